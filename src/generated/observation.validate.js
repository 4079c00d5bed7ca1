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
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "observation.schema.json", "title": "Observation", "description": "What came over the wire in one read, without an opinion. Times are whole or fractional milliseconds since started_at. Credentials and session ids are redacted; what a list returned is kept as it came.", "type": "object", "required": ["schema_version", "read", "endpoint", "declared_transport", "started_at", "duration_ms", "client", "allow_private", "limits", "refused", "exchanges", "connections"], "additionalProperties": false, "properties": { "schema_version": { "const": 1 }, "read": { "enum": ["handshake", "checkup", "report"] }, "endpoint": { "type": "string", "description": "The address that was asked to be read; credentials in it are redacted." }, "declared_transport": { "enum": ["http", "sse", null] }, "started_at": { "type": "string", "format": "date-time" }, "duration_ms": { "type": "number", "minimum": 0 }, "client": { "type": "object", "required": ["name", "version", "capabilities"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "version": { "type": "string" }, "capabilities": { "type": "object" } } }, "allow_private": { "type": "boolean" }, "limits": { "$ref": "#/$defs/Limits" }, "refused": { "description": "Why nothing was sent at all, or null.", "enum": ["not_http", "not_a_url", "unresolved_template", "address_refused", null] }, "earlier_attempts": { "type": "array", "minItems": 1, "description": "Attempts at the same read that failed on the network before this one was made.", "items": { "type": "object", "required": ["started_at", "outcome"], "additionalProperties": false, "properties": { "started_at": { "type": "string", "format": "date-time" }, "outcome": { "$ref": "#/$defs/Outcome" } } } }, "exchanges": { "type": "array", "items": { "$ref": "#/$defs/Exchange" } }, "connections": { "type": "array", "items": { "$ref": "#/$defs/Connection" } } }, "$defs": { "Limits": { "title": "Limits", "description": "The budget that the read was held to.", "type": "object", "required": ["time_ms", "requests", "response_bytes", "total_bytes", "hops", "events"], "additionalProperties": false, "properties": { "time_ms": { "type": "integer", "description": "The whole read, retries included." }, "requests": { "type": "integer" }, "response_bytes": { "type": "integer", "description": "One response, after decompression." }, "total_bytes": { "type": "integer", "description": "All responses, after decompression." }, "hops": { "type": "integer" }, "events": { "type": "integer", "description": "Events of one SSE stream." } } }, "Exchange": { "title": "Exchange", "description": "One HTTP request and what came back.", "type": "object", "required": ["step", "rung", "era", "method", "url", "rpc_method", "rpc_id", "cursor", "outcome", "detail", "status", "headers", "media_type", "body_form", "body_excerpt", "bytes_wire", "bytes_decoded", "sent_ms", "first_byte_ms", "end_ms", "reply", "reply_form", "reply_notes", "other_messages", "session"], "additionalProperties": false, "properties": { "step": { "enum": ["initialize", "initialized", "discover", "tools/list", "prompts/list", "resources/list", "resources/templates/list", "tools/call", "resources/read", "sse", "answer", "delete", "metadata"], "description": "What the request was for. `sse` opens the stream of the HTTP+SSE transport, `answer` answers a request of the server." }, "rung": { "type": "integer", "minimum": 0, "description": "Which try at a conversation this belongs to: 0 is the first rung of the ladder." }, "era": { "enum": ["modern", "streamable", "sse", null] }, "method": { "enum": ["GET", "POST", "DELETE"] }, "url": { "type": "string" }, "rpc_method": { "type": ["string", "null"] }, "rpc_id": { "type": ["integer", "string", "null"] }, "cursor": { "type": ["string", "null"], "description": "The cursor that a list request carried." }, "asked_for": { "type": "string", "description": "The tool of a tools/call, the address of a resources/read; credentials in it are redacted." }, "metadata": { "description": "What a metadata GET looked for, and what led to its address.", "type": "object", "required": ["kind", "lead"], "additionalProperties": false, "properties": { "kind": { "enum": ["resource", "authorization_server", "server_card", "catalog", "control"], "description": "Protected resource metadata (RFC 9728), authorization server metadata, a server card, an ai-catalog, or an address at which nothing can be." }, "lead": { "enum": ["challenge", "path", "root", "openid", "openid_appended", "endpoint", "catalog", "historical"] } } }, "outcome": { "$ref": "#/$defs/Outcome" }, "detail": { "type": ["string", "null"], "description": "The error code or the few words behind an outcome that is not `answered`." }, "status": { "type": ["integer", "null"] }, "headers": { "type": "object", "additionalProperties": { "type": "array", "items": { "type": "string" } }, "description": "Response headers that judgements need, by lower-case name, one string a line." }, "media_type": { "type": ["string", "null"], "description": "Essence of content-type, lower case." }, "body_form": { "enum": ["none", "empty", "json", "sse", "html", "text", "binary"] }, "body_excerpt": { "type": ["string", "null"], "description": "The first 2048 characters of a body in which no JSON-RPC reply was found." }, "body": { "type": ["string", "null"], "description": "The whole body as text, where a read asks for that: up to the first JSON-RPC message of an event stream, null when it was cut off. No reply is looked for then." }, "bytes_wire": { "type": "integer" }, "bytes_decoded": { "type": "integer" }, "sent_ms": { "type": "number" }, "first_byte_ms": { "type": ["number", "null"], "description": "When the response headers were there." }, "end_ms": { "type": "number" }, "reply": { "description": "The JSON-RPC message that answers ours, as it came, or null.", "tsType": "RpcReply | null", "type": ["object", "null"] }, "reply_form": { "enum": ["json", "sse", null] }, "document": { "tsType": "unknown", "description": "The JSON of a body outside JSON-RPC: of a metadata GET, or beside a 402. Credentials in addresses are redacted." }, "reply_notes": { "type": "array", "items": { "enum": ["id_as_string", "id_mismatch", "null_error_member", "array_of_one", "unterminated_event", "wrong_media_type", "no_jsonrpc_member"] }, "description": "Where the reply strays from JSON-RPC or SSE and was read all the same." }, "other_messages": { "type": "array", "description": "Messages that were not our reply.", "items": { "type": "object", "required": ["kind", "method"], "additionalProperties": false, "properties": { "kind": { "enum": ["request", "notification", "response", "not_jsonrpc", "endpoint_event"] }, "method": { "type": ["string", "null"] } } } }, "session": { "description": "Length and alphabet of a session id that this response issued.", "type": ["object", "null"], "required": ["length", "alphabet"], "additionalProperties": false, "properties": { "length": { "type": "integer" }, "dashes": { "type": "integer", "description": "How many of its characters are dashes." }, "alphabet": { "enum": ["digits", "hex", "hex_dashed", "alphanumeric", "visible_ascii", "other"] } } } } }, "Outcome": { "title": "Outcome", "description": "answered: response headers came and the body was read as far as it was needed. The others say what cut the exchange off, and where.", "enum": ["answered", "bad_url", "address_refused", "budget_requests", "budget_bytes", "budget_time", "dns_not_found", "dns_failed", "connect_refused", "connect_timeout", "connect_failed", "tls_expired", "tls_not_yet_valid", "tls_name_mismatch", "tls_self_signed", "tls_untrusted_root", "tls_issuer_not_found", "tls_failed", "reset", "headers_timeout", "headers_too_large", "bad_http", "body_reset", "body_timeout", "body_too_large", "too_many_events", "unsupported_encoding", "decode_failed"] }, "Connection": { "title": "Connection", "description": "One host that was connected to.", "type": "object", "required": ["origin", "address", "tls"], "additionalProperties": false, "properties": { "origin": { "type": "string" }, "address": { "type": ["string", "null"], "description": "The checked address that the connection went to." }, "tls": { "type": ["object", "null"], "title": "TlsFacts", "required": ["verified", "code", "protocol", "subject", "names", "issuer", "valid_from", "valid_to", "chain"], "additionalProperties": false, "properties": { "verified": { "type": "boolean" }, "code": { "type": ["string", "null"], "description": "Node's code of the first verification error." }, "protocol": { "type": ["string", "null"] }, "subject": { "type": ["string", "null"] }, "names": { "type": "array", "items": { "type": "string" } }, "issuer": { "type": ["string", "null"] }, "valid_from": { "type": ["string", "null"], "format": "date-time" }, "valid_to": { "type": ["string", "null"], "format": "date-time" }, "chain": { "type": "array", "items": { "type": "string" }, "description": "Subjects from the leaf upwards, as sent." } } } } } } };
var schema33 = { "title": "Outcome", "description": "answered: response headers came and the body was read as far as it was needed. The others say what cut the exchange off, and where.", "enum": ["answered", "bad_url", "address_refused", "budget_requests", "budget_bytes", "budget_time", "dns_not_found", "dns_failed", "connect_refused", "connect_timeout", "connect_failed", "tls_expired", "tls_not_yet_valid", "tls_name_mismatch", "tls_self_signed", "tls_untrusted_root", "tls_issuer_not_found", "tls_failed", "reset", "headers_timeout", "headers_too_large", "bad_http", "body_reset", "body_timeout", "body_too_large", "too_many_events", "unsupported_encoding", "decode_failed"] };
var schema36 = { "title": "Connection", "description": "One host that was connected to.", "type": "object", "required": ["origin", "address", "tls"], "additionalProperties": false, "properties": { "origin": { "type": "string" }, "address": { "type": ["string", "null"], "description": "The checked address that the connection went to." }, "tls": { "type": ["object", "null"], "title": "TlsFacts", "required": ["verified", "code", "protocol", "subject", "names", "issuer", "valid_from", "valid_to", "chain"], "additionalProperties": false, "properties": { "verified": { "type": "boolean" }, "code": { "type": ["string", "null"], "description": "Node's code of the first verification error." }, "protocol": { "type": ["string", "null"] }, "subject": { "type": ["string", "null"] }, "names": { "type": "array", "items": { "type": "string" } }, "issuer": { "type": ["string", "null"] }, "valid_from": { "type": ["string", "null"], "format": "date-time" }, "valid_to": { "type": ["string", "null"], "format": "date-time" }, "chain": { "type": "array", "items": { "type": "string" }, "description": "Subjects from the leaf upwards, as sent." } } } } };
var func1 = Object.prototype.hasOwnProperty;
var formats0 = require_formats().fullFormats["date-time"];
var schema34 = { "title": "Exchange", "description": "One HTTP request and what came back.", "type": "object", "required": ["step", "rung", "era", "method", "url", "rpc_method", "rpc_id", "cursor", "outcome", "detail", "status", "headers", "media_type", "body_form", "body_excerpt", "bytes_wire", "bytes_decoded", "sent_ms", "first_byte_ms", "end_ms", "reply", "reply_form", "reply_notes", "other_messages", "session"], "additionalProperties": false, "properties": { "step": { "enum": ["initialize", "initialized", "discover", "tools/list", "prompts/list", "resources/list", "resources/templates/list", "tools/call", "resources/read", "sse", "answer", "delete", "metadata"], "description": "What the request was for. `sse` opens the stream of the HTTP+SSE transport, `answer` answers a request of the server." }, "rung": { "type": "integer", "minimum": 0, "description": "Which try at a conversation this belongs to: 0 is the first rung of the ladder." }, "era": { "enum": ["modern", "streamable", "sse", null] }, "method": { "enum": ["GET", "POST", "DELETE"] }, "url": { "type": "string" }, "rpc_method": { "type": ["string", "null"] }, "rpc_id": { "type": ["integer", "string", "null"] }, "cursor": { "type": ["string", "null"], "description": "The cursor that a list request carried." }, "asked_for": { "type": "string", "description": "The tool of a tools/call, the address of a resources/read; credentials in it are redacted." }, "metadata": { "description": "What a metadata GET looked for, and what led to its address.", "type": "object", "required": ["kind", "lead"], "additionalProperties": false, "properties": { "kind": { "enum": ["resource", "authorization_server", "server_card", "catalog", "control"], "description": "Protected resource metadata (RFC 9728), authorization server metadata, a server card, an ai-catalog, or an address at which nothing can be." }, "lead": { "enum": ["challenge", "path", "root", "openid", "openid_appended", "endpoint", "catalog", "historical"] } } }, "outcome": { "$ref": "#/$defs/Outcome" }, "detail": { "type": ["string", "null"], "description": "The error code or the few words behind an outcome that is not `answered`." }, "status": { "type": ["integer", "null"] }, "headers": { "type": "object", "additionalProperties": { "type": "array", "items": { "type": "string" } }, "description": "Response headers that judgements need, by lower-case name, one string a line." }, "media_type": { "type": ["string", "null"], "description": "Essence of content-type, lower case." }, "body_form": { "enum": ["none", "empty", "json", "sse", "html", "text", "binary"] }, "body_excerpt": { "type": ["string", "null"], "description": "The first 2048 characters of a body in which no JSON-RPC reply was found." }, "body": { "type": ["string", "null"], "description": "The whole body as text, where a read asks for that: up to the first JSON-RPC message of an event stream, null when it was cut off. No reply is looked for then." }, "bytes_wire": { "type": "integer" }, "bytes_decoded": { "type": "integer" }, "sent_ms": { "type": "number" }, "first_byte_ms": { "type": ["number", "null"], "description": "When the response headers were there." }, "end_ms": { "type": "number" }, "reply": { "description": "The JSON-RPC message that answers ours, as it came, or null.", "tsType": "RpcReply | null", "type": ["object", "null"] }, "reply_form": { "enum": ["json", "sse", null] }, "document": { "tsType": "unknown", "description": "The JSON of a body outside JSON-RPC: of a metadata GET, or beside a 402. Credentials in addresses are redacted." }, "reply_notes": { "type": "array", "items": { "enum": ["id_as_string", "id_mismatch", "null_error_member", "array_of_one", "unterminated_event", "wrong_media_type", "no_jsonrpc_member"] }, "description": "Where the reply strays from JSON-RPC or SSE and was read all the same." }, "other_messages": { "type": "array", "description": "Messages that were not our reply.", "items": { "type": "object", "required": ["kind", "method"], "additionalProperties": false, "properties": { "kind": { "enum": ["request", "notification", "response", "not_jsonrpc", "endpoint_event"] }, "method": { "type": ["string", "null"] } } } }, "session": { "description": "Length and alphabet of a session id that this response issued.", "type": ["object", "null"], "required": ["length", "alphabet"], "additionalProperties": false, "properties": { "length": { "type": "integer" }, "dashes": { "type": "integer", "description": "How many of its characters are dashes." }, "alphabet": { "enum": ["digits", "hex", "hex_dashed", "alphanumeric", "visible_ascii", "other"] } } } } };
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.step === void 0 && (missing0 = "step") || data.rung === void 0 && (missing0 = "rung") || data.era === void 0 && (missing0 = "era") || data.method === void 0 && (missing0 = "method") || data.url === void 0 && (missing0 = "url") || data.rpc_method === void 0 && (missing0 = "rpc_method") || data.rpc_id === void 0 && (missing0 = "rpc_id") || data.cursor === void 0 && (missing0 = "cursor") || data.outcome === void 0 && (missing0 = "outcome") || data.detail === void 0 && (missing0 = "detail") || data.status === void 0 && (missing0 = "status") || data.headers === void 0 && (missing0 = "headers") || data.media_type === void 0 && (missing0 = "media_type") || data.body_form === void 0 && (missing0 = "body_form") || data.body_excerpt === void 0 && (missing0 = "body_excerpt") || data.bytes_wire === void 0 && (missing0 = "bytes_wire") || data.bytes_decoded === void 0 && (missing0 = "bytes_decoded") || data.sent_ms === void 0 && (missing0 = "sent_ms") || data.first_byte_ms === void 0 && (missing0 = "first_byte_ms") || data.end_ms === void 0 && (missing0 = "end_ms") || data.reply === void 0 && (missing0 = "reply") || data.reply_form === void 0 && (missing0 = "reply_form") || data.reply_notes === void 0 && (missing0 = "reply_notes") || data.other_messages === void 0 && (missing0 = "other_messages") || data.session === void 0 && (missing0 = "session")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema34.properties, key0)) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.step !== void 0) {
            let data0 = data.step;
            const _errs2 = errors;
            if (!(data0 === "initialize" || data0 === "initialized" || data0 === "discover" || data0 === "tools/list" || data0 === "prompts/list" || data0 === "resources/list" || data0 === "resources/templates/list" || data0 === "tools/call" || data0 === "resources/read" || data0 === "sse" || data0 === "answer" || data0 === "delete" || data0 === "metadata")) {
              validate21.errors = [{ instancePath: instancePath + "/step", schemaPath: "#/properties/step/enum", keyword: "enum", params: { allowedValues: schema34.properties.step.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.rung !== void 0) {
              let data1 = data.rung;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate21.errors = [{ instancePath: instancePath + "/rung", schemaPath: "#/properties/rung/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate21.errors = [{ instancePath: instancePath + "/rung", schemaPath: "#/properties/rung/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.era !== void 0) {
                let data2 = data.era;
                const _errs5 = errors;
                if (!(data2 === "modern" || data2 === "streamable" || data2 === "sse" || data2 === null)) {
                  validate21.errors = [{ instancePath: instancePath + "/era", schemaPath: "#/properties/era/enum", keyword: "enum", params: { allowedValues: schema34.properties.era.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.method !== void 0) {
                  let data3 = data.method;
                  const _errs6 = errors;
                  if (!(data3 === "GET" || data3 === "POST" || data3 === "DELETE")) {
                    validate21.errors = [{ instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema34.properties.method.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.url !== void 0) {
                    const _errs7 = errors;
                    if (typeof data.url !== "string") {
                      validate21.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.rpc_method !== void 0) {
                      let data5 = data.rpc_method;
                      const _errs9 = errors;
                      if (typeof data5 !== "string" && data5 !== null) {
                        validate21.errors = [{ instancePath: instancePath + "/rpc_method", schemaPath: "#/properties/rpc_method/type", keyword: "type", params: { type: schema34.properties.rpc_method.type }, message: "must be string,null" }];
                        return false;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.rpc_id !== void 0) {
                        let data6 = data.rpc_id;
                        const _errs11 = errors;
                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6)) && typeof data6 !== "string" && data6 !== null) {
                          validate21.errors = [{ instancePath: instancePath + "/rpc_id", schemaPath: "#/properties/rpc_id/type", keyword: "type", params: { type: schema34.properties.rpc_id.type }, message: "must be integer,string,null" }];
                          return false;
                        }
                        var valid0 = _errs11 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.cursor !== void 0) {
                          let data7 = data.cursor;
                          const _errs13 = errors;
                          if (typeof data7 !== "string" && data7 !== null) {
                            validate21.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: schema34.properties.cursor.type }, message: "must be string,null" }];
                            return false;
                          }
                          var valid0 = _errs13 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.asked_for !== void 0) {
                            const _errs15 = errors;
                            if (typeof data.asked_for !== "string") {
                              validate21.errors = [{ instancePath: instancePath + "/asked_for", schemaPath: "#/properties/asked_for/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid0 = _errs15 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.metadata !== void 0) {
                              let data9 = data.metadata;
                              const _errs17 = errors;
                              if (errors === _errs17) {
                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                  let missing1;
                                  if (data9.kind === void 0 && (missing1 = "kind") || data9.lead === void 0 && (missing1 = "lead")) {
                                    validate21.errors = [{ instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                    return false;
                                  } else {
                                    const _errs19 = errors;
                                    for (const key1 in data9) {
                                      if (!(key1 === "kind" || key1 === "lead")) {
                                        validate21.errors = [{ instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs19 === errors) {
                                      if (data9.kind !== void 0) {
                                        let data10 = data9.kind;
                                        const _errs20 = errors;
                                        if (!(data10 === "resource" || data10 === "authorization_server" || data10 === "server_card" || data10 === "catalog" || data10 === "control")) {
                                          validate21.errors = [{ instancePath: instancePath + "/metadata/kind", schemaPath: "#/properties/metadata/properties/kind/enum", keyword: "enum", params: { allowedValues: schema34.properties.metadata.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
                                          return false;
                                        }
                                        var valid1 = _errs20 === errors;
                                      } else {
                                        var valid1 = true;
                                      }
                                      if (valid1) {
                                        if (data9.lead !== void 0) {
                                          let data11 = data9.lead;
                                          const _errs21 = errors;
                                          if (!(data11 === "challenge" || data11 === "path" || data11 === "root" || data11 === "openid" || data11 === "openid_appended" || data11 === "endpoint" || data11 === "catalog" || data11 === "historical")) {
                                            validate21.errors = [{ instancePath: instancePath + "/metadata/lead", schemaPath: "#/properties/metadata/properties/lead/enum", keyword: "enum", params: { allowedValues: schema34.properties.metadata.properties.lead.enum }, message: "must be equal to one of the allowed values" }];
                                            return false;
                                          }
                                          var valid1 = _errs21 === errors;
                                        } else {
                                          var valid1 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate21.errors = [{ instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs17 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.outcome !== void 0) {
                                let data12 = data.outcome;
                                const _errs22 = errors;
                                if (!(data12 === "answered" || data12 === "bad_url" || data12 === "address_refused" || data12 === "budget_requests" || data12 === "budget_bytes" || data12 === "budget_time" || data12 === "dns_not_found" || data12 === "dns_failed" || data12 === "connect_refused" || data12 === "connect_timeout" || data12 === "connect_failed" || data12 === "tls_expired" || data12 === "tls_not_yet_valid" || data12 === "tls_name_mismatch" || data12 === "tls_self_signed" || data12 === "tls_untrusted_root" || data12 === "tls_issuer_not_found" || data12 === "tls_failed" || data12 === "reset" || data12 === "headers_timeout" || data12 === "headers_too_large" || data12 === "bad_http" || data12 === "body_reset" || data12 === "body_timeout" || data12 === "body_too_large" || data12 === "too_many_events" || data12 === "unsupported_encoding" || data12 === "decode_failed")) {
                                  validate21.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/$defs/Outcome/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid0 = _errs22 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.detail !== void 0) {
                                  let data13 = data.detail;
                                  const _errs24 = errors;
                                  if (typeof data13 !== "string" && data13 !== null) {
                                    validate21.errors = [{ instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: schema34.properties.detail.type }, message: "must be string,null" }];
                                    return false;
                                  }
                                  var valid0 = _errs24 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.status !== void 0) {
                                    let data14 = data.status;
                                    const _errs26 = errors;
                                    if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14)) && data14 !== null) {
                                      validate21.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: schema34.properties.status.type }, message: "must be integer,null" }];
                                      return false;
                                    }
                                    var valid0 = _errs26 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.headers !== void 0) {
                                      let data15 = data.headers;
                                      const _errs28 = errors;
                                      if (errors === _errs28) {
                                        if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                          for (const key2 in data15) {
                                            let data16 = data15[key2];
                                            const _errs31 = errors;
                                            if (errors === _errs31) {
                                              if (Array.isArray(data16)) {
                                                var valid4 = true;
                                                const len0 = data16.length;
                                                for (let i0 = 0; i0 < len0; i0++) {
                                                  const _errs33 = errors;
                                                  if (typeof data16[i0] !== "string") {
                                                    validate21.errors = [{ instancePath: instancePath + "/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, schemaPath: "#/properties/headers/additionalProperties/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                  var valid4 = _errs33 === errors;
                                                  if (!valid4) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate21.errors = [{ instancePath: instancePath + "/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/headers/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                return false;
                                              }
                                            }
                                            var valid3 = _errs31 === errors;
                                            if (!valid3) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate21.errors = [{ instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs28 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.media_type !== void 0) {
                                        let data18 = data.media_type;
                                        const _errs35 = errors;
                                        if (typeof data18 !== "string" && data18 !== null) {
                                          validate21.errors = [{ instancePath: instancePath + "/media_type", schemaPath: "#/properties/media_type/type", keyword: "type", params: { type: schema34.properties.media_type.type }, message: "must be string,null" }];
                                          return false;
                                        }
                                        var valid0 = _errs35 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.body_form !== void 0) {
                                          let data19 = data.body_form;
                                          const _errs37 = errors;
                                          if (!(data19 === "none" || data19 === "empty" || data19 === "json" || data19 === "sse" || data19 === "html" || data19 === "text" || data19 === "binary")) {
                                            validate21.errors = [{ instancePath: instancePath + "/body_form", schemaPath: "#/properties/body_form/enum", keyword: "enum", params: { allowedValues: schema34.properties.body_form.enum }, message: "must be equal to one of the allowed values" }];
                                            return false;
                                          }
                                          var valid0 = _errs37 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.body_excerpt !== void 0) {
                                            let data20 = data.body_excerpt;
                                            const _errs38 = errors;
                                            if (typeof data20 !== "string" && data20 !== null) {
                                              validate21.errors = [{ instancePath: instancePath + "/body_excerpt", schemaPath: "#/properties/body_excerpt/type", keyword: "type", params: { type: schema34.properties.body_excerpt.type }, message: "must be string,null" }];
                                              return false;
                                            }
                                            var valid0 = _errs38 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.body !== void 0) {
                                              let data21 = data.body;
                                              const _errs40 = errors;
                                              if (typeof data21 !== "string" && data21 !== null) {
                                                validate21.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: schema34.properties.body.type }, message: "must be string,null" }];
                                                return false;
                                              }
                                              var valid0 = _errs40 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.bytes_wire !== void 0) {
                                                let data22 = data.bytes_wire;
                                                const _errs42 = errors;
                                                if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                                                  validate21.errors = [{ instancePath: instancePath + "/bytes_wire", schemaPath: "#/properties/bytes_wire/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                  return false;
                                                }
                                                var valid0 = _errs42 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.bytes_decoded !== void 0) {
                                                  let data23 = data.bytes_decoded;
                                                  const _errs44 = errors;
                                                  if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                                                    validate21.errors = [{ instancePath: instancePath + "/bytes_decoded", schemaPath: "#/properties/bytes_decoded/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                    return false;
                                                  }
                                                  var valid0 = _errs44 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.sent_ms !== void 0) {
                                                    let data24 = data.sent_ms;
                                                    const _errs46 = errors;
                                                    if (!(typeof data24 == "number" && isFinite(data24))) {
                                                      validate21.errors = [{ instancePath: instancePath + "/sent_ms", schemaPath: "#/properties/sent_ms/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                      return false;
                                                    }
                                                    var valid0 = _errs46 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.first_byte_ms !== void 0) {
                                                      let data25 = data.first_byte_ms;
                                                      const _errs48 = errors;
                                                      if (!(typeof data25 == "number" && isFinite(data25)) && data25 !== null) {
                                                        validate21.errors = [{ instancePath: instancePath + "/first_byte_ms", schemaPath: "#/properties/first_byte_ms/type", keyword: "type", params: { type: schema34.properties.first_byte_ms.type }, message: "must be number,null" }];
                                                        return false;
                                                      }
                                                      var valid0 = _errs48 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.end_ms !== void 0) {
                                                        let data26 = data.end_ms;
                                                        const _errs50 = errors;
                                                        if (!(typeof data26 == "number" && isFinite(data26))) {
                                                          validate21.errors = [{ instancePath: instancePath + "/end_ms", schemaPath: "#/properties/end_ms/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                          return false;
                                                        }
                                                        var valid0 = _errs50 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.reply !== void 0) {
                                                          let data27 = data.reply;
                                                          const _errs52 = errors;
                                                          if (!(data27 && typeof data27 == "object" && !Array.isArray(data27)) && data27 !== null) {
                                                            validate21.errors = [{ instancePath: instancePath + "/reply", schemaPath: "#/properties/reply/type", keyword: "type", params: { type: schema34.properties.reply.type }, message: "must be object,null" }];
                                                            return false;
                                                          }
                                                          var valid0 = _errs52 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.reply_form !== void 0) {
                                                            let data28 = data.reply_form;
                                                            const _errs54 = errors;
                                                            if (!(data28 === "json" || data28 === "sse" || data28 === null)) {
                                                              validate21.errors = [{ instancePath: instancePath + "/reply_form", schemaPath: "#/properties/reply_form/enum", keyword: "enum", params: { allowedValues: schema34.properties.reply_form.enum }, message: "must be equal to one of the allowed values" }];
                                                              return false;
                                                            }
                                                            var valid0 = _errs54 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                          if (valid0) {
                                                            if (data.reply_notes !== void 0) {
                                                              let data29 = data.reply_notes;
                                                              const _errs55 = errors;
                                                              if (errors === _errs55) {
                                                                if (Array.isArray(data29)) {
                                                                  var valid5 = true;
                                                                  const len1 = data29.length;
                                                                  for (let i1 = 0; i1 < len1; i1++) {
                                                                    let data30 = data29[i1];
                                                                    const _errs57 = errors;
                                                                    if (!(data30 === "id_as_string" || data30 === "id_mismatch" || data30 === "null_error_member" || data30 === "array_of_one" || data30 === "unterminated_event" || data30 === "wrong_media_type" || data30 === "no_jsonrpc_member")) {
                                                                      validate21.errors = [{ instancePath: instancePath + "/reply_notes/" + i1, schemaPath: "#/properties/reply_notes/items/enum", keyword: "enum", params: { allowedValues: schema34.properties.reply_notes.items.enum }, message: "must be equal to one of the allowed values" }];
                                                                      return false;
                                                                    }
                                                                    var valid5 = _errs57 === errors;
                                                                    if (!valid5) {
                                                                      break;
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate21.errors = [{ instancePath: instancePath + "/reply_notes", schemaPath: "#/properties/reply_notes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid0 = _errs55 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (data.other_messages !== void 0) {
                                                                let data31 = data.other_messages;
                                                                const _errs58 = errors;
                                                                if (errors === _errs58) {
                                                                  if (Array.isArray(data31)) {
                                                                    var valid6 = true;
                                                                    const len2 = data31.length;
                                                                    for (let i2 = 0; i2 < len2; i2++) {
                                                                      let data32 = data31[i2];
                                                                      const _errs60 = errors;
                                                                      if (errors === _errs60) {
                                                                        if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                                                                          let missing2;
                                                                          if (data32.kind === void 0 && (missing2 = "kind") || data32.method === void 0 && (missing2 = "method")) {
                                                                            validate21.errors = [{ instancePath: instancePath + "/other_messages/" + i2, schemaPath: "#/properties/other_messages/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                                                            return false;
                                                                          } else {
                                                                            const _errs62 = errors;
                                                                            for (const key3 in data32) {
                                                                              if (!(key3 === "kind" || key3 === "method")) {
                                                                                validate21.errors = [{ instancePath: instancePath + "/other_messages/" + i2, schemaPath: "#/properties/other_messages/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                                                                return false;
                                                                                break;
                                                                              }
                                                                            }
                                                                            if (_errs62 === errors) {
                                                                              if (data32.kind !== void 0) {
                                                                                let data33 = data32.kind;
                                                                                const _errs63 = errors;
                                                                                if (!(data33 === "request" || data33 === "notification" || data33 === "response" || data33 === "not_jsonrpc" || data33 === "endpoint_event")) {
                                                                                  validate21.errors = [{ instancePath: instancePath + "/other_messages/" + i2 + "/kind", schemaPath: "#/properties/other_messages/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema34.properties.other_messages.items.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
                                                                                  return false;
                                                                                }
                                                                                var valid7 = _errs63 === errors;
                                                                              } else {
                                                                                var valid7 = true;
                                                                              }
                                                                              if (valid7) {
                                                                                if (data32.method !== void 0) {
                                                                                  let data34 = data32.method;
                                                                                  const _errs64 = errors;
                                                                                  if (typeof data34 !== "string" && data34 !== null) {
                                                                                    validate21.errors = [{ instancePath: instancePath + "/other_messages/" + i2 + "/method", schemaPath: "#/properties/other_messages/items/properties/method/type", keyword: "type", params: { type: schema34.properties.other_messages.items.properties.method.type }, message: "must be string,null" }];
                                                                                    return false;
                                                                                  }
                                                                                  var valid7 = _errs64 === errors;
                                                                                } else {
                                                                                  var valid7 = true;
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        } else {
                                                                          validate21.errors = [{ instancePath: instancePath + "/other_messages/" + i2, schemaPath: "#/properties/other_messages/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid6 = _errs60 === errors;
                                                                      if (!valid6) {
                                                                        break;
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate21.errors = [{ instancePath: instancePath + "/other_messages", schemaPath: "#/properties/other_messages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid0 = _errs58 === errors;
                                                              } else {
                                                                var valid0 = true;
                                                              }
                                                              if (valid0) {
                                                                if (data.session !== void 0) {
                                                                  let data35 = data.session;
                                                                  const _errs66 = errors;
                                                                  if (!(data35 && typeof data35 == "object" && !Array.isArray(data35)) && data35 !== null) {
                                                                    validate21.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/type", keyword: "type", params: { type: schema34.properties.session.type }, message: "must be object,null" }];
                                                                    return false;
                                                                  }
                                                                  if (errors === _errs66) {
                                                                    if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                                                                      let missing3;
                                                                      if (data35.length === void 0 && (missing3 = "length") || data35.alphabet === void 0 && (missing3 = "alphabet")) {
                                                                        validate21.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                                                        return false;
                                                                      } else {
                                                                        const _errs68 = errors;
                                                                        for (const key4 in data35) {
                                                                          if (!(key4 === "length" || key4 === "dashes" || key4 === "alphabet")) {
                                                                            validate21.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                                                            return false;
                                                                            break;
                                                                          }
                                                                        }
                                                                        if (_errs68 === errors) {
                                                                          if (data35.length !== void 0) {
                                                                            let data36 = data35.length;
                                                                            const _errs69 = errors;
                                                                            if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
                                                                              validate21.errors = [{ instancePath: instancePath + "/session/length", schemaPath: "#/properties/session/properties/length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                              return false;
                                                                            }
                                                                            var valid8 = _errs69 === errors;
                                                                          } else {
                                                                            var valid8 = true;
                                                                          }
                                                                          if (valid8) {
                                                                            if (data35.dashes !== void 0) {
                                                                              let data37 = data35.dashes;
                                                                              const _errs71 = errors;
                                                                              if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
                                                                                validate21.errors = [{ instancePath: instancePath + "/session/dashes", schemaPath: "#/properties/session/properties/dashes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                                return false;
                                                                              }
                                                                              var valid8 = _errs71 === errors;
                                                                            } else {
                                                                              var valid8 = true;
                                                                            }
                                                                            if (valid8) {
                                                                              if (data35.alphabet !== void 0) {
                                                                                let data38 = data35.alphabet;
                                                                                const _errs73 = errors;
                                                                                if (!(data38 === "digits" || data38 === "hex" || data38 === "hex_dashed" || data38 === "alphanumeric" || data38 === "visible_ascii" || data38 === "other")) {
                                                                                  validate21.errors = [{ instancePath: instancePath + "/session/alphabet", schemaPath: "#/properties/session/properties/alphabet/enum", keyword: "enum", params: { allowedValues: schema34.properties.session.properties.alphabet.enum }, message: "must be equal to one of the allowed values" }];
                                                                                  return false;
                                                                                }
                                                                                var valid8 = _errs73 === errors;
                                                                              } else {
                                                                                var valid8 = true;
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid0 = _errs66 === errors;
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
          }
        }
      }
    } else {
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if (data.schema_version === void 0 && (missing0 = "schema_version") || data.read === void 0 && (missing0 = "read") || data.endpoint === void 0 && (missing0 = "endpoint") || data.declared_transport === void 0 && (missing0 = "declared_transport") || data.started_at === void 0 && (missing0 = "started_at") || data.duration_ms === void 0 && (missing0 = "duration_ms") || data.client === void 0 && (missing0 = "client") || data.allow_private === void 0 && (missing0 = "allow_private") || data.limits === void 0 && (missing0 = "limits") || data.refused === void 0 && (missing0 = "refused") || data.exchanges === void 0 && (missing0 = "exchanges") || data.connections === void 0 && (missing0 = "connections")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema31.properties, key0)) {
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
            if (data.read !== void 0) {
              let data1 = data.read;
              const _errs3 = errors;
              if (!(data1 === "handshake" || data1 === "checkup" || data1 === "report")) {
                validate20.errors = [{ instancePath: instancePath + "/read", schemaPath: "#/properties/read/enum", keyword: "enum", params: { allowedValues: schema31.properties.read.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.endpoint !== void 0) {
                const _errs4 = errors;
                if (typeof data.endpoint !== "string") {
                  validate20.errors = [{ instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.declared_transport !== void 0) {
                  let data3 = data.declared_transport;
                  const _errs6 = errors;
                  if (!(data3 === "http" || data3 === "sse" || data3 === null)) {
                    validate20.errors = [{ instancePath: instancePath + "/declared_transport", schemaPath: "#/properties/declared_transport/enum", keyword: "enum", params: { allowedValues: schema31.properties.declared_transport.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.started_at !== void 0) {
                    let data4 = data.started_at;
                    const _errs7 = errors;
                    if (errors === _errs7) {
                      if (errors === _errs7) {
                        if (typeof data4 === "string") {
                          if (!formats0.validate(data4)) {
                            validate20.errors = [{ instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                            return false;
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.duration_ms !== void 0) {
                      let data5 = data.duration_ms;
                      const _errs9 = errors;
                      if (errors === _errs9) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5)) {
                            validate20.errors = [{ instancePath: instancePath + "/duration_ms", schemaPath: "#/properties/duration_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                            return false;
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/duration_ms", schemaPath: "#/properties/duration_ms/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                          return false;
                        }
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.client !== void 0) {
                        let data6 = data.client;
                        const _errs11 = errors;
                        if (errors === _errs11) {
                          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                            let missing1;
                            if (data6.name === void 0 && (missing1 = "name") || data6.version === void 0 && (missing1 = "version") || data6.capabilities === void 0 && (missing1 = "capabilities")) {
                              validate20.errors = [{ instancePath: instancePath + "/client", schemaPath: "#/properties/client/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                              return false;
                            } else {
                              const _errs13 = errors;
                              for (const key1 in data6) {
                                if (!(key1 === "name" || key1 === "version" || key1 === "capabilities")) {
                                  validate20.errors = [{ instancePath: instancePath + "/client", schemaPath: "#/properties/client/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs13 === errors) {
                                if (data6.name !== void 0) {
                                  const _errs14 = errors;
                                  if (typeof data6.name !== "string") {
                                    validate20.errors = [{ instancePath: instancePath + "/client/name", schemaPath: "#/properties/client/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid1 = _errs14 === errors;
                                } else {
                                  var valid1 = true;
                                }
                                if (valid1) {
                                  if (data6.version !== void 0) {
                                    const _errs16 = errors;
                                    if (typeof data6.version !== "string") {
                                      validate20.errors = [{ instancePath: instancePath + "/client/version", schemaPath: "#/properties/client/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid1 = _errs16 === errors;
                                  } else {
                                    var valid1 = true;
                                  }
                                  if (valid1) {
                                    if (data6.capabilities !== void 0) {
                                      let data9 = data6.capabilities;
                                      const _errs18 = errors;
                                      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9))) {
                                        validate20.errors = [{ instancePath: instancePath + "/client/capabilities", schemaPath: "#/properties/client/properties/capabilities/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                      var valid1 = _errs18 === errors;
                                    } else {
                                      var valid1 = true;
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/client", schemaPath: "#/properties/client/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs11 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.allow_private !== void 0) {
                          const _errs20 = errors;
                          if (typeof data.allow_private !== "boolean") {
                            validate20.errors = [{ instancePath: instancePath + "/allow_private", schemaPath: "#/properties/allow_private/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                            return false;
                          }
                          var valid0 = _errs20 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.limits !== void 0) {
                            let data11 = data.limits;
                            const _errs22 = errors;
                            const _errs23 = errors;
                            if (errors === _errs23) {
                              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                let missing2;
                                if (data11.time_ms === void 0 && (missing2 = "time_ms") || data11.requests === void 0 && (missing2 = "requests") || data11.response_bytes === void 0 && (missing2 = "response_bytes") || data11.total_bytes === void 0 && (missing2 = "total_bytes") || data11.hops === void 0 && (missing2 = "hops") || data11.events === void 0 && (missing2 = "events")) {
                                  validate20.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/$defs/Limits/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                  return false;
                                } else {
                                  const _errs25 = errors;
                                  for (const key2 in data11) {
                                    if (!(key2 === "time_ms" || key2 === "requests" || key2 === "response_bytes" || key2 === "total_bytes" || key2 === "hops" || key2 === "events")) {
                                      validate20.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/$defs/Limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs25 === errors) {
                                    if (data11.time_ms !== void 0) {
                                      let data12 = data11.time_ms;
                                      const _errs26 = errors;
                                      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                        validate20.errors = [{ instancePath: instancePath + "/limits/time_ms", schemaPath: "#/$defs/Limits/properties/time_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      var valid3 = _errs26 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (valid3) {
                                      if (data11.requests !== void 0) {
                                        let data13 = data11.requests;
                                        const _errs28 = errors;
                                        if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                          validate20.errors = [{ instancePath: instancePath + "/limits/requests", schemaPath: "#/$defs/Limits/properties/requests/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        var valid3 = _errs28 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                      if (valid3) {
                                        if (data11.response_bytes !== void 0) {
                                          let data14 = data11.response_bytes;
                                          const _errs30 = errors;
                                          if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                            validate20.errors = [{ instancePath: instancePath + "/limits/response_bytes", schemaPath: "#/$defs/Limits/properties/response_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          var valid3 = _errs30 === errors;
                                        } else {
                                          var valid3 = true;
                                        }
                                        if (valid3) {
                                          if (data11.total_bytes !== void 0) {
                                            let data15 = data11.total_bytes;
                                            const _errs32 = errors;
                                            if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                              validate20.errors = [{ instancePath: instancePath + "/limits/total_bytes", schemaPath: "#/$defs/Limits/properties/total_bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                              return false;
                                            }
                                            var valid3 = _errs32 === errors;
                                          } else {
                                            var valid3 = true;
                                          }
                                          if (valid3) {
                                            if (data11.hops !== void 0) {
                                              let data16 = data11.hops;
                                              const _errs34 = errors;
                                              if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                                validate20.errors = [{ instancePath: instancePath + "/limits/hops", schemaPath: "#/$defs/Limits/properties/hops/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                return false;
                                              }
                                              var valid3 = _errs34 === errors;
                                            } else {
                                              var valid3 = true;
                                            }
                                            if (valid3) {
                                              if (data11.events !== void 0) {
                                                let data17 = data11.events;
                                                const _errs36 = errors;
                                                if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                                                  validate20.errors = [{ instancePath: instancePath + "/limits/events", schemaPath: "#/$defs/Limits/properties/events/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                  return false;
                                                }
                                                var valid3 = _errs36 === errors;
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
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/limits", schemaPath: "#/$defs/Limits/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid0 = _errs22 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.refused !== void 0) {
                              let data18 = data.refused;
                              const _errs38 = errors;
                              if (!(data18 === "not_http" || data18 === "not_a_url" || data18 === "unresolved_template" || data18 === "address_refused" || data18 === null)) {
                                validate20.errors = [{ instancePath: instancePath + "/refused", schemaPath: "#/properties/refused/enum", keyword: "enum", params: { allowedValues: schema31.properties.refused.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid0 = _errs38 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.earlier_attempts !== void 0) {
                                let data19 = data.earlier_attempts;
                                const _errs39 = errors;
                                if (errors === _errs39) {
                                  if (Array.isArray(data19)) {
                                    if (data19.length < 1) {
                                      validate20.errors = [{ instancePath: instancePath + "/earlier_attempts", schemaPath: "#/properties/earlier_attempts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                      return false;
                                    } else {
                                      var valid4 = true;
                                      const len0 = data19.length;
                                      for (let i0 = 0; i0 < len0; i0++) {
                                        let data20 = data19[i0];
                                        const _errs41 = errors;
                                        if (errors === _errs41) {
                                          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                            let missing3;
                                            if (data20.started_at === void 0 && (missing3 = "started_at") || data20.outcome === void 0 && (missing3 = "outcome")) {
                                              validate20.errors = [{ instancePath: instancePath + "/earlier_attempts/" + i0, schemaPath: "#/properties/earlier_attempts/items/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                              return false;
                                            } else {
                                              const _errs43 = errors;
                                              for (const key3 in data20) {
                                                if (!(key3 === "started_at" || key3 === "outcome")) {
                                                  validate20.errors = [{ instancePath: instancePath + "/earlier_attempts/" + i0, schemaPath: "#/properties/earlier_attempts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                                  return false;
                                                  break;
                                                }
                                              }
                                              if (_errs43 === errors) {
                                                if (data20.started_at !== void 0) {
                                                  let data21 = data20.started_at;
                                                  const _errs44 = errors;
                                                  if (errors === _errs44) {
                                                    if (errors === _errs44) {
                                                      if (typeof data21 === "string") {
                                                        if (!formats0.validate(data21)) {
                                                          validate20.errors = [{ instancePath: instancePath + "/earlier_attempts/" + i0 + "/started_at", schemaPath: "#/properties/earlier_attempts/items/properties/started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                          return false;
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/earlier_attempts/" + i0 + "/started_at", schemaPath: "#/properties/earlier_attempts/items/properties/started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid5 = _errs44 === errors;
                                                } else {
                                                  var valid5 = true;
                                                }
                                                if (valid5) {
                                                  if (data20.outcome !== void 0) {
                                                    let data22 = data20.outcome;
                                                    const _errs46 = errors;
                                                    if (!(data22 === "answered" || data22 === "bad_url" || data22 === "address_refused" || data22 === "budget_requests" || data22 === "budget_bytes" || data22 === "budget_time" || data22 === "dns_not_found" || data22 === "dns_failed" || data22 === "connect_refused" || data22 === "connect_timeout" || data22 === "connect_failed" || data22 === "tls_expired" || data22 === "tls_not_yet_valid" || data22 === "tls_name_mismatch" || data22 === "tls_self_signed" || data22 === "tls_untrusted_root" || data22 === "tls_issuer_not_found" || data22 === "tls_failed" || data22 === "reset" || data22 === "headers_timeout" || data22 === "headers_too_large" || data22 === "bad_http" || data22 === "body_reset" || data22 === "body_timeout" || data22 === "body_too_large" || data22 === "too_many_events" || data22 === "unsupported_encoding" || data22 === "decode_failed")) {
                                                      validate20.errors = [{ instancePath: instancePath + "/earlier_attempts/" + i0 + "/outcome", schemaPath: "#/$defs/Outcome/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values" }];
                                                      return false;
                                                    }
                                                    var valid5 = _errs46 === errors;
                                                  } else {
                                                    var valid5 = true;
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/earlier_attempts/" + i0, schemaPath: "#/properties/earlier_attempts/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid4 = _errs41 === errors;
                                        if (!valid4) {
                                          break;
                                        }
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/earlier_attempts", schemaPath: "#/properties/earlier_attempts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs39 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.exchanges !== void 0) {
                                  let data23 = data.exchanges;
                                  const _errs48 = errors;
                                  if (errors === _errs48) {
                                    if (Array.isArray(data23)) {
                                      var valid7 = true;
                                      const len1 = data23.length;
                                      for (let i1 = 0; i1 < len1; i1++) {
                                        const _errs50 = errors;
                                        if (!validate21(data23[i1], { instancePath: instancePath + "/exchanges/" + i1, parentData: data23, parentDataProperty: i1, rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid7 = _errs50 === errors;
                                        if (!valid7) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/exchanges", schemaPath: "#/properties/exchanges/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs48 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.connections !== void 0) {
                                    let data25 = data.connections;
                                    const _errs51 = errors;
                                    if (errors === _errs51) {
                                      if (Array.isArray(data25)) {
                                        var valid8 = true;
                                        const len2 = data25.length;
                                        for (let i2 = 0; i2 < len2; i2++) {
                                          let data26 = data25[i2];
                                          const _errs53 = errors;
                                          const _errs54 = errors;
                                          if (errors === _errs54) {
                                            if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                              let missing4;
                                              if (data26.origin === void 0 && (missing4 = "origin") || data26.address === void 0 && (missing4 = "address") || data26.tls === void 0 && (missing4 = "tls")) {
                                                validate20.errors = [{ instancePath: instancePath + "/connections/" + i2, schemaPath: "#/$defs/Connection/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                                return false;
                                              } else {
                                                const _errs56 = errors;
                                                for (const key4 in data26) {
                                                  if (!(key4 === "origin" || key4 === "address" || key4 === "tls")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/connections/" + i2, schemaPath: "#/$defs/Connection/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                                    return false;
                                                    break;
                                                  }
                                                }
                                                if (_errs56 === errors) {
                                                  if (data26.origin !== void 0) {
                                                    const _errs57 = errors;
                                                    if (typeof data26.origin !== "string") {
                                                      validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/origin", schemaPath: "#/$defs/Connection/properties/origin/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                    var valid10 = _errs57 === errors;
                                                  } else {
                                                    var valid10 = true;
                                                  }
                                                  if (valid10) {
                                                    if (data26.address !== void 0) {
                                                      let data28 = data26.address;
                                                      const _errs59 = errors;
                                                      if (typeof data28 !== "string" && data28 !== null) {
                                                        validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/address", schemaPath: "#/$defs/Connection/properties/address/type", keyword: "type", params: { type: schema36.properties.address.type }, message: "must be string,null" }];
                                                        return false;
                                                      }
                                                      var valid10 = _errs59 === errors;
                                                    } else {
                                                      var valid10 = true;
                                                    }
                                                    if (valid10) {
                                                      if (data26.tls !== void 0) {
                                                        let data29 = data26.tls;
                                                        const _errs61 = errors;
                                                        if (!(data29 && typeof data29 == "object" && !Array.isArray(data29)) && data29 !== null) {
                                                          validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls", schemaPath: "#/$defs/Connection/properties/tls/type", keyword: "type", params: { type: schema36.properties.tls.type }, message: "must be object,null" }];
                                                          return false;
                                                        }
                                                        if (errors === _errs61) {
                                                          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                                                            let missing5;
                                                            if (data29.verified === void 0 && (missing5 = "verified") || data29.code === void 0 && (missing5 = "code") || data29.protocol === void 0 && (missing5 = "protocol") || data29.subject === void 0 && (missing5 = "subject") || data29.names === void 0 && (missing5 = "names") || data29.issuer === void 0 && (missing5 = "issuer") || data29.valid_from === void 0 && (missing5 = "valid_from") || data29.valid_to === void 0 && (missing5 = "valid_to") || data29.chain === void 0 && (missing5 = "chain")) {
                                                              validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls", schemaPath: "#/$defs/Connection/properties/tls/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                                              return false;
                                                            } else {
                                                              const _errs63 = errors;
                                                              for (const key5 in data29) {
                                                                if (!func1.call(schema36.properties.tls.properties, key5)) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls", schemaPath: "#/$defs/Connection/properties/tls/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                                                                  return false;
                                                                  break;
                                                                }
                                                              }
                                                              if (_errs63 === errors) {
                                                                if (data29.verified !== void 0) {
                                                                  const _errs64 = errors;
                                                                  if (typeof data29.verified !== "boolean") {
                                                                    validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls/verified", schemaPath: "#/$defs/Connection/properties/tls/properties/verified/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                                    return false;
                                                                  }
                                                                  var valid11 = _errs64 === errors;
                                                                } else {
                                                                  var valid11 = true;
                                                                }
                                                                if (valid11) {
                                                                  if (data29.code !== void 0) {
                                                                    let data31 = data29.code;
                                                                    const _errs66 = errors;
                                                                    if (typeof data31 !== "string" && data31 !== null) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls/code", schemaPath: "#/$defs/Connection/properties/tls/properties/code/type", keyword: "type", params: { type: schema36.properties.tls.properties.code.type }, message: "must be string,null" }];
                                                                      return false;
                                                                    }
                                                                    var valid11 = _errs66 === errors;
                                                                  } else {
                                                                    var valid11 = true;
                                                                  }
                                                                  if (valid11) {
                                                                    if (data29.protocol !== void 0) {
                                                                      let data32 = data29.protocol;
                                                                      const _errs68 = errors;
                                                                      if (typeof data32 !== "string" && data32 !== null) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls/protocol", schemaPath: "#/$defs/Connection/properties/tls/properties/protocol/type", keyword: "type", params: { type: schema36.properties.tls.properties.protocol.type }, message: "must be string,null" }];
                                                                        return false;
                                                                      }
                                                                      var valid11 = _errs68 === errors;
                                                                    } else {
                                                                      var valid11 = true;
                                                                    }
                                                                    if (valid11) {
                                                                      if (data29.subject !== void 0) {
                                                                        let data33 = data29.subject;
                                                                        const _errs70 = errors;
                                                                        if (typeof data33 !== "string" && data33 !== null) {
                                                                          validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls/subject", schemaPath: "#/$defs/Connection/properties/tls/properties/subject/type", keyword: "type", params: { type: schema36.properties.tls.properties.subject.type }, message: "must be string,null" }];
                                                                          return false;
                                                                        }
                                                                        var valid11 = _errs70 === errors;
                                                                      } else {
                                                                        var valid11 = true;
                                                                      }
                                                                      if (valid11) {
                                                                        if (data29.names !== void 0) {
                                                                          let data34 = data29.names;
                                                                          const _errs72 = errors;
                                                                          if (errors === _errs72) {
                                                                            if (Array.isArray(data34)) {
                                                                              var valid12 = true;
                                                                              const len3 = data34.length;
                                                                              for (let i3 = 0; i3 < len3; i3++) {
                                                                                const _errs74 = errors;
                                                                                if (typeof data34[i3] !== "string") {
                                                                                  validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls/names/" + i3, schemaPath: "#/$defs/Connection/properties/tls/properties/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                  return false;
                                                                                }
                                                                                var valid12 = _errs74 === errors;
                                                                                if (!valid12) {
                                                                                  break;
                                                                                }
                                                                              }
                                                                            } else {
                                                                              validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls/names", schemaPath: "#/$defs/Connection/properties/tls/properties/names/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid11 = _errs72 === errors;
                                                                        } else {
                                                                          var valid11 = true;
                                                                        }
                                                                        if (valid11) {
                                                                          if (data29.issuer !== void 0) {
                                                                            let data36 = data29.issuer;
                                                                            const _errs76 = errors;
                                                                            if (typeof data36 !== "string" && data36 !== null) {
                                                                              validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls/issuer", schemaPath: "#/$defs/Connection/properties/tls/properties/issuer/type", keyword: "type", params: { type: schema36.properties.tls.properties.issuer.type }, message: "must be string,null" }];
                                                                              return false;
                                                                            }
                                                                            var valid11 = _errs76 === errors;
                                                                          } else {
                                                                            var valid11 = true;
                                                                          }
                                                                          if (valid11) {
                                                                            if (data29.valid_from !== void 0) {
                                                                              let data37 = data29.valid_from;
                                                                              const _errs78 = errors;
                                                                              if (typeof data37 !== "string" && data37 !== null) {
                                                                                validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls/valid_from", schemaPath: "#/$defs/Connection/properties/tls/properties/valid_from/type", keyword: "type", params: { type: schema36.properties.tls.properties.valid_from.type }, message: "must be string,null" }];
                                                                                return false;
                                                                              }
                                                                              if (errors === _errs78) {
                                                                                if (errors === _errs78) {
                                                                                  if (typeof data37 === "string") {
                                                                                    if (!formats0.validate(data37)) {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls/valid_from", schemaPath: "#/$defs/Connection/properties/tls/properties/valid_from/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                              var valid11 = _errs78 === errors;
                                                                            } else {
                                                                              var valid11 = true;
                                                                            }
                                                                            if (valid11) {
                                                                              if (data29.valid_to !== void 0) {
                                                                                let data38 = data29.valid_to;
                                                                                const _errs80 = errors;
                                                                                if (typeof data38 !== "string" && data38 !== null) {
                                                                                  validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls/valid_to", schemaPath: "#/$defs/Connection/properties/tls/properties/valid_to/type", keyword: "type", params: { type: schema36.properties.tls.properties.valid_to.type }, message: "must be string,null" }];
                                                                                  return false;
                                                                                }
                                                                                if (errors === _errs80) {
                                                                                  if (errors === _errs80) {
                                                                                    if (typeof data38 === "string") {
                                                                                      if (!formats0.validate(data38)) {
                                                                                        validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls/valid_to", schemaPath: "#/$defs/Connection/properties/tls/properties/valid_to/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                }
                                                                                var valid11 = _errs80 === errors;
                                                                              } else {
                                                                                var valid11 = true;
                                                                              }
                                                                              if (valid11) {
                                                                                if (data29.chain !== void 0) {
                                                                                  let data39 = data29.chain;
                                                                                  const _errs82 = errors;
                                                                                  if (errors === _errs82) {
                                                                                    if (Array.isArray(data39)) {
                                                                                      var valid13 = true;
                                                                                      const len4 = data39.length;
                                                                                      for (let i4 = 0; i4 < len4; i4++) {
                                                                                        const _errs84 = errors;
                                                                                        if (typeof data39[i4] !== "string") {
                                                                                          validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls/chain/" + i4, schemaPath: "#/$defs/Connection/properties/tls/properties/chain/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                          return false;
                                                                                        }
                                                                                        var valid13 = _errs84 === errors;
                                                                                        if (!valid13) {
                                                                                          break;
                                                                                        }
                                                                                      }
                                                                                    } else {
                                                                                      validate20.errors = [{ instancePath: instancePath + "/connections/" + i2 + "/tls/chain", schemaPath: "#/$defs/Connection/properties/tls/properties/chain/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                  var valid11 = _errs82 === errors;
                                                                                } else {
                                                                                  var valid11 = true;
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
                                                        var valid10 = _errs61 === errors;
                                                      } else {
                                                        var valid10 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/connections/" + i2, schemaPath: "#/$defs/Connection/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                              return false;
                                            }
                                          }
                                          var valid8 = _errs53 === errors;
                                          if (!valid8) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/connections", schemaPath: "#/properties/connections/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs51 === errors;
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
