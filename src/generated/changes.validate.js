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

// <stdin>
var validate = validate20;
var stdin_default = validate20;
var formats0 = require_formats().fullFormats.date;
var schema32 = { "title": "Change", "description": "One change of one listing.", "type": "object", "tsType": "ListedChange | EndpointChange | TransportChange | DeprecatedChange | StatusChange | ToolsChange | CardChange", "required": ["at", "name", "kind"], "properties": { "at": { "type": "string", "format": "date-time", "pattern": "Z$" }, "name": { "type": "string", "minLength": 3, "maxLength": 200, "pattern": "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$" }, "kind": { "enum": ["listed", "unlisted", "endpoint", "transport", "deprecated", "reactivated", "status", "tools", "card"] }, "from": {}, "to": {}, "reason": {}, "message": {}, "added": {}, "removed": {}, "changed": { "items": { "type": "object", "properties": { "name": {}, "what": {} } }, "type": "array" }, "more": {} }, "allOf": [{ "if": { "properties": { "kind": { "enum": ["listed", "unlisted", "reactivated"] } } }, "then": { "$ref": "#/$defs/ListedChange" } }, { "if": { "properties": { "kind": { "const": "endpoint" } } }, "then": { "$ref": "#/$defs/EndpointChange" } }, { "if": { "properties": { "kind": { "const": "transport" } } }, "then": { "$ref": "#/$defs/TransportChange" } }, { "if": { "properties": { "kind": { "const": "deprecated" } } }, "then": { "$ref": "#/$defs/DeprecatedChange" } }, { "if": { "properties": { "kind": { "const": "status" } } }, "then": { "$ref": "#/$defs/StatusChange" } }, { "if": { "properties": { "kind": { "const": "tools" } } }, "then": { "$ref": "#/$defs/ToolsChange" } }, { "if": { "properties": { "kind": { "const": "card" } } }, "then": { "$ref": "#/$defs/CardChange" } }] };
var schema33 = { "title": "ListedChange", "description": "The listing appeared in the catalog, left it, or is no longer deprecated.", "type": "object", "required": ["at", "name", "kind"], "additionalProperties": false, "properties": { "at": { "type": "string" }, "name": { "type": "string" }, "kind": { "enum": ["listed", "unlisted", "reactivated"] } } };
var schema37 = { "title": "StatusChange", "description": "The stored status, after confirmation, is another one. A first result comes from null.", "type": "object", "required": ["at", "name", "kind", "from", "to"], "additionalProperties": false, "properties": { "at": { "type": "string" }, "name": { "type": "string" }, "kind": { "const": "status" }, "from": { "enum": ["unreachable", "auth_required", "error", "failed", "ok", "ok_empty", null] }, "to": { "enum": ["unreachable", "auth_required", "error", "failed", "ok", "ok_empty"] }, "reason": { "type": "string", "description": "A code of the reasons table." } } };
var schema40 = { "title": "CardChange", "description": "The report card opened (there is no `from`) or has another grade; null is a card without one, for a server that could not be read.", "type": "object", "required": ["at", "name", "kind", "to"], "additionalProperties": false, "properties": { "at": { "type": "string" }, "name": { "type": "string" }, "kind": { "const": "card" }, "from": { "enum": ["A", "B", "C", "D", null] }, "to": { "enum": ["A", "B", "C", "D", null] } } };
var schema39 = { "title": "ChangedTool", "type": "object", "required": ["name", "what"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "what": { "type": "array", "minItems": 1, "items": { "enum": ["title", "description", "schema", "hints"] } } } };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.at === void 0 && (missing0 = "at") || data.name === void 0 && (missing0 = "name") || data.kind === void 0 && (missing0 = "kind") || data.added === void 0 && (missing0 = "added") || data.removed === void 0 && (missing0 = "removed") || data.changed === void 0 && (missing0 = "changed")) {
        validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "at" || key0 === "name" || key0 === "kind" || key0 === "added" || key0 === "removed" || key0 === "changed" || key0 === "more")) {
            validate22.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.at !== void 0) {
            const _errs2 = errors;
            if (typeof data.at !== "string") {
              validate22.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              const _errs4 = errors;
              if (typeof data.name !== "string") {
                validate22.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.kind !== void 0) {
                const _errs6 = errors;
                if ("tools" !== data.kind) {
                  validate22.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "tools" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.added !== void 0) {
                  let data3 = data.added;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (Array.isArray(data3)) {
                      var valid1 = true;
                      const len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs9 = errors;
                        if (typeof data3[i0] !== "string") {
                          validate22.errors = [{ instancePath: instancePath + "/added/" + i0, schemaPath: "#/properties/added/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid1 = _errs9 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    } else {
                      validate22.errors = [{ instancePath: instancePath + "/added", schemaPath: "#/properties/added/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.removed !== void 0) {
                    let data5 = data.removed;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (Array.isArray(data5)) {
                        var valid2 = true;
                        const len1 = data5.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          const _errs13 = errors;
                          if (typeof data5[i1] !== "string") {
                            validate22.errors = [{ instancePath: instancePath + "/removed/" + i1, schemaPath: "#/properties/removed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs13 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      } else {
                        validate22.errors = [{ instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.changed !== void 0) {
                      let data7 = data.changed;
                      const _errs15 = errors;
                      if (errors === _errs15) {
                        if (Array.isArray(data7)) {
                          var valid3 = true;
                          const len2 = data7.length;
                          for (let i2 = 0; i2 < len2; i2++) {
                            let data8 = data7[i2];
                            const _errs17 = errors;
                            const _errs18 = errors;
                            if (errors === _errs18) {
                              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                let missing1;
                                if (data8.name === void 0 && (missing1 = "name") || data8.what === void 0 && (missing1 = "what")) {
                                  validate22.errors = [{ instancePath: instancePath + "/changed/" + i2, schemaPath: "#/$defs/ChangedTool/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                  return false;
                                } else {
                                  const _errs20 = errors;
                                  for (const key1 in data8) {
                                    if (!(key1 === "name" || key1 === "what")) {
                                      validate22.errors = [{ instancePath: instancePath + "/changed/" + i2, schemaPath: "#/$defs/ChangedTool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs20 === errors) {
                                    if (data8.name !== void 0) {
                                      const _errs21 = errors;
                                      if (typeof data8.name !== "string") {
                                        validate22.errors = [{ instancePath: instancePath + "/changed/" + i2 + "/name", schemaPath: "#/$defs/ChangedTool/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid5 = _errs21 === errors;
                                    } else {
                                      var valid5 = true;
                                    }
                                    if (valid5) {
                                      if (data8.what !== void 0) {
                                        let data10 = data8.what;
                                        const _errs23 = errors;
                                        if (errors === _errs23) {
                                          if (Array.isArray(data10)) {
                                            if (data10.length < 1) {
                                              validate22.errors = [{ instancePath: instancePath + "/changed/" + i2 + "/what", schemaPath: "#/$defs/ChangedTool/properties/what/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                              return false;
                                            } else {
                                              var valid6 = true;
                                              const len3 = data10.length;
                                              for (let i3 = 0; i3 < len3; i3++) {
                                                let data11 = data10[i3];
                                                const _errs25 = errors;
                                                if (!(data11 === "title" || data11 === "description" || data11 === "schema" || data11 === "hints")) {
                                                  validate22.errors = [{ instancePath: instancePath + "/changed/" + i2 + "/what/" + i3, schemaPath: "#/$defs/ChangedTool/properties/what/items/enum", keyword: "enum", params: { allowedValues: schema39.properties.what.items.enum }, message: "must be equal to one of the allowed values" }];
                                                  return false;
                                                }
                                                var valid6 = _errs25 === errors;
                                                if (!valid6) {
                                                  break;
                                                }
                                              }
                                            }
                                          } else {
                                            validate22.errors = [{ instancePath: instancePath + "/changed/" + i2 + "/what", schemaPath: "#/$defs/ChangedTool/properties/what/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                            return false;
                                          }
                                        }
                                        var valid5 = _errs23 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate22.errors = [{ instancePath: instancePath + "/changed/" + i2, schemaPath: "#/$defs/ChangedTool/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid3 = _errs17 === errors;
                            if (!valid3) {
                              break;
                            }
                          }
                        } else {
                          validate22.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.more !== void 0) {
                        let data12 = data.more;
                        const _errs26 = errors;
                        if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                          validate22.errors = [{ instancePath: instancePath + "/more", schemaPath: "#/properties/more/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs26) {
                          if (typeof data12 == "number" && isFinite(data12)) {
                            if (data12 < 1 || isNaN(data12)) {
                              validate22.errors = [{ instancePath: instancePath + "/more", schemaPath: "#/properties/more/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs26 === errors;
                      } else {
                        var valid0 = true;
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
      validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var formats2 = require_formats().fullFormats["date-time"];
var pattern4 = new RegExp("Z$", "u");
var pattern5 = new RegExp("^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$", "u");
var func1 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (!(data0 === "listed" || data0 === "unlisted" || data0 === "reactivated")) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2;
  if (vErrors !== null) {
    if (_errs2) {
      vErrors.length = _errs2;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs5 = errors;
    const _errs6 = errors;
    if (errors === _errs6) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.at === void 0 && (missing0 = "at") || data.name === void 0 && (missing0 = "name") || data.kind === void 0 && (missing0 = "kind")) {
          validate21.errors = [{ instancePath, schemaPath: "#/$defs/ListedChange/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs8 = errors;
          for (const key0 in data) {
            if (!(key0 === "at" || key0 === "name" || key0 === "kind")) {
              validate21.errors = [{ instancePath, schemaPath: "#/$defs/ListedChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
              return false;
              break;
            }
          }
          if (_errs8 === errors) {
            if (data.at !== void 0) {
              const _errs9 = errors;
              if (typeof data.at !== "string") {
                validate21.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/ListedChange/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid4 = _errs9 === errors;
            } else {
              var valid4 = true;
            }
            if (valid4) {
              if (data.name !== void 0) {
                const _errs11 = errors;
                if (typeof data.name !== "string") {
                  validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/$defs/ListedChange/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid4 = _errs11 === errors;
              } else {
                var valid4 = true;
              }
              if (valid4) {
                if (data.kind !== void 0) {
                  let data3 = data.kind;
                  const _errs13 = errors;
                  if (!(data3 === "listed" || data3 === "unlisted" || data3 === "reactivated")) {
                    validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/ListedChange/properties/kind/enum", keyword: "enum", params: { allowedValues: schema33.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid4 = _errs13 === errors;
                } else {
                  var valid4 = true;
                }
              }
            }
          }
        }
      } else {
        validate21.errors = [{ instancePath, schemaPath: "#/$defs/ListedChange/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
        return false;
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
    if (valid1) {
      var props0 = true;
    }
  }
  if (!valid1) {
    const err1 = { instancePath, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate21.errors = vErrors;
    return false;
  }
  var valid0 = _errs1 === errors;
  if (valid0) {
    const _errs14 = errors;
    const _errs15 = errors;
    let valid5 = true;
    const _errs16 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.kind !== void 0) {
        if ("endpoint" !== data.kind) {
          const err2 = {};
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    var _valid1 = _errs16 === errors;
    errors = _errs15;
    if (vErrors !== null) {
      if (_errs15) {
        vErrors.length = _errs15;
      } else {
        vErrors = null;
      }
    }
    if (_valid1) {
      const _errs18 = errors;
      const _errs19 = errors;
      if (errors === _errs19) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing1;
          if (data.at === void 0 && (missing1 = "at") || data.name === void 0 && (missing1 = "name") || data.kind === void 0 && (missing1 = "kind")) {
            validate21.errors = [{ instancePath, schemaPath: "#/$defs/EndpointChange/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
            return false;
          } else {
            const _errs21 = errors;
            for (const key1 in data) {
              if (!(key1 === "at" || key1 === "name" || key1 === "kind" || key1 === "from" || key1 === "to")) {
                validate21.errors = [{ instancePath, schemaPath: "#/$defs/EndpointChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                return false;
                break;
              }
            }
            if (_errs21 === errors) {
              if (data.at !== void 0) {
                const _errs22 = errors;
                if (typeof data.at !== "string") {
                  validate21.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/EndpointChange/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid8 = _errs22 === errors;
              } else {
                var valid8 = true;
              }
              if (valid8) {
                if (data.name !== void 0) {
                  const _errs24 = errors;
                  if (typeof data.name !== "string") {
                    validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/$defs/EndpointChange/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid8 = _errs24 === errors;
                } else {
                  var valid8 = true;
                }
                if (valid8) {
                  if (data.kind !== void 0) {
                    const _errs26 = errors;
                    if ("endpoint" !== data.kind) {
                      validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/EndpointChange/properties/kind/const", keyword: "const", params: { allowedValue: "endpoint" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid8 = _errs26 === errors;
                  } else {
                    var valid8 = true;
                  }
                  if (valid8) {
                    if (data.from !== void 0) {
                      const _errs27 = errors;
                      if (typeof data.from !== "string") {
                        validate21.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/$defs/EndpointChange/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid8 = _errs27 === errors;
                    } else {
                      var valid8 = true;
                    }
                    if (valid8) {
                      if (data.to !== void 0) {
                        const _errs29 = errors;
                        if (typeof data.to !== "string") {
                          validate21.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/$defs/EndpointChange/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid8 = _errs29 === errors;
                      } else {
                        var valid8 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        } else {
          validate21.errors = [{ instancePath, schemaPath: "#/$defs/EndpointChange/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
          return false;
        }
      }
      var _valid1 = _errs18 === errors;
      valid5 = _valid1;
      if (valid5) {
        var props1 = true;
      }
    }
    if (!valid5) {
      const err3 = { instancePath, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
      validate21.errors = vErrors;
      return false;
    }
    var valid0 = _errs14 === errors;
    if (valid0) {
      if (props0 !== true && props1 !== void 0) {
        if (props1 === true) {
          props0 = true;
        } else {
          props0 = props0 || {};
          Object.assign(props0, props1);
        }
      }
      const _errs31 = errors;
      const _errs32 = errors;
      let valid9 = true;
      const _errs33 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.kind !== void 0) {
          if ("transport" !== data.kind) {
            const err4 = {};
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      }
      var _valid2 = _errs33 === errors;
      errors = _errs32;
      if (vErrors !== null) {
        if (_errs32) {
          vErrors.length = _errs32;
        } else {
          vErrors = null;
        }
      }
      if (_valid2) {
        const _errs35 = errors;
        const _errs36 = errors;
        if (errors === _errs36) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing2;
            if (data.at === void 0 && (missing2 = "at") || data.name === void 0 && (missing2 = "name") || data.kind === void 0 && (missing2 = "kind") || data.from === void 0 && (missing2 = "from") || data.to === void 0 && (missing2 = "to")) {
              validate21.errors = [{ instancePath, schemaPath: "#/$defs/TransportChange/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
              return false;
            } else {
              const _errs38 = errors;
              for (const key2 in data) {
                if (!(key2 === "at" || key2 === "name" || key2 === "kind" || key2 === "from" || key2 === "to")) {
                  validate21.errors = [{ instancePath, schemaPath: "#/$defs/TransportChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                  return false;
                  break;
                }
              }
              if (_errs38 === errors) {
                if (data.at !== void 0) {
                  const _errs39 = errors;
                  if (typeof data.at !== "string") {
                    validate21.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/TransportChange/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid12 = _errs39 === errors;
                } else {
                  var valid12 = true;
                }
                if (valid12) {
                  if (data.name !== void 0) {
                    const _errs41 = errors;
                    if (typeof data.name !== "string") {
                      validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/$defs/TransportChange/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid12 = _errs41 === errors;
                  } else {
                    var valid12 = true;
                  }
                  if (valid12) {
                    if (data.kind !== void 0) {
                      const _errs43 = errors;
                      if ("transport" !== data.kind) {
                        validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/TransportChange/properties/kind/const", keyword: "const", params: { allowedValue: "transport" }, message: "must be equal to constant" }];
                        return false;
                      }
                      var valid12 = _errs43 === errors;
                    } else {
                      var valid12 = true;
                    }
                    if (valid12) {
                      if (data.from !== void 0) {
                        const _errs44 = errors;
                        if (typeof data.from !== "string") {
                          validate21.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/$defs/TransportChange/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid12 = _errs44 === errors;
                      } else {
                        var valid12 = true;
                      }
                      if (valid12) {
                        if (data.to !== void 0) {
                          const _errs46 = errors;
                          if (typeof data.to !== "string") {
                            validate21.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/$defs/TransportChange/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid12 = _errs46 === errors;
                        } else {
                          var valid12 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          } else {
            validate21.errors = [{ instancePath, schemaPath: "#/$defs/TransportChange/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        var _valid2 = _errs35 === errors;
        valid9 = _valid2;
        if (valid9) {
          var props2 = true;
        }
      }
      if (!valid9) {
        const err5 = { instancePath, schemaPath: "#/allOf/2/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
        validate21.errors = vErrors;
        return false;
      }
      var valid0 = _errs31 === errors;
      if (valid0) {
        if (props0 !== true && props2 !== void 0) {
          if (props2 === true) {
            props0 = true;
          } else {
            props0 = props0 || {};
            Object.assign(props0, props2);
          }
        }
        const _errs48 = errors;
        const _errs49 = errors;
        let valid13 = true;
        const _errs50 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.kind !== void 0) {
            if ("deprecated" !== data.kind) {
              const err6 = {};
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        }
        var _valid3 = _errs50 === errors;
        errors = _errs49;
        if (vErrors !== null) {
          if (_errs49) {
            vErrors.length = _errs49;
          } else {
            vErrors = null;
          }
        }
        if (_valid3) {
          const _errs52 = errors;
          const _errs53 = errors;
          if (errors === _errs53) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing3;
              if (data.at === void 0 && (missing3 = "at") || data.name === void 0 && (missing3 = "name") || data.kind === void 0 && (missing3 = "kind")) {
                validate21.errors = [{ instancePath, schemaPath: "#/$defs/DeprecatedChange/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                return false;
              } else {
                const _errs55 = errors;
                for (const key3 in data) {
                  if (!(key3 === "at" || key3 === "name" || key3 === "kind" || key3 === "message")) {
                    validate21.errors = [{ instancePath, schemaPath: "#/$defs/DeprecatedChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                    return false;
                    break;
                  }
                }
                if (_errs55 === errors) {
                  if (data.at !== void 0) {
                    const _errs56 = errors;
                    if (typeof data.at !== "string") {
                      validate21.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/DeprecatedChange/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid16 = _errs56 === errors;
                  } else {
                    var valid16 = true;
                  }
                  if (valid16) {
                    if (data.name !== void 0) {
                      const _errs58 = errors;
                      if (typeof data.name !== "string") {
                        validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/$defs/DeprecatedChange/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid16 = _errs58 === errors;
                    } else {
                      var valid16 = true;
                    }
                    if (valid16) {
                      if (data.kind !== void 0) {
                        const _errs60 = errors;
                        if ("deprecated" !== data.kind) {
                          validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/DeprecatedChange/properties/kind/const", keyword: "const", params: { allowedValue: "deprecated" }, message: "must be equal to constant" }];
                          return false;
                        }
                        var valid16 = _errs60 === errors;
                      } else {
                        var valid16 = true;
                      }
                      if (valid16) {
                        if (data.message !== void 0) {
                          const _errs61 = errors;
                          if (typeof data.message !== "string") {
                            validate21.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/$defs/DeprecatedChange/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid16 = _errs61 === errors;
                        } else {
                          var valid16 = true;
                        }
                      }
                    }
                  }
                }
              }
            } else {
              validate21.errors = [{ instancePath, schemaPath: "#/$defs/DeprecatedChange/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          var _valid3 = _errs52 === errors;
          valid13 = _valid3;
          if (valid13) {
            var props3 = true;
          }
        }
        if (!valid13) {
          const err7 = { instancePath, schemaPath: "#/allOf/3/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
          validate21.errors = vErrors;
          return false;
        }
        var valid0 = _errs48 === errors;
        if (valid0) {
          if (props0 !== true && props3 !== void 0) {
            if (props3 === true) {
              props0 = true;
            } else {
              props0 = props0 || {};
              Object.assign(props0, props3);
            }
          }
          const _errs63 = errors;
          const _errs64 = errors;
          let valid17 = true;
          const _errs65 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.kind !== void 0) {
              if ("status" !== data.kind) {
                const err8 = {};
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
          }
          var _valid4 = _errs65 === errors;
          errors = _errs64;
          if (vErrors !== null) {
            if (_errs64) {
              vErrors.length = _errs64;
            } else {
              vErrors = null;
            }
          }
          if (_valid4) {
            const _errs67 = errors;
            const _errs68 = errors;
            if (errors === _errs68) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.at === void 0 && (missing4 = "at") || data.name === void 0 && (missing4 = "name") || data.kind === void 0 && (missing4 = "kind") || data.from === void 0 && (missing4 = "from") || data.to === void 0 && (missing4 = "to")) {
                  validate21.errors = [{ instancePath, schemaPath: "#/$defs/StatusChange/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                  return false;
                } else {
                  const _errs70 = errors;
                  for (const key4 in data) {
                    if (!(key4 === "at" || key4 === "name" || key4 === "kind" || key4 === "from" || key4 === "to" || key4 === "reason")) {
                      validate21.errors = [{ instancePath, schemaPath: "#/$defs/StatusChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  }
                  if (_errs70 === errors) {
                    if (data.at !== void 0) {
                      const _errs71 = errors;
                      if (typeof data.at !== "string") {
                        validate21.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/StatusChange/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid20 = _errs71 === errors;
                    } else {
                      var valid20 = true;
                    }
                    if (valid20) {
                      if (data.name !== void 0) {
                        const _errs73 = errors;
                        if (typeof data.name !== "string") {
                          validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/$defs/StatusChange/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid20 = _errs73 === errors;
                      } else {
                        var valid20 = true;
                      }
                      if (valid20) {
                        if (data.kind !== void 0) {
                          const _errs75 = errors;
                          if ("status" !== data.kind) {
                            validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/StatusChange/properties/kind/const", keyword: "const", params: { allowedValue: "status" }, message: "must be equal to constant" }];
                            return false;
                          }
                          var valid20 = _errs75 === errors;
                        } else {
                          var valid20 = true;
                        }
                        if (valid20) {
                          if (data.from !== void 0) {
                            let data25 = data.from;
                            const _errs76 = errors;
                            if (!(data25 === "unreachable" || data25 === "auth_required" || data25 === "error" || data25 === "failed" || data25 === "ok" || data25 === "ok_empty" || data25 === null)) {
                              validate21.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/$defs/StatusChange/properties/from/enum", keyword: "enum", params: { allowedValues: schema37.properties.from.enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid20 = _errs76 === errors;
                          } else {
                            var valid20 = true;
                          }
                          if (valid20) {
                            if (data.to !== void 0) {
                              let data26 = data.to;
                              const _errs77 = errors;
                              if (!(data26 === "unreachable" || data26 === "auth_required" || data26 === "error" || data26 === "failed" || data26 === "ok" || data26 === "ok_empty")) {
                                validate21.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/$defs/StatusChange/properties/to/enum", keyword: "enum", params: { allowedValues: schema37.properties.to.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid20 = _errs77 === errors;
                            } else {
                              var valid20 = true;
                            }
                            if (valid20) {
                              if (data.reason !== void 0) {
                                const _errs78 = errors;
                                if (typeof data.reason !== "string") {
                                  validate21.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/$defs/StatusChange/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid20 = _errs78 === errors;
                              } else {
                                var valid20 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              } else {
                validate21.errors = [{ instancePath, schemaPath: "#/$defs/StatusChange/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var _valid4 = _errs67 === errors;
            valid17 = _valid4;
            if (valid17) {
              var props4 = true;
            }
          }
          if (!valid17) {
            const err9 = { instancePath, schemaPath: "#/allOf/4/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
            validate21.errors = vErrors;
            return false;
          }
          var valid0 = _errs63 === errors;
          if (valid0) {
            if (props0 !== true && props4 !== void 0) {
              if (props4 === true) {
                props0 = true;
              } else {
                props0 = props0 || {};
                Object.assign(props0, props4);
              }
            }
            const _errs80 = errors;
            const _errs81 = errors;
            let valid21 = true;
            const _errs82 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              if (data.kind !== void 0) {
                if ("tools" !== data.kind) {
                  const err10 = {};
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              }
            }
            var _valid5 = _errs82 === errors;
            errors = _errs81;
            if (vErrors !== null) {
              if (_errs81) {
                vErrors.length = _errs81;
              } else {
                vErrors = null;
              }
            }
            if (_valid5) {
              const _errs84 = errors;
              if (!validate22(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                errors = vErrors.length;
              }
              var _valid5 = _errs84 === errors;
              valid21 = _valid5;
              if (valid21) {
                var props5 = true;
              }
            }
            if (!valid21) {
              const err11 = { instancePath, schemaPath: "#/allOf/5/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
              validate21.errors = vErrors;
              return false;
            }
            var valid0 = _errs80 === errors;
            if (valid0) {
              if (props0 !== true && props5 !== void 0) {
                if (props5 === true) {
                  props0 = true;
                } else {
                  props0 = props0 || {};
                  Object.assign(props0, props5);
                }
              }
              const _errs85 = errors;
              const _errs86 = errors;
              let valid23 = true;
              const _errs87 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                if (data.kind !== void 0) {
                  if ("card" !== data.kind) {
                    const err12 = {};
                    if (vErrors === null) {
                      vErrors = [err12];
                    } else {
                      vErrors.push(err12);
                    }
                    errors++;
                  }
                }
              }
              var _valid6 = _errs87 === errors;
              errors = _errs86;
              if (vErrors !== null) {
                if (_errs86) {
                  vErrors.length = _errs86;
                } else {
                  vErrors = null;
                }
              }
              if (_valid6) {
                const _errs89 = errors;
                const _errs90 = errors;
                if (errors === _errs90) {
                  if (data && typeof data == "object" && !Array.isArray(data)) {
                    let missing5;
                    if (data.at === void 0 && (missing5 = "at") || data.name === void 0 && (missing5 = "name") || data.kind === void 0 && (missing5 = "kind") || data.to === void 0 && (missing5 = "to")) {
                      validate21.errors = [{ instancePath, schemaPath: "#/$defs/CardChange/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                      return false;
                    } else {
                      const _errs92 = errors;
                      for (const key5 in data) {
                        if (!(key5 === "at" || key5 === "name" || key5 === "kind" || key5 === "from" || key5 === "to")) {
                          validate21.errors = [{ instancePath, schemaPath: "#/$defs/CardChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                          return false;
                          break;
                        }
                      }
                      if (_errs92 === errors) {
                        if (data.at !== void 0) {
                          const _errs93 = errors;
                          if (typeof data.at !== "string") {
                            validate21.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/CardChange/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid26 = _errs93 === errors;
                        } else {
                          var valid26 = true;
                        }
                        if (valid26) {
                          if (data.name !== void 0) {
                            const _errs95 = errors;
                            if (typeof data.name !== "string") {
                              validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/$defs/CardChange/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid26 = _errs95 === errors;
                          } else {
                            var valid26 = true;
                          }
                          if (valid26) {
                            if (data.kind !== void 0) {
                              const _errs97 = errors;
                              if ("card" !== data.kind) {
                                validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/CardChange/properties/kind/const", keyword: "const", params: { allowedValue: "card" }, message: "must be equal to constant" }];
                                return false;
                              }
                              var valid26 = _errs97 === errors;
                            } else {
                              var valid26 = true;
                            }
                            if (valid26) {
                              if (data.from !== void 0) {
                                let data33 = data.from;
                                const _errs98 = errors;
                                if (!(data33 === "A" || data33 === "B" || data33 === "C" || data33 === "D" || data33 === null)) {
                                  validate21.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/$defs/CardChange/properties/from/enum", keyword: "enum", params: { allowedValues: schema40.properties.from.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid26 = _errs98 === errors;
                              } else {
                                var valid26 = true;
                              }
                              if (valid26) {
                                if (data.to !== void 0) {
                                  let data34 = data.to;
                                  const _errs99 = errors;
                                  if (!(data34 === "A" || data34 === "B" || data34 === "C" || data34 === "D" || data34 === null)) {
                                    validate21.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/$defs/CardChange/properties/to/enum", keyword: "enum", params: { allowedValues: schema40.properties.to.enum }, message: "must be equal to one of the allowed values" }];
                                    return false;
                                  }
                                  var valid26 = _errs99 === errors;
                                } else {
                                  var valid26 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate21.errors = [{ instancePath, schemaPath: "#/$defs/CardChange/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var _valid6 = _errs89 === errors;
                valid23 = _valid6;
                if (valid23) {
                  var props6 = true;
                }
              }
              if (!valid23) {
                const err13 = { instancePath, schemaPath: "#/allOf/6/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
                validate21.errors = vErrors;
                return false;
              }
              var valid0 = _errs85 === errors;
              if (valid0) {
                if (props0 !== true && props6 !== void 0) {
                  if (props6 === true) {
                    props0 = true;
                  } else {
                    props0 = props0 || {};
                    Object.assign(props0, props6);
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing6;
      if (data.at === void 0 && (missing6 = "at") || data.name === void 0 && (missing6 = "name") || data.kind === void 0 && (missing6 = "kind")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
        return false;
      } else {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.at = true;
          props0.name = true;
          props0.kind = true;
          props0.from = true;
          props0.to = true;
          props0.reason = true;
          props0.message = true;
          props0.added = true;
          props0.removed = true;
          props0.changed = true;
          props0.more = true;
        }
        if (data.at !== void 0) {
          let data35 = data.at;
          const _errs100 = errors;
          if (errors === _errs100) {
            if (errors === _errs100) {
              if (typeof data35 === "string") {
                if (!pattern4.test(data35)) {
                  validate21.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/pattern", keyword: "pattern", params: { pattern: "Z$" }, message: 'must match pattern "Z$"' }];
                  return false;
                } else {
                  if (!formats2.validate(data35)) {
                    validate21.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                    return false;
                  }
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
          }
          var valid27 = _errs100 === errors;
        } else {
          var valid27 = true;
        }
        if (valid27) {
          if (data.name !== void 0) {
            let data36 = data.name;
            const _errs102 = errors;
            if (errors === _errs102) {
              if (typeof data36 === "string") {
                if (func1(data36) > 200) {
                  validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data36) < 3) {
                    validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" }];
                    return false;
                  } else {
                    if (!pattern5.test(data36)) {
                      validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$" }, message: 'must match pattern "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid27 = _errs102 === errors;
          } else {
            var valid27 = true;
          }
          if (valid27) {
            if (data.kind !== void 0) {
              let data37 = data.kind;
              const _errs104 = errors;
              if (!(data37 === "listed" || data37 === "unlisted" || data37 === "endpoint" || data37 === "transport" || data37 === "deprecated" || data37 === "reactivated" || data37 === "status" || data37 === "tools" || data37 === "card")) {
                validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema32.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid27 = _errs104 === errors;
            } else {
              var valid27 = true;
            }
            if (valid27) {
              if (data.changed !== void 0) {
                let data38 = data.changed;
                const _errs105 = errors;
                if (errors === _errs105) {
                  if (Array.isArray(data38)) {
                    var valid28 = true;
                    const len0 = data38.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data39 = data38[i0];
                      const _errs107 = errors;
                      if (errors === _errs107) {
                        if (!(data39 && typeof data39 == "object" && !Array.isArray(data39))) {
                          validate21.errors = [{ instancePath: instancePath + "/changed/" + i0, schemaPath: "#/properties/changed/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid28 = _errs107 === errors;
                      if (!valid28) {
                        break;
                      }
                    }
                  } else {
                    validate21.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid27 = _errs105 === errors;
              } else {
                var valid27 = true;
              }
            }
          }
        }
      }
    } else {
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate21.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate21.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
      if (data.schema_version === void 0 && (missing0 = "schema_version") || data.day === void 0 && (missing0 = "day") || data.changes === void 0 && (missing0 = "changes")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "schema_version" || key0 === "day" || key0 === "changes")) {
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
            if (data.day !== void 0) {
              let data1 = data.day;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (errors === _errs3) {
                  if (typeof data1 === "string") {
                    if (!formats0.validate(data1)) {
                      validate20.errors = [{ instancePath: instancePath + "/day", schemaPath: "#/properties/day/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }];
                      return false;
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/day", schemaPath: "#/properties/day/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.changes !== void 0) {
                let data2 = data.changes;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (Array.isArray(data2)) {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs7 = errors;
                      if (!validate21(data2[i0], { instancePath: instancePath + "/changes/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
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
