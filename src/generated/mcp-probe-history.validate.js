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
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "mcp-probe-history.schema.json", "title": "ProbeHistory", "description": "Samples of the last 35 days: data/mcp-probe-history.json. One server a line; a sample is [epoch seconds, status, latency in ms or null].", "type": "object", "required": ["schema_version", "columns"], "oneOf": [{ "required": ["servers"] }, { "required": ["parts"] }], "additionalProperties": false, "properties": { "schema_version": { "const": 1 }, "columns": { "const": ["time", "status", "latency_ms"] }, "parts": { "type": "array", "minItems": 1, "items": { "type": "string", "pattern": "^mcp-probe-history/[0-9a-f]{2}(-[0-9a-f]{16})?\\.json$" }, "description": "Files beside this one, each `{schema_version, servers}`, that together hold the records." }, "servers": { "type": "object", "propertyNames": { "minLength": 3, "maxLength": 200, "pattern": "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$" }, "additionalProperties": { "type": "array", "items": { "tsType": "Sample", "type": "array", "minItems": 3, "maxItems": 3, "prefixItems": [{ "type": "integer", "minimum": 0 }, { "enum": ["unreachable", "auth_required", "error", "failed", "ok", "ok_empty", "live_ok"] }, { "type": ["integer", "null"], "minimum": 0 }] } } } } };
var func0 = require_equal().default;
var func2 = require_ucs2length().default;
var pattern4 = new RegExp("^mcp-probe-history/[0-9a-f]{2}(-[0-9a-f]{16})?\\.json$", "u");
var pattern5 = new RegExp("^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$", "u");
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
      if (data.schema_version === void 0 && (missing2 = "schema_version") || data.columns === void 0 && (missing2 = "columns")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
        return false;
      } else {
        const _errs4 = errors;
        for (const key0 in data) {
          if (!(key0 === "schema_version" || key0 === "columns" || key0 === "parts" || key0 === "servers")) {
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
            if (data.columns !== void 0) {
              const _errs6 = errors;
              if (!func0(data.columns, schema31.properties.columns.const)) {
                validate20.errors = [{ instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/const", keyword: "const", params: { allowedValue: schema31.properties.columns.const }, message: "must be equal to constant" }];
                return false;
              }
              var valid1 = _errs6 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.parts !== void 0) {
                let data2 = data.parts;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (Array.isArray(data2)) {
                    if (data2.length < 1) {
                      validate20.errors = [{ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                      return false;
                    } else {
                      var valid2 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0];
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data3 === "string") {
                            if (!pattern4.test(data3)) {
                              validate20.errors = [{ instancePath: instancePath + "/parts/" + i0, schemaPath: "#/properties/parts/items/pattern", keyword: "pattern", params: { pattern: "^mcp-probe-history/[0-9a-f]{2}(-[0-9a-f]{16})?\\.json$" }, message: 'must match pattern "^mcp-probe-history/[0-9a-f]{2}(-[0-9a-f]{16})?\\.json$"' }];
                              return false;
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/parts/" + i0, schemaPath: "#/properties/parts/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid2 = _errs9 === errors;
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
                var valid1 = _errs7 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.servers !== void 0) {
                  let data4 = data.servers;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      for (const key1 in data4) {
                        const _errs13 = errors;
                        if (typeof key1 === "string") {
                          if (func2(key1) > 200) {
                            const err3 = { instancePath: instancePath + "/servers", schemaPath: "#/properties/servers/propertyNames/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", propertyName: key1 };
                            if (vErrors === null) {
                              vErrors = [err3];
                            } else {
                              vErrors.push(err3);
                            }
                            errors++;
                          } else {
                            if (func2(key1) < 3) {
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
                        var valid3 = _errs13 === errors;
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
                        for (const key2 in data4) {
                          let data5 = data4[key2];
                          const _errs15 = errors;
                          if (errors === _errs15) {
                            if (Array.isArray(data5)) {
                              var valid5 = true;
                              const len1 = data5.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                let data6 = data5[i1];
                                const _errs17 = errors;
                                if (errors === _errs17) {
                                  if (Array.isArray(data6)) {
                                    if (data6.length > 3) {
                                      validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/servers/additionalProperties/items/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }];
                                      return false;
                                    } else {
                                      if (data6.length < 3) {
                                        validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/servers/additionalProperties/items/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" }];
                                        return false;
                                      } else {
                                        const len2 = data6.length;
                                        if (len2 > 0) {
                                          let data7 = data6[0];
                                          const _errs19 = errors;
                                          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                            validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/0", schemaPath: "#/properties/servers/additionalProperties/items/prefixItems/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          if (errors === _errs19) {
                                            if (typeof data7 == "number" && isFinite(data7)) {
                                              if (data7 < 0 || isNaN(data7)) {
                                                validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/0", schemaPath: "#/properties/servers/additionalProperties/items/prefixItems/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid6 = _errs19 === errors;
                                        }
                                        if (valid6) {
                                          if (len2 > 1) {
                                            let data8 = data6[1];
                                            const _errs21 = errors;
                                            if (!(data8 === "unreachable" || data8 === "auth_required" || data8 === "error" || data8 === "failed" || data8 === "ok" || data8 === "ok_empty" || data8 === "live_ok")) {
                                              validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/1", schemaPath: "#/properties/servers/additionalProperties/items/prefixItems/1/enum", keyword: "enum", params: { allowedValues: schema31.properties.servers.additionalProperties.items.prefixItems[1].enum }, message: "must be equal to one of the allowed values" }];
                                              return false;
                                            }
                                            var valid6 = _errs21 === errors;
                                          }
                                          if (valid6) {
                                            if (len2 > 2) {
                                              let data9 = data6[2];
                                              const _errs22 = errors;
                                              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9)) && data9 !== null) {
                                                validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/2", schemaPath: "#/properties/servers/additionalProperties/items/prefixItems/2/type", keyword: "type", params: { type: schema31.properties.servers.additionalProperties.items.prefixItems[2].type }, message: "must be integer,null" }];
                                                return false;
                                              }
                                              if (errors === _errs22) {
                                                if (typeof data9 == "number" && isFinite(data9)) {
                                                  if (data9 < 0 || isNaN(data9)) {
                                                    validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1 + "/2", schemaPath: "#/properties/servers/additionalProperties/items/prefixItems/2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid6 = _errs22 === errors;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/servers/additionalProperties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid5 = _errs17 === errors;
                                if (!valid5) {
                                  break;
                                }
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/servers/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid4 = _errs15 === errors;
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
                  var valid1 = _errs11 === errors;
                } else {
                  var valid1 = true;
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
