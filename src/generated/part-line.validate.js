// @ts-nocheck
// Generated from data/schemas by `npm run generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate2, compare) {
      return { validate: validate2, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// <stdin>
var validate = validate20;
var stdin_default = validate20;
var schema32 = { "title": "PartHead", "type": "object", "required": ["schema_version", "kind", "shard", "run", "plan"], "additionalProperties": false, "properties": { "schema_version": { "const": 1 }, "kind": { "enum": ["probe", "weekly", "second_reads"] }, "shard": { "type": "string", "pattern": "^[1-9][0-9]{0,2}/[1-9][0-9]{0,2}$" }, "run": { "type": "string", "format": "date-time", "description": "Start of the run, which all of its shards share." }, "plan": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "description": "Digest of what the whole run reads and how it is shared out." } } };
var schema33 = { "title": "ProbeResult", "description": "The run's word on one endpoint.", "type": "object", "required": ["endpoint", "status", "reason", "sample", "listings"], "additionalProperties": false, "properties": { "endpoint": { "type": "string" }, "status": { "enum": ["ok", "ok_empty", "auth_required", "error", "unreachable", "skipped"] }, "reason": { "type": ["string", "null"], "pattern": "^[a-z0-9_]+$" }, "sample": { "tsType": "unknown" }, "listings": { "type": "array", "items": { "title": "ListingState", "type": "object", "required": ["name", "state"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "state": { "tsType": "unknown" } } } } } };
var schema35 = { "title": "PartEnd", "type": "object", "required": ["outcome"], "additionalProperties": false, "properties": { "outcome": { "enum": ["whole", "network_down", "failed"], "description": "Only what a shard of a working network saw counts." }, "why": { "type": "string" }, "duration_ms": { "type": "integer", "minimum": 0 }, "reads": { "type": "integer", "minimum": 0 }, "second_reads": { "type": "integer", "minimum": 0 }, "left_hosts": { "type": "array", "items": { "title": "LeftHost", "type": "object", "required": ["host", "unread", "not_repeated"], "additionalProperties": false, "properties": { "host": { "type": "string" }, "unread": { "type": "integer" }, "not_repeated": { "type": "integer" } } } }, "failed_reads": { "type": "array", "items": { "title": "FailedRead", "type": "object", "required": ["endpoint", "message"], "additionalProperties": false, "properties": { "endpoint": { "type": "string" }, "message": { "type": "string" } } } }, "toolsets_too_large": { "type": "array", "items": { "type": "string" } }, "targets": { "type": "integer", "minimum": 0, "description": "Endpoints that were due; of a probe all are." }, "read": { "type": "integer", "minimum": 0 }, "failed": { "type": "integer", "minimum": 0 }, "left": { "type": "integer", "minimum": 0 }, "unopened": { "type": "integer", "minimum": 0 }, "records_kept": { "type": "integer", "minimum": 0 } } };
var pattern4 = new RegExp("^[1-9][0-9]{0,2}/[1-9][0-9]{0,2}$", "u");
var pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
var pattern6 = new RegExp("^[a-z0-9_]+$", "u");
var formats0 = require_formats().fullFormats["date-time"];
var func1 = Object.prototype.hasOwnProperty;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 1) {
        validate20.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1 }, message: "must NOT have more than 1 properties" }];
        return false;
      } else {
        if (Object.keys(data).length < 1) {
          validate20.errors = [{ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!(key0 === "part" || key0 === "probe" || key0 === "toolset" || key0 === "cards" || key0 === "end")) {
              validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.part !== void 0) {
              let data0 = data.part;
              const _errs2 = errors;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  let missing0;
                  if (data0.schema_version === void 0 && (missing0 = "schema_version") || data0.kind === void 0 && (missing0 = "kind") || data0.shard === void 0 && (missing0 = "shard") || data0.run === void 0 && (missing0 = "run") || data0.plan === void 0 && (missing0 = "plan")) {
                    validate20.errors = [{ instancePath: instancePath + "/part", schemaPath: "#/$defs/PartHead/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
                    return false;
                  } else {
                    const _errs5 = errors;
                    for (const key1 in data0) {
                      if (!(key1 === "schema_version" || key1 === "kind" || key1 === "shard" || key1 === "run" || key1 === "plan")) {
                        validate20.errors = [{ instancePath: instancePath + "/part", schemaPath: "#/$defs/PartHead/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                        return false;
                        break;
                      }
                    }
                    if (_errs5 === errors) {
                      if (data0.schema_version !== void 0) {
                        const _errs6 = errors;
                        if (1 !== data0.schema_version) {
                          validate20.errors = [{ instancePath: instancePath + "/part/schema_version", schemaPath: "#/$defs/PartHead/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }];
                          return false;
                        }
                        var valid2 = _errs6 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data0.kind !== void 0) {
                          let data2 = data0.kind;
                          const _errs7 = errors;
                          if (!(data2 === "probe" || data2 === "weekly" || data2 === "second_reads")) {
                            validate20.errors = [{ instancePath: instancePath + "/part/kind", schemaPath: "#/$defs/PartHead/properties/kind/enum", keyword: "enum", params: { allowedValues: schema32.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
                            return false;
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data0.shard !== void 0) {
                            let data3 = data0.shard;
                            const _errs8 = errors;
                            if (errors === _errs8) {
                              if (typeof data3 === "string") {
                                if (!pattern4.test(data3)) {
                                  validate20.errors = [{ instancePath: instancePath + "/part/shard", schemaPath: "#/$defs/PartHead/properties/shard/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{0,2}/[1-9][0-9]{0,2}$" }, message: 'must match pattern "^[1-9][0-9]{0,2}/[1-9][0-9]{0,2}$"' }];
                                  return false;
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/part/shard", schemaPath: "#/$defs/PartHead/properties/shard/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                            var valid2 = _errs8 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data0.run !== void 0) {
                              let data4 = data0.run;
                              const _errs10 = errors;
                              if (errors === _errs10) {
                                if (errors === _errs10) {
                                  if (typeof data4 === "string") {
                                    if (!formats0.validate(data4)) {
                                      validate20.errors = [{ instancePath: instancePath + "/part/run", schemaPath: "#/$defs/PartHead/properties/run/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                      return false;
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/part/run", schemaPath: "#/$defs/PartHead/properties/run/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                              }
                              var valid2 = _errs10 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data0.plan !== void 0) {
                                let data5 = data0.plan;
                                const _errs12 = errors;
                                if (errors === _errs12) {
                                  if (typeof data5 === "string") {
                                    if (!pattern5.test(data5)) {
                                      validate20.errors = [{ instancePath: instancePath + "/part/plan", schemaPath: "#/$defs/PartHead/properties/plan/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                      return false;
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/part/plan", schemaPath: "#/$defs/PartHead/properties/plan/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid2 = _errs12 === errors;
                              } else {
                                var valid2 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/part", schemaPath: "#/$defs/PartHead/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.probe !== void 0) {
                let data6 = data.probe;
                const _errs14 = errors;
                const _errs15 = errors;
                if (errors === _errs15) {
                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    let missing1;
                    if (data6.endpoint === void 0 && (missing1 = "endpoint") || data6.status === void 0 && (missing1 = "status") || data6.reason === void 0 && (missing1 = "reason") || data6.sample === void 0 && (missing1 = "sample") || data6.listings === void 0 && (missing1 = "listings")) {
                      validate20.errors = [{ instancePath: instancePath + "/probe", schemaPath: "#/$defs/ProbeResult/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      const _errs17 = errors;
                      for (const key2 in data6) {
                        if (!(key2 === "endpoint" || key2 === "status" || key2 === "reason" || key2 === "sample" || key2 === "listings")) {
                          validate20.errors = [{ instancePath: instancePath + "/probe", schemaPath: "#/$defs/ProbeResult/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs17 === errors) {
                        if (data6.endpoint !== void 0) {
                          const _errs18 = errors;
                          if (typeof data6.endpoint !== "string") {
                            validate20.errors = [{ instancePath: instancePath + "/probe/endpoint", schemaPath: "#/$defs/ProbeResult/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid4 = _errs18 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (valid4) {
                          if (data6.status !== void 0) {
                            let data8 = data6.status;
                            const _errs20 = errors;
                            if (!(data8 === "ok" || data8 === "ok_empty" || data8 === "auth_required" || data8 === "error" || data8 === "unreachable" || data8 === "skipped")) {
                              validate20.errors = [{ instancePath: instancePath + "/probe/status", schemaPath: "#/$defs/ProbeResult/properties/status/enum", keyword: "enum", params: { allowedValues: schema33.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid4 = _errs20 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data6.reason !== void 0) {
                              let data9 = data6.reason;
                              const _errs21 = errors;
                              if (typeof data9 !== "string" && data9 !== null) {
                                validate20.errors = [{ instancePath: instancePath + "/probe/reason", schemaPath: "#/$defs/ProbeResult/properties/reason/type", keyword: "type", params: { type: schema33.properties.reason.type }, message: "must be string,null" }];
                                return false;
                              }
                              if (errors === _errs21) {
                                if (typeof data9 === "string") {
                                  if (!pattern6.test(data9)) {
                                    validate20.errors = [{ instancePath: instancePath + "/probe/reason", schemaPath: "#/$defs/ProbeResult/properties/reason/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_]+$" }, message: 'must match pattern "^[a-z0-9_]+$"' }];
                                    return false;
                                  }
                                }
                              }
                              var valid4 = _errs21 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data6.listings !== void 0) {
                                let data10 = data6.listings;
                                const _errs23 = errors;
                                if (errors === _errs23) {
                                  if (Array.isArray(data10)) {
                                    var valid5 = true;
                                    const len0 = data10.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let data11 = data10[i0];
                                      const _errs25 = errors;
                                      if (errors === _errs25) {
                                        if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                          let missing2;
                                          if (data11.name === void 0 && (missing2 = "name") || data11.state === void 0 && (missing2 = "state")) {
                                            validate20.errors = [{ instancePath: instancePath + "/probe/listings/" + i0, schemaPath: "#/$defs/ProbeResult/properties/listings/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                            return false;
                                          } else {
                                            const _errs27 = errors;
                                            for (const key3 in data11) {
                                              if (!(key3 === "name" || key3 === "state")) {
                                                validate20.errors = [{ instancePath: instancePath + "/probe/listings/" + i0, schemaPath: "#/$defs/ProbeResult/properties/listings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                                return false;
                                                break;
                                              }
                                            }
                                            if (_errs27 === errors) {
                                              if (data11.name !== void 0) {
                                                if (typeof data11.name !== "string") {
                                                  validate20.errors = [{ instancePath: instancePath + "/probe/listings/" + i0 + "/name", schemaPath: "#/$defs/ProbeResult/properties/listings/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          validate20.errors = [{ instancePath: instancePath + "/probe/listings/" + i0, schemaPath: "#/$defs/ProbeResult/properties/listings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid5 = _errs25 === errors;
                                      if (!valid5) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/probe/listings", schemaPath: "#/$defs/ProbeResult/properties/listings/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid4 = _errs23 === errors;
                              } else {
                                var valid4 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/probe", schemaPath: "#/$defs/ProbeResult/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs14 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.cards !== void 0) {
                  let data13 = data.cards;
                  const _errs30 = errors;
                  const _errs31 = errors;
                  if (errors === _errs31) {
                    if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                      let missing3;
                      if (data13.listings === void 0 && (missing3 = "listings")) {
                        validate20.errors = [{ instancePath: instancePath + "/cards", schemaPath: "#/$defs/CardResult/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                        return false;
                      } else {
                        const _errs33 = errors;
                        for (const key4 in data13) {
                          if (!(key4 === "listings")) {
                            validate20.errors = [{ instancePath: instancePath + "/cards", schemaPath: "#/$defs/CardResult/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                            return false;
                            break;
                          }
                        }
                        if (_errs33 === errors) {
                          if (data13.listings !== void 0) {
                            let data14 = data13.listings;
                            const _errs34 = errors;
                            if (errors === _errs34) {
                              if (Array.isArray(data14)) {
                                var valid9 = true;
                                const len1 = data14.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  let data15 = data14[i1];
                                  const _errs36 = errors;
                                  if (errors === _errs36) {
                                    if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                      let missing4;
                                      if (data15.name === void 0 && (missing4 = "name") || data15.entry === void 0 && (missing4 = "entry") || data15.card === void 0 && (missing4 = "card")) {
                                        validate20.errors = [{ instancePath: instancePath + "/cards/listings/" + i1, schemaPath: "#/$defs/CardResult/properties/listings/items/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                        return false;
                                      } else {
                                        const _errs38 = errors;
                                        for (const key5 in data15) {
                                          if (!(key5 === "name" || key5 === "entry" || key5 === "card")) {
                                            validate20.errors = [{ instancePath: instancePath + "/cards/listings/" + i1, schemaPath: "#/$defs/CardResult/properties/listings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                                            return false;
                                            break;
                                          }
                                        }
                                        if (_errs38 === errors) {
                                          if (data15.name !== void 0) {
                                            if (typeof data15.name !== "string") {
                                              validate20.errors = [{ instancePath: instancePath + "/cards/listings/" + i1 + "/name", schemaPath: "#/$defs/CardResult/properties/listings/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                        }
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/cards/listings/" + i1, schemaPath: "#/$defs/CardResult/properties/listings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                      return false;
                                    }
                                  }
                                  var valid9 = _errs36 === errors;
                                  if (!valid9) {
                                    break;
                                  }
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/cards/listings", schemaPath: "#/$defs/CardResult/properties/listings/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/cards", schemaPath: "#/$defs/CardResult/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs30 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.end !== void 0) {
                    let data17 = data.end;
                    const _errs41 = errors;
                    const _errs42 = errors;
                    if (errors === _errs42) {
                      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                        let missing5;
                        if (data17.outcome === void 0 && (missing5 = "outcome")) {
                          validate20.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/PartEnd/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                          return false;
                        } else {
                          const _errs44 = errors;
                          for (const key6 in data17) {
                            if (!func1.call(schema35.properties, key6)) {
                              validate20.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/PartEnd/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" }];
                              return false;
                              break;
                            }
                          }
                          if (_errs44 === errors) {
                            if (data17.outcome !== void 0) {
                              let data18 = data17.outcome;
                              const _errs45 = errors;
                              if (!(data18 === "whole" || data18 === "network_down" || data18 === "failed")) {
                                validate20.errors = [{ instancePath: instancePath + "/end/outcome", schemaPath: "#/$defs/PartEnd/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema35.properties.outcome.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid12 = _errs45 === errors;
                            } else {
                              var valid12 = true;
                            }
                            if (valid12) {
                              if (data17.why !== void 0) {
                                const _errs46 = errors;
                                if (typeof data17.why !== "string") {
                                  validate20.errors = [{ instancePath: instancePath + "/end/why", schemaPath: "#/$defs/PartEnd/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid12 = _errs46 === errors;
                              } else {
                                var valid12 = true;
                              }
                              if (valid12) {
                                if (data17.duration_ms !== void 0) {
                                  let data20 = data17.duration_ms;
                                  const _errs48 = errors;
                                  if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
                                    validate20.errors = [{ instancePath: instancePath + "/end/duration_ms", schemaPath: "#/$defs/PartEnd/properties/duration_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs48) {
                                    if (typeof data20 == "number" && isFinite(data20)) {
                                      if (data20 < 0 || isNaN(data20)) {
                                        validate20.errors = [{ instancePath: instancePath + "/end/duration_ms", schemaPath: "#/$defs/PartEnd/properties/duration_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                        return false;
                                      }
                                    }
                                  }
                                  var valid12 = _errs48 === errors;
                                } else {
                                  var valid12 = true;
                                }
                                if (valid12) {
                                  if (data17.reads !== void 0) {
                                    let data21 = data17.reads;
                                    const _errs50 = errors;
                                    if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                                      validate20.errors = [{ instancePath: instancePath + "/end/reads", schemaPath: "#/$defs/PartEnd/properties/reads/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs50) {
                                      if (typeof data21 == "number" && isFinite(data21)) {
                                        if (data21 < 0 || isNaN(data21)) {
                                          validate20.errors = [{ instancePath: instancePath + "/end/reads", schemaPath: "#/$defs/PartEnd/properties/reads/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid12 = _errs50 === errors;
                                  } else {
                                    var valid12 = true;
                                  }
                                  if (valid12) {
                                    if (data17.second_reads !== void 0) {
                                      let data22 = data17.second_reads;
                                      const _errs52 = errors;
                                      if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                                        validate20.errors = [{ instancePath: instancePath + "/end/second_reads", schemaPath: "#/$defs/PartEnd/properties/second_reads/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      if (errors === _errs52) {
                                        if (typeof data22 == "number" && isFinite(data22)) {
                                          if (data22 < 0 || isNaN(data22)) {
                                            validate20.errors = [{ instancePath: instancePath + "/end/second_reads", schemaPath: "#/$defs/PartEnd/properties/second_reads/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                            return false;
                                          }
                                        }
                                      }
                                      var valid12 = _errs52 === errors;
                                    } else {
                                      var valid12 = true;
                                    }
                                    if (valid12) {
                                      if (data17.left_hosts !== void 0) {
                                        let data23 = data17.left_hosts;
                                        const _errs54 = errors;
                                        if (errors === _errs54) {
                                          if (Array.isArray(data23)) {
                                            var valid13 = true;
                                            const len2 = data23.length;
                                            for (let i2 = 0; i2 < len2; i2++) {
                                              let data24 = data23[i2];
                                              const _errs56 = errors;
                                              if (errors === _errs56) {
                                                if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                                  let missing6;
                                                  if (data24.host === void 0 && (missing6 = "host") || data24.unread === void 0 && (missing6 = "unread") || data24.not_repeated === void 0 && (missing6 = "not_repeated")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/end/left_hosts/" + i2, schemaPath: "#/$defs/PartEnd/properties/left_hosts/items/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                                                    return false;
                                                  } else {
                                                    const _errs58 = errors;
                                                    for (const key7 in data24) {
                                                      if (!(key7 === "host" || key7 === "unread" || key7 === "not_repeated")) {
                                                        validate20.errors = [{ instancePath: instancePath + "/end/left_hosts/" + i2, schemaPath: "#/$defs/PartEnd/properties/left_hosts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" }];
                                                        return false;
                                                        break;
                                                      }
                                                    }
                                                    if (_errs58 === errors) {
                                                      if (data24.host !== void 0) {
                                                        const _errs59 = errors;
                                                        if (typeof data24.host !== "string") {
                                                          validate20.errors = [{ instancePath: instancePath + "/end/left_hosts/" + i2 + "/host", schemaPath: "#/$defs/PartEnd/properties/left_hosts/items/properties/host/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                        var valid14 = _errs59 === errors;
                                                      } else {
                                                        var valid14 = true;
                                                      }
                                                      if (valid14) {
                                                        if (data24.unread !== void 0) {
                                                          let data26 = data24.unread;
                                                          const _errs61 = errors;
                                                          if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                                            validate20.errors = [{ instancePath: instancePath + "/end/left_hosts/" + i2 + "/unread", schemaPath: "#/$defs/PartEnd/properties/left_hosts/items/properties/unread/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                            return false;
                                                          }
                                                          var valid14 = _errs61 === errors;
                                                        } else {
                                                          var valid14 = true;
                                                        }
                                                        if (valid14) {
                                                          if (data24.not_repeated !== void 0) {
                                                            let data27 = data24.not_repeated;
                                                            const _errs63 = errors;
                                                            if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                                                              validate20.errors = [{ instancePath: instancePath + "/end/left_hosts/" + i2 + "/not_repeated", schemaPath: "#/$defs/PartEnd/properties/left_hosts/items/properties/not_repeated/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                              return false;
                                                            }
                                                            var valid14 = _errs63 === errors;
                                                          } else {
                                                            var valid14 = true;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                } else {
                                                  validate20.errors = [{ instancePath: instancePath + "/end/left_hosts/" + i2, schemaPath: "#/$defs/PartEnd/properties/left_hosts/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                  return false;
                                                }
                                              }
                                              var valid13 = _errs56 === errors;
                                              if (!valid13) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/end/left_hosts", schemaPath: "#/$defs/PartEnd/properties/left_hosts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                            return false;
                                          }
                                        }
                                        var valid12 = _errs54 === errors;
                                      } else {
                                        var valid12 = true;
                                      }
                                      if (valid12) {
                                        if (data17.failed_reads !== void 0) {
                                          let data28 = data17.failed_reads;
                                          const _errs65 = errors;
                                          if (errors === _errs65) {
                                            if (Array.isArray(data28)) {
                                              var valid15 = true;
                                              const len3 = data28.length;
                                              for (let i3 = 0; i3 < len3; i3++) {
                                                let data29 = data28[i3];
                                                const _errs67 = errors;
                                                if (errors === _errs67) {
                                                  if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                                                    let missing7;
                                                    if (data29.endpoint === void 0 && (missing7 = "endpoint") || data29.message === void 0 && (missing7 = "message")) {
                                                      validate20.errors = [{ instancePath: instancePath + "/end/failed_reads/" + i3, schemaPath: "#/$defs/PartEnd/properties/failed_reads/items/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" }];
                                                      return false;
                                                    } else {
                                                      const _errs69 = errors;
                                                      for (const key8 in data29) {
                                                        if (!(key8 === "endpoint" || key8 === "message")) {
                                                          validate20.errors = [{ instancePath: instancePath + "/end/failed_reads/" + i3, schemaPath: "#/$defs/PartEnd/properties/failed_reads/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" }];
                                                          return false;
                                                          break;
                                                        }
                                                      }
                                                      if (_errs69 === errors) {
                                                        if (data29.endpoint !== void 0) {
                                                          const _errs70 = errors;
                                                          if (typeof data29.endpoint !== "string") {
                                                            validate20.errors = [{ instancePath: instancePath + "/end/failed_reads/" + i3 + "/endpoint", schemaPath: "#/$defs/PartEnd/properties/failed_reads/items/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                            return false;
                                                          }
                                                          var valid16 = _errs70 === errors;
                                                        } else {
                                                          var valid16 = true;
                                                        }
                                                        if (valid16) {
                                                          if (data29.message !== void 0) {
                                                            const _errs72 = errors;
                                                            if (typeof data29.message !== "string") {
                                                              validate20.errors = [{ instancePath: instancePath + "/end/failed_reads/" + i3 + "/message", schemaPath: "#/$defs/PartEnd/properties/failed_reads/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                              return false;
                                                            }
                                                            var valid16 = _errs72 === errors;
                                                          } else {
                                                            var valid16 = true;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    validate20.errors = [{ instancePath: instancePath + "/end/failed_reads/" + i3, schemaPath: "#/$defs/PartEnd/properties/failed_reads/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                    return false;
                                                  }
                                                }
                                                var valid15 = _errs67 === errors;
                                                if (!valid15) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/end/failed_reads", schemaPath: "#/$defs/PartEnd/properties/failed_reads/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                              return false;
                                            }
                                          }
                                          var valid12 = _errs65 === errors;
                                        } else {
                                          var valid12 = true;
                                        }
                                        if (valid12) {
                                          if (data17.toolsets_too_large !== void 0) {
                                            let data32 = data17.toolsets_too_large;
                                            const _errs74 = errors;
                                            if (errors === _errs74) {
                                              if (Array.isArray(data32)) {
                                                var valid17 = true;
                                                const len4 = data32.length;
                                                for (let i4 = 0; i4 < len4; i4++) {
                                                  const _errs76 = errors;
                                                  if (typeof data32[i4] !== "string") {
                                                    validate20.errors = [{ instancePath: instancePath + "/end/toolsets_too_large/" + i4, schemaPath: "#/$defs/PartEnd/properties/toolsets_too_large/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                  var valid17 = _errs76 === errors;
                                                  if (!valid17) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/end/toolsets_too_large", schemaPath: "#/$defs/PartEnd/properties/toolsets_too_large/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                return false;
                                              }
                                            }
                                            var valid12 = _errs74 === errors;
                                          } else {
                                            var valid12 = true;
                                          }
                                          if (valid12) {
                                            if (data17.targets !== void 0) {
                                              let data34 = data17.targets;
                                              const _errs78 = errors;
                                              if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34))) {
                                                validate20.errors = [{ instancePath: instancePath + "/end/targets", schemaPath: "#/$defs/PartEnd/properties/targets/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                return false;
                                              }
                                              if (errors === _errs78) {
                                                if (typeof data34 == "number" && isFinite(data34)) {
                                                  if (data34 < 0 || isNaN(data34)) {
                                                    validate20.errors = [{ instancePath: instancePath + "/end/targets", schemaPath: "#/$defs/PartEnd/properties/targets/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid12 = _errs78 === errors;
                                            } else {
                                              var valid12 = true;
                                            }
                                            if (valid12) {
                                              if (data17.read !== void 0) {
                                                let data35 = data17.read;
                                                const _errs80 = errors;
                                                if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35))) {
                                                  validate20.errors = [{ instancePath: instancePath + "/end/read", schemaPath: "#/$defs/PartEnd/properties/read/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                  return false;
                                                }
                                                if (errors === _errs80) {
                                                  if (typeof data35 == "number" && isFinite(data35)) {
                                                    if (data35 < 0 || isNaN(data35)) {
                                                      validate20.errors = [{ instancePath: instancePath + "/end/read", schemaPath: "#/$defs/PartEnd/properties/read/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid12 = _errs80 === errors;
                                              } else {
                                                var valid12 = true;
                                              }
                                              if (valid12) {
                                                if (data17.failed !== void 0) {
                                                  let data36 = data17.failed;
                                                  const _errs82 = errors;
                                                  if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
                                                    validate20.errors = [{ instancePath: instancePath + "/end/failed", schemaPath: "#/$defs/PartEnd/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                    return false;
                                                  }
                                                  if (errors === _errs82) {
                                                    if (typeof data36 == "number" && isFinite(data36)) {
                                                      if (data36 < 0 || isNaN(data36)) {
                                                        validate20.errors = [{ instancePath: instancePath + "/end/failed", schemaPath: "#/$defs/PartEnd/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid12 = _errs82 === errors;
                                                } else {
                                                  var valid12 = true;
                                                }
                                                if (valid12) {
                                                  if (data17.left !== void 0) {
                                                    let data37 = data17.left;
                                                    const _errs84 = errors;
                                                    if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
                                                      validate20.errors = [{ instancePath: instancePath + "/end/left", schemaPath: "#/$defs/PartEnd/properties/left/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                      return false;
                                                    }
                                                    if (errors === _errs84) {
                                                      if (typeof data37 == "number" && isFinite(data37)) {
                                                        if (data37 < 0 || isNaN(data37)) {
                                                          validate20.errors = [{ instancePath: instancePath + "/end/left", schemaPath: "#/$defs/PartEnd/properties/left/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid12 = _errs84 === errors;
                                                  } else {
                                                    var valid12 = true;
                                                  }
                                                  if (valid12) {
                                                    if (data17.unopened !== void 0) {
                                                      let data38 = data17.unopened;
                                                      const _errs86 = errors;
                                                      if (!(typeof data38 == "number" && (!(data38 % 1) && !isNaN(data38)) && isFinite(data38))) {
                                                        validate20.errors = [{ instancePath: instancePath + "/end/unopened", schemaPath: "#/$defs/PartEnd/properties/unopened/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                        return false;
                                                      }
                                                      if (errors === _errs86) {
                                                        if (typeof data38 == "number" && isFinite(data38)) {
                                                          if (data38 < 0 || isNaN(data38)) {
                                                            validate20.errors = [{ instancePath: instancePath + "/end/unopened", schemaPath: "#/$defs/PartEnd/properties/unopened/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid12 = _errs86 === errors;
                                                    } else {
                                                      var valid12 = true;
                                                    }
                                                    if (valid12) {
                                                      if (data17.records_kept !== void 0) {
                                                        let data39 = data17.records_kept;
                                                        const _errs88 = errors;
                                                        if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
                                                          validate20.errors = [{ instancePath: instancePath + "/end/records_kept", schemaPath: "#/$defs/PartEnd/properties/records_kept/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                          return false;
                                                        }
                                                        if (errors === _errs88) {
                                                          if (typeof data39 == "number" && isFinite(data39)) {
                                                            if (data39 < 0 || isNaN(data39)) {
                                                              validate20.errors = [{ instancePath: instancePath + "/end/records_kept", schemaPath: "#/$defs/PartEnd/properties/records_kept/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid12 = _errs88 === errors;
                                                      } else {
                                                        var valid12 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate20.errors = [{ instancePath: instancePath + "/end", schemaPath: "#/$defs/PartEnd/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs41 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  stdin_default as default,
  validate
};
