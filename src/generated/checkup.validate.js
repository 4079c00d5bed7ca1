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
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "checkup.schema.json", "title": "Checkup", "description": "The result of one checkup: fifteen rows, never combined into one verdict. It is one observation from one place, not signed, and stands until expires_at.", "type": "object", "required": ["endpoint", "checked_at", "expires_at", "signed", "requests", "rows", "counts", "fingerprints"], "additionalProperties": false, "properties": { "endpoint": { "type": "string" }, "checked_at": { "type": "string", "format": "date-time" }, "expires_at": { "type": "string", "format": "date-time", "description": "24 hours after checked_at." }, "signed": { "const": false }, "requests": { "type": "integer", "minimum": 0, "maximum": 17 }, "rows": { "type": "array", "minItems": 15, "maxItems": 15, "items": { "$ref": "#/$defs/Row" } }, "counts": { "type": "object", "required": ["observed", "not_checked"], "additionalProperties": false, "properties": { "observed": { "type": "integer", "minimum": 0, "maximum": 15 }, "not_checked": { "type": "integer", "minimum": 0, "maximum": 15 } } }, "fingerprints": { "type": "object", "required": ["toolset", "schema"], "additionalProperties": false, "properties": { "toolset": { "type": ["string", "null"], "pattern": "^sha256:[0-9a-f]{64}$" }, "schema": { "type": ["string", "null"], "pattern": "^sha256:[0-9a-f]{64}$" } } } }, "$defs": { "Row": { "title": "Row", "type": "object", "required": ["check", "group", "state", "reason", "detail"], "additionalProperties": false, "properties": { "check": { "enum": ["reachability", "latency_profile", "transport_type", "protocol_revision", "discovery_handshake", "tools_list", "error_taxonomy", "tls_certificate", "redirect_policy", "auth_metadata", "tool_description_hygiene", "toolset_fingerprint", "schema_fingerprint", "toolset_unchanged_vs_approved", "schema_unchanged_vs_approved"] }, "group": { "enum": ["reach", "protocol", "security", "drift"] }, "state": { "enum": ["VERIFIED", "FAILED", "OBSERVED_RISK", "UNVERIFIED"] }, "reason": { "description": "Only a VERIFIED row has none.", "type": ["object", "null"], "required": ["key", "params"], "additionalProperties": false, "properties": { "key": { "type": "string" }, "params": { "type": "object", "additionalProperties": { "type": ["string", "number"] }, "description": "Figures and fixed words; never what a server wrote." } } }, "detail": { "description": "What was seen: one sentence and the facts in it. May hold what a server wrote.", "type": ["object", "null"], "required": ["text"], "properties": { "text": { "type": "string" } } } }, "if": { "properties": { "state": { "const": "VERIFIED" } } }, "then": { "properties": { "reason": { "type": "null" } } }, "else": { "properties": { "reason": { "type": "object" } } } } } };
var schema32 = { "title": "Row", "type": "object", "required": ["check", "group", "state", "reason", "detail"], "additionalProperties": false, "properties": { "check": { "enum": ["reachability", "latency_profile", "transport_type", "protocol_revision", "discovery_handshake", "tools_list", "error_taxonomy", "tls_certificate", "redirect_policy", "auth_metadata", "tool_description_hygiene", "toolset_fingerprint", "schema_fingerprint", "toolset_unchanged_vs_approved", "schema_unchanged_vs_approved"] }, "group": { "enum": ["reach", "protocol", "security", "drift"] }, "state": { "enum": ["VERIFIED", "FAILED", "OBSERVED_RISK", "UNVERIFIED"] }, "reason": { "description": "Only a VERIFIED row has none.", "type": ["object", "null"], "required": ["key", "params"], "additionalProperties": false, "properties": { "key": { "type": "string" }, "params": { "type": "object", "additionalProperties": { "type": ["string", "number"] }, "description": "Figures and fixed words; never what a server wrote." } } }, "detail": { "description": "What was seen: one sentence and the facts in it. May hold what a server wrote.", "type": ["object", "null"], "required": ["text"], "properties": { "text": { "type": "string" } } } }, "if": { "properties": { "state": { "const": "VERIFIED" } } }, "then": { "properties": { "reason": { "type": "null" } } }, "else": { "properties": { "reason": { "type": "object" } } } };
var formats0 = require_formats().fullFormats["date-time"];
var pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
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
      if (data.endpoint === void 0 && (missing0 = "endpoint") || data.checked_at === void 0 && (missing0 = "checked_at") || data.expires_at === void 0 && (missing0 = "expires_at") || data.signed === void 0 && (missing0 = "signed") || data.requests === void 0 && (missing0 = "requests") || data.rows === void 0 && (missing0 = "rows") || data.counts === void 0 && (missing0 = "counts") || data.fingerprints === void 0 && (missing0 = "fingerprints")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "endpoint" || key0 === "checked_at" || key0 === "expires_at" || key0 === "signed" || key0 === "requests" || key0 === "rows" || key0 === "counts" || key0 === "fingerprints")) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.endpoint !== void 0) {
            const _errs2 = errors;
            if (typeof data.endpoint !== "string") {
              validate20.errors = [{ instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.checked_at !== void 0) {
              let data1 = data.checked_at;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (!formats0.validate(data1)) {
                      validate20.errors = [{ instancePath: instancePath + "/checked_at", schemaPath: "#/properties/checked_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                      return false;
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/checked_at", schemaPath: "#/properties/checked_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.expires_at !== void 0) {
                let data2 = data.expires_at;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (errors === _errs6) {
                    if (typeof data2 === "string") {
                      if (!formats0.validate(data2)) {
                        validate20.errors = [{ instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                        return false;
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.signed !== void 0) {
                  const _errs8 = errors;
                  if (false !== data.signed) {
                    validate20.errors = [{ instancePath: instancePath + "/signed", schemaPath: "#/properties/signed/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.requests !== void 0) {
                    let data4 = data.requests;
                    const _errs9 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate20.errors = [{ instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs9) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 17 || isNaN(data4)) {
                          validate20.errors = [{ instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/maximum", keyword: "maximum", params: { comparison: "<=", limit: 17 }, message: "must be <= 17" }];
                          return false;
                        } else {
                          if (data4 < 0 || isNaN(data4)) {
                            validate20.errors = [{ instancePath: instancePath + "/requests", schemaPath: "#/properties/requests/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.rows !== void 0) {
                      let data5 = data.rows;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (Array.isArray(data5)) {
                          if (data5.length > 15) {
                            validate20.errors = [{ instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/maxItems", keyword: "maxItems", params: { limit: 15 }, message: "must NOT have more than 15 items" }];
                            return false;
                          } else {
                            if (data5.length < 15) {
                              validate20.errors = [{ instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/minItems", keyword: "minItems", params: { limit: 15 }, message: "must NOT have fewer than 15 items" }];
                              return false;
                            } else {
                              var valid1 = true;
                              const len0 = data5.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let data6 = data5[i0];
                                const _errs13 = errors;
                                const _errs14 = errors;
                                const _errs16 = errors;
                                let valid3 = true;
                                const _errs17 = errors;
                                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                  if (data6.state !== void 0) {
                                    if ("VERIFIED" !== data6.state) {
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
                                var _valid0 = _errs17 === errors;
                                errors = _errs16;
                                if (vErrors !== null) {
                                  if (_errs16) {
                                    vErrors.length = _errs16;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                                let ifClause0;
                                if (_valid0) {
                                  const _errs19 = errors;
                                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                    if (data6.reason !== void 0) {
                                      if (data6.reason !== null) {
                                        validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/reason", schemaPath: "#/$defs/Row/then/properties/reason/type", keyword: "type", params: { type: "null" }, message: "must be null" }];
                                        return false;
                                      }
                                    }
                                  }
                                  var _valid0 = _errs19 === errors;
                                  valid3 = _valid0;
                                  if (valid3) {
                                    var props0 = {};
                                    props0.reason = true;
                                    props0.state = true;
                                  }
                                  ifClause0 = "then";
                                } else {
                                  const _errs22 = errors;
                                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                    if (data6.reason !== void 0) {
                                      let data9 = data6.reason;
                                      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9))) {
                                        validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/reason", schemaPath: "#/$defs/Row/else/properties/reason/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                  }
                                  var _valid0 = _errs22 === errors;
                                  valid3 = _valid0;
                                  if (valid3) {
                                    if (props0 !== true) {
                                      props0 = props0 || {};
                                      props0.reason = true;
                                    }
                                  }
                                  ifClause0 = "else";
                                }
                                if (!valid3) {
                                  const err1 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/$defs/Row/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
                                  if (vErrors === null) {
                                    vErrors = [err1];
                                  } else {
                                    vErrors.push(err1);
                                  }
                                  errors++;
                                  validate20.errors = vErrors;
                                  return false;
                                }
                                if (errors === _errs14) {
                                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                    let missing1;
                                    if (data6.check === void 0 && (missing1 = "check") || data6.group === void 0 && (missing1 = "group") || data6.state === void 0 && (missing1 = "state") || data6.reason === void 0 && (missing1 = "reason") || data6.detail === void 0 && (missing1 = "detail")) {
                                      validate20.errors = [{ instancePath: instancePath + "/rows/" + i0, schemaPath: "#/$defs/Row/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                      return false;
                                    } else {
                                      const _errs25 = errors;
                                      for (const key1 in data6) {
                                        if (!(key1 === "check" || key1 === "group" || key1 === "state" || key1 === "reason" || key1 === "detail")) {
                                          validate20.errors = [{ instancePath: instancePath + "/rows/" + i0, schemaPath: "#/$defs/Row/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs25 === errors) {
                                        if (data6.check !== void 0) {
                                          let data10 = data6.check;
                                          const _errs26 = errors;
                                          if (!(data10 === "reachability" || data10 === "latency_profile" || data10 === "transport_type" || data10 === "protocol_revision" || data10 === "discovery_handshake" || data10 === "tools_list" || data10 === "error_taxonomy" || data10 === "tls_certificate" || data10 === "redirect_policy" || data10 === "auth_metadata" || data10 === "tool_description_hygiene" || data10 === "toolset_fingerprint" || data10 === "schema_fingerprint" || data10 === "toolset_unchanged_vs_approved" || data10 === "schema_unchanged_vs_approved")) {
                                            validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/check", schemaPath: "#/$defs/Row/properties/check/enum", keyword: "enum", params: { allowedValues: schema32.properties.check.enum }, message: "must be equal to one of the allowed values" }];
                                            return false;
                                          }
                                          var valid7 = _errs26 === errors;
                                        } else {
                                          var valid7 = true;
                                        }
                                        if (valid7) {
                                          if (data6.group !== void 0) {
                                            let data11 = data6.group;
                                            const _errs27 = errors;
                                            if (!(data11 === "reach" || data11 === "protocol" || data11 === "security" || data11 === "drift")) {
                                              validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/group", schemaPath: "#/$defs/Row/properties/group/enum", keyword: "enum", params: { allowedValues: schema32.properties.group.enum }, message: "must be equal to one of the allowed values" }];
                                              return false;
                                            }
                                            var valid7 = _errs27 === errors;
                                          } else {
                                            var valid7 = true;
                                          }
                                          if (valid7) {
                                            if (data6.state !== void 0) {
                                              let data12 = data6.state;
                                              const _errs28 = errors;
                                              if (!(data12 === "VERIFIED" || data12 === "FAILED" || data12 === "OBSERVED_RISK" || data12 === "UNVERIFIED")) {
                                                validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/state", schemaPath: "#/$defs/Row/properties/state/enum", keyword: "enum", params: { allowedValues: schema32.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                                                return false;
                                              }
                                              var valid7 = _errs28 === errors;
                                            } else {
                                              var valid7 = true;
                                            }
                                            if (valid7) {
                                              if (data6.reason !== void 0) {
                                                let data13 = data6.reason;
                                                const _errs29 = errors;
                                                if (!(data13 && typeof data13 == "object" && !Array.isArray(data13)) && data13 !== null) {
                                                  validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/reason", schemaPath: "#/$defs/Row/properties/reason/type", keyword: "type", params: { type: schema32.properties.reason.type }, message: "must be object,null" }];
                                                  return false;
                                                }
                                                if (errors === _errs29) {
                                                  if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                                    let missing2;
                                                    if (data13.key === void 0 && (missing2 = "key") || data13.params === void 0 && (missing2 = "params")) {
                                                      validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/reason", schemaPath: "#/$defs/Row/properties/reason/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                                      return false;
                                                    } else {
                                                      const _errs31 = errors;
                                                      for (const key2 in data13) {
                                                        if (!(key2 === "key" || key2 === "params")) {
                                                          validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/reason", schemaPath: "#/$defs/Row/properties/reason/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                                          return false;
                                                          break;
                                                        }
                                                      }
                                                      if (_errs31 === errors) {
                                                        if (data13.key !== void 0) {
                                                          const _errs32 = errors;
                                                          if (typeof data13.key !== "string") {
                                                            validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/reason/key", schemaPath: "#/$defs/Row/properties/reason/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                            return false;
                                                          }
                                                          var valid8 = _errs32 === errors;
                                                        } else {
                                                          var valid8 = true;
                                                        }
                                                        if (valid8) {
                                                          if (data13.params !== void 0) {
                                                            let data15 = data13.params;
                                                            const _errs34 = errors;
                                                            if (errors === _errs34) {
                                                              if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                                                for (const key3 in data15) {
                                                                  let data16 = data15[key3];
                                                                  const _errs37 = errors;
                                                                  if (typeof data16 !== "string" && !(typeof data16 == "number" && isFinite(data16))) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/reason/params/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/Row/properties/reason/properties/params/additionalProperties/type", keyword: "type", params: { type: schema32.properties.reason.properties.params.additionalProperties.type }, message: "must be string,number" }];
                                                                    return false;
                                                                  }
                                                                  var valid9 = _errs37 === errors;
                                                                  if (!valid9) {
                                                                    break;
                                                                  }
                                                                }
                                                              } else {
                                                                validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/reason/params", schemaPath: "#/$defs/Row/properties/reason/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid8 = _errs34 === errors;
                                                          } else {
                                                            var valid8 = true;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                                var valid7 = _errs29 === errors;
                                              } else {
                                                var valid7 = true;
                                              }
                                              if (valid7) {
                                                if (data6.detail !== void 0) {
                                                  let data17 = data6.detail;
                                                  const _errs39 = errors;
                                                  if (!(data17 && typeof data17 == "object" && !Array.isArray(data17)) && data17 !== null) {
                                                    validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/detail", schemaPath: "#/$defs/Row/properties/detail/type", keyword: "type", params: { type: schema32.properties.detail.type }, message: "must be object,null" }];
                                                    return false;
                                                  }
                                                  if (errors === _errs39) {
                                                    if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                                      let missing3;
                                                      if (data17.text === void 0 && (missing3 = "text")) {
                                                        validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/detail", schemaPath: "#/$defs/Row/properties/detail/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                                        return false;
                                                      } else {
                                                        if (data17.text !== void 0) {
                                                          if (typeof data17.text !== "string") {
                                                            validate20.errors = [{ instancePath: instancePath + "/rows/" + i0 + "/detail/text", schemaPath: "#/$defs/Row/properties/detail/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                  var valid7 = _errs39 === errors;
                                                } else {
                                                  var valid7 = true;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/rows/" + i0, schemaPath: "#/$defs/Row/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid1 = _errs13 === errors;
                                if (!valid1) {
                                  break;
                                }
                              }
                            }
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.counts !== void 0) {
                        let data19 = data.counts;
                        const _errs43 = errors;
                        if (errors === _errs43) {
                          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                            let missing4;
                            if (data19.observed === void 0 && (missing4 = "observed") || data19.not_checked === void 0 && (missing4 = "not_checked")) {
                              validate20.errors = [{ instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                              return false;
                            } else {
                              const _errs45 = errors;
                              for (const key4 in data19) {
                                if (!(key4 === "observed" || key4 === "not_checked")) {
                                  validate20.errors = [{ instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs45 === errors) {
                                if (data19.observed !== void 0) {
                                  let data20 = data19.observed;
                                  const _errs46 = errors;
                                  if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
                                    validate20.errors = [{ instancePath: instancePath + "/counts/observed", schemaPath: "#/properties/counts/properties/observed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  if (errors === _errs46) {
                                    if (typeof data20 == "number" && isFinite(data20)) {
                                      if (data20 > 15 || isNaN(data20)) {
                                        validate20.errors = [{ instancePath: instancePath + "/counts/observed", schemaPath: "#/properties/counts/properties/observed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 15 }, message: "must be <= 15" }];
                                        return false;
                                      } else {
                                        if (data20 < 0 || isNaN(data20)) {
                                          validate20.errors = [{ instancePath: instancePath + "/counts/observed", schemaPath: "#/properties/counts/properties/observed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                          return false;
                                        }
                                      }
                                    }
                                  }
                                  var valid11 = _errs46 === errors;
                                } else {
                                  var valid11 = true;
                                }
                                if (valid11) {
                                  if (data19.not_checked !== void 0) {
                                    let data21 = data19.not_checked;
                                    const _errs48 = errors;
                                    if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                                      validate20.errors = [{ instancePath: instancePath + "/counts/not_checked", schemaPath: "#/properties/counts/properties/not_checked/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs48) {
                                      if (typeof data21 == "number" && isFinite(data21)) {
                                        if (data21 > 15 || isNaN(data21)) {
                                          validate20.errors = [{ instancePath: instancePath + "/counts/not_checked", schemaPath: "#/properties/counts/properties/not_checked/maximum", keyword: "maximum", params: { comparison: "<=", limit: 15 }, message: "must be <= 15" }];
                                          return false;
                                        } else {
                                          if (data21 < 0 || isNaN(data21)) {
                                            validate20.errors = [{ instancePath: instancePath + "/counts/not_checked", schemaPath: "#/properties/counts/properties/not_checked/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                            return false;
                                          }
                                        }
                                      }
                                    }
                                    var valid11 = _errs48 === errors;
                                  } else {
                                    var valid11 = true;
                                  }
                                }
                              }
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/counts", schemaPath: "#/properties/counts/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs43 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.fingerprints !== void 0) {
                          let data22 = data.fingerprints;
                          const _errs50 = errors;
                          if (errors === _errs50) {
                            if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                              let missing5;
                              if (data22.toolset === void 0 && (missing5 = "toolset") || data22.schema === void 0 && (missing5 = "schema")) {
                                validate20.errors = [{ instancePath: instancePath + "/fingerprints", schemaPath: "#/properties/fingerprints/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                return false;
                              } else {
                                const _errs52 = errors;
                                for (const key5 in data22) {
                                  if (!(key5 === "toolset" || key5 === "schema")) {
                                    validate20.errors = [{ instancePath: instancePath + "/fingerprints", schemaPath: "#/properties/fingerprints/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs52 === errors) {
                                  if (data22.toolset !== void 0) {
                                    let data23 = data22.toolset;
                                    const _errs53 = errors;
                                    if (typeof data23 !== "string" && data23 !== null) {
                                      validate20.errors = [{ instancePath: instancePath + "/fingerprints/toolset", schemaPath: "#/properties/fingerprints/properties/toolset/type", keyword: "type", params: { type: schema31.properties.fingerprints.properties.toolset.type }, message: "must be string,null" }];
                                      return false;
                                    }
                                    if (errors === _errs53) {
                                      if (typeof data23 === "string") {
                                        if (!pattern4.test(data23)) {
                                          validate20.errors = [{ instancePath: instancePath + "/fingerprints/toolset", schemaPath: "#/properties/fingerprints/properties/toolset/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid12 = _errs53 === errors;
                                  } else {
                                    var valid12 = true;
                                  }
                                  if (valid12) {
                                    if (data22.schema !== void 0) {
                                      let data24 = data22.schema;
                                      const _errs55 = errors;
                                      if (typeof data24 !== "string" && data24 !== null) {
                                        validate20.errors = [{ instancePath: instancePath + "/fingerprints/schema", schemaPath: "#/properties/fingerprints/properties/schema/type", keyword: "type", params: { type: schema31.properties.fingerprints.properties.schema.type }, message: "must be string,null" }];
                                        return false;
                                      }
                                      if (errors === _errs55) {
                                        if (typeof data24 === "string") {
                                          if (!pattern4.test(data24)) {
                                            validate20.errors = [{ instancePath: instancePath + "/fingerprints/schema", schemaPath: "#/properties/fingerprints/properties/schema/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                            return false;
                                          }
                                        }
                                      }
                                      var valid12 = _errs55 === errors;
                                    } else {
                                      var valid12 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/fingerprints", schemaPath: "#/properties/fingerprints/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs50 === errors;
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
