// @ts-nocheck
// Generated from data/schemas by `npm run generate`. Do not edit.
// <stdin>
var validate = validate20;
var stdin_default = validate20;
var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "config.schema.json", "title": "Config", "description": "Numbers and addresses that an operator changes: data/config.json, the only place for them.", "type": "object", "required": ["schema_version", "site_url", "contact", "registry_url", "client_name", "probe", "sync", "canaries"], "additionalProperties": false, "properties": { "schema_version": { "const": 1 }, "site_url": { "type": "string", "pattern": "^https?://[!-~]+/$", "description": "Where the site is served, with its base path and a trailing slash; it also stands in the User-Agent." }, "repository_url": { "type": "string", "pattern": "^https://" }, "service_url": { "type": "string", "pattern": "^https?://[!-.0-~]+/$", "description": "Where `rollcall serve` answers, without a path; the site's check box posts to it. Without it the box opens the issue form." }, "contact": { "type": "string", "description": "An address or URL for people whose server is read." }, "registry_url": { "type": "string", "pattern": "^https?://" }, "client_name": { "type": "string", "pattern": "^[ -~]+$", "description": "clientInfo.name of the handshake." }, "probe": { "type": "object", "required": ["concurrency", "per_host", "host_gap_ms", "host_timeouts_in_a_row"], "additionalProperties": false, "properties": { "concurrency": { "type": "integer", "minimum": 1, "maximum": 256 }, "per_host": { "type": "integer", "minimum": 1, "maximum": 8 }, "host_gap_ms": { "type": "integer", "minimum": 0 }, "host_timeouts_in_a_row": { "type": "integer", "minimum": 1 }, "shards": { "type": "integer", "minimum": 1, "maximum": 256, "description": "Machines that share a run of the workflows; one where it is not given." } } }, "sync": { "type": "object", "required": ["smallest_share"], "additionalProperties": false, "properties": { "smallest_share": { "type": "number", "minimum": 0, "maximum": 1, "description": "A pulled list shorter than this share of the last one fails the run." }, "ordinary": { "title": "OrdinaryChange", "description": "What a pull request of the sync may change and still merge itself; more of a kind is for a person to look at. Without this member: the settings of this checkout's own data/config.json.", "type": "object", "required": ["few", "removed_share", "moved_share", "added_share", "one_namespace", "one_host", "one_description"], "additionalProperties": false, "properties": { "few": { "type": "integer", "minimum": 0, "description": "So many changes of one kind are ordinary in a catalog of any size." }, "removed_share": { "type": "number", "minimum": 0, "maximum": 1, "description": "Of the listings that there were." }, "moved_share": { "type": "number", "minimum": 0, "maximum": 1, "description": "Endpoints that are others now, or have another name: of the listings that there were." }, "added_share": { "type": "number", "minimum": 0, "description": "Of the listings that there were." }, "deprecated_share": { "type": "number", "minimum": 0, "maximum": 1, "description": "Deprecated, or active again: of the listings that there were. This and the three below have the value of this checkout's own data/config.json where they are not given." }, "rewritten_share": { "type": "number", "minimum": 0, "maximum": 1, "description": "Another title, description, repository or website: of the listings that there were." }, "one_namespace": { "type": "integer", "minimum": 1, "description": "Listings of one namespace that left or are reached in another way; so many may be added in one, too." }, "one_publisher_share": { "type": "number", "minimum": 0, "maximum": 1, "description": "Added in one namespace, where that is more: of the listings that there were." }, "one_host": { "type": "integer", "minimum": 1, "description": "Endpoints that moved to one host." }, "one_host_in_28_days": { "type": "integer", "minimum": 1, "description": "The same with what moved there in the 28 days before." }, "one_description": { "type": "integer", "minimum": 1, "description": "Descriptions that became the same text." } } } } }, "health": { "type": "object", "required": ["probe_hours", "sync_days"], "additionalProperties": false, "description": "How long no probe and no sync may succeed before an issue is opened; 36 hours and 9 days where it is not given.", "properties": { "probe_hours": { "type": "number", "exclusiveMinimum": 0 }, "sync_days": { "type": "number", "exclusiveMinimum": 0 } } }, "canaries": { "type": "array", "items": { "type": "string", "pattern": "^https?://" }, "description": "Known-good addresses: if none of them answers, our own network is down. An empty list switches the test off." } } };
var func1 = Object.prototype.hasOwnProperty;
var pattern4 = new RegExp("^https?://[!-~]+/$", "u");
var pattern5 = new RegExp("^https://", "u");
var pattern6 = new RegExp("^https?://[!-.0-~]+/$", "u");
var pattern7 = new RegExp("^https?://", "u");
var pattern8 = new RegExp("^[ -~]+$", "u");
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
      if (data.schema_version === void 0 && (missing0 = "schema_version") || data.site_url === void 0 && (missing0 = "site_url") || data.contact === void 0 && (missing0 = "contact") || data.registry_url === void 0 && (missing0 = "registry_url") || data.client_name === void 0 && (missing0 = "client_name") || data.probe === void 0 && (missing0 = "probe") || data.sync === void 0 && (missing0 = "sync") || data.canaries === void 0 && (missing0 = "canaries")) {
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
            if (data.site_url !== void 0) {
              let data1 = data.site_url;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (!pattern4.test(data1)) {
                    validate20.errors = [{ instancePath: instancePath + "/site_url", schemaPath: "#/properties/site_url/pattern", keyword: "pattern", params: { pattern: "^https?://[!-~]+/$" }, message: 'must match pattern "^https?://[!-~]+/$"' }];
                    return false;
                  }
                } else {
                  validate20.errors = [{ instancePath: instancePath + "/site_url", schemaPath: "#/properties/site_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.repository_url !== void 0) {
                let data2 = data.repository_url;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (!pattern5.test(data2)) {
                      validate20.errors = [{ instancePath: instancePath + "/repository_url", schemaPath: "#/properties/repository_url/pattern", keyword: "pattern", params: { pattern: "^https://" }, message: 'must match pattern "^https://"' }];
                      return false;
                    }
                  } else {
                    validate20.errors = [{ instancePath: instancePath + "/repository_url", schemaPath: "#/properties/repository_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.service_url !== void 0) {
                  let data3 = data.service_url;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (!pattern6.test(data3)) {
                        validate20.errors = [{ instancePath: instancePath + "/service_url", schemaPath: "#/properties/service_url/pattern", keyword: "pattern", params: { pattern: "^https?://[!-.0-~]+/$" }, message: 'must match pattern "^https?://[!-.0-~]+/$"' }];
                        return false;
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/service_url", schemaPath: "#/properties/service_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.contact !== void 0) {
                    const _errs9 = errors;
                    if (typeof data.contact !== "string") {
                      validate20.errors = [{ instancePath: instancePath + "/contact", schemaPath: "#/properties/contact/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.registry_url !== void 0) {
                      let data5 = data.registry_url;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (typeof data5 === "string") {
                          if (!pattern7.test(data5)) {
                            validate20.errors = [{ instancePath: instancePath + "/registry_url", schemaPath: "#/properties/registry_url/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"' }];
                            return false;
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/registry_url", schemaPath: "#/properties/registry_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.client_name !== void 0) {
                        let data6 = data.client_name;
                        const _errs13 = errors;
                        if (errors === _errs13) {
                          if (typeof data6 === "string") {
                            if (!pattern8.test(data6)) {
                              validate20.errors = [{ instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/pattern", keyword: "pattern", params: { pattern: "^[ -~]+$" }, message: 'must match pattern "^[ -~]+$"' }];
                              return false;
                            }
                          } else {
                            validate20.errors = [{ instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs13 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.probe !== void 0) {
                          let data7 = data.probe;
                          const _errs15 = errors;
                          if (errors === _errs15) {
                            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                              let missing1;
                              if (data7.concurrency === void 0 && (missing1 = "concurrency") || data7.per_host === void 0 && (missing1 = "per_host") || data7.host_gap_ms === void 0 && (missing1 = "host_gap_ms") || data7.host_timeouts_in_a_row === void 0 && (missing1 = "host_timeouts_in_a_row")) {
                                validate20.errors = [{ instancePath: instancePath + "/probe", schemaPath: "#/properties/probe/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                return false;
                              } else {
                                const _errs17 = errors;
                                for (const key1 in data7) {
                                  if (!(key1 === "concurrency" || key1 === "per_host" || key1 === "host_gap_ms" || key1 === "host_timeouts_in_a_row" || key1 === "shards")) {
                                    validate20.errors = [{ instancePath: instancePath + "/probe", schemaPath: "#/properties/probe/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                    return false;
                                    break;
                                  }
                                }
                                if (_errs17 === errors) {
                                  if (data7.concurrency !== void 0) {
                                    let data8 = data7.concurrency;
                                    const _errs18 = errors;
                                    if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                      validate20.errors = [{ instancePath: instancePath + "/probe/concurrency", schemaPath: "#/properties/probe/properties/concurrency/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs18) {
                                      if (typeof data8 == "number" && isFinite(data8)) {
                                        if (data8 > 256 || isNaN(data8)) {
                                          validate20.errors = [{ instancePath: instancePath + "/probe/concurrency", schemaPath: "#/properties/probe/properties/concurrency/maximum", keyword: "maximum", params: { comparison: "<=", limit: 256 }, message: "must be <= 256" }];
                                          return false;
                                        } else {
                                          if (data8 < 1 || isNaN(data8)) {
                                            validate20.errors = [{ instancePath: instancePath + "/probe/concurrency", schemaPath: "#/properties/probe/properties/concurrency/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                            return false;
                                          }
                                        }
                                      }
                                    }
                                    var valid1 = _errs18 === errors;
                                  } else {
                                    var valid1 = true;
                                  }
                                  if (valid1) {
                                    if (data7.per_host !== void 0) {
                                      let data9 = data7.per_host;
                                      const _errs20 = errors;
                                      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                        validate20.errors = [{ instancePath: instancePath + "/probe/per_host", schemaPath: "#/properties/probe/properties/per_host/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      if (errors === _errs20) {
                                        if (typeof data9 == "number" && isFinite(data9)) {
                                          if (data9 > 8 || isNaN(data9)) {
                                            validate20.errors = [{ instancePath: instancePath + "/probe/per_host", schemaPath: "#/properties/probe/properties/per_host/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8 }, message: "must be <= 8" }];
                                            return false;
                                          } else {
                                            if (data9 < 1 || isNaN(data9)) {
                                              validate20.errors = [{ instancePath: instancePath + "/probe/per_host", schemaPath: "#/properties/probe/properties/per_host/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                              return false;
                                            }
                                          }
                                        }
                                      }
                                      var valid1 = _errs20 === errors;
                                    } else {
                                      var valid1 = true;
                                    }
                                    if (valid1) {
                                      if (data7.host_gap_ms !== void 0) {
                                        let data10 = data7.host_gap_ms;
                                        const _errs22 = errors;
                                        if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                          validate20.errors = [{ instancePath: instancePath + "/probe/host_gap_ms", schemaPath: "#/properties/probe/properties/host_gap_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        if (errors === _errs22) {
                                          if (typeof data10 == "number" && isFinite(data10)) {
                                            if (data10 < 0 || isNaN(data10)) {
                                              validate20.errors = [{ instancePath: instancePath + "/probe/host_gap_ms", schemaPath: "#/properties/probe/properties/host_gap_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                              return false;
                                            }
                                          }
                                        }
                                        var valid1 = _errs22 === errors;
                                      } else {
                                        var valid1 = true;
                                      }
                                      if (valid1) {
                                        if (data7.host_timeouts_in_a_row !== void 0) {
                                          let data11 = data7.host_timeouts_in_a_row;
                                          const _errs24 = errors;
                                          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                            validate20.errors = [{ instancePath: instancePath + "/probe/host_timeouts_in_a_row", schemaPath: "#/properties/probe/properties/host_timeouts_in_a_row/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                            return false;
                                          }
                                          if (errors === _errs24) {
                                            if (typeof data11 == "number" && isFinite(data11)) {
                                              if (data11 < 1 || isNaN(data11)) {
                                                validate20.errors = [{ instancePath: instancePath + "/probe/host_timeouts_in_a_row", schemaPath: "#/properties/probe/properties/host_timeouts_in_a_row/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid1 = _errs24 === errors;
                                        } else {
                                          var valid1 = true;
                                        }
                                        if (valid1) {
                                          if (data7.shards !== void 0) {
                                            let data12 = data7.shards;
                                            const _errs26 = errors;
                                            if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                              validate20.errors = [{ instancePath: instancePath + "/probe/shards", schemaPath: "#/properties/probe/properties/shards/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                              return false;
                                            }
                                            if (errors === _errs26) {
                                              if (typeof data12 == "number" && isFinite(data12)) {
                                                if (data12 > 256 || isNaN(data12)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/probe/shards", schemaPath: "#/properties/probe/properties/shards/maximum", keyword: "maximum", params: { comparison: "<=", limit: 256 }, message: "must be <= 256" }];
                                                  return false;
                                                } else {
                                                  if (data12 < 1 || isNaN(data12)) {
                                                    validate20.errors = [{ instancePath: instancePath + "/probe/shards", schemaPath: "#/properties/probe/properties/shards/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                                    return false;
                                                  }
                                                }
                                              }
                                            }
                                            var valid1 = _errs26 === errors;
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
                              validate20.errors = [{ instancePath: instancePath + "/probe", schemaPath: "#/properties/probe/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs15 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.sync !== void 0) {
                            let data13 = data.sync;
                            const _errs28 = errors;
                            if (errors === _errs28) {
                              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                let missing2;
                                if (data13.smallest_share === void 0 && (missing2 = "smallest_share")) {
                                  validate20.errors = [{ instancePath: instancePath + "/sync", schemaPath: "#/properties/sync/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                  return false;
                                } else {
                                  const _errs30 = errors;
                                  for (const key2 in data13) {
                                    if (!(key2 === "smallest_share" || key2 === "ordinary")) {
                                      validate20.errors = [{ instancePath: instancePath + "/sync", schemaPath: "#/properties/sync/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                      return false;
                                      break;
                                    }
                                  }
                                  if (_errs30 === errors) {
                                    if (data13.smallest_share !== void 0) {
                                      let data14 = data13.smallest_share;
                                      const _errs31 = errors;
                                      if (errors === _errs31) {
                                        if (typeof data14 == "number" && isFinite(data14)) {
                                          if (data14 > 1 || isNaN(data14)) {
                                            validate20.errors = [{ instancePath: instancePath + "/sync/smallest_share", schemaPath: "#/properties/sync/properties/smallest_share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                            return false;
                                          } else {
                                            if (data14 < 0 || isNaN(data14)) {
                                              validate20.errors = [{ instancePath: instancePath + "/sync/smallest_share", schemaPath: "#/properties/sync/properties/smallest_share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                              return false;
                                            }
                                          }
                                        } else {
                                          validate20.errors = [{ instancePath: instancePath + "/sync/smallest_share", schemaPath: "#/properties/sync/properties/smallest_share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                          return false;
                                        }
                                      }
                                      var valid2 = _errs31 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data13.ordinary !== void 0) {
                                        let data15 = data13.ordinary;
                                        const _errs33 = errors;
                                        if (errors === _errs33) {
                                          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                            let missing3;
                                            if (data15.few === void 0 && (missing3 = "few") || data15.removed_share === void 0 && (missing3 = "removed_share") || data15.moved_share === void 0 && (missing3 = "moved_share") || data15.added_share === void 0 && (missing3 = "added_share") || data15.one_namespace === void 0 && (missing3 = "one_namespace") || data15.one_host === void 0 && (missing3 = "one_host") || data15.one_description === void 0 && (missing3 = "one_description")) {
                                              validate20.errors = [{ instancePath: instancePath + "/sync/ordinary", schemaPath: "#/properties/sync/properties/ordinary/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                              return false;
                                            } else {
                                              const _errs35 = errors;
                                              for (const key3 in data15) {
                                                if (!func1.call(schema31.properties.sync.properties.ordinary.properties, key3)) {
                                                  validate20.errors = [{ instancePath: instancePath + "/sync/ordinary", schemaPath: "#/properties/sync/properties/ordinary/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                                  return false;
                                                  break;
                                                }
                                              }
                                              if (_errs35 === errors) {
                                                if (data15.few !== void 0) {
                                                  let data16 = data15.few;
                                                  const _errs36 = errors;
                                                  if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                                    validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/few", schemaPath: "#/properties/sync/properties/ordinary/properties/few/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                    return false;
                                                  }
                                                  if (errors === _errs36) {
                                                    if (typeof data16 == "number" && isFinite(data16)) {
                                                      if (data16 < 0 || isNaN(data16)) {
                                                        validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/few", schemaPath: "#/properties/sync/properties/ordinary/properties/few/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid3 = _errs36 === errors;
                                                } else {
                                                  var valid3 = true;
                                                }
                                                if (valid3) {
                                                  if (data15.removed_share !== void 0) {
                                                    let data17 = data15.removed_share;
                                                    const _errs38 = errors;
                                                    if (errors === _errs38) {
                                                      if (typeof data17 == "number" && isFinite(data17)) {
                                                        if (data17 > 1 || isNaN(data17)) {
                                                          validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/removed_share", schemaPath: "#/properties/sync/properties/ordinary/properties/removed_share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                                          return false;
                                                        } else {
                                                          if (data17 < 0 || isNaN(data17)) {
                                                            validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/removed_share", schemaPath: "#/properties/sync/properties/ordinary/properties/removed_share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                            return false;
                                                          }
                                                        }
                                                      } else {
                                                        validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/removed_share", schemaPath: "#/properties/sync/properties/ordinary/properties/removed_share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid3 = _errs38 === errors;
                                                  } else {
                                                    var valid3 = true;
                                                  }
                                                  if (valid3) {
                                                    if (data15.moved_share !== void 0) {
                                                      let data18 = data15.moved_share;
                                                      const _errs40 = errors;
                                                      if (errors === _errs40) {
                                                        if (typeof data18 == "number" && isFinite(data18)) {
                                                          if (data18 > 1 || isNaN(data18)) {
                                                            validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/moved_share", schemaPath: "#/properties/sync/properties/ordinary/properties/moved_share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                                            return false;
                                                          } else {
                                                            if (data18 < 0 || isNaN(data18)) {
                                                              validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/moved_share", schemaPath: "#/properties/sync/properties/ordinary/properties/moved_share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                              return false;
                                                            }
                                                          }
                                                        } else {
                                                          validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/moved_share", schemaPath: "#/properties/sync/properties/ordinary/properties/moved_share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid3 = _errs40 === errors;
                                                    } else {
                                                      var valid3 = true;
                                                    }
                                                    if (valid3) {
                                                      if (data15.added_share !== void 0) {
                                                        let data19 = data15.added_share;
                                                        const _errs42 = errors;
                                                        if (errors === _errs42) {
                                                          if (typeof data19 == "number" && isFinite(data19)) {
                                                            if (data19 < 0 || isNaN(data19)) {
                                                              validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/added_share", schemaPath: "#/properties/sync/properties/ordinary/properties/added_share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                              return false;
                                                            }
                                                          } else {
                                                            validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/added_share", schemaPath: "#/properties/sync/properties/ordinary/properties/added_share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                            return false;
                                                          }
                                                        }
                                                        var valid3 = _errs42 === errors;
                                                      } else {
                                                        var valid3 = true;
                                                      }
                                                      if (valid3) {
                                                        if (data15.deprecated_share !== void 0) {
                                                          let data20 = data15.deprecated_share;
                                                          const _errs44 = errors;
                                                          if (errors === _errs44) {
                                                            if (typeof data20 == "number" && isFinite(data20)) {
                                                              if (data20 > 1 || isNaN(data20)) {
                                                                validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/deprecated_share", schemaPath: "#/properties/sync/properties/ordinary/properties/deprecated_share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                                                return false;
                                                              } else {
                                                                if (data20 < 0 || isNaN(data20)) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/deprecated_share", schemaPath: "#/properties/sync/properties/ordinary/properties/deprecated_share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                  return false;
                                                                }
                                                              }
                                                            } else {
                                                              validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/deprecated_share", schemaPath: "#/properties/sync/properties/ordinary/properties/deprecated_share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid3 = _errs44 === errors;
                                                        } else {
                                                          var valid3 = true;
                                                        }
                                                        if (valid3) {
                                                          if (data15.rewritten_share !== void 0) {
                                                            let data21 = data15.rewritten_share;
                                                            const _errs46 = errors;
                                                            if (errors === _errs46) {
                                                              if (typeof data21 == "number" && isFinite(data21)) {
                                                                if (data21 > 1 || isNaN(data21)) {
                                                                  validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/rewritten_share", schemaPath: "#/properties/sync/properties/ordinary/properties/rewritten_share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                                                  return false;
                                                                } else {
                                                                  if (data21 < 0 || isNaN(data21)) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/rewritten_share", schemaPath: "#/properties/sync/properties/ordinary/properties/rewritten_share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                    return false;
                                                                  }
                                                                }
                                                              } else {
                                                                validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/rewritten_share", schemaPath: "#/properties/sync/properties/ordinary/properties/rewritten_share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid3 = _errs46 === errors;
                                                          } else {
                                                            var valid3 = true;
                                                          }
                                                          if (valid3) {
                                                            if (data15.one_namespace !== void 0) {
                                                              let data22 = data15.one_namespace;
                                                              const _errs48 = errors;
                                                              if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                                                                validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/one_namespace", schemaPath: "#/properties/sync/properties/ordinary/properties/one_namespace/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                return false;
                                                              }
                                                              if (errors === _errs48) {
                                                                if (typeof data22 == "number" && isFinite(data22)) {
                                                                  if (data22 < 1 || isNaN(data22)) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/one_namespace", schemaPath: "#/properties/sync/properties/ordinary/properties/one_namespace/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid3 = _errs48 === errors;
                                                            } else {
                                                              var valid3 = true;
                                                            }
                                                            if (valid3) {
                                                              if (data15.one_publisher_share !== void 0) {
                                                                let data23 = data15.one_publisher_share;
                                                                const _errs50 = errors;
                                                                if (errors === _errs50) {
                                                                  if (typeof data23 == "number" && isFinite(data23)) {
                                                                    if (data23 > 1 || isNaN(data23)) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/one_publisher_share", schemaPath: "#/properties/sync/properties/ordinary/properties/one_publisher_share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }];
                                                                      return false;
                                                                    } else {
                                                                      if (data23 < 0 || isNaN(data23)) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/one_publisher_share", schemaPath: "#/properties/sync/properties/ordinary/properties/one_publisher_share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/one_publisher_share", schemaPath: "#/properties/sync/properties/ordinary/properties/one_publisher_share/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid3 = _errs50 === errors;
                                                              } else {
                                                                var valid3 = true;
                                                              }
                                                              if (valid3) {
                                                                if (data15.one_host !== void 0) {
                                                                  let data24 = data15.one_host;
                                                                  const _errs52 = errors;
                                                                  if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                                                                    validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/one_host", schemaPath: "#/properties/sync/properties/ordinary/properties/one_host/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                    return false;
                                                                  }
                                                                  if (errors === _errs52) {
                                                                    if (typeof data24 == "number" && isFinite(data24)) {
                                                                      if (data24 < 1 || isNaN(data24)) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/one_host", schemaPath: "#/properties/sync/properties/ordinary/properties/one_host/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid3 = _errs52 === errors;
                                                                } else {
                                                                  var valid3 = true;
                                                                }
                                                                if (valid3) {
                                                                  if (data15.one_host_in_28_days !== void 0) {
                                                                    let data25 = data15.one_host_in_28_days;
                                                                    const _errs54 = errors;
                                                                    if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                                                                      validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/one_host_in_28_days", schemaPath: "#/properties/sync/properties/ordinary/properties/one_host_in_28_days/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                      return false;
                                                                    }
                                                                    if (errors === _errs54) {
                                                                      if (typeof data25 == "number" && isFinite(data25)) {
                                                                        if (data25 < 1 || isNaN(data25)) {
                                                                          validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/one_host_in_28_days", schemaPath: "#/properties/sync/properties/ordinary/properties/one_host_in_28_days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                    }
                                                                    var valid3 = _errs54 === errors;
                                                                  } else {
                                                                    var valid3 = true;
                                                                  }
                                                                  if (valid3) {
                                                                    if (data15.one_description !== void 0) {
                                                                      let data26 = data15.one_description;
                                                                      const _errs56 = errors;
                                                                      if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                                                        validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/one_description", schemaPath: "#/properties/sync/properties/ordinary/properties/one_description/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                                        return false;
                                                                      }
                                                                      if (errors === _errs56) {
                                                                        if (typeof data26 == "number" && isFinite(data26)) {
                                                                          if (data26 < 1 || isNaN(data26)) {
                                                                            validate20.errors = [{ instancePath: instancePath + "/sync/ordinary/one_description", schemaPath: "#/properties/sync/properties/ordinary/properties/one_description/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                                                            return false;
                                                                          }
                                                                        }
                                                                      }
                                                                      var valid3 = _errs56 === errors;
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
                                                }
                                              }
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/sync/ordinary", schemaPath: "#/properties/sync/properties/ordinary/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid2 = _errs33 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate20.errors = [{ instancePath: instancePath + "/sync", schemaPath: "#/properties/sync/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid0 = _errs28 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.health !== void 0) {
                              let data27 = data.health;
                              const _errs58 = errors;
                              if (errors === _errs58) {
                                if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                  let missing4;
                                  if (data27.probe_hours === void 0 && (missing4 = "probe_hours") || data27.sync_days === void 0 && (missing4 = "sync_days")) {
                                    validate20.errors = [{ instancePath: instancePath + "/health", schemaPath: "#/properties/health/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                    return false;
                                  } else {
                                    const _errs60 = errors;
                                    for (const key4 in data27) {
                                      if (!(key4 === "probe_hours" || key4 === "sync_days")) {
                                        validate20.errors = [{ instancePath: instancePath + "/health", schemaPath: "#/properties/health/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs60 === errors) {
                                      if (data27.probe_hours !== void 0) {
                                        let data28 = data27.probe_hours;
                                        const _errs61 = errors;
                                        if (errors === _errs61) {
                                          if (typeof data28 == "number" && isFinite(data28)) {
                                            if (data28 <= 0 || isNaN(data28)) {
                                              validate20.errors = [{ instancePath: instancePath + "/health/probe_hours", schemaPath: "#/properties/health/properties/probe_hours/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" }];
                                              return false;
                                            }
                                          } else {
                                            validate20.errors = [{ instancePath: instancePath + "/health/probe_hours", schemaPath: "#/properties/health/properties/probe_hours/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                            return false;
                                          }
                                        }
                                        var valid4 = _errs61 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                      if (valid4) {
                                        if (data27.sync_days !== void 0) {
                                          let data29 = data27.sync_days;
                                          const _errs63 = errors;
                                          if (errors === _errs63) {
                                            if (typeof data29 == "number" && isFinite(data29)) {
                                              if (data29 <= 0 || isNaN(data29)) {
                                                validate20.errors = [{ instancePath: instancePath + "/health/sync_days", schemaPath: "#/properties/health/properties/sync_days/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" }];
                                                return false;
                                              }
                                            } else {
                                              validate20.errors = [{ instancePath: instancePath + "/health/sync_days", schemaPath: "#/properties/health/properties/sync_days/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                              return false;
                                            }
                                          }
                                          var valid4 = _errs63 === errors;
                                        } else {
                                          var valid4 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/health", schemaPath: "#/properties/health/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs58 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.canaries !== void 0) {
                                let data30 = data.canaries;
                                const _errs65 = errors;
                                if (errors === _errs65) {
                                  if (Array.isArray(data30)) {
                                    var valid5 = true;
                                    const len0 = data30.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let data31 = data30[i0];
                                      const _errs67 = errors;
                                      if (errors === _errs67) {
                                        if (typeof data31 === "string") {
                                          if (!pattern7.test(data31)) {
                                            validate20.errors = [{ instancePath: instancePath + "/canaries/" + i0, schemaPath: "#/properties/canaries/items/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"' }];
                                            return false;
                                          }
                                        } else {
                                          validate20.errors = [{ instancePath: instancePath + "/canaries/" + i0, schemaPath: "#/properties/canaries/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                      var valid5 = _errs67 === errors;
                                      if (!valid5) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/canaries", schemaPath: "#/properties/canaries/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs65 === errors;
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
