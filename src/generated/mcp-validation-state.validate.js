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
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "mcp-validation-state.schema.json", "title": "ValidationState", "description": "What the last probes said: data/mcp-validation-state.json. A line changes only when something about that server changed.", "type": "object", "required": ["schema_version", "last_run", "validation"], "oneOf": [{ "required": ["servers"] }, { "required": ["parts"] }], "additionalProperties": false, "properties": { "schema_version": { "const": 1 }, "last_run": { "type": ["string", "null"], "format": "date-time", "description": "Start of the last full run." }, "validation": { "const": "live_mcp_tools_list" }, "parts": { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "^mcp-validation-state/[0-9a-f]{2}(-[0-9a-f]{16})?\\.json$" }, "description": "Files beside this one, each `{schema_version, servers}`, that together hold the records." }, "servers": { "type": "object", "propertyNames": { "minLength": 3, "maxLength": 200, "pattern": "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$" }, "additionalProperties": { "$ref": "#/$defs/ServerState" } } }, "$defs": { "ServerState": { "title": "ServerState", "type": "object", "required": ["endpoint", "endpoint_status", "validation_method", "tool_count", "changed_at"], "additionalProperties": false, "properties": { "endpoint": { "type": "string", "description": "The address that these facts are about." }, "endpoint_status": { "enum": ["unreachable", "auth_required", "error", "failed", "ok", "ok_empty"] }, "reason": { "type": "string", "description": "A code of the reasons table; absent for ok and ok_empty." }, "pending": { "title": "PendingStatus", "description": "A transient outcome that a second run on another UTC day has yet to confirm.", "type": "object", "required": ["status", "reason", "since"], "additionalProperties": false, "properties": { "status": { "enum": ["unreachable", "error"] }, "reason": { "type": "string" }, "since": { "type": "string", "format": "date-time" } } }, "http_status": { "type": "integer" }, "validation_method": { "enum": ["live_mcp", "live_mcp_modern", "live_mcp_sse", "registry", "smithery", "manual", "none"] }, "validated_at": { "type": "string", "format": "date-time", "description": "Time of the last stored probe; written only where it is not last_run." }, "era": { "enum": ["modern", "streamable", "sse"] }, "protocol_version": { "type": "string" }, "server_info": { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string" }, "title": { "type": "string" }, "version": { "type": "string" } } }, "tool_count": { "type": "integer", "minimum": 0 }, "toolset_fingerprint": { "type": "string" }, "schema_fingerprint": { "type": "string" }, "tools_read_at": { "type": "string", "format": "date-time", "description": "Time of the last live tool list; written only where it is not validated_at. Without a live validation_method none was ever read." }, "changed_at": { "type": "string", "format": "date-time", "description": "Time of the probe that last changed what is said here." } } } } };
var schema32 = { "title": "ServerState", "type": "object", "required": ["endpoint", "endpoint_status", "validation_method", "tool_count", "changed_at"], "additionalProperties": false, "properties": { "endpoint": { "type": "string", "description": "The address that these facts are about." }, "endpoint_status": { "enum": ["unreachable", "auth_required", "error", "failed", "ok", "ok_empty"] }, "reason": { "type": "string", "description": "A code of the reasons table; absent for ok and ok_empty." }, "pending": { "title": "PendingStatus", "description": "A transient outcome that a second run on another UTC day has yet to confirm.", "type": "object", "required": ["status", "reason", "since"], "additionalProperties": false, "properties": { "status": { "enum": ["unreachable", "error"] }, "reason": { "type": "string" }, "since": { "type": "string", "format": "date-time" } } }, "http_status": { "type": "integer" }, "validation_method": { "enum": ["live_mcp", "live_mcp_modern", "live_mcp_sse", "registry", "smithery", "manual", "none"] }, "validated_at": { "type": "string", "format": "date-time", "description": "Time of the last stored probe; written only where it is not last_run." }, "era": { "enum": ["modern", "streamable", "sse"] }, "protocol_version": { "type": "string" }, "server_info": { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string" }, "title": { "type": "string" }, "version": { "type": "string" } } }, "tool_count": { "type": "integer", "minimum": 0 }, "toolset_fingerprint": { "type": "string" }, "schema_fingerprint": { "type": "string" }, "tools_read_at": { "type": "string", "format": "date-time", "description": "Time of the last live tool list; written only where it is not validated_at. Without a live validation_method none was ever read." }, "changed_at": { "type": "string", "format": "date-time", "description": "Time of the probe that last changed what is said here." } } };
var formats0 = require_formats().fullFormats["date-time"];
var pattern4 = new RegExp("^mcp-validation-state/[0-9a-f]{2}(-[0-9a-f]{16})?\\.json$", "u");
var pattern5 = new RegExp("^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$", "u");
var func1 = require_ucs2length().default;
var func3 = Object.prototype.hasOwnProperty;
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
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.servers === void 0 && (missing0 = "servers")) {
      const err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if (data.parts === void 0 && (missing1 = "parts")) {
      const err1 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
    validate20.errors = vErrors;
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if (data.schema_version === void 0 && (missing2 = "schema_version") || data.last_run === void 0 && (missing2 = "last_run") || data.validation === void 0 && (missing2 = "validation")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
        return false;
      } else {
        const _errs4 = errors;
        for (const key0 in data) {
          if (!(key0 === "schema_version" || key0 === "last_run" || key0 === "validation" || key0 === "parts" || key0 === "servers")) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs4 === errors) {
          if (data.schema_version !== void 0) {
            const _errs5 = errors;
            if (1 !== data.schema_version) {
              validate20.errors = [{ instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs5 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.last_run !== void 0) {
              let data1 = data.last_run;
              const _errs6 = errors;
              if (typeof data1 !== "string" && data1 !== null) {
                validate20.errors = [{ instancePath: instancePath + "/last_run", schemaPath: "#/properties/last_run/type", keyword: "type", params: { type: schema31.properties.last_run.type }, message: "must be string,null" }];
                return false;
              }
              if (errors === _errs6) {
                if (errors === _errs6) {
                  if (typeof data1 === "string") {
                    if (!formats0.validate(data1)) {
                      validate20.errors = [{ instancePath: instancePath + "/last_run", schemaPath: "#/properties/last_run/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                      return false;
                    }
                  }
                }
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.validation !== void 0) {
                const _errs8 = errors;
                if ("live_mcp_tools_list" !== data.validation) {
                  validate20.errors = [{ instancePath: instancePath + "/validation", schemaPath: "#/properties/validation/const", keyword: "const", params: { allowedValue: "live_mcp_tools_list" }, message: "must be equal to constant" }];
                  return false;
                }
                var valid1 = _errs8 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.parts !== void 0) {
                  let data3 = data.parts;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (Array.isArray(data3)) {
                      if (data3.length < 1) {
                        validate20.errors = [{ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                        return false;
                      } else {
                        var valid2 = true;
                        const len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0];
                          const _errs11 = errors;
                          if (errors === _errs11) {
                            if (typeof data4 === "string") {
                              if (!pattern4.test(data4)) {
                                validate20.errors = [{ instancePath: instancePath + "/parts/" + i0, schemaPath: "#/properties/parts/items/pattern", keyword: "pattern", params: { pattern: "^mcp-validation-state/[0-9a-f]{2}(-[0-9a-f]{16})?\\.json$" }, message: 'must match pattern "^mcp-validation-state/[0-9a-f]{2}(-[0-9a-f]{16})?\\.json$"' }];
                                return false;
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/parts/" + i0, schemaPath: "#/properties/parts/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                          }
                          var valid2 = _errs11 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid1 = _errs9 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data.servers !== void 0) {
                    let data5 = data.servers;
                    const _errs13 = errors;
                    if (errors === _errs13) {
                      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        for (const key1 in data5) {
                          const _errs15 = errors;
                          if (typeof key1 === "string") {
                            if (func1(key1) > 200) {
                              const err3 = { instancePath: instancePath + "/servers", schemaPath: "#/properties/servers/propertyNames/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", propertyName: key1 };
                              if (vErrors === null) {
                                vErrors = [err3];
                              } else {
                                vErrors.push(err3);
                              }
                              errors++;
                            } else {
                              if (func1(key1) < 3) {
                                const err4 = { instancePath: instancePath + "/servers", schemaPath: "#/properties/servers/propertyNames/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters", propertyName: key1 };
                                if (vErrors === null) {
                                  vErrors = [err4];
                                } else {
                                  vErrors.push(err4);
                                }
                                errors++;
                              } else {
                                if (!pattern5.test(key1)) {
                                  const err5 = { instancePath: instancePath + "/servers", schemaPath: "#/properties/servers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$" }, message: 'must match pattern "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$"', propertyName: key1 };
                                  if (vErrors === null) {
                                    vErrors = [err5];
                                  } else {
                                    vErrors.push(err5);
                                  }
                                  errors++;
                                }
                              }
                            }
                          }
                          var valid3 = _errs15 === errors;
                          if (!valid3) {
                            const err6 = { instancePath: instancePath + "/servers", schemaPath: "#/properties/servers/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
                            if (vErrors === null) {
                              vErrors = [err6];
                            } else {
                              vErrors.push(err6);
                            }
                            errors++;
                            validate20.errors = vErrors;
                            return false;
                            break;
                          }
                        }
                        if (valid3) {
                          for (const key2 in data5) {
                            let data6 = data5[key2];
                            const _errs17 = errors;
                            const _errs18 = errors;
                            if (errors === _errs18) {
                              if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                let missing3;
                                if (data6.endpoint === void 0 && (missing3 = "endpoint") || data6.endpoint_status === void 0 && (missing3 = "endpoint_status") || data6.validation_method === void 0 && (missing3 = "validation_method") || data6.tool_count === void 0 && (missing3 = "tool_count") || data6.changed_at === void 0 && (missing3 = "changed_at")) {
                                  validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ServerState/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                  return false;
                                } else {
                                  const _errs20 = errors;
                                  for (const key3 in data6) {
                                    if (!func3.call(schema32.properties, key3)) {
                                      validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ServerState/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs20 === errors) {
                                    if (data6.endpoint !== void 0) {
                                      const _errs21 = errors;
                                      if (typeof data6.endpoint !== "string") {
                                        validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/endpoint", schemaPath: "#/$defs/ServerState/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid6 = _errs21 === errors;
                                    } else {
                                      var valid6 = true;
                                    }
                                    if (valid6) {
                                      if (data6.endpoint_status !== void 0) {
                                        let data8 = data6.endpoint_status;
                                        const _errs23 = errors;
                                        if (!(data8 === "unreachable" || data8 === "auth_required" || data8 === "error" || data8 === "failed" || data8 === "ok" || data8 === "ok_empty")) {
                                          validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/endpoint_status", schemaPath: "#/$defs/ServerState/properties/endpoint_status/enum", keyword: "enum", params: { allowedValues: schema32.properties.endpoint_status.enum }, message: "must be equal to one of the allowed values" }];
                                          return false;
                                        }
                                        var valid6 = _errs23 === errors;
                                      } else {
                                        var valid6 = true;
                                      }
                                      if (valid6) {
                                        if (data6.reason !== void 0) {
                                          const _errs24 = errors;
                                          if (typeof data6.reason !== "string") {
                                            validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/reason", schemaPath: "#/$defs/ServerState/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                          var valid6 = _errs24 === errors;
                                        } else {
                                          var valid6 = true;
                                        }
                                        if (valid6) {
                                          if (data6.pending !== void 0) {
                                            let data10 = data6.pending;
                                            const _errs26 = errors;
                                            if (errors === _errs26) {
                                              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                                let missing4;
                                                if (data10.status === void 0 && (missing4 = "status") || data10.reason === void 0 && (missing4 = "reason") || data10.since === void 0 && (missing4 = "since")) {
                                                  validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/pending", schemaPath: "#/$defs/ServerState/properties/pending/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                                  return false;
                                                } else {
                                                  const _errs28 = errors;
                                                  for (const key4 in data10) {
                                                    if (!(key4 === "status" || key4 === "reason" || key4 === "since")) {
                                                      validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/pending", schemaPath: "#/$defs/ServerState/properties/pending/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                                      return false;
                                                      break;
                                                    }
                                                  }
                                                  if (_errs28 === errors) {
                                                    if (data10.status !== void 0) {
                                                      let data11 = data10.status;
                                                      const _errs29 = errors;
                                                      if (!(data11 === "unreachable" || data11 === "error")) {
                                                        validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/pending/status", schemaPath: "#/$defs/ServerState/properties/pending/properties/status/enum", keyword: "enum", params: { allowedValues: schema32.properties.pending.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                                        return false;
                                                      }
                                                      var valid7 = _errs29 === errors;
                                                    } else {
                                                      var valid7 = true;
                                                    }
                                                    if (valid7) {
                                                      if (data10.reason !== void 0) {
                                                        const _errs30 = errors;
                                                        if (typeof data10.reason !== "string") {
                                                          validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/pending/reason", schemaPath: "#/$defs/ServerState/properties/pending/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                        var valid7 = _errs30 === errors;
                                                      } else {
                                                        var valid7 = true;
                                                      }
                                                      if (valid7) {
                                                        if (data10.since !== void 0) {
                                                          let data13 = data10.since;
                                                          const _errs32 = errors;
                                                          if (errors === _errs32) {
                                                            if (errors === _errs32) {
                                                              if (typeof data13 === "string") {
                                                                if (!formats0.validate(data13)) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/pending/since", schemaPath: "#/$defs/ServerState/properties/pending/properties/since/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                                  return false;
                                                                }
                                                              } else {
                                                                validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/pending/since", schemaPath: "#/$defs/ServerState/properties/pending/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid7 = _errs32 === errors;
                                                        } else {
                                                          var valid7 = true;
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/pending", schemaPath: "#/$defs/ServerState/properties/pending/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                return false;
                                              }
                                            }
                                            var valid6 = _errs26 === errors;
                                          } else {
                                            var valid6 = true;
                                          }
                                          if (valid6) {
                                            if (data6.http_status !== void 0) {
                                              let data14 = data6.http_status;
                                              const _errs34 = errors;
                                              if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                                validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/http_status", schemaPath: "#/$defs/ServerState/properties/http_status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                return false;
                                              }
                                              var valid6 = _errs34 === errors;
                                            } else {
                                              var valid6 = true;
                                            }
                                            if (valid6) {
                                              if (data6.validation_method !== void 0) {
                                                let data15 = data6.validation_method;
                                                const _errs36 = errors;
                                                if (!(data15 === "live_mcp" || data15 === "live_mcp_modern" || data15 === "live_mcp_sse" || data15 === "registry" || data15 === "smithery" || data15 === "manual" || data15 === "none")) {
                                                  validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/validation_method", schemaPath: "#/$defs/ServerState/properties/validation_method/enum", keyword: "enum", params: { allowedValues: schema32.properties.validation_method.enum }, message: "must be equal to one of the allowed values" }];
                                                  return false;
                                                }
                                                var valid6 = _errs36 === errors;
                                              } else {
                                                var valid6 = true;
                                              }
                                              if (valid6) {
                                                if (data6.validated_at !== void 0) {
                                                  let data16 = data6.validated_at;
                                                  const _errs37 = errors;
                                                  if (errors === _errs37) {
                                                    if (errors === _errs37) {
                                                      if (typeof data16 === "string") {
                                                        if (!formats0.validate(data16)) {
                                                          validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/validated_at", schemaPath: "#/$defs/ServerState/properties/validated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                          return false;
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/validated_at", schemaPath: "#/$defs/ServerState/properties/validated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid6 = _errs37 === errors;
                                                } else {
                                                  var valid6 = true;
                                                }
                                                if (valid6) {
                                                  if (data6.era !== void 0) {
                                                    let data17 = data6.era;
                                                    const _errs39 = errors;
                                                    if (!(data17 === "modern" || data17 === "streamable" || data17 === "sse")) {
                                                      validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/era", schemaPath: "#/$defs/ServerState/properties/era/enum", keyword: "enum", params: { allowedValues: schema32.properties.era.enum }, message: "must be equal to one of the allowed values" }];
                                                      return false;
                                                    }
                                                    var valid6 = _errs39 === errors;
                                                  } else {
                                                    var valid6 = true;
                                                  }
                                                  if (valid6) {
                                                    if (data6.protocol_version !== void 0) {
                                                      const _errs40 = errors;
                                                      if (typeof data6.protocol_version !== "string") {
                                                        validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/protocol_version", schemaPath: "#/$defs/ServerState/properties/protocol_version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                      var valid6 = _errs40 === errors;
                                                    } else {
                                                      var valid6 = true;
                                                    }
                                                    if (valid6) {
                                                      if (data6.server_info !== void 0) {
                                                        let data19 = data6.server_info;
                                                        const _errs42 = errors;
                                                        if (errors === _errs42) {
                                                          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                                            const _errs44 = errors;
                                                            for (const key5 in data19) {
                                                              if (!(key5 === "name" || key5 === "title" || key5 === "version")) {
                                                                validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/server_info", schemaPath: "#/$defs/ServerState/properties/server_info/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                                                                return false;
                                                                break;
                                                              }
                                                            }
                                                            if (_errs44 === errors) {
                                                              if (data19.name !== void 0) {
                                                                const _errs45 = errors;
                                                                if (typeof data19.name !== "string") {
                                                                  validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/server_info/name", schemaPath: "#/$defs/ServerState/properties/server_info/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                  return false;
                                                                }
                                                                var valid8 = _errs45 === errors;
                                                              } else {
                                                                var valid8 = true;
                                                              }
                                                              if (valid8) {
                                                                if (data19.title !== void 0) {
                                                                  const _errs47 = errors;
                                                                  if (typeof data19.title !== "string") {
                                                                    validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/server_info/title", schemaPath: "#/$defs/ServerState/properties/server_info/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                    return false;
                                                                  }
                                                                  var valid8 = _errs47 === errors;
                                                                } else {
                                                                  var valid8 = true;
                                                                }
                                                                if (valid8) {
                                                                  if (data19.version !== void 0) {
                                                                    const _errs49 = errors;
                                                                    if (typeof data19.version !== "string") {
                                                                      validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/server_info/version", schemaPath: "#/$defs/ServerState/properties/server_info/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                      return false;
                                                                    }
                                                                    var valid8 = _errs49 === errors;
                                                                  } else {
                                                                    var valid8 = true;
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else {
                                                            validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/server_info", schemaPath: "#/$defs/ServerState/properties/server_info/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                            return false;
                                                          }
                                                        }
                                                        var valid6 = _errs42 === errors;
                                                      } else {
                                                        var valid6 = true;
                                                      }
                                                      if (valid6) {
                                                        if (data6.tool_count !== void 0) {
                                                          let data23 = data6.tool_count;
                                                          const _errs51 = errors;
                                                          if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                                                            validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/tool_count", schemaPath: "#/$defs/ServerState/properties/tool_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                            return false;
                                                          }
                                                          if (errors === _errs51) {
                                                            if (typeof data23 == "number" && isFinite(data23)) {
                                                              if (data23 < 0 || isNaN(data23)) {
                                                                validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/tool_count", schemaPath: "#/$defs/ServerState/properties/tool_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid6 = _errs51 === errors;
                                                        } else {
                                                          var valid6 = true;
                                                        }
                                                        if (valid6) {
                                                          if (data6.toolset_fingerprint !== void 0) {
                                                            const _errs53 = errors;
                                                            if (typeof data6.toolset_fingerprint !== "string") {
                                                              validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/toolset_fingerprint", schemaPath: "#/$defs/ServerState/properties/toolset_fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                              return false;
                                                            }
                                                            var valid6 = _errs53 === errors;
                                                          } else {
                                                            var valid6 = true;
                                                          }
                                                          if (valid6) {
                                                            if (data6.schema_fingerprint !== void 0) {
                                                              const _errs55 = errors;
                                                              if (typeof data6.schema_fingerprint !== "string") {
                                                                validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/schema_fingerprint", schemaPath: "#/$defs/ServerState/properties/schema_fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                return false;
                                                              }
                                                              var valid6 = _errs55 === errors;
                                                            } else {
                                                              var valid6 = true;
                                                            }
                                                            if (valid6) {
                                                              if (data6.tools_read_at !== void 0) {
                                                                let data26 = data6.tools_read_at;
                                                                const _errs57 = errors;
                                                                if (errors === _errs57) {
                                                                  if (errors === _errs57) {
                                                                    if (typeof data26 === "string") {
                                                                      if (!formats0.validate(data26)) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/tools_read_at", schemaPath: "#/$defs/ServerState/properties/tools_read_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                                        return false;
                                                                      }
                                                                    } else {
                                                                      validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/tools_read_at", schemaPath: "#/$defs/ServerState/properties/tools_read_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                                var valid6 = _errs57 === errors;
                                                              } else {
                                                                var valid6 = true;
                                                              }
                                                              if (valid6) {
                                                                if (data6.changed_at !== void 0) {
                                                                  let data27 = data6.changed_at;
                                                                  const _errs59 = errors;
                                                                  if (errors === _errs59) {
                                                                    if (errors === _errs59) {
                                                                      if (typeof data27 === "string") {
                                                                        if (!formats0.validate(data27)) {
                                                                          validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/changed_at", schemaPath: "#/$defs/ServerState/properties/changed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                                          return false;
                                                                        }
                                                                      } else {
                                                                        validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/changed_at", schemaPath: "#/$defs/ServerState/properties/changed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid6 = _errs59 === errors;
                                                                } else {
                                                                  var valid6 = true;
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
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/ServerState/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid4 = _errs17 === errors;
                            if (!valid4) {
                              break;
                            }
                          }
                        }
                      } else {
                        validate20.errors = [{ instancePath: instancePath + "/servers", schemaPath: "#/properties/servers/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid1 = _errs13 === errors;
                  } else {
                    var valid1 = true;
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
