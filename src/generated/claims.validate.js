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

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

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
var schema32 = { "title": "Claim", "type": "object", "required": ["listing", "github", "host", "proof", "since"], "additionalProperties": false, "properties": { "listing": { "type": "string", "minLength": 3, "maxLength": 200, "pattern": "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$" }, "github": { "type": "string", "pattern": "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,38}$", "description": "A login, in any case." }, "host": { "type": "string", "maxLength": 253, "pattern": "^(\\[[0-9a-f:.]+\\]|[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?)$", "description": "The host of the listing's endpoint: in lower case, without a port." }, "proof": { "enum": ["dns", "file"], "description": "dns: a TXT record at _mcp-rollcall.<host>; file: /.well-known/mcp-rollcall.txt. Either holds github=<login>." }, "since": { "type": "string", "format": "date" }, "checked_at": { "type": "string", "format": "date-time", "description": "When the proof was last seen." }, "opens_early": { "type": "string", "format": "date", "description": "The listing's report card opens on this day (UTC) where that is earlier than its opening day." }, "missed": { "title": "MissedProof", "description": "Checks since then that did not see the proof.", "type": "object", "required": ["since", "last", "gone", "unclear", "reason"], "additionalProperties": false, "properties": { "since": { "type": "string", "format": "date-time" }, "last": { "type": "string", "format": "date-time" }, "gone": { "type": "integer", "minimum": 0, "description": "An answer came, and it was not the proof." }, "unclear": { "type": "integer", "minimum": 0, "description": "No usable answer came." }, "reason": { "type": "string", "minLength": 1 } } } } };
var schema33 = { "title": "WithdrawnClaim", "type": "object", "required": ["listing", "github", "host", "proof", "since", "withdrawn_at", "reason"], "additionalProperties": false, "properties": { "listing": { "type": "string" }, "github": { "type": "string" }, "host": { "type": "string" }, "proof": { "enum": ["dns", "file"] }, "since": { "type": "string", "format": "date" }, "withdrawn_at": { "type": "string", "format": "date-time" }, "reason": { "type": "string", "minLength": 1 } } };
var func1 = require_ucs2length().default;
var pattern4 = new RegExp("^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$", "u");
var pattern5 = new RegExp("^[a-zA-Z0-9][a-zA-Z0-9_-]{0,38}$", "u");
var pattern6 = new RegExp("^(\\[[0-9a-f:.]+\\]|[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?)$", "u");
var formats0 = require_formats().fullFormats.date;
var formats2 = require_formats().fullFormats["date-time"];
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
      let missing0;
      if (data.schema_version === void 0 && (missing0 = "schema_version") || data.claims === void 0 && (missing0 = "claims")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "schema_version" || key0 === "claims" || key0 === "withdrawn")) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.schema_version !== void 0) {
            const _errs2 = errors;
            if (1 !== data.schema_version) {
              validate20.errors = [{ instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.claims !== void 0) {
              let data1 = data.claims;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    const _errs5 = errors;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        let missing1;
                        if (data2.listing === void 0 && (missing1 = "listing") || data2.github === void 0 && (missing1 = "github") || data2.host === void 0 && (missing1 = "host") || data2.proof === void 0 && (missing1 = "proof") || data2.since === void 0 && (missing1 = "since")) {
                          validate20.errors = [{ instancePath: instancePath + "/claims/" + i0, schemaPath: "#/$defs/Claim/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          const _errs8 = errors;
                          for (const key1 in data2) {
                            if (!(key1 === "listing" || key1 === "github" || key1 === "host" || key1 === "proof" || key1 === "since" || key1 === "checked_at" || key1 === "opens_early" || key1 === "missed")) {
                              validate20.errors = [{ instancePath: instancePath + "/claims/" + i0, schemaPath: "#/$defs/Claim/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                              return false;
                              break;
                            }
                          }
                          if (_errs8 === errors) {
                            if (data2.listing !== void 0) {
                              let data3 = data2.listing;
                              const _errs9 = errors;
                              if (errors === _errs9) {
                                if (typeof data3 === "string") {
                                  if (func1(data3) > 200) {
                                    validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/listing", schemaPath: "#/$defs/Claim/properties/listing/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                    return false;
                                  } else {
                                    if (func1(data3) < 3) {
                                      validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/listing", schemaPath: "#/$defs/Claim/properties/listing/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" }];
                                      return false;
                                    } else {
                                      if (!pattern4.test(data3)) {
                                        validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/listing", schemaPath: "#/$defs/Claim/properties/listing/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$" }, message: 'must match pattern "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$"' }];
                                        return false;
                                      }
                                    }
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/listing", schemaPath: "#/$defs/Claim/properties/listing/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid3 = _errs9 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data2.github !== void 0) {
                                let data4 = data2.github;
                                const _errs11 = errors;
                                if (errors === _errs11) {
                                  if (typeof data4 === "string") {
                                    if (!pattern5.test(data4)) {
                                      validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/github", schemaPath: "#/$defs/Claim/properties/github/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,38}$" }, message: 'must match pattern "^[a-zA-Z0-9][a-zA-Z0-9_-]{0,38}$"' }];
                                      return false;
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/github", schemaPath: "#/$defs/Claim/properties/github/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid3 = _errs11 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data2.host !== void 0) {
                                  let data5 = data2.host;
                                  const _errs13 = errors;
                                  if (errors === _errs13) {
                                    if (typeof data5 === "string") {
                                      if (func1(data5) > 253) {
                                        validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/host", schemaPath: "#/$defs/Claim/properties/host/maxLength", keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" }];
                                        return false;
                                      } else {
                                        if (!pattern6.test(data5)) {
                                          validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/host", schemaPath: "#/$defs/Claim/properties/host/pattern", keyword: "pattern", params: { pattern: "^(\\[[0-9a-f:.]+\\]|[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?)$" }, message: 'must match pattern "^(\\[[0-9a-f:.]+\\]|[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?)$"' }];
                                          return false;
                                        }
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/host", schemaPath: "#/$defs/Claim/properties/host/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid3 = _errs13 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (valid3) {
                                  if (data2.proof !== void 0) {
                                    let data6 = data2.proof;
                                    const _errs15 = errors;
                                    if (!(data6 === "dns" || data6 === "file")) {
                                      validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/proof", schemaPath: "#/$defs/Claim/properties/proof/enum", keyword: "enum", params: { allowedValues: schema32.properties.proof.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid3 = _errs15 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                  if (valid3) {
                                    if (data2.since !== void 0) {
                                      let data7 = data2.since;
                                      const _errs16 = errors;
                                      if (errors === _errs16) {
                                        if (errors === _errs16) {
                                          if (typeof data7 === "string") {
                                            if (!formats0.validate(data7)) {
                                              validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/since", schemaPath: "#/$defs/Claim/properties/since/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }];
                                              return false;
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/since", schemaPath: "#/$defs/Claim/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                        }
                                      }
                                      var valid3 = _errs16 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (valid3) {
                                      if (data2.checked_at !== void 0) {
                                        let data8 = data2.checked_at;
                                        const _errs18 = errors;
                                        if (errors === _errs18) {
                                          if (errors === _errs18) {
                                            if (typeof data8 === "string") {
                                              if (!formats2.validate(data8)) {
                                                validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/checked_at", schemaPath: "#/$defs/Claim/properties/checked_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                return false;
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/checked_at", schemaPath: "#/$defs/Claim/properties/checked_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                        }
                                        var valid3 = _errs18 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                      if (valid3) {
                                        if (data2.opens_early !== void 0) {
                                          let data9 = data2.opens_early;
                                          const _errs20 = errors;
                                          if (errors === _errs20) {
                                            if (errors === _errs20) {
                                              if (typeof data9 === "string") {
                                                if (!formats0.validate(data9)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/opens_early", schemaPath: "#/$defs/Claim/properties/opens_early/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }];
                                                  return false;
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/opens_early", schemaPath: "#/$defs/Claim/properties/opens_early/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid3 = _errs20 === errors;
                                        } else {
                                          var valid3 = true;
                                        }
                                        if (valid3) {
                                          if (data2.missed !== void 0) {
                                            let data10 = data2.missed;
                                            const _errs22 = errors;
                                            if (errors === _errs22) {
                                              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                                let missing2;
                                                if (data10.since === void 0 && (missing2 = "since") || data10.last === void 0 && (missing2 = "last") || data10.gone === void 0 && (missing2 = "gone") || data10.unclear === void 0 && (missing2 = "unclear") || data10.reason === void 0 && (missing2 = "reason")) {
                                                  validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/missed", schemaPath: "#/$defs/Claim/properties/missed/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                                  return false;
                                                } else {
                                                  const _errs24 = errors;
                                                  for (const key2 in data10) {
                                                    if (!(key2 === "since" || key2 === "last" || key2 === "gone" || key2 === "unclear" || key2 === "reason")) {
                                                      validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/missed", schemaPath: "#/$defs/Claim/properties/missed/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                                      return false;
                                                      break;
                                                    }
                                                  }
                                                  if (_errs24 === errors) {
                                                    if (data10.since !== void 0) {
                                                      let data11 = data10.since;
                                                      const _errs25 = errors;
                                                      if (errors === _errs25) {
                                                        if (errors === _errs25) {
                                                          if (typeof data11 === "string") {
                                                            if (!formats2.validate(data11)) {
                                                              validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/missed/since", schemaPath: "#/$defs/Claim/properties/missed/properties/since/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                              return false;
                                                            }
                                                          } else {
                                                            validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/missed/since", schemaPath: "#/$defs/Claim/properties/missed/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid4 = _errs25 === errors;
                                                    } else {
                                                      var valid4 = true;
                                                    }
                                                    if (valid4) {
                                                      if (data10.last !== void 0) {
                                                        let data12 = data10.last;
                                                        const _errs27 = errors;
                                                        if (errors === _errs27) {
                                                          if (errors === _errs27) {
                                                            if (typeof data12 === "string") {
                                                              if (!formats2.validate(data12)) {
                                                                validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/missed/last", schemaPath: "#/$defs/Claim/properties/missed/properties/last/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                                return false;
                                                              }
                                                            } else {
                                                              validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/missed/last", schemaPath: "#/$defs/Claim/properties/missed/properties/last/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid4 = _errs27 === errors;
                                                      } else {
                                                        var valid4 = true;
                                                      }
                                                      if (valid4) {
                                                        if (data10.gone !== void 0) {
                                                          let data13 = data10.gone;
                                                          const _errs29 = errors;
                                                          if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                                            validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/missed/gone", schemaPath: "#/$defs/Claim/properties/missed/properties/gone/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                            return false;
                                                          }
                                                          if (errors === _errs29) {
                                                            if (typeof data13 == "number" && isFinite(data13)) {
                                                              if (data13 < 0 || isNaN(data13)) {
                                                                validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/missed/gone", schemaPath: "#/$defs/Claim/properties/missed/properties/gone/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid4 = _errs29 === errors;
                                                        } else {
                                                          var valid4 = true;
                                                        }
                                                        if (valid4) {
                                                          if (data10.unclear !== void 0) {
                                                            let data14 = data10.unclear;
                                                            const _errs31 = errors;
                                                            if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                                              validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/missed/unclear", schemaPath: "#/$defs/Claim/properties/missed/properties/unclear/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                              return false;
                                                            }
                                                            if (errors === _errs31) {
                                                              if (typeof data14 == "number" && isFinite(data14)) {
                                                                if (data14 < 0 || isNaN(data14)) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/missed/unclear", schemaPath: "#/$defs/Claim/properties/missed/properties/unclear/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid4 = _errs31 === errors;
                                                          } else {
                                                            var valid4 = true;
                                                          }
                                                          if (valid4) {
                                                            if (data10.reason !== void 0) {
                                                              let data15 = data10.reason;
                                                              const _errs33 = errors;
                                                              if (errors === _errs33) {
                                                                if (typeof data15 === "string") {
                                                                  if (func1(data15) < 1) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/missed/reason", schemaPath: "#/$defs/Claim/properties/missed/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                    return false;
                                                                  }
                                                                } else {
                                                                  validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/missed/reason", schemaPath: "#/$defs/Claim/properties/missed/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid4 = _errs33 === errors;
                                                            } else {
                                                              var valid4 = true;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/claims/" + i0 + "/missed", schemaPath: "#/$defs/Claim/properties/missed/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                return false;
                                              }
                                            }
                                            var valid3 = _errs22 === errors;
                                          } else {
                                            var valid3 = true;
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
                        validate20.errors = [{ instancePath: instancePath + "/claims/" + i0, schemaPath: "#/$defs/Claim/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.withdrawn !== void 0) {
                let data16 = data.withdrawn;
                const _errs35 = errors;
                if (errors === _errs35) {
                  if (Array.isArray(data16)) {
                    var valid5 = true;
                    const len1 = data16.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data17 = data16[i1];
                      const _errs37 = errors;
                      const _errs38 = errors;
                      if (errors === _errs38) {
                        if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                          let missing3;
                          if (data17.listing === void 0 && (missing3 = "listing") || data17.github === void 0 && (missing3 = "github") || data17.host === void 0 && (missing3 = "host") || data17.proof === void 0 && (missing3 = "proof") || data17.since === void 0 && (missing3 = "since") || data17.withdrawn_at === void 0 && (missing3 = "withdrawn_at") || data17.reason === void 0 && (missing3 = "reason")) {
                            validate20.errors = [{ instancePath: instancePath + "/withdrawn/" + i1, schemaPath: "#/$defs/WithdrawnClaim/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                            return false;
                          } else {
                            const _errs40 = errors;
                            for (const key3 in data17) {
                              if (!(key3 === "listing" || key3 === "github" || key3 === "host" || key3 === "proof" || key3 === "since" || key3 === "withdrawn_at" || key3 === "reason")) {
                                validate20.errors = [{ instancePath: instancePath + "/withdrawn/" + i1, schemaPath: "#/$defs/WithdrawnClaim/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                return false;
                                break;
                              }
                            }
                            if (_errs40 === errors) {
                              if (data17.listing !== void 0) {
                                const _errs41 = errors;
                                if (typeof data17.listing !== "string") {
                                  validate20.errors = [{ instancePath: instancePath + "/withdrawn/" + i1 + "/listing", schemaPath: "#/$defs/WithdrawnClaim/properties/listing/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid7 = _errs41 === errors;
                              } else {
                                var valid7 = true;
                              }
                              if (valid7) {
                                if (data17.github !== void 0) {
                                  const _errs43 = errors;
                                  if (typeof data17.github !== "string") {
                                    validate20.errors = [{ instancePath: instancePath + "/withdrawn/" + i1 + "/github", schemaPath: "#/$defs/WithdrawnClaim/properties/github/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid7 = _errs43 === errors;
                                } else {
                                  var valid7 = true;
                                }
                                if (valid7) {
                                  if (data17.host !== void 0) {
                                    const _errs45 = errors;
                                    if (typeof data17.host !== "string") {
                                      validate20.errors = [{ instancePath: instancePath + "/withdrawn/" + i1 + "/host", schemaPath: "#/$defs/WithdrawnClaim/properties/host/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid7 = _errs45 === errors;
                                  } else {
                                    var valid7 = true;
                                  }
                                  if (valid7) {
                                    if (data17.proof !== void 0) {
                                      let data21 = data17.proof;
                                      const _errs47 = errors;
                                      if (!(data21 === "dns" || data21 === "file")) {
                                        validate20.errors = [{ instancePath: instancePath + "/withdrawn/" + i1 + "/proof", schemaPath: "#/$defs/WithdrawnClaim/properties/proof/enum", keyword: "enum", params: { allowedValues: schema33.properties.proof.enum }, message: "must be equal to one of the allowed values" }];
                                        return false;
                                      }
                                      var valid7 = _errs47 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data17.since !== void 0) {
                                        let data22 = data17.since;
                                        const _errs48 = errors;
                                        if (errors === _errs48) {
                                          if (errors === _errs48) {
                                            if (typeof data22 === "string") {
                                              if (!formats0.validate(data22)) {
                                                validate20.errors = [{ instancePath: instancePath + "/withdrawn/" + i1 + "/since", schemaPath: "#/$defs/WithdrawnClaim/properties/since/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }];
                                                return false;
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/withdrawn/" + i1 + "/since", schemaPath: "#/$defs/WithdrawnClaim/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                          }
                                        }
                                        var valid7 = _errs48 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                      if (valid7) {
                                        if (data17.withdrawn_at !== void 0) {
                                          let data23 = data17.withdrawn_at;
                                          const _errs50 = errors;
                                          if (errors === _errs50) {
                                            if (errors === _errs50) {
                                              if (typeof data23 === "string") {
                                                if (!formats2.validate(data23)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/withdrawn/" + i1 + "/withdrawn_at", schemaPath: "#/$defs/WithdrawnClaim/properties/withdrawn_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                  return false;
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/withdrawn/" + i1 + "/withdrawn_at", schemaPath: "#/$defs/WithdrawnClaim/properties/withdrawn_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid7 = _errs50 === errors;
                                        } else {
                                          var valid7 = true;
                                        }
                                        if (valid7) {
                                          if (data17.reason !== void 0) {
                                            let data24 = data17.reason;
                                            const _errs52 = errors;
                                            if (errors === _errs52) {
                                              if (typeof data24 === "string") {
                                                if (func1(data24) < 1) {
                                                  validate20.errors = [{ instancePath: instancePath + "/withdrawn/" + i1 + "/reason", schemaPath: "#/$defs/WithdrawnClaim/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                  return false;
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/withdrawn/" + i1 + "/reason", schemaPath: "#/$defs/WithdrawnClaim/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                            var valid7 = _errs52 === errors;
                                          } else {
                                            var valid7 = true;
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
                          validate20.errors = [{ instancePath: instancePath + "/withdrawn/" + i1, schemaPath: "#/$defs/WithdrawnClaim/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid5 = _errs37 === errors;
                      if (!valid5) {
                        break;
                      }
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/withdrawn", schemaPath: "#/properties/withdrawn/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs35 === errors;
              } else {
                var valid0 = true;
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
