// @ts-nocheck
// Generated from data/schemas by `npm run generate`. Do not edit.
// <stdin>
var validate = validate20;
var stdin_default = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "report-card.schema.json", "title": "ReportCard", "description": "One opened report card: data/report-cards/<slug>.json. Rewritten only when something on it changed; the dates of reads stand in the index.", "type": "object", "required": ["schema_version", "name", "endpoint", "method_version", "eras", "score", "grade", "judged", "confirmed_stop", "awaiting_second_read", "findings", "not_judged", "not_read"], "additionalProperties": false, "properties": { "schema_version": { "const": 1 }, "name": { "type": "string" }, "endpoint": { "type": "string" }, "method_version": { "type": "integer" }, "eras": { "type": "array", "items": { "type": "object", "required": ["era", "protocol_version"], "additionalProperties": false, "properties": { "era": { "enum": ["modern", "streamable", "sse"] }, "protocol_version": { "type": "string" } } } }, "score": { "type": ["integer", "null"], "minimum": 0, "maximum": 100 }, "grade": { "enum": ["A", "B", "C", "D", null] }, "judged": { "type": "object", "required": ["rules", "of"], "additionalProperties": false, "properties": { "rules": { "type": "integer", "minimum": 0 }, "of": { "type": "integer", "minimum": 1 } } }, "confirmed_stop": { "type": "array", "items": { "type": "string" } }, "awaiting_second_read": { "type": "array", "items": { "type": "string" }, "description": "Stop rules that count as errors until a second read decides." }, "findings": { "type": "array", "items": { "$ref": "#/$defs/CardFinding" } }, "not_judged": { "type": "array", "items": { "type": "object", "required": ["rule", "reason"], "additionalProperties": false, "properties": { "rule": { "type": "string" }, "reason": { "type": "string" } } } }, "not_read": { "type": "array", "items": { "type": "object", "required": ["what", "reason"], "additionalProperties": false, "properties": { "what": { "type": "string" }, "reason": { "type": "string" } } } } }, "$defs": { "CardFinding": { "title": "CardFinding", "type": "object", "required": ["rule", "severity", "stop", "text", "fix", "count", "evidence"], "additionalProperties": false, "properties": { "rule": { "type": "string" }, "severity": { "enum": ["error", "warning", "info"] }, "stop": { "type": "boolean" }, "text": { "type": "string" }, "fix": { "type": "string" }, "count": { "type": "integer", "minimum": 1 }, "evidence": { "type": "array", "maxItems": 5, "items": { "type": "object", "required": ["where", "text"], "additionalProperties": false, "properties": { "where": { "type": "string" }, "text": { "type": "string" } } } } } } } };
var schema32 = { "title": "CardFinding", "type": "object", "required": ["rule", "severity", "stop", "text", "fix", "count", "evidence"], "additionalProperties": false, "properties": { "rule": { "type": "string" }, "severity": { "enum": ["error", "warning", "info"] }, "stop": { "type": "boolean" }, "text": { "type": "string" }, "fix": { "type": "string" }, "count": { "type": "integer", "minimum": 1 }, "evidence": { "type": "array", "maxItems": 5, "items": { "type": "object", "required": ["where", "text"], "additionalProperties": false, "properties": { "where": { "type": "string" }, "text": { "type": "string" } } } } } };
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
      let missing0;
      if (data.schema_version === void 0 && (missing0 = "schema_version") || data.name === void 0 && (missing0 = "name") || data.endpoint === void 0 && (missing0 = "endpoint") || data.method_version === void 0 && (missing0 = "method_version") || data.eras === void 0 && (missing0 = "eras") || data.score === void 0 && (missing0 = "score") || data.grade === void 0 && (missing0 = "grade") || data.judged === void 0 && (missing0 = "judged") || data.confirmed_stop === void 0 && (missing0 = "confirmed_stop") || data.awaiting_second_read === void 0 && (missing0 = "awaiting_second_read") || data.findings === void 0 && (missing0 = "findings") || data.not_judged === void 0 && (missing0 = "not_judged") || data.not_read === void 0 && (missing0 = "not_read")) {
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
            if (data.name !== void 0) {
              const _errs3 = errors;
              if (typeof data.name !== "string") {
                validate20.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
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
                if (data.method_version !== void 0) {
                  let data3 = data.method_version;
                  const _errs7 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate20.errors = [{ instancePath: instancePath + "/method_version", schemaPath: "#/properties/method_version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.eras !== void 0) {
                    let data4 = data.eras;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (Array.isArray(data4)) {
                        var valid1 = true;
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data5 = data4[i0];
                          const _errs11 = errors;
                          if (errors === _errs11) {
                            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                              let missing1;
                              if (data5.era === void 0 && (missing1 = "era") || data5.protocol_version === void 0 && (missing1 = "protocol_version")) {
                                validate20.errors = [{ instancePath: instancePath + "/eras/" + i0, schemaPath: "#/properties/eras/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                return false;
                              } else {
                                const _errs13 = errors;
                                for (const key1 in data5) {
                                  if (!(key1 === "era" || key1 === "protocol_version")) {
                                    validate20.errors = [{ instancePath: instancePath + "/eras/" + i0, schemaPath: "#/properties/eras/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs13 === errors) {
                                  if (data5.era !== void 0) {
                                    let data6 = data5.era;
                                    const _errs14 = errors;
                                    if (!(data6 === "modern" || data6 === "streamable" || data6 === "sse")) {
                                      validate20.errors = [{ instancePath: instancePath + "/eras/" + i0 + "/era", schemaPath: "#/properties/eras/items/properties/era/enum", keyword: "enum", params: { allowedValues: schema31.properties.eras.items.properties.era.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid2 = _errs14 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data5.protocol_version !== void 0) {
                                      const _errs15 = errors;
                                      if (typeof data5.protocol_version !== "string") {
                                        validate20.errors = [{ instancePath: instancePath + "/eras/" + i0 + "/protocol_version", schemaPath: "#/properties/eras/items/properties/protocol_version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid2 = _errs15 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/eras/" + i0, schemaPath: "#/properties/eras/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid1 = _errs11 === errors;
                          if (!valid1) {
                            break;
                          }
                        }
                      } else {
                        validate20.errors = [{ instancePath: instancePath + "/eras", schemaPath: "#/properties/eras/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.score !== void 0) {
                      let data8 = data.score;
                      const _errs17 = errors;
                      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8)) && data8 !== null) {
                        validate20.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: schema31.properties.score.type }, message: "must be integer,null" }];
                        return false;
                      }
                      if (errors === _errs17) {
                        if (typeof data8 == "number" && isFinite(data8)) {
                          if (data8 > 100 || isNaN(data8)) {
                            validate20.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                            return false;
                          } else {
                            if (data8 < 0 || isNaN(data8)) {
                              validate20.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs17 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.grade !== void 0) {
                        let data9 = data.grade;
                        const _errs19 = errors;
                        if (!(data9 === "A" || data9 === "B" || data9 === "C" || data9 === "D" || data9 === null)) {
                          validate20.errors = [{ instancePath: instancePath + "/grade", schemaPath: "#/properties/grade/enum", keyword: "enum", params: { allowedValues: schema31.properties.grade.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid0 = _errs19 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.judged !== void 0) {
                          let data10 = data.judged;
                          const _errs20 = errors;
                          if (errors === _errs20) {
                            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                              let missing2;
                              if (data10.rules === void 0 && (missing2 = "rules") || data10.of === void 0 && (missing2 = "of")) {
                                validate20.errors = [{ instancePath: instancePath + "/judged", schemaPath: "#/properties/judged/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                return false;
                              } else {
                                const _errs22 = errors;
                                for (const key2 in data10) {
                                  if (!(key2 === "rules" || key2 === "of")) {
                                    validate20.errors = [{ instancePath: instancePath + "/judged", schemaPath: "#/properties/judged/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs22 === errors) {
                                  if (data10.rules !== void 0) {
                                    let data11 = data10.rules;
                                    const _errs23 = errors;
                                    if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                      validate20.errors = [{ instancePath: instancePath + "/judged/rules", schemaPath: "#/properties/judged/properties/rules/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs23) {
                                      if (typeof data11 == "number" && isFinite(data11)) {
                                        if (data11 < 0 || isNaN(data11)) {
                                          validate20.errors = [{ instancePath: instancePath + "/judged/rules", schemaPath: "#/properties/judged/properties/rules/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid3 = _errs23 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                  if (valid3) {
                                    if (data10.of !== void 0) {
                                      let data12 = data10.of;
                                      const _errs25 = errors;
                                      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                        validate20.errors = [{ instancePath: instancePath + "/judged/of", schemaPath: "#/properties/judged/properties/of/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      if (errors === _errs25) {
                                        if (typeof data12 == "number" && isFinite(data12)) {
                                          if (data12 < 1 || isNaN(data12)) {
                                            validate20.errors = [{ instancePath: instancePath + "/judged/of", schemaPath: "#/properties/judged/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                            return false;
                                          }
                                        }
                                      }
                                      var valid3 = _errs25 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate20.errors = [{ instancePath: instancePath + "/judged", schemaPath: "#/properties/judged/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs20 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.confirmed_stop !== void 0) {
                            let data13 = data.confirmed_stop;
                            const _errs27 = errors;
                            if (errors === _errs27) {
                              if (Array.isArray(data13)) {
                                var valid4 = true;
                                const len1 = data13.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  const _errs29 = errors;
                                  if (typeof data13[i1] !== "string") {
                                    validate20.errors = [{ instancePath: instancePath + "/confirmed_stop/" + i1, schemaPath: "#/properties/confirmed_stop/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid4 = _errs29 === errors;
                                  if (!valid4) {
                                    break;
                                  }
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/confirmed_stop", schemaPath: "#/properties/confirmed_stop/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs27 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.awaiting_second_read !== void 0) {
                              let data15 = data.awaiting_second_read;
                              const _errs31 = errors;
                              if (errors === _errs31) {
                                if (Array.isArray(data15)) {
                                  var valid5 = true;
                                  const len2 = data15.length;
                                  for (let i2 = 0; i2 < len2; i2++) {
                                    const _errs33 = errors;
                                    if (typeof data15[i2] !== "string") {
                                      validate20.errors = [{ instancePath: instancePath + "/awaiting_second_read/" + i2, schemaPath: "#/properties/awaiting_second_read/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid5 = _errs33 === errors;
                                    if (!valid5) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/awaiting_second_read", schemaPath: "#/properties/awaiting_second_read/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs31 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.findings !== void 0) {
                                let data17 = data.findings;
                                const _errs35 = errors;
                                if (errors === _errs35) {
                                  if (Array.isArray(data17)) {
                                    var valid6 = true;
                                    const len3 = data17.length;
                                    for (let i3 = 0; i3 < len3; i3++) {
                                      let data18 = data17[i3];
                                      const _errs37 = errors;
                                      const _errs38 = errors;
                                      if (errors === _errs38) {
                                        if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                          let missing3;
                                          if (data18.rule === void 0 && (missing3 = "rule") || data18.severity === void 0 && (missing3 = "severity") || data18.stop === void 0 && (missing3 = "stop") || data18.text === void 0 && (missing3 = "text") || data18.fix === void 0 && (missing3 = "fix") || data18.count === void 0 && (missing3 = "count") || data18.evidence === void 0 && (missing3 = "evidence")) {
                                            validate20.errors = [{ instancePath: instancePath + "/findings/" + i3, schemaPath: "#/$defs/CardFinding/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                            return false;
                                          } else {
                                            const _errs40 = errors;
                                            for (const key3 in data18) {
                                              if (!(key3 === "rule" || key3 === "severity" || key3 === "stop" || key3 === "text" || key3 === "fix" || key3 === "count" || key3 === "evidence")) {
                                                validate20.errors = [{ instancePath: instancePath + "/findings/" + i3, schemaPath: "#/$defs/CardFinding/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                                return false;
                                                break;
                                              }
                                            }
                                            if (_errs40 === errors) {
                                              if (data18.rule !== void 0) {
                                                const _errs41 = errors;
                                                if (typeof data18.rule !== "string") {
                                                  validate20.errors = [{ instancePath: instancePath + "/findings/" + i3 + "/rule", schemaPath: "#/$defs/CardFinding/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                                var valid8 = _errs41 === errors;
                                              } else {
                                                var valid8 = true;
                                              }
                                              if (valid8) {
                                                if (data18.severity !== void 0) {
                                                  let data20 = data18.severity;
                                                  const _errs43 = errors;
                                                  if (!(data20 === "error" || data20 === "warning" || data20 === "info")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/findings/" + i3 + "/severity", schemaPath: "#/$defs/CardFinding/properties/severity/enum", keyword: "enum", params: { allowedValues: schema32.properties.severity.enum }, message: "must be equal to one of the allowed values" }];
                                                    return false;
                                                  }
                                                  var valid8 = _errs43 === errors;
                                                } else {
                                                  var valid8 = true;
                                                }
                                                if (valid8) {
                                                  if (data18.stop !== void 0) {
                                                    const _errs44 = errors;
                                                    if (typeof data18.stop !== "boolean") {
                                                      validate20.errors = [{ instancePath: instancePath + "/findings/" + i3 + "/stop", schemaPath: "#/$defs/CardFinding/properties/stop/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                      return false;
                                                    }
                                                    var valid8 = _errs44 === errors;
                                                  } else {
                                                    var valid8 = true;
                                                  }
                                                  if (valid8) {
                                                    if (data18.text !== void 0) {
                                                      const _errs46 = errors;
                                                      if (typeof data18.text !== "string") {
                                                        validate20.errors = [{ instancePath: instancePath + "/findings/" + i3 + "/text", schemaPath: "#/$defs/CardFinding/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                      var valid8 = _errs46 === errors;
                                                    } else {
                                                      var valid8 = true;
                                                    }
                                                    if (valid8) {
                                                      if (data18.fix !== void 0) {
                                                        const _errs48 = errors;
                                                        if (typeof data18.fix !== "string") {
                                                          validate20.errors = [{ instancePath: instancePath + "/findings/" + i3 + "/fix", schemaPath: "#/$defs/CardFinding/properties/fix/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                        var valid8 = _errs48 === errors;
                                                      } else {
                                                        var valid8 = true;
                                                      }
                                                      if (valid8) {
                                                        if (data18.count !== void 0) {
                                                          let data24 = data18.count;
                                                          const _errs50 = errors;
                                                          if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                                                            validate20.errors = [{ instancePath: instancePath + "/findings/" + i3 + "/count", schemaPath: "#/$defs/CardFinding/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                            return false;
                                                          }
                                                          if (errors === _errs50) {
                                                            if (typeof data24 == "number" && isFinite(data24)) {
                                                              if (data24 < 1 || isNaN(data24)) {
                                                                validate20.errors = [{ instancePath: instancePath + "/findings/" + i3 + "/count", schemaPath: "#/$defs/CardFinding/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid8 = _errs50 === errors;
                                                        } else {
                                                          var valid8 = true;
                                                        }
                                                        if (valid8) {
                                                          if (data18.evidence !== void 0) {
                                                            let data25 = data18.evidence;
                                                            const _errs52 = errors;
                                                            if (errors === _errs52) {
                                                              if (Array.isArray(data25)) {
                                                                if (data25.length > 5) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/findings/" + i3 + "/evidence", schemaPath: "#/$defs/CardFinding/properties/evidence/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }];
                                                                  return false;
                                                                } else {
                                                                  var valid9 = true;
                                                                  const len4 = data25.length;
                                                                  for (let i4 = 0; i4 < len4; i4++) {
                                                                    let data26 = data25[i4];
                                                                    const _errs54 = errors;
                                                                    if (errors === _errs54) {
                                                                      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                                                        let missing4;
                                                                        if (data26.where === void 0 && (missing4 = "where") || data26.text === void 0 && (missing4 = "text")) {
                                                                          validate20.errors = [{ instancePath: instancePath + "/findings/" + i3 + "/evidence/" + i4, schemaPath: "#/$defs/CardFinding/properties/evidence/items/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                                                          return false;
                                                                        } else {
                                                                          const _errs56 = errors;
                                                                          for (const key4 in data26) {
                                                                            if (!(key4 === "where" || key4 === "text")) {
                                                                              validate20.errors = [{ instancePath: instancePath + "/findings/" + i3 + "/evidence/" + i4, schemaPath: "#/$defs/CardFinding/properties/evidence/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                                                              return false;
                                                                              break;
                                                                            }
                                                                          }
                                                                          if (_errs56 === errors) {
                                                                            if (data26.where !== void 0) {
                                                                              const _errs57 = errors;
                                                                              if (typeof data26.where !== "string") {
                                                                                validate20.errors = [{ instancePath: instancePath + "/findings/" + i3 + "/evidence/" + i4 + "/where", schemaPath: "#/$defs/CardFinding/properties/evidence/items/properties/where/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                return false;
                                                                              }
                                                                              var valid10 = _errs57 === errors;
                                                                            } else {
                                                                              var valid10 = true;
                                                                            }
                                                                            if (valid10) {
                                                                              if (data26.text !== void 0) {
                                                                                const _errs59 = errors;
                                                                                if (typeof data26.text !== "string") {
                                                                                  validate20.errors = [{ instancePath: instancePath + "/findings/" + i3 + "/evidence/" + i4 + "/text", schemaPath: "#/$defs/CardFinding/properties/evidence/items/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                                  return false;
                                                                                }
                                                                                var valid10 = _errs59 === errors;
                                                                              } else {
                                                                                var valid10 = true;
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate20.errors = [{ instancePath: instancePath + "/findings/" + i3 + "/evidence/" + i4, schemaPath: "#/$defs/CardFinding/properties/evidence/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid9 = _errs54 === errors;
                                                                    if (!valid9) {
                                                                      break;
                                                                    }
                                                                  }
                                                                }
                                                              } else {
                                                                validate20.errors = [{ instancePath: instancePath + "/findings/" + i3 + "/evidence", schemaPath: "#/$defs/CardFinding/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid8 = _errs52 === errors;
                                                          } else {
                                                            var valid8 = true;
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
                                          validate20.errors = [{ instancePath: instancePath + "/findings/" + i3, schemaPath: "#/$defs/CardFinding/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid6 = _errs37 === errors;
                                      if (!valid6) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs35 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.not_judged !== void 0) {
                                  let data29 = data.not_judged;
                                  const _errs61 = errors;
                                  if (errors === _errs61) {
                                    if (Array.isArray(data29)) {
                                      var valid11 = true;
                                      const len5 = data29.length;
                                      for (let i5 = 0; i5 < len5; i5++) {
                                        let data30 = data29[i5];
                                        const _errs63 = errors;
                                        if (errors === _errs63) {
                                          if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                            let missing5;
                                            if (data30.rule === void 0 && (missing5 = "rule") || data30.reason === void 0 && (missing5 = "reason")) {
                                              validate20.errors = [{ instancePath: instancePath + "/not_judged/" + i5, schemaPath: "#/properties/not_judged/items/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                                              return false;
                                            } else {
                                              const _errs65 = errors;
                                              for (const key5 in data30) {
                                                if (!(key5 === "rule" || key5 === "reason")) {
                                                  validate20.errors = [{ instancePath: instancePath + "/not_judged/" + i5, schemaPath: "#/properties/not_judged/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                                                  return false;
                                                  break;
                                                }
                                              }
                                              if (_errs65 === errors) {
                                                if (data30.rule !== void 0) {
                                                  const _errs66 = errors;
                                                  if (typeof data30.rule !== "string") {
                                                    validate20.errors = [{ instancePath: instancePath + "/not_judged/" + i5 + "/rule", schemaPath: "#/properties/not_judged/items/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                  var valid12 = _errs66 === errors;
                                                } else {
                                                  var valid12 = true;
                                                }
                                                if (valid12) {
                                                  if (data30.reason !== void 0) {
                                                    const _errs68 = errors;
                                                    if (typeof data30.reason !== "string") {
                                                      validate20.errors = [{ instancePath: instancePath + "/not_judged/" + i5 + "/reason", schemaPath: "#/properties/not_judged/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                    var valid12 = _errs68 === errors;
                                                  } else {
                                                    var valid12 = true;
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/not_judged/" + i5, schemaPath: "#/properties/not_judged/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid11 = _errs63 === errors;
                                        if (!valid11) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate20.errors = [{ instancePath: instancePath + "/not_judged", schemaPath: "#/properties/not_judged/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs61 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.not_read !== void 0) {
                                    let data33 = data.not_read;
                                    const _errs70 = errors;
                                    if (errors === _errs70) {
                                      if (Array.isArray(data33)) {
                                        var valid13 = true;
                                        const len6 = data33.length;
                                        for (let i6 = 0; i6 < len6; i6++) {
                                          let data34 = data33[i6];
                                          const _errs72 = errors;
                                          if (errors === _errs72) {
                                            if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                                              let missing6;
                                              if (data34.what === void 0 && (missing6 = "what") || data34.reason === void 0 && (missing6 = "reason")) {
                                                validate20.errors = [{ instancePath: instancePath + "/not_read/" + i6, schemaPath: "#/properties/not_read/items/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }];
                                                return false;
                                              } else {
                                                const _errs74 = errors;
                                                for (const key6 in data34) {
                                                  if (!(key6 === "what" || key6 === "reason")) {
                                                    validate20.errors = [{ instancePath: instancePath + "/not_read/" + i6, schemaPath: "#/properties/not_read/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" }];
                                                    return false;
                                                    break;
                                                  }
                                                }
                                                if (_errs74 === errors) {
                                                  if (data34.what !== void 0) {
                                                    const _errs75 = errors;
                                                    if (typeof data34.what !== "string") {
                                                      validate20.errors = [{ instancePath: instancePath + "/not_read/" + i6 + "/what", schemaPath: "#/properties/not_read/items/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                    var valid14 = _errs75 === errors;
                                                  } else {
                                                    var valid14 = true;
                                                  }
                                                  if (valid14) {
                                                    if (data34.reason !== void 0) {
                                                      const _errs77 = errors;
                                                      if (typeof data34.reason !== "string") {
                                                        validate20.errors = [{ instancePath: instancePath + "/not_read/" + i6 + "/reason", schemaPath: "#/properties/not_read/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                      var valid14 = _errs77 === errors;
                                                    } else {
                                                      var valid14 = true;
                                                    }
                                                  }
                                                }
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/not_read/" + i6, schemaPath: "#/properties/not_read/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                              return false;
                                            }
                                          }
                                          var valid13 = _errs72 === errors;
                                          if (!valid13) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate20.errors = [{ instancePath: instancePath + "/not_read", schemaPath: "#/properties/not_read/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs70 === errors;
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
