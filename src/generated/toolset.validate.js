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

// <stdin>
var validate = validate20;
var stdin_default = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "toolset.schema.json", "title": "Toolset", "description": "The tools last read live from one listing's endpoint: data/toolsets/<slug>.json. Rewritten only when the toolset changed.", "type": "object", "required": ["schema_version", "name", "endpoint", "read_under", "tools"], "additionalProperties": false, "properties": { "schema_version": { "const": 1 }, "name": { "type": "string", "minLength": 3, "maxLength": 200, "pattern": "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$" }, "endpoint": { "type": "string" }, "read_under": { "type": "object", "required": ["era", "protocol_version", "client_capabilities", "auth"], "additionalProperties": false, "properties": { "era": { "enum": ["modern", "streamable", "sse"] }, "protocol_version": { "type": ["string", "null"] }, "client_capabilities": { "type": "object" }, "auth": { "enum": ["none"] } } }, "tools": { "type": "array", "items": { "tsType": "unknown", "description": "As the server sent it, members in a fixed order." } } } };
var func1 = require_ucs2length().default;
var pattern4 = new RegExp("^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$", "u");
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
      if (data.schema_version === void 0 && (missing0 = "schema_version") || data.name === void 0 && (missing0 = "name") || data.endpoint === void 0 && (missing0 = "endpoint") || data.read_under === void 0 && (missing0 = "read_under") || data.tools === void 0 && (missing0 = "tools")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "schema_version" || key0 === "name" || key0 === "endpoint" || key0 === "read_under" || key0 === "tools")) {
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
            if (data.name !== void 0) {
              let data1 = data.name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func1(data1) > 200) {
                    validate20.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 3) {
                      validate20.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" }];
                      return false;
                    } else {
                      if (!pattern4.test(data1)) {
                        validate20.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$" }, message: 'must match pattern "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.endpoint !== void 0) {
                const _errs5 = errors;
                if (typeof data.endpoint !== "string") {
                  validate20.errors = [{ instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.read_under !== void 0) {
                  let data3 = data.read_under;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      let missing1;
                      if (data3.era === void 0 && (missing1 = "era") || data3.protocol_version === void 0 && (missing1 = "protocol_version") || data3.client_capabilities === void 0 && (missing1 = "client_capabilities") || data3.auth === void 0 && (missing1 = "auth")) {
                        validate20.errors = [{ instancePath: instancePath + "/read_under", schemaPath: "#/properties/read_under/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                        return false;
                      } else {
                        const _errs9 = errors;
                        for (const key1 in data3) {
                          if (!(key1 === "era" || key1 === "protocol_version" || key1 === "client_capabilities" || key1 === "auth")) {
                            validate20.errors = [{ instancePath: instancePath + "/read_under", schemaPath: "#/properties/read_under/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                            return false;
                            break;
                          }
                        }
                        if (_errs9 === errors) {
                          if (data3.era !== void 0) {
                            let data4 = data3.era;
                            const _errs10 = errors;
                            if (!(data4 === "modern" || data4 === "streamable" || data4 === "sse")) {
                              validate20.errors = [{ instancePath: instancePath + "/read_under/era", schemaPath: "#/properties/read_under/properties/era/enum", keyword: "enum", params: { allowedValues: schema31.properties.read_under.properties.era.enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid1 = _errs10 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data3.protocol_version !== void 0) {
                              let data5 = data3.protocol_version;
                              const _errs11 = errors;
                              if (typeof data5 !== "string" && data5 !== null) {
                                validate20.errors = [{ instancePath: instancePath + "/read_under/protocol_version", schemaPath: "#/properties/read_under/properties/protocol_version/type", keyword: "type", params: { type: schema31.properties.read_under.properties.protocol_version.type }, message: "must be string,null" }];
                                return false;
                              }
                              var valid1 = _errs11 === errors;
                            } else {
                              var valid1 = true;
                            }
                            if (valid1) {
                              if (data3.client_capabilities !== void 0) {
                                let data6 = data3.client_capabilities;
                                const _errs13 = errors;
                                if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
                                  validate20.errors = [{ instancePath: instancePath + "/read_under/client_capabilities", schemaPath: "#/properties/read_under/properties/client_capabilities/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                                var valid1 = _errs13 === errors;
                              } else {
                                var valid1 = true;
                              }
                              if (valid1) {
                                if (data3.auth !== void 0) {
                                  const _errs15 = errors;
                                  if (!(data3.auth === "none")) {
                                    validate20.errors = [{ instancePath: instancePath + "/read_under/auth", schemaPath: "#/properties/read_under/properties/auth/enum", keyword: "enum", params: { allowedValues: schema31.properties.read_under.properties.auth.enum }, message: "must be equal to one of the allowed values" }];
                                    return false;
                                  }
                                  var valid1 = _errs15 === errors;
                                } else {
                                  var valid1 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/read_under", schemaPath: "#/properties/read_under/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.tools !== void 0) {
                    const _errs16 = errors;
                    if (errors === _errs16) {
                      if (!Array.isArray(data.tools)) {
                        validate20.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs16 === errors;
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
