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

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return true;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return false;
        var length, i, keys;
        if (Array.isArray(a)) {
          length = a.length;
          if (length != b.length) return false;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return false;
          return true;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        keys = Object.keys(a);
        length = keys.length;
        if (length !== Object.keys(b).length) return false;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return false;
        }
        return true;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// <stdin>
var validate = validate20;
var stdin_default = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "mcp-probe-history.schema.json", "title": "ProbeHistory", "description": "Samples of the last 35 days: data/mcp-probe-history.json. One server a line; a sample is [epoch seconds, status, latency in ms or null].", "type": "object", "required": ["schema_version", "columns"], "additionalProperties": false, "properties": { "schema_version": { "const": 1 }, "columns": { "const": ["time", "status", "latency_ms"] }, "parts": { "type": "array", "items": { "type": "string" } }, "servers": { "type": "object", "additionalProperties": { "type": "array", "items": { "tsType": "Sample", "type": "array", "minItems": 3, "maxItems": 3, "prefixItems": [{ "type": "integer", "minimum": 0 }, { "enum": ["unreachable", "auth_required", "error", "failed", "ok", "ok_empty", "live_ok"] }, { "type": ["integer", "null"], "minimum": 0 }] } } } } };
var func0 = require_equal().default;
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
      if (data.schema_version === void 0 && (missing0 = "schema_version") || data.columns === void 0 && (missing0 = "columns")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "schema_version" || key0 === "columns" || key0 === "parts" || key0 === "servers")) {
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
            if (data.columns !== void 0) {
              const _errs3 = errors;
              if (!func0(data.columns, schema31.properties.columns.const)) {
                validate20.errors = [{ instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/const", keyword: "const", params: { allowedValue: schema31.properties.columns.const }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.parts !== void 0) {
                let data2 = data.parts;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (Array.isArray(data2)) {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs6 = errors;
                      if (typeof data2[i0] !== "string") {
                        validate20.errors = [{ instancePath: instancePath + "/parts/" + i0, schemaPath: "#/properties/parts/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid1 = _errs6 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.servers !== void 0) {
                  let data4 = data.servers;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      for (const key1 in data4) {
                        let data5 = data4[key1];
                        const _errs11 = errors;
                        if (errors === _errs11) {
                          if (Array.isArray(data5)) {
                            var valid3 = true;
                            const len1 = data5.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let data6 = data5[i1];
                              const _errs13 = errors;
                              if (errors === _errs13) {
                                if (Array.isArray(data6)) {
                                  if (data6.length > 3) {
                                    validate20.errors = [{ instancePath: instancePath + "/servers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/servers/additionalProperties/items/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
                                    return false;
                                  } else {
                                    if (data6.length < 3) {
                                      validate20.errors = [{ instancePath: instancePath + "/servers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/servers/additionalProperties/items/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
                                      return false;
                                    } else {
                                      const len2 = data6.length;
                                      if (len2 > 0) {
                                        let data7 = data6[0];
                                        const _errs15 = errors;
                                        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                          validate20.errors = [{ instancePath: instancePath + "/servers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/0", schemaPath: "#/properties/servers/additionalProperties/items/prefixItems/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        if (errors === _errs15) {
                                          if (typeof data7 == "number" && isFinite(data7)) {
                                            if (data7 < 0 || isNaN(data7)) {
                                              validate20.errors = [{ instancePath: instancePath + "/servers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/0", schemaPath: "#/properties/servers/additionalProperties/items/prefixItems/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                              return false;
                                            }
                                          }
                                        }
                                        var valid4 = _errs15 === errors;
                                      }
                                      if (valid4) {
                                        if (len2 > 1) {
                                          let data8 = data6[1];
                                          const _errs17 = errors;
                                          if (!(data8 === "unreachable" || data8 === "auth_required" || data8 === "error" || data8 === "failed" || data8 === "ok" || data8 === "ok_empty" || data8 === "live_ok")) {
                                            validate20.errors = [{ instancePath: instancePath + "/servers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/1", schemaPath: "#/properties/servers/additionalProperties/items/prefixItems/1/enum", keyword: "enum", params: { allowedValues: schema31.properties.servers.additionalProperties.items.prefixItems[1].enum }, message: "must be equal to one of the allowed values" }];
                                            return false;
                                          }
                                          var valid4 = _errs17 === errors;
                                        }
                                        if (valid4) {
                                          if (len2 > 2) {
                                            let data9 = data6[2];
                                            const _errs18 = errors;
                                            if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9)) && data9 !== null) {
                                              validate20.errors = [{ instancePath: instancePath + "/servers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/2", schemaPath: "#/properties/servers/additionalProperties/items/prefixItems/2/type", keyword: "type", params: { type: schema31.properties.servers.additionalProperties.items.prefixItems[2].type }, message: "must be integer,null" }];
                                              return false;
                                            }
                                            if (errors === _errs18) {
                                              if (typeof data9 == "number" && isFinite(data9)) {
                                                if (data9 < 0 || isNaN(data9)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/servers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/2", schemaPath: "#/properties/servers/additionalProperties/items/prefixItems/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid4 = _errs18 === errors;
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/servers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/servers/additionalProperties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid3 = _errs13 === errors;
                              if (!valid3) {
                                break;
                              }
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/servers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/servers/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid2 = _errs11 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/servers", schemaPath: "#/properties/servers/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
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
