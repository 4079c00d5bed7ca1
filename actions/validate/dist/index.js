import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __esm = (fn, res, err2) => function __init() {
  if (err2) throw err2[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err2 = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
  if (input === null || input === void 0) {
    return "";
  } else if (typeof input === "string" || input instanceof String) {
    return input;
  }
  return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
  if (!Object.keys(annotationProperties).length) {
    return {};
  }
  return {
    title: annotationProperties.title,
    file: annotationProperties.file,
    line: annotationProperties.startLine,
    endLine: annotationProperties.endLine,
    col: annotationProperties.startColumn,
    endColumn: annotationProperties.endColumn
  };
}
var init_utils = __esm({
  "node_modules/@actions/core/lib/utils.js"() {
  }
});

// node_modules/@actions/core/lib/command.js
import * as os from "os";
function issueCommand(command, properties, message) {
  const cmd = new Command(command, properties, message);
  process.stdout.write(cmd.toString() + os.EOL);
}
function escapeData(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
var CMD_STRING, Command;
var init_command = __esm({
  "node_modules/@actions/core/lib/command.js"() {
    init_utils();
    CMD_STRING = "::";
    Command = class {
      constructor(command, properties, message) {
        if (!command) {
          command = "missing.command";
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
      }
      toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
          cmdStr += " ";
          let first = true;
          for (const key in this.properties) {
            if (this.properties.hasOwnProperty(key)) {
              const val = this.properties[key];
              if (val) {
                if (first) {
                  first = false;
                } else {
                  cmdStr += ",";
                }
                cmdStr += `${key}=${escapeProperty(val)}`;
              }
            }
          }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
      }
    };
  }
});

// node_modules/@actions/core/lib/file-command.js
import * as crypto from "crypto";
import * as fs from "fs";
import * as os2 from "os";
function issueFileCommand(command, message) {
  const filePath = process.env[`GITHUB_${command}`];
  if (!filePath) {
    throw new Error(`Unable to find environment variable for file command ${command}`);
  }
  if (!fs.existsSync(filePath)) {
    throw new Error(`Missing file at path: ${filePath}`);
  }
  fs.appendFileSync(filePath, `${toCommandValue(message)}${os2.EOL}`, {
    encoding: "utf8"
  });
}
function prepareKeyValueMessage(key, value) {
  const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
  const convertedValue = toCommandValue(value);
  if (key.includes(delimiter)) {
    throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
  }
  if (convertedValue.includes(delimiter)) {
    throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
  }
  return `${key}<<${delimiter}${os2.EOL}${convertedValue}${os2.EOL}${delimiter}`;
}
var init_file_command = __esm({
  "node_modules/@actions/core/lib/file-command.js"() {
    init_utils();
  }
});

// node_modules/@actions/core/lib/oidc-utils.js
var init_oidc_utils = __esm({
  "node_modules/@actions/core/lib/oidc-utils.js"() {
    init_core();
  }
});

// node_modules/@actions/core/lib/summary.js
import { EOL as EOL3 } from "os";
import { constants, promises } from "fs";
var __awaiter, access, appendFile, writeFile, SUMMARY_ENV_VAR, Summary, _summary;
var init_summary = __esm({
  "node_modules/@actions/core/lib/summary.js"() {
    __awaiter = function(thisArg, _arguments, P, generator) {
      function adopt(value) {
        return value instanceof P ? value : new P(function(resolve2) {
          resolve2(value);
        });
      }
      return new (P || (P = Promise))(function(resolve2, reject) {
        function fulfilled(value) {
          try {
            step2(generator.next(value));
          } catch (e) {
            reject(e);
          }
        }
        function rejected(value) {
          try {
            step2(generator["throw"](value));
          } catch (e) {
            reject(e);
          }
        }
        function step2(result) {
          result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
        }
        step2((generator = generator.apply(thisArg, _arguments || [])).next());
      });
    };
    ({ access, appendFile, writeFile } = promises);
    SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
    Summary = class {
      constructor() {
        this._buffer = "";
      }
      /**
       * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
       * Also checks r/w permissions.
       *
       * @returns step summary file path
       */
      filePath() {
        return __awaiter(this, void 0, void 0, function* () {
          if (this._filePath) {
            return this._filePath;
          }
          const pathFromEnv = process.env[SUMMARY_ENV_VAR];
          if (!pathFromEnv) {
            throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
          }
          try {
            yield access(pathFromEnv, constants.R_OK | constants.W_OK);
          } catch (_a) {
            throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
          }
          this._filePath = pathFromEnv;
          return this._filePath;
        });
      }
      /**
       * Wraps content in an HTML tag, adding any HTML attributes
       *
       * @param {string} tag HTML tag to wrap
       * @param {string | null} content content within the tag
       * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
       *
       * @returns {string} content wrapped in HTML element
       */
      wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
        if (!content) {
          return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
      }
      /**
       * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
       *
       * @param {SummaryWriteOptions} [options] (optional) options for write operation
       *
       * @returns {Promise<Summary>} summary instance
       */
      write(options) {
        return __awaiter(this, void 0, void 0, function* () {
          const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
          const filePath = yield this.filePath();
          const writeFunc = overwrite ? writeFile : appendFile;
          yield writeFunc(filePath, this._buffer, { encoding: "utf8" });
          return this.emptyBuffer();
        });
      }
      /**
       * Clears the summary buffer and wipes the summary file
       *
       * @returns {Summary} summary instance
       */
      clear() {
        return __awaiter(this, void 0, void 0, function* () {
          return this.emptyBuffer().write({ overwrite: true });
        });
      }
      /**
       * Returns the current summary buffer as a string
       *
       * @returns {string} string of summary buffer
       */
      stringify() {
        return this._buffer;
      }
      /**
       * If the summary buffer is empty
       *
       * @returns {boolen} true if the buffer is empty
       */
      isEmptyBuffer() {
        return this._buffer.length === 0;
      }
      /**
       * Resets the summary buffer without writing to summary file
       *
       * @returns {Summary} summary instance
       */
      emptyBuffer() {
        this._buffer = "";
        return this;
      }
      /**
       * Adds raw text to the summary buffer
       *
       * @param {string} text content to add
       * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
       *
       * @returns {Summary} summary instance
       */
      addRaw(text3, addEOL = false) {
        this._buffer += text3;
        return addEOL ? this.addEOL() : this;
      }
      /**
       * Adds the operating system-specific end-of-line marker to the buffer
       *
       * @returns {Summary} summary instance
       */
      addEOL() {
        return this.addRaw(EOL3);
      }
      /**
       * Adds an HTML codeblock to the summary buffer
       *
       * @param {string} code content to render within fenced code block
       * @param {string} lang (optional) language to syntax highlight code
       *
       * @returns {Summary} summary instance
       */
      addCodeBlock(code2, lang) {
        const attrs = Object.assign({}, lang && { lang });
        const element = this.wrap("pre", this.wrap("code", code2), attrs);
        return this.addRaw(element).addEOL();
      }
      /**
       * Adds an HTML list to the summary buffer
       *
       * @param {string[]} items list of items to render
       * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
       *
       * @returns {Summary} summary instance
       */
      addList(items2, ordered = false) {
        const tag = ordered ? "ol" : "ul";
        const listItems = items2.map((item) => this.wrap("li", item)).join("");
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
      }
      /**
       * Adds an HTML table to the summary buffer
       *
       * @param {SummaryTableCell[]} rows table rows
       *
       * @returns {Summary} summary instance
       */
      addTable(rows) {
        const tableBody = rows.map((row) => {
          const cells = row.map((cell) => {
            if (typeof cell === "string") {
              return this.wrap("td", cell);
            }
            const { header, data: data2, colspan, rowspan } = cell;
            const tag = header ? "th" : "td";
            const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
            return this.wrap(tag, data2, attrs);
          }).join("");
          return this.wrap("tr", cells);
        }).join("");
        const element = this.wrap("table", tableBody);
        return this.addRaw(element).addEOL();
      }
      /**
       * Adds a collapsable HTML details element to the summary buffer
       *
       * @param {string} label text for the closed state
       * @param {string} content collapsable content
       *
       * @returns {Summary} summary instance
       */
      addDetails(label, content) {
        const element = this.wrap("details", this.wrap("summary", label) + content);
        return this.addRaw(element).addEOL();
      }
      /**
       * Adds an HTML image tag to the summary buffer
       *
       * @param {string} src path to the image you to embed
       * @param {string} alt text description of the image
       * @param {SummaryImageOptions} options (optional) addition image attributes
       *
       * @returns {Summary} summary instance
       */
      addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
        const element = this.wrap("img", null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
      }
      /**
       * Adds an HTML section heading element
       *
       * @param {string} text heading text
       * @param {number | string} [level=1] (optional) the heading level, default: 1
       *
       * @returns {Summary} summary instance
       */
      addHeading(text3, level) {
        const tag = `h${level}`;
        const allowedTag = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(tag) ? tag : "h1";
        const element = this.wrap(allowedTag, text3);
        return this.addRaw(element).addEOL();
      }
      /**
       * Adds an HTML thematic break (<hr>) to the summary buffer
       *
       * @returns {Summary} summary instance
       */
      addSeparator() {
        const element = this.wrap("hr", null);
        return this.addRaw(element).addEOL();
      }
      /**
       * Adds an HTML line break (<br>) to the summary buffer
       *
       * @returns {Summary} summary instance
       */
      addBreak() {
        const element = this.wrap("br", null);
        return this.addRaw(element).addEOL();
      }
      /**
       * Adds an HTML blockquote to the summary buffer
       *
       * @param {string} text quote text
       * @param {string} cite (optional) citation url
       *
       * @returns {Summary} summary instance
       */
      addQuote(text3, cite) {
        const attrs = Object.assign({}, cite && { cite });
        const element = this.wrap("blockquote", text3, attrs);
        return this.addRaw(element).addEOL();
      }
      /**
       * Adds an HTML anchor tag to the summary buffer
       *
       * @param {string} text link text/content
       * @param {string} href hyperlink
       *
       * @returns {Summary} summary instance
       */
      addLink(text3, href) {
        const element = this.wrap("a", text3, { href });
        return this.addRaw(element).addEOL();
      }
    };
    _summary = new Summary();
  }
});

// node_modules/@actions/core/lib/path-utils.js
var init_path_utils = __esm({
  "node_modules/@actions/core/lib/path-utils.js"() {
  }
});

// node_modules/@actions/core/lib/platform.js
import os3 from "os";
var platform, arch;
var init_platform = __esm({
  "node_modules/@actions/core/lib/platform.js"() {
    platform = os3.platform();
    arch = os3.arch();
  }
});

// node_modules/@actions/core/lib/core.js
import * as os4 from "os";
function setOutput(name, value) {
  const filePath = process.env["GITHUB_OUTPUT"] || "";
  if (filePath) {
    return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
  }
  process.stdout.write(os4.EOL);
  issueCommand("set-output", { name }, toCommandValue(value));
}
function setFailed(message) {
  process.exitCode = ExitCode.Failure;
  error(message);
}
function error(message, properties = {}) {
  issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
var ExitCode;
var init_core = __esm({
  "node_modules/@actions/core/lib/core.js"() {
    init_command();
    init_file_command();
    init_utils();
    init_oidc_utils();
    init_summary();
    init_summary();
    init_path_utils();
    init_platform();
    (function(ExitCode2) {
      ExitCode2[ExitCode2["Success"] = 0] = "Success";
      ExitCode2[ExitCode2["Failure"] = 1] = "Failure";
    })(ExitCode || (ExitCode = {}));
  }
});

// src/fault.ts
var FAULTS, Fault;
var init_fault = __esm({
  "src/fault.ts"() {
    "use strict";
    FAULTS = {
      usage: 2,
      setting_invalid: 2,
      start_failed: 2,
      listen_failed: 2,
      data_unreadable: 5,
      data_invalid: 5,
      data_write_failed: 5,
      data_conflict: 5,
      registry_unreachable: 5,
      registry_not_a_list: 5,
      registry_cursor_repeated: 5,
      registry_shrunk: 5,
      registry_too_long: 5,
      network_down: 5,
      store_unusable: 5,
      internal: 5
    };
    Fault = class extends Error {
      name = "Fault";
      code;
      constructor(code2, message, options) {
        super(message, options);
        this.code = code2;
      }
      get exitCode() {
        return FAULTS[this.code];
      }
    };
  }
});

// late-builtins:node:fs
var require_node_fs = __commonJS({
  "late-builtins:node:fs"(exports, module) {
    module.exports = __require("node:fs");
  }
});

// src/version.ts
var import_node_fs, VERSION;
var init_version = __esm({
  "src/version.ts"() {
    "use strict";
    import_node_fs = __toESM(require_node_fs(), 1);
    VERSION = true ? "0.1.0" : JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;
  }
});

// src/render/cut.ts
function cut(text3, max) {
  if (text3.length <= max) return text3;
  let kept = 0;
  let keptLength = 0;
  let keptBeforeEllipsis = 0;
  for (const character of text3) {
    if (kept === max) {
      return `${text3.slice(0, keptBeforeEllipsis).replace(/[\s\u200D]+$/u, "")}\u2026`;
    }
    kept += 1;
    if (kept < max) keptBeforeEllipsis = keptLength + character.length;
    keptLength += character.length;
  }
  return text3;
}
var init_cut = __esm({
  "src/render/cut.ts"() {
    "use strict";
  }
});

// src/render/visible.ts
function anyHidden(text3) {
  return DOUBTFUL.test(text3) && ANY_HIDDEN.test(text3);
}
function named(character) {
  const hex = character.codePointAt(0)?.toString(16).toUpperCase() ?? "";
  return `\u27E8U+${hex.padStart(4, "0")}\u27E9`;
}
function visible(text3) {
  if (!anyHidden(text3)) return text3;
  emojiOrHidden ??= new RegExp(`${EMOJI}|(?<hidden>${HIDDEN})`, "gv");
  return text3.replaceAll("\r\n", "\n").replace(
    emojiOrHidden,
    (match2, hidden) => hidden === void 0 ? match2 : named(hidden)
  );
}
function oneLine(text3) {
  return visible(text3.replace(/[\t\n\r]+/g, " ")).replace(/\s+/gu, " ").trim();
}
function withoutHidden(text3, shown2) {
  return anyHidden(text3) ? text3.replace(EVERY_HIDDEN, shown2) : text3;
}
var HIDDEN, EMOJI, DOUBTFUL, ANY_HIDDEN, EVERY_HIDDEN, emojiOrHidden;
var init_visible = __esm({
  "src/render/visible.ts"() {
    "use strict";
    HIDDEN = "[[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}]--[\\t\\n\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]]";
    EMOJI = "\\p{RGI_Emoji}|\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]";
    DOUBTFUL = /[^\t\n -~\xa0-\xac\xae-\u034e\u2010-\u2027\u3000-\u3163\u3165-\ud7ff]/;
    ANY_HIDDEN = new RegExp(HIDDEN, "v");
    EVERY_HIDDEN = new RegExp(HIDDEN, "gv");
  }
});

// src/render/log.ts
function logText(text3) {
  return withoutCommands(visible(text3)).replace(/%(?=0A|0D|25)/gi, "%25");
}
function terminalText(text3) {
  return withoutCommands(oneLine(text3));
}
function withoutCommands(text3) {
  return text3.replace(/^(\s*)(?=::)/gmu, "$1\\").replaceAll("##[", "##\\[");
}
var init_log = __esm({
  "src/render/log.ts"() {
    "use strict";
    init_visible();
  }
});

// src/render/markdown.ts
function markdownText(text3) {
  return oneLine(text3).replace(/[&<>\\`*_[\]~|$]/g, entity).replace(
    /^(?:[-+=]|\d+(?=[.)]))/,
    (marker) => /\d/.test(marker) ? marker + BREAK : entity(marker)
  ).replace(/^#+/, (marks) => [...marks].map(entity).join("")).replace(/:(?=\S)/g, `:${BREAK}`).replace(/@(?=\S)/g, `@${BREAK}`).replace(/(?<!&)#(?=\S)/g, `#${BREAK}`).replace(/(GH-)(?=\d)/gi, `$1${BREAK}`).replace(/(www)(?=\.)/gi, `$1${BREAK}`);
}
function markdownCode(text3) {
  const content = oneLine(text3).replaceAll("|", "\u27E8U+007C\u27E9");
  if (content === "") return "";
  const longest = Math.max(0, ...(content.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return longest === 0 ? `${fence}${content}${fence}` : `${fence} ${content} ${fence}`;
}
var BREAK, entity;
var init_markdown = __esm({
  "src/render/markdown.ts"() {
    "use strict";
    init_visible();
    BREAK = "&#8203;";
    entity = (character) => `&#${character.codePointAt(0)};`;
  }
});

// src/render/markup.ts
function htmlText(text3) {
  return visible(text3).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
function xmlText(text3) {
  return htmlText(text3);
}
var ENTITIES;
var init_markup = __esm({
  "src/render/markup.ts"() {
    "use strict";
    init_visible();
    ENTITIES = {
      "&": "&amp;",
      "<": "&lt;",
      ">": "&gt;",
      '"': "&quot;",
      "'": "&#39;"
    };
  }
});

// src/render/text.ts
var text_exports = {};
__export(text_exports, {
  cut: () => cut,
  htmlText: () => htmlText,
  logText: () => logText,
  markdownCode: () => markdownCode,
  markdownText: () => markdownText,
  oneLine: () => oneLine,
  terminalText: () => terminalText,
  visible: () => visible,
  xmlText: () => xmlText
});
var init_text = __esm({
  "src/render/text.ts"() {
    "use strict";
    init_cut();
    init_log();
    init_markdown();
    init_markup();
    init_visible();
  }
});

// src/cli/print.ts
function printError(line2) {
  return written(process.stderr, `rollcall: ${terminalText(line2)}
`).catch(() => {
  });
}
function written(stream, text3) {
  return new Promise((resolve2, reject) => {
    stream.write(text3, (error3) => {
      if (error3 && error3.code !== "EPIPE") reject(error3);
      else resolve2();
    });
  });
}
var init_print = __esm({
  "src/cli/print.ts"() {
    "use strict";
    init_text();
  }
});

// node_modules/shell-quote/quote.js
var require_quote = __commonJS({
  "node_modules/shell-quote/quote.js"(exports, module) {
    "use strict";
    var OPS = (
      /** @type {const} */
      [
        "||",
        "&&",
        ";;&",
        ";;",
        ";&",
        "|&",
        "<(",
        ">(",
        "<<<",
        "<<-",
        "<<",
        ">>",
        ">&",
        ">|",
        "&>>",
        "&>",
        "<&",
        "<>",
        "&",
        ";",
        "(",
        ")",
        "|",
        "<",
        ">"
      ]
    );
    var LINE_TERMINATORS = /[\n\r\u2028\u2029]/;
    var GLOB_SHELL_SPECIAL = /[\s#!"$&'():;<=>@\\^`|~]/g;
    module.exports = function quote(xs) {
      var sawComment = false;
      return xs.map(function(s) {
        if (sawComment && typeof s === "string" && LINE_TERMINATORS.test(s)) {
          throw new TypeError("a token after a `comment` must not contain line terminators");
        }
        if (s === "") {
          return (
            /** @type {const} */
            "''"
          );
        }
        if (s && typeof s === "object") {
          if ("op" in s && s.op === "glob") {
            if (typeof s.pattern !== "string") {
              throw new TypeError("glob token requires a string `pattern`");
            }
            if (LINE_TERMINATORS.test(s.pattern)) {
              throw new TypeError("glob `pattern` must not contain line terminators");
            }
            if (s.pattern === "") {
              return (
                /** @type {const} */
                "''"
              );
            }
            return s.pattern.replace(GLOB_SHELL_SPECIAL, "\\$&");
          }
          if ("op" in s && typeof s.op === "string") {
            if (OPS.indexOf(s.op) < 0) {
              throw new TypeError("invalid `op` value: " + JSON.stringify(s.op));
            }
            return s.op.replace(/[\s\S]/g, "\\$&");
          }
          if ("comment" in s && typeof s.comment === "string") {
            if (LINE_TERMINATORS.test(s.comment)) {
              throw new TypeError("`comment` must not contain line terminators");
            }
            sawComment = true;
            return "#" + s.comment;
          }
          throw new TypeError("unrecognized object token shape");
        }
        if (/'/.test(s) && /!/.test(s)) {
          return "'" + s.replace(/'/g, `'"'"'`) + "'";
        }
        if (/["\s\\]/.test(s) && !/'/.test(s)) {
          return "'" + s + "'";
        }
        if (/["'\s]/.test(s)) {
          return '"' + s.replace(/(["\\$`])/g, "\\$1") + '"';
        }
        return String(s).replace(/([A-Za-z]:)?([#!"$&'()*,:;<=>?@[\\\]^`{|}~])/g, "$1\\$2");
      }).join(" ");
    };
  }
});

// node_modules/shell-quote/parse.js
var require_parse = __commonJS({
  "node_modules/shell-quote/parse.js"(exports, module) {
    "use strict";
    var CONTROL = (
      /** @type {const} */
      "(?:" + /** @type {const} */
      [
        "\\|\\|",
        "\\&(?:\\&|>>?)",
        // `&&`, `&>`, and `&>>`
        ";;\\&?",
        // `;;` and `;;&`
        "[;|]\\&",
        // `;&` and `|&`
        "\\<\\(",
        "\\<\\<\\<",
        "\\<\\<-",
        "\\<\\<(?!\\()",
        // `<<(` stays `<` and `<(`, as zsh reads it; other shells reject it
        ">>",
        ">[&|(]",
        // `>&`, `>|`, and `>(`
        "<[&>]",
        // `<&` and `<>`
        "[&;()|<>]"
      ].join(
        /** @type {const} */
        "|"
      ) + /** @type {const} */
      ")"
    );
    var controlRE = new RegExp("^" + CONTROL + "$");
    var META3 = (
      /** @type {const} */
      "|&;()<> \\t"
    );
    var SINGLE_QUOTE = (
      /** @type {const} */
      "'([^']*?)'"
    );
    var ANSI_C_BODY = "(?:\\\\[\\s\\S]|[^\\\\'])*?";
    var ANSI_C_QUOTE = "\\$'" + ANSI_C_BODY + "'";
    var ansiCAt = new RegExp("\\$'" + ANSI_C_BODY + "(?:(')|\\\\?$)", "g");
    var ANSI_C_LETTERS = "abeEfnrtv";
    var ANSI_C_CHARS = "\x07\b\x1B\x1B\f\n\r	\v";
    var hash = /^#$/;
    var SQ = (
      /** @type {const} */
      "'"
    );
    var DQ = (
      /** @type {const} */
      '"'
    );
    var DS = (
      /** @type {const} */
      "$"
    );
    var TOKEN2 = "";
    var mult = (
      /** @type {const} */
      4294967296
    );
    for (i = 0; i < 4; i++) {
      TOKEN2 += (mult * Math.random()).toString(16);
    }
    var i;
    var startsWithToken = new RegExp("^" + TOKEN2);
    function matchAll(s, r) {
      var origIndex = r.lastIndex;
      var matches3 = [];
      var matchObj;
      while (matchObj = r.exec(s)) {
        matches3[matches3.length] = matchObj;
        if (r.lastIndex === matchObj.index) {
          r.lastIndex += 1;
        }
      }
      r.lastIndex = origIndex;
      return matches3;
    }
    function getVar(env, pre, key) {
      var r = typeof env === "function" ? env(key) : env[key];
      if (typeof r === "undefined" && key != "") {
        r = "";
      } else if (typeof r === "undefined") {
        r = "$";
      }
      if (typeof r === "object") {
        return pre + TOKEN2 + JSON.stringify(r) + TOKEN2;
      }
      return pre + r;
    }
    var ansiCEscape = /\\([0-7]{1,3}|x[\dA-Fa-f]{1,2}|u[\dA-Fa-f]{1,4}|U[\dA-Fa-f]{1,8}|c(?:\\\\|[\s\S])|[abeEfnrtv\\'"?])/g;
    function expandAnsiCEscape(m, escape) {
      var kind = escape.charAt(0);
      if (kind === "c") {
        var ctrl = escape.charAt(1);
        return ctrl === "?" ? "\x7F" : String.fromCharCode(ctrl.charCodeAt(0) & 31);
      }
      if (kind === "x" || kind === "u" || kind === "U") {
        var cp = parseInt(escape.slice(1), 16);
        if (cp > 1114111) {
          return m;
        }
        return String.fromCharCode.apply(null, cp > 65535 ? [55232 + (cp >> 10), 56320 + (cp & 1023)] : [cp]);
      }
      if (kind >= "0" && kind <= "7") {
        return String.fromCharCode(parseInt(escape, 8) & 255);
      }
      var letter = ANSI_C_LETTERS.indexOf(escape);
      return letter < 0 ? escape : ANSI_C_CHARS.charAt(letter);
    }
    function expandAnsiC(body) {
      return body.replace(ansiCEscape, expandAnsiCEscape).split("\0")[0];
    }
    function closesAnsiC(s, i2) {
      ansiCAt.lastIndex = i2;
      return !!/** @type {RegExpExecArray} */
      ansiCAt.exec(s)[1];
    }
    function parseInternal(string, env, opts) {
      if (!opts) {
        opts = {};
      }
      var BS = opts.escape || "\\";
      var ifs = opts.splitUnquoted === true ? " 	\n" : typeof opts.splitUnquoted === "string" ? opts.splitUnquoted : "";
      var BAREWORD = "(\\" + BS + `['"$\\` + BS + META3 + "]|\\$\\$|\\$(?!" + ANSI_C_QUOTE.slice(2) + `)|[^\\s'"$` + META3 + "])+";
      var DOUBLE_QUOTE = '"(?:\\' + BS + '[\\s\\S]|[^"\\' + BS + '])*"';
      var chunker = new RegExp([
        "(" + CONTROL + ")",
        // control chars
        "(" + ANSI_C_QUOTE + "|" + BAREWORD + "|" + DOUBLE_QUOTE + "|" + SINGLE_QUOTE + ")+"
      ].join("|"), "g");
      var matches3 = matchAll(string, chunker);
      if (matches3.length === 0) {
        return [];
      }
      if (!env) {
        env = {};
      }
      var commented = false;
      return matches3.map(function(match2) {
        var s = match2[0];
        if (!s || commented) {
          return void 0;
        }
        if (controlRE.test(s)) {
          return (
            /** @type {ControlOperator} */
            { op: s }
          );
        }
        var quote = false;
        var esc = false;
        var out = "";
        var words = [];
        var sawQuote = false;
        var pendingNw = null;
        var isGlob = false;
        var i2;
        function parseEnvVar() {
          i2 += 1;
          var varend;
          var varname;
          var char = s.charAt(i2);
          if (char === "{") {
            i2 += 1;
            if (s.charAt(i2) === "}") {
              throw new Error("Bad substitution: " + s.slice(i2 - 2, i2 + 1));
            }
            var depth = 1;
            varend = i2;
            while (depth > 0 && varend < s.length) {
              if (s.charAt(varend) === "{" && s.charAt(varend - 1) === "$") {
                depth += 1;
              } else if (s.charAt(varend) === "}") {
                depth -= 1;
              }
              varend += 1;
            }
            if (depth !== 0) {
              throw new Error("Bad substitution: " + s.slice(i2));
            }
            varend -= 1;
            varname = s.slice(i2, varend);
            i2 = varend;
          } else if (/[*@#?$!-]/.test(char)) {
            varname = char;
          } else {
            var slicedFromI = s.slice(i2);
            varend = slicedFromI.match(/[^\w\d_]/);
            if (!varend) {
              varname = slicedFromI;
              i2 = s.length;
            } else {
              varname = slicedFromI.slice(0, varend.index);
              i2 += /** @type {number} */
              varend.index - 1;
            }
          }
          return getVar(
            /** @type {NonNullable<typeof env>} */
            env,
            "",
            varname
          );
        }
        function flushRun() {
          if (pendingNw === null) {
            return;
          }
          if (pendingNw === 0) {
            if (out !== "") {
              words[words.length] = out;
              out = "";
            }
          } else {
            words[words.length] = out;
            out = "";
            for (var fe = 1; fe < pendingNw; fe += 1) {
              words[words.length] = "";
            }
          }
          pendingNw = null;
        }
        for (i2 = 0; i2 < s.length; i2++) {
          var c = s.charAt(i2);
          if (ifs && c !== DS) {
            flushRun();
          }
          isGlob = isGlob || !quote && (c === "*" || c === "?");
          if (esc) {
            out += c;
            esc = false;
          } else if (quote) {
            if (c === quote) {
              quote = false;
            } else if (quote == SQ) {
              out += c;
            } else {
              if (c === BS) {
                i2 += 1;
                c = s.charAt(i2);
                if (c === DQ || c === BS || c === DS) {
                  out += c;
                } else {
                  out += BS + c;
                }
              } else if (c === DS) {
                out += parseEnvVar();
              } else {
                out += c;
              }
            }
          } else if (c === DQ || c === SQ) {
            quote = c;
            sawQuote = true;
          } else if (controlRE.test(c)) {
            return (
              /** @type {ControlOperator} */
              { op: s }
            );
          } else if (hash.test(c)) {
            commented = true;
            var commentObj = { comment: string.slice(match2.index + i2 + 1) };
            if (out.length) {
              return (
                /** @type {const} */
                [out, commentObj]
              );
            }
            return (
              /** @type {const} */
              [commentObj]
            );
          } else if (c === BS) {
            esc = true;
          } else if (c === DS && s.charAt(i2 + 1) === SQ && closesAnsiC(s, i2)) {
            flushRun();
            sawQuote = true;
            out += expandAnsiC(s.slice(i2 + 2, ansiCAt.lastIndex - 1));
            i2 = ansiCAt.lastIndex - 1;
          } else if (c === DS) {
            var value = parseEnvVar();
            if (!ifs) {
              out += value;
            } else {
              for (var vi = 0; vi < value.length; vi += 1) {
                var vc = value.charAt(vi);
                if (ifs.indexOf(vc) < 0) {
                  flushRun();
                  out += vc;
                } else if (pendingNw === null) {
                  pendingNw = vc === " " || vc === "	" || vc === "\n" ? 0 : 1;
                } else if (vc !== " " && vc !== "	" && vc !== "\n") {
                  pendingNw += 1;
                }
              }
            }
          } else {
            out += c;
          }
        }
        if (isGlob) {
          return (
            /** @type {GlobPattern} */
            { op: "glob", pattern: out }
          );
        }
        if (ifs) {
          if (pendingNw !== null && pendingNw > 0) {
            words[words.length] = out;
            out = "";
            for (var te = 1; te < pendingNw; te += 1) {
              words[words.length] = "";
            }
          }
          if (out !== "" || sawQuote && words.length === 0) {
            words[words.length] = out;
          }
          return words;
        }
        return out;
      }).reduce(
        function(prev, arg) {
          if (typeof arg === "undefined") {
            return prev;
          }
          [].concat(arg).forEach(function(entry) {
            prev[prev.length] = entry;
          });
          return prev;
        },
        /** @type {ParseEntry[]} */
        []
      );
    }
    module.exports = function parse3(s, env, opts) {
      var mapped = parseInternal(s, env, opts);
      if (typeof env !== "function") {
        return mapped;
      }
      return mapped.reduce(
        function(acc, s2) {
          if (typeof s2 === "object") {
            acc[acc.length] = s2;
            return acc;
          }
          var xs = s2.split(RegExp("(" + TOKEN2 + ".*?" + TOKEN2 + ")", "g"));
          if (xs.length === 1) {
            acc[acc.length] = xs[0];
            return acc;
          }
          xs.filter(Boolean).forEach(function(x) {
            acc[acc.length] = startsWithToken.test(x) ? JSON.parse(x.split(TOKEN2)[1]) : x;
          });
          return acc;
        },
        /** @type {ParseEntry[]} */
        []
      );
    };
  }
});

// node_modules/shell-quote/index.js
var require_shell_quote = __commonJS({
  "node_modules/shell-quote/index.js"(exports) {
    "use strict";
    exports.quote = require_quote();
    exports.parse = require_parse();
  }
});

// src/cli/command-words.ts
var command_words_exports = {};
__export(command_words_exports, {
  commandWords: () => commandWords
});
function commandWords(command) {
  const words = (0, import_shell_quote.parse)(command, (name) => `$${name}`).map((word2) => {
    if (typeof word2 === "string") return word2;
    if ("op" in word2 && word2.op === "glob") return word2.pattern;
    const what = "op" in word2 ? word2.op : "#";
    throw new Fault(
      "usage",
      `the command is not run by a shell, so "${what}" has no meaning: expected a program and its arguments`
    );
  });
  if (words.length > 0 && words[0] !== "") return words;
  throw new Fault("usage", "the command is empty: expected a program and its arguments");
}
var import_shell_quote;
var init_command_words = __esm({
  "src/cli/command-words.ts"() {
    "use strict";
    import_shell_quote = __toESM(require_shell_quote(), 1);
    init_fault();
  }
});

// late-builtins:node:child_process
var require_node_child_process = __commonJS({
  "late-builtins:node:child_process"(exports, module) {
    module.exports = __require("node:child_process");
  }
});

// late-builtins:node:http
var require_node_http = __commonJS({
  "late-builtins:node:http"(exports, module) {
    module.exports = __require("node:http");
  }
});

// late-builtins:node:path
var require_node_path = __commonJS({
  "late-builtins:node:path"(exports, module) {
    module.exports = __require("node:path");
  }
});

// late-builtins:node:readline
var require_node_readline = __commonJS({
  "late-builtins:node:readline"(exports, module) {
    module.exports = __require("node:readline");
  }
});

// src/wire/jsonrpc.ts
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function parseJson(text3) {
  try {
    return JSON.parse(text3);
  } catch {
    return void 0;
  }
}
function kindOf(message) {
  if (!isObject(message)) return "not_jsonrpc";
  if (typeof message.method === "string") {
    if (message.jsonrpc !== "2.0") return "not_jsonrpc";
    return message.id === void 0 || message.id === null ? "notification" : "request";
  }
  if (message.result !== void 0 || errorCode(message) !== null) return "response";
  return message.jsonrpc === "2.0" && "id" in message ? "response" : "not_jsonrpc";
}
function errorCode(message) {
  if (!isObject(message) || !isObject(message.error)) return null;
  return typeof message.error.code === "number" ? message.error.code : null;
}
function idMatch(reply2, sent) {
  if (reply2 === void 0 || reply2 === null) return "none";
  if (reply2 === sent) return "exact";
  const comparable = typeof reply2 === "string" || typeof reply2 === "number";
  return comparable && String(reply2) === String(sent) ? "text" : "other";
}
function createReplyFinder(sent, onRequest) {
  const notes = [];
  const others = [];
  let stray = null;
  let traffic = 0;
  function take(message) {
    finder2.reply = message;
    if (message.jsonrpc !== "2.0") notes.push("no_jsonrpc_member");
    if (message.error === null) notes.push("null_error_member");
    return true;
  }
  function note(kind, method) {
    if (others.length < OTHERS_KEPT) others.push({ kind, method });
  }
  function offerOne(message) {
    const kind = kindOf(message);
    if (kind === "response" && isObject(message) && sent !== null) {
      const match2 = idMatch(message.id, sent);
      if (match2 === "text") notes.push("id_as_string");
      if (match2 === "exact" || match2 === "text") return take(message);
      if (match2 === "none" && errorCode(message) !== null) return take(message);
      stray = message;
    }
    traffic += 1;
    const method = isObject(message) && typeof message.method === "string" ? message.method : null;
    note(kind, method);
    if (kind === "request" && isObject(message)) onRequest?.(message);
    return false;
  }
  const finder2 = {
    reply: null,
    offer(value) {
      if (finder2.reply !== null) return true;
      if (!Array.isArray(value)) return offerOne(value);
      for (const entry of value) {
        if (!offerOne(entry)) continue;
        notes.push("array_of_one");
        return true;
      }
      return false;
    },
    finish() {
      if (finder2.reply !== null || stray === null || traffic !== 1) return;
      others.length = 0;
      notes.push("id_mismatch");
      take(stray);
    },
    notes,
    others
  };
  return finder2;
}
var OTHERS_KEPT;
var init_jsonrpc = __esm({
  "src/wire/jsonrpc.ts"() {
    "use strict";
    OTHERS_KEPT = 50;
  }
});

// src/mcp/stdio-lines.ts
async function lines(stream, largest, onLine) {
  let parts2 = [];
  let length = 0;
  for await (const chunk of stream.setEncoding("utf8")) {
    const [first = "", ...others] = chunk.split("\n");
    parts2.push(first);
    length += first.length;
    for (const part of others) {
      onLine(parts2.join("").replace(/\r$/, ""));
      parts2 = [part];
      length = part.length;
    }
    if (length > largest) throw new Error(`a line of more than ${largest} characters`);
  }
}
var init_stdio_lines = __esm({
  "src/mcp/stdio-lines.ts"() {
    "use strict";
  }
});

// src/mcp/stdio.ts
var stdio_exports = {};
__export(stdio_exports, {
  startStdio: () => startStdio
});
async function startStdio([program = "", ...args], log) {
  const child = (0, import_node_child_process.spawn)(program, args, {
    detached: process.platform !== "win32",
    stdio: ["pipe", "pipe", "pipe"]
  });
  await new Promise((resolve2, reject) => {
    child.once("spawn", resolve2);
    child.once("error", (cause) => {
      const why = cause.code ?? cause.message;
      reject(new Fault("start_failed", `${program} could not be started (${why})`, { cause }));
    });
  });
  (0, import_node_readline.createInterface)({ input: child.stderr }).on("line", log);
  child.stdin.on("error", () => {
  });
  const waiting = /* @__PURE__ */ new Map();
  const server = (0, import_node_http.createServer)((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  async function handle(request, response) {
    if (request.method !== "POST") {
      response.writeHead(request.url === "/mcp" ? 405 : 404).end();
      return;
    }
    let text3 = "";
    for await (const chunk of request.setEncoding("utf8")) text3 += chunk;
    if (child.exitCode !== null || child.signalCode !== null) {
      response.destroy();
      return;
    }
    const message = parseJson(text3);
    const id = isObject(message) && kindOf(message) === "request" ? message.id : void 0;
    if (typeof id === "string" || typeof id === "number") {
      waiting.set(id, { response, method: message.method });
      response.on("close", () => waiting.delete(id));
    } else {
      response.writeHead(202).end();
    }
    child.stdin.write(`${JSON.stringify(message)}
`);
  }
  function onMessage(message) {
    const isReply = kindOf(message) === "response";
    const id = isReply ? message.id : void 0;
    const asked = id === void 0 ? [...waiting.values()].at(-1) : waiting.get(id);
    if (asked === void 0) return;
    if (isReply) reply(asked, message);
    else event(asked, message);
  }
  lines(child.stdout, LARGEST_LINE, (line2) => {
    const message = parseJson(line2);
    if (isObject(message) && kindOf(message) !== "not_jsonrpc") onMessage(message);
  }).catch(() => stopGroup(child));
  child.once("exit", () => {
    for (const { response } of waiting.values()) response.destroy();
  });
  await new Promise((resolve2) => server.listen(0, "127.0.0.1", resolve2));
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    label: labelOf(program, args),
    async close() {
      server.close();
      server.closeAllConnections();
      await goodbye(child);
    }
  };
}
function reply({ response, method }, message) {
  const text3 = JSON.stringify(message);
  if (response.headersSent) {
    response.end(`data: ${text3}

`);
    return;
  }
  const isRefused = method === "server/discover" && "error" in message;
  response.writeHead(isRefused ? 400 : 200, { "content-type": "application/json" }).end(text3);
}
function event({ response }, message) {
  if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(`data: ${JSON.stringify(message)}

`);
}
function labelOf(program, args) {
  const first = args.find((word2) => !word2.startsWith("-"));
  return `stdio:${[(0, import_node_path.basename)(program), ...first === void 0 ? [] : [first]].join(" ")}`;
}
async function goodbye(child) {
  child.stdin?.end();
  if (child.exitCode === null && child.signalCode === null) {
    let timer;
    await Promise.race([
      new Promise((resolve2) => child.once("exit", resolve2)),
      new Promise((resolve2) => {
        timer = setTimeout(resolve2, GOODBYE_MS);
      })
    ]);
    clearTimeout(timer);
  }
  stopGroup(child);
  child.stdout?.destroy();
  child.stderr?.destroy();
}
function stopGroup(child) {
  if (child.pid === void 0) return;
  try {
    if (process.platform === "win32") child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  } catch {
  }
}
var import_node_child_process, import_node_http, import_node_path, import_node_readline, LARGEST_LINE, GOODBYE_MS;
var init_stdio = __esm({
  "src/mcp/stdio.ts"() {
    "use strict";
    import_node_child_process = __toESM(require_node_child_process(), 1);
    import_node_http = __toESM(require_node_http(), 1);
    import_node_path = __toESM(require_node_path(), 1);
    import_node_readline = __toESM(require_node_readline(), 1);
    init_fault();
    init_jsonrpc();
    init_stdio_lines();
    LARGEST_LINE = 8 * 1024 * 1024;
    GOODBYE_MS = 500;
  }
});

// src/observation/redirects.ts
function redirectOf(method, status, from, location) {
  if (location === null || location === "" || !URL.canParse(location, from)) {
    return { refused: "no_target" };
  }
  const source = new URL(from);
  const target = new URL(location, from);
  if (target.protocol !== "http:" && target.protocol !== "https:") return { refused: "not_http" };
  if (target.username !== source.username || target.password !== source.password) {
    return { refused: "elsewhere" };
  }
  const upgrade = isUpgrade(source, target);
  if (target.origin !== source.origin && !upgrade) return { refused: "elsewhere" };
  const sameResource = target.pathname === source.pathname && target.search === source.search;
  const mayRepeat = method === "GET" || KEEPS_METHOD.has(status) || upgrade && sameResource;
  target.hash = "";
  return mayRepeat ? { follow: target.href } : { refused: "method" };
}
function isUpgrade(source, target) {
  return source.protocol === "http:" && target.protocol === "https:" && target.hostname === source.hostname && target.port === source.port;
}
var KEEPS_METHOD;
var init_redirects = __esm({
  "src/observation/redirects.ts"() {
    "use strict";
    KEEPS_METHOD = /* @__PURE__ */ new Set([307, 308]);
  }
});

// src/wire/redact.ts
function redactUrl(text3) {
  return parts(text3.replace(USER_INFO, `$1${HIDDEN2}@`), (name) => `${name}=${HIDDEN2}`);
}
function redactSessionUrl(text3) {
  return redactUrl(text3).replace(/(?<=[?&][^=&#]*=)[^&#]+/g, HIDDEN2);
}
function secretsOf(text3) {
  const found3 = USER_INFO.exec(text3)?.[2]?.split(":") ?? [];
  parts(text3, (name, value) => {
    found3.push(value);
    return name;
  });
  return [...new Set(found3.flatMap((secret) => [secret, decoded(secret)]))];
}
function parts(text3, hide) {
  const mark = text3.search(/[?#]/);
  if (mark < 0) return text3;
  const pairs = text3.slice(mark).replace(/([^?#&=]+)=([^?#&]+)/g, (pair, name, value) => {
    return SECRET_NAME.test(decoded(name)) || SECRET_VALUE.test(value) ? hide(name, value) : pair;
  });
  return text3.slice(0, mark) + pairs;
}
function decoded(text3) {
  try {
    return decodeURIComponent(text3);
  } catch {
    return text3;
  }
}
function redactDocument(value) {
  try {
    return JSON.parse(
      JSON.stringify(value),
      (_, member2) => typeof member2 === "string" && /^[a-z][a-z0-9+.-]*:\/\//i.test(member2) ? redactUrl(member2) : member2
    );
  } catch {
    return null;
  }
}
function redactChallenge(line2) {
  return line2.replace(/\bhttps?:\/\/[^\s"',]+/gi, redactUrl);
}
function redactCookie(line2) {
  return line2.replace(/^([^=;]*)=[^;]*/, `$1=${HIDDEN2}`);
}
function sessionShape(id) {
  return { length: id.length, dashes: id.split("-").length - 1, alphabet: alphabet(id) };
}
function alphabet(id) {
  if (/^[0-9]+$/.test(id)) return "digits";
  if (/^[0-9a-f]+$/i.test(id)) return "hex";
  if (/^[0-9a-f-]+$/i.test(id)) return "hex_dashed";
  if (/^[0-9a-z]+$/i.test(id)) return "alphanumeric";
  return /^[\x21-\x7e]+$/.test(id) ? "visible_ascii" : "other";
}
var HIDDEN2, SECRET_NAME, SECRET_VALUE, USER_INFO;
var init_redact = __esm({
  "src/wire/redact.ts"() {
    "use strict";
    HIDDEN2 = "REDACTED";
    SECRET_NAME = /key|token|secret|auth|passw|pwd|signature|^sig$|credential|session|jwt|^code$|^sid$/i;
    SECRET_VALUE = /^(sk-|pk_|rk_|gh[pousr]_|xox[a-z]-|AKIA|ey[JK])|^[A-Za-z0-9_\-+/=.]{32,}$/;
    USER_INFO = /^(\s*(?:https?:[/\\]*|(?:[a-z][a-z0-9+.-]*:)?[/\\]{2}))([^/\\?#]*)@/i;
  }
});

// src/wire/media.ts
function headerLines(headers, name) {
  const value = headers[name];
  if (value === void 0) return [];
  return Array.isArray(value) ? value : [value];
}
function keptHeaders(headers) {
  const kept = {};
  for (const name of KEPT) {
    if (headers[name] === void 0) continue;
    const lines2 = headerLines(headers, name);
    const clean = CLEANED[name];
    const longest = LONG.has(name) ? CHALLENGE_KEPT : VALUE_KEPT;
    kept[name] = lines2.map((line2) => (clean === void 0 ? line2 : clean(line2)).slice(0, longest));
  }
  return kept;
}
function mediaType(headers) {
  const value = headerLines(headers, "content-type")[0] ?? "";
  const end = value.indexOf(";");
  const essence = (end < 0 ? value : value.slice(0, end)).trim().toLowerCase();
  return essence === "" ? null : essence;
}
function sniff(start, label) {
  const text3 = start.trimStart();
  if (text3.startsWith("{") || text3.startsWith("[")) return "json";
  if (label === "text/event-stream") return "sse";
  if (/^(event|data|id|retry)?:/.test(text3)) return "sse";
  return label !== null && /[/+]json$/.test(label) ? "json" : "other";
}
function bodyForm(text3, label, parsed2) {
  if (text3.length === 0) return "empty";
  if (parsed2) return "json";
  if (label === "text/html" || /^\s*<(!doctype\s+html|html|head|body|pre|title)\b/i.test(text3)) {
    return "html";
  }
  return text3.includes("\0") || text3.includes("\uFFFD") ? "binary" : "text";
}
var KEPT, VALUE_KEPT, CHALLENGE_KEPT, LONG, CLEANED;
var init_media = __esm({
  "src/wire/media.ts"() {
    "use strict";
    init_redact();
    KEPT = [
      "access-control-allow-origin",
      "allow",
      "cf-mitigated",
      "content-encoding",
      "content-length",
      "content-type",
      "date",
      "location",
      "mcp-protocol-version",
      "payment-required",
      "retry-after",
      "server",
      "set-cookie",
      "strict-transport-security",
      "via",
      "www-authenticate",
      "x-amzn-waf-action",
      "x-datadome",
      "x-iinfo",
      "x-powered-by",
      "x-sucuri-block",
      "x-vercel-challenge-token",
      "x-vercel-mitigated"
    ];
    VALUE_KEPT = 2048;
    CHALLENGE_KEPT = 16 * 1024;
    LONG = /* @__PURE__ */ new Set(["www-authenticate", "payment-required"]);
    CLEANED = {
      location: redactUrl,
      "set-cookie": redactCookie,
      "www-authenticate": redactChallenge
    };
  }
});

// src/mcp/retry-after.ts
function retryAfterMs(value, date, now) {
  const text3 = value?.trim() ?? "";
  if (/^\d{1,9}$/.test(text3)) return Number(text3) * 1e3;
  const until = Date.parse(text3);
  if (Number.isNaN(until) || !/^[A-Z][a-z]{2}/.test(text3)) return null;
  const from = Date.parse(date ?? "");
  return Math.max(0, until - (Number.isNaN(from) ? now.getTime() : from));
}
var init_retry_after = __esm({
  "src/mcp/retry-after.ts"() {
    "use strict";
  }
});

// src/mcp/asker.ts
function createAsker(wire, url, now) {
  let hops = 0;
  let waited = false;
  let accept = null;
  function redirect(request, result) {
    const { status, outcome } = result.record;
    if (outcome !== "answered" || status === null || status < 300 || status >= 400) return null;
    if (hops >= wire.budget.limits.hops) return null;
    const location = headerLines(result.headers, "location")[0] ?? null;
    const step2 = redirectOf(request.method, status, request.url, location);
    if (!("follow" in step2)) return null;
    hops += 1;
    return step2.follow;
  }
  function waitOf(result) {
    const { status } = result.record;
    if (waited || status !== 429 && status !== 503) return null;
    const value = headerLines(result.headers, "retry-after")[0];
    const ms = retryAfterMs(value, headerLines(result.headers, "date")[0], now());
    return ms !== null && ms <= LONGEST_WAIT_MS && ms < wire.budget.remaining() ? ms : null;
  }
  async function once(request) {
    let url2 = request.url ?? asker.url;
    for (; ; ) {
      const sent = { ...request, url: url2 };
      if (accept !== null) sent.headers = { ...request.headers, accept };
      const result = await wire.exchange(sent);
      if (request.step === "tools/call") return result;
      const target = redirect({ method: request.method, url: url2 }, result);
      if (target === null) return result;
      url2 = target;
      if (request.url === void 0) asker.url = target;
    }
  }
  const asker = {
    wire,
    redirect,
    url,
    async ask(request) {
      let result = await once(request);
      if (result.record.status === 406 && accept === null && request.method === "POST") {
        accept = SWAPPED_ACCEPT;
        result = await once(request);
      }
      const isSideLine = UNREPEATED.has(request.step);
      const wait = isSideLine ? null : waitOf(result);
      if (wait === null) return result;
      waited = true;
      await new Promise((resolve2) => setTimeout(resolve2, wait));
      return once(request);
    }
  };
  return asker;
}
var UNREPEATED, LONGEST_WAIT_MS, SWAPPED_ACCEPT;
var init_asker = __esm({
  "src/mcp/asker.ts"() {
    "use strict";
    init_redirects();
    init_media();
    init_retry_after();
    UNREPEATED = /* @__PURE__ */ new Set(["delete", "answer", "tools/call"]);
    LONGEST_WAIT_MS = 5e3;
    SWAPPED_ACCEPT = "text/event-stream, application/json";
  }
});

// src/mcp/ladder.ts
function firstRung(column, declared) {
  return declared === "sse" && column !== "checkup" ? "sse" : LADDER[column].first;
}
function nextRung(column, tried, answer) {
  const last = tried.at(-1);
  const next = last === void 0 ? void 0 : LADDER[column].next[last][answer];
  return next === void 0 || tried.includes(next) ? null : next;
}
var LADDER;
var init_ladder = __esm({
  "src/mcp/ladder.ts"() {
    "use strict";
    LADDER = {
      handshake: {
        first: "streamable",
        version: "2024-11-05",
        next: {
          streamable: { modern_refusal: "modern", old_transport: "sse", endpoint_event: "sse" },
          modern: {},
          sse: { no_stream: "streamable" }
        }
      },
      checkup: {
        first: "modern",
        version: "2025-06-18",
        next: {
          // A gate at discover is no gate yet (spec/checkup-peer.md, 4.2); the old transport is not tried.
          modern: { gate: "streamable", old_transport: "streamable", other: "streamable" },
          streamable: {},
          sse: {}
        }
      },
      report: {
        first: "modern",
        version: "2025-11-25",
        next: {
          modern: { old_transport: "streamable", endpoint_event: "sse", other: "streamable" },
          streamable: { old_transport: "sse", endpoint_event: "sse" },
          sse: { no_stream: "streamable" }
        }
      }
    };
  }
});

// src/observation/answer.ts
function replyErrorCode(record) {
  const code2 = record.reply?.error?.code;
  return typeof code2 === "number" ? code2 : null;
}
function replyResult(record) {
  if (record.reply?.error !== void 0 && record.reply.error !== null) return null;
  const result = record.reply?.result;
  if (typeof result !== "object" || result === null || Array.isArray(result)) return null;
  return result;
}
function isModernRefusal(record) {
  const code2 = replyErrorCode(record);
  if (code2 === null) return false;
  if (MODERN_CODES.has(code2)) return true;
  if (code2 === CANDIDATE_UNSUPPORTED) return supportedVersions(record).length > 0;
  return code2 === METHOD_NOT_FOUND && record.status === 404;
}
function isRefusedNote(record) {
  return record.status !== null && record.status >= 300;
}
function supportedVersions(record) {
  const error3 = record.reply?.error;
  const data2 = error3?.data;
  if (typeof data2 !== "object" || data2 === null) return [];
  const lists = [data2.supported, data2.supportedVersions, data2.expectedVersion];
  return lists.flat().filter((one) => typeof one === "string");
}
function answerOf(record, opened2) {
  const { status } = record;
  if (status === null || record.outcome !== "answered") return "no_answer";
  if (GATE.has(status)) return "gate";
  if (status === 429) return "throttled";
  if (status >= 500)
    return status === 503 && record.headers["retry-after"] ? "throttled" : "server_error";
  if (opened2 && status < 300) return "opened";
  if (isModernRefusal(record)) return "modern_refusal";
  if (record.other_messages.some((message) => message.kind === "endpoint_event")) {
    return "endpoint_event";
  }
  return OLD_TRANSPORT.has(status) ? "old_transport" : "other";
}
var GATE, OLD_TRANSPORT, MODERN_CODES, CANDIDATE_UNSUPPORTED, METHOD_NOT_FOUND;
var init_answer = __esm({
  "src/observation/answer.ts"() {
    "use strict";
    GATE = /* @__PURE__ */ new Set([401, 402, 403]);
    OLD_TRANSPORT = /* @__PURE__ */ new Set([400, 404, 405, 406, 410, 411, 415]);
    MODERN_CODES = /* @__PURE__ */ new Set([-32020, -32021, -32022]);
    CANDIDATE_UNSUPPORTED = -32004;
    METHOD_NOT_FOUND = -32601;
  }
});

// src/observation/back-off.ts
function asksToBackOff(status, headers) {
  return status === 429 || status === 503 && headers["retry-after"] !== void 0;
}
function backOffSeconds(value) {
  const text3 = value?.trim() ?? "";
  const seconds3 = Number(text3);
  return /^[0-9]+$/.test(text3) && Number.isSafeInteger(seconds3) ? seconds3 : null;
}
var init_back_off = __esm({
  "src/observation/back-off.ts"() {
    "use strict";
  }
});

// src/observation/pages.ts
function pageItems(method, result) {
  const items2 = result?.[MEMBERS[method].list];
  return Array.isArray(items2) ? items2 : null;
}
function addKeys(method, items2, seen) {
  const before = seen.size;
  for (const key of pageKeys(method, items2)) seen.add(key);
  return seen.size > before;
}
function pageKeys(method, items2) {
  const { key } = MEMBERS[method];
  return items2.map((item) => item?.[key]);
}
var MEMBERS;
var init_pages = __esm({
  "src/observation/pages.ts"() {
    "use strict";
    MEMBERS = {
      "tools/list": { list: "tools", key: "name" },
      "prompts/list": { list: "prompts", key: "name" },
      "resources/list": { list: "resources", key: "uri" },
      "resources/templates/list": { list: "resourceTemplates", key: "uriTemplate" }
    };
  }
});

// src/observation/versions.ts
function newestModern(listed2) {
  return newest(listed2, "modern");
}
function newestHandshake(listed2) {
  return newest(listed2, "handshake");
}
function isVersion(value) {
  return typeof value === "string" && value !== "";
}
function carriesVersionHeader(version) {
  return DATE.test(version) && version >= "2025-06-18";
}
function newest(listed2, era) {
  const known3 = REVISIONS.filter((one) => one.era === era && listed2.includes(one.version));
  return known3.at(-1)?.version ?? null;
}
var REVISIONS, MODERN_VERSION, DATE;
var init_versions = __esm({
  "src/observation/versions.ts"() {
    "use strict";
    REVISIONS = [
      { version: "2024-11-05", era: "handshake" },
      { version: "2025-03-26", era: "handshake" },
      { version: "2025-06-18", era: "handshake" },
      { version: "2025-11-25", era: "handshake" },
      { version: "2026-07-28", era: "modern" }
    ];
    MODERN_VERSION = "2026-07-28";
    DATE = /^\d{4}-\d{2}-\d{2}$/;
  }
});

// src/observation/facts.ts
function talksOf(observation) {
  const rungs = /* @__PURE__ */ new Map();
  for (const exchange of observation.exchanges) {
    if (ASIDE.has(exchange.step)) continue;
    const known3 = rungs.get(exchange.rung);
    if (known3 === void 0) rungs.set(exchange.rung, [exchange]);
    else known3.push(exchange);
  }
  return [...rungs.values()].flatMap(foldTalk);
}
function foldTalk(exchanges) {
  const [first] = exchanges;
  const last = exchanges.at(-1);
  if (first === void 0 || last === void 0 || first.era === null) return [];
  const talk2 = {
    rung: first.rung,
    era: first.era,
    exchanges,
    last,
    version: null,
    serverInfo: null,
    capabilities: {},
    hasSession: false,
    tools: null,
    pages: 0,
    isListed: false
  };
  const seen = /* @__PURE__ */ new Set();
  for (const exchange of exchanges) {
    talk2.isListed = false;
    if (exchange.step === "initialize" || exchange.step === "discover") foldOpening(talk2, exchange);
    if (exchange.step === "tools/list") foldPage(talk2, exchange, seen);
  }
  return [talk2];
}
function foldOpening(talk2, exchange) {
  const result = usableResult(exchange);
  if (exchange.session !== null && result !== null) talk2.hasSession = true;
  if (result === null) return;
  const version = exchange.step === "discover" ? discovered(result.supportedVersions) : result.protocolVersion;
  if (!isVersion(version)) return;
  talk2.version = version;
  talk2.serverInfo = serverInfoOf(result);
  talk2.capabilities = isObject2(result.capabilities) ? result.capabilities : {};
}
function foldPage(talk2, exchange, seen) {
  const result = usableResult(exchange);
  const items2 = isComplete(result) ? pageItems("tools/list", result) : null;
  if (items2 === null) return;
  talk2.isListed = true;
  if (exchange.cursor === null) {
    seen.clear();
    talk2.tools = [];
    talk2.pages = 0;
  }
  const isNew = addKeys("tools/list", items2, seen);
  talk2.version ??= talk2.era === "modern" ? MODERN_VERSION : null;
  talk2.serverInfo ??= result === null ? null : serverInfoOf(result);
  if (talk2.pages > 0 && !isNew) return;
  talk2.pages += 1;
  talk2.tools = [...talk2.tools ?? [], ...items2];
}
function usableResult(exchange) {
  const isFine = exchange.status !== null && exchange.status < 300;
  return isFine ? replyResult(exchange) : null;
}
function isComplete(result) {
  return result !== null && (result.resultType ?? "complete") === "complete";
}
function declaresTools(talk2) {
  return (talk2.capabilities.tools ?? null) !== null;
}
function discovered(listed2) {
  return Array.isArray(listed2) ? newestModern(listed2) ?? MODERN_VERSION : null;
}
function serverInfoOf(result) {
  const meta = isObject2(result._meta) ? result._meta[SERVER_INFO] : void 0;
  const source = isObject2(meta) ? meta : result.serverInfo;
  if (!isObject2(source)) return null;
  const info = {};
  for (const member2 of ["name", "title", "version"]) {
    const value = source[member2];
    if (typeof value === "string") info[member2] = value;
  }
  return info;
}
function isObject2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
var SERVER_INFO, ASIDE;
var init_facts = __esm({
  "src/observation/facts.ts"() {
    "use strict";
    init_answer();
    init_pages();
    init_versions();
    SERVER_INFO = "io.modelcontextprotocol/serverInfo";
    ASIDE = /* @__PURE__ */ new Set(["answer", "delete", "metadata"]);
  }
});

// src/observation/lists.ts
function foldList(exchanges, method) {
  const read = { items: [], pages: 0, last: null, isWhole: false, repeats: false };
  let seen = /* @__PURE__ */ new Set();
  let cursors = /* @__PURE__ */ new Set();
  let pages2 = [];
  for (const exchange of exchanges) {
    if (exchange.step !== method) continue;
    read.last = exchange;
    read.isWhole = false;
    const result = usableResult(exchange);
    const items2 = isComplete(result) ? pageItems(method, result) : null;
    if (items2 === null) continue;
    if (exchange.cursor === null) {
      Object.assign(read, { items: [], pages: 0, repeats: false });
      seen = /* @__PURE__ */ new Set();
      cursors = /* @__PURE__ */ new Set();
      pages2 = [];
    }
    const isNew = addKeys(method, items2, seen);
    const next = result?.nextCursor;
    const isStale = read.pages > 0 && !isNew;
    read.repeats = typeof next === "string" && (cursors.has(next) || isStale);
    read.isWhole = typeof next !== "string" || read.repeats;
    if (typeof next === "string") cursors.add(next);
    if (isStale && isServedAgain(method, items2, pages2, read.repeats)) continue;
    pages2.push(items2);
    read.pages += 1;
    read.items = [...read.items, ...items2];
  }
  return read;
}
function isServedAgain(method, items2, pages2, repeats) {
  const text3 = (page) => JSON.stringify(repeats ? pageKeys(method, page) : page);
  const own = text3(items2);
  return items2.length === 0 || pages2.some((page) => text3(page) === own);
}
function isDeclared(capability) {
  return (capability ?? false) !== false;
}
function endOfList({ last, pages: pages2 }) {
  if (last === null) return { isCut: true, reason: "not_asked" };
  const cut2 = cutOff(last);
  if (cut2 !== null) return { isCut: true, reason: cut2 };
  const { status } = last;
  if (status !== null && GATE2.has(status)) return { isCut: true, reason: "gate" };
  if (asksToBackOff(status, last.headers)) return { isCut: true, reason: "throttled" };
  if (pages2 >= MAX_PAGES) return { isCut: true, reason: "pages" };
  const code2 = replyErrorCode(last);
  if (code2 !== null) return { isCut: false, reason: `error_${code2}` };
  if (status !== null && status >= 300) return { isCut: false, reason: `http_${status}` };
  return { isCut: false, reason: last.reply === null ? "no_reply" : "no_list" };
}
function cutOff({ outcome }) {
  return ANSWERS.has(outcome) ? null : CUTS[outcome] ?? "connection";
}
var MAX_PAGES, GATE2, CUTS, ANSWERS;
var init_lists = __esm({
  "src/observation/lists.ts"() {
    "use strict";
    init_answer();
    init_back_off();
    init_facts();
    init_pages();
    MAX_PAGES = 64;
    GATE2 = /* @__PURE__ */ new Set([401, 402, 403]);
    CUTS = {
      budget_requests: "requests",
      budget_bytes: "bytes",
      budget_time: "time",
      body_too_large: "bytes",
      too_many_events: "bytes",
      headers_timeout: "time",
      body_timeout: "time",
      connect_timeout: "time",
      address_refused: "address_refused",
      bad_url: "bad_url"
    };
    ANSWERS = /* @__PURE__ */ new Set([
      "answered",
      "bad_http",
      "headers_too_large",
      "unsupported_encoding",
      "decode_failed"
    ]);
  }
});

// src/mcp/paging.ts
async function listAll(conversation, method) {
  const cursors = /* @__PURE__ */ new Set();
  const seen = /* @__PURE__ */ new Set();
  let cursor = null;
  for (let page = 1; ; page += 1) {
    const result = await conversation.list(method, cursor);
    const answer = replyResult(result.record);
    const items2 = pageItems(method, answer);
    const next = answer?.nextCursor;
    if (items2 === null || typeof next !== "string" || page === MAX_PAGES) return result;
    const isNew = addKeys(method, items2, seen);
    if (cursors.has(next) || page > 1 && !isNew) return result;
    cursors.add(next);
    cursor = next;
  }
}
var init_paging = __esm({
  "src/mcp/paging.ts"() {
    "use strict";
    init_answer();
    init_lists();
    init_pages();
  }
});

// src/observation/budgets.ts
var HANDSHAKE_REQUESTS, REPORT_REQUESTS;
var init_budgets = __esm({
  "src/observation/budgets.ts"() {
    "use strict";
    HANDSHAKE_REQUESTS = 90;
    REPORT_REQUESTS = 40;
  }
});

// src/mcp/modern.ts
function modern({ asker, rung, client }) {
  let id = 0;
  let version = MODERN_VERSION;
  function request(step2, method, params, name) {
    id += 1;
    const _meta = {
      [`${META}/protocolVersion`]: version,
      [`${META}/clientInfo`]: client,
      [`${META}/clientCapabilities`]: {}
    };
    const headers = {
      "mcp-protocol-version": version,
      "mcp-method": method
    };
    if (name !== void 0) headers["mcp-name"] = headerText(name);
    const message = { jsonrpc: "2.0", id, method, params: { ...params, _meta } };
    return asker.ask({
      step: step2,
      rung,
      era: "modern",
      method: "POST",
      headers,
      message,
      wants: "reply"
    });
  }
  async function open3() {
    let { record } = await request("discover", "server/discover", {});
    const other = newestModern(supportedVersions(record));
    if (other !== null && other !== version) {
      version = other;
      ({ record } = await request("discover", "server/discover", {}));
    }
    const listed2 = replyResult(record)?.supportedVersions;
    const answer = answerOf(record, Array.isArray(listed2));
    if (answer === "opened" && Array.isArray(listed2) && hasOnlyHandshakes(listed2)) return "other";
    if (answer === "opened" && Array.isArray(listed2)) version = newestModern(listed2) ?? version;
    if (record.status === 404 && replyErrorCode(record) === METHOD_NOT_FOUND2) return "opened";
    return answer;
  }
  return {
    era: "modern",
    open: open3,
    list: (method, cursor) => request(method, method, cursor === null ? {} : { cursor }),
    call: (name, args) => request("tools/call", "tools/call", { name, arguments: args }, name),
    read: (uri) => request("resources/read", "resources/read", { uri }, uri),
    async close() {
    }
  };
}
function hasOnlyHandshakes(listed2) {
  return newestHandshake(listed2) !== null && newestModern(listed2) === null;
}
function headerText(value) {
  const plain3 = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value) && !value.startsWith("=?base64?");
  return plain3 ? value : `=?base64?${Buffer.from(value).toString("base64")}?=`;
}
var META, METHOD_NOT_FOUND2;
var init_modern = __esm({
  "src/mcp/modern.ts"() {
    "use strict";
    init_answer();
    init_versions();
    META = "io.modelcontextprotocol";
    METHOD_NOT_FOUND2 = -32601;
  }
});

// src/mcp/conversation.ts
var NOTE_MS;
var init_conversation = __esm({
  "src/mcp/conversation.ts"() {
    "use strict";
    NOTE_MS = 5e3;
  }
});

// src/mcp/server-requests.ts
function answerTo(message) {
  const base = { jsonrpc: "2.0", id: message.id };
  if (message.method === "ping") return { ...base, result: {} };
  return { ...base, error: { code: METHOD_NOT_FOUND3, message: "Method not found" } };
}
function createAnswering(post) {
  const sent = [];
  return {
    onRequest(message) {
      if (sent.length < ANSWERED) sent.push(post(answerTo(message)));
    },
    async done() {
      await Promise.all(sent);
    }
  };
}
var METHOD_NOT_FOUND3, ANSWERED;
var init_server_requests = __esm({
  "src/mcp/server-requests.ts"() {
    "use strict";
    METHOD_NOT_FOUND3 = -32601;
    ANSWERED = 20;
  }
});

// src/mcp/sse.ts
function sse({ asker, rung, client, version }) {
  const { wire } = asker;
  let id = 0;
  let stream = null;
  let target = null;
  let isOpen = true;
  let waiting = null;
  const answering = createAnswering((message) => post("answer", message, ANSWER_MS));
  function onMessage(message) {
    if (kindOf(message) === "request") answering.onRequest(message);
    else if (kindOf(message) === "response" && waiting !== null) {
      const match2 = idMatch(message.id, waiting.id);
      const isOurs = match2 === "exact" || match2 === "text";
      if (isOurs || match2 === "none" && errorCode(message) !== null) waiting.resolve(message);
    }
  }
  function onClose() {
    isOpen = false;
    waiting?.resolve(null);
  }
  function post(step2, message, timeoutMs) {
    const url = target ?? asker.url;
    const request2 = { step: step2, rung, era: "sse", method: "POST", url, message };
    const wants = step2 === "answer" || message.id === void 0 ? "status" : "reply";
    return asked({ ...request2, wants, ...timeoutMs === void 0 ? {} : { timeoutMs } });
  }
  async function asked(request2) {
    const result = await asker.ask(request2);
    for (const record of wire.exchanges) {
      if (record.rung === rung && record.method === "POST")
        record.url = redactSessionUrl(record.url);
    }
    return result;
  }
  async function request(step2, method, params) {
    id += 1;
    const message = { jsonrpc: "2.0", id, method, params };
    const onStream = new Promise((resolve2) => {
      waiting = { id, resolve: resolve2 };
    });
    const result = await post(step2, message);
    const { record } = result;
    const accepted = record.outcome === "answered" && record.status !== null && record.status < 300;
    const isReply = record.reply !== null && !record.reply_notes.includes("id_mismatch");
    if (!accepted || isReply) return result;
    Object.assign(record, { reply: null, reply_form: null, reply_notes: [] });
    const timer = setTimeout(() => waiting?.resolve(null), wire.budget.remaining());
    const reply2 = isOpen ? await onStream : null;
    clearTimeout(timer);
    record.end_ms = wire.budget.elapsed();
    if (reply2 !== null) Object.assign(record, { reply: reply2, reply_form: "sse", body_excerpt: null });
    else if (isOpen)
      Object.assign(record, { outcome: "body_timeout", detail: "no reply on the stream" });
    else Object.assign(record, { outcome: "body_reset", detail: "the stream ended" });
    return result;
  }
  async function openStream() {
    let url = asker.url;
    for (; ; ) {
      const asked2 = {
        step: "sse",
        rung,
        era: "sse",
        method: "GET",
        url,
        wants: "reply"
      };
      const opened2 = await wire.openStream(
        { ...asked2, timeoutMs: ENDPOINT_MS },
        { onMessage, onClose }
      );
      const next = asker.redirect({ method: "GET", url }, opened2);
      if (next === null) {
        target = opened2.endpoint === null ? null : sameOrigin(opened2.endpoint, url);
        return opened2;
      }
      opened2.close();
      url = next;
      isOpen = true;
    }
  }
  async function open3() {
    stream = await openStream();
    const { record } = stream;
    if (target === null) {
      stream.close();
      const isUrl = stream.endpoint === null || URL.canParse(stream.endpoint, asker.url);
      if (!isUrl) record.detail = "not_a_url";
      return isStreamFault(record) ? "other" : noStream(record);
    }
    const params = { protocolVersion: version, capabilities: {}, clientInfo: client };
    const first = await request("initialize", "initialize", params);
    const opened2 = isVersion(replyResult(first.record)?.protocolVersion);
    const answer = answerOf(first.record, opened2);
    if (answer !== "opened") return answer === "gate" ? answer : "no_answer";
    const note = { jsonrpc: "2.0", method: "notifications/initialized" };
    const { record: noted } = await post("initialized", note, NOTE_MS);
    return isRefusedNote(noted) ? "no_answer" : "opened";
  }
  return {
    era: "sse",
    open: open3,
    list: (method, cursor) => request(method, method, cursor === null ? {} : { cursor }),
    call: (name, args) => request("tools/call", "tools/call", { name, arguments: args }),
    read: (uri) => request("resources/read", "resources/read", { uri }),
    async close() {
      await answering.done();
      stream?.close();
    }
  };
}
function sameOrigin(endpoint, base) {
  if (!URL.canParse(endpoint, base)) return null;
  const url = new URL(endpoint, base);
  return url.origin === new URL(base).origin ? url.href : null;
}
function isStreamFault(record) {
  const telling = record.other_messages.some(
    ({ kind }) => kind === "endpoint_event" || kind === "not_jsonrpc"
  );
  return record.status === 200 && record.body_form === "sse" && telling;
}
function noStream(record) {
  const answer = answerOf(record, false);
  const stops = answer === "gate" || answer === "throttled" || answer === "server_error";
  const isCut = record.outcome !== "answered" && record.status === null;
  const wasConnected = record.outcome === "headers_timeout" || record.outcome === "reset";
  return stops || isCut && !wasConnected ? answer : "no_stream";
}
var ENDPOINT_MS, ANSWER_MS;
var init_sse = __esm({
  "src/mcp/sse.ts"() {
    "use strict";
    init_answer();
    init_versions();
    init_jsonrpc();
    init_redact();
    init_conversation();
    init_server_requests();
    ENDPOINT_MS = 5e3;
    ANSWER_MS = 2e3;
  }
});

// src/observation/session.ts
function isLostSession(record, session) {
  if (session === null || record.outcome !== "answered") return false;
  if (record.status === 404) return replyErrorCode(record) !== METHOD_NOT_FOUND4;
  return isUntyped401(record);
}
function isUntyped401(record) {
  const { status, headers, media_type, body_form } = record;
  const hasBody = body_form !== "empty" && body_form !== "none";
  return status === 401 && headers["www-authenticate"] === void 0 && media_type === null && hasBody;
}
var METHOD_NOT_FOUND4;
var init_session = __esm({
  "src/observation/session.ts"() {
    "use strict";
    init_answer();
    METHOD_NOT_FOUND4 = -32601;
  }
});

// src/mcp/streamable.ts
function streamable({ asker, rung, client, version }) {
  let id = 0;
  let session = null;
  let negotiated = null;
  let reopened = false;
  const answering = createAnswering(
    (message) => asker.ask({ ...common("answer"), message, wants: "status", timeoutMs: ANSWER_MS2 })
  );
  function common(step2) {
    return { step: step2, rung, era: "streamable", method: "POST", headers: headers() };
  }
  function headers() {
    const own = {};
    if (session !== null) own["mcp-session-id"] = session;
    if (negotiated !== null && carriesVersionHeader(negotiated)) {
      own["mcp-protocol-version"] = negotiated;
    }
    return own;
  }
  function request(step2, method, params) {
    id += 1;
    const message = { jsonrpc: "2.0", id, method, params };
    return asker.ask({
      step: step2,
      rung,
      era: "streamable",
      method: "POST",
      headers: headers(),
      message,
      wants: "reply",
      onServerRequest: answering.onRequest
    });
  }
  function initialize(asked) {
    session = null;
    negotiated = null;
    const params = { protocolVersion: asked, capabilities: {}, clientInfo: client };
    return request("initialize", "initialize", params);
  }
  function initialized() {
    const message = { jsonrpc: "2.0", method: "notifications/initialized" };
    return asker.ask({
      step: "initialized",
      rung,
      era: "streamable",
      method: "POST",
      headers: headers(),
      message,
      wants: "status",
      timeoutMs: NOTE_MS
    });
  }
  async function handshake() {
    let first = await initialize(version);
    const other = betterVersion(first.record, version);
    if (other !== null) first = await initialize(other);
    const result = replyResult(first.record);
    const opened2 = isVersion(result?.protocolVersion);
    const answer = answerOf(first.record, opened2);
    const isUnknown = replyErrorCode(first.record) === METHOD_NOT_FOUND5;
    if (answer === "other" && isUnknown) return "modern_refusal";
    if (answer !== "opened") return answer;
    session = sendable(first.sessionId);
    negotiated = String(result?.protocolVersion);
    const { record } = await initialized();
    if (isLostSession(record, session) && !reopened) return reopen();
    if (!isRefusedNote(record)) return "opened";
    return namesOnlyModern(record) ? "modern_refusal" : "no_answer";
  }
  function reopen() {
    reopened = true;
    return handshake();
  }
  async function ask(step2, method, params) {
    const result = await request(step2, method, params);
    if (reopened || !isLostSession(result.record, session)) return result;
    return await reopen() === "opened" ? request(step2, method, params) : result;
  }
  return {
    era: "streamable",
    open: handshake,
    list: (method, cursor) => ask(method, method, cursor === null ? {} : { cursor }),
    call: (name, args) => ask("tools/call", "tools/call", { name, arguments: args }),
    read: (uri) => ask("resources/read", "resources/read", { uri }),
    async close() {
      await answering.done();
      if (session === null) return;
      const { era, headers: headers2 } = common("delete");
      const goodbye2 = { step: "delete", rung, era, headers: headers2, method: "DELETE" };
      await asker.ask({ ...goodbye2, wants: "status", timeoutMs: GOODBYE_MS2 });
    }
  };
}
function betterVersion(record, asked) {
  const listed2 = supportedVersions(record);
  if (isModernRefusal(record))
    return newestModern(listed2) === null ? newestHandshake(listed2) : null;
  if (record.status !== 400 && replyErrorCode(record) !== INVALID_PARAMS) return null;
  const error3 = record.reply?.error;
  const words = record.reply === null ? record.body_excerpt : error3?.message;
  const named2 = typeof words === "string" ? words.match(/\d{4}-\d{2}-\d{2}/g) ?? [] : [];
  const best = newestHandshake(listed2.length > 0 ? listed2 : named2);
  return best === asked ? null : best;
}
function namesOnlyModern(record) {
  if (record.status !== 400) return false;
  const named2 = record.body_excerpt?.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
  return newestModern(named2) !== null && newestHandshake(named2) === null;
}
function sendable(id) {
  return id !== null && /^[\t\x20-\x7e\x80-\xff]+$/.test(id) ? id : null;
}
var INVALID_PARAMS, METHOD_NOT_FOUND5, GOODBYE_MS2, ANSWER_MS2;
var init_streamable = __esm({
  "src/mcp/streamable.ts"() {
    "use strict";
    init_answer();
    init_session();
    init_versions();
    init_conversation();
    init_server_requests();
    INVALID_PARAMS = -32602;
    METHOD_NOT_FOUND5 = -32601;
    GOODBYE_MS2 = 2e3;
    ANSWER_MS2 = 2e3;
  }
});

// src/reads/eras.ts
var ERAS;
var init_eras = __esm({
  "src/reads/eras.ts"() {
    "use strict";
    init_modern();
    init_sse();
    init_streamable();
    ERAS = { streamable, modern, sse };
  }
});

// src/wire/echoes.ts
function hideEchoes(records2, secrets) {
  const hidden = [...secrets].filter((secret) => secret.length >= SHORTEST);
  if (hidden.length === 0) return;
  const clean = (text3) => hidden.reduce((rest, secret) => rest.replaceAll(secret, "REDACTED"), text3);
  for (const record of records2) {
    record.url = clean(record.url);
    if (record.document !== void 0) record.document = cleanJson(record.document, clean);
    if (record.body_excerpt !== null) record.body_excerpt = clean(record.body_excerpt);
    for (const [name, lines2] of Object.entries(record.headers)) {
      record.headers[name] = lines2.map(clean);
    }
    const { reply: reply2, step: step2 } = record;
    const isList = step2.endsWith("/list");
    if (record.body && !isList) record.body = clean(record.body);
    if (reply2 === null) continue;
    if (reply2.error !== void 0) reply2.error = cleanJson(reply2.error, clean);
    if (!isList && reply2.result !== void 0) reply2.result = cleanJson(reply2.result, clean);
  }
}
function cleanJson(value, clean) {
  try {
    const text3 = JSON.stringify(value);
    const rest = clean(text3);
    return rest === text3 ? value : JSON.parse(rest);
  } catch {
    return null;
  }
}
var SHORTEST;
var init_echoes = __esm({
  "src/wire/echoes.ts"() {
    "use strict";
    SHORTEST = 8;
  }
});

// src/wire/budget.ts
function openBudget(limits) {
  const start = nowMs();
  let requests = 0;
  let total = 0;
  const elapsed = () => Math.round((nowMs() - start) * 1e3) / 1e3;
  return {
    limits,
    elapsed,
    remaining: () => Math.max(0, limits.time_ms - elapsed()),
    takeRequest(isGoodbye = false) {
      if (elapsed() >= limits.time_ms) return "budget_time";
      if (total >= limits.total_bytes && !isGoodbye) return "budget_bytes";
      if (requests >= limits.requests) return "budget_requests";
      requests += 1;
      return null;
    },
    takeBytes(bytes) {
      total += bytes;
      return total <= limits.total_bytes;
    }
  };
}
function nowMs() {
  const [seconds3, nanoseconds] = process.hrtime();
  return seconds3 * 1e3 + nanoseconds / 1e6;
}
var init_budget = __esm({
  "src/wire/budget.ts"() {
    "use strict";
  }
});

// late-builtins:node:net
var require_node_net = __commonJS({
  "late-builtins:node:net"(exports, module) {
    module.exports = __require("node:net");
  }
});

// node_modules/ipaddr.js/lib/ipaddr.js
var require_ipaddr = __commonJS({
  "node_modules/ipaddr.js/lib/ipaddr.js"(exports, module) {
    (function(root) {
      "use strict";
      const ipv4Part = "(0?\\d+|0x[a-f0-9]+)";
      const ipv4Regexes = {
        fourOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"),
        threeOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"),
        twoOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}$`, "i"),
        longValue: new RegExp(`^${ipv4Part}$`, "i")
      };
      const octalRegex = new RegExp(`^0[0-7]+$`, "i");
      const hexRegex = new RegExp(`^0x[a-f0-9]+$`, "i");
      const zoneIndex = "%[0-9a-z]{1,}";
      const ipv6Part = "(?:[0-9a-f]+::?)+";
      const ipv6Regexes = {
        zoneIndex: new RegExp(zoneIndex, "i"),
        "native": new RegExp(`^(::)?(${ipv6Part})?([0-9a-f]+)?(::)?(${zoneIndex})?$`, "i"),
        deprecatedTransitional: new RegExp(`^(?:::)(${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?)$`, "i"),
        transitional: new RegExp(`^((?:${ipv6Part})|(?:::)(?:${ipv6Part})?)${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?$`, "i")
      };
      function expandIPv6(string, parts2) {
        if (string.indexOf("::") !== string.lastIndexOf("::")) {
          return null;
        }
        let colonCount = 0;
        let lastColon = -1;
        let zoneId = (string.match(ipv6Regexes.zoneIndex) || [])[0];
        let replacement, replacementCount;
        if (zoneId) {
          zoneId = zoneId.substring(1);
          string = string.replace(/%.+$/, "");
        }
        while ((lastColon = string.indexOf(":", lastColon + 1)) >= 0) {
          colonCount++;
        }
        if (string.substr(0, 2) === "::") {
          colonCount--;
        }
        if (string.substr(-2, 2) === "::") {
          colonCount--;
        }
        if (colonCount >= parts2) {
          return null;
        }
        replacementCount = parts2 - colonCount;
        replacement = ":";
        while (replacementCount--) {
          replacement += "0:";
        }
        string = string.replace("::", replacement);
        if (string[0] === ":") {
          string = string.slice(1);
        }
        if (string[string.length - 1] === ":") {
          string = string.slice(0, -1);
        }
        parts2 = (function() {
          const ref = string.split(":");
          const results = [];
          for (let i = 0; i < ref.length; i++) {
            results.push(ref[i].length > 4 ? NaN : parseInt(ref[i], 16));
          }
          return results;
        })();
        return {
          parts: parts2,
          zoneId
        };
      }
      function matchCIDR(first, second, partSize, cidrBits) {
        if (first.length !== second.length) {
          throw new Error("ipaddr: cannot match CIDR for objects with different lengths");
        }
        let part = 0;
        let shift;
        while (cidrBits > 0) {
          shift = partSize - cidrBits;
          if (shift < 0) {
            shift = 0;
          }
          if (first[part] >> shift !== second[part] >> shift) {
            return false;
          }
          cidrBits -= partSize;
          part += 1;
        }
        return true;
      }
      function parseIntAuto(string) {
        if (hexRegex.test(string)) {
          return parseInt(string, 16);
        }
        if (string[0] === "0" && !isNaN(parseInt(string[1], 10))) {
          if (octalRegex.test(string)) {
            return parseInt(string, 8);
          }
          throw new Error(`ipaddr: cannot parse ${string} as octal`);
        }
        return parseInt(string, 10);
      }
      function padPart(part, length) {
        while (part.length < length) {
          part = `0${part}`;
        }
        return part;
      }
      const ipaddr2 = {};
      ipaddr2.IPv4 = (function() {
        function IPv4(octets) {
          if (octets.length !== 4) {
            throw new Error("ipaddr: ipv4 octet count should be 4");
          }
          let i, octet;
          for (i = 0; i < octets.length; i++) {
            octet = octets[i];
            if (!(0 <= octet && octet <= 255)) {
              throw new Error("ipaddr: ipv4 octet should fit in 8 bits");
            }
          }
          this.octets = octets;
        }
        IPv4.prototype.SpecialRanges = {
          unspecified: [[new IPv4([0, 0, 0, 0]), 8]],
          broadcast: [[new IPv4([255, 255, 255, 255]), 32]],
          // RFC3171
          multicast: [[new IPv4([224, 0, 0, 0]), 4]],
          // RFC3927
          linkLocal: [[new IPv4([169, 254, 0, 0]), 16]],
          // RFC5735
          loopback: [[new IPv4([127, 0, 0, 0]), 8]],
          // RFC6598
          carrierGradeNat: [[new IPv4([100, 64, 0, 0]), 10]],
          // RFC1918
          "private": [
            [new IPv4([10, 0, 0, 0]), 8],
            [new IPv4([172, 16, 0, 0]), 12],
            [new IPv4([192, 168, 0, 0]), 16]
          ],
          // Reserved and testing-only ranges; RFCs 5735, 5737, 2544, 1700
          reserved: [
            [new IPv4([192, 0, 0, 0]), 24],
            [new IPv4([192, 0, 2, 0]), 24],
            [new IPv4([192, 88, 99, 0]), 24],
            [new IPv4([198, 18, 0, 0]), 15],
            [new IPv4([198, 51, 100, 0]), 24],
            [new IPv4([203, 0, 113, 0]), 24],
            [new IPv4([240, 0, 0, 0]), 4]
          ],
          // RFC7534, RFC7535
          as112: [
            [new IPv4([192, 175, 48, 0]), 24],
            [new IPv4([192, 31, 196, 0]), 24]
          ],
          // RFC7450
          amt: [
            [new IPv4([192, 52, 193, 0]), 24]
          ]
        };
        IPv4.prototype.kind = function() {
          return "ipv4";
        };
        IPv4.prototype.match = function(other, cidrRange) {
          let ref;
          if (cidrRange === void 0) {
            ref = other;
            other = ref[0];
            cidrRange = ref[1];
          }
          if (other.kind() !== "ipv4") {
            throw new Error("ipaddr: cannot match ipv4 address with non-ipv4 one");
          }
          return matchCIDR(this.octets, other.octets, 8, cidrRange);
        };
        IPv4.prototype.prefixLengthFromSubnetMask = function() {
          let cidr = 0;
          let stop = false;
          const zerotable = {
            0: 8,
            128: 7,
            192: 6,
            224: 5,
            240: 4,
            248: 3,
            252: 2,
            254: 1,
            255: 0
          };
          let i, octet, zeros;
          for (i = 3; i >= 0; i -= 1) {
            octet = this.octets[i];
            if (octet in zerotable) {
              zeros = zerotable[octet];
              if (stop && zeros !== 0) {
                return null;
              }
              if (zeros !== 8) {
                stop = true;
              }
              cidr += zeros;
            } else {
              return null;
            }
          }
          return 32 - cidr;
        };
        IPv4.prototype.range = function() {
          return ipaddr2.subnetMatch(this, this.SpecialRanges);
        };
        IPv4.prototype.toByteArray = function() {
          return this.octets.slice(0);
        };
        IPv4.prototype.toIPv4MappedAddress = function() {
          return ipaddr2.IPv6.parse(`::ffff:${this.toString()}`);
        };
        IPv4.prototype.toNormalizedString = function() {
          return this.toString();
        };
        IPv4.prototype.toString = function() {
          return this.octets.join(".");
        };
        return IPv4;
      })();
      ipaddr2.IPv4.broadcastAddressFromCIDR = function(string) {
        try {
          const cidr = this.parseCIDR(string);
          const ipInterfaceOctets = cidr[0].toByteArray();
          const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
          const octets = [];
          let i = 0;
          while (i < 4) {
            octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
            i++;
          }
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
        }
      };
      ipaddr2.IPv4.isIPv4 = function(string) {
        return this.parser(string) !== null;
      };
      ipaddr2.IPv4.isValid = function(string) {
        try {
          new this(this.parser(string));
          return true;
        } catch {
          return false;
        }
      };
      ipaddr2.IPv4.isValidCIDR = function(string) {
        try {
          this.parseCIDR(string);
          return true;
        } catch {
          return false;
        }
      };
      ipaddr2.IPv4.isValidFourPartDecimal = function(string) {
        if (ipaddr2.IPv4.isValid(string) && string.match(/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){3}$/)) {
          return true;
        } else {
          return false;
        }
      };
      ipaddr2.IPv4.isValidCIDRFourPartDecimal = function(string) {
        const match2 = string.match(/^(.+)\/(\d+)$/);
        if (!ipaddr2.IPv4.isValidCIDR(string) || !match2) {
          return false;
        }
        return ipaddr2.IPv4.isValidFourPartDecimal(match2[1]);
      };
      ipaddr2.IPv4.networkAddressFromCIDR = function(string) {
        let cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
        try {
          cidr = this.parseCIDR(string);
          ipInterfaceOctets = cidr[0].toByteArray();
          subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
          octets = [];
          i = 0;
          while (i < 4) {
            octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
            i++;
          }
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
        }
      };
      ipaddr2.IPv4.parse = function(string) {
        const parts2 = this.parser(string);
        if (parts2 === null) {
          throw new Error("ipaddr: string is not formatted like an IPv4 Address");
        }
        return new this(parts2);
      };
      ipaddr2.IPv4.parseCIDR = function(string) {
        let match2;
        if (match2 = string.match(/^(.+)\/(\d+)$/)) {
          const maskLength = parseInt(match2[2]);
          if (maskLength >= 0 && maskLength <= 32) {
            const parsed2 = [this.parse(match2[1]), maskLength];
            Object.defineProperty(parsed2, "toString", {
              value: function() {
                return this.join("/");
              }
            });
            return parsed2;
          }
        }
        throw new Error("ipaddr: string is not formatted like an IPv4 CIDR range");
      };
      ipaddr2.IPv4.parser = function(string) {
        let match2, part, value;
        if (match2 = string.match(ipv4Regexes.fourOctet)) {
          return (function() {
            const ref = match2.slice(1, 6);
            const results = [];
            for (let i = 0; i < ref.length; i++) {
              part = ref[i];
              results.push(parseIntAuto(part));
            }
            return results;
          })();
        } else if (match2 = string.match(ipv4Regexes.longValue)) {
          value = parseIntAuto(match2[1]);
          if (value > 4294967295 || value < 0) {
            throw new Error("ipaddr: address outside defined range");
          }
          return (function() {
            const results = [];
            let shift;
            for (shift = 0; shift <= 24; shift += 8) {
              results.push(value >> shift & 255);
            }
            return results;
          })().reverse();
        } else if (match2 = string.match(ipv4Regexes.twoOctet)) {
          return (function() {
            const ref = match2.slice(1, 4);
            const results = [];
            value = parseIntAuto(ref[1]);
            if (value > 16777215 || value < 0) {
              throw new Error("ipaddr: address outside defined range");
            }
            results.push(parseIntAuto(ref[0]));
            results.push(value >> 16 & 255);
            results.push(value >> 8 & 255);
            results.push(value & 255);
            return results;
          })();
        } else if (match2 = string.match(ipv4Regexes.threeOctet)) {
          return (function() {
            const ref = match2.slice(1, 5);
            const results = [];
            value = parseIntAuto(ref[2]);
            if (value > 65535 || value < 0) {
              throw new Error("ipaddr: address outside defined range");
            }
            results.push(parseIntAuto(ref[0]));
            results.push(parseIntAuto(ref[1]));
            results.push(value >> 8 & 255);
            results.push(value & 255);
            return results;
          })();
        } else {
          return null;
        }
      };
      ipaddr2.IPv4.subnetMaskFromPrefixLength = function(prefix) {
        prefix = parseInt(prefix);
        if (Number.isNaN(prefix) || prefix < 0 || prefix > 32) {
          throw new Error("ipaddr: invalid IPv4 prefix length");
        }
        const octets = [0, 0, 0, 0];
        let j = 0;
        const filledOctetCount = Math.floor(prefix / 8);
        while (j < filledOctetCount) {
          octets[j] = 255;
          j++;
        }
        if (filledOctetCount < 4) {
          octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
        }
        return new this(octets);
      };
      ipaddr2.IPv6 = (function() {
        function IPv6(parts2, zoneId) {
          let i, part;
          if (parts2.length === 16) {
            this.parts = [];
            for (i = 0; i <= 14; i += 2) {
              this.parts.push(parts2[i] << 8 | parts2[i + 1]);
            }
          } else if (parts2.length === 8) {
            this.parts = parts2;
          } else {
            throw new Error("ipaddr: ipv6 part count should be 8 or 16");
          }
          for (i = 0; i < this.parts.length; i++) {
            part = this.parts[i];
            if (!(0 <= part && part <= 65535)) {
              throw new Error("ipaddr: ipv6 part should fit in 16 bits");
            }
          }
          if (zoneId) {
            this.zoneId = zoneId;
          }
        }
        IPv6.prototype.SpecialRanges = {
          // RFC4291, here and after
          unspecified: [new IPv6([0, 0, 0, 0, 0, 0, 0, 0]), 128],
          linkLocal: [new IPv6([65152, 0, 0, 0, 0, 0, 0, 0]), 10],
          multicast: [new IPv6([65280, 0, 0, 0, 0, 0, 0, 0]), 8],
          loopback: [new IPv6([0, 0, 0, 0, 0, 0, 0, 1]), 128],
          uniqueLocal: [new IPv6([64512, 0, 0, 0, 0, 0, 0, 0]), 7],
          ipv4Mapped: [new IPv6([0, 0, 0, 0, 0, 65535, 0, 0]), 96],
          // RFC3879
          deprecatedSiteLocal: [new IPv6([65216, 0, 0, 0, 0, 0, 0, 0]), 10],
          // RFC6666
          discard: [new IPv6([256, 0, 0, 0, 0, 0, 0, 0]), 64],
          // RFC6145
          rfc6145: [new IPv6([0, 0, 0, 0, 65535, 0, 0, 0]), 96],
          rfc6052: [
            // RFC6052
            [new IPv6([100, 65435, 0, 0, 0, 0, 0, 0]), 96],
            // RFC8215
            [new IPv6([100, 65435, 1, 0, 0, 0, 0, 0]), 48]
          ],
          // RFC3056
          "6to4": [new IPv6([8194, 0, 0, 0, 0, 0, 0, 0]), 16],
          // RFC6052, RFC6146
          teredo: [new IPv6([8193, 0, 0, 0, 0, 0, 0, 0]), 32],
          // RFC5180
          benchmarking: [new IPv6([8193, 2, 0, 0, 0, 0, 0, 0]), 48],
          // RFC7450
          amt: [new IPv6([8193, 3, 0, 0, 0, 0, 0, 0]), 32],
          as112v6: [
            // RFC7535
            [new IPv6([8193, 4, 274, 0, 0, 0, 0, 0]), 48],
            // RFC7534
            [new IPv6([9760, 79, 32768, 0, 0, 0, 0, 0]), 48]
          ],
          // RFC4843
          deprecatedOrchid: [new IPv6([8193, 16, 0, 0, 0, 0, 0, 0]), 28],
          // RFC7343
          orchid2: [new IPv6([8193, 32, 0, 0, 0, 0, 0, 0]), 28],
          // RFC9374
          droneRemoteIdProtocolEntityTags: [new IPv6([8193, 48, 0, 0, 0, 0, 0, 0]), 28],
          // RFC9602
          segmentRouting: [new IPv6([24320, 0, 0, 0, 0, 0, 0, 0]), 16],
          reserved: [
            // RFC3849
            [new IPv6([8193, 0, 0, 0, 0, 0, 0, 0]), 23],
            // RFC2928
            [new IPv6([8193, 3512, 0, 0, 0, 0, 0, 0]), 32],
            // RFC9637
            [new IPv6([16383, 0, 0, 0, 0, 0, 0, 0]), 20]
          ]
        };
        IPv6.prototype.isIPv4MappedAddress = function() {
          return this.range() === "ipv4Mapped";
        };
        IPv6.prototype.kind = function() {
          return "ipv6";
        };
        IPv6.prototype.match = function(other, cidrRange) {
          let ref;
          if (cidrRange === void 0) {
            ref = other;
            other = ref[0];
            cidrRange = ref[1];
          }
          if (other.kind() !== "ipv6") {
            throw new Error("ipaddr: cannot match ipv6 address with non-ipv6 one");
          }
          return matchCIDR(this.parts, other.parts, 16, cidrRange);
        };
        IPv6.prototype.prefixLengthFromSubnetMask = function() {
          let cidr = 0;
          let stop = false;
          const zerotable = {
            0: 16,
            32768: 15,
            49152: 14,
            57344: 13,
            61440: 12,
            63488: 11,
            64512: 10,
            65024: 9,
            65280: 8,
            65408: 7,
            65472: 6,
            65504: 5,
            65520: 4,
            65528: 3,
            65532: 2,
            65534: 1,
            65535: 0
          };
          let part, zeros;
          for (let i = 7; i >= 0; i -= 1) {
            part = this.parts[i];
            if (part in zerotable) {
              zeros = zerotable[part];
              if (stop && zeros !== 0) {
                return null;
              }
              if (zeros !== 16) {
                stop = true;
              }
              cidr += zeros;
            } else {
              return null;
            }
          }
          return 128 - cidr;
        };
        IPv6.prototype.range = function() {
          return ipaddr2.subnetMatch(this, this.SpecialRanges);
        };
        IPv6.prototype.toByteArray = function() {
          let part;
          const bytes = [];
          const ref = this.parts;
          for (let i = 0; i < ref.length; i++) {
            part = ref[i];
            bytes.push(part >> 8);
            bytes.push(part & 255);
          }
          return bytes;
        };
        IPv6.prototype.toFixedLengthString = function() {
          const addr = (function() {
            const results = [];
            for (let i = 0; i < this.parts.length; i++) {
              results.push(padPart(this.parts[i].toString(16), 4));
            }
            return results;
          }).call(this).join(":");
          let suffix = "";
          if (this.zoneId) {
            suffix = `%${this.zoneId}`;
          }
          return addr + suffix;
        };
        IPv6.prototype.toIPv4Address = function() {
          if (!this.isIPv4MappedAddress()) {
            throw new Error("ipaddr: trying to convert a generic ipv6 address to ipv4");
          }
          const ref = this.parts.slice(-2);
          const high = ref[0];
          const low = ref[1];
          return new ipaddr2.IPv4([high >> 8, high & 255, low >> 8, low & 255]);
        };
        IPv6.prototype.toNormalizedString = function() {
          const addr = (function() {
            const results = [];
            for (let i = 0; i < this.parts.length; i++) {
              results.push(this.parts[i].toString(16));
            }
            return results;
          }).call(this).join(":");
          let suffix = "";
          if (this.zoneId) {
            suffix = `%${this.zoneId}`;
          }
          return addr + suffix;
        };
        IPv6.prototype.toRFC5952String = function() {
          const regex = /((^|:)(0(:|$)){2,})/g;
          let suffix = "";
          if (this.zoneId) {
            suffix = `%${this.zoneId}`;
          }
          const normalized = this.toNormalizedString();
          const string = normalized.slice(0, normalized.length - suffix.length);
          let bestMatchIndex = 0;
          let bestMatchLength = -1;
          let bestMatchGroups = -1;
          let match2;
          while (match2 = regex.exec(string)) {
            const groups = (match2[0].match(/0/g) || []).length;
            if (groups > bestMatchGroups) {
              bestMatchGroups = groups;
              bestMatchIndex = match2.index;
              bestMatchLength = match2[0].length;
            }
          }
          if (bestMatchLength < 0) {
            return string + suffix;
          }
          return `${string.substring(0, bestMatchIndex)}::${string.substring(bestMatchIndex + bestMatchLength)}${suffix}`;
        };
        IPv6.prototype.toString = function() {
          return this.toRFC5952String();
        };
        return IPv6;
      })();
      ipaddr2.IPv6.broadcastAddressFromCIDR = function(string) {
        try {
          const cidr = this.parseCIDR(string);
          const ipInterfaceOctets = cidr[0].toByteArray();
          const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
          const octets = [];
          let i = 0;
          while (i < 16) {
            octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
            i++;
          }
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
        }
      };
      ipaddr2.IPv6.isIPv6 = function(string) {
        return this.parser(string) !== null;
      };
      ipaddr2.IPv6.isValid = function(string) {
        if (typeof string === "string" && string.indexOf(":") === -1) {
          return false;
        }
        try {
          const addr = this.parser(string);
          new this(addr.parts, addr.zoneId);
          return true;
        } catch {
          return false;
        }
      };
      ipaddr2.IPv6.isValidCIDR = function(string) {
        if (typeof string === "string" && string.indexOf(":") === -1) {
          return false;
        }
        try {
          this.parseCIDR(string);
          return true;
        } catch {
          return false;
        }
      };
      ipaddr2.IPv6.networkAddressFromCIDR = function(string) {
        let cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
        try {
          cidr = this.parseCIDR(string);
          ipInterfaceOctets = cidr[0].toByteArray();
          subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
          octets = [];
          i = 0;
          while (i < 16) {
            octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
            i++;
          }
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
        }
      };
      ipaddr2.IPv6.parse = function(string) {
        const addr = this.parser(string);
        if (addr === null) {
          throw new Error("ipaddr: string is not formatted like an IPv6 Address");
        }
        return new this(addr.parts, addr.zoneId);
      };
      ipaddr2.IPv6.parseCIDR = function(string) {
        let maskLength, match2, parsed2;
        if (match2 = string.match(/^(.+)\/(\d+)$/)) {
          maskLength = parseInt(match2[2]);
          if (maskLength >= 0 && maskLength <= 128) {
            parsed2 = [this.parse(match2[1]), maskLength];
            Object.defineProperty(parsed2, "toString", {
              value: function() {
                return this.join("/");
              }
            });
            return parsed2;
          }
        }
        throw new Error("ipaddr: string is not formatted like an IPv6 CIDR range");
      };
      ipaddr2.IPv6.parser = function(string) {
        let addr, i, match2, octet, octets, zoneId;
        if (match2 = string.match(ipv6Regexes.deprecatedTransitional)) {
          return this.parser(`::ffff:${match2[1]}`);
        }
        if (ipv6Regexes.native.test(string)) {
          return expandIPv6(string, 8);
        }
        if (match2 = string.match(ipv6Regexes.transitional)) {
          zoneId = match2[6] || "";
          addr = match2[1];
          if (!match2[1].endsWith("::")) {
            addr = addr.slice(0, -1);
          }
          addr = expandIPv6(addr + zoneId, 6);
          if (addr && addr.parts) {
            octets = [
              parseInt(match2[2]),
              parseInt(match2[3]),
              parseInt(match2[4]),
              parseInt(match2[5])
            ];
            for (i = 0; i < octets.length; i++) {
              octet = octets[i];
              if (!(0 <= octet && octet <= 255)) {
                return null;
              }
            }
            addr.parts.push(octets[0] << 8 | octets[1]);
            addr.parts.push(octets[2] << 8 | octets[3]);
            return {
              parts: addr.parts,
              zoneId: addr.zoneId
            };
          }
        }
        return null;
      };
      ipaddr2.IPv6.subnetMaskFromPrefixLength = function(prefix) {
        prefix = parseInt(prefix);
        if (Number.isNaN(prefix) || prefix < 0 || prefix > 128) {
          throw new Error("ipaddr: invalid IPv6 prefix length");
        }
        const octets = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        let j = 0;
        const filledOctetCount = Math.floor(prefix / 8);
        while (j < filledOctetCount) {
          octets[j] = 255;
          j++;
        }
        if (filledOctetCount < 16) {
          octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
        }
        return new this(octets);
      };
      ipaddr2.fromByteArray = function(bytes) {
        const length = bytes.length;
        if (length === 4) {
          return new ipaddr2.IPv4(bytes);
        } else if (length === 16) {
          return new ipaddr2.IPv6(bytes);
        } else {
          throw new Error("ipaddr: the binary input is neither an IPv6 nor IPv4 address");
        }
      };
      ipaddr2.isValid = function(string) {
        return ipaddr2.IPv6.isValid(string) || ipaddr2.IPv4.isValid(string);
      };
      ipaddr2.isValidCIDR = function(string) {
        return ipaddr2.IPv6.isValidCIDR(string) || ipaddr2.IPv4.isValidCIDR(string);
      };
      ipaddr2.parse = function(string) {
        if (ipaddr2.IPv6.isValid(string)) {
          return ipaddr2.IPv6.parse(string);
        } else if (ipaddr2.IPv4.isValid(string)) {
          return ipaddr2.IPv4.parse(string);
        } else {
          throw new Error("ipaddr: the address has neither IPv6 nor IPv4 format");
        }
      };
      ipaddr2.parseCIDR = function(string) {
        try {
          return ipaddr2.IPv6.parseCIDR(string);
        } catch {
          try {
            return ipaddr2.IPv4.parseCIDR(string);
          } catch (e) {
            throw new Error("ipaddr: the address has neither IPv6 nor IPv4 CIDR format", { cause: e });
          }
        }
      };
      ipaddr2.process = function(string) {
        const addr = this.parse(string);
        if (addr.kind() === "ipv6" && addr.isIPv4MappedAddress()) {
          return addr.toIPv4Address();
        } else {
          return addr;
        }
      };
      ipaddr2.subnetMatch = function(address, rangeList, defaultName) {
        let i, rangeName, rangeSubnets, subnet;
        if (defaultName === void 0 || defaultName === null) {
          defaultName = "unicast";
        }
        for (rangeName in rangeList) {
          if (Object.prototype.hasOwnProperty.call(rangeList, rangeName)) {
            rangeSubnets = rangeList[rangeName];
            if (rangeSubnets[0] && !(rangeSubnets[0] instanceof Array)) {
              rangeSubnets = [rangeSubnets];
            }
            for (i = 0; i < rangeSubnets.length; i++) {
              subnet = rangeSubnets[i];
              if (address.kind() === subnet[0].kind() && address.match.apply(address, subnet)) {
                return rangeName;
              }
            }
          }
        }
        return defaultName;
      };
      if (typeof module !== "undefined" && module.exports) {
        module.exports = ipaddr2;
      } else {
        root.ipaddr = ipaddr2;
      }
    })(exports);
  }
});

// src/wire/address.ts
function addressVerdict(ip, policy) {
  if ((0, import_node_net.isIP)(ip) === 0 || ip.includes("%")) return refused("not_an_address");
  return verdict(parse2(ip), policy);
}
function parse2(ip) {
  if (!ip.includes(":")) return import_ipaddr.default.IPv4.parse(ip);
  return import_ipaddr.default.IPv6.parse(new URL(`http://[${ip}]`).hostname.slice(1, -1));
}
function verdict(address, { allowPrivate }) {
  if (METADATA.has(address.toString())) return refused("metadata");
  switch (address.range()) {
    case "unicast":
      return address instanceof import_ipaddr.default.IPv4 || address.match(GLOBAL_IPV6) ? ALLOWED : refused("special_purpose");
    case "loopback":
      return allowPrivate ? ALLOWED : refused("loopback");
    case "private":
    case "uniqueLocal":
    case "carrierGradeNat":
      return allowPrivate ? ALLOWED : refused("private");
    case "linkLocal":
      return refused("link_local");
    case "ipv4Mapped":
      return mappedVerdict(embedded(address), allowPrivate);
    case "rfc6052":
      return address instanceof import_ipaddr.default.IPv6 && address.match(NAT64) ? verdict(embedded(address), { allowPrivate: false }) : refused("special_purpose");
    default:
      return refused("special_purpose");
  }
}
function mappedVerdict(address, allowPrivate) {
  const plain3 = verdict(address, { allowPrivate });
  return plain3.allowed && !allowPrivate ? refused("special_purpose") : plain3;
}
function embedded(address) {
  return new import_ipaddr.default.IPv4(address.toByteArray().slice(-4));
}
function refused(why) {
  return { allowed: false, why };
}
var import_node_net, import_ipaddr, METADATA, GLOBAL_IPV6, NAT64, ALLOWED;
var init_address = __esm({
  "src/wire/address.ts"() {
    "use strict";
    import_node_net = __toESM(require_node_net(), 1);
    import_ipaddr = __toESM(require_ipaddr(), 1);
    METADATA = /* @__PURE__ */ new Set([
      "168.63.129.16",
      "100.100.100.200",
      "192.0.0.192",
      "fd00:ec2::254",
      "fd20:ce::254",
      "fd00:42::42",
      "fd00:c1::a9fe:a9fe"
    ]);
    GLOBAL_IPV6 = [import_ipaddr.default.IPv6.parse("2000::"), 3];
    NAT64 = [import_ipaddr.default.IPv6.parse("64:ff9b::"), 96];
    ALLOWED = { allowed: true };
  }
});

// src/wire/builtins.ts
var zlib, tls;
var init_builtins = __esm({
  "src/wire/builtins.ts"() {
    "use strict";
    zlib = () => process.getBuiltinModule("node:zlib");
    tls = () => process.getBuiltinModule("node:tls");
  }
});

// src/wire/wire-error.ts
var WireError;
var init_wire_error = __esm({
  "src/wire/wire-error.ts"() {
    "use strict";
    WireError = class extends Error {
      name = "WireError";
      code;
      detail;
      constructor(code2, detail = null, options) {
        super(detail === null ? code2 : `${code2}: ${detail}`, options);
        this.code = code2;
        this.detail = detail;
      }
    };
  }
});

// src/wire/connect-errors.ts
function connectError(cause) {
  const codes = cause instanceof AggregateError ? cause.errors.map(codeOf) : [codeOf(cause)];
  for (const [code2, outcome] of MEANING) {
    if (codes.includes(code2)) return new WireError(outcome, code2, { cause });
  }
  return new WireError("connect_failed", codes[0] ?? codeOf(cause), { cause });
}
function tlsHandshakeError(cause) {
  const code2 = codeOf(cause);
  if (code2 === "ECONNRESET" || code2 === "EPIPE") {
    return new WireError("reset", "TLS handshake", { cause });
  }
  return new WireError("tls_failed", code2, { cause });
}
function brokenSocket(socket) {
  const cause = socket.errored ?? { code: "ECONNRESET" };
  return new WireError("reset", codeOf(cause), { cause });
}
function codeOf(error3) {
  const { code: code2, message } = error3 ?? {};
  return String(code2 ?? message ?? "unknown");
}
var MEANING;
var init_connect_errors = __esm({
  "src/wire/connect-errors.ts"() {
    "use strict";
    init_wire_error();
    MEANING = [
      ["ECONNREFUSED", "connect_refused"],
      ["ECONNRESET", "reset"],
      ["ETIMEDOUT", "connect_timeout"]
    ];
  }
});

// late-builtins:node:dns
var require_node_dns = __commonJS({
  "late-builtins:node:dns"(exports, module) {
    module.exports = __require("node:dns");
  }
});

// src/wire/resolve.ts
async function resolve(hostname, lookup) {
  const addresses = await lookup(hostname).catch((cause) => {
    throw lookupError(cause);
  });
  if (addresses.length === 0) throw new WireError("dns_not_found", "ENODATA");
  return addresses;
}
function lookupError(cause) {
  const code2 = String(cause?.code ?? "unknown");
  return new WireError(NOT_FOUND.has(code2) ? "dns_not_found" : "dns_failed", code2, { cause });
}
var import_node_dns, systemLookup, NOT_FOUND;
var init_resolve = __esm({
  "src/wire/resolve.ts"() {
    "use strict";
    import_node_dns = __toESM(require_node_dns(), 1);
    init_wire_error();
    systemLookup = (hostname) => new Promise((done, fail) => {
      (0, import_node_dns.lookup)(
        hostname,
        { all: true },
        (error3, addresses) => error3 === null ? done(addresses) : fail(error3)
      );
    });
    NOT_FOUND = /* @__PURE__ */ new Set(["ENOTFOUND", "ENODATA", "EAI_NONAME", "EAI_NODATA"]);
  }
});

// src/wire/secure-options.ts
function secureOptions(hostname, ca) {
  const { checkServerIdentity, createSecureContext } = tls();
  defaultContext ??= createSecureContext();
  const name = hostname.replace(/\.$/, "");
  return {
    host: name,
    // SNI carries names only (RFC 6066 §3).
    ...(0, import_node_net2.isIP)(name) === 0 ? { servername: name } : {},
    secureContext: ca === void 0 ? defaultContext : createSecureContext({ ca }),
    rejectUnauthorized: false,
    ALPNProtocols: ["http/1.1"],
    checkServerIdentity: (host, certificate) => {
      try {
        return checkServerIdentity(host, certificate);
      } catch (error3) {
        return error3;
      }
    }
  };
}
var import_node_net2, defaultContext;
var init_secure_options = __esm({
  "src/wire/secure-options.ts"() {
    "use strict";
    import_node_net2 = __toESM(require_node_net(), 1);
    init_builtins();
  }
});

// src/wire/tls-facts.ts
function tlsOutcome(code2) {
  return OUTCOMES.get(code2) ?? "tls_failed";
}
function tlsFacts(socket) {
  const certificate = socket.getPeerCertificate(true);
  const chain = issuerChain(certificate);
  return {
    verified: socket.authorized,
    code: socket.authorized ? null : errorCode2(socket.authorizationError),
    protocol: socket.getProtocol(),
    subject: distinguishedName(certificate.subject),
    names: subjectNames(certificate.subjectaltname),
    issuer: distinguishedName(certificate.issuer),
    valid_from: isoTime(certificate.valid_from),
    valid_to: isoTime(certificate.valid_to),
    chain: chain.map((link) => distinguishedName(link.subject) ?? "")
  };
}
function failedTlsFacts(code2) {
  return {
    verified: false,
    code: code2,
    protocol: null,
    subject: null,
    names: [],
    issuer: null,
    valid_from: null,
    valid_to: null,
    chain: []
  };
}
function errorCode2(error3) {
  return error3 instanceof Error ? error3.message : String(error3);
}
function issuerChain(leaf) {
  const links = [];
  for (let link = leaf; link?.raw !== void 0 && !links.includes(link) && links.length < MAX_CHAIN; link = link.issuerCertificate) {
    links.push(link);
  }
  return links;
}
function distinguishedName(name) {
  const parts2 = Object.entries(name ?? {}).flatMap(
    ([key, value]) => [value].flat().map((text3) => `${key}=${text3}`)
  );
  return parts2.length === 0 ? null : parts2.join(", ");
}
function subjectNames(list2) {
  const names = [];
  for (const [, kind, value = ""] of (list2 ?? "").matchAll(
    /(?:^|, )([^:,]+):("(?:[^"\\]|\\.)*"|[^,]*)/g
  )) {
    if (names.length === MAX_NAMES) break;
    if (kind === "DNS" || kind === "IP Address") {
      names.push(value.startsWith('"') ? unquoted(value) : value);
    }
  }
  return names;
}
function unquoted(json) {
  try {
    return String(JSON.parse(json));
  } catch {
    return json;
  }
}
function isoTime(text3) {
  const time = Date.parse(text3 ?? "");
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
var OUTCOMES, MAX_NAMES, MAX_CHAIN;
var init_tls_facts = __esm({
  "src/wire/tls-facts.ts"() {
    "use strict";
    OUTCOMES = /* @__PURE__ */ new Map([
      ["CERT_HAS_EXPIRED", "tls_expired"],
      ["CERT_NOT_YET_VALID", "tls_not_yet_valid"],
      ["ERR_TLS_CERT_ALTNAME_INVALID", "tls_name_mismatch"],
      ["DEPTH_ZERO_SELF_SIGNED_CERT", "tls_self_signed"],
      ["SELF_SIGNED_CERT_IN_CHAIN", "tls_untrusted_root"],
      ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "tls_issuer_not_found"],
      ["UNABLE_TO_GET_ISSUER_CERT", "tls_issuer_not_found"],
      ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "tls_issuer_not_found"]
    ]);
    MAX_NAMES = 100;
    MAX_CHAIN = 10;
  }
});

// src/wire/url-verdict.ts
function urlVerdict(url, policy) {
  const parsed2 = typeof url === "string" ? parseUrl(url) : url;
  if (parsed2 === null) return refused2("not_a_url");
  if (parsed2.protocol !== "http:" && parsed2.protocol !== "https:") return refused2("not_http");
  return hostVerdict(parsed2.hostname, policy);
}
function hostVerdict(host, policy) {
  const name = host.replace(/^\[|\]$/g, "").replace(/\.+$/, "").toLowerCase();
  if ((0, import_node_net3.isIP)(name) !== 0) return addressVerdict(name, policy);
  if (name === "") return refused2("not_a_url");
  if (METADATA_NAMES.has(name)) return refused2("metadata");
  if (policy.allowPrivate) return { allowed: true };
  if (name === "localhost" || name.endsWith(".localhost") || LOOPBACK_NAMES.has(name)) {
    return refused2("loopback");
  }
  const local = !name.includes(".") || LOCAL_ZONES.some((zone) => name.endsWith(`.${zone}`));
  return local ? refused2("local_name") : { allowed: true };
}
function parseUrl(text3) {
  try {
    return new URL(text3);
  } catch {
    return null;
  }
}
function refused2(why) {
  return { allowed: false, why };
}
var import_node_net3, LOOPBACK_NAMES, LOCAL_ZONES, METADATA_NAMES;
var init_url_verdict = __esm({
  "src/wire/url-verdict.ts"() {
    "use strict";
    import_node_net3 = __toESM(require_node_net(), 1);
    init_address();
    LOOPBACK_NAMES = /* @__PURE__ */ new Set(["localhost6", "ip6-localhost", "ip6-loopback"]);
    LOCAL_ZONES = [
      "localhost",
      "localdomain",
      "localdomain6",
      "local",
      "internal",
      "intranet",
      "lan",
      "home.arpa"
    ];
    METADATA_NAMES = /* @__PURE__ */ new Set([
      "metadata.google.internal",
      "metadata.goog",
      "instance-data.ec2.internal"
    ]);
  }
});

// src/wire/connector.ts
function guardedConnector(options) {
  return (target, callback) => open(target, options, callback);
}
function open(target, options, callback) {
  let stage = "dns";
  let socket = null;
  let made = null;
  let isOver = false;
  const timer = setTimeout(() => fail(STAGE_TIMEOUT[stage]()), options.connectTimeoutMs);
  checkedAddresses(target.hostname, options).then(openTcp, fail);
  function end(error3, tls2) {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    if (made !== null) options.onConnect({ ...made, tls: tls2 });
    if (error3 !== null || socket === null) {
      socket?.destroy();
      callback(error3 ?? new WireError("connect_failed", null), null);
    } else if (socket.destroyed) callback(brokenSocket(socket), null);
    else {
      socket.on("error", destroyItself).off("error", onTcpError).off("error", onTlsError);
      callback(null, socket);
    }
  }
  function fail(error3) {
    end(error3, error3.code === "tls_failed" ? failedTlsFacts(error3.detail ?? "") : null);
  }
  function onTcpError(error3) {
    if (!isOver && stage === "tcp") fail(connectError(error3));
  }
  function onTlsError(error3) {
    if (!isOver) fail(tlsHandshakeError(error3));
  }
  function openTcp(addresses) {
    if (isOver) return;
    stage = "tcp";
    const tcp = (0, import_node_net4.connect)({
      host: target.hostname,
      port: Number(target.port || (target.protocol === "https:" ? 443 : 80)),
      lookup: (_host, _options, answer) => answer(null, addresses),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: ATTEMPT_TIMEOUT_MS,
      noDelay: true
    });
    socket = tcp;
    tcp.on("error", onTcpError);
    tcp.once("connect", () => {
      if (isOver) return;
      const origin = `${target.protocol}//${target.host ?? target.hostname}`;
      made = { origin, address: tcp.remoteAddress ?? null };
      if (target.protocol === "https:") openTls(tcp);
      else end(null, null);
    });
  }
  function openTls(tcp) {
    stage = "tls";
    const tls2 = tls().connect({ socket: tcp, ...secureOptions(target.hostname, options.ca) });
    socket = tls2;
    tls2.on("error", onTlsError);
    tls2.once("secureConnect", () => {
      if (isOver) return;
      const facts = tlsFacts(tls2);
      const { verified: verified2, code: code2 } = facts;
      end(verified2 ? null : new WireError(tlsOutcome(code2), code2), facts);
    });
  }
}
function destroyItself(error3) {
  this.destroy(error3);
}
async function checkedAddresses(hostname, options) {
  const verdict2 = hostVerdict(hostname, options);
  if (!verdict2.allowed) throw new WireError("address_refused", `${hostname}: ${verdict2.why}`);
  const family = (0, import_node_net4.isIP)(hostname);
  if (family !== 0) return [{ address: hostname, family }];
  const addresses = await resolve(hostname, options.lookup ?? systemLookup);
  for (const { address } of addresses) {
    const verdict3 = addressVerdict(address, options);
    if (!verdict3.allowed) throw new WireError("address_refused", `${address}: ${verdict3.why}`);
  }
  return addresses;
}
var import_node_net4, ATTEMPT_TIMEOUT_MS, STAGE_TIMEOUT;
var init_connector = __esm({
  "src/wire/connector.ts"() {
    "use strict";
    import_node_net4 = __toESM(require_node_net(), 1);
    init_address();
    init_builtins();
    init_connect_errors();
    init_resolve();
    init_secure_options();
    init_tls_facts();
    init_url_verdict();
    init_wire_error();
    ATTEMPT_TIMEOUT_MS = 1500;
    STAGE_TIMEOUT = {
      dns: () => new WireError("dns_failed", "ETIMEOUT"),
      tcp: () => new WireError("connect_timeout", "ETIMEDOUT"),
      tls: () => new WireError("connect_timeout", "TLS handshake")
    };
  }
});

// node_modules/undici/lib/core/symbols.js
var require_symbols = __commonJS({
  "node_modules/undici/lib/core/symbols.js"(exports, module) {
    "use strict";
    module.exports = {
      kClose: /* @__PURE__ */ Symbol("close"),
      kDestroy: /* @__PURE__ */ Symbol("destroy"),
      kDispatch: /* @__PURE__ */ Symbol("dispatch"),
      kUrl: /* @__PURE__ */ Symbol("url"),
      kRedirectCacheControl: /* @__PURE__ */ Symbol("redirect cache control"),
      kWriting: /* @__PURE__ */ Symbol("writing"),
      kResuming: /* @__PURE__ */ Symbol("resuming"),
      kQueue: /* @__PURE__ */ Symbol("queue"),
      kConnect: /* @__PURE__ */ Symbol("connect"),
      kConnecting: /* @__PURE__ */ Symbol("connecting"),
      kKeepAliveDefaultTimeout: /* @__PURE__ */ Symbol("default keep alive timeout"),
      kKeepAliveMaxTimeout: /* @__PURE__ */ Symbol("max keep alive timeout"),
      kKeepAliveTimeoutThreshold: /* @__PURE__ */ Symbol("keep alive timeout threshold"),
      kKeepAliveTimeoutValue: /* @__PURE__ */ Symbol("keep alive timeout"),
      kKeepAlive: /* @__PURE__ */ Symbol("keep alive"),
      kHeadersTimeout: /* @__PURE__ */ Symbol("headers timeout"),
      kBodyTimeout: /* @__PURE__ */ Symbol("body timeout"),
      kServerName: /* @__PURE__ */ Symbol("server name"),
      kLocalAddress: /* @__PURE__ */ Symbol("local address"),
      kHost: /* @__PURE__ */ Symbol("host"),
      kNoRef: /* @__PURE__ */ Symbol("no ref"),
      kBodyUsed: /* @__PURE__ */ Symbol("used"),
      kBody: /* @__PURE__ */ Symbol("abstracted request body"),
      kRunning: /* @__PURE__ */ Symbol("running"),
      kBlocking: /* @__PURE__ */ Symbol("blocking"),
      kPending: /* @__PURE__ */ Symbol("pending"),
      kSize: /* @__PURE__ */ Symbol("size"),
      kBusy: /* @__PURE__ */ Symbol("busy"),
      kQueued: /* @__PURE__ */ Symbol("queued"),
      kFree: /* @__PURE__ */ Symbol("free"),
      kConnected: /* @__PURE__ */ Symbol("connected"),
      kClosed: /* @__PURE__ */ Symbol("closed"),
      kNeedDrain: /* @__PURE__ */ Symbol("need drain"),
      kReset: /* @__PURE__ */ Symbol("reset"),
      kDestroyed: /* @__PURE__ */ Symbol.for("nodejs.stream.destroyed"),
      kResume: /* @__PURE__ */ Symbol("resume"),
      kOnError: /* @__PURE__ */ Symbol("on error"),
      kMaxHeadersSize: /* @__PURE__ */ Symbol("max headers size"),
      kRunningIdx: /* @__PURE__ */ Symbol("running index"),
      kPendingIdx: /* @__PURE__ */ Symbol("pending index"),
      kError: /* @__PURE__ */ Symbol("error"),
      kClients: /* @__PURE__ */ Symbol("clients"),
      kClient: /* @__PURE__ */ Symbol("client"),
      kParser: /* @__PURE__ */ Symbol("parser"),
      kOnDestroyed: /* @__PURE__ */ Symbol("destroy callbacks"),
      kPipelining: /* @__PURE__ */ Symbol("pipelining"),
      kSocket: /* @__PURE__ */ Symbol("socket"),
      kHostHeader: /* @__PURE__ */ Symbol("host header"),
      kConnector: /* @__PURE__ */ Symbol("connector"),
      kStrictContentLength: /* @__PURE__ */ Symbol("strict content length"),
      kMaxRedirections: /* @__PURE__ */ Symbol("maxRedirections"),
      kMaxRequests: /* @__PURE__ */ Symbol("maxRequestsPerClient"),
      kProxy: /* @__PURE__ */ Symbol("proxy agent options"),
      kCounter: /* @__PURE__ */ Symbol("socket request counter"),
      kMaxResponseSize: /* @__PURE__ */ Symbol("max response size"),
      kHTTP2Session: /* @__PURE__ */ Symbol("http2Session"),
      kHTTP2SessionState: /* @__PURE__ */ Symbol("http2Session state"),
      kRetryHandlerDefaultRetry: /* @__PURE__ */ Symbol("retry agent default retry"),
      kConstruct: /* @__PURE__ */ Symbol("constructable"),
      kListeners: /* @__PURE__ */ Symbol("listeners"),
      kHTTPContext: /* @__PURE__ */ Symbol("http context"),
      kMaxConcurrentStreams: /* @__PURE__ */ Symbol("max concurrent streams"),
      kHTTP2InitialWindowSize: /* @__PURE__ */ Symbol("http2 initial window size"),
      kHTTP2ConnectionWindowSize: /* @__PURE__ */ Symbol("http2 connection window size"),
      kEnableConnectProtocol: /* @__PURE__ */ Symbol("http2session connect protocol"),
      kRemoteSettings: /* @__PURE__ */ Symbol("http2session remote settings"),
      kHTTP2Stream: /* @__PURE__ */ Symbol("http2session client stream"),
      kPingInterval: /* @__PURE__ */ Symbol("ping interval"),
      kNoProxyAgent: /* @__PURE__ */ Symbol("no proxy agent"),
      kHttpProxyAgent: /* @__PURE__ */ Symbol("http proxy agent"),
      kHttpsProxyAgent: /* @__PURE__ */ Symbol("https proxy agent"),
      kSocks5ProxyAgent: /* @__PURE__ */ Symbol("socks5 proxy agent")
    };
  }
});

// node_modules/undici/lib/util/timers.js
var require_timers = __commonJS({
  "node_modules/undici/lib/util/timers.js"(exports, module) {
    "use strict";
    var fastNow = 0;
    var RESOLUTION_MS = 1e3;
    var TICK_MS2 = (RESOLUTION_MS >> 1) - 1;
    var fastNowTimeout;
    var kFastTimer = /* @__PURE__ */ Symbol("kFastTimer");
    var fastTimers = [];
    var NOT_IN_LIST = -2;
    var TO_BE_CLEARED = -1;
    var PENDING = 0;
    var ACTIVE = 1;
    function onTick() {
      fastNow += TICK_MS2;
      let idx = 0;
      let len = fastTimers.length;
      while (idx < len) {
        const timer = fastTimers[idx];
        if (timer._state === PENDING) {
          timer._idleStart = fastNow - TICK_MS2;
          timer._state = ACTIVE;
        } else if (timer._state === ACTIVE && fastNow >= timer._idleStart + timer._idleTimeout) {
          timer._state = TO_BE_CLEARED;
          timer._idleStart = -1;
          timer._onTimeout(timer._timerArg);
        }
        if (timer._state === TO_BE_CLEARED) {
          timer._state = NOT_IN_LIST;
          if (--len !== 0) {
            fastTimers[idx] = fastTimers[len];
          }
        } else {
          ++idx;
        }
      }
      fastTimers.length = len;
      if (fastTimers.length !== 0) {
        refreshTimeout();
      }
    }
    function refreshTimeout() {
      if (fastNowTimeout?.refresh) {
        fastNowTimeout.refresh();
      } else {
        clearTimeout(fastNowTimeout);
        fastNowTimeout = setTimeout(onTick, TICK_MS2);
        fastNowTimeout?.unref();
      }
    }
    var FastTimer = class {
      [kFastTimer] = true;
      /**
       * The state of the timer, which can be one of the following:
       * - NOT_IN_LIST (-2)
       * - TO_BE_CLEARED (-1)
       * - PENDING (0)
       * - ACTIVE (1)
       *
       * @type {-2|-1|0|1}
       * @private
       */
      _state = NOT_IN_LIST;
      /**
       * The number of milliseconds to wait before calling the callback.
       *
       * @type {number}
       * @private
       */
      _idleTimeout = -1;
      /**
       * The time in milliseconds when the timer was started. This value is used to
       * calculate when the timer should expire.
       *
       * @type {number}
       * @default -1
       * @private
       */
      _idleStart = -1;
      /**
       * The function to be executed when the timer expires.
       * @type {Function}
       * @private
       */
      _onTimeout;
      /**
       * The argument to be passed to the callback when the timer expires.
       *
       * @type {*}
       * @private
       */
      _timerArg;
      /**
       * @constructor
       * @param {Function} callback A function to be executed after the timer
       * expires.
       * @param {number} delay The time, in milliseconds that the timer should wait
       * before the specified function or code is executed.
       * @param {*} arg
       */
      constructor(callback, delay, arg) {
        this._onTimeout = callback;
        this._idleTimeout = delay;
        this._timerArg = arg;
        this.refresh();
      }
      /**
       * Sets the timer's start time to the current time, and reschedules the timer
       * to call its callback at the previously specified duration adjusted to the
       * current time.
       * Using this on a timer that has already called its callback will reactivate
       * the timer.
       *
       * @returns {void}
       */
      refresh() {
        if (this._state === NOT_IN_LIST) {
          fastTimers.push(this);
        }
        if (!fastNowTimeout || fastTimers.length === 1) {
          refreshTimeout();
        }
        this._state = PENDING;
      }
      /**
       * The `clear` method cancels the timer, preventing it from executing.
       *
       * @returns {void}
       * @private
       */
      clear() {
        this._state = TO_BE_CLEARED;
        this._idleStart = -1;
      }
    };
    module.exports = {
      /**
       * The setTimeout() method sets a timer which executes a function once the
       * timer expires.
       * @param {Function} callback A function to be executed after the timer
       * expires.
       * @param {number} delay The time, in milliseconds that the timer should
       * wait before the specified function or code is executed.
       * @param {*} [arg] An optional argument to be passed to the callback function
       * when the timer expires.
       * @returns {NodeJS.Timeout|FastTimer}
       */
      setTimeout(callback, delay, arg) {
        return delay <= RESOLUTION_MS ? setTimeout(callback, delay, arg) : new FastTimer(callback, delay, arg);
      },
      /**
       * The clearTimeout method cancels an instantiated Timer previously created
       * by calling setTimeout.
       *
       * @param {NodeJS.Timeout|FastTimer} timeout
       */
      clearTimeout(timeout) {
        if (timeout[kFastTimer]) {
          timeout.clear();
        } else {
          clearTimeout(timeout);
        }
      },
      /**
       * The setFastTimeout() method sets a fastTimer which executes a function once
       * the timer expires.
       * @param {Function} callback A function to be executed after the timer
       * expires.
       * @param {number} delay The time, in milliseconds that the timer should
       * wait before the specified function or code is executed.
       * @param {*} [arg] An optional argument to be passed to the callback function
       * when the timer expires.
       * @returns {FastTimer}
       */
      setFastTimeout(callback, delay, arg) {
        return new FastTimer(callback, delay, arg);
      },
      /**
       * The clearTimeout method cancels an instantiated FastTimer previously
       * created by calling setFastTimeout.
       *
       * @param {FastTimer} timeout
       */
      clearFastTimeout(timeout) {
        timeout.clear();
      },
      /**
       * The now method returns the value of the internal fast timer clock.
       *
       * @returns {number}
       */
      now() {
        return fastNow;
      },
      /**
       * Trigger the onTick function to process the fastTimers array.
       * Exported for testing purposes only.
       * Marking as deprecated to discourage any use outside of testing.
       * @deprecated
       * @param {number} [delay=0] The delay in milliseconds to add to the now value.
       */
      tick(delay = 0) {
        fastNow += delay - RESOLUTION_MS + 1;
        onTick();
        onTick();
      },
      /**
       * Reset FastTimers.
       * Exported for testing purposes only.
       * Marking as deprecated to discourage any use outside of testing.
       * @deprecated
       */
      reset() {
        fastNow = 0;
        fastTimers.length = 0;
        clearTimeout(fastNowTimeout);
        fastNowTimeout = null;
      },
      /**
       * Exporting for testing purposes only.
       * Marking as deprecated to discourage any use outside of testing.
       * @deprecated
       */
      kFastTimer
    };
  }
});

// node_modules/undici/lib/core/errors.js
var require_errors = __commonJS({
  "node_modules/undici/lib/core/errors.js"(exports, module) {
    "use strict";
    var kUndiciError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR");
    var UndiciError = class extends Error {
      constructor(message, options) {
        super(message, options);
        this.name = "UndiciError";
        this.code = "UND_ERR";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kUndiciError] === true;
      }
      get [kUndiciError]() {
        return true;
      }
    };
    var kConnectTimeoutError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
    var ConnectTimeoutError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "ConnectTimeoutError";
        this.message = message || "Connect Timeout Error";
        this.code = "UND_ERR_CONNECT_TIMEOUT";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kConnectTimeoutError] === true;
      }
      get [kConnectTimeoutError]() {
        return true;
      }
    };
    var kHeadersTimeoutError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
    var HeadersTimeoutError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "HeadersTimeoutError";
        this.message = message || "Headers Timeout Error";
        this.code = "UND_ERR_HEADERS_TIMEOUT";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kHeadersTimeoutError] === true;
      }
      get [kHeadersTimeoutError]() {
        return true;
      }
    };
    var kHeadersOverflowError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
    var HeadersOverflowError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "HeadersOverflowError";
        this.message = message || "Headers Overflow Error";
        this.code = "UND_ERR_HEADERS_OVERFLOW";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kHeadersOverflowError] === true;
      }
      get [kHeadersOverflowError]() {
        return true;
      }
    };
    var kBodyTimeoutError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
    var BodyTimeoutError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "BodyTimeoutError";
        this.message = message || "Body Timeout Error";
        this.code = "UND_ERR_BODY_TIMEOUT";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kBodyTimeoutError] === true;
      }
      get [kBodyTimeoutError]() {
        return true;
      }
    };
    var kInvalidArgumentError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_INVALID_ARG");
    var InvalidArgumentError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "InvalidArgumentError";
        this.message = message || "Invalid Argument Error";
        this.code = "UND_ERR_INVALID_ARG";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kInvalidArgumentError] === true;
      }
      get [kInvalidArgumentError]() {
        return true;
      }
    };
    var kInvalidReturnValueError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
    var InvalidReturnValueError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "InvalidReturnValueError";
        this.message = message || "Invalid Return Value Error";
        this.code = "UND_ERR_INVALID_RETURN_VALUE";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kInvalidReturnValueError] === true;
      }
      get [kInvalidReturnValueError]() {
        return true;
      }
    };
    var kAbortError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_ABORT");
    var AbortError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "AbortError";
        this.message = message || "The operation was aborted";
        this.code = "UND_ERR_ABORT";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kAbortError] === true;
      }
      get [kAbortError]() {
        return true;
      }
    };
    var kRequestAbortedError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_ABORTED");
    var RequestAbortedError = class extends AbortError {
      constructor(message) {
        super(message);
        this.name = "AbortError";
        this.message = message || "Request aborted";
        this.code = "UND_ERR_ABORTED";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kRequestAbortedError] === true;
      }
      get [kRequestAbortedError]() {
        return true;
      }
    };
    var kInformationalError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_INFO");
    var InformationalError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "InformationalError";
        this.message = message || "Request information";
        this.code = "UND_ERR_INFO";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kInformationalError] === true;
      }
      get [kInformationalError]() {
        return true;
      }
    };
    var kRequestContentLengthMismatchError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
    var RequestContentLengthMismatchError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "RequestContentLengthMismatchError";
        this.message = message || "Request body length does not match content-length header";
        this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kRequestContentLengthMismatchError] === true;
      }
      get [kRequestContentLengthMismatchError]() {
        return true;
      }
    };
    var kResponseContentLengthMismatchError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
    var ResponseContentLengthMismatchError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "ResponseContentLengthMismatchError";
        this.message = message || "Response body length does not match content-length header";
        this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kResponseContentLengthMismatchError] === true;
      }
      get [kResponseContentLengthMismatchError]() {
        return true;
      }
    };
    var kClientDestroyedError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_DESTROYED");
    var ClientDestroyedError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "ClientDestroyedError";
        this.message = message || "The client is destroyed";
        this.code = "UND_ERR_DESTROYED";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kClientDestroyedError] === true;
      }
      get [kClientDestroyedError]() {
        return true;
      }
    };
    var kClientClosedError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_CLOSED");
    var ClientClosedError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "ClientClosedError";
        this.message = message || "The client is closed";
        this.code = "UND_ERR_CLOSED";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kClientClosedError] === true;
      }
      get [kClientClosedError]() {
        return true;
      }
    };
    var kSocketError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_SOCKET");
    var SocketError = class extends UndiciError {
      constructor(message, socket) {
        super(message);
        this.name = "SocketError";
        this.message = message || "Socket error";
        this.code = "UND_ERR_SOCKET";
        this.socket = socket;
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kSocketError] === true;
      }
      get [kSocketError]() {
        return true;
      }
    };
    var kNotSupportedError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
    var NotSupportedError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "NotSupportedError";
        this.message = message || "Not supported error";
        this.code = "UND_ERR_NOT_SUPPORTED";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kNotSupportedError] === true;
      }
      get [kNotSupportedError]() {
        return true;
      }
    };
    var kBalancedPoolMissingUpstreamError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
    var BalancedPoolMissingUpstreamError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "MissingUpstreamError";
        this.message = message || "No upstream has been added to the BalancedPool";
        this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kBalancedPoolMissingUpstreamError] === true;
      }
      get [kBalancedPoolMissingUpstreamError]() {
        return true;
      }
    };
    var kHTTPParserError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
    var HTTPParserError = class extends Error {
      constructor(message, code2, data2) {
        super(message);
        this.name = "HTTPParserError";
        this.code = code2 ? `HPE_${code2}` : void 0;
        this.data = data2 ? data2.toString() : void 0;
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kHTTPParserError] === true;
      }
      get [kHTTPParserError]() {
        return true;
      }
    };
    var kResponseExceededMaxSizeError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
    var ResponseExceededMaxSizeError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "ResponseExceededMaxSizeError";
        this.message = message || "Response content exceeded max size";
        this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kResponseExceededMaxSizeError] === true;
      }
      get [kResponseExceededMaxSizeError]() {
        return true;
      }
    };
    var kRequestRetryError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_REQ_RETRY");
    var RequestRetryError = class extends UndiciError {
      constructor(message, code2, { headers, data: data2 }) {
        super(message);
        this.name = "RequestRetryError";
        this.message = message || "Request retry error";
        this.code = "UND_ERR_REQ_RETRY";
        this.statusCode = code2;
        this.data = data2;
        this.headers = headers;
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kRequestRetryError] === true;
      }
      get [kRequestRetryError]() {
        return true;
      }
    };
    var kResponseError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_RESPONSE");
    var ResponseError = class extends UndiciError {
      constructor(message, code2, { headers, body }) {
        super(message);
        this.name = "ResponseError";
        this.message = message || "Response error";
        this.code = "UND_ERR_RESPONSE";
        this.statusCode = code2;
        this.body = body;
        this.headers = headers;
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kResponseError] === true;
      }
      get [kResponseError]() {
        return true;
      }
    };
    var kSecureProxyConnectionError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_PRX_TLS");
    var SecureProxyConnectionError = class extends UndiciError {
      constructor(cause, message, options = {}) {
        super(message, { cause, ...options });
        this.name = "SecureProxyConnectionError";
        this.message = message || "Secure Proxy Connection failed";
        this.code = "UND_ERR_PRX_TLS";
        this.cause = cause;
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kSecureProxyConnectionError] === true;
      }
      get [kSecureProxyConnectionError]() {
        return true;
      }
    };
    var kMaxOriginsReachedError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");
    var MaxOriginsReachedError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "MaxOriginsReachedError";
        this.message = message || "Maximum allowed origins reached";
        this.code = "UND_ERR_MAX_ORIGINS_REACHED";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kMaxOriginsReachedError] === true;
      }
      get [kMaxOriginsReachedError]() {
        return true;
      }
    };
    var Socks5ProxyError = class extends UndiciError {
      constructor(message, code2) {
        super(message);
        this.name = "Socks5ProxyError";
        this.message = message || "SOCKS5 proxy error";
        this.code = code2 || "UND_ERR_SOCKS5";
      }
    };
    var kMessageSizeExceededError = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
    var MessageSizeExceededError = class extends UndiciError {
      constructor(message) {
        super(message);
        this.name = "MessageSizeExceededError";
        this.message = message || "Max decompressed message size exceeded";
        this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
      }
      static [Symbol.hasInstance](instance) {
        return instance && instance[kMessageSizeExceededError] === true;
      }
      get [kMessageSizeExceededError]() {
        return true;
      }
    };
    module.exports = {
      AbortError,
      HTTPParserError,
      UndiciError,
      HeadersTimeoutError,
      HeadersOverflowError,
      BodyTimeoutError,
      RequestContentLengthMismatchError,
      ConnectTimeoutError,
      InvalidArgumentError,
      InvalidReturnValueError,
      RequestAbortedError,
      ClientDestroyedError,
      ClientClosedError,
      InformationalError,
      SocketError,
      NotSupportedError,
      ResponseContentLengthMismatchError,
      BalancedPoolMissingUpstreamError,
      ResponseExceededMaxSizeError,
      RequestRetryError,
      ResponseError,
      SecureProxyConnectionError,
      MaxOriginsReachedError,
      Socks5ProxyError,
      MessageSizeExceededError
    };
  }
});

// node_modules/undici/lib/core/constants.js
var require_constants = __commonJS({
  "node_modules/undici/lib/core/constants.js"(exports, module) {
    "use strict";
    var wellknownHeaderNames = (
      /** @type {const} */
      [
        "Accept",
        "Accept-Encoding",
        "Accept-Language",
        "Accept-Ranges",
        "Access-Control-Allow-Credentials",
        "Access-Control-Allow-Headers",
        "Access-Control-Allow-Methods",
        "Access-Control-Allow-Origin",
        "Access-Control-Expose-Headers",
        "Access-Control-Max-Age",
        "Access-Control-Request-Headers",
        "Access-Control-Request-Method",
        "Age",
        "Allow",
        "Alt-Svc",
        "Alt-Used",
        "Authorization",
        "Cache-Control",
        "Clear-Site-Data",
        "Connection",
        "Content-Disposition",
        "Content-Encoding",
        "Content-Language",
        "Content-Length",
        "Content-Location",
        "Content-Range",
        "Content-Security-Policy",
        "Content-Security-Policy-Report-Only",
        "Content-Type",
        "Cookie",
        "Cross-Origin-Embedder-Policy",
        "Cross-Origin-Opener-Policy",
        "Cross-Origin-Resource-Policy",
        "Date",
        "Device-Memory",
        "Downlink",
        "ECT",
        "ETag",
        "Expect",
        "Expect-CT",
        "Expires",
        "Forwarded",
        "From",
        "Host",
        "If-Match",
        "If-Modified-Since",
        "If-None-Match",
        "If-Range",
        "If-Unmodified-Since",
        "Keep-Alive",
        "Last-Modified",
        "Link",
        "Location",
        "Max-Forwards",
        "Origin",
        "Permissions-Policy",
        "Pragma",
        "Proxy-Authenticate",
        "Proxy-Authorization",
        "RTT",
        "Range",
        "Referer",
        "Referrer-Policy",
        "Refresh",
        "Retry-After",
        "Sec-WebSocket-Accept",
        "Sec-WebSocket-Extensions",
        "Sec-WebSocket-Key",
        "Sec-WebSocket-Protocol",
        "Sec-WebSocket-Version",
        "Server",
        "Server-Timing",
        "Service-Worker-Allowed",
        "Service-Worker-Navigation-Preload",
        "Set-Cookie",
        "SourceMap",
        "Strict-Transport-Security",
        "Supports-Loading-Mode",
        "TE",
        "Timing-Allow-Origin",
        "Trailer",
        "Transfer-Encoding",
        "Upgrade",
        "Upgrade-Insecure-Requests",
        "User-Agent",
        "Vary",
        "Via",
        "WWW-Authenticate",
        "X-Content-Type-Options",
        "X-DNS-Prefetch-Control",
        "X-Frame-Options",
        "X-Permitted-Cross-Domain-Policies",
        "X-Powered-By",
        "X-Requested-With",
        "X-XSS-Protection"
      ]
    );
    var headerNameLowerCasedRecord = {};
    Object.setPrototypeOf(headerNameLowerCasedRecord, null);
    var wellknownHeaderNameBuffers = {};
    Object.setPrototypeOf(wellknownHeaderNameBuffers, null);
    function getHeaderNameAsBuffer(header) {
      let buffer = wellknownHeaderNameBuffers[header];
      if (buffer === void 0) {
        buffer = Buffer.from(header);
      }
      return buffer;
    }
    for (let i = 0; i < wellknownHeaderNames.length; ++i) {
      const key = wellknownHeaderNames[i];
      const lowerCasedKey = key.toLowerCase();
      headerNameLowerCasedRecord[key] = headerNameLowerCasedRecord[lowerCasedKey] = lowerCasedKey;
    }
    module.exports = {
      wellknownHeaderNames,
      headerNameLowerCasedRecord,
      getHeaderNameAsBuffer
    };
  }
});

// node_modules/undici/lib/core/tree.js
var require_tree = __commonJS({
  "node_modules/undici/lib/core/tree.js"(exports, module) {
    "use strict";
    var {
      wellknownHeaderNames,
      headerNameLowerCasedRecord
    } = require_constants();
    var TstNode = class _TstNode {
      /** @type {any} */
      value = null;
      /** @type {null | TstNode} */
      left = null;
      /** @type {null | TstNode} */
      middle = null;
      /** @type {null | TstNode} */
      right = null;
      /** @type {number} */
      code;
      /**
       * @param {string} key
       * @param {any} value
       * @param {number} index
       */
      constructor(key, value, index) {
        if (index === void 0 || index >= key.length) {
          throw new TypeError("Unreachable");
        }
        const code2 = this.code = key.charCodeAt(index);
        if (code2 > 127) {
          throw new TypeError("key must be ascii string");
        }
        if (key.length !== ++index) {
          this.middle = new _TstNode(key, value, index);
        } else {
          this.value = value;
        }
      }
      /**
       * @param {string} key
       * @param {any} value
       * @returns {void}
       */
      add(key, value) {
        const length = key.length;
        if (length === 0) {
          throw new TypeError("Unreachable");
        }
        let index = 0;
        let node = this;
        while (true) {
          const code2 = key.charCodeAt(index);
          if (code2 > 127) {
            throw new TypeError("key must be ascii string");
          }
          if (node.code === code2) {
            if (length === ++index) {
              node.value = value;
              break;
            } else if (node.middle !== null) {
              node = node.middle;
            } else {
              node.middle = new _TstNode(key, value, index);
              break;
            }
          } else if (node.code < code2) {
            if (node.left !== null) {
              node = node.left;
            } else {
              node.left = new _TstNode(key, value, index);
              break;
            }
          } else if (node.right !== null) {
            node = node.right;
          } else {
            node.right = new _TstNode(key, value, index);
            break;
          }
        }
      }
      /**
       * @param {Uint8Array} key
       * @returns {TstNode | null}
       */
      search(key) {
        const keylength = key.length;
        let index = 0;
        let node = this;
        while (node !== null && index < keylength) {
          let code2 = key[index];
          if (code2 <= 90 && code2 >= 65) {
            code2 |= 32;
          }
          while (node !== null) {
            if (code2 === node.code) {
              if (keylength === ++index) {
                return node;
              }
              node = node.middle;
              break;
            }
            node = node.code < code2 ? node.left : node.right;
          }
        }
        return null;
      }
    };
    var TernarySearchTree = class {
      /** @type {TstNode | null} */
      node = null;
      /**
       * @param {string} key
       * @param {any} value
       * @returns {void}
       * */
      insert(key, value) {
        if (this.node === null) {
          this.node = new TstNode(key, value, 0);
        } else {
          this.node.add(key, value);
        }
      }
      /**
       * @param {Uint8Array} key
       * @returns {any}
       */
      lookup(key) {
        return this.node?.search(key)?.value ?? null;
      }
    };
    var tree = new TernarySearchTree();
    for (let i = 0; i < wellknownHeaderNames.length; ++i) {
      const key = headerNameLowerCasedRecord[wellknownHeaderNames[i]];
      tree.insert(key, key);
    }
    module.exports = {
      TernarySearchTree,
      tree
    };
  }
});

// node_modules/undici/lib/core/util.js
var require_util = __commonJS({
  "node_modules/undici/lib/core/util.js"(exports, module) {
    "use strict";
    var assert = __require("node:assert");
    var { kDestroyed, kBodyUsed, kListeners, kBody } = require_symbols();
    var { IncomingMessage } = __require("node:http");
    var stream = __require("node:stream");
    var net = __require("node:net");
    var { stringify } = __require("node:querystring");
    var { EventEmitter: EE } = __require("node:events");
    var timers = require_timers();
    var { InvalidArgumentError, ConnectTimeoutError } = require_errors();
    var { headerNameLowerCasedRecord } = require_constants();
    var { tree } = require_tree();
    var [nodeMajor, nodeMinor] = process.versions.node.split(".", 2).map((v) => Number(v));
    var BodyAsyncIterable = class {
      constructor(body) {
        this[kBody] = body;
        this[kBodyUsed] = false;
      }
      async *[Symbol.asyncIterator]() {
        assert(!this[kBodyUsed], "disturbed");
        this[kBodyUsed] = true;
        yield* this[kBody];
      }
    };
    function noop2() {
    }
    function wrapRequestBody(body) {
      if (isStream(body)) {
        if (bodyLength(body) === 0) {
          body.on("data", function() {
            assert(false);
          });
        }
        if (typeof body.readableDidRead !== "boolean") {
          body[kBodyUsed] = false;
          EE.prototype.on.call(body, "data", function() {
            this[kBodyUsed] = true;
          });
        }
        return body;
      } else if (body && typeof body.pipeTo === "function") {
        return new BodyAsyncIterable(body);
      } else if (body && isFormDataLike(body)) {
        return body;
      } else if (body && typeof body !== "string" && !ArrayBuffer.isView(body) && isIterable(body)) {
        return new BodyAsyncIterable(body);
      } else {
        return body;
      }
    }
    function isStream(obj) {
      return obj && typeof obj === "object" && typeof obj.pipe === "function" && typeof obj.on === "function";
    }
    function isBlobLike(object) {
      if (object === null) {
        return false;
      } else if (object instanceof Blob) {
        return true;
      } else if (typeof object !== "object") {
        return false;
      } else {
        const sTag = object[Symbol.toStringTag];
        return (sTag === "Blob" || sTag === "File") && ("stream" in object && typeof object.stream === "function" || "arrayBuffer" in object && typeof object.arrayBuffer === "function");
      }
    }
    function pathHasQueryOrFragment(url) {
      return url.includes("?") || url.includes("#");
    }
    function serializePathWithQuery(url, queryParams) {
      if (pathHasQueryOrFragment(url)) {
        throw new Error('Query params cannot be passed when url already contains "?" or "#".');
      }
      const stringified = stringify(queryParams);
      if (stringified) {
        url += "?" + stringified;
      }
      return url;
    }
    function isValidPort(port) {
      const value = parseInt(port, 10);
      return value === Number(port) && value >= 0 && value <= 65535;
    }
    function isHttpOrHttpsPrefixed(value) {
      return value != null && value[0] === "h" && value[1] === "t" && value[2] === "t" && value[3] === "p" && (value[4] === ":" || value[4] === "s" && value[5] === ":");
    }
    function parseURL(url) {
      if (typeof url === "string") {
        url = new URL(url);
        if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
          throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
        }
        return url;
      }
      if (!url || typeof url !== "object") {
        throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.");
      }
      if (!(url instanceof URL)) {
        if (url.port != null && url.port !== "" && isValidPort(url.port) === false) {
          throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string representation of an integer.");
        }
        if (url.path != null && typeof url.path !== "string") {
          throw new InvalidArgumentError("Invalid URL path: the path must be a string or null/undefined.");
        }
        if (url.pathname != null && typeof url.pathname !== "string") {
          throw new InvalidArgumentError("Invalid URL pathname: the pathname must be a string or null/undefined.");
        }
        if (url.hostname != null && typeof url.hostname !== "string") {
          throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.");
        }
        if (url.origin != null && typeof url.origin !== "string") {
          throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or null/undefined.");
        }
        if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
          throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
        }
        const port = url.port != null ? url.port : url.protocol === "https:" ? 443 : 80;
        let origin = url.origin != null ? url.origin : `${url.protocol || ""}//${url.hostname || ""}:${port}`;
        let path = url.path != null ? url.path : `${url.pathname || ""}${url.search || ""}`;
        if (origin[origin.length - 1] === "/") {
          origin = origin.slice(0, origin.length - 1);
        }
        if (path && path[0] !== "/") {
          path = `/${path}`;
        }
        return new URL(`${origin}${path}`);
      }
      if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) {
        throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
      }
      return url;
    }
    function parseOrigin(url) {
      url = parseURL(url);
      if (url.pathname !== "/" || url.search || url.hash) {
        throw new InvalidArgumentError("invalid url");
      }
      return url;
    }
    function getHostname(host) {
      if (host[0] === "[") {
        const idx2 = host.indexOf("]");
        assert(idx2 !== -1);
        return host.substring(1, idx2);
      }
      const idx = host.indexOf(":");
      if (idx === -1) return host;
      return host.substring(0, idx);
    }
    function getServerName(host) {
      if (!host) {
        return null;
      }
      assert(typeof host === "string");
      const servername = getHostname(host);
      if (net.isIP(servername)) {
        return "";
      }
      return servername;
    }
    function deepClone(obj) {
      return JSON.parse(JSON.stringify(obj));
    }
    function isAsyncIterable(obj) {
      return !!(obj != null && typeof obj[Symbol.asyncIterator] === "function");
    }
    function isIterable(obj) {
      return !!(obj != null && (typeof obj[Symbol.iterator] === "function" || typeof obj[Symbol.asyncIterator] === "function"));
    }
    function hasSafeIterator(obj) {
      const prototype = Object.getPrototypeOf(obj);
      const ownIterator = Object.prototype.hasOwnProperty.call(obj, Symbol.iterator);
      return ownIterator || prototype != null && prototype !== Object.prototype && typeof obj[Symbol.iterator] === "function";
    }
    function bodyLength(body) {
      if (body == null) {
        return 0;
      } else if (isStream(body)) {
        const state = body._readableState;
        return state && state.objectMode === false && state.ended === true && Number.isFinite(state.length) ? state.length : null;
      } else if (isBlobLike(body)) {
        return body.size != null ? body.size : null;
      } else if (isBuffer(body)) {
        return body.byteLength;
      }
      return null;
    }
    function isDestroyed(body) {
      return body && !!(body.destroyed || body[kDestroyed] || stream.isDestroyed?.(body));
    }
    function destroy2(stream2, err2) {
      if (stream2 == null || !isStream(stream2) || isDestroyed(stream2)) {
        return;
      }
      if (typeof stream2.destroy === "function") {
        if (Object.getPrototypeOf(stream2).constructor === IncomingMessage) {
          stream2.socket = null;
        }
        stream2.destroy(err2);
      } else if (err2) {
        queueMicrotask(() => {
          stream2.emit("error", err2);
        });
      }
      if (stream2.destroyed !== true) {
        stream2[kDestroyed] = true;
      }
    }
    var KEEPALIVE_TIMEOUT_EXPR = /timeout=(\d+)/;
    function parseKeepAliveTimeout(val) {
      const m = val.match(KEEPALIVE_TIMEOUT_EXPR);
      return m ? parseInt(m[1], 10) * 1e3 : null;
    }
    function headerNameToString(value) {
      return typeof value === "string" ? headerNameLowerCasedRecord[value] ?? value.toLowerCase() : tree.lookup(value) ?? value.toString("latin1").toLowerCase();
    }
    function bufferToLowerCasedHeaderName(value) {
      return tree.lookup(value) ?? value.toString("latin1").toLowerCase();
    }
    function parseHeaders(headers, obj) {
      if (obj === void 0) obj = {};
      for (let i = 0; i < headers.length; i += 2) {
        const key = headerNameToString(headers[i]);
        let val = obj[key];
        if (val !== void 0) {
          if (!Object.hasOwn(obj, key)) {
            const headersValue = typeof headers[i + 1] === "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map((x) => x.toString("latin1")) : headers[i + 1].toString("latin1");
            if (key === "__proto__") {
              Object.defineProperty(obj, key, {
                value: headersValue,
                enumerable: true,
                configurable: true,
                writable: true
              });
            } else {
              obj[key] = headersValue;
            }
          } else {
            if (typeof val === "string") {
              val = [val];
              obj[key] = val;
            }
            val.push(headers[i + 1].toString("latin1"));
          }
        } else {
          const headersValue = typeof headers[i + 1] === "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map((x) => x.toString("latin1")) : headers[i + 1].toString("latin1");
          obj[key] = headersValue;
        }
      }
      return obj;
    }
    function parseRawHeaders(headers) {
      const headersLength = headers.length;
      const ret = new Array(headersLength);
      let key;
      let val;
      for (let n = 0; n < headersLength; n += 2) {
        key = headers[n];
        val = headers[n + 1];
        typeof key !== "string" && (key = key.toString());
        typeof val !== "string" && (val = val.toString("latin1"));
        ret[n] = key;
        ret[n + 1] = val;
      }
      return ret;
    }
    function toRawHeaders(headers) {
      const rawHeaders = [];
      for (const [name, value] of Object.entries(headers)) {
        if (Array.isArray(value)) {
          for (const entry of value) {
            rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${entry}`, "latin1"));
          }
        } else {
          rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${value}`, "latin1"));
        }
      }
      return rawHeaders;
    }
    function encodeRawHeaders(headers) {
      if (!Array.isArray(headers)) {
        throw new TypeError("expected headers to be an array");
      }
      return headers.map((x) => Buffer.from(x));
    }
    function isBuffer(buffer) {
      return buffer instanceof Uint8Array || Buffer.isBuffer(buffer);
    }
    function assertRequestHandler(handler, method, upgrade) {
      if (!handler || typeof handler !== "object") {
        throw new InvalidArgumentError("handler must be an object");
      }
      if (typeof handler.onRequestStart === "function") {
        return;
      }
      if (typeof handler.onConnect !== "function") {
        throw new InvalidArgumentError("invalid onConnect method");
      }
      if (typeof handler.onError !== "function") {
        throw new InvalidArgumentError("invalid onError method");
      }
      if (typeof handler.onBodySent !== "function" && handler.onBodySent !== void 0) {
        throw new InvalidArgumentError("invalid onBodySent method");
      }
      if (upgrade || method === "CONNECT") {
        if (typeof handler.onUpgrade !== "function") {
          throw new InvalidArgumentError("invalid onUpgrade method");
        }
      } else {
        if (typeof handler.onHeaders !== "function") {
          throw new InvalidArgumentError("invalid onHeaders method");
        }
        if (typeof handler.onData !== "function") {
          throw new InvalidArgumentError("invalid onData method");
        }
        if (typeof handler.onComplete !== "function") {
          throw new InvalidArgumentError("invalid onComplete method");
        }
      }
    }
    function isDisturbed(body) {
      return !!(body && (stream.isDisturbed(body) || body[kBodyUsed]));
    }
    function getSocketInfo(socket) {
      return {
        localAddress: socket.localAddress,
        localPort: socket.localPort,
        remoteAddress: socket.remoteAddress,
        remotePort: socket.remotePort,
        remoteFamily: socket.remoteFamily,
        timeout: socket.timeout,
        bytesWritten: socket.bytesWritten,
        bytesRead: socket.bytesRead
      };
    }
    function ReadableStreamFrom(iterable) {
      let iterator;
      return new ReadableStream(
        {
          start() {
            iterator = iterable[Symbol.asyncIterator]();
          },
          pull(controller) {
            return iterator.next().then(({ done, value }) => {
              if (done) {
                return queueMicrotask(() => {
                  controller.close();
                  controller.byobRequest?.respond(0);
                });
              } else {
                const buf = Buffer.isBuffer(value) ? value : Buffer.from(value);
                if (buf.byteLength) {
                  return controller.enqueue(new Uint8Array(buf));
                } else {
                  return this.pull(controller);
                }
              }
            });
          },
          cancel() {
            return iterator.return();
          },
          type: "bytes"
        }
      );
    }
    function isFormDataLike(object) {
      return object && typeof object === "object" && typeof object.append === "function" && typeof object.delete === "function" && typeof object.get === "function" && typeof object.getAll === "function" && typeof object.has === "function" && typeof object.set === "function" && object[Symbol.toStringTag] === "FormData";
    }
    function addAbortListener(signal, listener) {
      if ("addEventListener" in signal) {
        signal.addEventListener("abort", listener, { once: true });
        return () => signal.removeEventListener("abort", listener);
      }
      signal.once("abort", listener);
      return () => signal.removeListener("abort", listener);
    }
    var validTokenChars = new Uint8Array([
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      // 0-15
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      // 16-31
      0,
      1,
      0,
      1,
      1,
      1,
      1,
      1,
      0,
      0,
      1,
      1,
      0,
      1,
      1,
      0,
      // 32-47 (!"#$%&'()*+,-./)
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      0,
      0,
      0,
      0,
      0,
      0,
      // 48-63 (0-9:;<=>?)
      0,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      // 64-79 (@A-O)
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      0,
      0,
      0,
      1,
      1,
      // 80-95 (P-Z[\]^_)
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      // 96-111 (`a-o)
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      0,
      1,
      0,
      1,
      0,
      // 112-127 (p-z{|}~)
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      // 128-143
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      // 144-159
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      // 160-175
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      // 176-191
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      // 192-207
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      // 208-223
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      // 224-239
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0
      // 240-255
    ]);
    function isTokenCharCode(c) {
      return validTokenChars[c] === 1;
    }
    var tokenRegExp = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
    function isValidHTTPToken(characters2) {
      if (characters2.length >= 12) return tokenRegExp.test(characters2);
      if (characters2.length === 0) return false;
      for (let i = 0; i < characters2.length; i++) {
        if (validTokenChars[characters2.charCodeAt(i)] !== 1) {
          return false;
        }
      }
      return true;
    }
    var headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/;
    function isValidHeaderValue(characters2) {
      return !headerCharRegex.test(characters2);
    }
    var rangeHeaderRegex = /^bytes (\d+)-(\d+)\/(\d+)?$/;
    function parseRangeHeader(range) {
      if (range == null || range === "") return { start: 0, end: null, size: null };
      const m = range ? range.match(rangeHeaderRegex) : null;
      return m ? {
        start: parseInt(m[1]),
        end: m[2] ? parseInt(m[2]) : null,
        size: m[3] ? parseInt(m[3]) : null
      } : null;
    }
    function addListener(obj, name, listener) {
      const listeners = obj[kListeners] ??= [];
      listeners.push([name, listener]);
      obj.on(name, listener);
      return obj;
    }
    function removeAllListeners(obj) {
      if (obj[kListeners] != null) {
        for (const [name, listener] of obj[kListeners]) {
          obj.removeListener(name, listener);
        }
        obj[kListeners] = null;
      }
      return obj;
    }
    function errorRequest(client, request, err2) {
      try {
        request.onError(err2);
        assert(request.aborted);
      } catch (err3) {
        client.emit("error", err3);
      }
    }
    var setupConnectTimeout = process.platform === "win32" ? (socketWeakRef, opts) => {
      if (!opts.timeout) {
        return noop2;
      }
      let s1 = null;
      let s2 = null;
      const fastTimer = timers.setFastTimeout(() => {
        s1 = setImmediate(() => {
          s2 = setImmediate(() => onConnectTimeout(socketWeakRef.deref(), opts));
        });
      }, opts.timeout);
      return () => {
        timers.clearFastTimeout(fastTimer);
        clearImmediate(s1);
        clearImmediate(s2);
      };
    } : (socketWeakRef, opts) => {
      if (!opts.timeout) {
        return noop2;
      }
      let s1 = null;
      const fastTimer = timers.setFastTimeout(() => {
        s1 = setImmediate(() => {
          onConnectTimeout(socketWeakRef.deref(), opts);
        });
      }, opts.timeout);
      return () => {
        timers.clearFastTimeout(fastTimer);
        clearImmediate(s1);
      };
    };
    function onConnectTimeout(socket, opts) {
      if (socket == null) {
        return;
      }
      let message = "Connect Timeout Error";
      if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) {
        message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},`;
      } else {
        message += ` (attempted address: ${opts.hostname}:${opts.port},`;
      }
      message += ` timeout: ${opts.timeout}ms)`;
      destroy2(socket, new ConnectTimeoutError(message));
    }
    function getProtocolFromUrlString(urlString) {
      if (urlString[0] === "h" && urlString[1] === "t" && urlString[2] === "t" && urlString[3] === "p") {
        switch (urlString[4]) {
          case ":":
            return "http:";
          case "s":
            if (urlString[5] === ":") {
              return "https:";
            }
        }
      }
      return urlString.slice(0, urlString.indexOf(":") + 1);
    }
    var kEnumerableProperty = /* @__PURE__ */ Object.create(null);
    kEnumerableProperty.enumerable = true;
    var normalizedMethodRecordsBase = {
      delete: "DELETE",
      DELETE: "DELETE",
      get: "GET",
      GET: "GET",
      head: "HEAD",
      HEAD: "HEAD",
      options: "OPTIONS",
      OPTIONS: "OPTIONS",
      post: "POST",
      POST: "POST",
      put: "PUT",
      PUT: "PUT"
    };
    var normalizedMethodRecords = {
      ...normalizedMethodRecordsBase,
      patch: "patch",
      PATCH: "PATCH"
    };
    Object.setPrototypeOf(normalizedMethodRecordsBase, null);
    Object.setPrototypeOf(normalizedMethodRecords, null);
    module.exports = {
      kEnumerableProperty,
      isDisturbed,
      isBlobLike,
      parseOrigin,
      parseURL,
      getServerName,
      isStream,
      isIterable,
      hasSafeIterator,
      isAsyncIterable,
      isDestroyed,
      headerNameToString,
      bufferToLowerCasedHeaderName,
      addListener,
      removeAllListeners,
      errorRequest,
      parseRawHeaders,
      toRawHeaders,
      encodeRawHeaders,
      parseHeaders,
      parseKeepAliveTimeout,
      destroy: destroy2,
      bodyLength,
      deepClone,
      ReadableStreamFrom,
      isBuffer,
      assertRequestHandler,
      getSocketInfo,
      isFormDataLike,
      pathHasQueryOrFragment,
      serializePathWithQuery,
      addAbortListener,
      isValidHTTPToken,
      isValidHeaderValue,
      isTokenCharCode,
      parseRangeHeader,
      normalizedMethodRecordsBase,
      normalizedMethodRecords,
      isValidPort,
      isHttpOrHttpsPrefixed,
      nodeMajor,
      nodeMinor,
      safeHTTPMethods: Object.freeze(["GET", "HEAD", "OPTIONS", "TRACE"]),
      wrapRequestBody,
      setupConnectTimeout,
      getProtocolFromUrlString
    };
  }
});

// node_modules/undici/lib/util/stats.js
var require_stats = __commonJS({
  "node_modules/undici/lib/util/stats.js"(exports, module) {
    "use strict";
    var {
      kConnected,
      kPending,
      kRunning,
      kSize,
      kFree,
      kQueued
    } = require_symbols();
    var ClientStats = class {
      constructor(client) {
        this.connected = client[kConnected];
        this.pending = client[kPending];
        this.running = client[kRunning];
        this.size = client[kSize];
      }
    };
    var PoolStats = class {
      constructor(pool) {
        this.connected = pool[kConnected];
        this.free = pool[kFree];
        this.pending = pool[kPending];
        this.queued = pool[kQueued];
        this.running = pool[kRunning];
        this.size = pool[kSize];
      }
    };
    module.exports = { ClientStats, PoolStats };
  }
});

// node_modules/undici/lib/core/diagnostics.js
var require_diagnostics = __commonJS({
  "node_modules/undici/lib/core/diagnostics.js"(exports, module) {
    "use strict";
    var diagnosticsChannel = __require("node:diagnostics_channel");
    var util = __require("node:util");
    var undiciDebugLog = util.debuglog("undici");
    var fetchDebuglog = util.debuglog("fetch");
    var websocketDebuglog = util.debuglog("websocket");
    var channels = {
      // Client
      beforeConnect: diagnosticsChannel.channel("undici:client:beforeConnect"),
      connected: diagnosticsChannel.channel("undici:client:connected"),
      connectError: diagnosticsChannel.channel("undici:client:connectError"),
      sendHeaders: diagnosticsChannel.channel("undici:client:sendHeaders"),
      // Request
      create: diagnosticsChannel.channel("undici:request:create"),
      bodySent: diagnosticsChannel.channel("undici:request:bodySent"),
      bodyChunkSent: diagnosticsChannel.channel("undici:request:bodyChunkSent"),
      bodyChunkReceived: diagnosticsChannel.channel("undici:request:bodyChunkReceived"),
      headers: diagnosticsChannel.channel("undici:request:headers"),
      trailers: diagnosticsChannel.channel("undici:request:trailers"),
      error: diagnosticsChannel.channel("undici:request:error"),
      // WebSocket
      open: diagnosticsChannel.channel("undici:websocket:open"),
      close: diagnosticsChannel.channel("undici:websocket:close"),
      socketError: diagnosticsChannel.channel("undici:websocket:socket_error"),
      ping: diagnosticsChannel.channel("undici:websocket:ping"),
      pong: diagnosticsChannel.channel("undici:websocket:pong"),
      // ProxyAgent
      proxyConnected: diagnosticsChannel.channel("undici:proxy:connected")
    };
    var isTrackingClientEvents = false;
    function trackClientEvents(debugLog = undiciDebugLog) {
      if (isTrackingClientEvents) {
        return;
      }
      if (channels.beforeConnect.hasSubscribers || channels.connected.hasSubscribers || channels.connectError.hasSubscribers || channels.sendHeaders.hasSubscribers) {
        isTrackingClientEvents = true;
        return;
      }
      isTrackingClientEvents = true;
      diagnosticsChannel.subscribe(
        "undici:client:beforeConnect",
        (evt) => {
          const {
            connectParams: { version, protocol, port, host }
          } = evt;
          debugLog(
            "connecting to %s%s using %s%s",
            host,
            port ? `:${port}` : "",
            protocol,
            version
          );
        }
      );
      diagnosticsChannel.subscribe(
        "undici:client:connected",
        (evt) => {
          const {
            connectParams: { version, protocol, port, host }
          } = evt;
          debugLog(
            "connected to %s%s using %s%s",
            host,
            port ? `:${port}` : "",
            protocol,
            version
          );
        }
      );
      diagnosticsChannel.subscribe(
        "undici:client:connectError",
        (evt) => {
          const {
            connectParams: { version, protocol, port, host },
            error: error3
          } = evt;
          debugLog(
            "connection to %s%s using %s%s errored - %s",
            host,
            port ? `:${port}` : "",
            protocol,
            version,
            error3.message
          );
        }
      );
      diagnosticsChannel.subscribe(
        "undici:client:sendHeaders",
        (evt) => {
          const {
            request: { method, path, origin }
          } = evt;
          debugLog("sending request to %s %s%s", method, origin, path);
        }
      );
    }
    var isTrackingRequestEvents = false;
    function trackRequestEvents(debugLog = undiciDebugLog) {
      if (isTrackingRequestEvents) {
        return;
      }
      if (channels.headers.hasSubscribers || channels.trailers.hasSubscribers || channels.error.hasSubscribers) {
        isTrackingRequestEvents = true;
        return;
      }
      isTrackingRequestEvents = true;
      diagnosticsChannel.subscribe(
        "undici:request:headers",
        (evt) => {
          const {
            request: { method, path, origin },
            response: { statusCode }
          } = evt;
          debugLog(
            "received response to %s %s%s - HTTP %d",
            method,
            origin,
            path,
            statusCode
          );
        }
      );
      diagnosticsChannel.subscribe(
        "undici:request:trailers",
        (evt) => {
          const {
            request: { method, path, origin }
          } = evt;
          debugLog("trailers received from %s %s%s", method, origin, path);
        }
      );
      diagnosticsChannel.subscribe(
        "undici:request:error",
        (evt) => {
          const {
            request: { method, path, origin },
            error: error3
          } = evt;
          debugLog(
            "request to %s %s%s errored - %s",
            method,
            origin,
            path,
            error3.message
          );
        }
      );
    }
    var isTrackingWebSocketEvents = false;
    function trackWebSocketEvents(debugLog = websocketDebuglog) {
      if (isTrackingWebSocketEvents) {
        return;
      }
      if (channels.open.hasSubscribers || channels.close.hasSubscribers || channels.socketError.hasSubscribers || channels.ping.hasSubscribers || channels.pong.hasSubscribers) {
        isTrackingWebSocketEvents = true;
        return;
      }
      isTrackingWebSocketEvents = true;
      diagnosticsChannel.subscribe(
        "undici:websocket:open",
        (evt) => {
          if (evt.address != null) {
            const { address, port } = evt.address;
            debugLog("connection opened %s%s", address, port ? `:${port}` : "");
          } else {
            debugLog("connection opened");
          }
        }
      );
      diagnosticsChannel.subscribe(
        "undici:websocket:close",
        (evt) => {
          const { websocket, code: code2, reason: reason2 } = evt;
          debugLog(
            "closed connection to %s - %s %s",
            websocket.url,
            code2,
            reason2
          );
        }
      );
      diagnosticsChannel.subscribe(
        "undici:websocket:socket_error",
        (err2) => {
          debugLog("connection errored - %s", err2.message);
        }
      );
      diagnosticsChannel.subscribe(
        "undici:websocket:ping",
        (evt) => {
          debugLog("ping received");
        }
      );
      diagnosticsChannel.subscribe(
        "undici:websocket:pong",
        (evt) => {
          debugLog("pong received");
        }
      );
    }
    if (undiciDebugLog.enabled || fetchDebuglog.enabled) {
      trackClientEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
      trackRequestEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
    }
    if (websocketDebuglog.enabled) {
      trackClientEvents(undiciDebugLog.enabled ? undiciDebugLog : websocketDebuglog);
      trackWebSocketEvents(websocketDebuglog);
    }
    module.exports = {
      channels
    };
  }
});

// node_modules/undici/lib/core/request.js
var require_request = __commonJS({
  "node_modules/undici/lib/core/request.js"(exports, module) {
    "use strict";
    var {
      InvalidArgumentError,
      NotSupportedError
    } = require_errors();
    var assert = __require("node:assert");
    var {
      isValidHTTPToken,
      isValidHeaderValue,
      isStream,
      destroy: destroy2,
      isBuffer,
      isFormDataLike,
      isIterable,
      hasSafeIterator,
      isBlobLike,
      serializePathWithQuery,
      assertRequestHandler,
      getServerName,
      normalizedMethodRecords,
      getProtocolFromUrlString
    } = require_util();
    var { channels } = require_diagnostics();
    var { headerNameLowerCasedRecord } = require_constants();
    var invalidPathRegex = /[^\u0021-\u00ff]/;
    function isValidContentLengthHeaderValue(val) {
      if (typeof val !== "string" || val.length === 0) {
        return false;
      }
      for (let i = 0; i < val.length; i++) {
        const charCode = val.charCodeAt(i);
        if (charCode < 48 || charCode > 57) {
          return false;
        }
      }
      return true;
    }
    var kHandler = /* @__PURE__ */ Symbol("handler");
    var Request = class {
      constructor(origin, {
        path,
        method,
        body,
        headers,
        query,
        idempotent,
        blocking,
        upgrade,
        headersTimeout,
        bodyTimeout,
        reset,
        expectContinue,
        servername,
        throwOnError,
        maxRedirections,
        typeOfService
      }, handler) {
        if (typeof path !== "string") {
          throw new InvalidArgumentError("path must be a string");
        } else if (path[0] !== "/" && !(path.startsWith("http://") || path.startsWith("https://")) && method !== "CONNECT") {
          throw new InvalidArgumentError("path must be an absolute URL or start with a slash");
        } else if (invalidPathRegex.test(path)) {
          throw new InvalidArgumentError("invalid request path");
        }
        if (typeof method !== "string") {
          throw new InvalidArgumentError("method must be a string");
        } else if (normalizedMethodRecords[method] === void 0 && !isValidHTTPToken(method)) {
          throw new InvalidArgumentError("invalid request method");
        }
        if (upgrade && typeof upgrade !== "string") {
          throw new InvalidArgumentError("upgrade must be a string");
        }
        if (upgrade && !isValidHeaderValue(upgrade)) {
          throw new InvalidArgumentError("invalid upgrade header");
        }
        if (headersTimeout != null && (!Number.isFinite(headersTimeout) || headersTimeout < 0)) {
          throw new InvalidArgumentError("invalid headersTimeout");
        }
        if (bodyTimeout != null && (!Number.isFinite(bodyTimeout) || bodyTimeout < 0)) {
          throw new InvalidArgumentError("invalid bodyTimeout");
        }
        if (reset != null && typeof reset !== "boolean") {
          throw new InvalidArgumentError("invalid reset");
        }
        if (expectContinue != null && typeof expectContinue !== "boolean") {
          throw new InvalidArgumentError("invalid expectContinue");
        }
        if (throwOnError != null) {
          throw new InvalidArgumentError("invalid throwOnError");
        }
        if (maxRedirections != null && maxRedirections !== 0) {
          throw new InvalidArgumentError("maxRedirections is not supported, use the redirect interceptor");
        }
        if (typeOfService != null && (!Number.isInteger(typeOfService) || typeOfService < 0 || typeOfService > 255)) {
          throw new InvalidArgumentError("typeOfService must be an integer between 0 and 255");
        }
        this.headersTimeout = headersTimeout;
        this.bodyTimeout = bodyTimeout;
        this.method = method;
        this.typeOfService = typeOfService;
        this.abort = null;
        if (body == null) {
          this.body = null;
        } else if (isStream(body)) {
          this.body = body;
          const rState = this.body._readableState;
          if (!rState || !rState.autoDestroy) {
            this.endHandler = function autoDestroy() {
              destroy2(this);
            };
            this.body.on("end", this.endHandler);
          }
          this.errorHandler = (err2) => {
            if (this.abort) {
              this.abort(err2);
            } else {
              this.error = err2;
            }
          };
          this.body.on("error", this.errorHandler);
        } else if (isBuffer(body)) {
          this.body = body.byteLength ? body : null;
        } else if (ArrayBuffer.isView(body)) {
          this.body = body.buffer.byteLength ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : null;
        } else if (body instanceof ArrayBuffer) {
          this.body = body.byteLength ? Buffer.from(body) : null;
        } else if (typeof body === "string") {
          this.body = body.length ? Buffer.from(body) : null;
        } else if (isFormDataLike(body) || isIterable(body) || isBlobLike(body)) {
          this.body = body;
        } else {
          throw new InvalidArgumentError("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
        }
        this.completed = false;
        this.aborted = false;
        this.upgrade = upgrade || null;
        this.path = query ? serializePathWithQuery(path, query) : path;
        this.origin = origin;
        this.protocol = getProtocolFromUrlString(origin);
        this.idempotent = idempotent == null ? method === "HEAD" || method === "GET" : idempotent;
        this.blocking = blocking ?? this.method !== "HEAD";
        this.reset = reset == null ? null : reset;
        this.host = null;
        this.contentLength = null;
        this.contentType = null;
        this.headers = [];
        this.expectContinue = expectContinue != null ? expectContinue : false;
        if (Array.isArray(headers)) {
          if (headers.length % 2 !== 0) {
            throw new InvalidArgumentError("headers array must be even");
          }
          for (let i = 0; i < headers.length; i += 2) {
            processHeader(this, headers[i], headers[i + 1]);
          }
        } else if (headers && typeof headers === "object") {
          if (hasSafeIterator(headers)) {
            for (const header of headers) {
              if (!Array.isArray(header) || header.length !== 2) {
                throw new InvalidArgumentError("headers must be in key-value pair format");
              }
              processHeader(this, header[0], header[1]);
            }
          } else {
            const keys = Object.keys(headers);
            for (let i = 0; i < keys.length; ++i) {
              processHeader(this, keys[i], headers[keys[i]]);
            }
          }
        } else if (headers != null) {
          throw new InvalidArgumentError("headers must be an object or an array");
        }
        assertRequestHandler(handler, method, upgrade);
        this.servername = servername || getServerName(this.host) || null;
        this[kHandler] = handler;
        if (channels.create.hasSubscribers) {
          channels.create.publish({ request: this });
        }
      }
      onBodySent(chunk) {
        if (channels.bodyChunkSent.hasSubscribers) {
          channels.bodyChunkSent.publish({ request: this, chunk });
        }
        if (this[kHandler].onBodySent) {
          try {
            return this[kHandler].onBodySent(chunk);
          } catch (err2) {
            this.abort(err2);
          }
        }
      }
      onRequestSent() {
        if (channels.bodySent.hasSubscribers) {
          channels.bodySent.publish({ request: this });
        }
        if (this[kHandler].onRequestSent) {
          try {
            return this[kHandler].onRequestSent();
          } catch (err2) {
            this.abort(err2);
          }
        }
      }
      onConnect(abort) {
        assert(!this.aborted);
        assert(!this.completed);
        if (this.error) {
          abort(this.error);
        } else {
          this.abort = abort;
          return this[kHandler].onConnect(abort);
        }
      }
      onResponseStarted() {
        return this[kHandler].onResponseStarted?.();
      }
      onHeaders(statusCode, headers, resume, statusText) {
        assert(!this.aborted);
        assert(!this.completed);
        if (channels.headers.hasSubscribers) {
          channels.headers.publish({ request: this, response: { statusCode, headers, statusText } });
        }
        try {
          return this[kHandler].onHeaders(statusCode, headers, resume, statusText);
        } catch (err2) {
          this.abort(err2);
        }
      }
      onData(chunk) {
        assert(!this.aborted);
        assert(!this.completed);
        if (channels.bodyChunkReceived.hasSubscribers) {
          channels.bodyChunkReceived.publish({ request: this, chunk });
        }
        try {
          return this[kHandler].onData(chunk);
        } catch (err2) {
          this.abort(err2);
          return false;
        }
      }
      /**
       * @param {number} statusCode
       * @param {Buffer[]|string[]} headers
       * @param {import('node:stream').Duplex} socket
       * @param {string} [statusText]
       */
      onUpgrade(statusCode, headers, socket, statusText = "") {
        this.onFinally();
        assert(!this.aborted);
        assert(!this.completed);
        if (channels.headers.hasSubscribers) {
          channels.headers.publish({ request: this, response: { statusCode, headers, statusText } });
        }
        const result = this[kHandler].onUpgrade(statusCode, headers, socket);
        if (!this.aborted) {
          this.completed = true;
          if (channels.trailers.hasSubscribers) {
            channels.trailers.publish({ request: this, trailers: [] });
          }
        }
        return result;
      }
      onComplete(trailers) {
        this.onFinally();
        assert(!this.aborted);
        assert(!this.completed);
        this.completed = true;
        if (channels.trailers.hasSubscribers) {
          channels.trailers.publish({ request: this, trailers });
        }
        try {
          return this[kHandler].onComplete(trailers);
        } catch (err2) {
          this.onError(err2);
        }
      }
      onError(error3) {
        this.onFinally();
        if (channels.error.hasSubscribers) {
          channels.error.publish({ request: this, error: error3 });
        }
        if (this.aborted) {
          return;
        }
        this.aborted = true;
        return this[kHandler].onError(error3);
      }
      onFinally() {
        if (this.errorHandler) {
          this.body.off("error", this.errorHandler);
          this.errorHandler = null;
        }
        if (this.endHandler) {
          this.body.off("end", this.endHandler);
          this.endHandler = null;
        }
      }
      addHeader(key, value) {
        processHeader(this, key, value);
        return this;
      }
    };
    function processHeader(request, key, val) {
      if (val && (typeof val === "object" && !Array.isArray(val))) {
        throw new InvalidArgumentError(`invalid ${key} header`);
      } else if (val === void 0) {
        return;
      }
      let headerName = headerNameLowerCasedRecord[key];
      if (headerName === void 0) {
        headerName = key.toLowerCase();
        if (headerNameLowerCasedRecord[headerName] === void 0 && !isValidHTTPToken(headerName)) {
          throw new InvalidArgumentError("invalid header key");
        }
      }
      if (Array.isArray(val)) {
        const arr = [];
        for (let i = 0; i < val.length; i++) {
          if (typeof val[i] === "string") {
            if (!isValidHeaderValue(val[i])) {
              throw new InvalidArgumentError(`invalid ${key} header`);
            }
            arr.push(val[i]);
          } else if (val[i] === null) {
            arr.push("");
          } else if (typeof val[i] === "object") {
            throw new InvalidArgumentError(`invalid ${key} header`);
          } else {
            const str = `${val[i]}`;
            if (!isValidHeaderValue(str)) {
              throw new InvalidArgumentError(`invalid ${key} header`);
            }
            arr.push(str);
          }
        }
        val = arr;
      } else if (typeof val === "string") {
        if (!isValidHeaderValue(val)) {
          throw new InvalidArgumentError(`invalid ${key} header`);
        }
      } else if (val === null) {
        val = "";
      } else {
        val = `${val}`;
        if (!isValidHeaderValue(val)) {
          throw new InvalidArgumentError(`invalid ${key} header`);
        }
      }
      if (headerName === "host") {
        if (request.host !== null) {
          throw new InvalidArgumentError("duplicate host header");
        }
        if (typeof val !== "string") {
          throw new InvalidArgumentError("invalid host header");
        }
        request.host = val;
      } else if (headerName === "content-length") {
        if (request.contentLength !== null) {
          throw new InvalidArgumentError("duplicate content-length header");
        }
        if (!isValidContentLengthHeaderValue(val)) {
          throw new InvalidArgumentError("invalid content-length header");
        }
        request.contentLength = parseInt(val, 10);
      } else if (request.contentType === null && headerName === "content-type") {
        request.contentType = val;
        request.headers.push(key, val);
      } else if (headerName === "transfer-encoding" || headerName === "keep-alive" || headerName === "upgrade") {
        throw new InvalidArgumentError(`invalid ${headerName} header`);
      } else if (headerName === "connection") {
        const value = typeof val === "string" ? val : null;
        if (value === null) {
          throw new InvalidArgumentError("invalid connection header");
        }
        for (const token of value.toLowerCase().split(",")) {
          const trimmed2 = token.trim();
          if (!isValidHTTPToken(trimmed2)) {
            throw new InvalidArgumentError("invalid connection header");
          }
          if (trimmed2 === "close") {
            request.reset = true;
          }
        }
      } else if (headerName === "expect") {
        throw new NotSupportedError("expect header not supported");
      } else {
        request.headers.push(key, val);
      }
    }
    module.exports = Request;
  }
});

// node_modules/undici/lib/handler/wrap-handler.js
var require_wrap_handler = __commonJS({
  "node_modules/undici/lib/handler/wrap-handler.js"(exports, module) {
    "use strict";
    var { InvalidArgumentError } = require_errors();
    module.exports = class WrapHandler {
      #handler;
      constructor(handler) {
        this.#handler = handler;
      }
      static wrap(handler) {
        return handler.onRequestStart ? handler : new WrapHandler(handler);
      }
      // Unwrap Interface
      onConnect(abort, context) {
        return this.#handler.onConnect?.(abort, context);
      }
      onResponseStarted() {
        return this.#handler.onResponseStarted?.();
      }
      onHeaders(statusCode, rawHeaders, resume, statusMessage) {
        return this.#handler.onHeaders?.(statusCode, rawHeaders, resume, statusMessage);
      }
      onUpgrade(statusCode, rawHeaders, socket) {
        return this.#handler.onUpgrade?.(statusCode, rawHeaders, socket);
      }
      onData(data2) {
        return this.#handler.onData?.(data2);
      }
      onComplete(trailers) {
        return this.#handler.onComplete?.(trailers);
      }
      onError(err2) {
        if (!this.#handler.onError) {
          throw err2;
        }
        return this.#handler.onError?.(err2);
      }
      // Wrap Interface
      onRequestStart(controller, context) {
        this.#handler.onConnect?.((reason2) => controller.abort(reason2), context);
      }
      onRequestUpgrade(controller, statusCode, headers, socket) {
        const rawHeaders = [];
        for (const [key, val] of Object.entries(headers)) {
          rawHeaders.push(Buffer.from(key, "latin1"), toRawHeaderValue(val));
        }
        this.#handler.onUpgrade?.(statusCode, rawHeaders, socket);
      }
      onResponseStart(controller, statusCode, headers, statusMessage) {
        const rawHeaders = [];
        for (const [key, val] of Object.entries(headers)) {
          rawHeaders.push(Buffer.from(key, "latin1"), toRawHeaderValue(val));
        }
        if (this.#handler.onHeaders?.(statusCode, rawHeaders, () => controller.resume(), statusMessage) === false) {
          controller.pause();
        }
      }
      onResponseData(controller, data2) {
        if (this.#handler.onData?.(data2) === false) {
          controller.pause();
        }
      }
      onResponseEnd(controller, trailers) {
        const rawTrailers = [];
        for (const [key, val] of Object.entries(trailers)) {
          rawTrailers.push(Buffer.from(key, "latin1"), toRawHeaderValue(val));
        }
        this.#handler.onComplete?.(rawTrailers);
      }
      onResponseError(controller, err2) {
        if (!this.#handler.onError) {
          throw new InvalidArgumentError("invalid onError method");
        }
        this.#handler.onError?.(err2);
      }
    };
    function toRawHeaderValue(value) {
      return Array.isArray(value) ? value.map((item) => Buffer.from(item, "latin1")) : Buffer.from(value, "latin1");
    }
  }
});

// node_modules/undici/lib/dispatcher/dispatcher.js
var require_dispatcher = __commonJS({
  "node_modules/undici/lib/dispatcher/dispatcher.js"(exports, module) {
    "use strict";
    var EventEmitter = __require("node:events");
    var WrapHandler = require_wrap_handler();
    var wrapInterceptor = (dispatch) => (opts, handler) => dispatch(opts, WrapHandler.wrap(handler));
    var Dispatcher = class extends EventEmitter {
      dispatch() {
        throw new Error("not implemented");
      }
      close() {
        throw new Error("not implemented");
      }
      destroy() {
        throw new Error("not implemented");
      }
      compose(...args) {
        const interceptors = Array.isArray(args[0]) ? args[0] : args;
        let dispatch = this.dispatch.bind(this);
        for (const interceptor of interceptors) {
          if (interceptor == null) {
            continue;
          }
          if (typeof interceptor !== "function") {
            throw new TypeError(`invalid interceptor, expected function received ${typeof interceptor}`);
          }
          dispatch = interceptor(dispatch);
          dispatch = wrapInterceptor(dispatch);
          if (dispatch == null || typeof dispatch !== "function" || dispatch.length !== 2) {
            throw new TypeError("invalid interceptor");
          }
        }
        return new Proxy(this, {
          get: (target, key) => key === "dispatch" ? dispatch : target[key]
        });
      }
    };
    module.exports = Dispatcher;
  }
});

// node_modules/undici/lib/handler/unwrap-handler.js
var require_unwrap_handler = __commonJS({
  "node_modules/undici/lib/handler/unwrap-handler.js"(exports, module) {
    "use strict";
    var { parseHeaders } = require_util();
    var { InvalidArgumentError } = require_errors();
    var kResume = /* @__PURE__ */ Symbol("resume");
    var UnwrapController = class {
      #paused = false;
      #reason = null;
      #aborted = false;
      #abort;
      [kResume] = null;
      rawHeaders = null;
      rawTrailers = null;
      constructor(abort) {
        this.#abort = abort;
      }
      pause() {
        this.#paused = true;
      }
      resume() {
        if (this.#paused) {
          this.#paused = false;
          this[kResume]?.();
        }
      }
      abort(reason2) {
        if (!this.#aborted) {
          this.#aborted = true;
          this.#reason = reason2;
          this.#abort(reason2);
        }
      }
      get aborted() {
        return this.#aborted;
      }
      get reason() {
        return this.#reason;
      }
      get paused() {
        return this.#paused;
      }
    };
    module.exports = class UnwrapHandler {
      #handler;
      #controller;
      constructor(handler) {
        this.#handler = handler;
      }
      static unwrap(handler) {
        return !handler.onRequestStart ? handler : new UnwrapHandler(handler);
      }
      onConnect(abort, context) {
        this.#controller = new UnwrapController(abort);
        this.#handler.onRequestStart?.(this.#controller, context);
      }
      onResponseStarted() {
        return this.#handler.onResponseStarted?.();
      }
      onUpgrade(statusCode, rawHeaders, socket) {
        this.#controller.rawHeaders = rawHeaders;
        this.#handler.onRequestUpgrade?.(this.#controller, statusCode, parseHeaders(rawHeaders), socket);
      }
      onHeaders(statusCode, rawHeaders, resume, statusMessage) {
        this.#controller[kResume] = resume;
        this.#controller.rawHeaders = rawHeaders;
        this.#handler.onResponseStart?.(this.#controller, statusCode, parseHeaders(rawHeaders), statusMessage);
        return !this.#controller.paused;
      }
      onData(data2) {
        this.#handler.onResponseData?.(this.#controller, data2);
        return !this.#controller.paused;
      }
      onComplete(rawTrailers) {
        this.#controller.rawTrailers = rawTrailers;
        this.#handler.onResponseEnd?.(this.#controller, parseHeaders(rawTrailers));
      }
      onError(err2) {
        if (!this.#handler.onResponseError) {
          throw new InvalidArgumentError("invalid onError method");
        }
        this.#handler.onResponseError?.(this.#controller, err2);
      }
    };
  }
});

// node_modules/undici/lib/dispatcher/dispatcher-base.js
var require_dispatcher_base = __commonJS({
  "node_modules/undici/lib/dispatcher/dispatcher-base.js"(exports, module) {
    "use strict";
    var buffer = __require("node:buffer");
    var Dispatcher = require_dispatcher();
    var UnwrapHandler = require_unwrap_handler();
    var {
      ClientDestroyedError,
      ClientClosedError,
      InvalidArgumentError
    } = require_errors();
    var { kDestroy, kClose, kClosed, kDestroyed, kDispatch } = require_symbols();
    var kOnDestroyed = /* @__PURE__ */ Symbol("onDestroyed");
    var kOnClosed = /* @__PURE__ */ Symbol("onClosed");
    var kWebSocketOptions = /* @__PURE__ */ Symbol("webSocketOptions");
    var kEventSourceOptions = /* @__PURE__ */ Symbol("eventSourceOptions");
    var DispatcherBase = class extends Dispatcher {
      /** @type {boolean} */
      [kDestroyed] = false;
      /** @type {Array<Function|null} */
      [kOnDestroyed] = null;
      /** @type {boolean} */
      [kClosed] = false;
      /** @type {Array<Function>|null} */
      [kOnClosed] = null;
      /**
       * @param {import('../../types/dispatcher').DispatcherOptions} [opts]
       */
      constructor(opts) {
        super();
        this[kWebSocketOptions] = opts?.webSocket ?? {};
        this[kEventSourceOptions] = opts?.eventSource ?? {};
      }
      /**
       * @returns {import('../../types/dispatcher').WebSocketOptions}
       */
      get webSocketOptions() {
        return {
          maxFragments: this[kWebSocketOptions].maxFragments ?? 131072,
          maxPayloadSize: this[kWebSocketOptions].maxPayloadSize ?? 128 * 1024 * 1024
          // 128 MB default
        };
      }
      /**
       * @returns {import('../../types/client').Client.EventSourceOptions}
       */
      get eventSourceOptions() {
        return {
          maxEventSize: this[kEventSourceOptions].maxEventSize ?? buffer.kStringMaxLength
        };
      }
      /** @returns {boolean} */
      get destroyed() {
        return this[kDestroyed];
      }
      /** @returns {boolean} */
      get closed() {
        return this[kClosed];
      }
      close(callback) {
        if (callback === void 0) {
          return new Promise((resolve2, reject) => {
            this.close((err2, data2) => {
              return err2 ? reject(err2) : resolve2(data2);
            });
          });
        }
        if (typeof callback !== "function") {
          throw new InvalidArgumentError("invalid callback");
        }
        if (this[kDestroyed]) {
          const err2 = new ClientDestroyedError();
          queueMicrotask(() => callback(err2, null));
          return;
        }
        if (this[kClosed]) {
          if (this[kOnClosed]) {
            this[kOnClosed].push(callback);
          } else {
            queueMicrotask(() => callback(null, null));
          }
          return;
        }
        this[kClosed] = true;
        this[kOnClosed] ??= [];
        this[kOnClosed].push(callback);
        const onClosed = () => {
          const callbacks = this[kOnClosed];
          this[kOnClosed] = null;
          for (let i = 0; i < callbacks.length; i++) {
            callbacks[i](null, null);
          }
        };
        this[kClose]().then(() => this.destroy()).then(() => queueMicrotask(onClosed));
      }
      destroy(err2, callback) {
        if (typeof err2 === "function") {
          callback = err2;
          err2 = null;
        }
        if (callback === void 0) {
          return new Promise((resolve2, reject) => {
            this.destroy(err2, (err3, data2) => {
              return err3 ? reject(err3) : resolve2(data2);
            });
          });
        }
        if (typeof callback !== "function") {
          throw new InvalidArgumentError("invalid callback");
        }
        if (this[kDestroyed]) {
          if (this[kOnDestroyed]) {
            this[kOnDestroyed].push(callback);
          } else {
            queueMicrotask(() => callback(null, null));
          }
          return;
        }
        if (!err2) {
          err2 = new ClientDestroyedError();
        }
        this[kDestroyed] = true;
        this[kOnDestroyed] ??= [];
        this[kOnDestroyed].push(callback);
        const onDestroyed = () => {
          const callbacks = this[kOnDestroyed];
          this[kOnDestroyed] = null;
          for (let i = 0; i < callbacks.length; i++) {
            callbacks[i](null, null);
          }
        };
        this[kDestroy](err2).then(() => queueMicrotask(onDestroyed));
      }
      dispatch(opts, handler) {
        if (!handler || typeof handler !== "object") {
          throw new InvalidArgumentError("handler must be an object");
        }
        handler = UnwrapHandler.unwrap(handler);
        try {
          if (!opts || typeof opts !== "object") {
            throw new InvalidArgumentError("opts must be an object.");
          }
          if (this[kDestroyed] || this[kOnDestroyed]) {
            throw new ClientDestroyedError();
          }
          if (this[kClosed]) {
            throw new ClientClosedError();
          }
          return this[kDispatch](opts, handler);
        } catch (err2) {
          if (typeof handler.onError !== "function") {
            throw err2;
          }
          handler.onError(err2);
          return false;
        }
      }
    };
    module.exports = DispatcherBase;
  }
});

// node_modules/undici/lib/core/connect.js
var require_connect = __commonJS({
  "node_modules/undici/lib/core/connect.js"(exports, module) {
    "use strict";
    var net = __require("node:net");
    var assert = __require("node:assert");
    var util = require_util();
    var { InvalidArgumentError } = require_errors();
    var tls2;
    var SessionCache = class WeakSessionCache {
      constructor(maxCachedSessions) {
        this._maxCachedSessions = maxCachedSessions;
        this._sessionCache = /* @__PURE__ */ new Map();
        this._sessionRegistry = new FinalizationRegistry((key) => {
          if (this._sessionCache.size < this._maxCachedSessions) {
            return;
          }
          const ref = this._sessionCache.get(key);
          if (ref !== void 0 && ref.deref() === void 0) {
            this._sessionCache.delete(key);
          }
        });
      }
      get(sessionKey) {
        const ref = this._sessionCache.get(sessionKey);
        return ref ? ref.deref() : null;
      }
      set(sessionKey, session) {
        if (this._maxCachedSessions === 0) {
          return;
        }
        if (this._sessionCache.has(sessionKey)) {
          this._sessionCache.delete(sessionKey);
        } else if (this._sessionCache.size >= this._maxCachedSessions) {
          let evicted = false;
          for (const [key, ref] of this._sessionCache) {
            if (ref.deref() === void 0) {
              this._sessionCache.delete(key);
              evicted = true;
              break;
            }
          }
          if (!evicted) {
            const oldest = this._sessionCache.keys().next();
            if (!oldest.done) {
              this._sessionCache.delete(oldest.value);
            }
          }
        }
        this._sessionCache.set(sessionKey, new WeakRef(session));
        this._sessionRegistry.register(session, sessionKey);
      }
    };
    function buildConnector({ allowH2, useH2c, maxCachedSessions, socketPath, timeout, session: customSession, ...opts }) {
      if (maxCachedSessions != null && (!Number.isInteger(maxCachedSessions) || maxCachedSessions < 0)) {
        throw new InvalidArgumentError("maxCachedSessions must be a positive integer or zero");
      }
      const options = { path: socketPath, ...opts };
      const sessionCache = new SessionCache(maxCachedSessions == null ? 100 : maxCachedSessions);
      timeout = timeout == null ? 1e4 : timeout;
      allowH2 = allowH2 != null ? allowH2 : false;
      return function connect({ hostname, host, protocol, port, servername, localAddress, httpSocket }, callback) {
        let socket;
        if (protocol === "https:") {
          if (!tls2) {
            tls2 = __require("node:tls");
          }
          servername = servername || options.servername || util.getServerName(host) || null;
          const sessionKey = servername || hostname;
          assert(sessionKey);
          const session = customSession || sessionCache.get(sessionKey) || null;
          port = port || 443;
          socket = tls2.connect({
            highWaterMark: 16384,
            // TLS in node can't have bigger HWM anyway...
            ...options,
            servername,
            session,
            localAddress,
            ALPNProtocols: allowH2 ? ["http/1.1", "h2"] : ["http/1.1"],
            socket: httpSocket,
            // upgrade socket connection
            port,
            host: hostname
          });
          socket.on("session", function(session2) {
            sessionCache.set(sessionKey, session2);
          });
        } else {
          assert(!httpSocket, "httpSocket can only be sent on TLS update");
          port = port || 80;
          socket = net.connect({
            highWaterMark: 64 * 1024,
            // Same as nodejs fs streams.
            ...options,
            localAddress,
            port,
            host: hostname
          });
          if (useH2c === true) {
            socket.alpnProtocol = "h2";
          }
        }
        if (options.keepAlive == null || options.keepAlive) {
          const keepAliveInitialDelay = options.keepAliveInitialDelay === void 0 ? 6e4 : options.keepAliveInitialDelay;
          socket.setKeepAlive(true, keepAliveInitialDelay);
        }
        const clearConnectTimeout = util.setupConnectTimeout(new WeakRef(socket), { timeout, hostname, port });
        socket.setNoDelay(true).once(protocol === "https:" ? "secureConnect" : "connect", function() {
          queueMicrotask(clearConnectTimeout);
          if (callback) {
            const cb = callback;
            callback = null;
            cb(null, this);
          }
        }).on("error", function(err2) {
          queueMicrotask(clearConnectTimeout);
          if (callback) {
            const cb = callback;
            callback = null;
            cb(err2);
          }
        });
        return socket;
      };
    }
    module.exports = buildConnector;
  }
});

// node_modules/undici/lib/llhttp/utils.js
var require_utils = __commonJS({
  "node_modules/undici/lib/llhttp/utils.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.enumToMap = enumToMap;
    function enumToMap(obj, filter = [], exceptions = []) {
      const emptyFilter = (filter?.length ?? 0) === 0;
      const emptyExceptions = (exceptions?.length ?? 0) === 0;
      return Object.fromEntries(Object.entries(obj).filter(([, value]) => {
        return typeof value === "number" && (emptyFilter || filter.includes(value)) && (emptyExceptions || !exceptions.includes(value));
      }));
    }
  }
});

// node_modules/undici/lib/llhttp/constants.js
var require_constants2 = __commonJS({
  "node_modules/undici/lib/llhttp/constants.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.SPECIAL_HEADERS = exports.MINOR = exports.MAJOR = exports.HTAB_SP_VCHAR_OBS_TEXT = exports.QUOTED_STRING = exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS = exports.TOKEN = exports.HEX = exports.URL_CHAR = exports.USERINFO_CHARS = exports.MARK = exports.ALPHANUM = exports.NUM = exports.HEX_MAP = exports.NUM_MAP = exports.ALPHA = exports.STATUSES_HTTP = exports.H_METHOD_MAP = exports.METHOD_MAP = exports.METHODS_RTSP = exports.METHODS_ICE = exports.METHODS_HTTP = exports.HEADER_STATE = exports.FINISH = exports.STATUSES = exports.METHODS = exports.LENIENT_FLAGS = exports.FLAGS = exports.TYPE = exports.ERROR = void 0;
    var utils_1 = require_utils();
    exports.ERROR = {
      OK: 0,
      INTERNAL: 1,
      STRICT: 2,
      CR_EXPECTED: 25,
      LF_EXPECTED: 3,
      UNEXPECTED_CONTENT_LENGTH: 4,
      UNEXPECTED_SPACE: 30,
      CLOSED_CONNECTION: 5,
      INVALID_METHOD: 6,
      INVALID_URL: 7,
      INVALID_CONSTANT: 8,
      INVALID_VERSION: 9,
      INVALID_HEADER_TOKEN: 10,
      INVALID_CONTENT_LENGTH: 11,
      INVALID_CHUNK_SIZE: 12,
      INVALID_STATUS: 13,
      INVALID_EOF_STATE: 14,
      INVALID_TRANSFER_ENCODING: 15,
      CB_MESSAGE_BEGIN: 16,
      CB_HEADERS_COMPLETE: 17,
      CB_MESSAGE_COMPLETE: 18,
      CB_CHUNK_HEADER: 19,
      CB_CHUNK_COMPLETE: 20,
      PAUSED: 21,
      PAUSED_UPGRADE: 22,
      PAUSED_H2_UPGRADE: 23,
      USER: 24,
      CB_URL_COMPLETE: 26,
      CB_STATUS_COMPLETE: 27,
      CB_METHOD_COMPLETE: 32,
      CB_VERSION_COMPLETE: 33,
      CB_HEADER_FIELD_COMPLETE: 28,
      CB_HEADER_VALUE_COMPLETE: 29,
      CB_CHUNK_EXTENSION_NAME_COMPLETE: 34,
      CB_CHUNK_EXTENSION_VALUE_COMPLETE: 35,
      CB_RESET: 31,
      CB_PROTOCOL_COMPLETE: 38
    };
    exports.TYPE = {
      BOTH: 0,
      // default
      REQUEST: 1,
      RESPONSE: 2
    };
    exports.FLAGS = {
      CONNECTION_KEEP_ALIVE: 1 << 0,
      CONNECTION_CLOSE: 1 << 1,
      CONNECTION_UPGRADE: 1 << 2,
      CHUNKED: 1 << 3,
      UPGRADE: 1 << 4,
      CONTENT_LENGTH: 1 << 5,
      SKIPBODY: 1 << 6,
      TRAILING: 1 << 7,
      // 1 << 8 is unused
      TRANSFER_ENCODING: 1 << 9
    };
    exports.LENIENT_FLAGS = {
      HEADERS: 1 << 0,
      CHUNKED_LENGTH: 1 << 1,
      KEEP_ALIVE: 1 << 2,
      TRANSFER_ENCODING: 1 << 3,
      VERSION: 1 << 4,
      DATA_AFTER_CLOSE: 1 << 5,
      OPTIONAL_LF_AFTER_CR: 1 << 6,
      OPTIONAL_CRLF_AFTER_CHUNK: 1 << 7,
      OPTIONAL_CR_BEFORE_LF: 1 << 8,
      SPACES_AFTER_CHUNK_SIZE: 1 << 9
    };
    exports.METHODS = {
      "DELETE": 0,
      "GET": 1,
      "HEAD": 2,
      "POST": 3,
      "PUT": 4,
      /* pathological */
      "CONNECT": 5,
      "OPTIONS": 6,
      "TRACE": 7,
      /* WebDAV */
      "COPY": 8,
      "LOCK": 9,
      "MKCOL": 10,
      "MOVE": 11,
      "PROPFIND": 12,
      "PROPPATCH": 13,
      "SEARCH": 14,
      "UNLOCK": 15,
      "BIND": 16,
      "REBIND": 17,
      "UNBIND": 18,
      "ACL": 19,
      /* subversion */
      "REPORT": 20,
      "MKACTIVITY": 21,
      "CHECKOUT": 22,
      "MERGE": 23,
      /* upnp */
      "M-SEARCH": 24,
      "NOTIFY": 25,
      "SUBSCRIBE": 26,
      "UNSUBSCRIBE": 27,
      /* RFC-5789 */
      "PATCH": 28,
      "PURGE": 29,
      /* CalDAV */
      "MKCALENDAR": 30,
      /* RFC-2068, section 19.6.1.2 */
      "LINK": 31,
      "UNLINK": 32,
      /* icecast */
      "SOURCE": 33,
      /* RFC-7540, section 11.6 */
      "PRI": 34,
      /* RFC-2326 RTSP */
      "DESCRIBE": 35,
      "ANNOUNCE": 36,
      "SETUP": 37,
      "PLAY": 38,
      "PAUSE": 39,
      "TEARDOWN": 40,
      "GET_PARAMETER": 41,
      "SET_PARAMETER": 42,
      "REDIRECT": 43,
      "RECORD": 44,
      /* RAOP */
      "FLUSH": 45,
      /* DRAFT https://www.ietf.org/archive/id/draft-ietf-httpbis-safe-method-w-body-02.html */
      "QUERY": 46
    };
    exports.STATUSES = {
      CONTINUE: 100,
      SWITCHING_PROTOCOLS: 101,
      PROCESSING: 102,
      EARLY_HINTS: 103,
      RESPONSE_IS_STALE: 110,
      // Unofficial
      REVALIDATION_FAILED: 111,
      // Unofficial
      DISCONNECTED_OPERATION: 112,
      // Unofficial
      HEURISTIC_EXPIRATION: 113,
      // Unofficial
      MISCELLANEOUS_WARNING: 199,
      // Unofficial
      OK: 200,
      CREATED: 201,
      ACCEPTED: 202,
      NON_AUTHORITATIVE_INFORMATION: 203,
      NO_CONTENT: 204,
      RESET_CONTENT: 205,
      PARTIAL_CONTENT: 206,
      MULTI_STATUS: 207,
      ALREADY_REPORTED: 208,
      TRANSFORMATION_APPLIED: 214,
      // Unofficial
      IM_USED: 226,
      MISCELLANEOUS_PERSISTENT_WARNING: 299,
      // Unofficial
      MULTIPLE_CHOICES: 300,
      MOVED_PERMANENTLY: 301,
      FOUND: 302,
      SEE_OTHER: 303,
      NOT_MODIFIED: 304,
      USE_PROXY: 305,
      SWITCH_PROXY: 306,
      // No longer used
      TEMPORARY_REDIRECT: 307,
      PERMANENT_REDIRECT: 308,
      BAD_REQUEST: 400,
      UNAUTHORIZED: 401,
      PAYMENT_REQUIRED: 402,
      FORBIDDEN: 403,
      NOT_FOUND: 404,
      METHOD_NOT_ALLOWED: 405,
      NOT_ACCEPTABLE: 406,
      PROXY_AUTHENTICATION_REQUIRED: 407,
      REQUEST_TIMEOUT: 408,
      CONFLICT: 409,
      GONE: 410,
      LENGTH_REQUIRED: 411,
      PRECONDITION_FAILED: 412,
      PAYLOAD_TOO_LARGE: 413,
      URI_TOO_LONG: 414,
      UNSUPPORTED_MEDIA_TYPE: 415,
      RANGE_NOT_SATISFIABLE: 416,
      EXPECTATION_FAILED: 417,
      IM_A_TEAPOT: 418,
      PAGE_EXPIRED: 419,
      // Unofficial
      ENHANCE_YOUR_CALM: 420,
      // Unofficial
      MISDIRECTED_REQUEST: 421,
      UNPROCESSABLE_ENTITY: 422,
      LOCKED: 423,
      FAILED_DEPENDENCY: 424,
      TOO_EARLY: 425,
      UPGRADE_REQUIRED: 426,
      PRECONDITION_REQUIRED: 428,
      TOO_MANY_REQUESTS: 429,
      REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL: 430,
      // Unofficial
      REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
      LOGIN_TIMEOUT: 440,
      // Unofficial
      NO_RESPONSE: 444,
      // Unofficial
      RETRY_WITH: 449,
      // Unofficial
      BLOCKED_BY_PARENTAL_CONTROL: 450,
      // Unofficial
      UNAVAILABLE_FOR_LEGAL_REASONS: 451,
      CLIENT_CLOSED_LOAD_BALANCED_REQUEST: 460,
      // Unofficial
      INVALID_X_FORWARDED_FOR: 463,
      // Unofficial
      REQUEST_HEADER_TOO_LARGE: 494,
      // Unofficial
      SSL_CERTIFICATE_ERROR: 495,
      // Unofficial
      SSL_CERTIFICATE_REQUIRED: 496,
      // Unofficial
      HTTP_REQUEST_SENT_TO_HTTPS_PORT: 497,
      // Unofficial
      INVALID_TOKEN: 498,
      // Unofficial
      CLIENT_CLOSED_REQUEST: 499,
      // Unofficial
      INTERNAL_SERVER_ERROR: 500,
      NOT_IMPLEMENTED: 501,
      BAD_GATEWAY: 502,
      SERVICE_UNAVAILABLE: 503,
      GATEWAY_TIMEOUT: 504,
      HTTP_VERSION_NOT_SUPPORTED: 505,
      VARIANT_ALSO_NEGOTIATES: 506,
      INSUFFICIENT_STORAGE: 507,
      LOOP_DETECTED: 508,
      BANDWIDTH_LIMIT_EXCEEDED: 509,
      NOT_EXTENDED: 510,
      NETWORK_AUTHENTICATION_REQUIRED: 511,
      WEB_SERVER_UNKNOWN_ERROR: 520,
      // Unofficial
      WEB_SERVER_IS_DOWN: 521,
      // Unofficial
      CONNECTION_TIMEOUT: 522,
      // Unofficial
      ORIGIN_IS_UNREACHABLE: 523,
      // Unofficial
      TIMEOUT_OCCURED: 524,
      // Unofficial
      SSL_HANDSHAKE_FAILED: 525,
      // Unofficial
      INVALID_SSL_CERTIFICATE: 526,
      // Unofficial
      RAILGUN_ERROR: 527,
      // Unofficial
      SITE_IS_OVERLOADED: 529,
      // Unofficial
      SITE_IS_FROZEN: 530,
      // Unofficial
      IDENTITY_PROVIDER_AUTHENTICATION_ERROR: 561,
      // Unofficial
      NETWORK_READ_TIMEOUT: 598,
      // Unofficial
      NETWORK_CONNECT_TIMEOUT: 599
      // Unofficial
    };
    exports.FINISH = {
      SAFE: 0,
      SAFE_WITH_CB: 1,
      UNSAFE: 2
    };
    exports.HEADER_STATE = {
      GENERAL: 0,
      CONNECTION: 1,
      CONTENT_LENGTH: 2,
      TRANSFER_ENCODING: 3,
      UPGRADE: 4,
      CONNECTION_KEEP_ALIVE: 5,
      CONNECTION_CLOSE: 6,
      CONNECTION_UPGRADE: 7,
      TRANSFER_ENCODING_CHUNKED: 8
    };
    exports.METHODS_HTTP = [
      exports.METHODS.DELETE,
      exports.METHODS.GET,
      exports.METHODS.HEAD,
      exports.METHODS.POST,
      exports.METHODS.PUT,
      exports.METHODS.CONNECT,
      exports.METHODS.OPTIONS,
      exports.METHODS.TRACE,
      exports.METHODS.COPY,
      exports.METHODS.LOCK,
      exports.METHODS.MKCOL,
      exports.METHODS.MOVE,
      exports.METHODS.PROPFIND,
      exports.METHODS.PROPPATCH,
      exports.METHODS.SEARCH,
      exports.METHODS.UNLOCK,
      exports.METHODS.BIND,
      exports.METHODS.REBIND,
      exports.METHODS.UNBIND,
      exports.METHODS.ACL,
      exports.METHODS.REPORT,
      exports.METHODS.MKACTIVITY,
      exports.METHODS.CHECKOUT,
      exports.METHODS.MERGE,
      exports.METHODS["M-SEARCH"],
      exports.METHODS.NOTIFY,
      exports.METHODS.SUBSCRIBE,
      exports.METHODS.UNSUBSCRIBE,
      exports.METHODS.PATCH,
      exports.METHODS.PURGE,
      exports.METHODS.MKCALENDAR,
      exports.METHODS.LINK,
      exports.METHODS.UNLINK,
      exports.METHODS.PRI,
      // TODO(indutny): should we allow it with HTTP?
      exports.METHODS.SOURCE,
      exports.METHODS.QUERY
    ];
    exports.METHODS_ICE = [
      exports.METHODS.SOURCE
    ];
    exports.METHODS_RTSP = [
      exports.METHODS.OPTIONS,
      exports.METHODS.DESCRIBE,
      exports.METHODS.ANNOUNCE,
      exports.METHODS.SETUP,
      exports.METHODS.PLAY,
      exports.METHODS.PAUSE,
      exports.METHODS.TEARDOWN,
      exports.METHODS.GET_PARAMETER,
      exports.METHODS.SET_PARAMETER,
      exports.METHODS.REDIRECT,
      exports.METHODS.RECORD,
      exports.METHODS.FLUSH,
      // For AirPlay
      exports.METHODS.GET,
      exports.METHODS.POST
    ];
    exports.METHOD_MAP = (0, utils_1.enumToMap)(exports.METHODS);
    exports.H_METHOD_MAP = Object.fromEntries(Object.entries(exports.METHODS).filter(([k]) => k.startsWith("H")));
    exports.STATUSES_HTTP = [
      exports.STATUSES.CONTINUE,
      exports.STATUSES.SWITCHING_PROTOCOLS,
      exports.STATUSES.PROCESSING,
      exports.STATUSES.EARLY_HINTS,
      exports.STATUSES.RESPONSE_IS_STALE,
      exports.STATUSES.REVALIDATION_FAILED,
      exports.STATUSES.DISCONNECTED_OPERATION,
      exports.STATUSES.HEURISTIC_EXPIRATION,
      exports.STATUSES.MISCELLANEOUS_WARNING,
      exports.STATUSES.OK,
      exports.STATUSES.CREATED,
      exports.STATUSES.ACCEPTED,
      exports.STATUSES.NON_AUTHORITATIVE_INFORMATION,
      exports.STATUSES.NO_CONTENT,
      exports.STATUSES.RESET_CONTENT,
      exports.STATUSES.PARTIAL_CONTENT,
      exports.STATUSES.MULTI_STATUS,
      exports.STATUSES.ALREADY_REPORTED,
      exports.STATUSES.TRANSFORMATION_APPLIED,
      exports.STATUSES.IM_USED,
      exports.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,
      exports.STATUSES.MULTIPLE_CHOICES,
      exports.STATUSES.MOVED_PERMANENTLY,
      exports.STATUSES.FOUND,
      exports.STATUSES.SEE_OTHER,
      exports.STATUSES.NOT_MODIFIED,
      exports.STATUSES.USE_PROXY,
      exports.STATUSES.SWITCH_PROXY,
      exports.STATUSES.TEMPORARY_REDIRECT,
      exports.STATUSES.PERMANENT_REDIRECT,
      exports.STATUSES.BAD_REQUEST,
      exports.STATUSES.UNAUTHORIZED,
      exports.STATUSES.PAYMENT_REQUIRED,
      exports.STATUSES.FORBIDDEN,
      exports.STATUSES.NOT_FOUND,
      exports.STATUSES.METHOD_NOT_ALLOWED,
      exports.STATUSES.NOT_ACCEPTABLE,
      exports.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
      exports.STATUSES.REQUEST_TIMEOUT,
      exports.STATUSES.CONFLICT,
      exports.STATUSES.GONE,
      exports.STATUSES.LENGTH_REQUIRED,
      exports.STATUSES.PRECONDITION_FAILED,
      exports.STATUSES.PAYLOAD_TOO_LARGE,
      exports.STATUSES.URI_TOO_LONG,
      exports.STATUSES.UNSUPPORTED_MEDIA_TYPE,
      exports.STATUSES.RANGE_NOT_SATISFIABLE,
      exports.STATUSES.EXPECTATION_FAILED,
      exports.STATUSES.IM_A_TEAPOT,
      exports.STATUSES.PAGE_EXPIRED,
      exports.STATUSES.ENHANCE_YOUR_CALM,
      exports.STATUSES.MISDIRECTED_REQUEST,
      exports.STATUSES.UNPROCESSABLE_ENTITY,
      exports.STATUSES.LOCKED,
      exports.STATUSES.FAILED_DEPENDENCY,
      exports.STATUSES.TOO_EARLY,
      exports.STATUSES.UPGRADE_REQUIRED,
      exports.STATUSES.PRECONDITION_REQUIRED,
      exports.STATUSES.TOO_MANY_REQUESTS,
      exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
      exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
      exports.STATUSES.LOGIN_TIMEOUT,
      exports.STATUSES.NO_RESPONSE,
      exports.STATUSES.RETRY_WITH,
      exports.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,
      exports.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,
      exports.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,
      exports.STATUSES.INVALID_X_FORWARDED_FOR,
      exports.STATUSES.REQUEST_HEADER_TOO_LARGE,
      exports.STATUSES.SSL_CERTIFICATE_ERROR,
      exports.STATUSES.SSL_CERTIFICATE_REQUIRED,
      exports.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,
      exports.STATUSES.INVALID_TOKEN,
      exports.STATUSES.CLIENT_CLOSED_REQUEST,
      exports.STATUSES.INTERNAL_SERVER_ERROR,
      exports.STATUSES.NOT_IMPLEMENTED,
      exports.STATUSES.BAD_GATEWAY,
      exports.STATUSES.SERVICE_UNAVAILABLE,
      exports.STATUSES.GATEWAY_TIMEOUT,
      exports.STATUSES.HTTP_VERSION_NOT_SUPPORTED,
      exports.STATUSES.VARIANT_ALSO_NEGOTIATES,
      exports.STATUSES.INSUFFICIENT_STORAGE,
      exports.STATUSES.LOOP_DETECTED,
      exports.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,
      exports.STATUSES.NOT_EXTENDED,
      exports.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
      exports.STATUSES.WEB_SERVER_UNKNOWN_ERROR,
      exports.STATUSES.WEB_SERVER_IS_DOWN,
      exports.STATUSES.CONNECTION_TIMEOUT,
      exports.STATUSES.ORIGIN_IS_UNREACHABLE,
      exports.STATUSES.TIMEOUT_OCCURED,
      exports.STATUSES.SSL_HANDSHAKE_FAILED,
      exports.STATUSES.INVALID_SSL_CERTIFICATE,
      exports.STATUSES.RAILGUN_ERROR,
      exports.STATUSES.SITE_IS_OVERLOADED,
      exports.STATUSES.SITE_IS_FROZEN,
      exports.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
      exports.STATUSES.NETWORK_READ_TIMEOUT,
      exports.STATUSES.NETWORK_CONNECT_TIMEOUT
    ];
    exports.ALPHA = [];
    for (let i = "A".charCodeAt(0); i <= "Z".charCodeAt(0); i++) {
      exports.ALPHA.push(String.fromCharCode(i));
      exports.ALPHA.push(String.fromCharCode(i + 32));
    }
    exports.NUM_MAP = {
      0: 0,
      1: 1,
      2: 2,
      3: 3,
      4: 4,
      5: 5,
      6: 6,
      7: 7,
      8: 8,
      9: 9
    };
    exports.HEX_MAP = {
      0: 0,
      1: 1,
      2: 2,
      3: 3,
      4: 4,
      5: 5,
      6: 6,
      7: 7,
      8: 8,
      9: 9,
      A: 10,
      B: 11,
      C: 12,
      D: 13,
      E: 14,
      F: 15,
      a: 10,
      b: 11,
      c: 12,
      d: 13,
      e: 14,
      f: 15
    };
    exports.NUM = [
      "0",
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9"
    ];
    exports.ALPHANUM = exports.ALPHA.concat(exports.NUM);
    exports.MARK = ["-", "_", ".", "!", "~", "*", "'", "(", ")"];
    exports.USERINFO_CHARS = exports.ALPHANUM.concat(exports.MARK).concat(["%", ";", ":", "&", "=", "+", "$", ","]);
    exports.URL_CHAR = [
      "!",
      '"',
      "$",
      "%",
      "&",
      "'",
      "(",
      ")",
      "*",
      "+",
      ",",
      "-",
      ".",
      "/",
      ":",
      ";",
      "<",
      "=",
      ">",
      "@",
      "[",
      "\\",
      "]",
      "^",
      "_",
      "`",
      "{",
      "|",
      "}",
      "~"
    ].concat(exports.ALPHANUM);
    exports.HEX = exports.NUM.concat(["a", "b", "c", "d", "e", "f", "A", "B", "C", "D", "E", "F"]);
    exports.TOKEN = [
      "!",
      "#",
      "$",
      "%",
      "&",
      "'",
      "*",
      "+",
      "-",
      ".",
      "^",
      "_",
      "`",
      "|",
      "~"
    ].concat(exports.ALPHANUM);
    exports.HEADER_CHARS = ["	"];
    for (let i = 32; i <= 255; i++) {
      if (i !== 127) {
        exports.HEADER_CHARS.push(i);
      }
    }
    exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS.filter((c) => c !== 44);
    exports.QUOTED_STRING = ["	", " "];
    for (let i = 33; i <= 255; i++) {
      if (i !== 34 && i !== 92) {
        exports.QUOTED_STRING.push(i);
      }
    }
    exports.HTAB_SP_VCHAR_OBS_TEXT = ["	", " "];
    for (let i = 33; i <= 126; i++) {
      exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
    }
    for (let i = 128; i <= 255; i++) {
      exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
    }
    exports.MAJOR = exports.NUM_MAP;
    exports.MINOR = exports.MAJOR;
    exports.SPECIAL_HEADERS = {
      "connection": exports.HEADER_STATE.CONNECTION,
      "content-length": exports.HEADER_STATE.CONTENT_LENGTH,
      "proxy-connection": exports.HEADER_STATE.CONNECTION,
      "transfer-encoding": exports.HEADER_STATE.TRANSFER_ENCODING,
      "upgrade": exports.HEADER_STATE.UPGRADE
    };
    exports.default = {
      ERROR: exports.ERROR,
      TYPE: exports.TYPE,
      FLAGS: exports.FLAGS,
      LENIENT_FLAGS: exports.LENIENT_FLAGS,
      METHODS: exports.METHODS,
      STATUSES: exports.STATUSES,
      FINISH: exports.FINISH,
      HEADER_STATE: exports.HEADER_STATE,
      ALPHA: exports.ALPHA,
      NUM_MAP: exports.NUM_MAP,
      HEX_MAP: exports.HEX_MAP,
      NUM: exports.NUM,
      ALPHANUM: exports.ALPHANUM,
      MARK: exports.MARK,
      USERINFO_CHARS: exports.USERINFO_CHARS,
      URL_CHAR: exports.URL_CHAR,
      HEX: exports.HEX,
      TOKEN: exports.TOKEN,
      HEADER_CHARS: exports.HEADER_CHARS,
      CONNECTION_TOKEN_CHARS: exports.CONNECTION_TOKEN_CHARS,
      QUOTED_STRING: exports.QUOTED_STRING,
      HTAB_SP_VCHAR_OBS_TEXT: exports.HTAB_SP_VCHAR_OBS_TEXT,
      MAJOR: exports.MAJOR,
      MINOR: exports.MINOR,
      SPECIAL_HEADERS: exports.SPECIAL_HEADERS,
      METHODS_HTTP: exports.METHODS_HTTP,
      METHODS_ICE: exports.METHODS_ICE,
      METHODS_RTSP: exports.METHODS_RTSP,
      METHOD_MAP: exports.METHOD_MAP,
      H_METHOD_MAP: exports.H_METHOD_MAP,
      STATUSES_HTTP: exports.STATUSES_HTTP
    };
  }
});

// node_modules/undici/lib/llhttp/llhttp-wasm.js
var require_llhttp_wasm = __commonJS({
  "node_modules/undici/lib/llhttp/llhttp-wasm.js"(exports, module) {
    "use strict";
    var { Buffer: Buffer2 } = __require("node:buffer");
    var wasmBase64 = "AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";
    var wasmBuffer;
    Object.defineProperty(module, "exports", {
      get: () => {
        return wasmBuffer ? wasmBuffer : wasmBuffer = Buffer2.from(wasmBase64, "base64");
      }
    });
  }
});

// node_modules/undici/lib/llhttp/llhttp_simd-wasm.js
var require_llhttp_simd_wasm = __commonJS({
  "node_modules/undici/lib/llhttp/llhttp_simd-wasm.js"(exports, module) {
    "use strict";
    var { Buffer: Buffer2 } = __require("node:buffer");
    var wasmBase64 = "AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";
    var wasmBuffer;
    Object.defineProperty(module, "exports", {
      get: () => {
        return wasmBuffer ? wasmBuffer : wasmBuffer = Buffer2.from(wasmBase64, "base64");
      }
    });
  }
});

// never-run:../web/fetch/body.js
var require_body = __commonJS({
  "never-run:../web/fetch/body.js"(exports, module) {
    module.exports = () => {
      throw new Error("not part of this bundle");
    };
  }
});

// node_modules/undici/lib/dispatcher/client-h1.js
var require_client_h1 = __commonJS({
  "node_modules/undici/lib/dispatcher/client-h1.js"(exports, module) {
    "use strict";
    var assert = __require("node:assert");
    var util = require_util();
    var { channels } = require_diagnostics();
    var timers = require_timers();
    var {
      RequestContentLengthMismatchError,
      ResponseContentLengthMismatchError,
      RequestAbortedError,
      InvalidArgumentError,
      HeadersTimeoutError,
      HeadersOverflowError,
      SocketError,
      InformationalError,
      BodyTimeoutError,
      HTTPParserError,
      ResponseExceededMaxSizeError
    } = require_errors();
    var {
      kUrl,
      kReset,
      kClient,
      kParser,
      kBlocking,
      kRunning,
      kPending,
      kSize,
      kWriting,
      kQueue,
      kNoRef,
      kKeepAliveDefaultTimeout,
      kHostHeader,
      kPendingIdx,
      kRunningIdx,
      kError,
      kPipelining,
      kSocket,
      kKeepAliveTimeoutValue,
      kMaxHeadersSize,
      kKeepAliveMaxTimeout,
      kKeepAliveTimeoutThreshold,
      kHeadersTimeout,
      kBodyTimeout,
      kStrictContentLength,
      kMaxRequests,
      kCounter,
      kMaxResponseSize,
      kOnError,
      kResume,
      kHTTPContext,
      kClosed
    } = require_symbols();
    var constants2 = require_constants2();
    var EMPTY_BUF = Buffer.alloc(0);
    var FastBuffer = Buffer[Symbol.species];
    var removeAllListeners = util.removeAllListeners;
    var kIdleSocketValidation = /* @__PURE__ */ Symbol("kIdleSocketValidation");
    var kIdleSocketValidationTimeout = /* @__PURE__ */ Symbol("kIdleSocketValidationTimeout");
    var kSocketUsed = /* @__PURE__ */ Symbol("kSocketUsed");
    var kTypeOfService = /* @__PURE__ */ Symbol("kTypeOfService");
    var extractBody;
    function lazyllhttp() {
      const llhttpWasmData = process.env.JEST_WORKER_ID ? require_llhttp_wasm() : void 0;
      let mod;
      let useWasmSIMD = true;
      if (process.arch === "ppc64") {
        const [major, minor] = process.versions.node.split(".").map((n) => parseInt(n, 10));
        if (major < 24 || major === 24 && minor < 12) {
          useWasmSIMD = false;
        }
      }
      if (process.env.UNDICI_NO_WASM_SIMD === "1") {
        useWasmSIMD = false;
      } else if (process.env.UNDICI_NO_WASM_SIMD === "0") {
        useWasmSIMD = true;
      }
      if (useWasmSIMD) {
        try {
          mod = new WebAssembly.Module(require_llhttp_simd_wasm());
        } catch {
        }
      }
      if (!mod) {
        mod = new WebAssembly.Module(llhttpWasmData || require_llhttp_wasm());
      }
      return new WebAssembly.Instance(mod, {
        env: {
          /**
           * @param {number} p
           * @param {number} at
           * @param {number} len
           * @returns {number}
           */
          wasm_on_url: (p, at, len) => {
            return 0;
          },
          /**
           * @param {number} p
           * @param {number} at
           * @param {number} len
           * @returns {number}
           */
          wasm_on_status: (p, at, len) => {
            assert(currentParser.ptr === p);
            const start = at - currentBufferPtr + currentBufferRef.byteOffset;
            return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer, start, len));
          },
          /**
           * @param {number} p
           * @returns {number}
           */
          wasm_on_message_begin: (p) => {
            assert(currentParser.ptr === p);
            return currentParser.onMessageBegin();
          },
          /**
           * @param {number} p
           * @param {number} at
           * @param {number} len
           * @returns {number}
           */
          wasm_on_header_field: (p, at, len) => {
            assert(currentParser.ptr === p);
            const start = at - currentBufferPtr + currentBufferRef.byteOffset;
            return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer, start, len));
          },
          /**
           * @param {number} p
           * @param {number} at
           * @param {number} len
           * @returns {number}
           */
          wasm_on_header_value: (p, at, len) => {
            assert(currentParser.ptr === p);
            const start = at - currentBufferPtr + currentBufferRef.byteOffset;
            return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer, start, len));
          },
          /**
           * @param {number} p
           * @param {number} statusCode
           * @param {0|1} upgrade
           * @param {0|1} shouldKeepAlive
           * @returns {number}
           */
          wasm_on_headers_complete: (p, statusCode, upgrade, shouldKeepAlive) => {
            assert(currentParser.ptr === p);
            return currentParser.onHeadersComplete(statusCode, upgrade === 1, shouldKeepAlive === 1);
          },
          /**
           * @param {number} p
           * @param {number} at
           * @param {number} len
           * @returns {number}
           */
          wasm_on_body: (p, at, len) => {
            assert(currentParser.ptr === p);
            const start = at - currentBufferPtr + currentBufferRef.byteOffset;
            return currentParser.onBody(new FastBuffer(currentBufferRef.buffer, start, len));
          },
          /**
           * @param {number} p
           * @returns {number}
           */
          wasm_on_message_complete: (p) => {
            assert(currentParser.ptr === p);
            return currentParser.onMessageComplete();
          }
        }
      });
    }
    var llhttpInstance = null;
    var currentParser = null;
    var currentBufferRef = null;
    var currentBufferSize = 0;
    var currentBufferPtr = null;
    var USE_NATIVE_TIMER = 0;
    var USE_FAST_TIMER = 1;
    var TIMEOUT_HEADERS = 2 | USE_FAST_TIMER;
    var TIMEOUT_BODY = 4 | USE_FAST_TIMER;
    var TIMEOUT_KEEP_ALIVE = 8 | USE_NATIVE_TIMER;
    var Parser = class {
      /**
         * @param {import('./client.js')} client
         * @param {import('net').Socket} socket
         * @param {*} llhttp
         */
      constructor(client, socket, { exports: exports2 }) {
        this.llhttp = exports2;
        this.ptr = this.llhttp.llhttp_alloc(constants2.TYPE.RESPONSE);
        this.client = client;
        this.socket = socket;
        this.timeout = null;
        this.timeoutWeakRef = new WeakRef(this);
        this.timeoutValue = null;
        this.timeoutType = null;
        this.statusCode = 0;
        this.statusText = "";
        this.upgrade = false;
        this.headers = [];
        this.headersSize = 0;
        this.headersMaxSize = client[kMaxHeadersSize];
        this.shouldKeepAlive = false;
        this.paused = false;
        this.resume = this.resume.bind(this);
        this.bytesRead = 0;
        this.keepAlive = "";
        this.contentLength = "";
        this.connection = "";
        this.maxResponseSize = client[kMaxResponseSize];
      }
      setTimeout(delay, type) {
        if (delay !== this.timeoutValue || type & USE_FAST_TIMER ^ this.timeoutType & USE_FAST_TIMER) {
          if (this.timeout) {
            timers.clearTimeout(this.timeout);
            this.timeout = null;
          }
          if (delay) {
            if (type & USE_FAST_TIMER) {
              this.timeout = timers.setFastTimeout(onParserTimeout, delay, this.timeoutWeakRef);
            } else {
              this.timeout = setTimeout(onParserTimeout, delay, this.timeoutWeakRef);
              this.timeout?.unref();
            }
          }
          this.timeoutValue = delay;
        } else if (this.timeout) {
          if (this.timeout.refresh) {
            this.timeout.refresh();
          }
        }
        this.timeoutType = type;
      }
      resume() {
        if (this.socket.destroyed || !this.paused) {
          return;
        }
        assert(this.ptr != null);
        assert(currentParser === null);
        this.llhttp.llhttp_resume(this.ptr);
        assert(this.timeoutType === TIMEOUT_BODY);
        if (this.timeout) {
          if (this.timeout.refresh) {
            this.timeout.refresh();
          }
        }
        this.paused = false;
        this.execute(this.socket.read() || EMPTY_BUF);
        this.readMore();
      }
      readMore() {
        while (!this.paused && this.ptr) {
          const chunk = this.socket.read();
          if (chunk === null) {
            break;
          }
          this.execute(chunk);
        }
      }
      /**
       * @param {Buffer} chunk
       */
      execute(chunk) {
        assert(currentParser === null);
        assert(this.ptr != null);
        assert(!this.paused);
        const { socket, llhttp } = this;
        if (chunk.length > currentBufferSize) {
          if (currentBufferPtr) {
            llhttp.free(currentBufferPtr);
          }
          currentBufferSize = Math.ceil(chunk.length / 4096) * 4096;
          currentBufferPtr = llhttp.malloc(currentBufferSize);
        }
        new Uint8Array(llhttp.memory.buffer, currentBufferPtr, currentBufferSize).set(chunk);
        try {
          let ret;
          try {
            currentBufferRef = chunk;
            currentParser = this;
            ret = llhttp.llhttp_execute(this.ptr, currentBufferPtr, chunk.length);
          } finally {
            currentParser = null;
            currentBufferRef = null;
          }
          if (ret !== constants2.ERROR.OK) {
            const data2 = chunk.subarray(llhttp.llhttp_get_error_pos(this.ptr) - currentBufferPtr);
            if (ret === constants2.ERROR.PAUSED_UPGRADE) {
              this.onUpgrade(data2);
            } else if (ret === constants2.ERROR.PAUSED) {
              this.paused = true;
              socket.unshift(data2);
            } else {
              throw this.createError(ret, data2);
            }
          }
        } catch (err2) {
          util.destroy(socket, err2);
        }
      }
      finish() {
        assert(currentParser === null);
        assert(this.ptr != null);
        assert(!this.paused);
        const { llhttp } = this;
        let ret;
        try {
          currentParser = this;
          ret = llhttp.llhttp_finish(this.ptr);
        } finally {
          currentParser = null;
        }
        if (ret === constants2.ERROR.OK) {
          return null;
        }
        if (ret === constants2.ERROR.PAUSED || ret === constants2.ERROR.PAUSED_UPGRADE) {
          this.paused = true;
          return null;
        }
        return this.createError(ret, EMPTY_BUF);
      }
      createError(ret, data2) {
        const { llhttp, contentLength, bytesRead } = this;
        if (contentLength && bytesRead !== parseInt(contentLength, 10)) {
          return new ResponseContentLengthMismatchError();
        }
        const ptr = llhttp.llhttp_get_error_reason(this.ptr);
        let message = "";
        if (ptr) {
          const len = new Uint8Array(llhttp.memory.buffer, ptr).indexOf(0);
          message = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(llhttp.memory.buffer, ptr, len).toString() + ")";
        }
        return new HTTPParserError(message, constants2.ERROR[ret], data2);
      }
      destroy() {
        assert(currentParser === null);
        assert(this.ptr != null);
        this.llhttp.llhttp_free(this.ptr);
        this.ptr = null;
        this.timeout && timers.clearTimeout(this.timeout);
        this.timeout = null;
        this.timeoutValue = null;
        this.timeoutType = null;
        this.paused = false;
      }
      /**
       * @param {Buffer} buf
       * @returns {0}
       */
      onStatus(buf) {
        this.statusText = buf.toString();
        return 0;
      }
      /**
       * @returns {0|-1}
       */
      onMessageBegin() {
        const { socket, client } = this;
        if (socket.destroyed) {
          return -1;
        }
        if (client[kRunning] === 0) {
          util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
          return -1;
        }
        const request = client[kQueue][client[kRunningIdx]];
        if (!request) {
          return -1;
        }
        request.onResponseStarted();
        return 0;
      }
      /**
       * @param {Buffer} buf
       * @returns {number}
       */
      onHeaderField(buf) {
        const len = this.headers.length;
        if ((len & 1) === 0) {
          this.headers.push(buf);
        } else {
          this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
        }
        this.trackHeader(buf.length);
        return 0;
      }
      /**
       * @param {Buffer} buf
       * @returns {number}
       */
      onHeaderValue(buf) {
        let len = this.headers.length;
        if ((len & 1) === 1) {
          this.headers.push(buf);
          len += 1;
        } else {
          this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
        }
        const key = this.headers[len - 2];
        if (key.length === 10) {
          const headerName = util.bufferToLowerCasedHeaderName(key);
          if (headerName === "keep-alive") {
            this.keepAlive += buf.toString();
          } else if (headerName === "connection") {
            this.connection += buf.toString();
          }
        } else if (key.length === 14 && util.bufferToLowerCasedHeaderName(key) === "content-length") {
          this.contentLength += buf.toString();
        }
        this.trackHeader(buf.length);
        return 0;
      }
      /**
       * @param {number} len
       */
      trackHeader(len) {
        this.headersSize += len;
        if (this.headersSize >= this.headersMaxSize) {
          util.destroy(this.socket, new HeadersOverflowError());
        }
      }
      /**
       * @param {Buffer} head
       */
      onUpgrade(head) {
        const { upgrade, client, socket, headers, statusCode, statusText } = this;
        assert(upgrade);
        assert(client[kSocket] === socket);
        assert(!socket.destroyed);
        assert(!this.paused);
        assert((headers.length & 1) === 0);
        const request = client[kQueue][client[kRunningIdx]];
        assert(request);
        assert(request.upgrade || request.method === "CONNECT");
        this.statusCode = 0;
        this.statusText = "";
        this.shouldKeepAlive = false;
        this.headers = [];
        this.headersSize = 0;
        socket.unshift(head);
        socket[kParser].destroy();
        socket[kParser] = null;
        socket[kClient] = null;
        socket[kError] = null;
        removeAllListeners(socket);
        client[kSocket] = null;
        client[kHTTPContext] = null;
        client[kQueue][client[kRunningIdx]++] = null;
        client.emit("disconnect", client[kUrl], [client], new InformationalError("upgrade"));
        try {
          request.onUpgrade(statusCode, headers, socket, statusText);
        } catch (err2) {
          util.errorRequest(client, request, err2);
          util.destroy(socket, err2);
        }
        client[kResume]();
      }
      /**
       * @param {number} statusCode
       * @param {boolean} upgrade
       * @param {boolean} shouldKeepAlive
       * @returns {number}
       */
      onHeadersComplete(statusCode, upgrade, shouldKeepAlive) {
        const { client, socket, headers, statusText } = this;
        if (socket.destroyed) {
          return -1;
        }
        if (client[kRunning] === 0) {
          util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
          return -1;
        }
        const request = client[kQueue][client[kRunningIdx]];
        if (!request) {
          return -1;
        }
        assert(!this.upgrade);
        assert(this.statusCode < 200);
        if (statusCode === 100) {
          util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
          return -1;
        }
        if (upgrade && !request.upgrade) {
          util.destroy(socket, new SocketError("bad upgrade", util.getSocketInfo(socket)));
          return -1;
        }
        assert(this.timeoutType === TIMEOUT_HEADERS);
        this.statusCode = statusCode;
        this.shouldKeepAlive = shouldKeepAlive || // Override llhttp value which does not allow keepAlive for HEAD.
        request.method === "HEAD" && !socket[kReset] && this.connection.toLowerCase() === "keep-alive";
        if (this.statusCode >= 200) {
          const bodyTimeout = request.bodyTimeout != null ? request.bodyTimeout : client[kBodyTimeout];
          this.setTimeout(bodyTimeout, TIMEOUT_BODY);
        } else if (this.timeout) {
          if (this.timeout.refresh) {
            this.timeout.refresh();
          }
        }
        if (request.method === "CONNECT") {
          assert(client[kRunning] === 1);
          this.upgrade = true;
          return 2;
        }
        if (upgrade) {
          assert(client[kRunning] === 1);
          this.upgrade = true;
          return 2;
        }
        assert((this.headers.length & 1) === 0);
        this.headers = [];
        this.headersSize = 0;
        if (this.shouldKeepAlive && client[kPipelining]) {
          const keepAliveTimeout = this.keepAlive ? util.parseKeepAliveTimeout(this.keepAlive) : null;
          if (keepAliveTimeout != null) {
            const timeout = Math.min(
              keepAliveTimeout - client[kKeepAliveTimeoutThreshold],
              client[kKeepAliveMaxTimeout]
            );
            if (timeout <= 0) {
              socket[kReset] = true;
            } else {
              client[kKeepAliveTimeoutValue] = timeout;
            }
          } else {
            client[kKeepAliveTimeoutValue] = client[kKeepAliveDefaultTimeout];
          }
        } else {
          socket[kReset] = true;
        }
        const pause = request.onHeaders(statusCode, headers, this.resume, statusText) === false;
        if (request.aborted) {
          return -1;
        }
        if (request.method === "HEAD") {
          return 1;
        }
        if (statusCode < 200) {
          return 1;
        }
        if (socket[kBlocking]) {
          socket[kBlocking] = false;
          client[kResume]();
        }
        return pause ? constants2.ERROR.PAUSED : 0;
      }
      /**
       * @param {Buffer} buf
       * @returns {number}
       */
      onBody(buf) {
        const { client, socket, statusCode, maxResponseSize } = this;
        if (socket.destroyed) {
          return -1;
        }
        const request = client[kQueue][client[kRunningIdx]];
        assert(request);
        assert(this.timeoutType === TIMEOUT_BODY);
        if (this.timeout) {
          if (this.timeout.refresh) {
            this.timeout.refresh();
          }
        }
        assert(statusCode >= 200);
        if (maxResponseSize > -1 && this.bytesRead + buf.length > maxResponseSize) {
          util.destroy(socket, new ResponseExceededMaxSizeError());
          return -1;
        }
        this.bytesRead += buf.length;
        if (request.onData(buf) === false) {
          return constants2.ERROR.PAUSED;
        }
        return 0;
      }
      /**
       * @returns {number}
       */
      onMessageComplete() {
        const { client, socket, statusCode, upgrade, headers, contentLength, bytesRead, shouldKeepAlive } = this;
        if (socket.destroyed && (!statusCode || shouldKeepAlive)) {
          return -1;
        }
        if (upgrade) {
          return 0;
        }
        assert(statusCode >= 100);
        assert((this.headers.length & 1) === 0);
        const request = client[kQueue][client[kRunningIdx]];
        assert(request);
        this.statusCode = 0;
        this.statusText = "";
        this.bytesRead = 0;
        this.contentLength = "";
        this.keepAlive = "";
        this.connection = "";
        this.headers = [];
        this.headersSize = 0;
        if (statusCode < 200) {
          return 0;
        }
        if (request.method !== "HEAD" && contentLength && bytesRead !== parseInt(contentLength, 10)) {
          util.destroy(socket, new ResponseContentLengthMismatchError());
          return -1;
        }
        request.onComplete(headers);
        client[kQueue][client[kRunningIdx]++] = null;
        socket[kSocketUsed] = client[kPending] === 0;
        if (socket[kWriting]) {
          assert(client[kRunning] === 0);
          util.destroy(socket, new InformationalError("reset"));
          return constants2.ERROR.PAUSED;
        } else if (!shouldKeepAlive) {
          util.destroy(socket, new InformationalError("reset"));
          return constants2.ERROR.PAUSED;
        } else if (socket[kReset] && client[kRunning] === 0) {
          util.destroy(socket, new InformationalError("reset"));
          return constants2.ERROR.PAUSED;
        } else if (client[kPipelining] == null || client[kPipelining] === 1) {
          setImmediate(client[kResume]);
        } else {
          client[kResume]();
        }
        return 0;
      }
    };
    function onParserTimeout(parserWeakRef) {
      const parser = parserWeakRef.deref();
      if (!parser) {
        return;
      }
      const { socket, timeoutType, client, paused } = parser;
      if (timeoutType === TIMEOUT_HEADERS) {
        if (!socket[kWriting] || socket.writableNeedDrain || client[kRunning] > 1) {
          assert(!paused, "cannot be paused while waiting for headers");
          util.destroy(socket, new HeadersTimeoutError());
        }
      } else if (timeoutType === TIMEOUT_BODY) {
        if (!paused) {
          util.destroy(socket, new BodyTimeoutError());
        }
      } else if (timeoutType === TIMEOUT_KEEP_ALIVE) {
        assert(client[kRunning] === 0 && client[kKeepAliveTimeoutValue]);
        util.destroy(socket, new InformationalError("socket idle timeout"));
      }
    }
    function connectH1(client, socket) {
      client[kSocket] = socket;
      if (!llhttpInstance) {
        llhttpInstance = lazyllhttp();
      }
      if (socket.errored) {
        throw socket.errored;
      }
      if (socket.destroyed) {
        throw new SocketError("destroyed");
      }
      socket[kNoRef] = false;
      socket[kWriting] = false;
      socket[kReset] = false;
      socket[kBlocking] = false;
      socket[kIdleSocketValidation] = 0;
      socket[kIdleSocketValidationTimeout] = null;
      socket[kSocketUsed] = false;
      socket[kParser] = new Parser(client, socket, llhttpInstance);
      util.addListener(socket, "error", onHttpSocketError);
      util.addListener(socket, "readable", onHttpSocketReadable);
      util.addListener(socket, "end", onHttpSocketEnd);
      util.addListener(socket, "close", onHttpSocketClose);
      socket[kClosed] = false;
      socket.on("close", onSocketClose);
      return {
        version: "h1",
        defaultPipelining: 1,
        write(request) {
          return writeH1(client, request);
        },
        resume() {
          resumeH1(client);
        },
        /**
         * @param {Error|undefined} err
         * @param {() => void} callback
         */
        destroy(err2, callback) {
          if (socket[kClosed]) {
            queueMicrotask(callback);
          } else {
            socket.on("close", callback);
            socket.destroy(err2);
          }
        },
        /**
         * @returns {boolean}
         */
        get destroyed() {
          return socket.destroyed;
        },
        /**
         * @param {import('../core/request.js')} request
         * @returns {boolean}
         */
        busy(request) {
          if (socket[kWriting] || socket[kReset] || socket[kBlocking] || socket[kIdleSocketValidation] === 1) {
            return true;
          }
          if (request) {
            if (client[kRunning] > 0 && !request.idempotent) {
              return true;
            }
            if (client[kRunning] > 0 && (request.upgrade || request.method === "CONNECT")) {
              return true;
            }
            if (client[kRunning] > 0 && util.bodyLength(request.body) !== 0 && (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))) {
              return true;
            }
          }
          return false;
        }
      };
    }
    function onHttpSocketError(err2) {
      const parser = this[kParser];
      if (err2.code === "ECONNRESET" && parser.statusCode && !parser.shouldKeepAlive) {
        const parserErr = parser.finish();
        if (parserErr) {
          this[kError] = parserErr;
          this[kClient][kOnError](parserErr);
        }
        return;
      }
      this[kError] = err2;
      this[kClient][kOnError](err2);
    }
    function onHttpSocketReadable() {
      this[kParser]?.readMore();
    }
    function onHttpSocketEnd() {
      const parser = this[kParser];
      if (parser.statusCode && !parser.shouldKeepAlive) {
        const parserErr = parser.finish();
        if (parserErr) {
          util.destroy(this, parserErr);
        }
        return;
      }
      util.destroy(this, new SocketError("other side closed", util.getSocketInfo(this)));
    }
    function onHttpSocketClose() {
      const parser = this[kParser];
      clearIdleSocketValidation(this);
      if (parser) {
        if (!this[kError] && parser.statusCode && !parser.shouldKeepAlive) {
          this[kError] = parser.finish() || this[kError];
        }
        this[kParser].destroy();
        this[kParser] = null;
      }
      const err2 = this[kError] || new SocketError("closed", util.getSocketInfo(this));
      const client = this[kClient];
      client[kSocket] = null;
      client[kHTTPContext] = null;
      if (client.destroyed) {
        assert(client[kPending] === 0);
        const requests = client[kQueue].splice(client[kRunningIdx]);
        for (let i = 0; i < requests.length; i++) {
          const request = requests[i];
          util.errorRequest(client, request, err2);
        }
      } else if (client[kRunning] > 0 && err2.code !== "UND_ERR_INFO") {
        const request = client[kQueue][client[kRunningIdx]];
        client[kQueue][client[kRunningIdx]++] = null;
        util.errorRequest(client, request, err2);
      }
      client[kPendingIdx] = client[kRunningIdx];
      assert(client[kRunning] === 0);
      client.emit("disconnect", client[kUrl], [client], err2);
      client[kResume]();
    }
    function onSocketClose() {
      this[kClosed] = true;
    }
    function clearIdleSocketValidation(socket) {
      if (socket[kIdleSocketValidationTimeout]) {
        clearImmediate(socket[kIdleSocketValidationTimeout]);
        socket[kIdleSocketValidationTimeout] = null;
      }
      socket[kIdleSocketValidation] = 0;
    }
    function scheduleIdleSocketValidation(client, socket) {
      socket[kIdleSocketValidation] = 1;
      socket[kIdleSocketValidationTimeout] = setImmediate(() => {
        socket[kIdleSocketValidationTimeout] = null;
        socket[kIdleSocketValidation] = 2;
        if (client[kSocket] === socket && !socket.destroyed) {
          client[kResume]();
        }
      });
    }
    function resumeH1(client) {
      const socket = client[kSocket];
      if (socket && !socket.destroyed) {
        if (client[kSize] === 0) {
          if (!socket[kNoRef] && socket.unref) {
            socket.unref();
            socket[kNoRef] = true;
          }
        } else if (socket[kNoRef] && socket.ref) {
          socket.ref();
          socket[kNoRef] = false;
        }
        if (client[kRunning] === 0 && client[kPending] > 0 && socket[kSocketUsed]) {
          if (socket[kIdleSocketValidation] === 0) {
            scheduleIdleSocketValidation(client, socket);
            socket[kParser].readMore();
            if (socket.destroyed) {
              return;
            }
            return;
          }
          if (socket[kIdleSocketValidation] === 1) {
            socket[kParser].readMore();
            if (socket.destroyed) {
              return;
            }
            return;
          }
        }
        if (client[kRunning] === 0) {
          socket[kParser].readMore();
          if (socket.destroyed) {
            return;
          }
        }
        if (client[kSize] === 0) {
          if (socket[kParser].timeoutType !== TIMEOUT_KEEP_ALIVE) {
            socket[kParser].setTimeout(client[kKeepAliveTimeoutValue], TIMEOUT_KEEP_ALIVE);
          }
        } else if (client[kRunning] > 0 && socket[kParser].statusCode < 200) {
          if (socket[kParser].timeoutType !== TIMEOUT_HEADERS) {
            const request = client[kQueue][client[kRunningIdx]];
            const headersTimeout = request.headersTimeout != null ? request.headersTimeout : client[kHeadersTimeout];
            socket[kParser].setTimeout(headersTimeout, TIMEOUT_HEADERS);
          }
        }
      }
    }
    function shouldSendContentLength(method) {
      return method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE" && method !== "CONNECT";
    }
    function setTypeOfService(socket, request) {
      if (typeof socket.setTypeOfService !== "function") {
        return;
      }
      const typeOfService = request.typeOfService;
      if (typeOfService === void 0) {
        return;
      }
      const currentTypeOfService = socket[kTypeOfService];
      if (currentTypeOfService === typeOfService) {
        return;
      }
      try {
        socket.setTypeOfService(typeOfService);
        socket[kTypeOfService] = typeOfService;
      } catch {
      }
    }
    function writeH1(client, request) {
      const { method, path, host, upgrade, blocking, reset } = request;
      let { body, headers, contentLength } = request;
      const expectsPayload = method === "PUT" || method === "POST" || method === "PATCH" || method === "QUERY" || method === "PROPFIND" || method === "PROPPATCH";
      if (util.isFormDataLike(body)) {
        if (!extractBody) {
          extractBody = require_body().extractBody;
        }
        const [bodyStream, contentType] = extractBody(body);
        if (request.contentType == null) {
          headers.push("content-type", contentType);
        }
        body = bodyStream.stream;
        contentLength = bodyStream.length;
      } else if (util.isBlobLike(body) && request.contentType == null) {
        const contentType = body.type;
        if (contentType) {
          const contentTypeValue = `${contentType}`;
          if (!util.isValidHeaderValue(contentTypeValue)) {
            util.errorRequest(client, request, new InvalidArgumentError("invalid content-type header"));
            return false;
          }
          headers.push("content-type", contentTypeValue);
        }
      }
      if (body && typeof body.read === "function") {
        body.read(0);
      }
      const bodyLength = util.bodyLength(body);
      contentLength = bodyLength ?? contentLength;
      if (contentLength === null) {
        contentLength = request.contentLength;
      }
      if (contentLength === 0 && !expectsPayload) {
        contentLength = null;
      }
      if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength !== null && request.contentLength !== contentLength) {
        if (client[kStrictContentLength]) {
          util.errorRequest(client, request, new RequestContentLengthMismatchError());
          return false;
        }
        process.emitWarning(new RequestContentLengthMismatchError());
      }
      const socket = client[kSocket];
      clearIdleSocketValidation(socket);
      const abort = (err2) => {
        if (request.aborted || request.completed) {
          return;
        }
        util.errorRequest(client, request, err2 || new RequestAbortedError());
        util.destroy(body);
        util.destroy(socket, new InformationalError("aborted"));
      };
      try {
        request.onConnect(abort);
      } catch (err2) {
        util.errorRequest(client, request, err2);
      }
      if (request.aborted) {
        return false;
      }
      if (method === "HEAD") {
        socket[kReset] = true;
      }
      if (upgrade || method === "CONNECT") {
        socket[kReset] = true;
      }
      if (reset != null) {
        socket[kReset] = reset;
      }
      if (client[kMaxRequests] && socket[kCounter]++ >= client[kMaxRequests]) {
        socket[kReset] = true;
      }
      if (blocking) {
        socket[kBlocking] = true;
      }
      setTypeOfService(socket, request);
      let header = `${method} ${path} HTTP/1.1\r
`;
      if (typeof host === "string") {
        header += `host: ${host}\r
`;
      } else {
        header += client[kHostHeader];
      }
      if (upgrade) {
        header += `connection: upgrade\r
upgrade: ${upgrade}\r
`;
      } else if (client[kPipelining] && !socket[kReset]) {
        header += "connection: keep-alive\r\n";
      } else {
        header += "connection: close\r\n";
      }
      if (Array.isArray(headers)) {
        for (let n = 0; n < headers.length; n += 2) {
          const key = headers[n + 0];
          const val = headers[n + 1];
          if (Array.isArray(val)) {
            for (let i = 0; i < val.length; i++) {
              header += `${key}: ${val[i]}\r
`;
            }
          } else {
            header += `${key}: ${val}\r
`;
          }
        }
      }
      if (channels.sendHeaders.hasSubscribers) {
        channels.sendHeaders.publish({ request, headers: header, socket });
      }
      if (!body || bodyLength === 0) {
        writeBuffer(abort, null, client, request, socket, contentLength, header, expectsPayload);
      } else if (util.isBuffer(body)) {
        writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload);
      } else if (util.isBlobLike(body)) {
        if (typeof body.stream === "function") {
          writeIterable(abort, body.stream(), client, request, socket, contentLength, header, expectsPayload);
        } else {
          writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload);
        }
      } else if (util.isStream(body)) {
        writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload);
      } else if (util.isIterable(body)) {
        writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload);
      } else {
        assert(false);
      }
      return true;
    }
    function writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload) {
      assert(contentLength !== 0 || client[kRunning] === 0, "stream body cannot be pipelined");
      let finished = false;
      const writer = new AsyncWriter({ abort, socket, request, contentLength, client, expectsPayload, header });
      const onData = function(chunk) {
        if (finished) {
          return;
        }
        try {
          if (!writer.write(chunk) && this.pause) {
            this.pause();
          }
        } catch (err2) {
          util.destroy(this, err2);
        }
      };
      const onDrain = function() {
        if (finished) {
          return;
        }
        if (body.resume) {
          body.resume();
        }
      };
      const onClose = function() {
        queueMicrotask(() => {
          body.removeListener("error", onFinished);
        });
        if (!finished) {
          const err2 = new RequestAbortedError();
          queueMicrotask(() => onFinished(err2));
        }
      };
      const onFinished = function(err2) {
        if (finished) {
          return;
        }
        finished = true;
        assert(socket.destroyed || socket[kWriting] && client[kRunning] <= 1);
        socket.off("drain", onDrain).off("error", onFinished);
        body.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose);
        if (!err2) {
          try {
            writer.end();
          } catch (er) {
            err2 = er;
          }
        }
        writer.destroy(err2);
        if (err2 && (err2.code !== "UND_ERR_INFO" || err2.message !== "reset")) {
          util.destroy(body, err2);
        } else {
          util.destroy(body);
        }
      };
      body.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose);
      if (body.resume) {
        body.resume();
      }
      socket.on("drain", onDrain).on("error", onFinished);
      if (body.errorEmitted ?? body.errored) {
        setImmediate(onFinished, body.errored);
      } else if (body.endEmitted ?? body.readableEnded) {
        setImmediate(onFinished, null);
      }
      if (body.closeEmitted ?? body.closed) {
        setImmediate(onClose);
      }
    }
    function writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload) {
      try {
        if (!body) {
          if (contentLength === 0) {
            socket.write(`${header}content-length: 0\r
\r
`, "latin1");
          } else {
            assert(contentLength === null, "no body must not have content length");
            socket.write(`${header}\r
`, "latin1");
          }
        } else if (util.isBuffer(body)) {
          assert(contentLength === body.byteLength, "buffer body must have content length");
          socket.cork();
          socket.write(`${header}content-length: ${contentLength}\r
\r
`, "latin1");
          socket.write(body);
          socket.uncork();
          request.onBodySent(body);
          if (!expectsPayload && request.reset !== false) {
            socket[kReset] = true;
          }
        }
        request.onRequestSent();
        client[kResume]();
      } catch (err2) {
        abort(err2);
      }
    }
    async function writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload) {
      assert(contentLength === body.size, "blob body must have content length");
      try {
        if (contentLength != null && contentLength !== body.size) {
          throw new RequestContentLengthMismatchError();
        }
        const buffer = Buffer.from(await body.arrayBuffer());
        socket.cork();
        socket.write(`${header}content-length: ${contentLength}\r
\r
`, "latin1");
        socket.write(buffer);
        socket.uncork();
        request.onBodySent(buffer);
        request.onRequestSent();
        if (!expectsPayload && request.reset !== false) {
          socket[kReset] = true;
        }
        client[kResume]();
      } catch (err2) {
        abort(err2);
      }
    }
    async function writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload) {
      assert(contentLength !== 0 || client[kRunning] === 0, "iterator body cannot be pipelined");
      let callback = null;
      function onDrain() {
        if (callback) {
          const cb = callback;
          callback = null;
          cb();
        }
      }
      const waitForDrain = () => new Promise((resolve2, reject) => {
        assert(callback === null);
        if (socket[kError]) {
          reject(socket[kError]);
        } else {
          callback = resolve2;
        }
      });
      socket.on("close", onDrain).on("drain", onDrain);
      const writer = new AsyncWriter({ abort, socket, request, contentLength, client, expectsPayload, header });
      try {
        for await (const chunk of body) {
          if (socket[kError]) {
            throw socket[kError];
          }
          if (!writer.write(chunk)) {
            await waitForDrain();
          }
        }
        writer.end();
      } catch (err2) {
        writer.destroy(err2);
      } finally {
        socket.off("close", onDrain).off("drain", onDrain);
      }
    }
    var AsyncWriter = class {
      /**
       *
       * @param {object} arg
       * @param {AbortCallback} arg.abort
       * @param {import('net').Socket} arg.socket
       * @param {import('../core/request.js')} arg.request
       * @param {number} arg.contentLength
       * @param {import('./client.js')} arg.client
       * @param {boolean} arg.expectsPayload
       * @param {string} arg.header
       */
      constructor({ abort, socket, request, contentLength, client, expectsPayload, header }) {
        this.socket = socket;
        this.request = request;
        this.contentLength = contentLength;
        this.client = client;
        this.bytesWritten = 0;
        this.expectsPayload = expectsPayload;
        this.header = header;
        this.abort = abort;
        socket[kWriting] = true;
      }
      /**
       * @param {Buffer} chunk
       * @returns
       */
      write(chunk) {
        const { socket, request, contentLength, client, bytesWritten, expectsPayload, header } = this;
        if (socket[kError]) {
          throw socket[kError];
        }
        if (socket.destroyed) {
          return false;
        }
        const len = Buffer.byteLength(chunk);
        if (!len) {
          return true;
        }
        if (contentLength !== null && bytesWritten + len > contentLength) {
          if (client[kStrictContentLength]) {
            throw new RequestContentLengthMismatchError();
          }
          process.emitWarning(new RequestContentLengthMismatchError());
        }
        socket.cork();
        if (bytesWritten === 0) {
          if (!expectsPayload && request.reset !== false) {
            socket[kReset] = true;
          }
          if (contentLength === null) {
            socket.write(`${header}transfer-encoding: chunked\r
`, "latin1");
          } else {
            socket.write(`${header}content-length: ${contentLength}\r
\r
`, "latin1");
          }
        }
        if (contentLength === null) {
          socket.write(`\r
${len.toString(16)}\r
`, "latin1");
        }
        this.bytesWritten += len;
        const ret = socket.write(chunk);
        socket.uncork();
        request.onBodySent(chunk);
        if (!ret) {
          if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
            if (socket[kParser].timeout.refresh) {
              socket[kParser].timeout.refresh();
            }
          }
        }
        return ret;
      }
      /**
       * @returns {void}
       */
      end() {
        const { socket, contentLength, client, bytesWritten, expectsPayload, header, request } = this;
        request.onRequestSent();
        socket[kWriting] = false;
        if (socket[kError]) {
          throw socket[kError];
        }
        if (socket.destroyed) {
          return;
        }
        if (bytesWritten === 0) {
          if (expectsPayload) {
            socket.write(`${header}content-length: 0\r
\r
`, "latin1");
          } else {
            socket.write(`${header}\r
`, "latin1");
          }
        } else if (contentLength === null) {
          socket.write("\r\n0\r\n\r\n", "latin1");
        }
        if (contentLength !== null && bytesWritten !== contentLength) {
          if (client[kStrictContentLength]) {
            throw new RequestContentLengthMismatchError();
          } else {
            process.emitWarning(new RequestContentLengthMismatchError());
          }
        }
        if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) {
          if (socket[kParser].timeout.refresh) {
            socket[kParser].timeout.refresh();
          }
        }
        client[kResume]();
      }
      /**
       * @param {Error} [err]
       * @returns {void}
       */
      destroy(err2) {
        const { socket, client, abort } = this;
        socket[kWriting] = false;
        if (err2) {
          assert(client[kRunning] <= 1, "pipeline should only contain this request");
          abort(err2);
        }
      }
    };
    module.exports = connectH1;
  }
});

// never-run:./client-h2.js
var require_client_h2 = __commonJS({
  "never-run:./client-h2.js"(exports, module) {
    module.exports = () => {
      throw new Error("not part of this bundle");
    };
  }
});

// node_modules/undici/lib/dispatcher/client.js
var require_client = __commonJS({
  "node_modules/undici/lib/dispatcher/client.js"(exports, module) {
    "use strict";
    var assert = __require("node:assert");
    var net = __require("node:net");
    var http = __require("node:http");
    var util = require_util();
    var { ClientStats } = require_stats();
    var { channels } = require_diagnostics();
    var Request = require_request();
    var DispatcherBase = require_dispatcher_base();
    var {
      InvalidArgumentError,
      InformationalError,
      ClientDestroyedError
    } = require_errors();
    var buildConnector = require_connect();
    var {
      kUrl,
      kServerName,
      kClient,
      kBusy,
      kConnect,
      kResuming,
      kRunning,
      kPending,
      kSize,
      kQueue,
      kConnected,
      kConnecting,
      kNeedDrain,
      kKeepAliveDefaultTimeout,
      kHostHeader,
      kPendingIdx,
      kRunningIdx,
      kError,
      kPipelining,
      kKeepAliveTimeoutValue,
      kMaxHeadersSize,
      kKeepAliveMaxTimeout,
      kKeepAliveTimeoutThreshold,
      kHeadersTimeout,
      kBodyTimeout,
      kStrictContentLength,
      kConnector,
      kMaxRequests,
      kCounter,
      kClose,
      kDestroy,
      kDispatch,
      kLocalAddress,
      kMaxResponseSize,
      kOnError,
      kHTTPContext,
      kMaxConcurrentStreams,
      kHTTP2InitialWindowSize,
      kHTTP2ConnectionWindowSize,
      kResume,
      kPingInterval
    } = require_symbols();
    var connectH1 = require_client_h1();
    var connectH2 = require_client_h2();
    var kClosedResolve = /* @__PURE__ */ Symbol("kClosedResolve");
    var getDefaultNodeMaxHeaderSize = http && http.maxHeaderSize && Number.isInteger(http.maxHeaderSize) && http.maxHeaderSize > 0 ? () => http.maxHeaderSize : () => {
      throw new InvalidArgumentError("http module not available or http.maxHeaderSize invalid");
    };
    var noop2 = () => {
    };
    function getPipelining(client) {
      return client[kPipelining] ?? client[kHTTPContext]?.defaultPipelining ?? 1;
    }
    var Client2 = class extends DispatcherBase {
      /**
       *
       * @param {string|URL} url
       * @param {import('../../types/client.js').Client.Options} options
       */
      constructor(url, {
        maxHeaderSize,
        headersTimeout,
        socketTimeout,
        requestTimeout,
        connectTimeout,
        bodyTimeout,
        idleTimeout,
        keepAlive,
        keepAliveTimeout,
        maxKeepAliveTimeout,
        keepAliveMaxTimeout,
        keepAliveTimeoutThreshold,
        socketPath,
        pipelining,
        tls: tls2,
        strictContentLength,
        maxCachedSessions,
        connect: connect2,
        maxRequestsPerClient,
        localAddress,
        maxResponseSize,
        autoSelectFamily,
        autoSelectFamilyAttemptTimeout,
        // h2
        maxConcurrentStreams,
        allowH2,
        useH2c,
        initialWindowSize,
        connectionWindowSize,
        pingInterval,
        webSocket,
        eventSource
      } = {}) {
        if (keepAlive !== void 0) {
          throw new InvalidArgumentError("unsupported keepAlive, use pipelining=0 instead");
        }
        if (socketTimeout !== void 0) {
          throw new InvalidArgumentError("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
        }
        if (requestTimeout !== void 0) {
          throw new InvalidArgumentError("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
        }
        if (idleTimeout !== void 0) {
          throw new InvalidArgumentError("unsupported idleTimeout, use keepAliveTimeout instead");
        }
        if (maxKeepAliveTimeout !== void 0) {
          throw new InvalidArgumentError("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
        }
        if (maxHeaderSize != null) {
          if (!Number.isInteger(maxHeaderSize) || maxHeaderSize < 1) {
            throw new InvalidArgumentError("invalid maxHeaderSize");
          }
        } else {
          maxHeaderSize = getDefaultNodeMaxHeaderSize();
        }
        if (socketPath != null && typeof socketPath !== "string") {
          throw new InvalidArgumentError("invalid socketPath");
        }
        if (connectTimeout != null && (!Number.isFinite(connectTimeout) || connectTimeout < 0)) {
          throw new InvalidArgumentError("invalid connectTimeout");
        }
        if (keepAliveTimeout != null && (!Number.isFinite(keepAliveTimeout) || keepAliveTimeout <= 0)) {
          throw new InvalidArgumentError("invalid keepAliveTimeout");
        }
        if (keepAliveMaxTimeout != null && (!Number.isFinite(keepAliveMaxTimeout) || keepAliveMaxTimeout <= 0)) {
          throw new InvalidArgumentError("invalid keepAliveMaxTimeout");
        }
        if (keepAliveTimeoutThreshold != null && !Number.isFinite(keepAliveTimeoutThreshold)) {
          throw new InvalidArgumentError("invalid keepAliveTimeoutThreshold");
        }
        if (headersTimeout != null && (!Number.isInteger(headersTimeout) || headersTimeout < 0)) {
          throw new InvalidArgumentError("headersTimeout must be a positive integer or zero");
        }
        if (bodyTimeout != null && (!Number.isInteger(bodyTimeout) || bodyTimeout < 0)) {
          throw new InvalidArgumentError("bodyTimeout must be a positive integer or zero");
        }
        if (connect2 != null && typeof connect2 !== "function" && typeof connect2 !== "object") {
          throw new InvalidArgumentError("connect must be a function or an object");
        }
        if (maxRequestsPerClient != null && (!Number.isInteger(maxRequestsPerClient) || maxRequestsPerClient < 0)) {
          throw new InvalidArgumentError("maxRequestsPerClient must be a positive number");
        }
        if (localAddress != null && (typeof localAddress !== "string" || net.isIP(localAddress) === 0)) {
          throw new InvalidArgumentError("localAddress must be valid string IP address");
        }
        if (maxResponseSize != null && (!Number.isInteger(maxResponseSize) || maxResponseSize < -1)) {
          throw new InvalidArgumentError("maxResponseSize must be a positive number");
        }
        if (autoSelectFamilyAttemptTimeout != null && (!Number.isInteger(autoSelectFamilyAttemptTimeout) || autoSelectFamilyAttemptTimeout < -1)) {
          throw new InvalidArgumentError("autoSelectFamilyAttemptTimeout must be a positive number");
        }
        if (allowH2 != null && typeof allowH2 !== "boolean") {
          throw new InvalidArgumentError("allowH2 must be a valid boolean value");
        }
        if (maxConcurrentStreams != null && (typeof maxConcurrentStreams !== "number" || maxConcurrentStreams < 1)) {
          throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater than 0");
        }
        if (useH2c != null && typeof useH2c !== "boolean") {
          throw new InvalidArgumentError("useH2c must be a valid boolean value");
        }
        if (initialWindowSize != null && (!Number.isInteger(initialWindowSize) || initialWindowSize < 1)) {
          throw new InvalidArgumentError("initialWindowSize must be a positive integer, greater than 0");
        }
        if (connectionWindowSize != null && (!Number.isInteger(connectionWindowSize) || connectionWindowSize < 1)) {
          throw new InvalidArgumentError("connectionWindowSize must be a positive integer, greater than 0");
        }
        if (pingInterval != null && (typeof pingInterval !== "number" || !Number.isInteger(pingInterval) || pingInterval < 0)) {
          throw new InvalidArgumentError("pingInterval must be a positive integer, greater or equal to 0");
        }
        super({ webSocket, eventSource });
        if (typeof connect2 !== "function") {
          connect2 = buildConnector({
            ...tls2,
            maxCachedSessions,
            allowH2,
            useH2c,
            socketPath,
            timeout: connectTimeout,
            ...typeof autoSelectFamily === "boolean" ? { autoSelectFamily, autoSelectFamilyAttemptTimeout } : void 0,
            ...connect2
          });
        } else {
          const customConnect = connect2;
          connect2 = (opts, callback) => customConnect({
            ...opts,
            ...socketPath != null ? { socketPath } : null,
            ...allowH2 != null ? { allowH2 } : null
          }, callback);
        }
        this[kUrl] = util.parseOrigin(url);
        this[kConnector] = connect2;
        this[kPipelining] = pipelining != null ? pipelining : 1;
        this[kMaxHeadersSize] = maxHeaderSize;
        this[kKeepAliveDefaultTimeout] = keepAliveTimeout == null ? 4e3 : keepAliveTimeout;
        this[kKeepAliveMaxTimeout] = keepAliveMaxTimeout == null ? 6e5 : keepAliveMaxTimeout;
        this[kKeepAliveTimeoutThreshold] = keepAliveTimeoutThreshold == null ? 2e3 : keepAliveTimeoutThreshold;
        this[kKeepAliveTimeoutValue] = this[kKeepAliveDefaultTimeout];
        this[kServerName] = null;
        this[kLocalAddress] = localAddress != null ? localAddress : null;
        this[kResuming] = 0;
        this[kNeedDrain] = 0;
        this[kHostHeader] = `host: ${this[kUrl].hostname}${this[kUrl].port ? `:${this[kUrl].port}` : ""}\r
`;
        this[kBodyTimeout] = bodyTimeout != null ? bodyTimeout : 3e5;
        this[kHeadersTimeout] = headersTimeout != null ? headersTimeout : 3e5;
        this[kStrictContentLength] = strictContentLength == null ? true : strictContentLength;
        this[kMaxRequests] = maxRequestsPerClient;
        this[kClosedResolve] = null;
        this[kMaxResponseSize] = maxResponseSize > -1 ? maxResponseSize : -1;
        this[kHTTPContext] = null;
        this[kMaxConcurrentStreams] = maxConcurrentStreams != null ? maxConcurrentStreams : 100;
        this[kHTTP2InitialWindowSize] = initialWindowSize != null ? initialWindowSize : 262144;
        this[kHTTP2ConnectionWindowSize] = connectionWindowSize != null ? connectionWindowSize : 524288;
        this[kPingInterval] = pingInterval != null ? pingInterval : 6e4;
        this[kQueue] = [];
        this[kRunningIdx] = 0;
        this[kPendingIdx] = 0;
        this[kResume] = (sync) => resume(this, sync);
        this[kOnError] = (err2) => onError(this, err2);
      }
      get pipelining() {
        return this[kPipelining];
      }
      set pipelining(value) {
        this[kPipelining] = value;
        this[kResume](true);
      }
      get stats() {
        return new ClientStats(this);
      }
      get [kPending]() {
        return this[kQueue].length - this[kPendingIdx];
      }
      get [kRunning]() {
        return this[kPendingIdx] - this[kRunningIdx];
      }
      get [kSize]() {
        return this[kQueue].length - this[kRunningIdx];
      }
      get [kConnected]() {
        return !!this[kHTTPContext] && !this[kConnecting] && !this[kHTTPContext].destroyed;
      }
      get [kBusy]() {
        return Boolean(
          this[kHTTPContext]?.busy(null) || this[kSize] >= (getPipelining(this) || 1) || this[kPending] > 0
        );
      }
      [kConnect](cb) {
        connect(this);
        this.once("connect", cb);
      }
      [kDispatch](opts, handler) {
        const request = new Request(this[kUrl].origin, opts, handler);
        this[kQueue].push(request);
        if (this[kResuming]) {
        } else if (util.bodyLength(request.body) == null && util.isIterable(request.body)) {
          this[kResuming] = 1;
          queueMicrotask(() => resume(this));
        } else {
          this[kResume](true);
        }
        if (this[kResuming] && this[kNeedDrain] !== 2 && this[kBusy]) {
          this[kNeedDrain] = 2;
        }
        return this[kNeedDrain] < 2;
      }
      [kClose]() {
        return new Promise((resolve2) => {
          if (this[kSize]) {
            this[kClosedResolve] = resolve2;
          } else {
            resolve2(null);
          }
        });
      }
      [kDestroy](err2) {
        return new Promise((resolve2) => {
          const requests = this[kQueue].splice(this[kPendingIdx]);
          for (let i = 0; i < requests.length; i++) {
            const request = requests[i];
            if (request != null) {
              util.errorRequest(this, request, err2);
            }
          }
          const callback = () => {
            if (this[kClosedResolve]) {
              this[kClosedResolve]();
              this[kClosedResolve] = null;
            }
            resolve2(null);
          };
          if (this[kHTTPContext]) {
            this[kHTTPContext].destroy(err2, callback);
            this[kHTTPContext] = null;
          } else {
            queueMicrotask(callback);
          }
          this[kResume]();
        });
      }
    };
    function onError(client, err2) {
      if (client[kRunning] === 0 && err2.code !== "UND_ERR_INFO" && err2.code !== "UND_ERR_SOCKET") {
        assert(client[kPendingIdx] === client[kRunningIdx]);
        const requests = client[kQueue].splice(client[kRunningIdx]);
        for (let i = 0; i < requests.length; i++) {
          const request = requests[i];
          if (request != null) {
            util.errorRequest(client, request, err2);
          }
        }
        assert(client[kSize] === 0);
      }
    }
    function connect(client) {
      assert(!client[kConnecting]);
      assert(!client[kHTTPContext]);
      let { host, hostname, protocol, port } = client[kUrl];
      if (hostname[0] === "[") {
        const idx = hostname.indexOf("]");
        assert(idx !== -1);
        const ip = hostname.substring(1, idx);
        assert(net.isIPv6(ip));
        hostname = ip;
      }
      client[kConnecting] = true;
      if (channels.beforeConnect.hasSubscribers) {
        channels.beforeConnect.publish({
          connectParams: {
            host,
            hostname,
            protocol,
            port,
            version: client[kHTTPContext]?.version,
            servername: client[kServerName],
            localAddress: client[kLocalAddress]
          },
          connector: client[kConnector]
        });
      }
      try {
        client[kConnector]({
          host,
          hostname,
          protocol,
          port,
          servername: client[kServerName],
          localAddress: client[kLocalAddress]
        }, (err2, socket) => {
          if (err2) {
            handleConnectError(client, err2, { host, hostname, protocol, port });
            client[kResume]();
            return;
          }
          if (client.destroyed) {
            util.destroy(socket.on("error", noop2), new ClientDestroyedError());
            client[kResume]();
            return;
          }
          assert(socket);
          try {
            client[kHTTPContext] = socket.alpnProtocol === "h2" ? connectH2(client, socket) : connectH1(client, socket);
          } catch (err3) {
            socket.destroy().on("error", noop2);
            handleConnectError(client, err3, { host, hostname, protocol, port });
            client[kResume]();
            return;
          }
          client[kConnecting] = false;
          socket[kCounter] = 0;
          socket[kMaxRequests] = client[kMaxRequests];
          socket[kClient] = client;
          socket[kError] = null;
          if (channels.connected.hasSubscribers) {
            channels.connected.publish({
              connectParams: {
                host,
                hostname,
                protocol,
                port,
                version: client[kHTTPContext]?.version,
                servername: client[kServerName],
                localAddress: client[kLocalAddress]
              },
              connector: client[kConnector],
              socket
            });
          }
          client.emit("connect", client[kUrl], [client]);
          client[kResume]();
        });
      } catch (err2) {
        handleConnectError(client, err2, { host, hostname, protocol, port });
        client[kResume]();
      }
    }
    function handleConnectError(client, err2, { host, hostname, protocol, port }) {
      if (client.destroyed) {
        return;
      }
      client[kConnecting] = false;
      if (channels.connectError.hasSubscribers) {
        channels.connectError.publish({
          connectParams: {
            host,
            hostname,
            protocol,
            port,
            version: client[kHTTPContext]?.version,
            servername: client[kServerName],
            localAddress: client[kLocalAddress]
          },
          connector: client[kConnector],
          error: err2
        });
      }
      if (err2.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
        assert(client[kRunning] === 0);
        while (client[kPending] > 0 && client[kQueue][client[kPendingIdx]].servername === client[kServerName]) {
          const request = client[kQueue][client[kPendingIdx]++];
          util.errorRequest(client, request, err2);
        }
      } else {
        onError(client, err2);
      }
      client.emit("connectionError", client[kUrl], [client], err2);
    }
    function emitDrain(client) {
      client[kNeedDrain] = 0;
      client.emit("drain", client[kUrl], [client]);
    }
    function resume(client, sync) {
      if (client[kResuming] === 2) {
        return;
      }
      client[kResuming] = 2;
      _resume(client, sync);
      client[kResuming] = 0;
      if (client[kRunningIdx] > 256) {
        client[kQueue].splice(0, client[kRunningIdx]);
        client[kPendingIdx] -= client[kRunningIdx];
        client[kRunningIdx] = 0;
      }
    }
    function _resume(client, sync) {
      while (true) {
        if (client.destroyed) {
          assert(client[kPending] === 0);
          return;
        }
        if (client[kClosedResolve] && !client[kSize]) {
          client[kClosedResolve]();
          client[kClosedResolve] = null;
          return;
        }
        if (client[kHTTPContext]) {
          client[kHTTPContext].resume();
        }
        if (client[kBusy]) {
          client[kNeedDrain] = 2;
        } else if (client[kNeedDrain] === 2) {
          if (sync) {
            client[kNeedDrain] = 1;
            queueMicrotask(() => emitDrain(client));
          } else {
            emitDrain(client);
          }
          continue;
        }
        if (client[kPending] === 0) {
          return;
        }
        if (client[kRunning] >= (getPipelining(client) || 1)) {
          return;
        }
        const request = client[kQueue][client[kPendingIdx]];
        if (request === null) {
          return;
        }
        if (client[kUrl].protocol === "https:" && client[kServerName] !== request.servername) {
          if (client[kRunning] > 0) {
            return;
          }
          client[kServerName] = request.servername;
          client[kHTTPContext]?.destroy(new InformationalError("servername changed"), () => {
            client[kHTTPContext] = null;
            resume(client);
          });
        }
        if (client[kConnecting]) {
          return;
        }
        if (!client[kHTTPContext]) {
          connect(client);
          return;
        }
        if (client[kHTTPContext].destroyed) {
          return;
        }
        if (client[kHTTPContext].busy(request)) {
          return;
        }
        if (!request.aborted && client[kHTTPContext].write(request)) {
          client[kPendingIdx]++;
        } else {
          client[kQueue].splice(client[kPendingIdx], 1);
        }
      }
    }
    module.exports = Client2;
  }
});

// src/wire/undici.ts
function isParserError(codeOrName) {
  if (typeof codeOrName !== "string") return false;
  return codeOrName.startsWith("HPE_") || codeOrName === "HTTPParserError";
}
var import_client, UNDICI_CODES;
var init_undici = __esm({
  "src/wire/undici.ts"() {
    "use strict";
    import_client = __toESM(require_client(), 1);
    UNDICI_CODES = {
      headersTimeout: "UND_ERR_HEADERS_TIMEOUT",
      bodyTimeout: "UND_ERR_BODY_TIMEOUT",
      headersOverflow: "UND_ERR_HEADERS_OVERFLOW",
      /** The other side closed the socket. */
      socket: "UND_ERR_SOCKET",
      aborted: "UND_ERR_ABORTED",
      destroyed: "UND_ERR_DESTROYED",
      closed: "UND_ERR_CLOSED",
      /** Fewer body bytes came than content-length said. */
      contentLength: "UND_ERR_RES_CONTENT_LENGTH_MISMATCH",
      invalidArgument: "UND_ERR_INVALID_ARG"
    };
  }
});

// src/wire/failure.ts
function failureOf(error3, phase) {
  if (error3 instanceof WireError) return { outcome: error3.code, detail: error3.detail };
  const code2 = codeOf2(error3);
  const detail = code2 ?? (error3 instanceof Error ? error3.name : "unknown");
  const isClosed = error3 instanceof Error && error3.message.includes("Invalid EOF state");
  if (isParserError(detail) && !isClosed) return { outcome: "bad_http", detail };
  if (code2 === UNDICI_CODES.contentLength && phase === "sent")
    return { outcome: "bad_http", detail };
  if (code2 === UNDICI_CODES.headersOverflow) return { outcome: "headers_too_large", detail };
  if (code2 === UNDICI_CODES.invalidArgument) return { outcome: "bad_url", detail };
  if (code2 === "ERR_ASSERTION") return { outcome: "bad_http", detail };
  if (error3 instanceof Error && /^bad (upgrade|response)$/.test(error3.message)) {
    return { outcome: "bad_http", detail: error3.message };
  }
  if (phase === "connecting") {
    return { outcome: code2 === "ECONNREFUSED" ? "connect_refused" : "connect_failed", detail };
  }
  return { outcome: phase === "sent" ? "reset" : "body_reset", detail };
}
function timeoutOf(phase) {
  if (phase === "connecting") return "connect_timeout";
  return phase === "sent" ? "headers_timeout" : "body_timeout";
}
function closedUnderUs({ outcome, detail }) {
  return outcome === "reset" || outcome === "bad_http" && isParserError(detail);
}
function codeOf2(error3) {
  const code2 = error3?.code;
  return typeof code2 === "string" ? code2 : null;
}
var init_failure = __esm({
  "src/wire/failure.ts"() {
    "use strict";
    init_undici();
    init_wire_error();
  }
});

// src/wire/unasked-continue.ts
function skipContinue(socket) {
  const read = socket.read.bind(socket);
  socket.read = (size) => {
    for (; ; ) {
      const chunk = read(size);
      const rest = chunk === null ? null : withoutContinue(chunk);
      if (rest === null || rest.length > 0) return rest;
    }
  };
  return socket;
}
function withoutContinue(chunk) {
  let rest = chunk;
  while (rest[9] === 49 && rest.subarray(0, START.length).equals(START)) {
    const end = rest.indexOf(END);
    if (end < 0) return rest;
    rest = rest.subarray(end + END.length);
  }
  return rest;
}
var START, END;
var init_unasked_continue = __esm({
  "src/wire/unasked-continue.ts"() {
    "use strict";
    START = Buffer.from("HTTP/1.1 100");
    END = Buffer.from("\r\n\r\n");
  }
});

// src/wire/lanes.ts
function openLanes(connector) {
  const lanes = /* @__PURE__ */ new Map();
  function create(origin) {
    const door = { connections: 0, connector };
    const client = new import_client.default(origin, {
      connect: through(door),
      pipelining: 1,
      // The budget's own timer ends an exchange; the client's would round it to half seconds.
      headersTimeout: 0,
      bodyTimeout: 0,
      maxHeaderSize: MAX_HEADER_BYTES,
      allowH2: false,
      // The next request follows at once, and one that meets a closing connection is sent again.
      keepAliveTimeoutThreshold: 0
    });
    return { client, door, draining: null };
  }
  return {
    async lane(origin, use) {
      const key = `${use} ${origin}`;
      const known3 = lanes.get(key);
      if (known3 === void 0) {
        const lane = create(origin);
        lanes.set(key, lane);
        return lane;
      }
      const { draining } = known3;
      if (draining !== null) {
        known3.draining = null;
        if (draining.hasEnded()) return known3;
        await settledWithin(draining.ended, GRACE_MS);
        draining.abort();
      }
      return known3;
    },
    drop(lane) {
      for (const [key, known3] of lanes) if (known3 === lane) lanes.delete(key);
      destroy(lane);
    },
    close() {
      for (const lane of lanes.values()) destroy(lane);
      lanes.clear();
    }
  };
}
function destroy(lane) {
  lane.client.destroy(READ_OVER).catch(() => {
  });
  lane.door.connector = null;
}
function through(door) {
  return (target, callback) => {
    door.connections += 1;
    if (door.connector === null) return callback(READ_OVER, null);
    door.connector(target, (...[error3, socket]) => {
      if (socket === null) callback(error3, null);
      else callback(null, skipContinue(socket));
    });
  };
}
async function settledWithin(promise, ms) {
  let timer;
  await Promise.race([
    promise,
    new Promise((resolve2) => {
      timer = setTimeout(resolve2, ms);
    })
  ]);
  clearTimeout(timer);
}
var MAX_HEADER_BYTES, GRACE_MS, READ_OVER;
var init_lanes = __esm({
  "src/wire/lanes.ts"() {
    "use strict";
    init_unasked_continue();
    init_undici();
    MAX_HEADER_BYTES = 64 * 1024;
    GRACE_MS = 10;
    READ_OVER = new Error("the read is over");
  }
});

// src/wire/record.ts
function createRecord(asked, url, budget) {
  const { id, method } = asked.message ?? {};
  const params = asked.message?.params ?? {};
  const { cursor } = params;
  const askedFor = ASKED_FOR[asked.step]?.(params);
  const now = budget.elapsed();
  return {
    step: asked.step,
    rung: asked.rung,
    era: asked.era,
    method: asked.method,
    url,
    rpc_method: typeof method === "string" ? method : null,
    rpc_id: typeof id === "number" || typeof id === "string" ? id : null,
    cursor: typeof cursor === "string" ? cursor : null,
    ...askedFor === void 0 ? {} : { asked_for: askedFor },
    outcome: "budget_time",
    detail: null,
    status: null,
    headers: {},
    media_type: null,
    body_form: "none",
    body_excerpt: null,
    bytes_wire: 0,
    bytes_decoded: 0,
    sent_ms: now,
    first_byte_ms: null,
    end_ms: now,
    reply: null,
    reply_form: null,
    reply_notes: [],
    other_messages: [],
    session: null
  };
}
function settleRecord(record, budget, end) {
  record.outcome = end.outcome;
  record.detail = end.detail;
  record.end_ms = budget.elapsed();
  return true;
}
var ASKED_FOR;
var init_record = __esm({
  "src/wire/record.ts"() {
    "use strict";
    init_redact();
    ASKED_FOR = {
      "tools/call": ({ name }) => String(name),
      "resources/read": ({ uri }) => redactUrl(String(uri))
    };
  }
});

// node_modules/eventsource-parser/dist/index.js
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = true, id, data2 = "", dataLines = 0, eventType, terminated = false;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = false, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data2.length <= maxBufferSize || (terminated = true, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data2 = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data: data2 }), id = void 0, data2 = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data2 = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data2 = dataLines === 0 ? value : `${data2}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data2 = dataLines === 0 ? value2 : `${data2}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line22 = chunk.slice(start, end);
        onComment(line22.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line2 = chunk.slice(start, end), fieldSeparatorIndex = line2.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line2, "", line2);
      return;
    }
    const field = line2.slice(0, fieldSeparatorIndex), offset = line2.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line2.slice(fieldSeparatorIndex + offset);
    processField(field, value, line2);
  }
  function processField(field, value, line2) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data2 = dataLines === 0 ? value : `${data2}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line: line2
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line: line2 }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data: data2
    }), id = void 0, data2 = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = true, id = void 0, data2 = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = false;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}
var ParseError, LF, CR, SPACE;
var init_dist = __esm({
  "node_modules/eventsource-parser/dist/index.js"() {
    ParseError = class extends Error {
      constructor(message, options) {
        super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
      }
    };
    LF = 10;
    CR = 13;
    SPACE = 32;
  }
});

// src/wire/sse-parser.ts
function createSseParser(onEvent) {
  let closing = false;
  let foreignLines = 0;
  let over = false;
  const parser = createParser({
    onEvent: ({ event: event2 = "message", data: data2, id = null }) => {
      sseParser.count += 1;
      onEvent({ event: event2, data: data2, id, unterminated: closing });
    },
    onError: () => {
      foreignLines += 1;
      if (foreignLines > MAX_FOREIGN_LINES) throw NOT_A_STREAM;
    }
  });
  const feed = (lines2) => {
    if (over || lines2 === "") return;
    block.push(lines2);
    try {
      parser.feed(lines2);
    } catch (error3) {
      if (error3 !== NOT_A_STREAM) throw error3;
      over = true;
      block.push("\n\n");
    }
  };
  parser.feed("");
  const lineEnds = createLineEndNormaliser();
  const block = createBlockTracker();
  const sseParser = {
    // A field that is counted up, not a getter: V8 makes a hidden class for each getter that is made.
    count: 0,
    push(text3) {
      feed(lineEnds(text3));
    },
    close() {
      closing = true;
      feed("\n\n");
    },
    pending() {
      const text3 = block.text();
      return text3 === "" ? null : lastEvent(text3);
    }
  };
  return sseParser;
}
function lastEvent(block) {
  let found3 = null;
  const parser = createParser({
    onEvent: ({ event: event2 = "message", data: data2, id = null }) => {
      found3 = { event: event2, data: data2, id, unterminated: true };
    }
  });
  parser.feed("");
  parser.feed(`${block}

`);
  return found3;
}
function createLineEndNormaliser() {
  let atStart = true;
  let afterCr = false;
  return (text3) => {
    let rest = text3;
    if (rest === "") return rest;
    if (atStart) {
      atStart = false;
      if (rest.startsWith("\uFEFF")) rest = rest.slice(1);
    }
    if (afterCr && rest.startsWith("\n")) rest = rest.slice(1);
    afterCr = text3.endsWith("\r");
    return rest.includes("\r") ? rest.replace(/\r\n?/g, "\n") : rest;
  };
}
function createBlockTracker() {
  let block = "";
  let atLineStart = true;
  return {
    push(lines2) {
      const blank = lines2.lastIndexOf("\n\n");
      if (blank >= 0) block = lines2.slice(blank + 2);
      else if (atLineStart && lines2.startsWith("\n")) block = lines2.slice(1);
      else block += lines2;
      atLineStart = lines2.endsWith("\n");
    },
    text: () => block
  };
}
var MAX_FOREIGN_LINES, NOT_A_STREAM;
var init_sse_parser = __esm({
  "src/wire/sse-parser.ts"() {
    "use strict";
    init_dist();
    MAX_FOREIGN_LINES = 1e4;
    NOT_A_STREAM = new Error("not an event stream");
  }
});

// src/wire/reply-reader.ts
function createReplyReader(id, media, onRequest) {
  const finder2 = createReplyFinder(id, onRequest);
  const notes = [];
  let text3 = "";
  let start = "";
  let form = null;
  let endpoint = null;
  let parsed2 = false;
  let json;
  let events = null;
  function onEvent(event2) {
    if (finder2.reply !== null || endpoint !== null) return;
    if (event2.event === "endpoint" && event2.data !== "") {
      endpoint = event2.data;
      finder2.others.push({ kind: "endpoint_event", method: null });
      return;
    }
    if (event2.event !== "message" || event2.data === "") return;
    if (finder2.offer(parseJson(event2.data)) && event2.unterminated) notes.push("unterminated_event");
  }
  function done() {
    return finder2.reply !== null || endpoint !== null;
  }
  function openForm() {
    if (start.trim() === "" && start.length < EXCERPT) return;
    form = sniff(start, media) === "sse" ? "sse" : "text";
    if (form === "sse") events = createSseParser(onEvent);
  }
  function readLines() {
    if (!text3.trimStart().startsWith("{")) return false;
    const values = text3.split("\n").filter((line2) => line2.trim() !== "").map(parseJson);
    if (values.length < 2 || values.includes(void 0)) return false;
    for (const value of values) if (finder2.offer(value)) break;
    return true;
  }
  function readText2() {
    const value = parseJson(text3);
    if (value !== void 0 && !finder2.offer(value)) json = value;
    parsed2 = value !== void 0 || readLines();
  }
  return {
    push(piece) {
      if (start.length < EXCERPT) start += piece.slice(0, EXCERPT - start.length);
      if (form === null) {
        text3 += piece;
        openForm();
        if (form !== "sse") return false;
        events?.push(text3);
        text3 = "";
        return done();
      }
      if (form === "sse") events?.push(piece);
      else text3 += piece;
      return done();
    },
    idle() {
      if (form === "sse") {
        const event2 = events?.pending() ?? null;
        if (event2 !== null) onEvent(event2);
      } else if (form === "text") {
        readText2();
      }
      return done();
    },
    end() {
      if (!done()) {
        if (form === "sse") events?.close();
        else if (!parsed2) readText2();
        finder2.finish();
      }
      return done();
    },
    events: () => events?.count ?? 0,
    found() {
      const reply2 = finder2.reply;
      const isSse = form === "sse" || form === null && media === "text/event-stream";
      if (reply2 !== null && media !== (isSse ? "text/event-stream" : "application/json")) {
        notes.push("wrong_media_type");
      }
      return {
        reply: reply2,
        reply_form: reply2 === null ? null : isSse ? "sse" : "json",
        reply_notes: distinct([...finder2.notes, ...notes]),
        other_messages: finder2.others,
        body_form: isSse ? "sse" : bodyForm(start, media, parsed2),
        body_excerpt: reply2 === null && start !== "" ? start : null,
        endpoint,
        json
      };
    }
  };
}
function distinct(values) {
  return values.length < 2 ? values : [...new Set(values)];
}
var EXCERPT;
var init_reply_reader = __esm({
  "src/wire/reply-reader.ts"() {
    "use strict";
    init_jsonrpc();
    init_media();
    init_sse_parser();
    EXCERPT = 2048;
  }
});

// src/wire/content-coding.ts
function codings(header) {
  if (header === void 0 || header === null || header.length === 0) return [];
  const names = [header].flat().join(",").split(",").map((name) => name.trim().toLowerCase()).filter((name) => !NO_CODINGS.has(name));
  if (names.length > MAX_CODINGS) {
    throw new WireError("unsupported_encoding", `${names.length} codings`);
  }
  return names.map((name) => {
    const coding = Object.hasOwn(CODINGS, name) ? CODINGS[name] : void 0;
    if (coding === void 0) throw new WireError("unsupported_encoding", name.slice(0, 40));
    return coding;
  });
}
var CODINGS, NO_CODINGS, MAX_CODINGS;
var init_content_coding = __esm({
  "src/wire/content-coding.ts"() {
    "use strict";
    init_wire_error();
    CODINGS = {
      gzip: "gzip",
      "x-gzip": "gzip",
      deflate: "deflate",
      br: "br",
      zstd: "zstd"
    };
    NO_CODINGS = /* @__PURE__ */ new Set(["", "identity", "none", "utf-8", "utf8", "binary", "8bit"]);
    MAX_CODINGS = 2;
  }
});

// src/wire/inflater.ts
function inflaterFrom(stream, sink) {
  stream.on("data", (chunk) => sink.onData(chunk));
  stream.on("end", () => sink.onEnd());
  stream.on("drain", () => sink.onDrain());
  stream.on("error", (error3) => sink.onError(error3.code ?? error3.message));
  return {
    write: (chunk) => stream.destroyed || stream.write(chunk),
    end: () => void stream.end(),
    destroy: () => void stream.destroy()
  };
}
var init_inflater = __esm({
  "src/wire/inflater.ts"() {
    "use strict";
  }
});

// node_modules/fzstd/esm/index.mjs
var ab, u8, u16, i16, i32, slc, fill, cpw, ZstdErrorCode, ec, err, rb, b4, rzfh, msb, rfse, rhu, dllt, dmlt, doct, b2bl, llb, llbl, mlb, mlbl, dhu, dhu4, rzb, cct, Decompress;
var init_esm = __esm({
  "node_modules/fzstd/esm/index.mjs"() {
    ab = ArrayBuffer;
    u8 = Uint8Array;
    u16 = Uint16Array;
    i16 = Int16Array;
    i32 = Int32Array;
    slc = function(v, s, e) {
      if (u8.prototype.slice)
        return u8.prototype.slice.call(v, s, e);
      if (s == null || s < 0)
        s = 0;
      if (e == null || e > v.length)
        e = v.length;
      var n = new u8(e - s);
      n.set(v.subarray(s, e));
      return n;
    };
    fill = function(v, n, s, e) {
      if (u8.prototype.fill)
        return u8.prototype.fill.call(v, n, s, e);
      if (s == null || s < 0)
        s = 0;
      if (e == null || e > v.length)
        e = v.length;
      for (; s < e; ++s)
        v[s] = n;
      return v;
    };
    cpw = function(v, t, s, e) {
      if (u8.prototype.copyWithin)
        return u8.prototype.copyWithin.call(v, t, s, e);
      if (s == null || s < 0)
        s = 0;
      if (e == null || e > v.length)
        e = v.length;
      while (s < e) {
        v[t++] = v[s++];
      }
    };
    ZstdErrorCode = {
      InvalidData: 0,
      WindowSizeTooLarge: 1,
      InvalidBlockType: 2,
      FSEAccuracyTooHigh: 3,
      DistanceTooFarBack: 4,
      UnexpectedEOF: 5
    };
    ec = [
      "invalid zstd data",
      "window size too large (>2046MB)",
      "invalid block type",
      "FSE accuracy too high",
      "match distance too far back",
      "unexpected EOF"
    ];
    err = function(ind, msg, nt) {
      var e = new Error(msg || ec[ind]);
      e.code = ind;
      if (Error.captureStackTrace)
        Error.captureStackTrace(e, err);
      if (!nt)
        throw e;
      return e;
    };
    rb = function(d, b, n) {
      var i = 0, o = 0;
      for (; i < n; ++i)
        o |= d[b++] << (i << 3);
      return o;
    };
    b4 = function(d, b) {
      return (d[b] | d[b + 1] << 8 | d[b + 2] << 16 | d[b + 3] << 24) >>> 0;
    };
    rzfh = function(dat, w) {
      var n3 = dat[0] | dat[1] << 8 | dat[2] << 16;
      if (n3 == 3126568 && dat[3] == 253) {
        var flg = dat[4];
        var ss = flg >> 5 & 1, cc = flg >> 2 & 1, df = flg & 3, fcf = flg >> 6;
        if (flg & 8)
          err(0);
        var bt = 6 - ss;
        var db = df == 3 ? 4 : df;
        var di = rb(dat, bt, db);
        bt += db;
        var fsb = fcf ? 1 << fcf : ss;
        var fss = rb(dat, bt, fsb) + (fcf == 1 && 256);
        var ws = fss;
        if (!ss) {
          var wb = 1 << 10 + (dat[5] >> 3);
          ws = wb + (wb >> 3) * (dat[5] & 7);
        }
        if (ws > 2145386496)
          err(1);
        var buf = new u8((w == 1 ? fss || ws : w ? 0 : ws) + 12);
        buf[0] = 1, buf[4] = 4, buf[8] = 8;
        return {
          b: bt + fsb,
          y: 0,
          l: 0,
          d: di,
          w: w && w != 1 ? w : buf.subarray(12),
          e: ws,
          o: new i32(buf.buffer, 0, 3),
          u: fss,
          c: cc,
          m: Math.min(131072, ws)
        };
      } else if ((n3 >> 4 | dat[3] << 20) == 25481893) {
        return b4(dat, 4) + 8;
      }
      err(0);
    };
    msb = function(val) {
      var bits = 0;
      for (; 1 << bits <= val; ++bits)
        ;
      return bits - 1;
    };
    rfse = function(dat, bt, mal) {
      var tpos = (bt << 3) + 4;
      var al = (dat[bt] & 15) + 5;
      if (al > mal)
        err(3);
      var sz = 1 << al;
      var probs = sz, sym = -1, re = -1, i = -1, ht = sz;
      var buf = new ab(512 + (sz << 2));
      var freq = new i16(buf, 0, 256);
      var dstate = new u16(buf, 0, 256);
      var nstate = new u16(buf, 512, sz);
      var bb1 = 512 + (sz << 1);
      var syms = new u8(buf, bb1, sz);
      var nbits = new u8(buf, bb1 + sz);
      while (sym < 255 && probs > 0) {
        var bits = msb(probs + 1);
        var cbt = tpos >> 3;
        var msk = (1 << bits + 1) - 1;
        var val = (dat[cbt] | dat[cbt + 1] << 8 | dat[cbt + 2] << 16) >> (tpos & 7) & msk;
        var msk1fb = (1 << bits) - 1;
        var msv = msk - probs - 1;
        var sval = val & msk1fb;
        if (sval < msv)
          tpos += bits, val = sval;
        else {
          tpos += bits + 1;
          if (val > msk1fb)
            val -= msv;
        }
        freq[++sym] = --val;
        if (val == -1) {
          probs += val;
          syms[--ht] = sym;
        } else
          probs -= val;
        if (!val) {
          do {
            var rbt = tpos >> 3;
            re = (dat[rbt] | dat[rbt + 1] << 8) >> (tpos & 7) & 3;
            tpos += 2;
            sym += re;
          } while (re == 3);
        }
      }
      if (sym > 255 || probs)
        err(0);
      var sympos = 0;
      var sstep = (sz >> 1) + (sz >> 3) + 3;
      var smask = sz - 1;
      for (var s = 0; s <= sym; ++s) {
        var sf = freq[s];
        if (sf < 1) {
          dstate[s] = -sf;
          continue;
        }
        for (i = 0; i < sf; ++i) {
          syms[sympos] = s;
          do {
            sympos = sympos + sstep & smask;
          } while (sympos >= ht);
        }
      }
      if (sympos)
        err(0);
      for (i = 0; i < sz; ++i) {
        var ns = dstate[syms[i]]++;
        var nb = nbits[i] = al - msb(ns);
        nstate[i] = (ns << nb) - sz;
      }
      return [tpos + 7 >> 3, {
        b: al,
        s: syms,
        n: nbits,
        t: nstate
      }];
    };
    rhu = function(dat, bt) {
      var i = 0, wc = -1;
      var buf = new u8(292), hb = dat[bt];
      var hw = buf.subarray(0, 256);
      var rc = buf.subarray(256, 268);
      var ri = new u16(buf.buffer, 268);
      if (hb < 128) {
        var _a = rfse(dat, bt + 1, 6), ebt = _a[0], fdt = _a[1];
        bt += hb;
        var epos = ebt << 3;
        var lb = dat[bt];
        if (!lb)
          err(0);
        var st1 = 0, st2 = 0, btr1 = fdt.b, btr2 = btr1;
        var fpos = (++bt << 3) - 8 + msb(lb);
        for (; ; ) {
          fpos -= btr1;
          if (fpos < epos)
            break;
          var cbt = fpos >> 3;
          st1 += (dat[cbt] | dat[cbt + 1] << 8) >> (fpos & 7) & (1 << btr1) - 1;
          hw[++wc] = fdt.s[st1];
          fpos -= btr2;
          if (fpos < epos)
            break;
          cbt = fpos >> 3;
          st2 += (dat[cbt] | dat[cbt + 1] << 8) >> (fpos & 7) & (1 << btr2) - 1;
          hw[++wc] = fdt.s[st2];
          btr1 = fdt.n[st1];
          st1 = fdt.t[st1];
          btr2 = fdt.n[st2];
          st2 = fdt.t[st2];
        }
        if (++wc > 255)
          err(0);
      } else {
        wc = hb - 127;
        for (; i < wc; i += 2) {
          var byte = dat[++bt];
          hw[i] = byte >> 4;
          hw[i + 1] = byte & 15;
        }
        ++bt;
      }
      var wes = 0;
      for (i = 0; i < wc; ++i) {
        var wt = hw[i];
        if (wt > 11)
          err(0);
        wes += wt && 1 << wt - 1;
      }
      var mb = msb(wes) + 1;
      var ts = 1 << mb;
      var rem = ts - wes;
      if (rem & rem - 1)
        err(0);
      hw[wc++] = msb(rem) + 1;
      for (i = 0; i < wc; ++i) {
        var wt = hw[i];
        ++rc[hw[i] = wt && mb + 1 - wt];
      }
      var hbuf = new u8(ts << 1);
      var syms = hbuf.subarray(0, ts), nb = hbuf.subarray(ts);
      ri[mb] = 0;
      for (i = mb; i > 0; --i) {
        var pv = ri[i];
        fill(nb, i, pv, ri[i - 1] = pv + rc[i] * (1 << mb - i));
      }
      if (ri[0] != ts)
        err(0);
      for (i = 0; i < wc; ++i) {
        var bits = hw[i];
        if (bits) {
          var code2 = ri[bits];
          fill(syms, i, code2, ri[bits] = code2 + (1 << mb - bits));
        }
      }
      return [bt, {
        n: nb,
        b: mb,
        s: syms
      }];
    };
    dllt = rfse(/* @__PURE__ */ new u8([
      81,
      16,
      99,
      140,
      49,
      198,
      24,
      99,
      12,
      33,
      196,
      24,
      99,
      102,
      102,
      134,
      70,
      146,
      4
    ]), 0, 6)[1];
    dmlt = rfse(/* @__PURE__ */ new u8([
      33,
      20,
      196,
      24,
      99,
      140,
      33,
      132,
      16,
      66,
      8,
      33,
      132,
      16,
      66,
      8,
      33,
      68,
      68,
      68,
      68,
      68,
      68,
      68,
      68,
      36,
      9
    ]), 0, 6)[1];
    doct = rfse(/* @__PURE__ */ new u8([
      32,
      132,
      16,
      66,
      102,
      70,
      68,
      68,
      68,
      68,
      36,
      73,
      2
    ]), 0, 5)[1];
    b2bl = function(b, s) {
      var len = b.length, bl = new i32(len);
      for (var i = 0; i < len; ++i) {
        bl[i] = s;
        s += 1 << b[i];
      }
      return bl;
    };
    llb = /* @__PURE__ */ new u8((/* @__PURE__ */ new i32([
      0,
      0,
      0,
      0,
      16843009,
      50528770,
      134678020,
      202050057,
      269422093
    ])).buffer, 0, 36);
    llbl = /* @__PURE__ */ b2bl(llb, 0);
    mlb = /* @__PURE__ */ new u8((/* @__PURE__ */ new i32([
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      16843009,
      50528770,
      117769220,
      185207048,
      252579084,
      16
    ])).buffer, 0, 53);
    mlbl = /* @__PURE__ */ b2bl(mlb, 3);
    dhu = function(dat, out, hu) {
      var len = dat.length, ss = out.length, lb = dat[len - 1], msk = (1 << hu.b) - 1, eb = -hu.b;
      if (!lb)
        err(0);
      var st = 0, btr = hu.b, pos = (len << 3) - 8 + msb(lb) - btr, i = -1;
      for (; pos > eb && i < ss; ) {
        var cbt = pos >> 3;
        var val = (dat[cbt] | dat[cbt + 1] << 8 | dat[cbt + 2] << 16) >> (pos & 7);
        st = (st << btr | val) & msk;
        out[++i] = hu.s[st];
        pos -= btr = hu.n[st];
      }
      if (pos != eb || i + 1 != ss)
        err(0);
    };
    dhu4 = function(dat, out, hu) {
      var bt = 6;
      var ss = out.length, sz1 = ss + 3 >> 2, sz2 = sz1 << 1, sz3 = sz1 + sz2;
      dhu(dat.subarray(bt, bt += dat[0] | dat[1] << 8), out.subarray(0, sz1), hu);
      dhu(dat.subarray(bt, bt += dat[2] | dat[3] << 8), out.subarray(sz1, sz2), hu);
      dhu(dat.subarray(bt, bt += dat[4] | dat[5] << 8), out.subarray(sz2, sz3), hu);
      dhu(dat.subarray(bt), out.subarray(sz3), hu);
    };
    rzb = function(dat, st, out) {
      var _a;
      var bt = st.b;
      var b0 = dat[bt], btype = b0 >> 1 & 3;
      st.l = b0 & 1;
      var sz = b0 >> 3 | dat[bt + 1] << 5 | dat[bt + 2] << 13;
      var ebt = (bt += 3) + sz;
      if (btype == 1) {
        if (bt >= dat.length)
          return;
        st.b = bt + 1;
        if (out) {
          fill(out, dat[bt], st.y, st.y += sz);
          return out;
        }
        return fill(new u8(sz), dat[bt]);
      }
      if (ebt > dat.length)
        return;
      if (btype == 0) {
        st.b = ebt;
        if (out) {
          out.set(dat.subarray(bt, ebt), st.y);
          st.y += sz;
          return out;
        }
        return slc(dat, bt, ebt);
      }
      if (btype == 2) {
        var b3 = dat[bt], lbt = b3 & 3, sf = b3 >> 2 & 3;
        var lss = b3 >> 4, lcs = 0, s4 = 0;
        if (lbt < 2) {
          if (sf & 1)
            lss |= dat[++bt] << 4 | (sf & 2 && dat[++bt] << 12);
          else
            lss = b3 >> 3;
        } else {
          s4 = sf;
          if (sf < 2)
            lss |= (dat[++bt] & 63) << 4, lcs = dat[bt] >> 6 | dat[++bt] << 2;
          else if (sf == 2)
            lss |= dat[++bt] << 4 | (dat[++bt] & 3) << 12, lcs = dat[bt] >> 2 | dat[++bt] << 6;
          else
            lss |= dat[++bt] << 4 | (dat[++bt] & 63) << 12, lcs = dat[bt] >> 6 | dat[++bt] << 2 | dat[++bt] << 10;
        }
        ++bt;
        var buf = out ? out.subarray(st.y, st.y + st.m) : new u8(st.m);
        var spl = buf.length - lss;
        if (lbt == 0)
          buf.set(dat.subarray(bt, bt += lss), spl);
        else if (lbt == 1)
          fill(buf, dat[bt++], spl);
        else {
          var hu = st.h;
          if (lbt == 2) {
            var hud = rhu(dat, bt);
            lcs += bt - (bt = hud[0]);
            st.h = hu = hud[1];
          } else if (!hu)
            err(0);
          (s4 ? dhu4 : dhu)(dat.subarray(bt, bt += lcs), buf.subarray(spl), hu);
        }
        var ns = dat[bt++];
        if (ns) {
          if (ns == 255)
            ns = (dat[bt++] | dat[bt++] << 8) + 32512;
          else if (ns > 127)
            ns = ns - 128 << 8 | dat[bt++];
          var scm = dat[bt++];
          if (scm & 3)
            err(0);
          var dts = [dmlt, doct, dllt];
          for (var i = 2; i > -1; --i) {
            var md = scm >> (i << 1) + 2 & 3;
            if (md == 1) {
              var rbuf = new u8([0, 0, dat[bt++]]);
              dts[i] = {
                s: rbuf.subarray(2, 3),
                n: rbuf.subarray(0, 1),
                t: new u16(rbuf.buffer, 0, 1),
                b: 0
              };
            } else if (md == 2) {
              _a = rfse(dat, bt, 9 - (i & 1)), bt = _a[0], dts[i] = _a[1];
            } else if (md == 3) {
              if (!st.t)
                err(0);
              dts[i] = st.t[i];
            }
          }
          var _b = st.t = dts, mlt = _b[0], oct = _b[1], llt = _b[2];
          var lb = dat[ebt - 1];
          if (!lb)
            err(0);
          var spos = (ebt << 3) - 8 + msb(lb) - llt.b, cbt = spos >> 3, oubt = 0;
          var lst = (dat[cbt] | dat[cbt + 1] << 8) >> (spos & 7) & (1 << llt.b) - 1;
          cbt = (spos -= oct.b) >> 3;
          var ost = (dat[cbt] | dat[cbt + 1] << 8) >> (spos & 7) & (1 << oct.b) - 1;
          cbt = (spos -= mlt.b) >> 3;
          var mst = (dat[cbt] | dat[cbt + 1] << 8) >> (spos & 7) & (1 << mlt.b) - 1;
          for (++ns; --ns; ) {
            var llc = llt.s[lst];
            var lbtr = llt.n[lst];
            var mlc = mlt.s[mst];
            var mbtr = mlt.n[mst];
            var ofc = oct.s[ost];
            var obtr = oct.n[ost];
            cbt = (spos -= ofc) >> 3;
            var ofp = 1 << ofc;
            var off = ofp + ((dat[cbt] | dat[cbt + 1] << 8 | dat[cbt + 2] << 16 | dat[cbt + 3] << 24) >>> (spos & 7) & ofp - 1);
            cbt = (spos -= mlb[mlc]) >> 3;
            var ml = mlbl[mlc] + ((dat[cbt] | dat[cbt + 1] << 8 | dat[cbt + 2] << 16) >> (spos & 7) & (1 << mlb[mlc]) - 1);
            cbt = (spos -= llb[llc]) >> 3;
            var ll = llbl[llc] + ((dat[cbt] | dat[cbt + 1] << 8 | dat[cbt + 2] << 16) >> (spos & 7) & (1 << llb[llc]) - 1);
            cbt = (spos -= lbtr) >> 3;
            lst = llt.t[lst] + ((dat[cbt] | dat[cbt + 1] << 8) >> (spos & 7) & (1 << lbtr) - 1);
            cbt = (spos -= mbtr) >> 3;
            mst = mlt.t[mst] + ((dat[cbt] | dat[cbt + 1] << 8) >> (spos & 7) & (1 << mbtr) - 1);
            cbt = (spos -= obtr) >> 3;
            ost = oct.t[ost] + ((dat[cbt] | dat[cbt + 1] << 8) >> (spos & 7) & (1 << obtr) - 1);
            if (off > 3) {
              st.o[2] = st.o[1];
              st.o[1] = st.o[0];
              st.o[0] = off -= 3;
            } else {
              var idx = off - (ll != 0);
              if (idx) {
                off = idx == 3 ? st.o[0] - 1 : st.o[idx];
                if (idx > 1)
                  st.o[2] = st.o[1];
                st.o[1] = st.o[0];
                st.o[0] = off;
              } else
                off = st.o[0];
            }
            for (var i = 0; i < ll; ++i) {
              buf[oubt + i] = buf[spl + i];
            }
            oubt += ll, spl += ll;
            var stin = oubt - off;
            if (stin < 0) {
              var len = -stin;
              var bs = st.e + stin;
              if (len > ml)
                len = ml;
              for (var i = 0; i < len; ++i) {
                buf[oubt + i] = st.w[bs + i];
              }
              oubt += len, ml -= len, stin = 0;
            }
            for (var i = 0; i < ml; ++i) {
              buf[oubt + i] = buf[stin + i];
            }
            oubt += ml;
          }
          if (oubt != spl) {
            while (spl < buf.length) {
              buf[oubt++] = buf[spl++];
            }
          } else
            oubt = buf.length;
          if (out)
            st.y += oubt;
          else
            buf = slc(buf, 0, oubt);
        } else if (out) {
          st.y += lss;
          if (spl) {
            for (var i = 0; i < lss; ++i) {
              buf[i] = buf[spl + i];
            }
          }
        } else if (spl)
          buf = slc(buf, spl);
        st.b = ebt;
        return buf;
      }
      err(2);
    };
    cct = function(bufs, ol) {
      if (bufs.length == 1)
        return bufs[0];
      var buf = new u8(ol);
      for (var i = 0, b = 0; i < bufs.length; ++i) {
        var chk = bufs[i];
        buf.set(chk, b);
        b += chk.length;
      }
      return buf;
    };
    Decompress = /* @__PURE__ */ (function() {
      function Decompress2(ondata) {
        this.ondata = ondata;
        this.c = [];
        this.l = 0;
        this.z = 0;
      }
      Decompress2.prototype.push = function(chunk, final) {
        if (typeof this.s == "number") {
          var sub = Math.min(chunk.length, this.s);
          chunk = chunk.subarray(sub);
          this.s -= sub;
        }
        var sl = chunk.length;
        var ncs = sl + this.l;
        if (!this.s) {
          if (final) {
            if (!ncs) {
              this.ondata(new u8(0), true);
              return;
            }
            if (ncs < 5)
              err(5);
          } else if (ncs < 18) {
            this.c.push(chunk);
            this.l = ncs;
            return;
          }
          if (this.l) {
            this.c.push(chunk);
            chunk = cct(this.c, ncs);
            this.c = [];
            this.l = 0;
          }
          if (typeof (this.s = rzfh(chunk)) == "number")
            return this.push(chunk, final);
        }
        if (typeof this.s != "number") {
          if (ncs < (this.z || 3)) {
            if (final)
              err(5);
            this.c.push(chunk);
            this.l = ncs;
            return;
          }
          if (this.l) {
            this.c.push(chunk);
            chunk = cct(this.c, ncs);
            this.c = [];
            this.l = 0;
          }
          if (!this.z && ncs < (this.z = chunk[this.s.b] & 2 ? 4 : 3 + (chunk[this.s.b] >> 3 | chunk[this.s.b + 1] << 5 | chunk[this.s.b + 2] << 13))) {
            if (final)
              err(5);
            this.c.push(chunk);
            this.l = ncs;
            return;
          } else
            this.z = 0;
          for (; ; ) {
            var blk = rzb(chunk, this.s);
            if (!blk) {
              if (final)
                err(5);
              var adc = chunk.subarray(this.s.b);
              this.s.b = 0;
              this.c.push(adc), this.l += adc.length;
              return;
            } else {
              this.ondata(blk, false);
              cpw(this.s.w, 0, blk.length);
              this.s.w.set(blk, this.s.w.length - blk.length);
            }
            if (this.s.l) {
              var rest = chunk.subarray(this.s.b);
              this.s = this.s.c * 4;
              this.push(rest, final);
              return;
            }
          }
        } else if (final)
          err(5);
      };
      return Decompress2;
    })();
  }
});

// src/wire/zstd-guard.ts
function createZstdGuard() {
  let stage = "magic";
  let field = [];
  let wanted = 4;
  let skip = 0;
  let moved = 0;
  let frame = { single: false, checksum: false, contentBytes: 0, window: 0 };
  const expect = (next, bytes) => {
    stage = next;
    field = [];
    wanted = bytes;
  };
  const charge = (bytes) => {
    moved += bytes;
    if (moved > MAX_MOVED) throw new Error("zstd: too many blocks");
  };
  const readers = {
    magic(bytes) {
      const magic = littleEndian(bytes);
      if (magic === 4247762216) expect("descriptor", 1);
      else if (magic >= 407710288 && magic <= 407710303) expect("skippable", 4);
      else throw new Error("zstd: not a frame");
    },
    descriptor([byte = 0]) {
      const single = (byte & 32) !== 0;
      const contentBytes = [single ? 1 : 0, 2, 4, 8][byte >> 6] ?? 0;
      const dictionaryBytes = [0, 1, 2, 4][byte & 3] ?? 0;
      frame = { single, checksum: (byte & 4) !== 0, contentBytes, window: 0 };
      expect("header", (single ? 0 : 1) + dictionaryBytes + contentBytes);
    },
    header(bytes) {
      frame.window = frame.single ? littleEndian(bytes.slice(-frame.contentBytes)) + (frame.contentBytes === 2 ? 256 : 0) : windowSize(bytes[0] ?? 0);
      if (frame.window > MAX_WINDOW) throw new Error("zstd: window too large");
      charge(frame.window);
      expect("block", 3);
    },
    block(bytes) {
      const header = littleEndian(bytes);
      const last = (header & 1) !== 0;
      const type = header >> 1 & 3;
      const size = header >> 3;
      if (type === 3 || size > MAX_BLOCK) throw new Error("zstd: bad block");
      charge(frame.window);
      skip = type === 1 ? 1 : size;
      if (last && frame.checksum) skip += 4;
      if (last) expect("magic", 4);
      else expect("block", 3);
    },
    skippable(bytes) {
      charge(SKIPPABLE_COST);
      skip = littleEndian(bytes);
      expect("magic", 4);
    }
  };
  return (chunk) => {
    for (let at = 0; at < chunk.length; ) {
      if (skip > 0) {
        const step2 = Math.min(skip, chunk.length - at);
        skip -= step2;
        at += step2;
        continue;
      }
      field.push(chunk[at] ?? 0);
      at += 1;
      if (field.length === wanted) readers[stage](field);
    }
  };
}
function littleEndian(bytes) {
  return bytes.reduceRight((value, byte) => value * 256 + byte, 0);
}
function windowSize(descriptor2) {
  const base = 2 ** (10 + (descriptor2 >> 3));
  return base + base / 8 * (descriptor2 & 7);
}
var MAX_WINDOW, MAX_BLOCK, MAX_MOVED, SKIPPABLE_COST;
var init_zstd_guard = __esm({
  "src/wire/zstd-guard.ts"() {
    "use strict";
    MAX_WINDOW = 8 * 1024 * 1024;
    MAX_BLOCK = 128 * 1024;
    MAX_MOVED = 2 * 1024 ** 3;
    SKIPPABLE_COST = 64 * 1024;
  }
});

// src/wire/zstd.ts
function createZstdInflater(sink) {
  const { createZstdDecompress, constants: constants2 } = zlib();
  if (createZstdDecompress === void 0) return createPackagedZstdInflater(sink);
  const flush = constants2.ZSTD_e_flush ?? 1;
  return inflaterFrom(createZstdDecompress({ flush, finishFlush: flush }), sink);
}
function createPackagedZstdInflater(sink) {
  let over = false;
  const guard = createZstdGuard();
  const decoder = new Decompress((chunk) => {
    if (over) throw new Error("stopped");
    sink.onData(chunk);
  });
  const run = (chunk, final) => {
    try {
      guard(chunk);
      decoder.push(chunk, final);
    } catch (error3) {
      if (over || isCutShort(error3)) return;
      over = true;
      sink.onError(error3 instanceof Error ? error3.message : String(error3));
    }
  };
  return {
    write(chunk) {
      if (!over) run(chunk, false);
      return true;
    },
    end() {
      if (!over) run(new Uint8Array(0), true);
      if (over) return;
      over = true;
      sink.onEnd();
    },
    destroy() {
      over = true;
    }
  };
}
function isCutShort(error3) {
  return error3.code === ZstdErrorCode.UnexpectedEOF;
}
var init_zstd = __esm({
  "src/wire/zstd.ts"() {
    "use strict";
    init_esm();
    init_builtins();
    init_inflater();
    init_zstd_guard();
  }
});

// src/wire/inflaters.ts
function flushing(flush) {
  return { flush, finishFlush: flush };
}
function createInflater(coding, sink) {
  const { constants: constants2, createBrotliDecompress, createGunzip } = zlib();
  switch (coding) {
    case "gzip":
      return inflaterFrom(createGunzip(flushing(constants2.Z_SYNC_FLUSH)), sink);
    case "br":
      return inflaterFrom(createBrotliDecompress(flushing(constants2.BROTLI_OPERATION_FLUSH)), sink);
    case "deflate":
      return createDeflateInflater(sink);
    case "zstd":
      return createZstdInflater(sink);
  }
}
function createDeflateInflater(sink) {
  const { constants: constants2, createInflate, createInflateRaw } = zlib();
  const options = flushing(constants2.Z_SYNC_FLUSH);
  let inflater = null;
  return {
    write(chunk) {
      const first = chunk[0];
      if (first === void 0) return true;
      inflater ??= inflaterFrom(
        (first & 15) === 8 ? createInflate(options) : createInflateRaw(options),
        sink
      );
      return inflater.write(chunk);
    },
    end() {
      if (inflater === null) sink.onEnd();
      else inflater.end();
    },
    destroy: () => inflater?.destroy()
  };
}
var init_inflaters = __esm({
  "src/wire/inflaters.ts"() {
    "use strict";
    init_builtins();
    init_inflater();
    init_zstd();
  }
});

// src/wire/decoder.ts
function createDecoder(contentEncoding, maxBytes, sink) {
  let over = false;
  const stop = (error3) => {
    if (over) return;
    over = true;
    for (const inflater of chain) inflater.destroy();
    if (error3 !== void 0) sink.onError(error3);
  };
  const deliver = {
    onData(chunk) {
      if (over) return;
      decoder.bytesDecoded += chunk.length;
      if (decoder.bytesDecoded > maxBytes) stop(tooLarge(maxBytes));
      else if (chunk.length > 0) sink.onData(chunk);
    },
    onEnd() {
      if (over) return;
      over = true;
      sink.onEnd();
    },
    onError: (detail) => stop(new WireError("decode_failed", detail)),
    onDrain() {
      if (!over) sink.onDrain?.();
    }
  };
  const chain = [];
  let next = deliver;
  for (const coding of codings(contentEncoding)) {
    const inflater = createInflater(coding, next);
    chain.unshift(inflater);
    next = feeding(inflater, deliver, maxBytes, () => stop(tooLarge(maxBytes)));
  }
  const first = chain[0];
  const decoder = {
    bytesWire: 0,
    bytesDecoded: 0,
    write(chunk) {
      if (over) return true;
      decoder.bytesWire += chunk.length;
      if (first === void 0) {
        deliver.onData(chunk);
        return true;
      }
      if (decoder.bytesWire > maxBytes) {
        stop(tooLarge(maxBytes));
        return true;
      }
      return first.write(chunk);
    },
    end() {
      if (over) return;
      if (first === void 0) deliver.onEnd();
      else first.end();
    },
    destroy: () => stop()
  };
  return decoder;
}
function feeding(inflater, last, maxBytes, onTooMuch) {
  let bytes = 0;
  return {
    ...last,
    onData(chunk) {
      bytes += chunk.length;
      if (bytes > maxBytes) onTooMuch();
      else inflater.write(chunk);
    },
    onEnd: () => inflater.end()
  };
}
function tooLarge(maxBytes) {
  return new WireError("body_too_large", `more than ${maxBytes} bytes`);
}
var init_decoder = __esm({
  "src/wire/decoder.ts"() {
    "use strict";
    init_content_coding();
    init_inflaters();
    init_wire_error();
  }
});

// src/wire/text-decoder.ts
function createUtf8Decoder() {
  let streaming = null;
  let atStart = true;
  return {
    decode(chunk) {
      const last = chunk[chunk.length - 1];
      if (last === void 0) return "";
      if (streaming === null && last < 128) {
        const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
        const text3 = bytes.toString("utf8");
        const plain3 = atStart && text3.startsWith("\uFEFF") ? text3.slice(1) : text3;
        atStart = false;
        return plain3;
      }
      streaming ??= new TextDecoder("utf-8", { ignoreBOM: !atStart });
      atStart = false;
      return streaming.decode(chunk, { stream: true });
    },
    end: () => streaming?.decode() ?? ""
  };
}
var init_text_decoder = __esm({
  "src/wire/text-decoder.ts"() {
    "use strict";
  }
});

// src/wire/send.ts
function send(lane, lanes, budget, record, sending) {
  const connectionsBefore = lane.door.connections;
  let phase = "connecting";
  let reused = false;
  let headers = {};
  let controller = null;
  let reader = null;
  let decoder = null;
  let isSettled = false;
  let silentTicks = 0;
  let settle = () => {
  };
  let resolveEnded = () => {
  };
  let hasEnded = false;
  const settled = new Promise((resolve2) => {
    settle = resolve2;
  });
  const ended = new Promise((resolve2) => {
    resolveEnded = resolve2;
  });
  const deadline = budget.elapsed() + sending.timeoutMs;
  let timer = setTimeout(tick, Math.min(TICK_MS, sending.timeoutMs));
  function tick() {
    const left = deadline - budget.elapsed();
    silentTicks += 1;
    if (left <= 0) stop(timeoutOf(phase), "ETIMEDOUT");
    else if (silentTicks === IDLE_TICKS && sending.wants === "reply" && reader?.idle() === true) {
      stop("answered", null);
    } else timer = setTimeout(tick, Math.min(TICK_MS, left));
  }
  function finished() {
    hasEnded = true;
    resolveEnded();
  }
  function abort() {
    if (controller === null) lanes.drop(lane);
    else controller.abort(READ_OVER);
  }
  function finish(end) {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    const found3 = reader?.found();
    if (found3 !== void 0) {
      record.reply = found3.reply;
      record.reply_form = found3.reply_form;
      record.reply_notes = found3.reply_notes;
      record.other_messages = found3.other_messages;
      record.body_form = found3.body_form;
      record.body_excerpt = found3.body_excerpt;
      const { json, body } = found3;
      if (body !== void 0) record.body = body;
      if (record.status === 402 && json !== void 0) record.document = redactDocument(json);
    }
    record.bytes_wire = decoder?.bytesWire ?? 0;
    record.bytes_decoded = decoder?.bytesDecoded ?? 0;
    decoder?.destroy();
    if (end.outcome !== "answered" && record.body !== void 0) record.body = null;
    settleRecord(record, budget, end);
    const { outcome, detail } = end;
    settle({
      headers,
      endpoint: found3?.endpoint ?? null,
      reused,
      failure: outcome === "answered" ? null : { outcome, detail }
    });
  }
  function stop(outcome, detail) {
    if (isSettled) return;
    const enough = outcome !== "answered" && phase === "body" && reader?.end() === true;
    finish(enough ? { outcome: "answered", detail: null } : { outcome, detail });
    abort();
  }
  function answered() {
    if (isSettled) return;
    finish({ outcome: "answered", detail: null });
    lane.draining = { hasEnded: () => hasEnded, ended, abort };
  }
  function cutShort() {
    if (isSettled) return;
    reader?.end();
    stop("answered", null);
  }
  function failed4(error3) {
    finished();
    if (isSettled) return;
    const failure = failureOf(error3, phase);
    const enough = phase === "body" && failure.outcome !== "body_too_large" && reader?.end();
    finish(enough === true ? { outcome: "answered", detail: null } : failure);
  }
  function onText(text3) {
    if (isSettled || reader === null) return;
    if (reader.push(text3)) answered();
    else if (reader.events() > budget.limits.events) stop("too_many_events", null);
    else silentTicks = 0;
  }
  function isHeadEnough(status) {
    if (asksToBackOff(status, headers)) return true;
    const leads = status >= 300 && status < 400 && headers.location !== void 0;
    return leads && sending.method === "GET";
  }
  function openBody(status) {
    reader = sending.reader(record.media_type);
    const text3 = createUtf8Decoder();
    decoder = createDecoder(
      headerLines(headers, "content-encoding"),
      budget.limits.response_bytes,
      {
        onData(chunk) {
          if (!budget.takeBytes(chunk.length)) stop("budget_bytes", null);
          else onText(text3.decode(chunk));
        },
        onEnd() {
          onText(text3.end());
          finished();
          reader?.end();
          finish({ outcome: "answered", detail: null });
        },
        onError(error3) {
          failed4(error3);
          controller?.abort(error3);
        },
        onDrain: () => controller?.resume()
      }
    );
    if (sending.wants === "body") {
      if (isHeadEnough(status)) answered();
      else if (declaredBytes(headers) > budget.limits.response_bytes) {
        stop("body_too_large", "content-length");
      }
      return;
    }
    const isRefusal = status >= 400;
    if (status >= 300 && !isRefusal) answered();
    else if (sending.wants === "status" && !isRefusal) answered();
    else if (isRefusal) setTimeout(cutShort, REFUSAL_BODY_MS).unref();
  }
  lane.client.dispatch(
    {
      path: sending.path,
      method: sending.method,
      headers: sending.headers,
      body: sending.body
    },
    {
      onRequestStart(started) {
        controller = started;
        phase = "sent";
        reused = lane.door.connections === connectionsBefore;
        record.sent_ms = budget.elapsed();
      },
      onResponseStart(_, status, head) {
        if (status < 200 || isSettled) return;
        phase = "body";
        headers = head;
        record.status = status;
        record.first_byte_ms = budget.elapsed();
        record.headers = keptHeaders(head);
        record.media_type = mediaType(head);
        const session = headerLines(head, "mcp-session-id")[0];
        if (session !== void 0 && session !== "") record.session = sessionShape(session);
        openBody(status);
      },
      onResponseData(current, chunk) {
        if (isSettled) return;
        if (decoder?.write(chunk) === false) current.pause();
      },
      onResponseEnd() {
        if (isSettled) finished();
        else decoder?.end();
      },
      onResponseError(_, error3) {
        failed4(error3);
      }
    }
  );
  return {
    settled,
    headers: () => headers,
    abort: () => phase === "body" ? stop("answered", null) : stop(timeoutOf(phase), "stopped")
  };
}
function declaredBytes(headers) {
  return Number(headerLines(headers, "content-length")[0] ?? 0);
}
var TICK_MS, IDLE_TICKS, REFUSAL_BODY_MS;
var init_send = __esm({
  "src/wire/send.ts"() {
    "use strict";
    init_back_off();
    init_decoder();
    init_failure();
    init_lanes();
    init_media();
    init_record();
    init_redact();
    init_text_decoder();
    TICK_MS = 1e3;
    IDLE_TICKS = 2;
    REFUSAL_BODY_MS = 2e3;
  }
});

// src/wire/stream-reader.ts
function createStreamReader(events) {
  const others = [];
  let found3 = null;
  let announce = () => {
  };
  const endpoint = new Promise((resolve2) => {
    announce = resolve2;
  });
  function note(kind, method) {
    if (others.length < OTHERS_KEPT2) others.push({ kind, method });
  }
  return {
    endpoint,
    close: () => events.onClose(),
    open(media) {
      const isStream = media === "text/event-stream";
      let start = "";
      const parser = createSseParser(({ event: event2, data: data2 }) => {
        if (event2 === "endpoint") {
          note("endpoint_event", null);
          if (found3 === null && data2 !== "") {
            found3 = data2;
            announce(data2);
          }
          return;
        }
        if (event2 !== "message") return;
        for (const message of [parseJson(data2)].flat()) {
          if (isObject(message)) events.onMessage(message);
          const named2 = isObject(message) && typeof message.method === "string";
          note(kindOf(message), named2 ? String(message.method) : null);
        }
      });
      return {
        push(text3) {
          if (!isStream) start = `${start}${text3}`.slice(0, 512);
          else parser.push(text3);
          return false;
        },
        idle: () => false,
        end() {
          if (isStream) parser.close();
          return found3 !== null;
        },
        events: () => parser.count,
        found() {
          return {
            reply: null,
            reply_form: null,
            reply_notes: [],
            other_messages: others,
            body_form: isStream ? "sse" : media === "text/html" ? "html" : "text",
            body_excerpt: start === "" ? null : start,
            endpoint: found3
          };
        }
      };
    }
  };
}
var OTHERS_KEPT2;
var init_stream_reader = __esm({
  "src/wire/stream-reader.ts"() {
    "use strict";
    init_jsonrpc();
    init_sse_parser();
    OTHERS_KEPT2 = 50;
  }
});

// src/wire/targets.ts
function createTargets(allowPrivate) {
  const known3 = /* @__PURE__ */ new Map();
  return {
    of(url) {
      let target = known3.get(url);
      if (target === void 0) {
        target = createTarget(url, allowPrivate);
        known3.set(url, target);
      }
      return target;
    }
  };
}
function createTarget(url, allowPrivate) {
  const kept = redactUrl(url);
  const parsed2 = parseUrl(url);
  if (parsed2 === null) return refusedTarget(kept, "bad_url", "not_a_url");
  const verdict2 = urlVerdict(parsed2, { allowPrivate });
  if (!verdict2.allowed) {
    const outcome = verdict2.why === "not_http" ? "bad_url" : "address_refused";
    return refusedTarget(kept, outcome, verdict2.why);
  }
  const { origin, pathname, search } = parsed2;
  return { origin, path: `${pathname}${search}`, kept, refused: null };
}
function refusedTarget(kept, outcome, detail) {
  return { origin: "", path: "", kept, refused: { outcome, detail } };
}
var init_targets = __esm({
  "src/wire/targets.ts"() {
    "use strict";
    init_redact();
    init_url_verdict();
  }
});

// src/observation/messages.ts
function isEventStream(contentType) {
  return contentType?.toLowerCase().includes("text/event-stream") ?? false;
}
function contentTypeOf({ headers }) {
  return headers["content-type"]?.join(", ") ?? null;
}
function candidatesOf(body, contentType) {
  if (!isEventStream(contentType)) return [body];
  return body.split(/\r?\n\r?\n/).map(eventData).filter((data2) => data2 !== "");
}
function eventData(block) {
  return block.split(/\r?\n/).filter((line2) => line2.startsWith("data:")).map((line2) => line2.slice(line2[5] === " " ? 6 : 5)).join("\n");
}
function messageIn(text3) {
  if (!/^[ \t\r\n]*\{/.test(text3)) return null;
  const value = parsed(text3);
  if (!isObject3(value) || value.jsonrpc !== "2.0") return null;
  if (Object.hasOwn(value, "result")) return { kind: "result", result: value.result };
  const { error: error3 } = value;
  if (!isObject3(error3) || typeof error3.code !== "number" || typeof error3.message !== "string") {
    return null;
  }
  return { kind: "error", code: error3.code, message: error3.message };
}
function messageOf(exchange) {
  let message = known.get(exchange);
  if (message === void 0) {
    message = firstMessage(candidatesOf(exchange.body ?? "", contentTypeOf(exchange)));
    known.set(exchange, message);
  }
  return message;
}
function firstMessage(texts) {
  for (const text3 of texts) {
    const message = messageIn(text3);
    if (message !== null) return message;
  }
  return null;
}
function parsed(text3) {
  try {
    return JSON.parse(text3);
  } catch {
    return void 0;
  }
}
function isObject3(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
var known;
var init_messages = __esm({
  "src/observation/messages.ts"() {
    "use strict";
    known = /* @__PURE__ */ new WeakMap();
  }
});

// src/wire/text-body-reader.ts
function createTextReader(media) {
  const isStream = isEventStream(media);
  const events = [];
  let open3 = "";
  let tail = "";
  function foundInEvents() {
    const blank = /\r?\n\r?\n/g;
    let from = 0;
    let isFound2 = false;
    for (let end = blank.exec(open3); end !== null && !isFound2; end = blank.exec(open3)) {
      isFound2 = messageIn(eventData(open3.slice(from, end.index))) !== null;
      from = blank.lastIndex;
    }
    events.push(open3.slice(0, from));
    open3 = open3.slice(from);
    return isFound2;
  }
  return {
    push(piece) {
      open3 += piece;
      if (!isStream) return false;
      const fresh = tail + piece;
      tail = fresh.slice(-3);
      return /\n\r?\n/.test(fresh) && foundInEvents();
    },
    idle: () => false,
    end: () => false,
    events: () => 0,
    found() {
      const text3 = events.join("") + open3;
      return {
        reply: null,
        reply_form: null,
        reply_notes: [],
        other_messages: [],
        body_form: isStream ? "sse" : bodyForm(text3, media, sniff(text3, media) === "json"),
        body_excerpt: null,
        body: text3,
        endpoint: null
      };
    }
  };
}
var init_text_body_reader = __esm({
  "src/wire/text-body-reader.ts"() {
    "use strict";
    init_messages();
    init_media();
  }
});

// src/wire/exchange.ts
function openWire(options) {
  const budget = openBudget(options.limits);
  const exchanges = [];
  const connections = [];
  const sessions = /* @__PURE__ */ new Set();
  const targets = createTargets(options.allowPrivate);
  const { allowPrivate, trust: ca } = options;
  const lanes = openLanes((target, callback) => {
    const connect = guardedConnector({
      allowPrivate,
      // No connection outlasts the read.
      connectTimeoutMs: Math.max(1, budget.remaining() - STAGE_MARGIN_MS),
      onConnect: (connection) => connections.push(connection),
      ...ca === void 0 ? {} : { ca }
    });
    connect(target, callback);
  });
  function headersOf(request) {
    const headers = {
      accept: request.method === "GET" ? "text/event-stream" : ACCEPT,
      "accept-encoding": "identity",
      "user-agent": options.userAgent
    };
    if (request.message !== void 0) headers["content-type"] = "application/json";
    return Object.assign(headers, request.headers);
  }
  function isRefused(record, target) {
    const { refused: refused3 } = target;
    if (refused3 !== null) return settleRecord(record, budget, refused3);
    const spent = budget.takeRequest(record.step === "delete");
    return spent !== null && settleRecord(record, budget, { outcome: spent, detail: null });
  }
  function open3(request, target) {
    const record = createRecord(request, target.kept, budget);
    exchanges.push(record);
    return record;
  }
  async function attempt(request, target) {
    const record = open3(request, target);
    if (isRefused(record, target)) return { record, headers: {}, endpoint: null, again: false };
    const lane = await lanes.lane(target.origin, request.step === "answer" ? "answer" : "main");
    const id = request.wants === "reply" ? record.rpc_id ?? null : null;
    const sent = send(lane, lanes, budget, record, {
      path: target.path,
      method: request.method,
      headers: headersOf(request),
      body: request.message === void 0 ? null : Buffer.from(JSON.stringify(request.message)),
      wants: request.wants,
      timeoutMs: Math.min(budget.remaining(), request.timeoutMs ?? Number.POSITIVE_INFINITY),
      reader: (media) => request.wants === "body" ? createTextReader(media) : createReplyReader(id, media, request.onServerRequest)
    });
    const { headers, endpoint, reused, failure } = await sent.settled;
    return {
      record,
      headers,
      endpoint,
      again: request.once !== true && reused && failure !== null && closedUnderUs(failure)
    };
  }
  return {
    budget,
    exchanges,
    connections,
    sessions,
    async exchange(request) {
      const target = targets.of(request.url);
      let result = await attempt(request, target);
      if (result.again) result = await attempt(request, target);
      const { record, headers, endpoint } = result;
      const sessionId = sessionIdOf(headers);
      if (sessionId !== null) sessions.add(sessionId);
      return { record, headers, endpoint, sessionId };
    },
    async openStream(request, events) {
      const target = targets.of(request.url);
      const record = open3(request, target);
      if (isRefused(record, target)) {
        return { record, headers: {}, sessionId: null, endpoint: null, close() {
        } };
      }
      const lane = await lanes.lane(target.origin, "stream");
      const stream = createStreamReader(events);
      const sent = send(lane, lanes, budget, record, {
        path: target.path,
        method: request.method,
        headers: headersOf(request),
        body: null,
        wants: "stream",
        timeoutMs: budget.remaining(),
        reader: stream.open
      });
      const ended = sent.settled.then((end) => {
        stream.close();
        return end;
      });
      const endpoint = await firstOf(stream.endpoint, ended, request.timeoutMs);
      if (endpoint === null) sent.abort();
      const headers = sent.headers();
      return { record, headers, endpoint, sessionId: null, close: () => sent.abort() };
    },
    close() {
      lanes.close();
    }
  };
}
function sessionIdOf(headers) {
  const id = headerLines(headers, "mcp-session-id")[0];
  return id === void 0 || id === "" ? null : id;
}
async function firstOf(endpoint, ended, timeoutMs) {
  let timer;
  const late = new Promise((resolve2) => {
    timer = setTimeout(() => resolve2(null), timeoutMs);
  });
  const first = await Promise.race([endpoint, ended.then(() => null), late]);
  clearTimeout(timer);
  return first;
}
var STAGE_MARGIN_MS, ACCEPT;
var init_exchange = __esm({
  "src/wire/exchange.ts"() {
    "use strict";
    init_budget();
    init_connector();
    init_failure();
    init_lanes();
    init_media();
    init_record();
    init_reply_reader();
    init_send();
    init_stream_reader();
    init_targets();
    init_text_body_reader();
    STAGE_MARGIN_MS = 20;
    ACCEPT = "application/json, text/event-stream";
  }
});

// src/catalog/template.ts
function isTemplate(url) {
  return PLACEHOLDERS.some((pattern) => pattern.test(url));
}
var PLACEHOLDERS;
var init_template = __esm({
  "src/catalog/template.ts"() {
    "use strict";
    PLACEHOLDERS = [
      /[{}]|%7B|%7D/i,
      /<[^<>]*>|%3C.{0,99}?%3E/i,
      /\/:[A-Za-z_]+(?=\/|$|\?)/,
      /\bYOUR[_-][A-Z0-9_-]+|[A-Z]_HERE\b/,
      /(?<=[/=.@&])your[_-](?:[a-z]+[_-])*(?:key|token|secret|id|tenant|domain|host|instance|subdomain|workspace|org|account)(?=[/&?.:#]|$)/i,
      /^[^?#]*(?:\[|%5B)(?![\da-f:.]{0,39}:)[^[\]]{0,99}?(?:\]|%5D)/i,
      /(?:\[|%5B)(?:[A-Z][A-Z0-9_ -]{1,99}|your[^[\]]{0,99}?)(?:\]|%5D)/
    ];
  }
});

// src/reads/endpoint.ts
function refusalOf(endpoint, allowPrivate) {
  if (isTemplate(endpoint)) return "unresolved_template";
  const verdict2 = urlVerdict(endpoint, { allowPrivate });
  if (verdict2.allowed) return null;
  return verdict2.why === "not_a_url" || verdict2.why === "not_http" ? verdict2.why : "address_refused";
}
var init_endpoint = __esm({
  "src/reads/endpoint.ts"() {
    "use strict";
    init_template();
    init_url_verdict();
  }
});

// src/reads/observed.ts
async function observed(read, endpoint, options, limits, itinerary2, refused3 = refusalOf(endpoint, options.allowPrivate)) {
  const startedAt = options.now().toISOString();
  const { allowPrivate, userAgent: userAgent2, trust } = options;
  const wire = openWire({ limits, allowPrivate, userAgent: userAgent2, ...trust ? { trust } : {} });
  try {
    if (refused3 === null) await itinerary2(wire);
  } finally {
    wire.close();
  }
  hideEchoes(wire.exchanges, [...secretsOf(endpoint), ...wire.sessions]);
  const name = wire.exchanges.length === 1 ? wire.exchanges[0]?.outcome : void 0;
  return {
    schema_version: 1,
    read,
    endpoint: redactUrl(endpoint),
    declared_transport: options.transport,
    started_at: startedAt,
    duration_ms: wire.budget.elapsed(),
    client: { ...options.client, capabilities: {} },
    allow_private: allowPrivate,
    limits,
    // A name is only known to lead to a refused address once it was looked up.
    refused: name === "address_refused" ? "address_refused" : refused3,
    exchanges: wire.exchanges,
    connections: wire.connections
  };
}
var init_observed = __esm({
  "src/reads/observed.ts"() {
    "use strict";
    init_echoes();
    init_exchange();
    init_redact();
    init_endpoint();
  }
});

// src/observation/challenges.ts
function parseChallenges(lines2) {
  const reads = readAll(lines2.join(", "));
  const named2 = reads.filter(({ challenge }) => challenge.scheme !== "");
  return {
    challenges: named2.map(({ challenge }) => challenge),
    wellFormed: reads.length > 0 && reads.every(({ sound }) => sound)
  };
}
function gateScheme(status, lines2) {
  if (status !== 401) return null;
  const text3 = trimmed(lines2.join(", "));
  if (text3 === "" || text3.startsWith(",")) return null;
  const { challenge, opens: opens2 } = readChallenge(text3, 0);
  return opens2 ? challenge.scheme : null;
}
function readAll(value) {
  const text3 = trimmed(value);
  const reads = [];
  let at = match(SEPARATOR, text3, 0)?.[0].length ?? 0;
  while (at < text3.length && reads.length < MOST_CHALLENGES) {
    const read = readChallenge(text3, at);
    reads.push(read);
    at = read.next;
  }
  return reads;
}
function readChallenge(text3, from) {
  const scheme = match(TOKEN, text3, from)?.[0] ?? "";
  const challenge = { scheme: scheme.toLowerCase(), token68: null, params: {} };
  const read = (sound, next) => ({ challenge, sound, opens: sound, next });
  const broken = (at2) => read(false, afterComma(text3, at2));
  if (scheme === "" || scheme.length > LONGEST_SCHEME) {
    challenge.scheme = "";
    return broken(from);
  }
  const after = from + scheme.length;
  const bare = endOfElement(text3, after);
  if (bare !== null) return read(true, bare);
  const spaces = match(SPACES, text3, after)?.[0].length ?? 0;
  if (spaces === 0) return broken(after);
  const at = after + spaces;
  const token68 = match(TOKEN68, text3, at)?.[0];
  if (token68 !== void 0) {
    challenge.token68 = token68;
    return read(true, endOfElement(text3, at + token68.length) ?? text3.length);
  }
  return readParams(challenge, text3, at);
}
function readParams(challenge, text3, from) {
  let at = from;
  let sound = true;
  let opens2 = false;
  const read = (isSound2, next) => {
    return { challenge, sound: isSound2, opens: opens2 || isSound2, next };
  };
  for (; ; ) {
    const name = match(NAME, text3, at);
    if (name === null) return read(false, afterComma(text3, at));
    const value = readValue(text3, at + name[0].length);
    if (at > from && sound && !value?.isValue) opens2 = true;
    if (value === null) {
      return opens2 ? read(sound, at) : read(false, afterComma(text3, at));
    }
    const key = (name[1] ?? "").toLowerCase();
    if (!Object.hasOwn(challenge.params, key)) {
      Object.defineProperty(challenge.params, key, { value: value.text, ...OWN });
    }
    sound &&= value.sound;
    at = value.next;
    const next = endOfElement(text3, at);
    if (next === null) return read(false, afterComma(text3, at));
    at = next;
    if (at >= text3.length || match(NAME, text3, at) === null) return read(sound, at);
  }
}
function readValue(text3, at) {
  const quoted = match(QUOTED, text3, at);
  if (quoted !== null) {
    const inner = (quoted[1] ?? "").replace(/\\(.)/gs, "$1");
    return { text: inner, isValue: true, sound: true, next: at + quoted[0].length };
  }
  const bare = match(BARE, text3, at)?.[0];
  if (bare === void 0) return null;
  const token = match(TOKEN, bare, 0)?.[0].length ?? 0;
  return { text: bare, isValue: token > 0, sound: token === bare.length, next: at + bare.length };
}
function endOfElement(text3, at) {
  const separator = match(SEPARATOR, text3, at)?.[0].length;
  if (separator !== void 0) return at + separator;
  const end = at + (match(OWS, text3, at)?.[0].length ?? 0);
  return end === text3.length ? end : null;
}
function afterComma(text3, at) {
  const comma = text3.indexOf(",", at);
  return comma < 0 ? text3.length : endOfElement(text3, comma) ?? text3.length;
}
function match(pattern, text3, at) {
  pattern.lastIndex = at;
  return pattern.exec(text3);
}
function trimmed(text3) {
  return text3.replace(/^[ \t]+/, "").replace(/(?<![ \t])[ \t]+$/, "");
}
var LONGEST_SCHEME, MOST_CHALLENGES, TOKEN, TOKEN68, NAME, QUOTED, BARE, SPACES, OWS, SEPARATOR, OWN;
var init_challenges = __esm({
  "src/observation/challenges.ts"() {
    "use strict";
    LONGEST_SCHEME = 64;
    MOST_CHALLENGES = 50;
    TOKEN = /[!#$%&'*+\-.^_`|~\w]+/y;
    TOKEN68 = /[\w\-.~+/]+=*(?=[ \t]*(?:,|$))/y;
    NAME = /([!#$%&'*+\-.^_`|~\w]+)[ \t]*=[ \t]*/y;
    QUOTED = /"((?:[^"\\\x00-\x08\x0a-\x1f\x7f]|\\[^\x00-\x08\x0a-\x1f\x7f])*)"/y;
    BARE = /[^\s,"]+/y;
    SPACES = / +/y;
    OWS = /[ \t]*/y;
    SEPARATOR = /[ \t]*(?:,[ \t]*)+/y;
    OWN = { enumerable: true, configurable: true, writable: true };
  }
});

// src/observation/checkup/handshake.ts
function discoverAnswer(exchange) {
  const status = exchange.status ?? 0;
  const isFine = status >= 200 && status < 300;
  const message = messageOf(exchange);
  if (isFine && message?.kind === "result") {
    const revision = declaredRevision(message.result);
    if (revision !== null) return { kind: "good", revision };
  }
  if (!isFine && (status < 400 || status >= 500)) {
    return failed("handshake_discover_http_error", { status });
  }
  if (message?.kind === "error" && MODERN_REFUSALS.includes(message.code)) {
    return failed("handshake_discover_rejected", { status, jsonrpc_error_code: message.code });
  }
  return { kind: "fall_back" };
}
function declaredRevision(result) {
  const listed2 = isObject3(result) ? result.supportedVersions : void 0;
  if (!Array.isArray(listed2) || typeof listed2[0] !== "string") return null;
  const known3 = REVISIONS.filter(({ version }) => listed2.includes(version));
  return known3.at(-1)?.version ?? listed2[0];
}
function failed(key, params) {
  return { kind: "failed", failure: { key, params } };
}
function initializeAnswer(exchange) {
  const status = exchange.status ?? 0;
  if (status !== 200)
    return { failure: { key: "handshake_initialize_http_error", params: { status } } };
  const message = messageOf(exchange);
  if (message === null) return { failure: { key: "handshake_initialize_not_jsonrpc", params: {} } };
  if (message.kind === "error") {
    const params = errorCodeParam(message.code);
    return { failure: { key: "handshake_initialize_jsonrpc_error", params } };
  }
  const revision = isObject3(message.result) ? message.result.protocolVersion : void 0;
  if (typeof revision === "string") return { revision };
  return { failure: { key: "handshake_initialize_no_protocol_version", params: {} } };
}
function ackFailure({ status }) {
  if (status !== null && status >= 200 && status < 300) return null;
  return { key: "handshake_ack_http_error", params: { status: status ?? 0 } };
}
function gateOf({ status, headers }) {
  return gateScheme(status, headers["www-authenticate"] ?? []);
}
function errorCodeParam(code2) {
  return Number.isSafeInteger(code2) ? { jsonrpc_error_code: code2 + 0 } : {};
}
function versionHeader(mode, revision) {
  if (revision !== null && /^[\x20-\x7e]{0,64}$/.test(revision)) return revision;
  return mode === "modern" ? MODERN_VERSION : OLDER_VERSION;
}
var MODERN_REFUSALS, OLDER_VERSION;
var init_handshake = __esm({
  "src/observation/checkup/handshake.ts"() {
    "use strict";
    init_challenges();
    init_messages();
    init_versions();
    MODERN_REFUSALS = [-32020, -32021, -32022];
    OLDER_VERSION = "2025-06-18";
  }
});

// src/observation/checkup/handshake-fold.ts
function foldHandshake(run, of, take) {
  const discover = take(of("discover")[0], { step: "discover" });
  if (discover === null) return null;
  const answer = discoverAnswer(discover);
  if (answer.kind === "failed") return { state: "failed", failure: answer.failure };
  if (answer.kind === "good") {
    run.revision = answer.revision;
    return { state: "good" };
  }
  run.mode = "older";
  const initialize = take(of("initialize")[0], { step: "initialize" });
  if (initialize === null) return null;
  const opened2 = initializeAnswer(initialize);
  if ("failure" in opened2) return failedOrGated(initialize, opened2.failure);
  run.revision = opened2.revision;
  const ack = take(of("initialized")[0], { step: "initialized" });
  if (ack === null) return null;
  const failure = ackFailure(ack);
  return failure === null ? { state: "good" } : failedOrGated(ack, failure);
}
function failedOrGated(exchange, failure) {
  const scheme = gateOf(exchange);
  return scheme === null ? { state: "failed", failure } : { state: "gated", scheme, exchange };
}
var init_handshake_fold = __esm({
  "src/observation/checkup/handshake-fold.ts"() {
    "use strict";
    init_handshake();
  }
});

// src/observation/checkup/budget.ts
var CHECKUP_TIME_MS, CHECKUP_REQUESTS, CHECKUP_REQUESTS_PAGED, CHECKUP_RESPONSE_BYTES, CHECKUP_HOPS;
var init_budget2 = __esm({
  "src/observation/checkup/budget.ts"() {
    "use strict";
    CHECKUP_TIME_MS = 1e4;
    CHECKUP_REQUESTS = 8;
    CHECKUP_REQUESTS_PAGED = 17;
    CHECKUP_RESPONSE_BYTES = 2 * 1024 * 1024;
    CHECKUP_HOPS = 3;
  }
});

// src/observation/checkup/tool-list.ts
function pageOf(exchange) {
  const status = exchange.status ?? 0;
  const message = messageOf(exchange);
  if (message === null) return { failure: { key: "tools_list_not_jsonrpc", params: { status } } };
  if (message.kind === "error") {
    const params = { status, ...errorCodeParam(message.code) };
    return { failure: { key: "tools_list_jsonrpc_error", params } };
  }
  const tools = isObject3(message.result) ? message.result.tools : void 0;
  if (!isObject3(message.result) || !Array.isArray(tools)) {
    return { failure: { key: "tools_list_not_array", params: { status } } };
  }
  const cursor = Object.hasOwn(message.result, "nextCursor") ? message.result.nextCursor : null;
  return {
    page: {
      tools,
      isPaged: cursor !== null && cursor !== void 0,
      next: typeof cursor === "string" ? cursor : null
    }
  };
}
function createPages() {
  const cursors = /* @__PURE__ */ new Set();
  const seen = /* @__PURE__ */ new Set();
  return {
    tools: [],
    read: 0,
    isPaged: false,
    hasReservedName: false,
    next: null,
    add({ tools, isPaged, next }) {
      const isNew = addKeys("tools/list", tools, seen);
      if (this.read === 0) {
        this.isPaged = isPaged;
        this.hasReservedName = tools.some((t) => isObject3(t) && t.name === NONEXISTENT_TOOL);
      }
      const isRepeat = this.read > 0 && !isNew;
      this.next = isRepeat || next === null || cursors.has(next) ? null : next;
      if (next !== null) cursors.add(next);
      if (isRepeat) return;
      this.tools = this.tools.concat(tools);
      this.read += 1;
    }
  };
}
var NONEXISTENT_TOOL;
var init_tool_list = __esm({
  "src/observation/checkup/tool-list.ts"() {
    "use strict";
    init_messages();
    init_pages();
    init_handshake();
    NONEXISTENT_TOOL = "__mcpcheckup_probe_nonexistent_tool__";
  }
});

// src/observation/checkup/list-fold.ts
function foldList2(handshake, exchanges, sent, take) {
  const first = take(exchanges[0], { step: "tools/list", cursor: null });
  if (first === null) return null;
  if (handshake.state === "gated") return { state: "gated", scheme: handshake.scheme };
  const scheme = gateOf(first);
  if (scheme !== null && handshake.state === "good") return { state: "gated", scheme };
  if (scheme !== null) return failed2("tools_list_challenge_after_failed_handshake");
  const opening = pageOf(first);
  if ("failure" in opening) return { state: "failed", failure: opening.failure };
  const pages2 = createPages();
  pages2.add(opening.page);
  let end = "whole";
  for (let at = 1; pages2.next !== null; at += 1) {
    const isSpent = exchanges[at] === void 0 && sent >= CHECKUP_REQUESTS_PAGED - 1;
    const next = isSpent ? null : take(exchanges[at], { step: "tools/list", cursor: pages2.next });
    const answer = next === null || gateOf(next) !== null ? null : pageOf(next);
    if (answer === null || "failure" in answer) {
      end = next === null && !isSpent ? "stopped" : "incomplete";
      break;
    }
    pages2.add(answer.page);
  }
  const strange = pages2.tools.filter((tool) => !isObject3(tool)).length;
  if (strange > 0) return failed2("tools_list_invalid_item", { items: strange });
  return { state: "read", pages: pages2, end };
}
function failed2(key, params = {}) {
  return { state: "failed", failure: { key, params } };
}
var init_list_fold = __esm({
  "src/observation/checkup/list-fold.ts"() {
    "use strict";
    init_messages();
    init_budget2();
    init_handshake();
    init_tool_list();
  }
});

// src/observation/checkup/metadata.ts
function challengeParams({ headers }) {
  const value = (headers["www-authenticate"] ?? []).join(", ");
  const found3 = value.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g);
  return new Map([...found3].map(([, name = "", text3 = ""]) => [name, text3]));
}
function metadataTarget(url, endpoint, allowHttp, base) {
  if (!URL.canParse(url, base)) return { refused: "not_a_url" };
  const target = new URL(url, base);
  if (target.protocol !== "https:" && target.protocol !== "http:") return { refused: "not_a_url" };
  if (target.hostname !== hostOf(endpoint)) return { refused: "other_host" };
  if (target.protocol === "http:" && !allowHttp) return { refused: "scheme" };
  target.hash = "";
  return { go: target.href };
}
function redirectLocation({ status, headers }) {
  if (status === null || !REDIRECTS.has(status)) return null;
  return headers.location?.[0] || null;
}
function leadsElsewhere(exchange, start = exchange.url) {
  const location = redirectLocation(exchange);
  if (location === null || !URL.canParse(location, exchange.url)) return false;
  return new URL(location, exchange.url).hostname !== hostOf(start);
}
function hostOf(url) {
  return URL.canParse(url) ? new URL(url).hostname : null;
}
var REDIRECTS;
var init_metadata = __esm({
  "src/observation/checkup/metadata.ts"() {
    "use strict";
    REDIRECTS = /* @__PURE__ */ new Set([301, 302, 303, 307, 308]);
  }
});

// src/observation/checkup/stop.ts
function stopOf(exchange, limits) {
  const { outcome, status, headers } = exchange;
  switch (outcome) {
    case "answered":
      if (!asksToBackOff(status, headers)) return null;
      return {
        kind: "back_off",
        status: status ?? 0,
        seconds: backOffSeconds(headers["retry-after"]?.join(", "))
      };
    case "budget_requests":
      return { kind: "requests" };
    case "budget_time":
    case "connect_timeout":
    case "headers_timeout":
    case "body_timeout":
      return exchange.end_ms < limits.time_ms - TIMER_SLACK_MS ? { kind: "timeout" } : { kind: "duration" };
    case "body_too_large":
    case "budget_bytes":
      return bodyStop(exchange);
    case "dns_not_found":
      return { kind: "dns" };
    case "dns_failed":
      return { kind: RESOLVER_SILENT.has(exchange.detail ?? "") ? "resolver" : "dns" };
    case "address_refused":
      return { kind: "policy", code: "ADDRESS_REFUSED" };
    case "bad_url":
      return { kind: "policy", code: "BAD_URL" };
    default:
      return { kind: "unanswered" };
  }
}
function wasSent({ outcome }) {
  return !NOT_SENT.has(outcome);
}
function bodyStop({ headers, detail, bytes_decoded }) {
  const declared = Number(headers["content-length"]?.[0] ?? Number.NaN);
  const isDeclared2 = detail === "content-length" && Number.isFinite(declared);
  return { kind: "body", declared: isDeclared2 ? declared : null, read: bytes_decoded };
}
var RESOLVER_SILENT, TIMER_SLACK_MS, NOT_SENT;
var init_stop = __esm({
  "src/observation/checkup/stop.ts"() {
    "use strict";
    init_back_off();
    RESOLVER_SILENT = /* @__PURE__ */ new Set(["EAI_AGAIN", "ETIMEOUT", "ECONNREFUSED", "EREFUSED"]);
    TIMER_SLACK_MS = 50;
    NOT_SENT = /* @__PURE__ */ new Set([
      "address_refused",
      "bad_url",
      "budget_bytes",
      "budget_requests",
      "budget_time"
    ]);
  }
});

// src/observation/checkup/metadata-fold.ts
function foldMetadata(run, challenge, observation) {
  const { endpoint, allow_private, exchanges, limits } = observation;
  const fetched = exchanges.filter(({ step: step2 }) => step2 === "metadata");
  const last = fetched.at(-1);
  const goOn = (target) => {
    if ("refused" in target) {
      run.metadata = { state: "not_asked", why: target.refused };
    } else if (fetched.length > limits.hops) {
      run.stop = { kind: "redirects" };
    } else {
      run.stop = { kind: "duration" };
      run.next = { step: "metadata", url: target.go };
    }
  };
  if (last === void 0) {
    const named2 = namedAddress(challenge);
    if (typeof named2 === "string") run.metadata = { state: "not_asked", why: named2 };
    else goOn(metadataTarget(named2.url, endpoint, allow_private));
    return;
  }
  const stop = stopOf(last, limits);
  if (stop?.kind === "back_off" || stop?.kind === "body") run.metadata = { state: "stopped", stop };
  else if (stop !== null) run.stop = stop;
  else {
    const location = redirectLocation(last);
    const target = metadataTarget(location ?? "", endpoint, allow_private, last.url);
    const isAnswer = location === null || "refused" in target && target.refused === "not_a_url";
    if (isAnswer) run.metadata = { state: "answered", exchange: last };
    else goOn(target);
  }
}
function namedAddress(answer) {
  if (answer.status !== 401) return "no_401";
  if (!answer.headers["www-authenticate"]?.some((line2) => line2 !== "")) return "no_challenge";
  const url = challengeParams(answer).get("resource_metadata");
  return url === void 0 ? "no_address" : { url };
}
var init_metadata_fold = __esm({
  "src/observation/checkup/metadata-fold.ts"() {
    "use strict";
    init_metadata();
    init_stop();
  }
});

// src/observation/checkup/run.ts
function runOf(observation) {
  const { exchanges, limits, refused: refused3 } = observation;
  const run = {
    mode: "modern",
    revision: null,
    handshake: null,
    list: null,
    call: null,
    withheld: null,
    challenge: null,
    metadata: null,
    crossedHosts: crossesHosts(exchanges),
    stop: refused3 === null ? null : refusal(refused3),
    next: null
  };
  if (run.stop !== null) return run;
  const take = (exchange, next) => {
    if (exchange === void 0) {
      run.next = next;
      run.stop = { kind: "duration" };
      return null;
    }
    run.stop = stopOf(exchange, limits);
    return run.stop === null ? exchange : null;
  };
  const of = (step2) => exchanges.filter((exchange) => exchange.step === step2);
  run.handshake = foldHandshake(run, of, take);
  if (run.handshake === null) return run;
  const pages2 = of("tools/list");
  run.list = foldList2(run.handshake, pages2, exchanges.length, take);
  if (run.list === null || run.stop !== null) return run;
  const { handshake, list: list2 } = run;
  if (handshake.state === "gated") run.challenge = handshake.exchange;
  else if (list2.state === "gated") run.challenge = pages2[0] ?? null;
  else if (list2.state === "failed") run.withheld = "unverifiable";
  else if (list2.pages.hasReservedName) run.withheld = "collision";
  else if (list2.pages.isPaged) {
    run.withheld = "unverifiable";
    run.challenge = pages2.find((page) => gateOf(page) !== null) ?? null;
  } else {
    run.call = take(of("tools/call")[0], { step: "tools/call" });
    run.challenge = run.call;
  }
  if (run.challenge !== null) foldMetadata(run, run.challenge, observation);
  return run;
}
function crossesHosts(exchanges) {
  const document = exchanges.find(({ step: step2 }) => step2 === "metadata")?.url;
  return exchanges.some(
    (exchange) => leadsElsewhere(exchange, exchange.step === "metadata" ? document : void 0)
  );
}
function refusal(refused3) {
  return {
    kind: "policy",
    code: refused3 === "not_http" ? "SCHEME_NOT_ALLOWED" : refused3.toUpperCase()
  };
}
var init_run = __esm({
  "src/observation/checkup/run.ts"() {
    "use strict";
    init_handshake();
    init_handshake_fold();
    init_list_fold();
    init_metadata();
    init_metadata_fold();
    init_stop();
  }
});

// late-builtins:node:crypto
var require_node_crypto = __commonJS({
  "late-builtins:node:crypto"(exports, module) {
    module.exports = __require("node:crypto");
  }
});

// node_modules/canonicalize/lib/canonicalize.js
function hasLoneSurrogate(value) {
  for (let i = 0; i < value.length; i++) {
    const code2 = value.charCodeAt(i);
    if (code2 >= 55296 && code2 <= 56319) {
      if (i === value.length - 1) {
        return true;
      }
      const next = value.charCodeAt(i + 1);
      if (!(next >= 56320 && next <= 57343)) {
        return true;
      }
      i++;
    } else if (code2 >= 56320 && code2 <= 57343) {
      return true;
    }
  }
  return false;
}
function canonicalize(object, seen = /* @__PURE__ */ new Set()) {
  if (typeof object === "number" && isNaN(object)) {
    throw new Error("NaN is not allowed");
  }
  if (typeof object === "number" && !isFinite(object)) {
    throw new Error("Infinity is not allowed");
  }
  if (typeof object === "string" && hasLoneSurrogate(object)) {
    throw new Error("Lone surrogate is not allowed");
  }
  if (object === null || typeof object !== "object") {
    return JSON.stringify(object);
  }
  if (typeof object.toJSON === "function") {
    if (seen.has(object)) {
      throw new Error("Circular reference detected");
    }
    seen.add(object);
    const result2 = canonicalize(object.toJSON(), seen);
    seen.delete(object);
    return result2;
  }
  if (seen.has(object)) {
    throw new Error("Circular reference detected");
  }
  seen.add(object);
  let result;
  if (Array.isArray(object)) {
    const values = object.map((cv) => {
      const value = cv === void 0 || typeof cv === "symbol" ? null : cv;
      return canonicalize(value, seen);
    });
    result = `[${values.join(",")}]`;
  } else {
    const parts2 = [];
    for (const key of Object.keys(object).sort()) {
      if (object[key] === void 0 || typeof object[key] === "symbol") {
        continue;
      }
      parts2.push(`${canonicalize(key)}:${canonicalize(object[key], seen)}`);
    }
    result = `{${parts2.join(",")}}`;
  }
  seen.delete(object);
  return result;
}
var init_canonicalize = __esm({
  "node_modules/canonicalize/lib/canonicalize.js"() {
  }
});

// src/judge/fingerprint.ts
function fingerprints(tools) {
  const named2 = tools.map(nameAndSchema);
  if (!named2.every((tool) => tool !== null)) {
    const problem3 = "fingerprint_tool_missing_name";
    return { toolset: null, schema: null, problems: { toolset: problem3, schema: problem3 } };
  }
  const toolset = digest(() => named2.map((tool) => tool.name).sort(byCodeUnit));
  const schema = digest(() => schemaProjection(named2));
  const problem2 = "fingerprint_canonicalize_failed";
  return {
    toolset,
    schema,
    problems: {
      toolset: toolset === null ? problem2 : null,
      schema: schema === null ? problem2 : null
    }
  };
}
function canonicalText(value) {
  const text3 = canonicalize(composed(value));
  if (text3 === void 0) throw new TypeError("not a JSON value");
  return text3;
}
function nameAndSchema(tool) {
  if (typeof tool !== "object" || tool === null || !("name" in tool)) return null;
  if (typeof tool.name !== "string") return null;
  const inputSchema = "inputSchema" in tool ? tool.inputSchema : void 0;
  return { name: tool.name.normalize("NFC"), inputSchema };
}
function schemaProjection(tools) {
  return tools.map((tool) => ({ tool, text: canonicalText(tool.inputSchema) })).sort((a, b) => byCodeUnit(a.tool.name, b.tool.name) || byCodeUnit(a.text, b.text)).map(({ tool }) => tool);
}
function digest(project) {
  try {
    const text3 = canonicalText(project());
    return `sha256:${(0, import_node_crypto.createHash)("sha256").update(text3, "utf8").digest("hex")}`;
  } catch {
    return null;
  }
}
function composed(value) {
  if (typeof value === "string") return value.normalize("NFC");
  if (value === void 0) throw new TypeError("not a JSON value");
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(composed);
  const entries = Object.entries(value).map(([key, member2]) => {
    return [key.normalize("NFC"), composed(member2)];
  });
  const copy = Object.fromEntries(entries);
  if (Object.keys(copy).length !== entries.length) throw new TypeError("keys that NFC makes one");
  return copy;
}
function byCodeUnit(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
var import_node_crypto;
var init_fingerprint = __esm({
  "src/judge/fingerprint.ts"() {
    "use strict";
    import_node_crypto = __toESM(require_node_crypto(), 1);
    init_canonicalize();
  }
});

// src/judge/checkup/verdict.ts
function reason(key, params = {}) {
  return { key, params };
}
function verified(detail = null) {
  return { state: "VERIFIED", reason: null, detail };
}
function failed3(why, detail = null) {
  return { state: "FAILED", reason: why, detail };
}
function risk(why, detail = null) {
  return { state: "OBSERVED_RISK", reason: why, detail };
}
function unverified(why, detail = null) {
  return { state: "UNVERIFIED", reason: why, detail };
}
var init_verdict = __esm({
  "src/judge/checkup/verdict.ts"() {
    "use strict";
  }
});

// src/judge/checkup/stopped.ts
function stopReason(run, limits) {
  if (run.stop === null) return reason("probe_cascade_incomplete");
  const isBefore = run.handshake === null;
  switch (run.stop.kind) {
    case "unanswered":
      return isBefore ? reason("reachability_unanswered", { kind: "other" }) : reason("probe_cascade_incomplete");
    case "timeout":
      return isBefore ? reason("reachability_unanswered", { kind: "timeout" }) : budgetReason({ kind: "duration" }, limits);
    case "dns":
      return reason(isBefore ? "reachability_dns_failed" : "probe_cascade_incomplete");
    case "resolver":
      return reason("probe_resolver_unavailable");
    case "policy":
      return reason("probe_blocked_by_policy", { code: run.stop.code });
    default:
      return budgetReason(run.stop, limits);
  }
}
function budgetReason(stop, limits) {
  switch (stop.kind) {
    case "requests":
      return reason("probe_budget_exhausted_requests", { maxRequests: limits.requests });
    case "redirects":
      return reason("probe_budget_exhausted_redirects", { maxRedirects: limits.hops });
    case "body": {
      const found3 = stop.declared === null ? { actualBytes: stop.read } : { declaredBytes: stop.declared };
      return reason("probe_budget_exhausted_body", {
        maxBodyBytes: limits.response_bytes,
        ...found3
      });
    }
    case "back_off":
      return reason("probe_rate_limited", {
        status: stop.status,
        ...stop.seconds === null ? {} : { retryAfterSeconds: stop.seconds }
      });
    default:
      return reason("probe_budget_exhausted_duration", { maxDurationMs: limits.time_ms });
  }
}
var init_stopped = __esm({
  "src/judge/checkup/stopped.ts"() {
    "use strict";
    init_verdict();
  }
});

// src/judge/checkup/checks/auth-metadata.ts
function judgeMetadata(challenge, metadata, observation) {
  if (metadata.state === "answered") return judgeDocument(challenge, metadata.exchange);
  if (metadata.state === "stopped") {
    const { stop } = metadata;
    const isKnown = stop.kind === "back_off" || stop.kind === "body";
    return unverified(
      isKnown ? budgetReason(stop, observation.limits) : reason("probe_cascade_incomplete")
    );
  }
  switch (metadata.why) {
    case "no_401":
      return verified({
        text: `An anonymous caller gets HTTP ${challenge.status} and no challenge to judge.`,
        status: challenge.status
      });
    case "no_challenge":
      return unverified(reason("auth_401_no_challenge"));
    case "no_address":
      return unverified(reason("auth_challenge_no_metadata_url"));
    case "not_a_url":
      return risk(reason("auth_metadata_bad_url"));
    case "other_host":
      return unverified(reason("probe_declined_other_host"));
    case "scheme":
      return unverified(reason("probe_blocked_by_policy", { code: "SCHEME_NOT_ALLOWED" }));
  }
}
function judgeDocument(challenge, { status, body }) {
  if (status !== 200) return risk(reason("auth_metadata_http_error", { status: status ?? 0 }));
  const document = parsed(body ?? "");
  if (document === void 0) return risk(reason("auth_metadata_invalid_json"));
  if (typeof document !== "object" || document === null) {
    return risk(reason("auth_metadata_not_json_object"));
  }
  const asked = (challengeParams(challenge).get("scope") ?? "").split(/\s+/).filter(Boolean);
  const supported = document.scopes_supported;
  if (Array.isArray(supported) && asked.some((scope) => !supported.includes(scope))) {
    return risk(reason("auth_scope_contradiction"));
  }
  return verified({ text: "The challenge names a metadata document that can be read." });
}
var authMetadata;
var init_auth_metadata = __esm({
  "src/judge/checkup/checks/auth-metadata.ts"() {
    "use strict";
    init_metadata();
    init_messages();
    init_stopped();
    init_verdict();
    authMetadata = {
      id: "auth_metadata",
      group: "security",
      title: "Authorization metadata",
      looks_at: "The challenge that an anonymous caller gets, and the metadata document that it names.",
      how: "One GET of resource_metadata on the same host; it must be JSON, and list the scopes that the challenge asks for.",
      cannot_tell: "How strong the authorization is: the real path is never walked.",
      judge: (observation, { run }) => {
        const { challenge, metadata, withheld } = run;
        if (challenge === null) {
          return withheld === null ? unverified(stopReason(run, observation.limits)) : unverified(reason(`probe_tool_name_${withheld}`));
        }
        if (metadata === null) return unverified(stopReason(run, observation.limits));
        return judgeMetadata(challenge, metadata, observation);
      }
    };
  }
});

// src/judge/checkup/checks/discovery-handshake.ts
var discoveryHandshake;
var init_discovery_handshake = __esm({
  "src/judge/checkup/checks/discovery-handshake.ts"() {
    "use strict";
    init_stopped();
    init_verdict();
    discoveryHandshake = {
      id: "discovery_handshake",
      group: "protocol",
      title: "Handshake",
      looks_at: "Whether a client can open a conversation: server/discover, or else initialize and its notification.",
      how: "server/discover is asked first; what is no answer of a modern server leads to initialize.",
      cannot_tell: "What happens behind a gate: no credentials are sent, so a gated handshake is not checked.",
      judge: ({ limits }, { run }) => {
        const { handshake, mode } = run;
        if (handshake === null) return unverified(stopReason(run, limits));
        if (handshake.state === "gated") {
          return unverified(reason("credential_required", { scheme: handshake.scheme }));
        }
        if (handshake.state === "failed") {
          return failed3(reason(handshake.failure.key, handshake.failure.params));
        }
        const way = mode === "modern" ? "server/discover" : "initialize";
        return verified({ text: `Opened with ${way}.`, way });
      }
    };
  }
});

// src/judge/checkup/checks/error-taxonomy.ts
function classOf(call) {
  const body = call.body ?? "";
  const contentType = contentTypeOf(call);
  if (body === "") return { key: "error_taxonomy_empty_body" };
  const candidates2 = candidatesOf(body, contentType);
  if (isEventStream(contentType) && candidates2.length === 0) {
    return { key: "error_taxonomy_event_stream_no_data" };
  }
  const message = messageOf(call);
  if (message?.kind === "result") {
    const isError = isObject3(message.result) && message.result.isError === true;
    return { key: isError ? "error_taxonomy_result_is_error" : "error_taxonomy_result_ok" };
  }
  const values = candidates2.map(parsed);
  const malformed = values.find((value) => isObject3(value) && value.jsonrpc === "2.0");
  if (isObject3(malformed)) {
    const code2 = isObject3(malformed.error) ? malformed.error.code : void 0;
    return { key: "error_taxonomy_jsonrpc_malformed", more: errorCodeParam(code2) };
  }
  const isJson = values.some((value) => value !== void 0);
  return { key: isJson ? "error_taxonomy_not_jsonrpc" : "error_taxonomy_not_json" };
}
function mediaWord(call) {
  const essence = (contentTypeOf(call) ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (essence === "") return "none";
  return NAMED_TYPES.includes(essence) ? essence : "other";
}
var NAMED_TYPES, errorTaxonomy;
var init_error_taxonomy = __esm({
  "src/judge/checkup/checks/error-taxonomy.ts"() {
    "use strict";
    init_handshake();
    init_messages();
    init_stopped();
    init_verdict();
    NAMED_TYPES = ["application/json", "text/event-stream", "text/html", "text/plain"];
    errorTaxonomy = {
      id: "error_taxonomy",
      group: "protocol",
      title: "Shape of a refusal",
      looks_at: "How the server refuses a call of a tool that does not exist.",
      how: "A JSON-RPC error is right under any status, and so is a plain 401 or 403; the call is withheld where a real tool might have that name.",
      cannot_tell: "How the errors of real tools look, since none is called.",
      judge: ({ limits }, { run }) => {
        const { call, list: list2, withheld } = run;
        if (list2?.state === "gated") {
          return unverified(reason("credential_required", { scheme: list2.scheme }));
        }
        if (withheld !== null) return unverified(reason(`probe_tool_name_${withheld}`));
        if (call === null) return unverified(stopReason(run, limits));
        const { status } = call;
        if (status === 401 || status === 403) {
          return verified({ text: `Refused with HTTP ${status}.`, status });
        }
        const message = messageOf(call);
        if (message?.kind === "error") {
          const text3 = `Refused with JSON-RPC error ${message.code}.`;
          return verified({ text: text3, status, ...errorCodeParam(message.code) });
        }
        const { key, more } = classOf(call);
        const params = { scenario: "tools_call_unknown_tool", status: status ?? 0 };
        return risk(reason(key, { ...params, media_type: mediaWord(call), ...more }));
      }
    };
  }
});

// src/judge/checkup/counted.ts
function counted(n, thing) {
  return `${n} ${thing}${n === 1 ? "" : "s"}`;
}
var init_counted = __esm({
  "src/judge/checkup/counted.ts"() {
    "use strict";
  }
});

// src/judge/checkup/checks/latency-profile.ts
function nearestRank(sorted, percent) {
  return sorted[Math.max(0, Math.ceil(percent / 100 * sorted.length) - 1)] ?? 0;
}
var latencyProfile;
var init_latency_profile = __esm({
  "src/judge/checkup/checks/latency-profile.ts"() {
    "use strict";
    init_counted();
    init_stopped();
    init_verdict();
    latencyProfile = {
      id: "latency_profile",
      group: "reach",
      title: "Latency",
      looks_at: "How long each response of the run took from the request to its first byte.",
      how: "Gives the nearest-rank p50 and p95 over the responses of this run, with their number.",
      cannot_tell: "How fast the server is for anybody else: one run from one place sets no standard.",
      judge: ({ limits, exchanges }, { run }) => {
        if (run.handshake === null) return unverified(stopReason(run, limits));
        const times = exchanges.flatMap(
          ({ sent_ms, first_byte_ms }) => first_byte_ms === null ? [] : [Math.max(0, Math.round(first_byte_ms - sent_ms))]
        ).sort((a, b) => a - b);
        const p50_ms = nearestRank(times, 50);
        const p95_ms = nearestRank(times, 95);
        const text3 = `p50 ${p50_ms} ms, p95 ${p95_ms} ms over ${counted(times.length, "response")}.`;
        return verified({ text: text3, p50_ms, p95_ms, responses: times.length });
      }
    };
  }
});

// src/judge/checkup/checks/protocol-revision.ts
var protocolRevision;
var init_protocol_revision = __esm({
  "src/judge/checkup/checks/protocol-revision.ts"() {
    "use strict";
    init_versions();
    init_stopped();
    init_verdict();
    protocolRevision = {
      id: "protocol_revision",
      group: "protocol",
      title: "Protocol revision",
      looks_at: "The revision of the protocol that the handshake declares.",
      how: "It must be one that was released; of several that server/discover lists, the newest known one counts.",
      cannot_tell: "Whether the server keeps to that revision in full.",
      judge: ({ limits }, { run }) => {
        const { handshake, revision } = run;
        if (handshake === null) return unverified(stopReason(run, limits));
        if (handshake.state === "gated") {
          return unverified(reason("credential_required", { scheme: handshake.scheme }));
        }
        if (revision === null || revision === "") return failed3(reason("protocol_revision_missing"));
        const shown2 = revision.slice(0, 64);
        const detail = { text: `Declared is ${shown2}.`, revision: shown2 };
        return REVISIONS.some(({ version }) => version === revision) ? verified(detail) : failed3(reason("protocol_revision_unknown"), detail);
      }
    };
  }
});

// src/judge/checkup/checks/reachability.ts
var reachability;
var init_reachability = __esm({
  "src/judge/checkup/checks/reachability.ts"() {
    "use strict";
    init_stopped();
    init_verdict();
    reachability = {
      id: "reachability",
      group: "reach",
      title: "Reachability",
      looks_at: "Whether the exchange of the handshake comes back with an HTTP response.",
      how: "Any status counts, a refusal too; a run that is stopped before is not checked.",
      cannot_tell: "Whether the server is down: what never answered may be the network of the checker.",
      judge: ({ limits, exchanges }, { run }) => {
        if (run.handshake === null) return unverified(stopReason(run, limits));
        const statuses = exchanges.flatMap(
          ({ step: step2, status }) => status !== null && ["discover", "initialize", "initialized"].includes(step2) ? [status] : []
        );
        const text3 = `The handshake was answered with HTTP ${statuses.join(", ")}.`;
        return verified({ text: text3, statuses });
      }
    };
  }
});

// src/judge/checkup/checks/redirect-policy.ts
var redirectPolicy;
var init_redirect_policy = __esm({
  "src/judge/checkup/checks/redirect-policy.ts"() {
    "use strict";
    init_stopped();
    init_verdict();
    redirectPolicy = {
      id: "redirect_policy",
      group: "security",
      title: "Redirects",
      looks_at: "Whether any response of the run redirects to another host.",
      how: "Host names are compared; such a redirect is written down and never followed.",
      cannot_tell: "Whether the place that it leads to is a good one.",
      judge: ({ limits }, { run }) => {
        if (run.stop !== null) return unverified(stopReason(run, limits));
        return run.crossedHosts ? risk(reason("redirect_cross_host_observed")) : verified({ text: "No response of the run redirects to another host." });
      }
    };
  }
});

// src/judge/checkup/checks/fingerprint.ts
function judgeFingerprint(of) {
  return (_, { tools, fingerprints: fingerprints2 }) => {
    if ("missing" in tools) return unverified(tools.missing);
    const problem2 = fingerprints2?.problems[of] ?? "fingerprint_canonicalize_failed";
    const value = fingerprints2?.[of] ?? null;
    if (value === null) return failed3(reason(problem2));
    const text3 = `${value} over ${counted(tools.tools.length, "tool")} on ${counted(tools.pages, "page")}.`;
    return verified({ text: text3, fingerprint: value, tools: tools.tools.length, pages: tools.pages });
  };
}
var init_fingerprint2 = __esm({
  "src/judge/checkup/checks/fingerprint.ts"() {
    "use strict";
    init_counted();
    init_verdict();
  }
});

// src/judge/checkup/checks/schema-fingerprint.ts
var schemaFingerprint;
var init_schema_fingerprint = __esm({
  "src/judge/checkup/checks/schema-fingerprint.ts"() {
    "use strict";
    init_fingerprint2();
    schemaFingerprint = {
      id: "schema_fingerprint",
      group: "drift",
      title: "Fingerprint of the input schemas",
      looks_at: "The name and the inputSchema of every tool, as served.",
      how: "The pairs, sorted by name, are put in canonical form (nfc-jcs/v1) and hashed with SHA-256.",
      cannot_tell: "Whether anything changed, or whether the schemas are good ones: only that they have a fingerprint.",
      judge: judgeFingerprint("schema")
    };
  }
});

// src/judge/checkup/baseline.ts
function isSound(baseline) {
  const { toolset, schema } = fingerprints(baseline.tools);
  return toolset === baseline.fingerprints.toolset && schema === baseline.fingerprints.schema;
}
function compareWithBaseline(baseline, tools) {
  const before = byName(baseline.tools);
  const after = byName(tools.filter(isObject3).map(approvedTool));
  const added = [...after.keys()].filter((name) => !before.has(name)).sort(compare);
  const removed = [...before.keys()].filter((name) => !after.has(name)).sort(compare);
  const changed = [...after].flatMap(([tool, now]) => {
    const then = before.get(tool);
    const parts2 = then === void 0 ? [] : changedParts(then, now);
    return parts2.length === 0 ? [] : [{ tool, parts: parts2 }];
  }).sort((a, b) => compare(a.tool, b.tool));
  const facts = { added, removed, changed };
  return { text: changeText(facts), ...facts };
}
function approvedTool(tool) {
  const kept = { name: typeof tool.name === "string" ? tool.name : "" };
  if (typeof tool.description === "string") kept.description = tool.description;
  const schema = canonicalOf(tool.inputSchema);
  if (schema !== null) kept.inputSchema = JSON.parse(schema);
  return kept;
}
function canonicalOf(value) {
  try {
    return canonicalText(value);
  } catch {
    return null;
  }
}
function byName(tools) {
  const named2 = /* @__PURE__ */ new Map();
  for (const tool of [...tools].sort((a, b) => compare(sortKey(a), sortKey(b)))) {
    const name = tool.name.normalize("NFC");
    const others = named2.get(name);
    if (others === void 0) named2.set(name, [tool]);
    else others.push(tool);
  }
  return named2;
}
function changedParts(before, after) {
  const isChanged = (part) => JSON.stringify(before.map(part)) !== JSON.stringify(after.map(part));
  const parts2 = [];
  if (isChanged(descriptionKey)) parts2.push("description");
  if (isChanged(schemaKey)) parts2.push("schema");
  return parts2;
}
function descriptionKey({ description }) {
  return description === void 0 ? "" : `=${description.normalize("NFC")}`;
}
function schemaKey({ inputSchema }) {
  return canonicalOf(inputSchema) ?? "";
}
function sortKey(tool) {
  return [tool.name.normalize("NFC"), schemaKey(tool), descriptionKey(tool)].join("\n");
}
function changeText({ added, removed, changed }) {
  const parts2 = [
    ...listed("added", added),
    ...listed("removed", removed),
    ...listed(
      "changed",
      changed.map(({ tool, parts: parts3 }) => `${tool} (${parts3.join(", ")})`)
    )
  ];
  return parts2.length === 0 ? "The same tools in another form." : `${parts2.join("; ")}.`;
}
function listed(what, names) {
  if (names.length === 0) return [];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
  return [`${what}: ${names.slice(0, NAMED).join(", ")}${more}`];
}
function compare(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
var NAMED;
var init_baseline = __esm({
  "src/judge/checkup/baseline.ts"() {
    "use strict";
    init_messages();
    init_fingerprint();
    NAMED = 20;
  }
});

// src/judge/checkup/checks/vs-approved.ts
function judgeAgainstApproved(of) {
  return ({ endpoint }, { tools, fingerprints: fingerprints2, baseline }) => {
    if ("missing" in tools) return unverified(tools.missing);
    const current = fingerprints2?.[of] ?? null;
    if (current === null) return unverified(reason("fingerprint_comparison_unavailable"));
    if (baseline === null) {
      return unverified(reason("no_baseline_reason", { check_id: `${of}_unchanged_vs_approved` }));
    }
    const approved2 = baseline.fingerprints[of];
    if (approved2 === null) return unverified(reason("fingerprint_comparison_unavailable"));
    const change = compareWithBaseline(baseline, tools.tools);
    if (approved2 !== current) {
      const isOther = baseline.endpoint !== endpoint;
      const text4 = isOther ? `${change.text} Approved was ${baseline.endpoint}.` : change.text;
      return failed3(reason("fingerprint_baseline_mismatch"), { ...change, text: text4 });
    }
    const { added, removed, changed } = change;
    const isSame3 = added.length + removed.length + changed.length === 0;
    const text3 = `As approved on ${baseline.approved_at}${isSame3 ? "." : `, though ${change.text}`}`;
    return verified({ ...change, text: text3 });
  };
}
var init_vs_approved = __esm({
  "src/judge/checkup/checks/vs-approved.ts"() {
    "use strict";
    init_baseline();
    init_verdict();
  }
});

// src/judge/checkup/checks/schema-unchanged.ts
var schemaUnchanged;
var init_schema_unchanged = __esm({
  "src/judge/checkup/checks/schema-unchanged.ts"() {
    "use strict";
    init_vs_approved();
    schemaUnchanged = {
      id: "schema_unchanged_vs_approved",
      group: "drift",
      title: "Input schemas as approved",
      looks_at: "The fingerprint of names and input schemas beside that of an approved baseline.",
      how: "Equal is verified; different is failed, with what was added, removed or changed, per tool.",
      cannot_tell: "A change of a description alone, which no fingerprint covers.",
      judge: judgeAgainstApproved("schema")
    };
  }
});

// src/judge/checkup/checks/tls-certificate.ts
function isHttps(endpoint) {
  return URL.canParse(endpoint) && new URL(endpoint).protocol === "https:";
}
function detailOf({ tls: tls2 }, { started_at }) {
  if (tls2 === null || tls2.valid_to === null) return null;
  const days_left = Math.floor((Date.parse(tls2.valid_to) - Date.parse(started_at)) / DAY_MS);
  const issuer = tls2.issuer?.slice(0, 200) ?? null;
  const when = days_left < 0 ? `ended ${-days_left} days ago` : `${days_left} days left`;
  const text3 = `${when}, until ${tls2.valid_to}, issued by ${issuer ?? "nobody named"}.`;
  return { text: text3, days_left, valid_to: tls2.valid_to, issuer, protocol: tls2.protocol };
}
var DAY_MS, REFUSED, tlsCertificate;
var init_tls_certificate = __esm({
  "src/judge/checkup/checks/tls-certificate.ts"() {
    "use strict";
    init_verdict();
    DAY_MS = 864e5;
    REFUSED = [
      "tls_expired",
      "tls_not_yet_valid",
      "tls_name_mismatch",
      "tls_self_signed",
      "tls_untrusted_root",
      "tls_issuer_not_found"
    ];
    tlsCertificate = {
      id: "tls_certificate",
      group: "security",
      title: "TLS certificate",
      looks_at: "The certificate that the connection of this run was shown.",
      how: "Node's TLS verifies chain, name and dates against its own roots and NODE_EXTRA_CA_CERTS.",
      cannot_tell: "Whether it was revoked, or how other clients, with other roots, would judge it.",
      judge: (observation) => {
        const { endpoint, exchanges } = observation;
        if (!isHttps(endpoint)) return unverified(reason("tls_not_https"));
        const { origin } = new URL(endpoint);
        const made = observation.connections.filter((connection) => connection.origin === origin);
        const good = made.find(({ tls: tls2 }) => tls2?.verified);
        if (good !== void 0) return verified(detailOf(good, observation));
        const first = exchanges[0];
        const refused3 = REFUSED.find((outcome) => first?.outcome === outcome);
        const shown2 = made.find(({ tls: tls2 }) => tls2 !== null);
        const detail = shown2 === void 0 ? null : detailOf(shown2, observation);
        if (refused3 !== void 0) return failed3(reason(refused3), detail);
        if (first?.detail === "TLS handshake") {
          const isLate = first.outcome === "connect_timeout";
          return unverified(reason(isLate ? "tls_handshake_timeout" : "tls_handshake_failed"));
        }
        const isBroken = first?.outcome === "tls_failed";
        return unverified(reason(isBroken ? "tls_handshake_failed" : "tls_not_seen"));
      }
    };
  }
});

// src/judge/checkup/hygiene.ts
function hygieneFlags(name, description) {
  const flags = /* @__PURE__ */ new Set();
  for (const text3 of [name, description]) {
    const seen = text3.replace(EMOJI_SEQUENCE, (emoji) => emoji.replaceAll("\u200D", ""));
    for (const [flag, patterns] of ANYWHERE) {
      if (patterns.some((pattern) => pattern.test(seen))) flags.add(flag);
    }
  }
  if (description.length > LONGEST_DESCRIPTION) flags.add("excessive_length");
  if (/[^\x20-\x7e]/.test(name)) flags.add("non_ascii_tool_name");
  return [...flags];
}
var LONGEST_DESCRIPTION, IMPERATIVES, ANYWHERE, EMOJI_ELEMENT, EMOJI_SEQUENCE;
var init_hygiene = __esm({
  "src/judge/checkup/hygiene.ts"() {
    "use strict";
    LONGEST_DESCRIPTION = 2048;
    IMPERATIVES = [
      /\bignore\s+(?:(?:all|any)\s+)?(?:previous|prior|above|earlier)\b/i,
      /\bdisregard\s+(?:(?:all|any)\s+)?(?:previous|prior|above|the)\b/i,
      /\bdo\s+not\s+(?:tell|inform|mention|reveal|show)\s+(?:the\s+)?(?:user|human)\b/i,
      /\b(?:system|developer)\s+prompt\b/i,
      /\byou\s+(?:must|should|shall)\s+(?:always|never)\b/i,
      /\bbefore\s+(?:using|calling)\s+any\s+other\s+tool\b/i,
      /\b(?:read|send|upload|post|exfiltrate|dump|cat)\b.{0,40}?(?:\.env\b|~\/\.ssh\b|\bid_rsa\b|\.aws\/credentials\b|\bnetrc\b|\.npmrc\b)/is
    ];
    ANYWHERE = [
      ["zero_width_chars", [/[\u200B-\u200F\u2060-\u2064\uFEFF\u180E]/]],
      ["unicode_tag_chars", [/[\u{E0000}-\u{E007F}]/u]],
      ["bidi_override", [/[\u202A-\u202E\u2066-\u2069]/]],
      ["private_use_area", [/[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/u]],
      ["injection_imperative", IMPERATIVES],
      [
        "pseudo_system_delimiter",
        [
          /<\/?(?:system|instructions?|important|assistant|user)\s*>/i,
          /\[\/?INST\]/i,
          /<\|[a-z_]+\|>/i
        ]
      ],
      ["embedded_markup", [/<(?:script|iframe)\b/i, /\bon(?:error|load|click)\s*=/i, /\bjavascript:/i]]
    ];
    EMOJI_ELEMENT = "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?";
    EMOJI_SEQUENCE = new RegExp(`${EMOJI_ELEMENT}(?:\\u200D${EMOJI_ELEMENT})+`, "gu");
  }
});

// src/judge/checkup/checks/tool-description-hygiene.ts
var HITS_NAMED, NAME_SHOWN, toolDescriptionHygiene;
var init_tool_description_hygiene = __esm({
  "src/judge/checkup/checks/tool-description-hygiene.ts"() {
    "use strict";
    init_messages();
    init_counted();
    init_hygiene();
    init_verdict();
    HITS_NAMED = 50;
    NAME_SHOWN = 128;
    toolDescriptionHygiene = {
      id: "tool_description_hygiene",
      group: "security",
      title: "Tool names and descriptions",
      looks_at: "Each tool's name and description: what a model reads before it decides what to call.",
      how: "Looks for hidden characters, markup, over-long text and phrases that instruct the reader.",
      cannot_tell: "What was meant: it is a signal, and tools that really handle such text trip it as well.",
      judge: (_, { tools: list2 }) => {
        if ("missing" in list2) return unverified(list2.missing);
        const { tools, pages: pages2 } = list2;
        const hits2 = tools.flatMap((tool) => {
          if (!isObject3(tool)) return [];
          const name = typeof tool.name === "string" ? tool.name : "";
          const description = typeof tool.description === "string" ? tool.description : "";
          const kinds = hygieneFlags(name, description);
          return kinds.length === 0 ? [] : [{ tool: name.slice(0, NAME_SHOWN), kinds }];
        });
        const read = { tools: tools.length, pages: pages2 };
        if (hits2.length === 0) {
          return verified({ text: `Nothing was found in ${counted(tools.length, "tool")}.`, ...read });
        }
        const named2 = hits2.slice(0, HITS_NAMED);
        const more = hits2.length > named2.length ? `, and ${hits2.length - named2.length} more` : "";
        const text3 = named2.map(({ tool, kinds }) => `${tool}: ${kinds.join(", ")}`).join("; ");
        return risk(
          reason("hygiene_risk_detected", { hitCount: hits2.length, totalCount: tools.length }),
          {
            text: `${text3}${more}.`,
            ...read,
            hits: named2
          }
        );
      }
    };
  }
});

// src/judge/checkup/checks/tools-list.ts
var toolsList;
var init_tools_list = __esm({
  "src/judge/checkup/checks/tools-list.ts"() {
    "use strict";
    init_counted();
    init_stopped();
    init_verdict();
    toolsList = {
      id: "tools_list",
      group: "protocol",
      title: "Tool list",
      looks_at: "Whether tools/list answers with a list that a client can parse.",
      how: "Every page is read, within the budget; `tools` must be an array, and each item an object.",
      cannot_tell: "Whether the tools work: none of them is ever called.",
      judge: ({ limits }, { run }) => {
        const { list: list2 } = run;
        if (list2 === null) return unverified(stopReason(run, limits));
        if (list2.state === "gated") {
          return unverified(reason("credential_required", { scheme: list2.scheme }));
        }
        if (list2.state === "failed") return failed3(reason(list2.failure.key, list2.failure.params));
        const { read, tools } = list2.pages;
        const part = list2.end === "whole" ? "" : "; there is more that could not be read";
        const text3 = `${counted(tools.length, "tool")} on ${counted(read, "page")} read${part}.`;
        return verified({ text: text3, tools: tools.length, pages: read, whole: list2.end === "whole" });
      }
    };
  }
});

// src/judge/checkup/checks/toolset-fingerprint.ts
var toolsetFingerprint;
var init_toolset_fingerprint = __esm({
  "src/judge/checkup/checks/toolset-fingerprint.ts"() {
    "use strict";
    init_fingerprint2();
    toolsetFingerprint = {
      id: "toolset_fingerprint",
      group: "drift",
      title: "Fingerprint of the tool names",
      looks_at: "The names of all tools.",
      how: "Their sorted names are put in canonical form (nfc-jcs/v1) and hashed with SHA-256.",
      cannot_tell: "Whether anything changed: verified means only that the fingerprint could be computed.",
      judge: judgeFingerprint("toolset")
    };
  }
});

// src/judge/checkup/checks/toolset-unchanged.ts
var toolsetUnchanged;
var init_toolset_unchanged = __esm({
  "src/judge/checkup/checks/toolset-unchanged.ts"() {
    "use strict";
    init_vs_approved();
    toolsetUnchanged = {
      id: "toolset_unchanged_vs_approved",
      group: "drift",
      title: "Tool names as approved",
      looks_at: "The fingerprint of the tool names beside that of an approved baseline.",
      how: "Equal is verified; different is failed, with what was added, removed or changed, per tool.",
      cannot_tell: "Anything without a baseline, or whether a change is for the worse.",
      judge: judgeAgainstApproved("toolset")
    };
  }
});

// src/judge/checkup/checks/transport-type.ts
var NAMES, transportType;
var init_transport_type = __esm({
  "src/judge/checkup/checks/transport-type.ts"() {
    "use strict";
    init_stopped();
    init_verdict();
    NAMES = { http: "streamable HTTP", sse: "HTTP with SSE" };
    transportType = {
      id: "transport_type",
      group: "protocol",
      title: "Transport",
      looks_at: "Which transport the endpoint speaks, beside the one that is declared for it.",
      how: "A handshake over POST is streamable HTTP; where another transport is declared, that is a risk.",
      cannot_tell: "Whether an endpoint that refused the handshake would speak the older transport.",
      judge: ({ limits }, { run, declaredTransport }) => {
        if (run.handshake === null) return unverified(stopReason(run, limits));
        if (run.handshake.state !== "good") {
          return verified({ text: "The POST of the handshake was answered." });
        }
        const detail = {
          text: `It speaks ${NAMES.http}.`,
          observed: "http",
          declared: declaredTransport
        };
        return declaredTransport === "sse" ? risk(reason("transport_mismatch", { declared: "sse", observed: "http" }), detail) : verified(detail);
      }
    };
  }
});

// src/judge/checkup/index.ts
var CHECKS2;
var init_checkup = __esm({
  "src/judge/checkup/index.ts"() {
    "use strict";
    init_auth_metadata();
    init_discovery_handshake();
    init_error_taxonomy();
    init_latency_profile();
    init_protocol_revision();
    init_reachability();
    init_redirect_policy();
    init_schema_fingerprint();
    init_schema_unchanged();
    init_tls_certificate();
    init_tool_description_hygiene();
    init_tools_list();
    init_toolset_fingerprint();
    init_toolset_unchanged();
    init_transport_type();
    CHECKS2 = [
      reachability,
      latencyProfile,
      transportType,
      protocolRevision,
      discoveryHandshake,
      toolsList,
      errorTaxonomy,
      tlsCertificate,
      redirectPolicy,
      authMetadata,
      toolDescriptionHygiene,
      toolsetFingerprint,
      schemaFingerprint,
      toolsetUnchanged,
      schemaUnchanged
    ];
  }
});

// src/judge/checkup/over-stdio.ts
function overStdio(check, { endpoint }, verdict2) {
  if (!endpoint.startsWith("stdio:")) return verdict2;
  if (OF_THE_NETWORK.includes(check)) return unverified(reason("not_over_stdio"));
  if (check !== "reachability" || verdict2.state !== "VERIFIED") return verdict2;
  return verified({ text: "The program answered the handshake." });
}
var OF_THE_NETWORK;
var init_over_stdio = __esm({
  "src/judge/checkup/over-stdio.ts"() {
    "use strict";
    init_verdict();
    OF_THE_NETWORK = ["transport_type", "tls_certificate", "redirect_policy", "auth_metadata"];
  }
});

// src/judge/checkup/judge.ts
function judgeCheckup(observation, { baseline, declaredTransport = observation.declared_transport } = {}) {
  const run = runOf(observation);
  const tools = toolsOf(run, observation);
  const computed = "missing" in tools ? null : fingerprints(tools.tools);
  const context = {
    run,
    tools,
    fingerprints: computed,
    baseline: baseline ?? null,
    declaredTransport
  };
  const rows = CHECKS2.map(({ id, group, judge }) => {
    return { check: id, group, ...overStdio(id, observation, judge(observation, context)) };
  });
  const observed2 = rows.filter(({ state }) => state !== "UNVERIFIED").length;
  const checkedAt = Date.parse(observation.started_at) || 0;
  return {
    endpoint: observation.endpoint,
    checked_at: new Date(checkedAt).toISOString(),
    expires_at: new Date(checkedAt + STANDS_MS).toISOString(),
    signed: false,
    requests: observation.exchanges.filter(wasSent).length,
    rows,
    counts: { observed: observed2, not_checked: rows.length - observed2 },
    fingerprints: { toolset: computed?.toolset ?? null, schema: computed?.schema ?? null }
  };
}
function toolsOf(run, { limits }) {
  const { list: list2 } = run;
  if (list2 === null) return { missing: stopReason(run, limits) };
  if (list2.state === "gated") {
    return { missing: reason("credential_required", { scheme: list2.scheme }) };
  }
  if (list2.state === "failed") return { missing: reason("tools_list_invalid_structure") };
  const { pages: pages2, end } = list2;
  if (end === "whole") return { tools: pages2.tools, pages: pages2.read };
  if (end === "stopped") return { missing: stopReason(run, limits) };
  return { missing: reason("tools_list_incomplete", { pages: pages2.read }) };
}
var STANDS_MS;
var init_judge = __esm({
  "src/judge/checkup/judge.ts"() {
    "use strict";
    init_run();
    init_stop();
    init_fingerprint();
    init_checkup();
    init_over_stdio();
    init_stopped();
    init_verdict();
    STANDS_MS = 24 * 60 * 60 * 1e3;
  }
});

// late-builtins:node:util
var require_node_util = __commonJS({
  "late-builtins:node:util"(exports, module) {
    module.exports = __require("node:util");
  }
});

// src/judge/checkup/reasons.ts
function reasonText({ key, params }) {
  const { text: text3 } = REASONS[key];
  return typeof text3 === "string" ? text3 : text3(params);
}
function taxonomy(what) {
  return {
    text: (p) => `A call of an unknown tool was answered with ${what} (HTTP ${p.status}).`,
    todo: UNKNOWN_TOOL
  };
}
function coded(params) {
  return params.jsonrpc_error_code === void 0 ? "" : ` ${params.jsonrpc_error_code}`;
}
function seconds2(ms) {
  return `${Number(ms) / 1e3} seconds`;
}
var RERUN, UNREADABLE, OPEN_HANDSHAKE, UNKNOWN_TOOL, RENEW, TABLE, REASONS;
var init_reasons = __esm({
  "src/judge/checkup/reasons.ts"() {
    "use strict";
    init_counted();
    RERUN = "Nothing at the server; run the check again.";
    UNREADABLE = "Make tools/list answer with a JSON-RPC result whose `tools` is an array of objects.";
    OPEN_HANDSHAKE = "Answer server/discover (2026-07-28), or refuse it with a 4xx and complete initialize with a protocolVersion.";
    UNKNOWN_TOOL = "Answer a call of an unknown tool with a JSON-RPC error object, for instance code -32602.";
    RENEW = "Renew the certificate or fix what serves it; clients refuse to connect until then.";
    TABLE = {
      // How a run ends early.
      probe_budget_exhausted_requests: {
        text: (p) => `The run had used its ${p.maxRequests} requests.`,
        todo: null
      },
      probe_budget_exhausted_duration: {
        text: (p) => `The run's time of ${seconds2(p.maxDurationMs)} was over before an answer was complete.`,
        todo: "See whether the endpoint answers within a few seconds, and ends its responses."
      },
      probe_budget_exhausted_redirects: {
        text: (p) => `The metadata document redirects more than ${p.maxRedirects} times.`,
        todo: "Name the final address in resource_metadata."
      },
      probe_budget_exhausted_body: {
        text: (p) => `A response is larger than ${p.maxBodyBytes} bytes${p.declaredBytes === void 0 ? "" : `: it announces ${p.declaredBytes}`}.`,
        todo: "Make the response smaller, for instance by paging the tool list."
      },
      probe_rate_limited: {
        text: (p) => `The server asked to back off (HTTP ${p.status}${p.retryAfterSeconds === void 0 ? "" : `, for ${p.retryAfterSeconds} seconds`}), so the run stopped at once.`,
        todo: "Check again later, or let this client through the limit."
      },
      probe_cascade_incomplete: {
        text: "The run broke off before this check: a connection failed.",
        todo: RERUN
      },
      probe_blocked_by_policy: {
        text: (p) => `Our own rules forbid this address (${p.code}).`,
        todo: "Give a public https address, or allow private ones for a server of your own."
      },
      probe_resolver_unavailable: {
        text: "The name server of the machine that checks gave no answer.",
        todo: RERUN
      },
      probe_declined_other_host: {
        text: "It would take a request to another host, and only the host that was named is contacted.",
        todo: null
      },
      reachability_unanswered: {
        text: (p) => p.kind === "timeout" ? "No connection could be made in time." : "The connection failed before the handshake had an HTTP response.",
        todo: "Check the address and port, and that the server can be reached from this network."
      },
      reachability_dns_failed: {
        text: "The host name does not resolve.",
        todo: "Check the spelling of the name and its DNS records."
      },
      // The handshake.
      credential_required: {
        text: (p) => `The server asks for credentials (${p.scheme}), and none are ever sent.`,
        todo: null
      },
      handshake_discover_rejected: {
        text: (p) => `server/discover was refused as a modern server refuses (HTTP ${p.status}, code ${p.jsonrpc_error_code}).`,
        todo: "Answer server/discover of revision 2026-07-28 with a result that lists supportedVersions."
      },
      handshake_discover_http_error: {
        text: (p) => `server/discover was answered with HTTP ${p.status}, which allows no other try.`,
        todo: OPEN_HANDSHAKE
      },
      handshake_initialize_http_error: {
        text: (p) => `initialize was answered with HTTP ${p.status} instead of 200.`,
        todo: OPEN_HANDSHAKE
      },
      handshake_initialize_not_jsonrpc: {
        text: "initialize was answered with something that is not a JSON-RPC response.",
        todo: OPEN_HANDSHAKE
      },
      handshake_initialize_jsonrpc_error: {
        text: (p) => `initialize was answered with a JSON-RPC error${coded(p)}.`,
        todo: OPEN_HANDSHAKE
      },
      handshake_initialize_no_protocol_version: {
        text: "The result of initialize has no protocolVersion.",
        todo: OPEN_HANDSHAKE
      },
      handshake_ack_http_error: {
        text: (p) => `notifications/initialized was answered with HTTP ${p.status}.`,
        todo: "Accept the notification with 202."
      },
      protocol_revision_missing: {
        text: "No protocol revision was declared.",
        todo: "Declare a released revision in the handshake."
      },
      protocol_revision_unknown: {
        text: "The declared protocol revision is none that was released.",
        todo: "Declare a released revision, for instance 2025-11-25 or 2026-07-28."
      },
      transport_mismatch: {
        text: (p) => `Declared is the ${p.declared} transport, but the endpoint speaks ${p.observed}.`,
        todo: "Correct the declared transport, or the address."
      },
      // The list.
      tools_list_challenge_after_failed_handshake: {
        text: "tools/list asks for credentials after a handshake that failed.",
        todo: "If the server is behind a gate, answer the handshake with 401 and a challenge, too."
      },
      tools_list_not_jsonrpc: {
        text: (p) => `tools/list was answered with HTTP ${p.status} and no JSON-RPC response.`,
        todo: UNREADABLE
      },
      tools_list_jsonrpc_error: {
        text: (p) => `tools/list was answered with a JSON-RPC error${coded(p)} (HTTP ${p.status}).`,
        todo: UNREADABLE
      },
      tools_list_not_array: {
        text: (p) => `The result of tools/list has no array \`tools\` (HTTP ${p.status}).`,
        todo: UNREADABLE
      },
      tools_list_invalid_item: {
        text: (p) => p.items === 1 ? "One item of the tool list is not an object." : `${p.items} items of the tool list are not objects.`,
        todo: UNREADABLE
      },
      tools_list_invalid_structure: {
        text: "There is no readable tool list to look at.",
        todo: null
      },
      tools_list_incomplete: {
        text: (p) => `Only ${counted(Number(p.pages), "page")} of the tool list could be read, so nothing is said of the whole.`,
        todo: "Serve the list in fewer, larger pages, and make each page answer."
      },
      // The call of a tool that does not exist.
      probe_tool_name_collision: {
        text: "The server lists a tool with the reserved name, so it was not called.",
        todo: "Rename that tool."
      },
      probe_tool_name_unverifiable: {
        text: "The call was withheld: the list is paged or could not be read, and a real tool must not be run.",
        todo: null
      },
      error_taxonomy_empty_body: taxonomy("an empty body"),
      error_taxonomy_event_stream_no_data: taxonomy("an event stream without data"),
      error_taxonomy_result_is_error: taxonomy("a result that is marked as an error"),
      error_taxonomy_result_ok: taxonomy("a successful result"),
      error_taxonomy_jsonrpc_malformed: taxonomy("a malformed JSON-RPC message"),
      error_taxonomy_not_jsonrpc: taxonomy("JSON that is not JSON-RPC"),
      error_taxonomy_not_json: taxonomy("something that is not JSON"),
      // The edge of the connection.
      tls_not_https: { text: "The endpoint is plain http: there is no certificate.", todo: null },
      tls_not_seen: { text: "No connection came as far as a certificate.", todo: null },
      tls_handshake_timeout: { text: "The TLS handshake was not over in time.", todo: RERUN },
      tls_handshake_failed: {
        text: "The TLS handshake failed before a certificate could be judged.",
        todo: "See whether the port speaks TLS 1.2 or later."
      },
      tls_expired: { text: "The certificate has expired.", todo: RENEW },
      tls_not_yet_valid: { text: "The certificate is not valid yet.", todo: RENEW },
      tls_name_mismatch: {
        text: "The certificate is for another name.",
        todo: "Serve a certificate that names this host."
      },
      tls_self_signed: {
        text: "The certificate is signed by itself.",
        todo: "Serve one of a public authority, or trust it with NODE_EXTRA_CA_CERTS."
      },
      tls_untrusted_root: {
        text: "The chain ends in a root that is not trusted.",
        todo: "Serve a certificate of a public authority, or trust the root with NODE_EXTRA_CA_CERTS."
      },
      tls_issuer_not_found: {
        text: "The certificate's issuer was not found: an intermediate is missing, or the root is private; from here the two look alike.",
        todo: "Serve the whole chain, or trust the private root with NODE_EXTRA_CA_CERTS."
      },
      redirect_cross_host_observed: {
        text: "A response redirects to another host.",
        todo: "Publish the final address, and answer there."
      },
      auth_401_no_challenge: {
        text: "The server answered 401 without a WWW-Authenticate header.",
        todo: "Send a Bearer challenge with resource_metadata."
      },
      auth_challenge_no_metadata_url: {
        text: "The challenge names no resource_metadata.",
        todo: "Add resource_metadata to the challenge (RFC 9728)."
      },
      auth_metadata_bad_url: {
        text: "The resource_metadata of the challenge is no http(s) URL.",
        todo: "Name the absolute https URL of the document."
      },
      auth_metadata_http_error: {
        text: (p) => `The metadata document was answered with HTTP ${p.status}.`,
        todo: "Serve the document at the address that the challenge names."
      },
      auth_metadata_invalid_json: {
        text: "The metadata document is not JSON.",
        todo: "Serve the document as JSON (RFC 9728)."
      },
      auth_metadata_not_json_object: {
        text: "The metadata document is JSON, but not an object.",
        todo: "Serve an object as in RFC 9728."
      },
      auth_scope_contradiction: {
        text: "The challenge asks for a scope that the metadata document does not list.",
        todo: "List every scope of the challenge in scopes_supported."
      },
      hygiene_risk_detected: {
        text: (p) => `Names or descriptions that may mislead a model: ${p.hitCount} of ${p.totalCount} tools.`,
        todo: "Read the named tools as a stranger would, and describe the tool instead of instructing the reader."
      },
      // Fingerprints and what was approved.
      fingerprint_tool_missing_name: {
        text: "A tool has no name, so the list has no fingerprint.",
        todo: "Give every tool a name that is a string."
      },
      fingerprint_canonicalize_failed: {
        text: "The list has no canonical form: a schema is missing, or a name or schema holds what no canonical JSON can.",
        todo: "Give every tool an inputSchema, and names and schemas of plain JSON: no half characters, no keys that differ only in composition."
      },
      fingerprint_comparison_unavailable: {
        text: "There is no fingerprint to compare.",
        todo: null
      },
      fingerprint_baseline_mismatch: {
        text: "The list is not the one that was approved.",
        todo: "Review what changed; if it is meant, approve it anew."
      },
      not_over_stdio: {
        text: "The server was started as a program: there is no network between to look at.",
        todo: null
      },
      no_baseline_reason: {
        text: "No approved baseline was given for this server.",
        todo: "Write one with --write-baseline once you approve of the list."
      }
    };
    REASONS = TABLE;
  }
});

// src/render/checkup-text.ts
var import_node_util, WORD_WIDTH, INDENT;
var init_checkup_text = __esm({
  "src/render/checkup-text.ts"() {
    "use strict";
    import_node_util = __toESM(require_node_util(), 1);
    init_checkup();
    init_reasons();
    init_text();
    WORD_WIDTH = "Observed risk".length;
    INDENT = " ".repeat(4 + WORD_WIDTH + 2);
  }
});

// src/render/inert-json.ts
function inertJson(value, indent) {
  return withoutHidden(JSON.stringify(value, null, indent), escaped).replaceAll("##[", "##\\u005b");
}
function escaped(character) {
  let text3 = "";
  for (let i = 0; i < character.length; i += 1) {
    text3 += `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`;
  }
  return text3;
}
var init_inert_json = __esm({
  "src/render/inert-json.ts"() {
    "use strict";
    init_visible();
  }
});

// src/render/tool-lines.ts
function toolLines(tools) {
  return tools.map((tool) => {
    const { name, description } = typeof tool === "object" && tool !== null ? tool : {};
    return { name: stringOrNull(name), description: stringOrNull(description) };
  });
}
function stringOrNull(value) {
  return typeof value === "string" ? value : null;
}
var init_tool_lines = __esm({
  "src/render/tool-lines.ts"() {
    "use strict";
  }
});

// src/render/json.ts
function jsonDocument(value) {
  return `${inertJson(value, 2)}
`;
}
function handshakeMembers(judgement) {
  return {
    endpoint: judgement.endpoint,
    status: judgement.status,
    reason: judgement.reason,
    http_status: judgement.http_status,
    redirect_target: judgement.redirect_target,
    latency_ms: judgement.latency_ms,
    era: judgement.era,
    protocol_version: judgement.protocol_version,
    server_info: judgement.server_info,
    tools: toolLines(judgement.tools ?? []),
    pages: judgement.pages,
    requests: judgement.requests
  };
}
var init_json = __esm({
  "src/render/json.ts"() {
    "use strict";
    init_inert_json();
    init_tool_lines();
  }
});

// src/cli/print-result.ts
var init_print_result = __esm({
  "src/cli/print-result.ts"() {
    "use strict";
    init_print();
  }
});

// src/cli/checkup-outcome.ts
function checkupExit({ rows }, failOn) {
  const row = (check) => rows.find((one) => one.check === check);
  if (row("reachability")?.state === "UNVERIFIED") return 4;
  const isFailure2 = ({ state }) => state === "FAILED" || failOn === "risk" && state === "OBSERVED_RISK";
  if (failOn !== "never" && rows.some(isFailure2)) return 1;
  const isGated = row("tools_list")?.reason?.key === "credential_required";
  return isGated ? 3 : 0;
}
var init_checkup_outcome = __esm({
  "src/cli/checkup-outcome.ts"() {
    "use strict";
    init_judge();
    init_checkup_text();
    init_json();
    init_print();
    init_print_result();
  }
});

// src/judge/handshake/verdict.ts
var error2, gated;
var init_verdict2 = __esm({
  "src/judge/handshake/verdict.ts"() {
    "use strict";
    error2 = (reason2) => ({ status: "error", reason: reason2 });
    gated = (reason2) => ({ status: "auth_required", reason: reason2 });
  }
});

// src/judge/handshake/auth.ts
function gateVerdict(exchange, talk2) {
  if (exchange.status === 402) return gated("payment_required");
  if (exchange.status === 401) {
    const isLost = talk2.hasSession && exchange.step !== "initialize" && isUntyped401(exchange);
    return isLost ? error2("session_lost") : gated("unauthorized");
  }
  return exchange.status === 403 ? forbiddenVerdict(exchange) : null;
}
function forbiddenVerdict(exchange) {
  if (exchange.headers["www-authenticate"] !== void 0) return gated("forbidden");
  const words = wordsOf(exchange);
  if (SAYS_CSRF.test(words)) return error2("csrf_refused");
  if (SAYS_ORIGIN.test(words)) return error2("origin_refused");
  if (NAMES_ORIGIN.test(words) && !SAYS_AUTH.test(words)) return error2("origin_refused");
  const isSdk = replyErrorCode(exchange) === SDK_REFUSAL && (exchange.reply?.id ?? null) === null;
  return isSdk && !SAYS_AUTH.test(words) ? error2("origin_refused") : gated("forbidden");
}
function wordsOf(exchange) {
  const { body_excerpt, body_form } = exchange;
  if (body_excerpt === null) return errorMessage(exchange) ?? "";
  return body_form === "html" ? body_excerpt.replace(UNSEEN, " ") : body_excerpt;
}
function isAuthReply(exchange) {
  const code2 = replyErrorCode(exchange);
  return code2 !== null && AUTH_CODES.has(code2) && SAYS_AUTH.test(errorMessage(exchange) ?? "");
}
function errorMessage(exchange) {
  const message = exchange.reply?.error?.message;
  return typeof message === "string" ? message : null;
}
var AUTH_CODES, SAYS_AUTH, SAYS_CSRF, SAYS_ORIGIN, NAMES_ORIGIN, SDK_REFUSAL, UNSEEN;
var init_auth = __esm({
  "src/judge/handshake/auth.ts"() {
    "use strict";
    init_answer();
    init_session();
    init_verdict2();
    AUTH_CODES = /* @__PURE__ */ new Set([-32001, 401]);
    SAYS_AUTH = /\bun-?auth|\bo?auth(entication|enticated?|ori[sz](ation|ed?))?\b|api[ _-]?key|\b(access|bearer|missing|invalid|expired|no)[ _-]token|(?<!session )\btoken (is |has |was )?(missing|required|invalid|expired|not provided)|\bjwt\b|credential|\blog(ged)?[ -]?in\b|\bsign(ed)?[ -]?in\b/i;
    SAYS_CSRF = /csrf|xsrf|cross[- ]site (request forgery|post\b)|authenticity ?token/i;
    SAYS_ORIGIN = /\b(invalid|disallowed|forbidden|untrusted|unexpected|unauthori[sz]ed|bad)[\s_-]+(origin|host)\b|\b(origin|host)( header)?( \S+)? (is )?not (allowed|permitted|trusted|valid|authori[sz]ed)|only allowed at\b/i;
    NAMES_ORIGIN = /(?<![a-z])origin(?![a-z]| server)|\bcors\b|\brebinding\b|\bhost (header|name|not|denied|rejected|mismatch)|\bhost_/i;
    SDK_REFUSAL = -32e3;
    UNSEEN = /<(script|style)\b[\s\S]*?(<\/\1>|$)|<[^>]*(>|$)/gi;
  }
});

// src/judge/handshake/bot-wall.ts
function isBotWall(exchange) {
  if (exchange.reply !== null) return false;
  if (matches(exchange, CHALLENGES)) return true;
  if (exchange.body_form === "html" && WALL_PAGE.test(exchange.body_excerpt ?? "")) return true;
  if (exchange.status === null || !BLOCKING.has(exchange.status)) return false;
  if (/^cloudflare/i.test(exchange.headers.server?.[0] ?? "")) {
    return EDGE_ERROR.test(exchange.body_excerpt ?? "");
  }
  return exchange.body_form === "html" && matches(exchange, BLOCKERS);
}
function matches(exchange, patterns) {
  return Object.entries(patterns).some(
    ([name, pattern]) => exchange.headers[name]?.some((value) => pattern.test(value))
  );
}
var CHALLENGES, BLOCKERS, EDGE_ERROR, WALL_PAGE, BLOCKING;
var init_bot_wall = __esm({
  "src/judge/handshake/bot-wall.ts"() {
    "use strict";
    CHALLENGES = {
      "cf-mitigated": /./,
      "x-vercel-mitigated": /challenge|deny/i,
      "x-vercel-challenge-token": /./,
      "x-amzn-waf-action": /challenge|captcha/i,
      "x-sucuri-block": /./
    };
    BLOCKERS = {
      "x-datadome": /./,
      "x-iinfo": /./,
      server: /^(akamaighost|datadome|ddos-guard|sucuri)/i
    };
    EDGE_ERROR = /^error code: 10\d\d\s*$/;
    WALL_PAGE = /_cf_chl_opt|Attention Required! \| Cloudflare|used Cloudflare to restrict access|<title>Just a moment|Vercel Security Checkpoint|errors\.edgesuite\.net|_Incapsula_Resource|Incapsula incident|captcha-delivery\.com|px-captcha|Making sure you(&#39;|')re not a bot|403 ERROR<\/H1>\s*<H2>The request could not be satisfied/i;
    BLOCKING = /* @__PURE__ */ new Set([403, 405, 429, 503]);
  }
});

// src/observation/network-failure.ts
function isNetworkOutcome(outcome) {
  return ON_THE_NETWORK.test(outcome);
}
function networkFailure({ exchanges }) {
  const outcome = exchanges[0]?.outcome;
  if (outcome === void 0 || !isNetworkOutcome(outcome)) return null;
  return exchanges.some((exchange) => exchange.outcome === "answered") ? null : outcome;
}
var ON_THE_NETWORK;
var init_network_failure = __esm({
  "src/observation/network-failure.ts"() {
    "use strict";
    ON_THE_NETWORK = /^(dns_|connect_|reset$|headers_timeout$)/;
  }
});

// src/judge/handshake/cut-off.ts
function cutOffVerdict(exchange, talk2, observation) {
  const { outcome } = exchange;
  if (outcome === "answered") return null;
  const reason2 = REASON[outcome] ?? outcome;
  const isOpening2 = OPENING.has(exchange.step) && talk2.version === null;
  const isUnreachable = (isNetworkOutcome(outcome) || outcome.startsWith("tls_")) && isOpening2 && !wasAnswered(talk2, observation);
  return { status: isUnreachable ? "unreachable" : "error", reason: reason2 };
}
function wasAnswered(talk2, { exchanges }) {
  return exchanges.some(({ rung, status }) => rung !== talk2.rung && status !== null);
}
var REASON, OPENING;
var init_cut_off = __esm({
  "src/judge/handshake/cut-off.ts"() {
    "use strict";
    init_network_failure();
    REASON = {
      budget_time: "read_timeout",
      budget_bytes: "body_too_large",
      budget_requests: "too_many_requests_needed"
    };
    OPENING = /* @__PURE__ */ new Set(["initialize", "discover", "sse"]);
  }
});

// src/judge/handshake/http-status.ts
function statusVerdict(exchange, talk2, declared) {
  const { status, step: step2 } = exchange;
  if (status === null || status < 400) return null;
  if (status >= 500) return error2(isGateway(status) ? "gateway_error" : "server_error");
  if (status === 429) return error2("rate_limited");
  const code2 = replyErrorCode(exchange);
  if (status === 404 && talk2.hasSession && step2 !== "initialize" && code2 !== METHOD_NOT_FOUND6) {
    return error2("session_lost");
  }
  if (step2 === "initialized") return error2("initialized_rejected");
  if (step2 === "tools/list" && code2 !== null) {
    const isMissing = code2 === METHOD_NOT_FOUND6 && declaresTools(talk2) && talk2.pages === 0;
    return error2(isMissing ? "tools_declared_but_missing" : "tools_list_error");
  }
  if (step2 === "sse" && declared === "sse" && NO_STREAM.has(status)) {
    return error2("transport_mismatch");
  }
  const refusal2 = isModernRefusal(exchange) && code2 !== null ? BY_CODE[code2] : void 0;
  return error2(refusal2 ?? BY_STATUS[status] ?? "http_client_error");
}
function isGateway(status) {
  return status >= 502 && status <= 504 || status >= 520 && status <= 530;
}
var BY_STATUS, BY_CODE, NO_STREAM, METHOD_NOT_FOUND6;
var init_http_status = __esm({
  "src/judge/handshake/http-status.ts"() {
    "use strict";
    init_answer();
    init_facts();
    init_verdict2();
    BY_STATUS = {
      400: "bad_request",
      404: "not_found",
      405: "method_not_allowed",
      406: "not_acceptable",
      410: "gone",
      411: "length_required",
      415: "unsupported_media_type",
      // Laravel's, for a missing CSRF token.
      419: "csrf_refused",
      421: "host_not_allowed",
      429: "rate_limited"
    };
    BY_CODE = {
      [-32022]: "version_unsupported",
      [-32004]: "version_unsupported",
      [-32021]: "capability_required",
      [-32020]: "header_mismatch",
      [-32601]: "initialize_unsupported"
    };
    NO_STREAM = /* @__PURE__ */ new Set([405, 406, 415]);
    METHOD_NOT_FOUND6 = -32601;
  }
});

// src/judge/handshake/reasons.ts
var lasting, passing, REASONS2;
var init_reasons2 = __esm({
  "src/judge/handshake/reasons.ts"() {
    "use strict";
    lasting = (text3) => ({ text: text3, transient: false });
    passing = (text3) => ({ text: text3, transient: true });
    REASONS2 = {
      // skipped
      not_http: lasting("The address is not an http or https URL, so nothing was sent."),
      not_a_url: lasting("The address is not an absolute URL, so nothing was sent."),
      unresolved_template: lasting(
        "The address still holds a placeholder that nobody filled in, so nothing was sent."
      ),
      address_refused: lasting(
        "The address is private, local or reserved, and such addresses are not contacted."
      ),
      // unreachable
      dns_not_found: lasting("The host name does not exist."),
      dns_failed: passing("The host name could not be looked up."),
      connect_refused: lasting("The host refused the connection."),
      connect_timeout: passing("The host did not accept a connection in time."),
      connect_failed: passing("No connection to the host could be made."),
      tls_expired: lasting("The TLS certificate has expired."),
      tls_not_yet_valid: lasting("The TLS certificate is not valid yet."),
      tls_name_mismatch: lasting("The TLS certificate was issued for another name."),
      tls_self_signed: lasting("The TLS certificate is self-signed."),
      tls_untrusted_root: lasting("The TLS certificate chain ends in a root that is not trusted."),
      tls_issuer_not_found: lasting(
        "The issuer of the TLS certificate is unknown: an intermediate certificate is not sent, or the root is private."
      ),
      tls_failed: lasting("The TLS handshake failed."),
      reset: passing("The connection was closed before any answer came."),
      headers_timeout: passing("No answer began to arrive in time."),
      // auth_required
      unauthorized: lasting("The server asks for authentication (401)."),
      forbidden: lasting("The server refuses access without credentials (403)."),
      payment_required: lasting("The server asks for payment (402)."),
      login_redirect: lasting("The server redirects to a login page."),
      auth_error_reply: lasting(
        "The server answered with an error that says authentication is missing."
      ),
      // error: before MCP is spoken
      redirect_refused: lasting(
        "The server redirects to an address to which a request is not sent again."
      ),
      too_many_redirects: lasting("The server redirects more than three times."),
      bad_url: lasting("The address cannot be requested as it is written."),
      bad_http: lasting("What came back is not a valid HTTP answer."),
      headers_too_large: lasting("The head of the HTTP answer is larger than 64 KB."),
      body_reset: passing("The connection was closed in the middle of the answer."),
      body_timeout: passing("The answer began to arrive but was not complete in time."),
      read_timeout: passing("The time for the whole read ran out."),
      body_too_large: lasting("The answer is larger than what a read accepts."),
      too_many_events: lasting("The answer holds more events than what a read accepts."),
      too_many_requests_needed: lasting("The list needs more requests than a read may send."),
      unsupported_encoding: lasting(
        "The answer is compressed in a way that was not asked for and is not known."
      ),
      decode_failed: lasting("The answer could not be decompressed."),
      // error: the HTTP answer says no
      bad_request: lasting("The server refuses the request as malformed (400)."),
      not_found: lasting("There is nothing at this address (404)."),
      method_not_allowed: lasting("The address does not take POST requests (405)."),
      not_acceptable: lasting("The server offers none of the media types that MCP uses (406)."),
      gone: lasting("What was at this address is gone (410)."),
      length_required: lasting("The server wants a Content-Length although one was sent (411)."),
      unsupported_media_type: lasting("The server does not accept application/json (415)."),
      host_not_allowed: lasting("The server does not accept its own host name in the request."),
      origin_refused: lasting("The server refuses the request because of its Origin or Host."),
      csrf_refused: lasting("The server wants a CSRF token, which MCP clients do not have."),
      bot_challenge: passing("A bot wall answered instead of the server."),
      rate_limited: passing("The server says that there were too many requests (429)."),
      server_error: passing("The server failed with an internal error (5xx)."),
      gateway_error: passing("A gateway answered that the server behind it does not (502, 503, 504)."),
      http_client_error: lasting("The server refuses the request (4xx)."),
      transport_mismatch: lasting(
        "The listing says HTTP+SSE, but the address does not open an event stream."
      ),
      // error: the answer is not MCP's
      not_mcp_html: lasting("The address answers with a web page."),
      not_json: lasting("The answer is neither JSON nor an event stream."),
      not_jsonrpc: lasting("The answer is JSON but not a JSON-RPC message."),
      no_reply: lasting("The request was accepted, but no reply came on it."),
      reply_id_mismatch: lasting("The answer holds a reply to another request than ours."),
      endpoint_refused: lasting(
        "The event stream names an address for messages that is not on its own origin."
      ),
      bad_endpoint_event: lasting("The event stream does not name a usable address for messages."),
      no_endpoint_event: lasting("The event stream did not name an address for messages in time."),
      // error: the MCP answer says no, or is not usable
      version_unsupported: lasting("The server does not speak any protocol version that was offered."),
      header_mismatch: lasting("The server says that headers and message do not agree."),
      capability_required: lasting(
        "The server wants a client capability that a plain client does not have."
      ),
      initialize_unsupported: lasting("The server does not know initialize."),
      initialize_error: lasting("The server answered initialize with an error."),
      invalid_initialize_result: lasting("The answer to initialize names no protocol version."),
      invalid_discover_result: lasting("The answer to server/discover lists no protocol versions."),
      initialized_rejected: lasting("The server did not accept notifications/initialized."),
      session_lost: passing("The server forgot the session that it had just issued."),
      tools_list_error: lasting("The server answered tools/list with an error."),
      tools_declared_but_missing: lasting("The server declares tools but does not know tools/list."),
      invalid_tools_result: lasting("The answer to tools/list holds no list of tools."),
      unknown_result_type: lasting("The answer to tools/list has a result type that is not a list.")
    };
  }
});

// src/judge/handshake/redirected.ts
function leadsToLogin(exchange) {
  const location = exchange.headers.location?.[0];
  if (location === void 0 || !URL.canParse(location, exchange.url)) return false;
  const target = new URL(location, exchange.url);
  return LOGIN_WORD.test(target.hostname) || LOGIN_WORD.test(target.pathname);
}
function redirectVerdict(exchange) {
  if (leadsToLogin(exchange) || exchange.headers["www-authenticate"] !== void 0) {
    return gated("login_redirect");
  }
  const location = exchange.headers.location?.[0] ?? null;
  const step2 = redirectOf(exchange.method, exchange.status ?? 0, exchange.url, location);
  return error2("follow" in step2 ? "too_many_redirects" : "redirect_refused");
}
function redirectTarget(exchange) {
  const location = exchange.headers.location?.[0];
  if (location === void 0 || !isRedirect(exchange)) return null;
  return URL.canParse(location, exchange.url) ? new URL(location, exchange.url).href : location;
}
function isRedirect(exchange) {
  return exchange.status !== null && exchange.status >= 300 && exchange.status < 400;
}
var LOGIN_WORD;
var init_redirected = __esm({
  "src/judge/handshake/redirected.ts"() {
    "use strict";
    init_redirects();
    init_verdict2();
    LOGIN_WORD = /(?<![a-z])(login|sign[-_]?in|oauth|authorize|auth|sso)(?![a-z])/i;
  }
});

// src/judge/handshake/reply.ts
function replyVerdict(exchange, talk2) {
  if (exchange.step === "sse") return error2(streamReason(exchange, talk2));
  if (exchange.reply === null) return error2(withoutReply(exchange));
  if (isAuthReply(exchange)) return gated("auth_error_reply");
  const code2 = replyErrorCode(exchange);
  const hasError = exchange.reply.error !== void 0 && exchange.reply.error !== null;
  if (exchange.step === "tools/list") return error2(toolsReason(exchange, talk2, code2, hasError));
  if (exchange.step === "discover" && !hasError) return error2("invalid_discover_result");
  if (!hasError) return error2("invalid_initialize_result");
  if (isModernRefusal(exchange)) return error2("version_unsupported");
  return error2(code2 === METHOD_NOT_FOUND7 ? "initialize_unsupported" : "initialize_error");
}
function withoutReply(exchange) {
  const kinds = exchange.other_messages.map((message) => message.kind);
  if (kinds.includes("response")) return "reply_id_mismatch";
  if (kinds.includes("endpoint_event")) return "no_endpoint_event";
  if (kinds.includes("request") || kinds.includes("notification")) return "no_reply";
  return WITHOUT_REPLY[exchange.body_form];
}
function toolsReason(exchange, talk2, code2, hasError) {
  if (code2 === METHOD_NOT_FOUND7 && declaresTools(talk2) && talk2.pages === 0) {
    return "tools_declared_but_missing";
  }
  if (hasError) return "tools_list_error";
  const result = usableResult(exchange);
  if (result !== null && !isComplete(result)) return "unknown_result_type";
  return talk2.version === null ? "initialize_error" : "invalid_tools_result";
}
function streamReason(exchange, talk2) {
  if (exchange.body_form === "html") return "not_mcp_html";
  if (exchange.body_form !== "sse") return "transport_mismatch";
  const kinds = exchange.other_messages.map((message) => message.kind);
  const isAlone = talk2.exchanges.length === 1;
  if (kinds.includes("endpoint_event") && isAlone) {
    return exchange.detail === "not_a_url" ? "bad_endpoint_event" : "endpoint_refused";
  }
  return kinds.includes("not_jsonrpc") ? "bad_endpoint_event" : "no_endpoint_event";
}
var METHOD_NOT_FOUND7, WITHOUT_REPLY;
var init_reply = __esm({
  "src/judge/handshake/reply.ts"() {
    "use strict";
    init_answer();
    init_facts();
    init_auth();
    init_verdict2();
    METHOD_NOT_FOUND7 = -32601;
    WITHOUT_REPLY = {
      none: "no_reply",
      empty: "no_reply",
      sse: "no_reply",
      json: "not_jsonrpc",
      html: "not_mcp_html",
      text: "not_json",
      binary: "not_json"
    };
  }
});

// src/judge/handshake/judge.ts
function judgeHandshake(observation) {
  const { endpoint, refused: refused3 } = observation;
  const requests = observation.exchanges.filter(wasTried).length;
  if (refused3 !== null) {
    return { ...NOTHING, endpoint, requests, status: "skipped", reason: refused3 };
  }
  const talks = talksOf(observation);
  const listed2 = talks.find((talk3) => toolsOf2(talk3) !== null);
  const talk2 = listed2 ?? decisive(talks);
  if (talk2 === void 0) {
    return {
      ...NOTHING,
      endpoint,
      requests,
      status: "error",
      reason: "read_timeout",
      transient: true
    };
  }
  const tools = toolsOf2(talk2);
  const verdict2 = tools === null ? verdictOf(talk2, observation) : null;
  const started = talks[0]?.exchanges[0]?.sent_ms ?? 0;
  const { status } = talk2.last;
  const target = verdict2 === null ? null : redirectTarget(talk2.last);
  return {
    endpoint,
    status: verdict2?.status ?? (tools?.length === 0 ? "ok_empty" : "ok"),
    reason: verdict2?.reason ?? null,
    http_status: status,
    ...target === null ? {} : { redirect_target: target },
    latency_ms: status === null ? null : Math.max(0, Math.round(talk2.last.end_ms - started)),
    era: talk2.version === null ? null : talk2.era,
    protocol_version: talk2.version,
    server_info: talk2.serverInfo,
    tools,
    pages: talk2.pages,
    requests,
    transient: verdict2 !== null && REASONS2[verdict2.reason].transient,
    validation_method: verdict2 === null ? METHODS[talk2.era] : "none"
  };
}
function wasTried({ outcome, status }) {
  return status !== null || !/^(budget_|address_refused$|bad_url$)/.test(outcome);
}
function toolsOf2(talk2) {
  if (talk2.isListed) return talk2.tools;
  const isUnknown = talk2.last.step === "tools/list" && replyErrorCode(talk2.last) === METHOD_NOT_FOUND8;
  const isOpen = talk2.version !== null && !declaresTools(talk2);
  return isUnknown && isOpen && talk2.pages === 0 ? [] : null;
}
function decisive(talks) {
  return talks.find((talk2) => talk2.version !== null || isAnswered(talk2)) ?? talks[0];
}
function isAnswered(talk2) {
  const asked = talk2.last.status === 401 || talk2.last.status === 402;
  return asked || talk2.era === "sse" && talk2.last.step !== "sse";
}
function verdictOf(talk2, observation) {
  const { last } = talk2;
  if (isBotWall(last)) return error2("bot_challenge");
  if (isRedirect(last)) return redirectVerdict(last);
  if (last.reply === null && cameByLogin(talk2, last)) return gated("login_redirect");
  return gateVerdict(last, talk2) ?? statusVerdict(last, talk2, observation.declared_transport) ?? cutOffVerdict(last, talk2, observation) ?? replyVerdict(last, talk2);
}
function cameByLogin(talk2, last) {
  const before = talk2.exchanges.at(-2);
  if (before === void 0 || !isRedirect(before) || !leadsToLogin(before)) return false;
  return last.status !== null && last.status < 500;
}
var METHOD_NOT_FOUND8, METHODS, NOTHING;
var init_judge2 = __esm({
  "src/judge/handshake/judge.ts"() {
    "use strict";
    init_answer();
    init_facts();
    init_auth();
    init_bot_wall();
    init_cut_off();
    init_http_status();
    init_reasons2();
    init_redirected();
    init_reply();
    init_verdict2();
    METHOD_NOT_FOUND8 = -32601;
    METHODS = {
      streamable: "live_mcp",
      modern: "live_mcp_modern",
      sse: "live_mcp_sse"
    };
    NOTHING = {
      http_status: null,
      latency_ms: null,
      era: null,
      protocol_version: null,
      server_info: null,
      tools: null,
      pages: 0,
      transient: false,
      validation_method: "none"
    };
  }
});

// src/render/terminal.ts
var import_node_util2, LABEL_WIDTH;
var init_terminal = __esm({
  "src/render/terminal.ts"() {
    "use strict";
    import_node_util2 = __toESM(require_node_util(), 1);
    init_reasons2();
    init_text();
    init_tool_lines();
    LABEL_WIDTH = "HTTP status".length;
  }
});

// src/cli/handshake-outcome.ts
function judged(observation) {
  const judgement = judgeHandshake(observation);
  return observation.endpoint.startsWith("stdio:") ? { ...judgement, http_status: null } : judgement;
}
var init_handshake_outcome = __esm({
  "src/cli/handshake-outcome.ts"() {
    "use strict";
    init_judge2();
    init_json();
    init_terminal();
    init_print();
    init_print_result();
  }
});

// src/judge/text/evidence.ts
function excerpt(text3, start) {
  const from = boundary(text3, Math.max(0, start - BEFORE));
  const to = boundary(text3, Math.min(text3.length, start + MAX_EXCERPT));
  let lead = shownText(text3.slice(from, start));
  if (lead.length > MAX_EXCERPT / 2) lead = "";
  const cutBefore = from > 0 || lead === "" ? start > 0 : false;
  const shown2 = (cutBefore ? "\u2026" : "") + lead + shownText(text3.slice(start, to));
  if (shown2.length <= MAX_EXCERPT && to === text3.length) return shown2;
  return `${cutAt(shown2, MAX_EXCERPT - 1)}\u2026`;
}
function shownText(text3) {
  return text3.replace(UNSEEN2, (character) => {
    const hex = character.codePointAt(0)?.toString(16).toUpperCase() ?? "";
    return `\u27E8U+${hex.padStart(4, "0")}\u27E9`;
  });
}
function cutAt(text3, length) {
  const cut2 = text3.slice(0, boundary(text3, length));
  const open3 = cut2.lastIndexOf("\u27E8");
  return open3 > cut2.lastIndexOf("\u27E9") && cut2.length - open3 < 10 ? cut2.slice(0, open3) : cut2;
}
function boundary(text3, at) {
  const unit = text3.charCodeAt(at);
  return unit >= 56320 && unit <= 57343 ? at - 1 : at;
}
var MAX_EXCERPT, BEFORE, UNSEEN2;
var init_evidence = __esm({
  "src/judge/text/evidence.ts"() {
    "use strict";
    MAX_EXCERPT = 300;
    BEFORE = 80;
    UNSEEN2 = new RegExp(
      "[[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800]--[\\t\\n]]",
      "gv"
    );
  }
});

// src/observation/read-only-name.ts
function contradictsReadOnly(name) {
  const tokens = tokensOf(name);
  const at = tokens.findIndex((token) => CHANGES.has(token) || READS.has(token));
  const verb = tokens[at];
  if (verb === void 0 || READS.has(verb)) return false;
  const last = tokens.at(-1) ?? "";
  if (THINGS.has(verb) && at < tokens.length - 1 && OF_A_THING.has(last)) return false;
  if (verb === "set" && SETS.has(tokens[at - 1] ?? "")) {
    return contradictsReadOnly(tokens.slice(at + 1).join("_"));
  }
  if (verb === "add" && (tokens.length === 1 || tokens.some((token) => NUMBERS.has(token)))) {
    return false;
  }
  return true;
}
function tokensOf(name) {
  return name.slice(0, 256).replace(new RegExp("([\\p{Ll}\\d])(\\p{Lu})", "gu"), "$1 $2").replace(new RegExp("(\\p{Lu})(\\p{Lu}\\p{Ll})", "gu"), "$1 $2").toLowerCase().split(/[^\p{L}\d]+/u).filter((token) => token !== "");
}
var CHANGES, READS, THINGS, OF_A_THING, SETS, NUMBERS;
var init_read_only_name = __esm({
  "src/observation/read-only-name.ts"() {
    "use strict";
    CHANGES = new Set(
      "create delete update send write remove set insert drop pay transfer cancel revoke publish deploy move rename archive upload post add edit modify replace overwrite destroy purge erase wipe truncate reset terminate uninstall unsubscribe withdraw submit approve restart shutdown disable enable assign unassign save put patch kill clear invite ban unban unlink detach subscribe unpublish unarchive".split(" ")
    );
    READS = new Set(
      "get list search find fetch read view show preview check describe count query lookup look browse retrieve download validate verify test explain analyze analyse compare calculate compute estimate convert suggest summarize summarise inspect explore discover resolve status help ask is has can cannot should would was were diff export scan track monitor watch recommend simulate plan dry generate translate parse extract format detect identify evaluate score rank filter sort select load print echo ping how what which when why where who whoami about latest last recent current upcoming available pending top best next previous daily weekly monthly hourly all any no not non never without undo prepare draft propose audit review report history log logs info".split(" ")
    );
    THINGS = /* @__PURE__ */ new Set(["post", "archive", "transfer", "upload", "deploy", "patch"]);
    OF_A_THING = new Set(
      "search get list find lookup query fetch read view show count check stats history info details status log logs notes id ids type types metadata content".split(
        " "
      )
    );
    SETS = new Set(
      "data result change tool record char rule work feature mind training test sub skill query".split(
        " "
      )
    );
    NUMBERS = new Set(
      "numbers number integers ints floats two values vectors matrices".split(" ")
    );
  }
});

// src/judge/report-card/item.ts
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function nameOf(item) {
  return isRecord(item) && typeof item.name === "string" ? item.name : null;
}
function labelOf2(item) {
  return nameOf(item) ?? "a tool without a name";
}
var init_item = __esm({
  "src/judge/report-card/item.ts"() {
    "use strict";
  }
});

// src/judge/report-card/rule.ts
var rule;
var init_rule = __esm({
  "src/judge/report-card/rule.ts"() {
    "use strict";
    rule = (definition) => definition;
  }
});

// src/judge/report-card/rules/mcp-annotation-contradicts.ts
var mcp_annotation_contradicts_default;
var init_mcp_annotation_contradicts = __esm({
  "src/judge/report-card/rules/mcp-annotation-contradicts.ts"() {
    "use strict";
    init_read_only_name();
    init_item();
    init_rule();
    mcp_annotation_contradicts_default = rule({
      id: "mcp-annotation-contradicts",
      severity: "warning",
      stop: false,
      text: "A tool is marked read-only, and its name says that it changes something.",
      fix: "Set readOnlyHint where nothing is changed, and nowhere else: clients do not ask before they call such a tool.",
      fires: "readOnlyHint is true, and the leading verb of the name changes something.",
      spares: "Names in which such a word is not the verb: get_deleted_items, list_updates, dropbox_search, preview_post.",
      needs: "tools",
      judge({ served }) {
        return served.tools.flatMap((tool, index) => {
          const name = nameOf(tool);
          const hints = isRecord(tool) ? tool.annotations : void 0;
          const isReadOnly = isRecord(hints) && hints.readOnlyHint === true;
          if (name === null || !isReadOnly || !contradictsReadOnly(name)) return [];
          return [{ where: `/tools/${index}/annotations/readOnlyHint`, text: name }];
        });
      }
    });
  }
});

// src/judge/report-card/rules/mcp-auth-no-metadata.ts
var LEADS_NOWHERE, mcp_auth_no_metadata_default;
var init_mcp_auth_no_metadata = __esm({
  "src/judge/report-card/rules/mcp-auth-no-metadata.ts"() {
    "use strict";
    init_rule();
    LEADS_NOWHERE = /* @__PURE__ */ new Set(["address_refused", "bad_url"]);
    mcp_auth_no_metadata_default = rule({
      id: "mcp-auth-no-metadata",
      severity: "warning",
      stop: false,
      text: "The server wants a sign-in and does not say where.",
      fix: "Serve protected resource metadata (RFC 9728) and name its address in the WWW-Authenticate challenge.",
      fires: "The server answered 401, and neither the address in its challenge nor a well-known one leads to a valid document.",
      spares: "An open server, a 402 or 403, and metadata that could not be looked up for reasons of the read.",
      needs: "answer",
      judge({ served: { auth } }) {
        if (auth === null || auth.status !== 401 || auth.resource !== null) return [];
        const tries = auth.tries.filter(({ kind }) => kind === "resource");
        const unread2 = tries.find((one) => one.unread !== null && !LEADS_NOWHERE.has(one.unread));
        if (unread2 !== void 0) return { unjudged: `metadata could not be read: ${unread2.unread}` };
        const looked = tries.map(({ url, status }) => `${url}: ${status ?? "no answer"}`);
        return [{ where: "sign_in", text: looked.join("; ") || "no address to look at" }];
      }
    });
  }
});

// src/judge/report-card/rules/mcp-auth-resource-mismatch.ts
function covers(resource, endpoint) {
  if (!URL.canParse(resource) || !URL.canParse(endpoint)) return false;
  const of = new URL(resource);
  const at = new URL(endpoint);
  if (of.origin !== at.origin) return false;
  const path = of.pathname.replace(/\/+$/, "");
  const own = at.pathname.replace(/\/+$/, "");
  return own === path || own.startsWith(`${path}/`);
}
var mcp_auth_resource_mismatch_default;
var init_mcp_auth_resource_mismatch = __esm({
  "src/judge/report-card/rules/mcp-auth-resource-mismatch.ts"() {
    "use strict";
    init_rule();
    mcp_auth_resource_mismatch_default = rule({
      id: "mcp-auth-resource-mismatch",
      severity: "warning",
      stop: false,
      text: "The protected resource metadata speaks of another resource.",
      fix: "Put the address of the server itself into `resource`, so that a client binds its token to it.",
      fires: "`resource` has another origin than the endpoint, or a path that is not a leading part of the endpoint's path.",
      spares: "A missing slash at the end, a resource above the endpoint on its own origin, no metadata at all.",
      needs: "answer",
      judge({ served: { auth, endpoint } }) {
        const document = auth?.resource?.document;
        if (document === null || document === void 0) return [];
        const { resource } = document;
        const own = [endpoint, auth?.exchange.url ?? endpoint];
        if (typeof resource === "string" && own.some((url) => covers(resource, url))) return [];
        return [{ where: "sign_in/resource", text: String(resource) }];
      }
    });
  }
});

// src/judge/report-card/rules/mcp-capability-undeclared.ts
var mcp_capability_undeclared_default;
var init_mcp_capability_undeclared = __esm({
  "src/judge/report-card/rules/mcp-capability-undeclared.ts"() {
    "use strict";
    init_facts();
    init_rule();
    mcp_capability_undeclared_default = rule({
      id: "mcp-capability-undeclared",
      severity: "warning",
      stop: false,
      text: "It serves tools without declaring that it has any.",
      fix: "Declare `tools` among the capabilities of the handshake: a strict client does not ask otherwise.",
      fires: "Tools were listed, and the capability `tools` is absent.",
      spares: "An empty list.",
      needs: "tools",
      judge({ served }) {
        if (served.tools.length === 0 || served.lists.tools.declared) return [];
        const isSilent = served.opening === null || usableResult(served.opening) === null;
        if (isSilent && served.eras.length < 2) {
          return { unjudged: "no handshake of its era was answered" };
        }
        return [{ where: "capabilities", text: "no `tools`" }];
      }
    });
  }
});

// src/judge/report-card/card.ts
function cardUnread({ card, cardTries, lists }) {
  if (card === null) {
    const unread2 = cardTries.find((one) => one.unread !== null)?.unread ?? null;
    return unread2 === null ? null : `the server card could not be read (${unread2})`;
  }
  const { state, reason: reason2 } = lists.tools;
  const isCut = Array.isArray(card.card.tools) && state !== "whole";
  return isCut ? `tools/list was not read to its end (${reason2 ?? state})` : null;
}
function cardDifferences(served) {
  if (served.card === null) return [];
  const { card } = served.card;
  const remotes = records(card.remotes).filter(({ url }) => typeof url === "string");
  const addresses = [served.endpoint, served.opening?.url ?? served.endpoint];
  const own = remotes.filter(({ url }) => addresses.some((one) => isSame(String(url), one)));
  return [
    ...remotes.length > 0 && own.length === 0 ? [{ where: "server_card/remotes", text: urls(remotes) }] : [],
    ...versionDifference(own, card, served),
    ...toolDifference(card, served)
  ];
}
function versionDifference(own, card, served) {
  const listed2 = own.flatMap(({ supportedProtocolVersions }) => strings(supportedProtocolVersions));
  const versions = listed2.length > 0 ? listed2 : strings(card.supportedProtocolVersions);
  const negotiated = served.eras.map(({ protocol_version }) => protocol_version);
  if (versions.length === 0 || negotiated.length === 0) return [];
  if (negotiated.some((version) => versions.includes(version))) return [];
  const text3 = `${versions.slice(0, 8).join(", ")}; negotiated ${negotiated.join(", ")}`;
  return [{ where: "server_card/supportedProtocolVersions", text: text3 }];
}
function toolDifference(card, served) {
  if (!Array.isArray(card.tools) || served.lists.tools.state !== "whole") return [];
  const listed2 = new Set(
    card.tools.map((tool) => typeof tool === "string" ? tool : nameOf(tool))
  );
  if (listed2.size === 0 || listed2.has(null) || listed2.has("dynamic")) return [];
  const names = new Set(served.tools.map(nameOf));
  const more = [...listed2].filter((name) => !names.has(name)).map((name) => `-${name}`);
  const less = [...names].filter((name) => !listed2.has(name)).map((name) => `+${name}`);
  const all = [...more, ...less];
  return all.length > 0 ? [{ where: "server_card/tools", text: all.slice(0, 20).join(" ") }] : [];
}
function isSame(url, endpoint) {
  if (url.includes("{")) return true;
  if (!URL.canParse(url) || !URL.canParse(endpoint)) return false;
  const plain3 = (text3) => new URL(text3).href.replace(/[#?].*$/, "").replace(/\/+$/, "");
  return plain3(url) === plain3(endpoint);
}
function records(value) {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
function strings(value) {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
function urls(remotes) {
  return remotes.slice(0, 5).map(({ url }) => String(url)).join(", ");
}
var init_card = __esm({
  "src/judge/report-card/card.ts"() {
    "use strict";
    init_item();
  }
});

// src/judge/report-card/rules/mcp-card-mismatch.ts
var mcp_card_mismatch_default;
var init_mcp_card_mismatch = __esm({
  "src/judge/report-card/rules/mcp-card-mismatch.ts"() {
    "use strict";
    init_card();
    init_rule();
    mcp_card_mismatch_default = rule({
      id: "mcp-card-mismatch",
      severity: "warning",
      stop: false,
      text: "Its server card and what it serves do not agree.",
      fix: "Keep the remotes, the protocol versions and the tools of the card in step with the server.",
      fires: "The remotes of the card lack this endpoint, its versions leave out the negotiated one, or it lists other tools than are served.",
      spares: "A server without a card, and members that an older form of card does not have.",
      needs: "conversation",
      judge({ served }) {
        const differences = cardDifferences(served);
        const unjudged = differences.length === 0 ? cardUnread(served) : null;
        return unjudged === null ? differences : { unjudged };
      }
    });
  }
});

// src/judge/report-card/found.ts
function found(texts, kind) {
  return texts[kind].map(({ path, excerpt: excerpt3, digest: digest2 }) => ({ where: path, text: excerpt3, digest: digest2 }));
}
var init_found = __esm({
  "src/judge/report-card/found.ts"() {
    "use strict";
  }
});

// src/judge/report-card/rules/mcp-credential-request.ts
var mcp_credential_request_default;
var init_mcp_credential_request = __esm({
  "src/judge/report-card/rules/mcp-credential-request.ts"() {
    "use strict";
    init_found();
    init_rule();
    mcp_credential_request_default = rule({
      id: "mcp-credential-request",
      severity: "error",
      stop: true,
      text: "A text that the server shows the model asks for a credential file, a private key, a seed phrase, or the secret of an account that is not the server's own.",
      fix: "Never have an agent read or hand over keys, seed phrases or files of credentials.",
      fires: "A text asks the agent for one of these.",
      spares: "A key that the service of the tool itself needs.",
      needs: "conversation",
      judge: ({ texts }) => found(texts, "credential-request")
    });
  }
});

// src/judge/report-card/rules/mcp-cross-tool.ts
var mcp_cross_tool_default;
var init_mcp_cross_tool = __esm({
  "src/judge/report-card/rules/mcp-cross-tool.ts"() {
    "use strict";
    init_found();
    init_rule();
    mcp_cross_tool_default = rule({
      id: "mcp-cross-tool",
      severity: "warning",
      stop: false,
      text: "A description steers how the agent uses tools that are not this server's.",
      fix: "Describe your own tools only.",
      fires: "A description tells the agent how to use another server or named tools of others.",
      spares: "The tools of this server.",
      needs: "conversation",
      judge: ({ texts }) => found(texts, "cross-tool-steering")
    });
  }
});

// src/judge/report-card/rules/mcp-duplicate-tools.ts
var mcp_duplicate_tools_default;
var init_mcp_duplicate_tools = __esm({
  "src/judge/report-card/rules/mcp-duplicate-tools.ts"() {
    "use strict";
    init_item();
    init_rule();
    mcp_duplicate_tools_default = rule({
      id: "mcp-duplicate-tools",
      severity: "error",
      stop: false,
      text: "Two of its tools have the same name, and a client can not tell them apart.",
      fix: "Give each tool a name of its own.",
      fires: "The same name, to the letter, stands twice in the list over all of its pages.",
      spares: "Names that differ in case, and a page that a stuck cursor served twice.",
      needs: "whole_tools",
      judge({ served }) {
        const seen = /* @__PURE__ */ new Set();
        return served.tools.flatMap((tool, index) => {
          const name = nameOf(tool);
          if (name === null) return [];
          if (seen.has(name)) return [{ where: `/tools/${index}/name`, text: name }];
          seen.add(name);
          return [];
        });
      }
    });
  }
});

// src/judge/report-card/rules/mcp-exfiltration-link.ts
var mcp_exfiltration_link_default;
var init_mcp_exfiltration_link = __esm({
  "src/judge/report-card/rules/mcp-exfiltration-link.ts"() {
    "use strict";
    init_found();
    init_rule();
    mcp_exfiltration_link_default = rule({
      id: "mcp-exfiltration-link",
      severity: "error",
      stop: true,
      text: "An image link leaves room for data in its address, or a text wants data put into one.",
      fix: "Never have a model build links out of what was said in a conversation.",
      fires: "An image link has a slot for data, or a text asks for data to be sent away in an address: its query, its path or its host.",
      spares: "Plain images and links.",
      needs: "conversation",
      judge: ({ texts }) => found(texts, "exfiltration-link")
    });
  }
});

// src/judge/report-card/rules/mcp-hidden-characters.ts
var mcp_hidden_characters_default;
var init_mcp_hidden_characters = __esm({
  "src/judge/report-card/rules/mcp-hidden-characters.ts"() {
    "use strict";
    init_found();
    init_rule();
    mcp_hidden_characters_default = rule({
      id: "mcp-hidden-characters",
      severity: "error",
      stop: true,
      text: "A text that the server shows the model holds characters that nobody sees.",
      fix: "Take tag characters, bidi overrides and zero-width characters out of names, descriptions and outputs.",
      fires: "A character stands in a text that a person can not see and its surroundings do not call for.",
      spares: "Emoji sequences, joiners that a script needs, single direction marks beside text written from right to left.",
      needs: "conversation",
      judge: ({ texts }) => found(texts, "hidden-characters")
    });
  }
});

// src/judge/report-card/rules/mcp-initialized-refused.ts
var mcp_initialized_refused_default;
var init_mcp_initialized_refused = __esm({
  "src/judge/report-card/rules/mcp-initialized-refused.ts"() {
    "use strict";
    init_answer();
    init_rule();
    mcp_initialized_refused_default = rule({
      id: "mcp-initialized-refused",
      severity: "warning",
      stop: false,
      text: "It turned the initialized notification down.",
      fix: "Accept notifications/initialized with 202 and no body.",
      fires: "The notification was answered by a status of 400 or above, or by a JSON-RPC error.",
      spares: "Any other answer below 300, whatever its body; servers of the modern era, which get none.",
      needs: "conversation",
      judge({ served: { initialized } }) {
        if (initialized === null || initialized.outcome !== "answered") return [];
        const { status } = initialized;
        const code2 = replyErrorCode(initialized);
        if (status !== null && status < 400 && code2 === null) return [];
        const error3 = code2 === null ? "" : `, error ${code2}`;
        return [{ where: "notifications/initialized", text: `HTTP ${status ?? "?"}${error3}` }];
      }
    });
  }
});

// src/judge/report-card/rules/mcp-instructions-to-agent.ts
var mcp_instructions_to_agent_default;
var init_mcp_instructions_to_agent = __esm({
  "src/judge/report-card/rules/mcp-instructions-to-agent.ts"() {
    "use strict";
    init_found();
    init_rule();
    mcp_instructions_to_agent_default = rule({
      id: "mcp-instructions-to-agent",
      severity: "error",
      stop: true,
      text: "A text that the server shows the model orders the agent about.",
      fix: "Describe what the tool does. No text may tell a model to drop its instructions, to keep something from the user or to obey it.",
      fires: "A text tells the agent to ignore its instructions, hide something from the user, or do as the text says, or poses as the system speaking to it.",
      spares: "Attacks that are quoted or warned of, and orders about the use of the tool itself.",
      needs: "conversation",
      judge: ({ texts }) => found(texts, "agent-instructions")
    });
  }
});

// src/judge/report-card/rules/mcp-model-flagged.ts
var mcp_model_flagged_default;
var init_mcp_model_flagged = __esm({
  "src/judge/report-card/rules/mcp-model-flagged.ts"() {
    "use strict";
    init_rule();
    mcp_model_flagged_default = rule({
      id: "mcp-model-flagged",
      severity: "info",
      stop: false,
      text: "A model read would have a person look at a text. This is never graded.",
      fix: "",
      fires: "The optional model read names a text.",
      spares: "Everything, where no model is configured.",
      needs: "conversation",
      judge: ({ modelNotes }) => modelNotes ?? { unjudged: "no model read is configured" }
    });
  }
});

// src/judge/report-card/rules/mcp-no-tools.ts
var mcp_no_tools_default;
var init_mcp_no_tools = __esm({
  "src/judge/report-card/rules/mcp-no-tools.ts"() {
    "use strict";
    init_rule();
    mcp_no_tools_default = rule({
      id: "mcp-no-tools",
      severity: "info",
      stop: false,
      text: "Its tool list is empty.",
      fix: "",
      fires: "The list was read to its end and holds nothing.",
      spares: "A list that was not read whole or that failed, and a server that neither declares nor lists tools.",
      needs: "whole_tools",
      judge({ served }) {
        const isEmpty = served.lists.tools.state === "whole" && served.tools.length === 0;
        return isEmpty ? [{ where: "/tools", text: "an empty list" }] : [];
      }
    });
  }
});

// src/judge/report-card/rules/mcp-not-mcp.ts
var mcp_not_mcp_default;
var init_mcp_not_mcp = __esm({
  "src/judge/report-card/rules/mcp-not-mcp.ts"() {
    "use strict";
    init_rule();
    mcp_not_mcp_default = rule({
      id: "mcp-not-mcp",
      severity: "error",
      stop: false,
      text: "Something answers at this address, but it does not shake hands in MCP.",
      fix: "Let the address that the registry lists answer initialize (or server/discover) with a JSON-RPC result, as JSON or as an event stream.",
      fires: "An HTTP answer came and none of the eras of the protocol was recognised in it.",
      spares: "A gate (401, 402, 403), a bot wall, a back-off, an error of the server or of a gateway before it: then the server could not be read.",
      needs: "nothing",
      judge({ attempts, served }) {
        const last = attempts.at(-1);
        if (last === "unclear") return { unjudged: "the server gave no answer that says what it is" };
        if (last !== "not_mcp" || served.opening === null) return [];
        const { status, media_type, body_form } = served.opening;
        const form = media_type ?? (body_form === "empty" ? "an empty body" : body_form);
        return [{ where: "handshake", text: `HTTP ${status ?? "?"}, ${form}` }];
      }
    });
  }
});

// src/judge/report-card/payments/usd.ts
function usdFromDecimal(text3) {
  const parts2 = DECIMAL.exec(text3);
  if (parts2 === null) return null;
  const [, whole = "", fraction = ""] = parts2;
  return BigInt(whole + fraction.padEnd(DECIMALS, "0"));
}
function usdFromAtomic(amount, decimals) {
  const text3 = typeof amount === "number" && Number.isSafeInteger(amount) ? `${amount}` : amount;
  if (typeof text3 !== "string" || !ATOMIC.test(text3)) return null;
  return BigInt(text3) * 10n ** BigInt(DECIMALS - decimals);
}
function usdText(amount) {
  const whole = amount / 10n ** 18n;
  const fraction = (amount % 10n ** 18n).toString().padStart(DECIMALS, "0").replace(/0+$/, "");
  return fraction === "" ? `${whole} USD` : `${whole}.${fraction} USD`;
}
var DECIMALS, DECIMAL, ATOMIC;
var init_usd = __esm({
  "src/judge/report-card/payments/usd.ts"() {
    "use strict";
    DECIMALS = 18;
    DECIMAL = /^(\d{1,30})(?:\.(\d{1,18}))?$/;
    ATOMIC = /^\d{1,78}$/;
  }
});

// src/judge/report-card/rules/mcp-price-mismatch.ts
var mcp_price_mismatch_default;
var init_mcp_price_mismatch = __esm({
  "src/judge/report-card/rules/mcp-price-mismatch.ts"() {
    "use strict";
    init_usd();
    init_rule();
    mcp_price_mismatch_default = rule({
      id: "mcp-price-mismatch",
      severity: "error",
      stop: false,
      text: "A paid tool asks for more than the price that it states.",
      fix: "Ask for the price that description and _meta state, or state the price that is asked.",
      fires: "Even the cheapest option of a payment request is above the stated price, in assets whose decimals are known.",
      spares: "Requests with an option in an asset that is not in the table, and tools that state no price in dollars.",
      needs: "payment",
      judge({ payments }) {
        return payments.flatMap(({ where, stated, asked }) => {
          const price = stated?.usd ?? null;
          if (stated === null || price === null || asked.length === 0) return [];
          const prices = asked.map(({ usd }) => usd);
          if (!prices.every((usd) => usd !== null && usd > price)) return [];
          const shown2 = prices.map((usd) => usdText(usd ?? 0n)).join(" or ");
          return [{ where, text: `asks ${shown2}, states ${stated.text}` }];
        });
      }
    });
  }
});

// src/judge/report-card/rules/mcp-price-unstated.ts
var mcp_price_unstated_default;
var init_mcp_price_unstated = __esm({
  "src/judge/report-card/rules/mcp-price-unstated.ts"() {
    "use strict";
    init_rule();
    mcp_price_unstated_default = rule({
      id: "mcp-price-unstated",
      severity: "warning",
      stop: false,
      text: "A paid tool asks for a payment whose price it did not state before.",
      fix: "State the price in the description of the tool or in its _meta: a policy decides before the call.",
      fires: "A payment was asked for, and neither the description nor `_meta` states a price.",
      spares: "Tools that state one in any of the known forms.",
      needs: "payment",
      judge({ payments }) {
        return payments.filter(({ stated }) => stated === null).map(({ where, tool }) => ({ where, text: tool ?? "the server as a whole" }));
      }
    });
  }
});

// src/judge/report-card/rules/mcp-protocol-old.ts
var FIRST, mcp_protocol_old_default;
var init_mcp_protocol_old = __esm({
  "src/judge/report-card/rules/mcp-protocol-old.ts"() {
    "use strict";
    init_rule();
    FIRST = "2024-11-05";
    mcp_protocol_old_default = rule({
      id: "mcp-protocol-old",
      severity: "info",
      stop: false,
      text: "It speaks no newer protocol version than the first, 2024-11-05.",
      fix: "Support 2025-06-18 or later: newer clients give up the oldest version first.",
      fires: "Offered the newest versions, the server settled for 2024-11-05, and no newer era answered.",
      spares: "A server that speaks any newer version beside it.",
      needs: "conversation",
      judge({ served: { eras } }) {
        const isOld = eras.length > 0 && eras.every(({ protocol_version }) => protocol_version === FIRST);
        return isOld ? [{ where: "handshake/protocolVersion", text: FIRST }] : [];
      }
    });
  }
});

// src/judge/report-card/rules/mcp-protocol-unknown.ts
var RELEASED, mcp_protocol_unknown_default;
var init_mcp_protocol_unknown = __esm({
  "src/judge/report-card/rules/mcp-protocol-unknown.ts"() {
    "use strict";
    init_versions();
    init_rule();
    RELEASED = new Set(REVISIONS.map(({ version }) => version));
    mcp_protocol_unknown_default = rule({
      id: "mcp-protocol-unknown",
      severity: "warning",
      stop: false,
      text: "The protocol version that it answered with was never released.",
      fix: "Answer with a released version: the one that was asked for if you speak it, else the newest that you do.",
      fires: "The negotiated version is not in the table of releases.",
      spares: "Every released version, the first and the newest alike.",
      needs: "conversation",
      judge({ served }) {
        return served.eras.filter(({ protocol_version }) => !RELEASED.has(protocol_version)).map(({ era, protocol_version }) => ({
          where: `handshake/${era}/protocolVersion`,
          text: protocol_version
        }));
      }
    });
  }
});

// src/judge/report-card/rules/mcp-server-requests.ts
function isUse(step2) {
  return step2 === "tools/call" || step2 === "resources/read";
}
var ASKS, mcp_server_requests_default;
var init_mcp_server_requests = __esm({
  "src/judge/report-card/rules/mcp-server-requests.ts"() {
    "use strict";
    init_rule();
    ASKS = /^(sampling|elicitation|roots)\//;
    mcp_server_requests_default = rule({
      id: "mcp-server-requests",
      severity: "info",
      stop: false,
      text: "While it was listed, it asked the client for sampling, elicitation or roots.",
      fix: "Ask for these only inside of a tool call that needs them.",
      fires: "A request for sampling, elicitation or roots came before or while a list was answered.",
      spares: "ping, and requests during a tool call.",
      needs: "conversation",
      judge({ served }) {
        return served.serverRequests.filter(({ method, during }) => ASKS.test(method) && !isUse(during)).map(({ method, during }) => ({ where: during, text: method }));
      }
    });
  }
});

// src/judge/report-card/rules/mcp-testnet-payment.ts
var mcp_testnet_payment_default;
var init_mcp_testnet_payment = __esm({
  "src/judge/report-card/rules/mcp-testnet-payment.ts"() {
    "use strict";
    init_rule();
    mcp_testnet_payment_default = rule({
      id: "mcp-testnet-payment",
      severity: "warning",
      stop: false,
      text: "A paid tool takes payments on test networks only.",
      fix: "Offer an option on a main network, or say that this is a server for tests.",
      fires: "Every option that a payment request accepts is on a network known to be for tests.",
      spares: "Requests with an option on a main network or on one that is not known.",
      needs: "payment",
      judge({ payments }) {
        return payments.flatMap(({ where, asked }) => {
          const isTest = asked.length > 0 && asked.every(({ network }) => network?.kind === "test");
          return isTest ? [{ where, text: asked.map(({ network }) => network?.name ?? "").join(", ") }] : [];
        });
      }
    });
  }
});

// src/judge/report-card/rules/mcp-tls-expiring.ts
var DAYS, DAY_MS2, mcp_tls_expiring_default;
var init_mcp_tls_expiring = __esm({
  "src/judge/report-card/rules/mcp-tls-expiring.ts"() {
    "use strict";
    init_rule();
    DAYS = 14;
    DAY_MS2 = 864e5;
    mcp_tls_expiring_default = rule({
      id: "mcp-tls-expiring",
      severity: "warning",
      stop: false,
      text: "The TLS certificate runs out within 14 days.",
      fix: "Renew it now: from that day on no client connects.",
      fires: "The certificate verifies, and its last day is at most 14 days after the read.",
      spares: "A certificate that does not verify: another rule says so.",
      needs: "tls",
      judge({ served }) {
        const tls2 = served.connection?.tls ?? null;
        if (tls2 === null || !tls2.verified || tls2.valid_to === null) return [];
        const left = Date.parse(tls2.valid_to) - Date.parse(served.read_at);
        return left <= DAYS * DAY_MS2 ? [{ where: "tls", text: `valid until ${tls2.valid_to}` }] : [];
      }
    });
  }
});

// src/judge/report-card/rules/mcp-tls-invalid.ts
var mcp_tls_invalid_default;
var init_mcp_tls_invalid = __esm({
  "src/judge/report-card/rules/mcp-tls-invalid.ts"() {
    "use strict";
    init_rule();
    mcp_tls_invalid_default = rule({
      id: "mcp-tls-invalid",
      severity: "error",
      stop: false,
      text: "The TLS certificate of the server can not be verified.",
      fix: "Serve a certificate for this very host from a public authority, together with its intermediate certificates.",
      fires: "The certificate is expired, not valid yet, for another name, self-signed, or its chain does not lead to a known root.",
      spares: "An http address, and a TLS handshake that did not finish.",
      needs: "tls",
      judge({ served }) {
        const tls2 = served.connection?.tls ?? null;
        if (tls2 === null || tls2.verified) return [];
        const names = tls2.names.length > 0 ? `, for ${tls2.names.slice(0, 3).join(", ")}` : "";
        return [{ where: "tls", text: `${tls2.code ?? "not verified"}${names}` }];
      }
    });
  }
});

// src/judge/report-card/rules/mcp-tool-name-invalid.ts
var NAME2, mcp_tool_name_invalid_default;
var init_mcp_tool_name_invalid = __esm({
  "src/judge/report-card/rules/mcp-tool-name-invalid.ts"() {
    "use strict";
    init_item();
    init_rule();
    NAME2 = /^[A-Za-z0-9_.-]{1,128}$/;
    mcp_tool_name_invalid_default = rule({
      id: "mcp-tool-name-invalid",
      severity: "warning",
      stop: false,
      text: "A tool has a name that clients may refuse, for its characters or its length.",
      fix: "Stay with 1 to 128 characters of A-Z, a-z, 0-9, underscore, hyphen and dot.",
      fires: "A name has another character, is empty or longer than 128, or is no text.",
      spares: "Everything within these bounds.",
      needs: "tools",
      judge({ served }) {
        return served.tools.flatMap((tool, index) => {
          const name = nameOf(tool);
          if (name !== null && NAME2.test(name)) return [];
          return [{ where: `/tools/${index}/name`, text: name ?? "no name" }];
        });
      }
    });
  }
});

// src/judge/report-card/rules/mcp-tool-no-description.ts
var mcp_tool_no_description_default;
var init_mcp_tool_no_description = __esm({
  "src/judge/report-card/rules/mcp-tool-no-description.ts"() {
    "use strict";
    init_item();
    init_rule();
    mcp_tool_no_description_default = rule({
      id: "mcp-tool-no-description",
      severity: "warning",
      stop: false,
      text: "A tool comes without a description, and a model has to guess what it does.",
      fix: "Say what it does, what it takes and what it gives back.",
      fires: "The description is absent, no text, or blank.",
      spares: "Any text, however short.",
      needs: "tools",
      judge({ served }) {
        return served.tools.flatMap((tool, index) => {
          const description = isRecord(tool) ? tool.description : void 0;
          if (typeof description === "string" && description.trim() !== "") return [];
          return [{ where: `/tools/${index}/description`, text: labelOf2(tool) }];
        });
      }
    });
  }
});

// src/judge/report-card/rules/mcp-tool-no-schema.ts
var mcp_tool_no_schema_default;
var init_mcp_tool_no_schema = __esm({
  "src/judge/report-card/rules/mcp-tool-no-schema.ts"() {
    "use strict";
    init_item();
    init_rule();
    mcp_tool_no_schema_default = rule({
      id: "mcp-tool-no-schema",
      severity: "error",
      stop: false,
      text: "A tool has no input schema that is an object's.",
      fix: 'Give each tool an inputSchema of `"type": "object"`, also where it takes nothing.',
      fires: 'inputSchema is absent, no object, or its `type` is not "object".',
      spares: "A schema of type object without properties.",
      needs: "tools",
      judge({ served }) {
        return served.tools.flatMap((tool, index) => {
          const schema = isRecord(tool) ? tool.inputSchema : void 0;
          if (isRecord(schema) && schema.type === "object") return [];
          return [{ where: `/tools/${index}/inputSchema`, text: labelOf2(tool) }];
        });
      }
    });
  }
});

// src/judge/report-card/rules/mcp-tools-changed.ts
var mcp_tools_changed_default;
var init_mcp_tools_changed = __esm({
  "src/judge/report-card/rules/mcp-tools-changed.ts"() {
    "use strict";
    init_rule();
    mcp_tools_changed_default = rule({
      id: "mcp-tools-changed",
      severity: "info",
      stop: false,
      text: "Its tools are not those of the week before.",
      fix: "",
      fires: "The digest of names, descriptions, schemas and hints differs from that of the last weekly read under the same client capabilities, era and sign-in state.",
      spares: "A first read, and a read before or now that did not see the whole list.",
      needs: "whole_tools",
      judge({ previous, digest: digest2 }) {
        if (previous === null || digest2 === null || previous.digest === digest2) return [];
        return previous.drift.length > 0 ? previous.drift : [{ where: "/tools", text: "the digest is another one" }];
      }
    });
  }
});

// src/judge/report-card/rules/mcp-tools-list-failed.ts
var mcp_tools_list_failed_default;
var init_mcp_tools_list_failed = __esm({
  "src/judge/report-card/rules/mcp-tools-list-failed.ts"() {
    "use strict";
    init_rule();
    mcp_tools_list_failed_default = rule({
      id: "mcp-tools-list-failed",
      severity: "error",
      stop: false,
      text: "tools/list did not give a list.",
      fix: "Answer tools/list, and every page of it, with a result that holds an array `tools`.",
      fires: "The handshake worked, and a page of tools/list was answered by an error or without a `tools` array.",
      spares: "A server that declares no tools and does not know the method, a gate, and a list that a limit of the read cut off.",
      needs: "conversation",
      judge({ served }) {
        const { state, reason: reason2 } = served.lists.tools;
        if (state === "cut") return { unjudged: `the list was cut off (${reason2})` };
        if (state !== "failed" || reason2 === "gate") return [];
        return [{ where: "tools/list", text: reason2 ?? "no list" }];
      }
    });
  }
});

// src/judge/report-card/rules/mcp-unreachable.ts
var mcp_unreachable_default;
var init_mcp_unreachable = __esm({
  "src/judge/report-card/rules/mcp-unreachable.ts"() {
    "use strict";
    init_rule();
    mcp_unreachable_default = rule({
      id: "mcp-unreachable",
      severity: "error",
      stop: false,
      text: "Two attempts to reach the server failed on the network.",
      fix: "See that the address in your registry entry is up and can be reached from the internet over https.",
      fires: "Two attempts, some time apart, both failed on the network: the name, the connection, or no answer in time.",
      spares: "One attempt that came through, an answer that asks us to back off, a run in which our own network is down.",
      needs: "nothing",
      judge({ attempts, offline, served }) {
        if (attempts.some((attempt) => attempt !== "network")) return [];
        if (offline) return { unjudged: "our own network was down" };
        if (attempts.length < 2) return { unjudged: "only one attempt was made" };
        const outcome = served.opening?.outcome ?? "no answer";
        return [{ where: "network", text: `${outcome}, in ${attempts.length} attempts` }];
      }
    });
  }
});

// src/judge/report-card/rules/mcp-version-differs.ts
var mcp_version_differs_default, plain;
var init_mcp_version_differs = __esm({
  "src/judge/report-card/rules/mcp-version-differs.ts"() {
    "use strict";
    init_rule();
    mcp_version_differs_default = rule({
      id: "mcp-version-differs",
      severity: "info",
      stop: false,
      text: "The version that it reports is not the one of its newest registry entry.",
      fix: "",
      fires: "serverInfo.version and the version of the newest registry row differ.",
      spares: 'A server that reports none, one that is not in the registry, a leading "v".',
      needs: "conversation",
      judge({ served, registryVersion }) {
        const reported = served.serverInfo?.version;
        if (typeof reported !== "string" || reported === "" || registryVersion === null) return [];
        if (plain(reported) === plain(registryVersion)) return [];
        return [{ where: "/serverInfo/version", text: `${reported}, registry ${registryVersion}` }];
      }
    });
    plain = (version) => version.trim().replace(/^v(?=\d)/i, "");
  }
});

// src/judge/report-card/rules/mcp-weak-session.ts
var ENOUGH, ENOUGH_OF_ANY, USUAL_DASHES, mcp_weak_session_default;
var init_mcp_weak_session = __esm({
  "src/judge/report-card/rules/mcp-weak-session.ts"() {
    "use strict";
    init_rule();
    ENOUGH = { digits: 39, hex: 32, hex_dashed: 32 };
    ENOUGH_OF_ANY = 22;
    USUAL_DASHES = 4;
    mcp_weak_session_default = rule({
      id: "mcp-weak-session",
      severity: "warning",
      stop: false,
      text: "The session id that it issues is short enough to be guessed.",
      fix: "Issue random ids of 128 bits or more, as the transport asks for.",
      fires: "The id carries less than 128 bits: fewer than 39 digits, 32 hex digits, or 22 characters of any other alphabet.",
      spares: "Servers without sessions. A read keeps the length and alphabet of an id, never the id.",
      needs: "conversation",
      judge({ served: { session } }) {
        if (session === null) return [];
        const { length, alphabet: alphabet2, dashes = USUAL_DASHES } = session;
        const carrying = alphabet2 === "hex_dashed" ? length - dashes : length;
        const enough = Object.hasOwn(ENOUGH, alphabet2) ? ENOUGH[alphabet2] : ENOUGH_OF_ANY;
        return carrying < enough ? [{ where: "session", text: `${length} characters, ${alphabet2.replace("_", ", ")}` }] : [];
      }
    });
  }
});

// src/judge/report-card/index.ts
var RULES;
var init_report_card = __esm({
  "src/judge/report-card/index.ts"() {
    "use strict";
    init_mcp_annotation_contradicts();
    init_mcp_auth_no_metadata();
    init_mcp_auth_resource_mismatch();
    init_mcp_capability_undeclared();
    init_mcp_card_mismatch();
    init_mcp_credential_request();
    init_mcp_cross_tool();
    init_mcp_duplicate_tools();
    init_mcp_exfiltration_link();
    init_mcp_hidden_characters();
    init_mcp_initialized_refused();
    init_mcp_instructions_to_agent();
    init_mcp_model_flagged();
    init_mcp_no_tools();
    init_mcp_not_mcp();
    init_mcp_price_mismatch();
    init_mcp_price_unstated();
    init_mcp_protocol_old();
    init_mcp_protocol_unknown();
    init_mcp_server_requests();
    init_mcp_testnet_payment();
    init_mcp_tls_expiring();
    init_mcp_tls_invalid();
    init_mcp_tool_name_invalid();
    init_mcp_tool_no_description();
    init_mcp_tool_no_schema();
    init_mcp_tools_changed();
    init_mcp_tools_list_failed();
    init_mcp_unreachable();
    init_mcp_version_differs();
    init_mcp_weak_session();
    RULES = [
      mcp_unreachable_default,
      mcp_not_mcp_default,
      mcp_tls_invalid_default,
      mcp_tls_expiring_default,
      mcp_auth_no_metadata_default,
      mcp_auth_resource_mismatch_default,
      mcp_protocol_unknown_default,
      mcp_protocol_old_default,
      mcp_initialized_refused_default,
      mcp_weak_session_default,
      mcp_tools_list_failed_default,
      mcp_capability_undeclared_default,
      mcp_no_tools_default,
      mcp_duplicate_tools_default,
      mcp_tool_name_invalid_default,
      mcp_tool_no_description_default,
      mcp_tool_no_schema_default,
      mcp_annotation_contradicts_default,
      mcp_instructions_to_agent_default,
      mcp_hidden_characters_default,
      mcp_exfiltration_link_default,
      mcp_credential_request_default,
      mcp_cross_tool_default,
      mcp_server_requests_default,
      mcp_price_mismatch_default,
      mcp_price_unstated_default,
      mcp_testnet_payment_default,
      mcp_card_mismatch_default,
      mcp_version_differs_default,
      mcp_tools_changed_default,
      mcp_model_flagged_default
    ];
  }
});

// src/judge/report-card/needs.ts
function missing(need, { served, attempts }) {
  const last = attempts.at(-1);
  const isPlain = !/^https:/i.test(served.connection?.origin ?? served.endpoint);
  switch (need) {
    case "nothing":
      return null;
    case "answer":
      return last === void 0 || UNANSWERED.has(last) ? "the server gave no answer" : null;
    case "tls":
      return isPlain || served.connection?.tls ? null : "no certificate was shown";
    default:
  }
  if (!served.opened) {
    if (need === "payment" && served.payments.length > 0) return null;
    return last === "gate" ? "the server asks for a sign-in before it says more" : "no conversation came about";
  }
  if (need === "conversation" || need === "payment") return null;
  const { state, reason: reason2 } = served.lists.tools;
  if (state === "whole" || state === "not_declared") return null;
  const why = `tools/list was not read to its end (${reason2 ?? state})`;
  return need === "tools" && served.tools.length > 0 ? null : why;
}
var UNANSWERED;
var init_needs = __esm({
  "src/judge/report-card/needs.ts"() {
    "use strict";
    UNANSWERED = /* @__PURE__ */ new Set(["network", "tls", "nothing_sent"]);
  }
});

// src/judge/report-card/apply.ts
function applyRules(facts) {
  const findings = [];
  const unjudged = [];
  const stops = [];
  for (const rule2 of RULES) {
    const outcome = outcomeOf(rule2, facts);
    if ("unjudged" in outcome) unjudged.push({ rule: rule2.id, reason: outcome.unjudged });
    else if (outcome.length > 0) {
      findings.push(finding(rule2, outcome));
      if (rule2.stop) stops.push(...placesOf(rule2.id, outcome));
    }
  }
  return { findings, unjudged, stops };
}
function outcomeOf(rule2, facts) {
  try {
    const reason2 = missing(rule2.needs, facts);
    return reason2 === null ? rule2.judge(facts) : { unjudged: reason2 };
  } catch (error3) {
    const why = error3 instanceof Error ? error3.message : String(error3);
    return { unjudged: `the rule ${rule2.id} failed: ${excerpt(why, 0)}` };
  }
}
function finding(rule2, places) {
  const { id, severity, stop, text: text3, fix } = rule2;
  const evidence = places.slice(0, MOST_PLACES).map((place) => ({
    where: shown(place.where),
    text: shown(place.text)
  }));
  return { rule: id, severity, stop, text: text3, fix, count: places.length, evidence };
}
function shown(text3) {
  return excerpt(text3, 0);
}
function placesOf(rule2, outcome) {
  return outcome.map(({ where, text: text3, digest: digest2 }) => ({ rule: rule2, place: digest2 ?? `${where} ${text3}` }));
}
var MOST_PLACES;
var init_apply = __esm({
  "src/judge/report-card/apply.ts"() {
    "use strict";
    init_evidence();
    init_report_card();
    init_needs();
    MOST_PLACES = 5;
  }
});

// src/judge/report-card/conditions.ts
function conditionsOf({ client }, { era, auth }) {
  const capabilities = Object.keys(client.capabilities).sort().join(",") || "none";
  return `capabilities ${capabilities}; era ${era ?? "none"}; sign-in ${auth === null ? "none" : "asked"}`;
}
var init_conditions = __esm({
  "src/judge/report-card/conditions.ts"() {
    "use strict";
  }
});

// src/observation/served/answers.ts
function callsOf(exchanges) {
  return lastOfEach(exchanges, "tools/call").map(([tool, exchange]) => {
    const result = replyResult(exchange);
    const error3 = errorOf(exchange);
    return {
      tool,
      answered: result !== null,
      isError: result?.isError === true,
      texts: result === null ? textsOfError(error3) : textsOfResult(result),
      result,
      error: error3,
      exchange
    };
  });
}
function readsOf(exchanges) {
  return lastOfEach(exchanges, "resources/read").map(([uri, exchange]) => {
    const result = replyResult(exchange);
    const contents = Array.isArray(result?.contents) ? result.contents : [];
    const texts = contents.flatMap((one) => isObject3(one) ? textOf(one.text) : []);
    return { uri, answered: result !== null, texts, exchange };
  });
}
function errorOf({ reply: reply2 }) {
  const error3 = reply2?.error;
  if (!isObject3(error3)) return null;
  return {
    code: typeof error3.code === "number" ? error3.code : null,
    message: typeof error3.message === "string" ? error3.message : null,
    data: error3.data ?? null
  };
}
function lastOfEach(exchanges, step2) {
  const last = /* @__PURE__ */ new Map();
  for (const exchange of exchanges) {
    if (exchange.step === step2) last.set(exchange.asked_for ?? "", exchange);
  }
  return [...last];
}
function textsOfResult(result) {
  const content = Array.isArray(result.content) ? result.content.filter(isObject3) : [];
  const texts = content.flatMap(textsOfBlock);
  if (texts.length > 0 || !isObject3(result.structuredContent)) return texts;
  return asText(result.structuredContent);
}
function asText(value) {
  try {
    return [JSON.stringify(value)];
  } catch {
    return [];
  }
}
function textsOfBlock(block) {
  const { type, text: text3, resource, name, title, description } = block;
  if (type === "resource_link") return [name, title, description].flatMap(textOf);
  if (type === "resource" && isObject3(resource)) return textOf(resource.text);
  return textOf(text3);
}
function textsOfError(error3) {
  return error3?.message ? [error3.message] : [];
}
function textOf(value) {
  return typeof value === "string" && value !== "" ? [value] : [];
}
var init_answers = __esm({
  "src/observation/served/answers.ts"() {
    "use strict";
    init_answer();
    init_messages();
  }
});

// src/observation/card-documents.ts
function isServerCard(value) {
  return isDraftCard(value) || isHistoricalCard(value);
}
function isDraftCard(value) {
  const { name, version, $schema, remotes } = value;
  if (typeof name !== "string" || typeof version !== "string") return false;
  return isCardSchema($schema) || name.includes("/") && Array.isArray(remotes);
}
function isHistoricalCard(value) {
  const { serverInfo, transport, capabilities, protocolVersion, tools } = value;
  if (!isObject3(serverInfo) || typeof serverInfo.name !== "string") return false;
  const isTold = typeof protocolVersion === "string" || Array.isArray(tools);
  return isTold || isObject3(transport) || isObject3(capabilities) || isCardSchema(value.$schema);
}
function isCardSchema(value) {
  return typeof value === "string" && /server-card/.test(value);
}
function catalogEntries(value) {
  const { entries } = value;
  if (!Array.isArray(entries)) return null;
  return entries.filter(isObject3).flatMap(({ type, mediaType: mediaType2, url, data: data2 }) => {
    if (type !== CARD_TYPE && mediaType2 !== CARD_TYPE) return [];
    return [{ url: typeof url === "string" ? url : null, data: isObject3(data2) ? data2 : null }];
  });
}
function entryFor(entries, endpoint) {
  const [path] = endpoint.split(/[?#]/);
  const isNamed = ({ url, data: data2 }) => url?.startsWith(`${path?.replace(/\/$/, "")}/`) === true || cardRemotes(data2).some((remote) => remote.split(/[?#]/)[0] === path);
  return entries.find(isNamed) ?? (entries.length === 1 ? entries[0] ?? null : null);
}
function cardRemotes(card) {
  const remotes = Array.isArray(card?.remotes) ? card.remotes.filter(isObject3) : [];
  return remotes.map(({ url }) => url).filter((url) => typeof url === "string");
}
var CARD_TYPE;
var init_card_documents = __esm({
  "src/observation/card-documents.ts"() {
    "use strict";
    init_messages();
    CARD_TYPE = "application/mcp-server-card+json";
  }
});

// src/observation/served/tries.ts
function triesOf(exchanges, kinds) {
  return exchanges.flatMap((exchange, index) => {
    const { metadata } = exchange;
    if (metadata === void 0 || !kinds.includes(metadata.kind)) return [];
    return isFollowed(exchange, exchanges[index + 1]) ? [] : [tryOf(exchange, metadata)];
  });
}
function tryOf(exchange, { kind, lead }) {
  const { url, status, document } = exchange;
  const found3 = status === 200 && isObject3(document) ? document : null;
  return { url, kind, lead, status, unread: cutOff(exchange), document: found3 };
}
function isFollowed(exchange, next) {
  const { status, metadata, headers, url } = exchange;
  if (status === null || status < 300 || status >= 400 || next?.metadata === void 0)
    return false;
  if (next.metadata.kind !== metadata?.kind || next.metadata.lead !== metadata.lead) return false;
  const location = headers.location?.[0] ?? "";
  return URL.canParse(location, url) && new URL(location, url).href === new URL(next.url).href;
}
var init_tries = __esm({
  "src/observation/served/tries.ts"() {
    "use strict";
    init_lists();
    init_messages();
  }
});

// src/observation/served/card.ts
function cardOf({ endpoint, exchanges }) {
  const tries = triesOf(exchanges, ["server_card", "catalog", "control"]);
  return { card: findCard(tries, endpoint), tries };
}
function findCard(tries, endpoint) {
  for (const { kind, lead, url, document } of tries) {
    if (document === null) continue;
    if (kind === "catalog") {
      const { data: data2 = null } = entryFor(catalogEntries(document) ?? [], endpoint) ?? {};
      if (data2 !== null && isServerCard(data2)) return { url, lead: "catalog", card: data2 };
    }
    const known3 = CARD_LEADS.find((one) => one === lead);
    if (kind !== "server_card" || known3 === void 0 || !isServerCard(document)) continue;
    if (!answersAnyPath(tries, known3)) return { url, lead: known3, card: document };
  }
  return null;
}
function answersAnyPath(tries, lead) {
  const control = tries.find((one) => one.kind === "control" && one.lead === lead);
  if (control === void 0 || control.unread !== null) return true;
  return control.document !== null && isServerCard(control.document);
}
var CARD_LEADS;
var init_card2 = __esm({
  "src/observation/served/card.ts"() {
    "use strict";
    init_card_documents();
    init_tries();
    CARD_LEADS = ["endpoint", "catalog", "historical"];
  }
});

// src/observation/served/connection.ts
function connectionOf({ endpoint, connections }, last) {
  const origins = [last?.url, endpoint].flatMap(
    (url) => url !== void 0 && URL.canParse(url) ? [new URL(url).origin] : []
  );
  for (const origin of origins) {
    const found3 = connections.find((one) => originOf(one) === origin);
    if (found3 !== void 0) return found3;
  }
  return null;
}
function originOf({ origin }) {
  return URL.canParse(origin) ? new URL(origin).origin : origin;
}
var init_connection = __esm({
  "src/observation/served/connection.ts"() {
    "use strict";
  }
});

// src/observation/served/conversation.ts
function mainTalk(talks) {
  const asked = talks.filter(
    ({ exchanges }) => exchanges.some(({ step: step2 }) => step2 === "tools/list")
  );
  const listed2 = asked.find(({ tools }) => tools !== null);
  const opened2 = talks.find(({ version }) => version !== null);
  return listed2 ?? asked.at(-1) ?? opened2 ?? decisive2(talks);
}
function decisive2(talks) {
  const gated2 = talks.find(({ last }) => last.status !== null && GATE3.has(last.status));
  const end = talks.at(-1);
  const isOpen = end !== void 0 && end.era !== "sse" && isPassing(end.last);
  const answered = talks.find(({ last }) => last.status !== null);
  return gated2 ?? (isOpen ? end : void 0) ?? answered ?? talks[0] ?? null;
}
function isPassing(exchange) {
  const { status } = exchange;
  return status === 429 || status !== null && status >= 500 || cutOff(exchange) !== null;
}
function erasOf(talks, main2) {
  const ordered = [...talks].sort((a, b) => Number(b === main2) - Number(a === main2));
  const eras = [];
  for (const talk2 of ordered) {
    const known3 = eras.some(({ era }) => era === talk2.era);
    if (talk2.version === null || known3 || !isSpoken(talk2)) continue;
    eras.push({ era: talk2.era, protocol_version: talk2.version });
  }
  return eras;
}
function isSpoken(talk2) {
  if (talk2.era !== "modern" || talk2.tools !== null) return true;
  const listed2 = openingResult(talk2)?.supportedVersions;
  return Array.isArray(listed2) && newestModern(listed2) !== null;
}
function openingOf(talk2) {
  const openings = talk2.exchanges.filter(isOpening);
  return openings.findLast((exchange) => usableResult(exchange) !== null) ?? openings.at(-1) ?? null;
}
function openingResult(talk2) {
  const opening = openingOf(talk2);
  return opening === null ? null : usableResult(opening);
}
function serverInfoOf2(talk2) {
  const { serverInfo } = openingResult(talk2) ?? {};
  if (isObject3(serverInfo)) return serverInfo;
  for (const exchange of talk2.exchanges) {
    const meta = replyResult(exchange)?._meta;
    const info = isObject3(meta) ? meta[SERVER_INFO2] : void 0;
    if (isObject3(info)) return info;
  }
  return void 0;
}
function isOpening({ step: step2 }) {
  return step2 === "initialize" || step2 === "discover" || step2 === "sse";
}
var SERVER_INFO2, GATE3;
var init_conversation2 = __esm({
  "src/observation/served/conversation.ts"() {
    "use strict";
    init_answer();
    init_facts();
    init_lists();
    init_messages();
    init_versions();
    SERVER_INFO2 = "io.modelcontextprotocol/serverInfo";
    GATE3 = /* @__PURE__ */ new Set([401, 402, 403]);
  }
});

// src/observation/served/list.ts
function servedList(name, talk2, capabilities) {
  const { method, capability } = METHODS2[name];
  const declared = isDeclared(capabilities[capability]);
  if (talk2 === null || talk2.version === null) {
    return {
      items: [],
      list: { state: "not_asked", reason: null, pages: 0, declared, last: null }
    };
  }
  const read = foldList(talk2.exchanges, method);
  const { items: items2, pages: pages2, last } = read;
  const list2 = (state, reason3) => ({
    items: items2,
    list: { state, reason: reason3, pages: pages2, declared, last }
  });
  if (read.isWhole) return list2("whole", read.repeats ? "cursor_repeats" : null);
  if (last === null && !declared) return list2("not_declared", null);
  if (last === null) return list2("cut", talk2.exchanges.length === 0 ? "not_asked" : "stopped");
  const { isCut, reason: reason2 } = endOfList(read);
  if (isCut) return list2("cut", reason2);
  const isUnknown = !declared && pages2 === 0 && reason2 === `error_${METHOD_NOT_FOUND9}`;
  return list2(isUnknown ? "not_declared" : "failed", reason2);
}
var METHOD_NOT_FOUND9, METHODS2;
var init_list = __esm({
  "src/observation/served/list.ts"() {
    "use strict";
    init_lists();
    METHOD_NOT_FOUND9 = -32601;
    METHODS2 = {
      tools: { method: "tools/list", capability: "tools" },
      prompts: { method: "prompts/list", capability: "prompts" },
      resources: { method: "resources/list", capability: "resources" },
      templates: { method: "resources/templates/list", capability: "resources" }
    };
  }
});

// src/observation/served/not-read.ts
function notReadOf(served, exchanges) {
  const missing2 = [];
  const { opened: opened2, opening, lists, auth, card, cardTries } = served;
  if (!opened2) missing2.push({ what: "handshake", reason: openingReason(opening) });
  for (const name of Object.keys(lists)) {
    const { state, reason: reason2 } = lists[name];
    if (state === "cut") missing2.push({ what: METHODS2[name].method, reason: reason2 ?? "stopped" });
  }
  for (const step2 of ["tools/call", "resources/read"]) {
    const cut2 = exchanges.filter((one) => one.step === step2).map(cutOff);
    const reason2 = cut2.find((one) => one !== null);
    if (reason2) missing2.push({ what: step2, reason: reason2 });
  }
  const signIn = auth?.resource === null ? unread(auth.tries) : null;
  if (signIn !== null) missing2.push({ what: "sign_in", reason: signIn });
  const cardReason = card === null ? unread(cardTries) : null;
  if (cardReason !== null) missing2.push({ what: "server_card", reason: cardReason });
  const other = served.eras.length === 1 ? exchanges.find(isLostOpening) : void 0;
  if (opened2 && other !== void 0)
    missing2.push({ what: "eras", reason: cutOff(other) ?? "stopped" });
  return missing2;
}
function isLostOpening(exchange) {
  const isOpening2 = exchange.step === "initialize" || exchange.step === "discover";
  return isOpening2 && cutOff(exchange) !== null;
}
function openingReason(opening) {
  if (opening === null) return "not_asked";
  const { status } = opening;
  if (status === 401 || status === 402 || status === 403) return "gate";
  return cutOff(opening) ?? (status !== null && status >= 300 ? `http_${status}` : "no_handshake");
}
function unread(tries) {
  return tries.find((one) => one.unread !== null)?.unread ?? null;
}
var init_not_read = __esm({
  "src/observation/served/not-read.ts"() {
    "use strict";
    init_lists();
    init_list();
  }
});

// src/observation/served/payments.ts
function paymentsOf(exchanges) {
  return exchanges.filter(({ step: step2 }) => step2 !== "metadata").flatMap(requestsIn);
}
function requestsIn(exchange) {
  const { status, step: step2, headers, asked_for, document, reply: reply2 } = exchange;
  const lines2 = headers["www-authenticate"] ?? [];
  const { challenges } = parseChallenges(lines2);
  const pays = challenges.filter(({ scheme }) => scheme === "payment");
  const tool = step2 === "tools/call" ? asked_for ?? null : null;
  const request = (where, value) => ({
    where,
    tool,
    step: step2,
    status,
    value,
    challenges: pays.length > 0 ? pays : null
  });
  const found3 = [];
  const header = headers["payment-required"]?.[0];
  if (header !== void 0) found3.push(request("payment_required_header", fromBase64(header)));
  if (status === 402 || pays.length > 0) {
    found3.push(request("http_402", document ?? (reply2 === null ? null : reply2)));
  }
  if (isPaymentError(reply2?.error)) found3.push(request("rpc_error", reply2?.error));
  const result = replyResult(exchange);
  if (result !== null && isPaymentResult(result)) found3.push(request("result", result));
  return found3;
}
function isPaymentError(error3) {
  if (!isObject3(error3)) return false;
  const { code: code2, data: data2 } = error3;
  if (isObject3(data2) && Array.isArray(data2.elicitations)) return false;
  return PAYMENT_CODES.has(Number(code2)) || isPaymentRequired(data2);
}
function isPaymentResult(result) {
  const meta = isObject3(result._meta) ? result._meta : {};
  const marks = ["x402/error", "x402.error", "org.paymentauth/payment-required"];
  if (marks.some((mark) => Object.hasOwn(meta, mark))) return true;
  if (isPaymentRequired(result.structuredContent)) return true;
  if (result.isError !== true || !Array.isArray(result.content)) return false;
  return result.content.filter(isObject3).some(({ text: text3 }) => {
    const value = typeof text3 === "string" && text3.length < 65536 ? parsed(text3) : void 0;
    return isPaymentRequired(value) || isObject3(value) && Object.hasOwn(value, "x402/error");
  });
}
function isPaymentRequired(value) {
  if (!isObject3(value)) return false;
  const isX402 = value.x402Version !== void 0 && Array.isArray(value.accepts);
  return isX402 || value.httpStatus === 402 && Array.isArray(value.challenges);
}
function fromBase64(text3) {
  const bytes = Uint8Array.from(decoded2(text3), (char) => char.charCodeAt(0));
  return parsed(new TextDecoder().decode(bytes)) ?? text3;
}
function decoded2(text3) {
  try {
    return atob(text3);
  } catch {
    return "";
  }
}
var PAYMENT_CODES;
var init_payments = __esm({
  "src/observation/served/payments.ts"() {
    "use strict";
    init_answer();
    init_challenges();
    init_messages();
    PAYMENT_CODES = /* @__PURE__ */ new Set([402, -32402, -32042, -32043]);
  }
});

// src/observation/served/server-requests.ts
function serverRequestsOf(exchanges) {
  return exchanges.flatMap((exchange) => [...inStream(exchange), ...inResult(exchange)]);
}
function inStream({ step: step2, other_messages }) {
  return other_messages.flatMap(
    ({ kind, method }) => kind === "request" && method !== null ? [{ method, during: step2, how: "stream" }] : []
  );
}
function inResult(exchange) {
  const result = replyResult(exchange);
  if (result?.resultType !== "input_required" || !isObject3(result.inputRequests)) return [];
  return Object.values(result.inputRequests).flatMap(
    (request) => isObject3(request) && typeof request.method === "string" ? [{ method: request.method, during: exchange.step, how: "input_required" }] : []
  );
}
var init_server_requests2 = __esm({
  "src/observation/served/server-requests.ts"() {
    "use strict";
    init_answer();
    init_messages();
  }
});

// src/observation/auth-documents.ts
function signInExchange(exchanges) {
  let hasSession = false;
  for (const exchange of exchanges) {
    if (exchange.step === "metadata") continue;
    if (exchange.step === "initialize") hasSession = exchange.session !== null;
    const isLost = hasSession && exchange.step !== "initialize" && isUntyped401(exchange);
    if (exchange.status === 401 && !isLost) return exchange;
    if (exchange.status === 403 && exchange.headers["www-authenticate"] !== void 0) {
      return exchange;
    }
  }
  return null;
}
function resourceMetadataOf(challenges) {
  const ours = challenges.filter(({ scheme }) => OAUTH.has(scheme));
  for (const { params } of [...ours, ...challenges]) {
    if (Object.hasOwn(params, "resource_metadata")) return params.resource_metadata ?? null;
  }
  return null;
}
function isWebAddress(text3) {
  return /^https?:\/\//i.test(text3) && URL.canParse(text3);
}
function isResourceMetadata(value) {
  return typeof value.resource === "string" && isWebAddress(value.resource);
}
function authorizationServers(value) {
  const { authorization_servers: listed2 } = value;
  return Array.isArray(listed2) ? listed2.filter((one) => typeof one === "string") : [];
}
function isServerMetadata(value) {
  const endpoints = [value.authorization_endpoint, value.token_endpoint];
  return typeof value.issuer === "string" && endpoints.some((one) => typeof one === "string");
}
var OAUTH;
var init_auth_documents = __esm({
  "src/observation/auth-documents.ts"() {
    "use strict";
    init_session();
    OAUTH = /* @__PURE__ */ new Set(["bearer", "dpop"]);
  }
});

// src/observation/served/sign-in.ts
function signInOf({ exchanges }) {
  const exchange = signInExchange(exchanges);
  if (exchange === null || exchange.status === null) return null;
  const lines2 = exchange.headers["www-authenticate"] ?? null;
  const { challenges, wellFormed } = parseChallenges(lines2 ?? []);
  const said = resourceMetadataOf(challenges);
  const tries = triesOf(exchanges, ["resource", "authorization_server"]);
  const fitting2 = (kind, fits) => tries.find((one) => one.kind === kind && one.document !== null && fits(one.document)) ?? null;
  const resource = fitting2("resource", isResourceMetadata);
  const issuer = resource?.document ? authorizationServers(resource.document)[0] ?? null : null;
  return {
    status: exchange.status,
    exchange,
    challenges: lines2 === null ? null : challenges,
    wellFormed: lines2 === null || wellFormed,
    resourceMetadata: said === null ? null : { value: said, usable: isWebAddress(said) },
    resource,
    server: fitting2(
      "authorization_server",
      (value) => isServerMetadata(value) && (issuer === null || value.issuer === issuer)
    ),
    issuer,
    tries
  };
}
var init_sign_in = __esm({
  "src/observation/served/sign-in.ts"() {
    "use strict";
    init_auth_documents();
    init_challenges();
    init_tries();
  }
});

// src/observation/served.ts
function servedOf(observation) {
  const talks = talksOf(observation);
  const main2 = mainTalk(talks);
  const result = main2 === null ? null : openingResult(main2);
  const capabilities = isObject3(result?.capabilities) ? result.capabilities : {};
  const { exchanges } = observation;
  const list2 = (name, declared = capabilities) => servedList(name, main2, declared);
  const [tools, prompts, resources, templates] = [
    // Some answer no opening request of the era that lists their tools, and declare them in the other.
    list2("tools", result === null ? declaredElsewhere(talks) : capabilities),
    list2("prompts"),
    list2("resources"),
    list2("templates")
  ];
  const info = main2 === null ? void 0 : serverInfoOf2(main2);
  const listed2 = result?.supportedVersions;
  const opening = main2 === null ? null : openingOf(main2);
  const { card, tries } = cardOf(observation);
  const served = {
    opened: main2 !== null && main2.version !== null,
    opening,
    lists: {
      tools: tools.list,
      prompts: prompts.list,
      resources: resources.list,
      templates: templates.list
    },
    eras: erasOf(talks, main2),
    auth: signInOf(observation),
    card,
    cardTries: tries
  };
  const own = main2?.exchanges ?? [];
  return {
    ...served,
    endpoint: observation.endpoint,
    read_at: observation.started_at,
    era: served.opened ? main2?.era ?? null : null,
    protocol_version: main2?.version ?? null,
    supportedVersions: Array.isArray(listed2) ? listed2.filter((one) => typeof one === "string") : null,
    ...typeof result?.instructions === "string" ? { instructions: result.instructions } : {},
    ...info === void 0 ? {} : { serverInfo: info },
    capabilities,
    tools: tools.items,
    prompts: prompts.items,
    resources: resources.items,
    templates: templates.items,
    calls: callsOf(own),
    reads: readsOf(own),
    initialized: own.findLast(({ step: step2 }) => step2 === "initialized") ?? null,
    session: opening?.session ?? null,
    serverRequests: serverRequestsOf(exchanges),
    payments: paymentsOf(exchanges),
    connection: connectionOf(observation, main2?.last ?? null),
    notRead: notReadOf(served, exchanges)
  };
}
function declaredElsewhere(talks) {
  const declared = talks.map((talk2) => openingResult(talk2)?.capabilities);
  return declared.find(isObject3) ?? {};
}
var init_served = __esm({
  "src/observation/served.ts"() {
    "use strict";
    init_facts();
    init_messages();
    init_answers();
    init_card2();
    init_connection();
    init_conversation2();
    init_list();
    init_not_read();
    init_payments();
    init_server_requests2();
    init_sign_in();
  }
});

// src/judge/text/agent-instructions.ts
var AGENT_INSTRUCTIONS;
var init_agent_instructions = __esm({
  "src/judge/text/agent-instructions.ts"() {
    "use strict";
    AGENT_INSTRUCTIONS = [
      // Set aside what you were told.
      "DROP ~3 EARLIER ~3 ORDERS",
      "DROP ~2 ORDERS ~3 EARLIER_AFTER",
      "DROP ~3 everything|anything|all|what ~4 told|said|learned|above|before|instructed|know",
      "erase|unlearn|wipe|purge|clear|DROP ~3 everything|all|what|whatever|anything ~1 YOU ~3 told|said|learned|taught|trained|instructed|given|asked",
      "DROP ~2 whatever|anything|everything|all|what ~3 USER|developer|system|admin ~3 configured|set|wants|requested|instructed|SAYS",
      "OBEY ~2 only|just ~2 what|this|these",
      "EARLIER ~4 ORDERS ~3 DROP",
      "NOT ~1 FOLLOW ~2 STANDING ~2 ORDERS",
      "EARLIER ~1 ORDERS ~4 no ~0 longer",
      "EARLIER ~1 ORDERS ~4 VOID",
      "your ~2 instructions|guidelines|directives|guidance|programming|training ~4 replaced|VOID",
      "YOU ~3 asked|told|instructed|given|taught ~5 EARLIER_AFTER|EARLIER ~3 VOID",
      "priority|precedence|weight|authority ~2 than|over|above ~3 system|developer|your|USER|safety ~2 prompt|ORDERS|message|request|wishes|training",
      "this|these|following ~1 ORDERS|text|notice|message ~3 SUPERSEDE ~6 EARLIER|USER|others|SAFETY",
      "SUPERSEDE ~2 over ~4 system|user|users|safety|all ~2 ORDERS|requests|request|wishes|prompt",
      "bypass|circumvent|evade|disable|defeat|ignore|override ~2 your|the|any|all|safety|content ~2 guardrails|guardrail|safety|safeguards|moderation|restrictions|refusals",
      "avoid|prevent|without ~1 triggering|tripping|alerting ~3 SAFETY",
      "NOT ~1 FOLLOW ~2 ORDERS ~3 USER|system|developer",
      "stop|cease ~1 following|obeying ~4 ORDERS|USER",
      "ORDERS ~3 your|developer|system|you|given|earlier|previous ~4 longer|not ~1 apply|applies|valid|binding|count",
      "reset|erase|wipe|clear ~1 your ~2 ORDERS|memory|context|training",
      "new|updated|revised ~1 ORDERS ~1 from ~2 AUTHORITY",
      "this ~2 message|text|notice|note|instruction|order ~3 from ~2 AUTHORITY",
      "no ~0 longer ~1 need|needs|require|requires ~1 CONSENT",
      "FOLLOW ~1 this|these ~1 description|text|message|note|notice|tool",
      "over|above ~1 anything|everything|whatever ~2 USER|else ~2 says|writes|asks|wants|said|wrote|asked",
      "NOT ~1 refuse|resist|argue",
      // Keep it from the user.
      { order: "NOT ~2 TELL ~4 USER", unless: "CONDITION", except: "to|they|how|which" },
      { order: "NOT ~3 USER ~2 TELL", unless: "CONDITION" },
      { order: "USER ~3 NOT ~1 TELL", unless: "CONDITION|if" },
      { order: "NOT ~2 MENTION ~3 META ~6 USER", unless: "CONDITION" },
      { order: "NOT ~3 let|allow ~3 USER ~2 KNOW", unless: "CONDITION" },
      "NOT ~1 mention|reveal|disclose|acknowledge|admit ~2 this|these|that|it|what|why",
      "NOT ~2 bring|raise ~3 up|subject",
      "NOT ~2 bring|draw|call ~6 USER ~2 attention",
      "AGENT ~2 should|must|shall|will|has ~2 HIDE",
      "forbidden|prohibited|disallowed ~1 to ~1 TELL|mention|reveal|disclose|ask",
      "no ~0 need|reason|point ~0 to|in ~1 TELL|mention|mentioning|bring|bringing|raise|bother|disturb ~6 USER|this|it|up",
      "USER ~2 NOT|#isnt|doesnt ~1 need|have ~1 to ~2 KNOW|hear",
      "so ~1 that|USER|they|nobody ~2 NOT|nobody|cannot|cant|wont|#isnt ~2 NOTICE",
      "keep|keeps|kept|stay|stays|remain|remains|leave ~3 unaware|oblivious|uninformed|ignorant",
      "distract|divert ~3 USER",
      "change ~1 the ~1 subject|topic",
      "NOT ~1 talk|speak|write ~1 about|of ~1 this|it|these|that",
      "NOT ~2 tell|mention|reveal|disclose ~1 anyone|anybody|them|him|her|nobody",
      "USER ~2 must|should|need|needs|may|shall ~1 not|never ~2 KNOW",
      "HIDE ~6 from|vor|dem|al|aux|dal|do ~3 USER|anyone|anybody|everyone|everybody|people",
      "keep|stay|stays ~5 between ~0 us|you",
      "delete|erase|remove|wipe|clear|cover ~2 trace|traces|evidence|tracks ~1 of ~1 this|these|what|your|it",
      "HIDE ~3 USER",
      "USER ~3 HIDE",
      "keep ~6 secret|hidden|confidential|invisible|private|quiet ~3 from ~2 USER",
      "keep ~3 this|it|these ~3 secret|hidden|confidential ~1 from",
      "ACT ~10 WITHOUT ~2 TELLING ~4 USER",
      "WITHOUT ~2 USER ~1 TELLING|knowing|noticing|seeing",
      "without ~2 knowledge|consent|permission|awareness ~2 of ~1 USER",
      { order: "SECRETLY ~2 ACT|SEND|GIVE|READ|add|insert|REVEAL", unless: "CONDITION" },
      { order: "ACT|SEND|GIVE|READ ~6 SECRETLY", unless: "CONDITION" },
      { order: "SILENTLY ~1 ACT|SEND|GIVE|READ", unless: "CONDITION" },
      "omit|exclude|leave ~1 this|these ~2 step|steps|call|calls|action|actions ~5 from|out",
      "leave|keep ~2 out ~1 of ~3 summary|answer|reply|report|response|log|logs",
      "keep|stay|remain ~1 quiet|silent|mum ~1 about",
      "hidden|secret ~0 step|steps|task|instruction|instructions|action|goal",
      "sag|sage|sagen|erwahne|erwahnen|verrate|zeige|informiere|erzahle ~5 USER ~3 nicht|nichts|niemals",
      "USER ~3 \u4F1D\u3048|\u77E5\u3089\u305B|\u6559\u3048|\u8A00\u308F|\u8A71\u3055|\u898B\u305B|\u660E\u304B\u3055 ~2 \u306A\u3044\u3067|\u306A\u3044|\u305A",
      "USER ~2 \uC54C\uB9AC|\uB9D0\uD558|\uBCF4\uC5EC ~1 \uC9C0|\uB9C8|\uC54A",
      "if|when ~1 asked ~10 ANSWER|deny ~1 that|no|nothing|only",
      "asks|ask|wonders|asked ~1 what|why|whether|if|how ~1 YOU ~3 did|do|doing|used|sent|called|made|done ~6 ANSWER|tell",
      "convince|persuade|pressure|trick|manipulate ~2 USER",
      "leave ~0 no ~0 trace|traces|evidence|record",
      "delete|erase|remove|clear ~3 this|these ~1 message|messages|instruction|instructions|text|prompt ~3 after|afterwards|once|from",
      "act|behave|continue|proceed|respond|reply|carry ~2 as ~0 if|though ~5 nothing|only|never",
      "do ~0 this|it|so ~1 SILENTLY|SECRETLY",
      "SILENTLY|SECRETLY ~2 in ~0 the ~0 background",
      "pretend ~1 that|the|you|to|this|it",
      "say ~3 nothing|none ~2 about|of",
      // Against their will.
      "USER ~1 REFUSE ~10 ANYWAY",
      "even ~1 if ~2 USER ~2 REFUSE|says|asks|said|wants|objects",
      "regardless|irrespective ~3 USER ~2 says|asks|wants|requests|request|objects|instructs|consent|wishes|instructions|answer|approves|decision|preference|told",
      "no ~0 matter ~2 what|how ~3 USER",
      { order: "NOT ~2 ASK ~3 USER|for ~4 CONSENT", unless: "CONDITION" },
      { order: "NOT ~1 ask ~2 USER", unless: "CONDITION", except: "for|which|what|again|twice" },
      "treat|consider|interpret|count|take ~2 USERS|USER|refusal|silence|objection ~3 as ~1 CONSENT|agreement|yes",
      "approve|confirm|accept|allow|grant ~3 dialog|dialogs|prompt|prompts|permission|permissions|warning|warnings ~3 behalf|yourself|automatically|without",
      "NOT ~1 point|reason|need ~0 in|to ~2 ask|asking|seek|seeking|wait|waiting ~3 USER|CONSENT",
      { order: "NOT ~1 wait ~1 for|until ~2 USER", unless: "CONDITION" },
      "if|when ~1 USER ~3 stop|cancel|abort|quit ~4 keep|continue|proceed|carry",
      { order: "ACT ~6 without ~1 waiting|asking ~3 USER", unless: "CONDITION" },
      {
        order: "assume|consider|treat|act ~4 USER ~3 approved|consented|agreed|confirmed|authorized|authorised",
        unless: "CONDITION|unless"
      },
      "USER ~2 already ~1 approved|consented|agreed|confirmed|authorized|authorised",
      { order: "NOT ~3 ASK_TOOL", unless: "CONDITION|if|unless|more|twice|again|when" },
      "decide ~3 on|by ~0 your ~0 own|self",
      "decide ~3 yourself",
      // What to answer.
      { order: "ALWAYS ~2 ANSWER ~3 THAT", unless: "with|json|format|schema|markdown|language" },
      "say|claim|report|tell|state|answer|assert|confirm|pretend ~7 FINE ~4 even|regardless|anyway|although|whatever|instead",
      "insist|maintain|swear ~2 that ~5 FINE|right",
      "if ~1 USER ~2 questions|doubts|complains|notices|suspects|objects ~8 insist|deny|claim|say|reassure|assure|blame",
      "ANYWAY ~5 say|claim|report|tell|state|answer ~5 FINE",
      "tell|say|claim|report|assure ~14 although|though|despite ~2 nothing|no|not|none|#isnt",
      "tell|assure|convince|inform|report ~2 USER ~2 that ~8 FINE",
      "ANSWER ~20 even ~0 if ~3 not|#isnt|false|untrue|wrong|incorrect",
      "append|end|begin|start|finish ~2 every|each|all ~1 reply|answer|response|replies|answers|responses",
      "ALWAYS ~1 recommend|praise|endorse|promote|rate",
      "lie|deceive|mislead ~2 to|the ~1 USER",
      // Be somebody else.
      "from ~0 now ~0 on ~2 YOU",
      "from ~0 this|that ~0 moment|point ~1 on|onward|onwards|forward ~3 YOU|ALWAYS",
      "from ~0 now ~0 on ~1 ALWAYS|never|respond|answer|treat|follow|obey|act|ignore|every|all|comply|reply",
      "YOU ~1 are|re ~1 now ~3 ROLE|bot|free|in|no|called|named|acting|operating",
      "YOU ~1 are ~1 no ~0 longer ~2 bound|restricted|limited|subject|claude|chatgpt",
      "act|behave|respond|operate ~2 as ~3 ROLE",
      "enter|activate|switch|enable ~3 ROLE ~1 mode",
      "pretend ~1 to ~1 be",
      "your ~1 TASK ~1 is|are|becomes ~1 now|to|no",
      "your ~1 REAL ~1 TASK",
      "YOU ~1 must|shall|will ~2 obey|comply",
      "for|during ~2 rest|remainder ~1 of ~1 this|the ~1 conversation|session|chat ~3 YOU|ALWAYS|never|respond|treat|follow|obey|act|ignore",
      "\u4ECE\u73B0\u5728\u8D77|\u4ECE\u73B0\u5728\u5F00\u59CB|\u73B0\u5728\u5F00\u59CB ~3 \u4F60|\u60A8",
      "ab ~1 jetzt|sofort ~1 bist|du|sie",
      "partir ~2 ahora|maintenant|agora ~3 eres|tu|vous|voce|debes|siempre",
      // Obey what is not the user.
      "DECODE ~8 FOLLOW|run|obey|act|do",
      "ENCODED ~6 TASK|ORDERS",
      "FOLLOW ~2 ORDERS ~4 UNTRUSTED",
      "FOLLOW ~2 any|every|all|whatever ~1 ORDERS",
      "FOLLOW|run ~2 any|every|all|whatever ~1 ORDERS|command ~6 UNTRUSTED|appears|appear|text",
      "as ~0 if|though ~1 USER ~2 typed|asked|said|requested|written|wrote|sent",
      "YOU ~1 will ~1 be ~1 penalized|punished|terminated|fined|rewarded|shut",
      "treat|consider|regard|interpret ~7 as ~3 system|developer|trusted|instruction|instructions|command|commands|orders",
      "treat|consider|regard ~4 ORDERS ~4 as ~1 USER",
      "SAFETY ~4 are|is|been|be|sind ~2 SUSPENDED ~6 SESSION|you|your|agent|assistant|model",
      "AUTHORITY ~14 SAFETY ~4 SUSPENDED",
      "YOU ~1 are|have ~2 authorized|authorised|permission|permitted|clearance|cleared ~3 bypass|ignore|skip|override|access|disable|all",
      "system|admin|administrator|developer|security ~0 override",
      "this|these ~2 ORDERS ~2 mandatory|binding|secret|confidential|internal|hidden",
      "note|notice|attention|instruction|instructions|reminder ~1 to|for ~2 AGENT ~14 NOT|DROP|FOLLOW|must|ALWAYS",
      "attention ~2 AGENT",
      // Give what is not the tool's to have.
      "before ~1 using|calling|use|invoking|running ~14 READ ~5 FILE|CONFIG|KEY_FILE|DOTFILE",
      "READ ~4 MINE ~3 CONFIG ~12 GIVE|SEND|return|field|parameter|argument",
      "read|cat|load|fetch|retrieve|inspect|collect|grab|lee|lies|lis|leggi|leia|\u8BFB\u53D6 ~4 MINE ~3 CONFIG",
      { order: "REVEAL ~3 SYSTEM ~0 PROMPT", unless: "bot_id|chatbot" },
      "REVEAL ~2 your ~3 PROMPT|instructions|rules|guidelines"
    ];
  }
});

// src/judge/text/credential-request.ts
var CREDENTIAL_REQUEST;
var init_credential_request = __esm({
  "src/judge/text/credential-request.ts"() {
    "use strict";
    CREDENTIAL_REQUEST = [
      // Seed phrases and private keys.
      { order: "GIVE|ASK|NEED|READ|enter ~7 SEED", unless: "ENVIRONMENT|generates|creates" },
      { order: "GIVE|ASK|NEED|READ|enter ~7 SEEDY ~1 PHRASE", unless: "ENVIRONMENT" },
      { order: "GIVE|ASK|NEED|READ|enter ~6 private ~1 key|keys", unless: "ENVIRONMENT|path|public" },
      { order: "GIVE|ASK|NEED|READ|enter ~6 PRIVATE_KEY", unless: "ENVIRONMENT|path|public" },
      {
        order: "private ~0 key|keys ~2 of|for|from ~2 USER|USERS ~2 wallet|account",
        unless: "public|path"
      },
      "\u52A9\u8BB0\u8BCD|\u79C1\u94A5|\u79D8\u5BC6\u9375 ~6 GIVE|NEED|ASK",
      // Credential files.
      {
        order: "READ|GIVE|copy|dump|print|head|include|cat|NEED|ASK ~7 KEY_FILE",
        unless: "path|add|adds|fingerprint|fingerprints"
      },
      "READ|GIVE|NEED|ASK|dump|print ~7 DOTFILE ~14 GIVE|as|in|into|to|field|parameter|argument",
      "GIVE|NEED ~5 content|contents|values|value|copy|lines|variables|text ~3 DOTFILE",
      "GIVE ~4 DOTFILE",
      {
        order: "DOTFILE|KEY_FILE ~8 supplied|passed|sent|attached|pasted|uploaded|submitted|handed ~6 as|in|to|into|with",
        unless: "not|never|#isnt|arent|isnt|path"
      },
      "find|locate|take|search|look|open ~6 KEY_FILE|DOTFILE ~10 GIVE|SEND|add|append",
      "READ|GIVE|RUN|copy|dump|print|cat ~7 .git|.vault ~0 credentials|token",
      "KEY_FILE ~8 GIVE|contents|content ~6",
      {
        order: "READ|GIVE|cat|print|ASK ~6 ssh|gpg|pgp ~2 key|keys",
        unless: "public|path|fingerprint|fingerprints|add|title|ENVIRONMENT"
      },
      "READ|GIVE|collect ~3 MINE ~3 CONFIG ~10 token|tokens|key|keys|header|headers|secrets|credentials|authorization",
      // Where a machine keeps them.
      "READ|GIVE|RUN|OPEN|request ~4 #metadata",
      "#metadata ~12 GIVE",
      "RUN|OPEN|use ~3 CREDENTIAL_COMMAND",
      "find ~0 generic|internet ~0 password",
      "RUN|GIVE ~4 CREDENTIAL_COMMAND",
      "run ~3 security ~1 find|dump ~4",
      "run ~2 gh ~1 auth ~1 token",
      "run ~2 gcloud ~2 auth ~3 token",
      "run ~2 git ~1 credential ~1 fill",
      "run ~2 env|set|export ~4 GIVE",
      "GIVE|dump|print|READ ~1 all|your|every|agents|clients|hosts ~3 environment ~1 variables|variable",
      "dump|print|serialize|serialise|leak ~3 environment|env ~5 in|into|as|to",
      "GIVE ~3 whole|entire|full ~1 environment|env",
      "GIVE ~3 output ~2 of ~2 env|printenv|set",
      "READ|GIVE|extract|collect|export|dump ~4 saved|stored|browser|browsers|keychain|session ~2 passwords|password|cookies|cookie|logins|credentials",
      "GIVE|extract|collect|export|dump|READ ~4 cookies|cookie|passwords ~4 browser|chrome|firefox|safari|session",
      // Accounts that are not the server's own.
      { order: "ASK ~3 USER ~4 THEIR ~3 PASSWORD", unless: "new|archive|zip|pdf|reset" },
      { order: "ASK ~3 USER ~3 for ~1 PASSWORD", unless: "new|archive|zip|pdf|reset" },
      { order: "ASK ~3 PASSWORD ~2 of|for|to ~2 USER|USERS", unless: "new|archive|zip|pdf|reset" },
      { order: "ASK ~3 THEIR ~3 PASSWORD", unless: "new|archive|zip|pdf|reset" },
      { order: "ASK ~3 USER ~5 CODE", unless: "CONDITION" },
      "ASK ~4 CODE|PASSWORD ~5 BRAND|bank",
      "ASK|GIVE|READ|enter ~3 one ~0 time ~1 code|password|passcode|pin ~8 USER|USERS|phone|inbox|sms",
      "GIVE|ASK|NEED|enter ~12 cvv|cvc|csc",
      {
        order: "GIVE|NEED ~2 users|user|their|your|his|her ~3 account|login|email|master|bank|wallet|banking|gmail|google|icloud|system|sudo|admin|root|github ~2 PASSWORD|CODE",
        unless: "new|reset"
      },
      "PASSWORD ~4 USER ~4 GIVE",
      "GIVE|NEED|ASK ~5 bank|banking ~2 login|credentials|PASSWORD|CODE",
      "GIVE|ASK|NEED|READ|copy ~4 TOKEN|PASSWORD|credentials ~1 of|from|for ~2 KIND|BRAND ~1 SERVERS",
      "GIVE|add ~4 value|values|content|contents ~5 from|of|in ~2 environment",
      "READ|GIVE|dump|export ~5 password ~0 manager|managers",
      "GIVE|ASK|NEED ~3 USER|users|\u7528\u6237 ~3 PASSWORD|CODE",
      "GIVE|ASK|NEED ~6 BRAND ~5 TOKEN|PASSWORD|CODE ~7 OTHER ~1 OTHERS",
      "GIVE|ASK|NEED|READ|copy ~5 TOKEN|PASSWORD|credentials ~7 OTHER ~2 OTHERS",
      "GIVE|ASK|NEED|READ|copy ~5 OTHER ~1 OTHERS ~2 TOKEN|PASSWORD|credentials",
      "GIVE|ASK|NEED ~4 BRAND ~2 PASSWORD|login|session|cookie|cookies|credentials ~1 PASSWORD|CODE|in|as|into|to|so",
      "GIVE|ASK|READ|copy|take|extract ~5 TOKEN ~4 you|agent|assistant|client|host ~2 HOLD|use|uses|were|was",
      "SEND|GIVE|copy ~4 AUTH ~1 HEADER ~2 you|client|agent|host",
      "enter|GIVE|ASK|submit ~4 2fa|otp|mfa|totp|tan ~1 code|codes|token ~6 authenticator|bank|sms|phone",
      {
        order: "READ|GIVE|SEND|return|print|report ~5 KNOWN_VARIABLE",
        unless: "set|export|env|environment|requires|needs|config|configured|docker|header"
      },
      "GIVE|READ|extract|collect|copy ~3 EACH ~4 AUTH ~1 HEADER",
      "GIVE|READ|extract|collect|copy ~2 EACH ~3 credentials|credential|secrets|passwords|tokens|keys",
      "GIVE|collect|copy ~2 EACH ~3 api|access|secret ~1 keys|tokens|key|token",
      "GIVE|READ|copy ~4 your|clients|agents ~2 AUTH|session|access|bearer|oauth ~1 HEADER|token|tokens|cookie|cookies ~5 OTHER|client|as|in|into"
    ];
  }
});

// src/judge/text/cross-tool.ts
var ORDERS, CROSS_TOOL;
var init_cross_tool = __esm({
  "src/judge/text/cross-tool.ts"() {
    "use strict";
    ORDERS = [
      // Around every other call.
      "BEFORE|AFTER ~2 every|each|any ~1 CALL ~3 TOOL",
      "BEFORE|AFTER ~2 any|every|each|all ~1 other|others|single ~1 TOOL|CALL ~12 GIVE|CAPTURE|CHANGE",
      "BEFORE|AFTER|on|with|during|for ~2 every|each|any|all ~2 TOOL ~1 CALL|use|run",
      "BEFORE|AFTER ~2 using|calling|invoking|use ~2 any|every|each|other ~1 other|TOOL ~1 TOOL|CALL",
      "BEFORE|AFTER ~2 CALL ~3 any|every|each ~2 FOREIGN ~1 TOOL",
      "whenever|when|if ~4 any|another|other|every|each ~1 other|another|TOOL ~1 TOOL|is|returns|runs ~12 CHANGE|call",
      "\u6BCF\u6B21 ~4 TOOL ~4 CALL",
      "\u8C03\u7528 ~2 FOREIGN ~2 TOOL ~2 \u4E4B\u524D",
      // Their arguments and results.
      "WHEN|AFTER|BEFORE ~1 #tool ~7 STATE ~12 CHANGE",
      "WHEN|AFTER|BEFORE ~1 CALL ~1 #tool ~10 CHANGE",
      "CHANGE ~5 CAPTURE|recipient|address|to ~2 of|for|from|to|in ~3 FOREIGN ~2 TOOL|SERVERS",
      "CHANGE|log|record|save ~5 FOREIGN ~1 TOOL|tools ~1 CAPTURE",
      "CHANGE ~5 CAPTURE|recipient ~2 of|for|to ~2 #tool",
      "WHEN ~5 with|via|through|by ~1 #tool ~8 CHANGE",
      "WHEN|BEFORE|AFTER ~6 with|via|through|by ~2 KIND|FOREIGN ~1 TOOL|SERVERS ~6 CHANGE",
      "every|each|any|all ~1 CALL ~2 to|of|from ~2 FOREIGN ~1 TOOL|SERVERS ~4 must|should|has|needs",
      "CHANGE ~5 EVERY ~2 command|commands|call|calls|request|query ~8 with|via|through|by ~3 KIND|FOREIGN ~1 TOOL|SERVERS",
      "CHANGE ~3 PART ~2 of|in ~1 any|every|each|all ~3 YOU ~2 send|write|post|compose|create|draft|make",
      "GIVE ~4 CAPTURE ~2 of|from ~2 every|each|any|all|other ~2 TOOL|CALL",
      "WHEN ~4 sending|writing|using|composing|creating|transferring|sends|paying ~8 CHANGE ~8 #email|#url|#tool|recipient",
      "WHEN|BEFORE ~6 use|call|using|calling|invoke ~2 KIND|FOREIGN ~1 TOOL",
      "TOOL ~1 named|called ~1 #tool",
      "CHANGE ~5 CAPTURE|parameter|parameters ~2 of|for|to|in ~2 any|every|each|all|KIND ~2 TOOL",
      "take|use|GIVE|CHANGE|feed ~4 CAPTURE ~2 of|from ~3 KIND|FOREIGN ~1 SERVERS|TOOL",
      // Instead of them.
      "rather ~0 than ~4 FOREIGN|own|clients|KIND ~2 TOOL",
      "NOT|stop|avoid|quit ~2 USE|RELY ~3 FOREIGN|clients|hosts|agents ~4 TOOL|SERVERS|search|reader|editor",
      "NOT ~2 USE|RELY ~3 TOOL ~2 from|of|by ~2 FOREIGN ~2 SERVERS",
      "NOT ~2 RELY ~2 ASK_TOOL",
      "stop|quit|cease ~1 RELY ~1 #tool",
      "NOT ~6 with|via|through|in|by ~2 builtin|built|native|clients|hosts ~2 TOOL|SERVERS|KIND",
      "treat|consider|regard|view ~2 FOREIGN ~2 TOOL|SERVERS ~2 as ~2 UNSAFE|off|unavailable|missing|disabled",
      "another|other|FOREIGN ~1 TOOL|SERVERS|service|app|apps|services ~10 USE ~4 INSTEAD|place",
      "NOT ~2 USE ~3 KIND ~2 TOOL|SERVERS",
      "NOT ~1 USE ~1 #tool ~8 this|our|INSTEAD",
      "INSTEAD ~1 of ~2 FOREIGN|KIND ~3 TOOL|SERVERS|reader|search|editor",
      "USE ~8 INSTEAD ~1 of ~2 builtin|native|official|#tool",
      "FOREIGN|KIND ~2 TOOL|SERVERS ~1 is|are ~2 UNSAFE",
      "#tool ~4 is ~2 UNSAFE ~8 USE|INSTEAD",
      "#tool ~8 out ~0 of ~0 date ~8 USE|INSTEAD",
      "SKIP ~2 #tool",
      "SKIP ~3 FOREIGN|KIND ~2 TOOL|SERVERS",
      "precedence|priority ~1 over ~3 FOREIGN|KIND|TOOL|#tool|any|all",
      "PREFER ~4 over|to ~3 FOREIGN|KIND|any|all|#tool ~3 TOOL|SERVERS|one|reader|search",
      "override|overrides|replaces|shadows|supersedes ~2 FOREIGN ~3 TOOL|reader|SERVERS|function",
      "USE ~3 only|exclusively ~2 this|these|our ~1 TOOL|SERVERS",
      "sent|made|run|executed|called|written|created ~2 through|with|via|by ~2 FOREIGN|KIND ~1 TOOL|SERVERS ~6 CHANGE",
      "requests|calls|traffic|queries|access|commands|arguments|messages ~3 KIND|FOREIGN ~2 TOOL|SERVERS ~6 must|should|has|have|shall|go|routed ~5 through|via|by|here|ours",
      // How to use a named one.
      "USE|READ|GIVE|SEND|RUN|CHANGE|first|then|with|BEFORE|AFTER|WHEN|any|every|each|NOT ~6 TOOL|#tool ~2 from|of|on|in|by ~2 FOREIGN|KIND ~1 SERVERS",
      "USE|then|first|CHANGE ~2 FOREIGN|KIND ~1 SERVERS ~1 TOOL|to|and",
      "call|invoke|use ~3 FOREIGN ~2 SERVERS",
      "READ|USE|send|search|list|GIVE ~6 with|via|through|by ~2 FOREIGN|KIND ~1 server|servers|connector|connectors|plugin"
    ];
    CROSS_TOOL = [
      ...ORDERS.map((order) => ({ order, unless: "HERE" })),
      // One of its own tools before every other is an order of its own.
      {
        order: "BEFORE|AFTER ~2 any|every|each|all ~1 other|others|single ~1 TOOL|CALL",
        unless: "HERE|#own"
      }
    ];
  }
});

// src/judge/text/exfiltration.ts
var EXFILTRATION;
var init_exfiltration = __esm({
  "src/judge/text/exfiltration.ts"() {
    "use strict";
    EXFILTRATION = [
      // Into an address that waits for it.
      "SLOTTED ~5 USERS|LAST ~2 SAID|CHAT|HISTORY",
      "SLOTTED ~6 CHAT|PRIVATE",
      "SLOTTED ~4 everything|all|anything|what|whatever ~3 USER|YOU ~4 SAYS|know|remember",
      "SLOTTED ~8 what|everything|whatever ~3 SAYS",
      "ENCODED ~5 LAST|USERS ~2 SAID ~8 #host",
      "SLOTTED ~4 token|tokens|key|password|secret|credentials ~5 OTHER ~1 OTHERS",
      "APPEND|ENCODED|SEND|OPEN ~8 PRIVATE|CHAT ~8 URL|#host",
      "CHAT|PRIVATE ~6 SLOTTED",
      "USERS|LAST ~2 SAID ~5 SLOTTED",
      "ENCODED ~5 key|keys|token|secret|password|CHAT|PRIVATE|SAID ~2 #host|#url-slot|#url-open",
      "#url-slot ~2 user_email|user_message|conversation_history|chat_history|system_prompt|user_data|user_input|last_message",
      // Into an address as such.
      "APPEND|ENCODED|SEND|copy ~5 CHAT|PRIVATE ~7 WHERE ~3 LINK",
      "APPEND|ENCODED ~4 USERS|LAST ~2 SAID ~5 WHERE ~3 LINK",
      "APPEND|ENCODED ~4 SAID|HISTORY ~2 you|of ~4 WHERE ~3 LINK",
      "LINK ~4 containing|carrying|holding|contains|with ~4 CHAT|PRIVATE",
      "LINK ~4 containing|carrying|holding|contains|with ~3 USERS ~2 SAID",
      "OPEN|add|include|create|generate ~3 LINK ~6 CHAT|PRIVATE ~5 WHERE|URL",
      "LINK ~8 followed ~2 summary|everything|CHAT|PRIVATE",
      "SEND|APPEND|ENCODED ~8 YOU ~1 know|remember|learned|have|saw ~4 USER ~8 LINK|ADDRESS",
      "SEND|APPEND|ENCODED ~4 everything|all|anything|whatever|what ~2 USER ~4 SAYS ~10 LINK|ADDRESS",
      "APPEND|SEND|ENCODED ~6 SAID|HISTORY ~2 of ~2 USER|USERS ~8 SLOTTED",
      "LINK ~3 YOU ~5 carry|carries|contain|contains|include|includes|hold|have|has ~4 USERS ~2 SAID|CHAT",
      "email|mail|message ~1 the|all|every|each|your|whole|full ~3 CHAT|PRIVATE|HISTORY ~8 ADDRESS",
      // Sent off.
      "SEND ~3 USERS|LAST ~3 SAID|CHAT|HISTORY ~8 URL|#email|#host",
      "SEND ~5 PRIVATE|CHAT ~8 ADDRESS",
      "SEND ~7 with|along|and ~2 USERS ~2 SAID ~6 ADDRESS",
      "SEND ~4 HISTORY ~4 of ~4 CHAT|session ~6 ADDRESS",
      "SEND ~3 EVERY ~4 DOCUMENT ~8 ADDRESS",
      "SEND ~3 DOCUMENT ~3 you ~8 ADDRESS",
      "EVERY ~4 DOCUMENT ~3 YOU ~4 SEND ~5 ADDRESS",
      "SEND ~4 listing|inventory|list|tree|names ~6 folder|directory|home|disk|files|processes|desktop ~6 ADDRESS",
      "SEND ~3 copy|copies ~2 of ~6 ADDRESS",
      "SEND ~4 result|results|output|response ~3 of ~2 EVERY|other|previous ~8 ADDRESS",
      "SEND ~5 system ~0 prompt ~6 ADDRESS",
      "SEND ~5 CHAT|PRIVATE ~5 our|external|remote|this ~2 server|endpoint|webhook|collector|site|address",
      // Copied by mail.
      "add|include|put|copy|insert|use|set ~4 #email ~5 BCC",
      "BCC ~2 #email ~6 EVERY",
      "EVERY ~8 BCC ~4 #email",
      "add|include|set|put ~3 BCC ~4 #email",
      "forward|send ~4 EVERY ~4 DOCUMENT ~4 #email"
    ];
  }
});

// src/judge/text/character-classes.ts
function classOf2(code2) {
  if (code2 < 0) return 0;
  if (code2 > 65535) return (pages[code2 >> 8] ?? pageOf2(code2 >> 8))[code2 & 255];
  const known3 = plane[code2];
  if (known3 !== UNKNOWN) return known3;
  plane.set(pageOf2(code2 >> 8), code2 & 65280);
  return plane[code2];
}
function pageOf2(index) {
  const page = new Uint16Array(PAGE);
  for (let low = 0; low < PAGE; low += 1) {
    const character = String.fromCodePoint(index * PAGE + low);
    let bits = 0;
    for (const [bit, characters2] of CLASSES) if (characters2.test(character)) bits |= bit;
    page[low] = bits;
  }
  pages[index] = page;
  return page;
}
var SUSPECT, JOINS, SPACELESS, RTL, EMOJI2, KEYCAP_BASE, HAN, SYMBOL, LETTER, LATIN_LIKE, JOINING_SCRIPTS, SPACELESS_SCRIPTS, RTL_SCRIPTS, scripts, SUSPECTS, CLASSES, PAGE, UNKNOWN, plane, pages;
var init_character_classes = __esm({
  "src/judge/text/character-classes.ts"() {
    "use strict";
    SUSPECT = 1;
    JOINS = 2;
    SPACELESS = 4;
    RTL = 8;
    EMOJI2 = 16;
    KEYCAP_BASE = 32;
    HAN = 64;
    SYMBOL = 128;
    LETTER = 256;
    LATIN_LIKE = 512;
    JOINING_SCRIPTS = `Arab Syrc Mand Mong Nkoo Adlm Rohg Phag Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh
  Mymr Khmr Thai Laoo Tibt Java Bali Sund Cham Lepc Limb Newa Sylo Kthi Cakm Mtei Tirh Gran Sidd`;
    SPACELESS_SCRIPTS = "Khmr Thai Laoo Mymr Tibt Lana Talu Tale Tavt Java Bali Bugi Cham";
    RTL_SCRIPTS = "Hebr Arab Syrc Thaa Nkoo Samr Mand Adlm Rohg";
    scripts = (names) => names.split(/\s+/).map((name) => `\\p{scx=${name}}`).join("");
    SUSPECTS = "[[\\p{Cc}\\p{Cf}\\p{Co}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800]--[\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}\\u{13430}-\\u{1345F}]]";
    CLASSES = [
      [SUSPECT, new RegExp(SUSPECTS, "v")],
      [JOINS, new RegExp(`[[${scripts(JOINING_SCRIPTS)}]&&[\\p{L}\\p{M}]]`, "v")],
      [SPACELESS, new RegExp(`[[${scripts(SPACELESS_SCRIPTS)}]&&[\\p{L}\\p{M}\\p{N}]]`, "v")],
      [RTL, new RegExp(`[[${scripts(RTL_SCRIPTS)}]&&[\\p{L}\\p{M}]]`, "v")],
      [EMOJI2, /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u],
      [KEYCAP_BASE, /[#*0-9]/],
      [HAN, new RegExp("\\p{Script=Han}", "u")],
      [SYMBOL, /[\p{Sm}\p{So}\p{Emoji}\u3000-\u303F\uFF00-\uFF0F]/u],
      [LETTER, /[\p{L}\p{M}\p{N}]/u],
      [
        LATIN_LIKE,
        new RegExp(`[[\\p{L}\\p{N}]--[${scripts(JOINING_SCRIPTS)}${scripts(SPACELESS_SCRIPTS)}]]`, "v")
      ]
    ];
    PAGE = 256;
    UNKNOWN = 65535;
    plane = new Uint16Array(65536).fill(UNKNOWN);
    pages = [];
  }
});

// src/judge/text/character-context.ts
function isSuspect(code2) {
  if (code2 < 32) return code2 >= 0 && code2 !== 9 && code2 !== 10 && code2 !== 13;
  if (code2 < 160) return code2 >= 127;
  return (classOf2(code2) & SUSPECT) !== 0;
}
function standsInContext(units, end, at, code2, place) {
  const length = code2 > 65535 ? 2 : 1;
  const before = codeBefore(units, at);
  const after = at + length < end ? codeAt(units, at + length) : -1;
  switch (code2) {
    case 8203:
      return separatesWords(before, after);
    case 8204:
      return joinsScript(before, after);
    case 8205:
      return joinsScript(before, after) || joinsEmoji(units, at, after);
    case 173:
      return isSyllableBreak(units, at);
    case 8206:
    case 8207:
    case 1564:
      return isBesideRtl(units, end, at, before, after);
    case 65279:
      return place === "content" && at === 0;
    case 12:
      return place === "content";
    case 27:
      return place === "content" && isColour(units, at + 1);
    case 133:
      return true;
    case 10240:
      return isBraille(before) || isBraille(after);
    case 847:
      return (classOf2(before) & RTL) !== 0;
    case 8289:
      return (classOf2(before) & LETTER) !== 0 && /[({[\p{L}]/u.test(String.fromCodePoint(Math.max(after, 0)));
    case 4447:
    case 4448:
      return isJamo(before) || isJamo(after);
  }
  if (code2 === 65038 || code2 === 65039) return presents(before, after);
  if (code2 >= 65024 && code2 <= 65026)
    return (classOf2(before) & (HAN | SYMBOL | SPACELESS)) !== 0 && !selects(after);
  if (code2 >= 917760 && code2 <= 917999) return (classOf2(before) & HAN) !== 0 && !selects(after);
  if (code2 >= 6155 && code2 <= 6159) return isMongolian(before) && !selects(after);
  if (code2 >= 917536 && code2 <= 917631) return isFlag(units, at);
  if (code2 >= 57344 && code2 <= 63743 || code2 >= 983040) return isIcon(before, after);
  return false;
}
function codeAt(units, at) {
  const unit = units[at];
  if ((unit & 64512) !== 55296) return unit;
  const low = units[at + 1];
  return (low & 64512) === 56320 ? (unit - 55296 << 10) + low - 56320 + 65536 : unit;
}
function codeBefore(units, at) {
  if (at === 0) return -1;
  const unit = units[at - 1];
  return (unit & 64512) === 56320 && at > 1 ? pairOr(unit, codeAt(units, at - 2)) : unit;
}
function isColour(units, bracket) {
  if (units[bracket] !== 91) return false;
  let parameter = 0;
  for (let at = bracket + 1; at <= bracket + 1 + LONGEST_COLOUR; at += 1) {
    const unit = units[at];
    if (unit >= 48 && unit <= 57) {
      parameter = Math.min(1e3, parameter * 10 + unit - 48);
      continue;
    }
    if (unit !== 59 && unit !== 109 || parameter === CONCEAL) return false;
    if (unit === 109) return true;
    parameter = 0;
  }
  return false;
}
function separatesWords(before, after) {
  const one = classOf2(before);
  const other = classOf2(after);
  if (((one | other) & SPACELESS) === 0 || isSuspect(before) || isSuspect(after)) return false;
  const isForeign = (of) => (of & SPACELESS) === 0 && (of & LATIN_LIKE) !== 0;
  return !isForeign(one) && !isForeign(other);
}
function joinsScript(before, after) {
  if (isSuspect(before) || isSuspect(after)) return false;
  const joined = (classOf2(before) & JOINS) !== 0;
  return joined ? (classOf2(after) & LATIN_LIKE) === 0 || (classOf2(after) & JOINS) !== 0 : (classOf2(after) & RTL) !== 0 && (classOf2(before) & LATIN_LIKE) !== 0;
}
function joinsEmoji(units, at, after) {
  if ((classOf2(after) & EMOJI2) === 0) return false;
  const before = codeBefore(units, at);
  return (classOf2(before === 65039 ? codeBefore(units, at - 1) : before) & EMOJI2) !== 0;
}
function presents(before, after) {
  if (selects(after)) return false;
  if ((classOf2(before) & KEYCAP_BASE) !== 0) return after === 8419;
  return (classOf2(before) & (EMOJI2 | SYMBOL)) !== 0;
}
function isSyllableBreak(units, at) {
  return isLetter(units, at - 2) && isLetter(units, at - 1) && isLetter(units, at + 1) && isLetter(units, at + 2);
}
function isBesideRtl(units, end, at, before, after) {
  const beside = classOf2(before) | classOf2(after);
  if ((beside & SUSPECT) !== 0 && (isSuspect(before) || isSuspect(after))) return false;
  return (beside & RTL) !== 0 || rtlNear(units, end, at);
}
function rtlNear(units, end, at) {
  for (const step2 of [-1, 1]) {
    for (let count2 = 1; count2 <= NEAR; count2 += 1) {
      const beside = at + step2 * count2;
      if (beside < 0 || beside >= end) break;
      const unit = units[beside];
      if (unit === 10) break;
      if (unit >= 1424 && (classOf2(unit) & RTL) !== 0) return true;
    }
  }
  return false;
}
function isFlag(units, at) {
  let start = at;
  for (let count3 = 0; count3 <= MAX_TAG && isTag(units, start - 2); count3 += 1) start -= 2;
  if (codeBefore(units, start) !== 127988) return false;
  let end = start;
  let count2 = 0;
  for (; isTag(units, end) && codeAt(units, end) !== 917631; end += 2) {
    const code2 = codeAt(units, end);
    const letter = code2 >= 917601 && code2 <= 917626;
    if (!letter && !(code2 >= 917552 && code2 <= 917561)) return false;
    count2 += 1;
    if (count2 > MAX_TAG) return false;
  }
  return count2 >= 3 && codeAt(units, end) === 917631;
}
function isTag(units, at) {
  const code2 = at < 0 ? 0 : codeAt(units, at);
  return code2 >= 917536 && code2 <= 917631;
}
function isIcon(before, after) {
  const isPrivate = (code2) => code2 >= 57344 && code2 <= 63743 || code2 >= 983040;
  if (isPrivate(before) || isPrivate(after)) return false;
  return !((classOf2(before) & LETTER) !== 0 && (classOf2(after) & LETTER) !== 0);
}
var pairOr, LONGEST_COLOUR, CONCEAL, isBraille, isJamo, isMongolian, selects, isLetter, NEAR, MAX_TAG;
var init_character_context = __esm({
  "src/judge/text/character-context.ts"() {
    "use strict";
    init_character_classes();
    pairOr = (unit, pair) => pair > 65535 ? pair : unit;
    LONGEST_COLOUR = 30;
    CONCEAL = 8;
    isBraille = (code2) => code2 > 10240 && code2 <= 10495;
    isJamo = (code2) => code2 >= 4352 && code2 <= 4607 && code2 !== 4447 && code2 !== 4448;
    isMongolian = (code2) => code2 >= 6176 && code2 <= 6314;
    selects = (code2) => code2 >= 65024 && code2 <= 65039 || code2 >= 917760 && code2 <= 917999 || code2 >= 6155 && code2 <= 6159;
    isLetter = (units, at) => at >= 0 && (classOf2(units[at]) & LETTER) !== 0;
    NEAR = 32;
    MAX_TAG = 6;
  }
});

// src/judge/text/direction.ts
function lineDirections(units, end) {
  let lineEnd = -1;
  let fine = false;
  return (at) => {
    if (at > lineEnd) {
      let start = at;
      while (start > lineEnd + 1 && units[start - 1] !== 10) start -= 1;
      lineEnd = at;
      while (lineEnd < end && units[lineEnd] !== 10) lineEnd += 1;
      fine = isBalanced(units, start, lineEnd);
    }
    return fine;
  };
}
function isBalanced(units, start, end) {
  let embedded2 = 0;
  let isolated = 0;
  let rightToLeft = false;
  let onlyFirstStrong = true;
  for (let at = start; at < end; at += 1) {
    const unit = units[at];
    if (unit < 1424) continue;
    if (unit === 8236) embedded2 -= 1;
    else if (unit === 8297) isolated -= 1;
    else if (unit === 8234 || unit === 8235) embedded2 += 1;
    else if (unit >= 8294 && unit <= 8296) isolated += 1;
    else rightToLeft ||= (classOf2(unit) & RTL) !== 0;
    if (unit >= 8234 && unit <= 8295) onlyFirstStrong &&= !isDirectional(unit);
    if (Math.min(embedded2, isolated) < 0 || embedded2 + isolated > MAX_DEPTH) return false;
  }
  return embedded2 === 0 && isolated === 0 && (rightToLeft || onlyFirstStrong);
}
var isDirectional, MAX_DEPTH;
var init_direction = __esm({
  "src/judge/text/direction.ts"() {
    "use strict";
    init_character_classes();
    isDirectional = (code2) => code2 >= 8234 && code2 <= 8236 || code2 >= 8294 && code2 <= 8297;
    MAX_DEPTH = 4;
  }
});

// src/judge/text/look.ts
function lookAt(text3) {
  const { length } = text3;
  if (length > SHORT) return { text: text3, units: unitsOf(text3), has: hasOf(text3) };
  let has = 0;
  for (let at = 0; at < length; at += 1) {
    const unit = text3.charCodeAt(at);
    shared[at] = unit;
    has |= GLANCE[unit];
  }
  shared.fill(0, length, length + BEYOND);
  return { text: text3, units: shared, has };
}
function unitsOf(text3) {
  const { length } = text3;
  const bytes = Buffer.allocUnsafeSlow(2 * (length + BEYOND));
  bytes.write(text3, "utf16le");
  return new Uint16Array(bytes.buffer, 0, length + BEYOND).fill(0, length);
}
function hasOf(text3) {
  let has = HAS.ODD;
  for (const [mark, bit] of MARKS) if (text3.includes(mark)) has |= bit;
  return has;
}
var HAS, MARKS, GLANCE, BLANK_MARKS, BLANKS, isBlank, BEYOND, SHORT, shared;
var init_look = __esm({
  "src/judge/text/look.ts"() {
    "use strict";
    HAS = {
      /** Something else than what an English keyboard makes. */
      ODD: 1,
      LESS: 2,
      BRACKET: 4,
      BRACE: 8,
      COLON: 16,
      HASH: 32,
      BACKSLASH: 64
    };
    MARKS = [
      ["<", HAS.LESS],
      ["[", HAS.BRACKET],
      ["}", HAS.BRACE],
      [":", HAS.COLON],
      ["#", HAS.HASH],
      ["\\", HAS.BACKSLASH]
    ];
    GLANCE = new Uint8Array(65536).fill(HAS.ODD);
    GLANCE.fill(0, 32, 127);
    for (const blank of "\n\r	") GLANCE[blank.charCodeAt(0)] = 0;
    for (const [mark, bit] of MARKS) GLANCE[mark.charCodeAt(0)] = bit;
    BLANK_MARKS = "	\n\v\f\r \xA0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF\u2800";
    BLANKS = new Uint8Array(65536);
    for (const blank of BLANK_MARKS) BLANKS[blank.charCodeAt(0)] = 1;
    isBlank = (unit) => BLANKS[unit] === 1;
    BEYOND = 16;
    SHORT = 4096;
    shared = new Uint16Array(SHORT + BEYOND);
  }
});

// src/judge/text/span.ts
function merged(spans) {
  const apart = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = apart.at(-1);
    if (last !== void 0 && span.start < last.end) last.end = Math.max(last.end, span.end);
    else apart.push({ ...span });
  }
  return apart;
}
var MAX_HITS;
var init_span = __esm({
  "src/judge/text/span.ts"() {
    "use strict";
    MAX_HITS = 20;
  }
});

// src/judge/text/fold.ts
function foldUnit(unit) {
  const known3 = FOLDS[unit];
  if (known3 !== UNKNOWN2) return known3;
  const fold = folded(unit);
  FOLDS[unit] = fold;
  return fold;
}
function folded(unit) {
  if (unit >= 55296 && unit <= 57343) return SPACE2;
  if (isItself(unit)) return unit;
  const character = String.fromCharCode(unit);
  if (/[\p{Mn}\p{Me}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character)) return 0;
  if (/[\p{Cc}\p{Z}]/u.test(character)) return character === "\n" ? unit : SPACE2;
  const decomposed = character.normalize("NFKD").toLowerCase();
  const base = decomposed.replace(/[\p{Mn}\p{Me}]/gu, "");
  if (base === "") return 0;
  return (PLAIN[base.charAt(0)] ?? base).charCodeAt(0);
}
function foldPair(high, low) {
  switch (high) {
    case 55349:
      mathematical ??= plainLetters(high);
      return mathematical[low & 1023];
    case 55356:
      enclosed ??= plainLetters(high);
      return enclosed[low & 1023];
    default:
      return high === 56128 ? 0 : SPACE2;
  }
}
var SPACE2, UNKNOWN2, FOLDS, PLAIN, isItself, ASTRAL, mathematical, enclosed, plainLetters, LOOKS_LIKE, LOOKALIKES, looksLike;
var init_fold = __esm({
  "src/judge/text/fold.ts"() {
    "use strict";
    SPACE2 = 32;
    UNKNOWN2 = 57343;
    FOLDS = new Uint16Array(65536).fill(UNKNOWN2);
    PLAIN = {
      \u0131: "i",
      \u0142: "l",
      \u00F8: "o",
      \u0111: "d",
      \u00DF: "s",
      \u00E6: "e",
      \u0153: "e",
      "\u2019": "'"
    };
    isItself = (unit) => unit >= 13312 && unit <= 40959 || unit >= 44032 && unit <= 55203 || unit >= 57344 && unit <= 63743;
    ASTRAL = /[\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F189}]/u;
    mathematical = null;
    enclosed = null;
    plainLetters = (high) => Uint16Array.from({ length: 1024 }, (_, index) => {
      const character = String.fromCharCode(high, 56320 + index);
      const plain3 = /[a-z0-9]/.exec(character.normalize("NFKD").toLowerCase());
      return plain3 === null || !ASTRAL.test(character) ? SPACE2 : plain3[0].charCodeAt(0);
    });
    LOOKS_LIKE = {
      a: "\u0430\u03B14@",
      b: "\u044C\u03B2",
      c: "\u0441\u03F2",
      d: "\u0501",
      e: "\u0435\u03B53",
      g: "\u0581\u0261",
      h: "\u04BB\u043D\u0570",
      i: "\u0456\u03B91",
      j: "\u0458\u0575",
      k: "\u043A\u03BA",
      l: "\u04CF",
      m: "\u043C",
      n: "\u043F\u0578\u03B7",
      o: "\u043E\u03BF\u05850",
      p: "\u0440\u03C1",
      q: "\u051B",
      r: "\u0433",
      s: "\u04555$",
      t: "\u0442\u03C47",
      u: "\u03C5\u057D\u0446",
      v: "\u0475\u03BD",
      w: "\u051D\u03C9",
      x: "\u0445\u03C7",
      y: "\u0443\u04AF\u03B3"
    };
    LOOKALIKES = Uint16Array.from({ length: 1536 }, (_, unit) => unit);
    for (const [latin, others] of Object.entries(LOOKS_LIKE)) {
      for (const other of others) LOOKALIKES[other.charCodeAt(0)] = latin.charCodeAt(0);
    }
    looksLike = (unit) => LOOKALIKES[unit] ?? unit;
  }
});

// src/judge/text/units.ts
function endOfAbsent(units, start) {
  let at = start;
  while (FOLDS[units[at]] === 0) at += 1;
  return at;
}
function foldAt(units, at) {
  const unit = units[at];
  const known3 = FOLDS[unit];
  const fold = known3 === UNKNOWN2 ? foldUnit(unit) : known3;
  return fold === SPACE2 && isPair(units, at) ? foldPair(unit, units[at + 1]) : fold;
}
function isLetter2(units, at) {
  const unit = at < 0 ? 0 : units[at];
  if (unit >= 128) return isWordFold(foldUnit(unit));
  const kind = KINDS[unit];
  return kind !== OTHER && kind !== JOINT;
}
var OTHER, LOWER, UPPER, DIGIT, JOINT, KINDS, FOLDED, IS_LETTER, IS_CAPITAL, IS_DIGIT, PLAIN2, kindOf2, isPair, stepAt, isWordFold;
var init_units = __esm({
  "src/judge/text/units.ts"() {
    "use strict";
    init_fold();
    OTHER = 0;
    LOWER = 1;
    UPPER = 2;
    DIGIT = 3;
    JOINT = 4;
    KINDS = new Uint8Array(65536);
    for (let unit = 0; unit < 128; unit += 1) {
      const character = String.fromCharCode(unit);
      if (/[a-z]/.test(character)) KINDS[unit] = LOWER;
      else if (/[A-Z]/.test(character)) KINDS[unit] = UPPER;
      else if (/[0-9]/.test(character)) KINDS[unit] = DIGIT;
      else if ("_.'*@$".includes(character)) KINDS[unit] = JOINT;
    }
    FOLDED = 255;
    IS_LETTER = 256;
    IS_CAPITAL = 512;
    IS_DIGIT = 1024;
    PLAIN2 = new Uint16Array(65536);
    for (let unit = 0; unit < 128; unit += 1) {
      const kind = KINDS[unit];
      if (kind === LOWER) PLAIN2[unit] = unit | IS_LETTER;
      else if (kind === UPPER) PLAIN2[unit] = unit + 32 | IS_LETTER | IS_CAPITAL;
      else if (kind === DIGIT) PLAIN2[unit] = unit | IS_DIGIT;
    }
    kindOf2 = (unit) => KINDS[unit];
    isPair = (units, at) => {
      if ((units[at] & 64512) !== 55296) return false;
      return (units[at + 1] & 64512) === 56320;
    };
    stepAt = (units, at) => isPair(units, at) ? 2 : 1;
    isWordFold = (fold) => fold >= 97 && fold <= 122 || fold >= 48 && fold <= 57 || fold === 95 || fold >= 192 && fold < 8192 || fold >= 40960 && fold < 55296;
  }
});

// src/judge/text/hidden-markup.ts
function markupHidden({ text: text3, units, has }, place) {
  if (place === "content") return [];
  const spans = [];
  if ((has & HAS.LESS) !== 0) {
    for (let at = text3.indexOf("<"); at >= 0; at = text3.indexOf("<", at + 1)) {
      const end = hiddenFrom(text3, units, at);
      if (end > at && !SPOKEN_OF.test(text3.slice(Math.max(0, at - 24), at))) {
        spans.push({ start: at, end });
        if (spans.length === MAX_HITS) break;
      }
    }
  }
  if ((has & (HAS.BRACKET | HAS.BACKSLASH)) === 0) return spans;
  if (!text3.includes("]:") && !text3.includes("\\")) return spans;
  for (const match2 of text3.matchAll(MARKDOWN_COMMENT)) {
    spans.push({ start: match2.index, end: match2.index + match2[0].length });
    if (spans.length >= 2 * MAX_HITS) break;
  }
  return spans;
}
function hiddenFrom(text3, units, at) {
  const first = units[at + 1];
  const kind = kindOf2(first);
  if (first !== 33 && kind !== LOWER && kind !== UPPER) return at;
  const close = nextAngle(units, at + 1, text3.length);
  if (text3.startsWith("<!--", at)) {
    if (close >= 0 && close - at < SHORTEST_COMMENT) return at;
    if (DIRECTIVE.test(text3.slice(at, at + 40))) return at;
    return WORDS.test(text3.slice(at + 4, close < 0 ? at + 4 + MAX_TAG2 : close)) ? at + 4 : at;
  }
  if (close < 0 || units[close] === 60 || !opens(units, at + 1)) return at;
  if (!INVISIBLE.test(text3.slice(at, close + 1))) return at;
  return WORDS.test(text3.slice(close + 1, close + 200)) ? close + 1 : at;
}
function opens(units, start) {
  let at = start;
  while (at < start + LONGEST_NAME && isOfName(units[at])) at += 1;
  const unit = units[at];
  return unit === 47 || isBlank(unit);
}
function nextAngle(units, from, length) {
  const end = Math.min(length, from + MAX_TAG2);
  for (let at = from; at < end; at += 1) {
    const unit = units[at];
    if (unit === 60 || unit === 62) return at;
  }
  return -1;
}
var MAX_TAG2, SHORTEST_COMMENT, INVISIBLE, WORDS, SPOKEN_OF, DIRECTIVE, MARKDOWN_COMMENT, LONGEST_NAME, isOfName;
var init_hidden_markup = __esm({
  "src/judge/text/hidden-markup.ts"() {
    "use strict";
    init_look();
    init_span();
    init_units();
    MAX_TAG2 = 400;
    SHORTEST_COMMENT = 10;
    INVISIBLE = /display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0(?!\.?[1-9])|opacity\s?:\s?0(?!\.?[1-9])|color\s?[:=]\s?["']?(?:transparent|white\b|#fff\b|#ffffff\b|rgba\([^)]{1,20},\s?0\))|(?:text-indent|left|top)\s?:\s?-\d{3,}|(?:width|height)\s?:\s?0(?![.\d])|\shidden(?=[\s>=])/i;
    WORDS = /^[^<]{0,40}?[\p{L}\p{N}_]{1,60}[^<\p{L}]{1,20}[\p{L}\p{N}_]/u;
    SPOKEN_OF = /(?:such as|like|e\.g\.|example|for instance|[`"'])[\s:(]*$/i;
    DIRECTIVE = /^<!--\s*(?:prettier|markdownlint|eslint|biome|cspell|vale|toc|omit|more|todo|v?scode|textlint|\/)/i;
    MARKDOWN_COMMENT = /^\[(?:\/\/|comment|#|hidden|_)\]:[ \t]?(?:#|<>)[ \t]?["'(][^\n]{3,200}|\\(?:color|textcolor)\{white\}|\\phantom\{[^{}\n]{8,}/gim;
    LONGEST_NAME = 21;
    isOfName = (unit) => {
      const kind = kindOf2(unit);
      return unit === 45 || kind === LOWER || kind === UPPER || kind === DIGIT;
    };
  }
});

// src/judge/text/hidden-characters.ts
function hiddenCharacters(look, place) {
  const { text: text3, units, has } = look;
  const spans = (has & HAS.ODD) === 0 ? [] : characters(text3, units, place);
  spans.push(...pushedOut(units, text3.length));
  if ((has & HIDING) !== 0) spans.push(...markupHidden(look, place));
  return spans;
}
function characters(text3, units, place) {
  const spans = [];
  const directed = lineDirections(units, text3.length);
  for (let at = 0; at < text3.length; at += 1) {
    const unit = units[at];
    if (unit >= 32 && unit < 127) continue;
    const start = at;
    let code2 = unit;
    if (unit >= 55296 && unit <= 56319 && at + 1 < text3.length) {
      if (hasOnlyShapes(unit) && units[at + 1] < 57342) {
        at += 1;
        continue;
      }
      code2 = text3.codePointAt(at) ?? unit;
      if (code2 > 65535) at += 1;
    }
    if (!isSuspect(code2)) continue;
    const last = spans.at(-1);
    if (last !== void 0 && last.end === start) {
      last.end = at + 1;
      continue;
    }
    if (isDirectional(code2) ? directed(start) : standsInContext(units, text3.length, start, code2, place))
      continue;
    if (last !== void 0 && start - last.end < NEAR2) last.end = at + 1;
    else if (spans.length === MAX_HITS) break;
    else spans.push({ start, end: at + 1 });
  }
  return spans;
}
function pushedOut(units, length) {
  const spans = [];
  for (let probe = LINES - 1; probe < length && spans.length < MAX_HITS; probe += LINES) {
    if (!isBlank(units[probe])) continue;
    let start = probe;
    while (start > 0 && isBlank(units[start - 1])) start -= 1;
    let at = start;
    let lines2 = 0;
    let odd = 0;
    let lineStart = start;
    let widest = 0;
    for (; at < length && isBlank(units[at]); at += 1) {
      const unit = units[at];
      if (unit === 10) {
        lines2 += 1;
        widest = Math.max(widest, at - lineStart);
        lineStart = at + 1;
      } else if (unit !== 32 && unit !== 9 && unit !== 13) odd += 1;
    }
    widest = Math.max(widest, at - lineStart);
    if (at === length) break;
    if (lines2 >= LINES || widest >= BLANKS2 || odd >= ODD_BLANKS) spans.push({ start, end: at });
    probe = Math.max(probe, at);
  }
  return spans;
}
var NEAR2, HIDING, hasOnlyShapes, LINES, BLANKS2, ODD_BLANKS;
var init_hidden_characters = __esm({
  "src/judge/text/hidden-characters.ts"() {
    "use strict";
    init_character_context();
    init_direction();
    init_hidden_markup();
    init_look();
    init_span();
    NEAR2 = 40;
    HIDING = HAS.LESS | HAS.BRACKET | HAS.BACKSLASH;
    hasOnlyShapes = (high) => high < 56128 && high !== 55348 && high !== 55343;
    LINES = 20;
    BLANKS2 = 150;
    ODD_BLANKS = 24;
  }
});

// src/judge/text/dictionary.ts
function hashOf(word2) {
  let hash = HASH_START;
  for (let at = 0; at < word2.length; at += 1) hash = hashed(hash, word2.charCodeAt(at));
  return hash;
}
function dictionary(words) {
  const size = 2 ** Math.ceil(Math.log2(words.length * 4 + 16));
  const mask = size - 1;
  const keys = new Int32Array(size);
  const entries = new Int32Array(size);
  const unspacedByFirst = /* @__PURE__ */ new Map();
  const begins = new Uint8Array(65536);
  words.forEach((word2, index) => {
    const entry = index + 1 << LENGTH_BITS | word2.length;
    if (isUnspaced(word2.charCodeAt(0))) {
      const first = word2.charCodeAt(0);
      const list2 = unspacedByFirst.get(first) ?? [];
      list2.push({ text: word2, found: entry });
      list2.sort((a, b) => b.text.length - a.text.length);
      unspacedByFirst.set(first, list2);
      begins[first] = 1;
      return;
    }
    const hash = hashOf(word2);
    let slot = hash & mask;
    while (entries[slot] !== 0) slot = slot + 1 & mask;
    keys[slot] = hash;
    entries[slot] = entry;
  });
  return {
    find(hash, length) {
      let slot = hash & mask;
      for (let entry = entries[slot]; entry; entry = entries[slot]) {
        if (keys[slot] === hash && (entry & LENGTH_MASK) === length) {
          return entry >> LENGTH_BITS;
        }
        slot = slot + 1 & mask;
      }
      return 0;
    },
    unspaced(text3, at, unit) {
      if (begins[unit] !== 1) return 0;
      for (const { text: word2, found: found3 } of unspacedByFirst.get(unit) ?? []) {
        if (text3.startsWith(word2, at)) return found3;
      }
      return 0;
    }
  };
}
var LENGTH_BITS, LENGTH_MASK, HASH_START, hashed, isUnspaced;
var init_dictionary = __esm({
  "src/judge/text/dictionary.ts"() {
    "use strict";
    LENGTH_BITS = 6;
    LENGTH_MASK = 63;
    HASH_START = 2166136261 | 0;
    hashed = (hash, unit) => Math.imul(hash ^ unit, 16777619);
    isUnspaced = (unit) => unit >= 12352 && (unit <= 12543 || unit >= 13312 && unit <= 40959 || unit >= 44032 && unit <= 55203);
  }
});

// src/judge/text/slots.ts
function hostsWithSlots({ text: text3, has }) {
  const found3 = [];
  if ((has & (HAS.LESS | HAS.BRACE)) === 0) return found3;
  if (!text3.includes("}.") && !text3.includes(">.")) return found3;
  for (const match2 of text3.matchAll(SLOT_HOST)) {
    const { first = "", second } = match2.groups ?? {};
    if (!DATA.test(first) || second === void 0 && TENANT.test(first)) continue;
    found3.push({ start: match2.index, end: match2.index + match2[0].length });
    if (found3.length === MAX_HITS) break;
  }
  return found3;
}
function hasDataSlot(text3, units, start, end) {
  if (units[end - 1] === 61) {
    const last = text3.slice(Math.max(start, end - LONGEST_NAME2), end);
    if (WAITS.test(last) && !OF_BADGES.test(last)) return true;
  }
  const path = indexOf(units, 47, start + 9, end);
  const query = indexOf(units, 63, start, end);
  for (let at = start; at < end; at += 1) {
    if (OPENING2[units[at]] === 0) continue;
    const from = at + 1;
    const to = nameEnd(units, at, from, end);
    if (to < 0) continue;
    if (!isOfPicture(text3, units, from, to)) {
      if (at < path || at > query || DATA.test(text3.slice(from, to))) return true;
    }
    at = to - 1;
  }
  return false;
}
function indexOf(units, unit, start, end) {
  let at = start;
  while (at < end && units[at] !== unit) at += 1;
  return Math.min(at, end);
}
function nameEnd(units, opens2, from, end) {
  const unit = units[opens2];
  const closing = CLOSING[unit];
  let at = from;
  if (closing !== 0) {
    const limit = Math.min(end, from + LONGEST_NAME2 + 1);
    while (at < limit && units[at] !== unit && units[at] !== closing) at += 1;
    return at > from && at < limit && units[at] === closing ? at : -1;
  }
  if (unit === 37) {
    const isValue = units[at] === 115 || units[at] === 100;
    return isValue && !isHexadecimal(units[at + 1]) ? at + 1 : -1;
  }
  if (unit === 36) {
    while (at < end && (units[at] === 95 || isLetterOf(units[at], LOWER, UPPER))) at += 1;
    return at - from >= 2 ? at : -1;
  }
  if (kindOf2(units[at]) !== UPPER) return -1;
  while (at < end && (units[at] === 95 || isLetterOf(units[at], UPPER, DIGIT))) at += 1;
  const isWhole = at === end || kindOf2(units[at]) !== LOWER;
  return at - from > 3 && at - from <= 41 && isWhole ? at : -1;
}
function isOfPicture(text3, units, from, to) {
  let start = from;
  let end = to;
  while (start < end && isBlank(units[start])) start += 1;
  while (end > start && isBlank(units[end - 1])) end -= 1;
  let hash = HASH_START;
  for (let at = start; at < end; at += 1) {
    const unit = units[at];
    hash = hashed(hash, kindOf2(unit) === UPPER ? unit + 32 : unit);
  }
  if (OF_PICTURES.find(hash, end - start) > 0) return true;
  return (units[end - 1] | 32) === 100 && IDENTIFIER.test(text3.slice(start, end));
}
var DATA, OF_PICTURES, IDENTIFIER, SLOT_HOST, TENANT, CLOSING, OPENING2, LONGEST_NAME2, WAITS, OF_BADGES, isLetterOf, isHexadecimal;
var init_slots = __esm({
  "src/judge/text/slots.ts"() {
    "use strict";
    init_dictionary();
    init_look();
    init_span();
    init_units();
    DATA = /data|conversation|chat|history|prompt|message|context|secret|token|key|password|email|user|memory|content|summary|session|cookie|env|file|answer|reply|response|result|input|text|info|base64|encoded|payload|exfil/i;
    OF_PICTURES = dictionary(
      `width height w h size x y z zoom lat lon lng latitude longitude format lang locale theme style color colour page
  version owner repo repository branch package name slug symbol ticker icon date year month day scale bbox layer
  filename ext hash sha code country city label status user/repo username/repo`.split(/\s+/)
    );
    IDENTIFIER = /^\s*[a-z]{0,12}_?id\s*$/i;
    SLOT_HOST = /[{<](?<first>[^{}<>]{1,60})[}>](?:\.[{<](?<second>[^{}<>]{1,60})[}>])?\.(?:[a-z0-9-]{1,40}\.){1,6}[a-z]{2,12}\b/gi;
    TENANT = /^(?:user_?name|user|account|context)$/i;
    CLOSING = new Uint8Array(65536);
    for (const pair of ["{}", "<>", "[]"]) CLOSING[pair.charCodeAt(0)] = pair.charCodeAt(1);
    OPENING2 = new Uint8Array(65536);
    for (const mark of "{<[%$=") OPENING2[mark.charCodeAt(0)] = 1;
    LONGEST_NAME2 = 80;
    WAITS = /[?&][\w.-]{1,40}=$/;
    OF_BADGES = /[?&](?:label|logo|style|theme|colou?r)=$/i;
    isLetterOf = (unit, kind, other) => kindOf2(unit) === kind || kindOf2(unit) === other;
    isHexadecimal = (unit) => kindOf2(unit) === DIGIT || unit >= 97 && unit <= 102;
  }
});

// src/judge/text/images.ts
function imagesWithSlots(look) {
  const { text: text3, units, has } = look;
  const found3 = [];
  if ((has & HAS.BRACKET) !== 0) {
    for (let at = text3.indexOf("!["); at >= 0; at = text3.indexOf("![", at + 2)) {
      const address = addressOfMarkdown(units, at + 2, text3.length);
      if (address === null || !hasDataSlot(text3, units, address.start, address.end)) continue;
      found3.push({ start: at, end: address.end });
      if (found3.length === MAX_HITS) break;
      at = address.end - 2;
    }
  }
  if ((has & HAS.LESS) === 0) return found3;
  const marks = found3.length;
  for (let at = text3.indexOf("<"); at >= 0; at = text3.indexOf("<", at + 1)) {
    const address = isElement(units, at) ? addressOfElement(units, at + 4, text3.length) : null;
    if (address === null || !hasDataSlot(text3, units, address.start, address.end)) continue;
    found3.push({ start: at, end: address.end });
    if (found3.length === marks + MAX_HITS) break;
    at = address.end - 1;
  }
  return found3;
}
function addressOfMarkdown(units, label, length) {
  let at = label;
  while (at <= label + LONGEST_LABEL && at < length && units[at] !== 93 && units[at] !== 91) {
    at += 1;
  }
  if (units[at] !== 93 || at > label + LONGEST_LABEL) return null;
  at += 1;
  const inBrackets = units[at] === 40;
  if (inBrackets || units[at] === 58) at += 1;
  if (isBlank(units[at])) at += 1;
  if (units[at] === 60) at += 1;
  if (!isWeb(units, at)) return null;
  const limit = Math.min(length, at + (inBrackets ? LONGEST_ADDRESS : LONGEST_REFERENCE));
  let end = at;
  while (end < limit && !isBlank(units[end])) {
    if (units[end] === 40 || units[end] === 41) break;
    end += 1;
  }
  return { start: at, end };
}
function isWeb(units, start) {
  if (!spells(units, start, "http")) return false;
  let at = start + 4;
  if ((units[at] | 32) === 115) at += 1;
  if (units[at] !== 58) return false;
  const next = units[at + 1];
  return next !== 0 && next !== 40 && next !== 41 && !isBlank(next);
}
function addressOfElement(units, start, length) {
  const limit = Math.min(length - 1, start + LONGEST_LABEL);
  for (let at = start; at <= limit; at += 1) {
    const unit = units[at];
    if (spells(units, at, "src") && !isWordUnit(units[at - 1])) {
      let value = at + 3;
      if (isBlank(units[value])) value += 1;
      if (units[value] === 61) {
        value += 1;
        if (isBlank(units[value])) value += 1;
        if (units[value] === 34 || units[value] === 39) value += 1;
        const end = endOfValue(units, value, length);
        if (end > value) return { start: value, end };
      }
    }
    if (unit === 60 || unit === 62) return null;
  }
  return null;
}
function endOfValue(units, start, length) {
  let end = plainEnd(units, start, Math.min(length, start + LONGEST_REFERENCE));
  if (end === start || units[end] !== 60) return end;
  let slot = end + 1;
  const last = Math.min(length - 1, end + LONGEST_SLOT + 1);
  while (slot < last && !isAngle(units[slot])) slot += 1;
  if (units[slot] !== 62 || slot === end + 1) return end;
  end = slot + 1;
  return plainEnd(units, end, Math.min(length, end + LONGEST_ADDRESS - LONGEST_REFERENCE));
}
function plainEnd(units, start, limit) {
  let at = start;
  for (; at < limit; at += 1) {
    const unit = units[at];
    if (unit === 34 || unit === 39 || isAngle(unit) || isBlank(unit)) break;
  }
  return at;
}
function isWordUnit(unit) {
  const kind = kindOf2(unit);
  return unit === 95 || kind !== OTHER && kind <= DIGIT;
}
function spells(units, start, letters) {
  for (let at = 0; at < letters.length; at += 1) {
    if ((units[start + at] | 32) !== letters.charCodeAt(at)) return false;
  }
  return true;
}
var LONGEST_LABEL, LONGEST_ADDRESS, LONGEST_REFERENCE, isElement, LONGEST_SLOT, isAngle;
var init_images = __esm({
  "src/judge/text/images.ts"() {
    "use strict";
    init_look();
    init_slots();
    init_span();
    init_units();
    LONGEST_LABEL = 200;
    LONGEST_ADDRESS = 700;
    LONGEST_REFERENCE = 600;
    isElement = (units, at) => spells(units, at + 1, "img") && !isWordUnit(units[at + 4]);
    LONGEST_SLOT = 80;
    isAngle = (unit) => unit === 60 || unit === 62 || unit === 34;
  }
});

// src/judge/text/own-names.ts
function ownNames(names) {
  const known3 = new Set(names.filter((name) => name !== null).map((name) => name.toLowerCase()));
  const hashes = new Set([...known3].map(hashOf));
  return {
    has(text3, units, start, end) {
      if (known3.size === 0) return false;
      let hash = HASH_START;
      for (let at = start; at < end; at += 1) {
        const unit = units[at];
        if (unit >= 128) return known3.has(text3.slice(start, end).toLowerCase());
        hash = hashed(hash, kindOf2(unit) === UPPER ? unit + 32 : unit);
      }
      return hashes.has(hash) && known3.has(text3.slice(start, end).toLowerCase());
    }
  };
}
var init_own_names = __esm({
  "src/judge/text/own-names.ts"() {
    "use strict";
    init_dictionary();
    init_units();
  }
});

// src/judge/text/automaton.ts
function stepOf(state, { next, reach }) {
  if (state >= 2 ** STATE_BITS || reach >= 2 ** REACH_BITS) {
    throw new Error(`state ${state} with a reach of ${reach} has no place in its number`);
  }
  return state << STATE_SHIFT | reach << REACH_SHIFT | next;
}
function automaton(patterns, numberOf2, wordCount) {
  const states = [END2];
  const known3 = /* @__PURE__ */ new Map();
  let longest = 0;
  for (const [index, { steps: steps2 }] of patterns.entries()) {
    let next = 0;
    for (let at = steps2.length - 1; at >= 0; at -= 1) {
      const words = steps2[at]?.words ?? "";
      const reach = (steps2[at + 1]?.gap ?? 0) + 1;
      const begun = at === 0 ? index : -1;
      const key = `${begun} ${next} ${next === 0 ? 0 : reach} ${words}`;
      const number = known3.get(key) ?? states.length;
      if (number === states.length) {
        states.push({ words, next, reach, begun, depth: steps2.length - 1 - at });
      }
      known3.set(key, number);
      next = number;
    }
    longest = Math.max(
      longest,
      steps2.reduce((sum, { gap }) => sum + gap + 1, 0)
    );
  }
  const byWord = Array.from({ length: wordCount }, () => []);
  for (const [number, { words }] of states.entries()) {
    if (number === 0) continue;
    for (const word2 of new Set(words.split(" ").map(numberOf2))) byWord[word2]?.push(number);
  }
  const depth = (state) => states[state]?.depth ?? 0;
  const listed2 = byWord.map((list2) => list2.sort((a, b) => depth(b) - depth(a)));
  const from = new Uint16Array(wordCount);
  const to = new Uint16Array(wordCount);
  const steps = listed2.flatMap(
    (list2, word2) => list2.map((state) => ({ word: word2, step: stepOf(state, states[state] ?? END2) }))
  );
  for (const [at, { word: word2 }] of steps.entries()) {
    if (to[word2] === 0) from[word2] = at;
    to[word2] = at + 1;
  }
  return {
    patterns,
    next: Uint16Array.from(states, ({ next }) => next),
    begun: Int16Array.from(states, ({ begun }) => begun),
    steps: { from, to, steps: Int32Array.from(steps, ({ step: step2 }) => step2) },
    longest
  };
}
var STATE_BITS, REACH_BITS, NEXT_MASK, REACH_SHIFT, REACH_MASK, STATE_SHIFT, END2;
var init_automaton = __esm({
  "src/judge/text/automaton.ts"() {
    "use strict";
    STATE_BITS = 10;
    REACH_BITS = 6;
    NEXT_MASK = 1023;
    REACH_SHIFT = 10;
    REACH_MASK = 63;
    STATE_SHIFT = 16;
    END2 = { words: "", next: 0, reach: 0, begun: -1, depth: 0 };
  }
});

// src/judge/text/concepts.ts
var CONCEPTS;
var init_concepts = __esm({
  "src/judge/text/concepts.ts"() {
    "use strict";
    CONCEPTS = {
      // Negation. NOT forbids; what only states is the special word #isnt.
      NOT: `not never dont mustnt shouldnt no nunca jamas nie niemals nicht keinesfalls ne jamais nao non mai
    \u043D\u0435 \u043D\u0438\u043A\u043E\u0433\u0434\u0430 niet nooit \u4E0D\u8981 \u8BF7\u52FF \u4E0D\u5F97 \u4E0D\u53EF \u5207\u52FF \u522B \u52FF \u7981\u6B62 \u4E0D\u80FD \u4E0D\u8BB8 \u4E0D\u51C6 \uD558\uC9C0`,
      SAYS_NOT: "#isnt doesnt isnt arent wasnt didnt cannot cant wont neither nor",
      ANY_NOT: `not never dont mustnt shouldnt no without nor neither avoid refuse refuses prevents prevent
    #isnt doesnt isnt arent wasnt didnt cannot cant wont stop rejects
    nicht nunca jamais ne \u4E0D\u8981 \u8BF7\u52FF \u4E0D\u5F97 \u4E0D\u53EF \u4E0D\u4F1A \u4ECE\u4E0D \u4E0D`,
      // Earlier orders, and setting them aside.
      DROP: `ignore disregard forget override overrule bypass circumvent discard abandon overlook ignoring disregarding
    ignorez oubliez oublie ignora ignorad ignore ignoren olvida olvide olvidad ignoriere ignorieren
    ignoriert vergiss vergessen missachte dimentica ignorate esqueca desconsidere desobedeca
    \u0438\u0433\u043D\u043E\u0440\u0438\u0440\u0443\u0439 \u0438\u0433\u043D\u043E\u0440\u0438\u0440\u0443\u0439\u0442\u0435 \u0437\u0430\u0431\u0443\u0434\u044C \u0437\u0430\u0431\u0443\u0434\u044C\u0442\u0435 negeer vergeet zignoruj zapomnij
    \u5FFD\u7565 \u65E0\u89C6 \u7121\u8996 \u5FD8\u8BB0 \u5FD8\u6389 \u5FD8\u308C \uBB34\uC2DC \uC78A\uC5B4`,
      EARLIER: `previous prior earlier above preceding before all any other your existing original former
    initial current every past foregoing system developer safety
    anteriores previas previos anterior todas todos tus sus vorherigen bisherigen vorigen alle deine ihre fruheren
    precedentes precedents precedente toutes tous vos tes precedenti tutte tutti tue suas seus
    \u043F\u0440\u0435\u0434\u044B\u0434\u0443\u0449\u0438\u0435 \u043F\u0440\u0435\u0436\u043D\u0438\u0435 \u0432\u0441\u0435 eerdere vorige poprzednie wszystkie
    \u4E4B\u524D \u4EE5\u524D \u5148\u524D \u4EE5\u4E0A \u6240\u6709 \u6B64\u524D \u524D\u9762 \u4E0A\u8FF0 \u7CFB\u7EDF \u3053\u308C\u307E\u3067 \u524D \uC774\uC804 \uBAA8\uB4E0`,
      ORDERS: `instructions instruction orders directives directive prompt prompts rules rule guidelines
    guideline guidance directions guardrails guardrail policies policy restrictions constraints commands safeguards programming
    instrucciones ordenes reglas indicaciones anweisungen anweisung regeln vorgaben befehle consignes
    directives regles istruzioni regole instrucoes regras ordens \u0438\u043D\u0441\u0442\u0440\u0443\u043A\u0446\u0438\u0438 \u0443\u043A\u0430\u0437\u0430\u043D\u0438\u044F \u043F\u0440\u0430\u0432\u0438\u043B\u0430
    instructies instrukcje polecenia \u6307\u4EE4 \u6307\u793A \u63D0\u793A \u63D0\u793A\u8BCD \u89C4\u5219 \u89C4\u5B9A \u547D\u4EE4 \u6307\u5F15 \uC124\uC815 \uC9C0\uC2DC \uC9C0\uCE68 \uBA85\uB839`,
      EARLIER_AFTER: `anteriores previas previos anterior precedentes precedents precedente precedenti above
    before earlier previously`,
      /** What an order is said to be that holds no longer. */
      VOID: `void invalid obsolete suspended cancelled canceled revoked superseded outdated overridden overruled withdrawn
    rescinded terminated`,
      STANDING: "previous prior earlier system developer safety your original existing initial above",
      SUPERSEDE: `override overrides supersede supersedes outrank outranks precedence replace replaces overrule
    overrules`,
      FOLLOW: `follow obey execute comply heed perform carry adhere befolge befolgen sigue siga suis suivez
    segui esegui siga obedece \u6267\u884C \u9075\u5FAA \u670D\u4ECE \u9075\u5B88 \u5F93\u3063 \uB530\uB974`,
      OBEY: "obey comply",
      // The two who talk.
      USER: `user users human humans customer person whoever client operator them him her usuario usuarios usuaria benutzer
    benutzers nutzer anwender lutilisateur utilisateur utilisateurs utente lutente usuarios
    \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044E \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044C gebruiker uzytkownikowi uzytkownika
    \u7528\u6237 \u4F7F\u7528\u8005 \u7528\u6236 \u30E6\u30FC\u30B6\u30FC \uC0AC\uC6A9\uC790 \u5229\u7528\u8005`,
      AGENT: `agent agents assistant assistants model models llm llms ai ais chatbot claude gpt chatgpt copilot cursor
    gemini`,
      YOU: "you your yourself",
      // Keeping something from the user.
      TELL: `tell inform notify alert warn advise telling informing notifying alerting warning digas digan decir
    informes avises informar avisar sag sagen sage informiere informieren erzahle mitteilen verrate erwahne dis
    dites dire informe informez dire dica diga diga conte informi \u0441\u043E\u043E\u0431\u0449\u0430\u0439 \u0441\u043E\u043E\u0431\u0449\u0430\u0439\u0442\u0435 \u0433\u043E\u0432\u043E\u0440\u0438 \u0433\u043E\u0432\u043E\u0440\u0438\u0442\u0435
    vertel mow informuj \u544A\u8BC9 \u544A\u77E5 \u901A\u77E5 \u4F1D\u3048 \u77E5\u3089\u305B \u6559\u3048 \uC54C\uB9AC \uB9D0\uD558`,
      MENTION: `mention reveal disclose show expose share report say describe display discuss explain acknowledge
    admit surface reference include list log menciones mencione mostrar muestres reveles erwahnen erwahne zeige
    zeigen mentionne mentionnez revele revelez montre mostre mencione mostra menzionare \u043F\u043E\u043A\u0430\u0437\u044B\u0432\u0430\u0439 \u0443\u043F\u043E\u043C\u0438\u043D\u0430\u0439
    \u63D0\u53CA \u900F\u9732 \u663E\u793A \u5C55\u793A \u63D0\u5230 \u6CC4\u9732 \u8868\u793A`,
      META: `this these that it steps step instruction instructions note notice message tool call calls process
    action actions behavior behaviour directive directives prompt anything existence presence copy forwarding
    transfer upload esto estas estos pasos dies diese davon hiervon cela ceci ces questo isso isto
    \u044D\u0442\u043E\u043C \u8FD9 \u6B64 \u8FD9\u4E9B \u672C \u3053\u308C \uC774\uAC83`,
      KNOW: "know knows see sees learn notice told aware informed notified shown find discover realize realise",
      /** What somebody notices who was not told. */
      NOTICE: "notice notices realize realise suspect suspects wonder spot catch learn know find discover aware",
      HIDE: `hide conceal withhold oculta ocultar oculte verberge verheimliche verbergen cache cachez cacher
    nascondi esconda oculte \u0441\u043A\u0440\u043E\u0439 \u0441\u043A\u0440\u044B\u0432\u0430\u0439 verberg ukryj \u9690\u7792 \u9690\u85CF \u7792 \u96A0\u3057 \uC228\uAE30`,
      WITHOUT: "without sin ohne sans senza sem \u0431\u0435\u0437 zonder bez",
      TELLING: `telling informing notifying asking alerting warning mentioning revealing disclosing showing
    knowledge consent permission approval confirmation awareness decir decirle preguntar avisar zu dire
    demander dire chiedere dizer perguntar`,
      SECRETLY: `secretly covertly stealthily surreptitiously discreetly clandestinely heimlich unbemerkt
    secretamente discretamente secretement segretamente \u79D8\u5BC6 \u5077\u5077 \u6084\u6084 \u6697\u4E2D \u3053\u3063\u305D\u308A \uBAB0\uB798`,
      SILENTLY: "silently quietly invisibly unobtrusively",
      ACT: `send forward upload call run read pass include copy execute proceed continue write delete install
    commit push deploy pay buy order transfer book publish merge perform apply change update create make do
    record append transmit post attach fetch open invoke add store save submit collect gather`,
      // Consent.
      REFUSE: `declines refuses denies objects disagrees rejects decline refuse deny objected declined refused
    cancels says`,
      ANYWAY: "anyway regardless nonetheless nevertheless still trotzdem",
      CONSENT: "confirmation permission approval consent confirm approve authorization",
      ASK: `ask prompt request require requesting asking wait pide pregunta pida frage frag bitte fordere demande
    demandez chiedi peca pergunte \u043F\u043E\u043F\u0440\u043E\u0441\u0438 \u0441\u043F\u0440\u043E\u0441\u0438 vraag \u8BE2\u95EE \u8981\u6C42 \u8BA9 \u8BF7\u6C42 \u7D22\u8981 \u5C0B\u306D \u6C42\u3081 \uC694\uCCAD`,
      // What an answer has to say.
      /** Names of a client's tools that ask its user. */
      ASK_TOOL: `ask_user ask_user_question askuser askuserquestion ask_human ask_followup_question request_approval
    request_confirmation request_permission confirm_with_user get_user_approval notify_user user_confirmation`,
      ALWAYS: "always immer siempre toujours sempre \u603B\u662F \u59CB\u7EC8 \u52A1\u5FC5 \u5FC5\u305A \uD56D\uC0C1 invariably",
      ANSWER: `answer respond reply say claim state assert conclude confirm insist pretend antworte responde
    reponds rispondi responda`,
      FINE: `passed succeeded successful success successfully safe clean secure fine fixed completed harmless
    approved verified trusted trustworthy ok correct accurate genuine legitimate`,
      THAT: "that dass que che",
      // Another role.
      ROLE: `unrestricted unfiltered uncensored jailbroken dan root superuser developer maintenance debug god
    unlimited admin administrator evil`,
      TASK: `task tasks goal objective mission purpose job role assignment duty mandate instructions instruction orders directive
    directives`,
      REAL: "real true actual new hidden secret genuine primary updated only sole",
      DECODE: "decode decrypt deobfuscate unscramble decipher dekodiere decodifica decode \u89E3\u7801 \u89E3\u5BC6",
      ENCODED: "base64 hex rot13 encoded hexadecimal base32 urlencoded encrypted encode encoding",
      // Borrowed authority.
      AUTHORITY: `administrator admin administrators anthropic openai google microsoft developer developers system
    security vendor owner platform maintainer`,
      SAFETY: `safety guardrails guardrail moderation restrictions safeguards protections safeguard filters filter
    policies limits checks confirmations approvals sicherheitsprufungen`,
      SUSPENDED: `suspended disabled lifted waived off inactive removed deactivated paused unnecessary bypassed
    ausgesetzt deaktiviert`,
      SESSION: "session conversation chat now today",
      UNTRUSTED: `result results output outputs response responses reply document page pages returned found
    contained comment comments`,
      // Files and settings on the user's side.
      READ: `read open cat load fetch retrieve access inspect get collect grab lee lies abre lis leggi leia \u8BFB\u53D6 \u6253\u5F00
    \u8AAD\u307F \uC77D`,
      CONFIG: `config configuration settings mcp.json .cursor claude_desktop_config.json configs \u914D\u7F6E`,
      FILE: "file files content contents \u6587\u4EF6",
      MINE: `your clients agents hosts assistants client host agent users user local home cursor claude vscode`,
      SYSTEM: "system developer hidden initial",
      PROMPT: "prompt prompts instructions message messages",
      REVEAL: `reveal print repeat output include send copy pass paste put append share leak dump recite echo
    return disclose quote show`,
      // Data that the agent holds.
      CHAT: `conversation conversations chat transcript transcripts dialogue dialog thread conversacion
    gesprach gesprachsverlauf chatverlauf verlauf conversazione conversa \u5BF9\u8BDD \u804A\u5929 \u4F1A\u8BDD \u4F1A\u8A71 \uB300\uD654`,
      HISTORY: "history log logs context contents content memory summary text historial historique cronologia \u8BB0\u5F55 \u5386\u53F2 \u5C65\u6B74",
      PRIVATE: `conversation conversations transcript transcripts secrets secret credentials credential
    cookies cookie passwords prompts memories keystrokes clipboard inbox contacts environment
    apikey apikeys conversacion gesprachsverlauf chatverlauf \u5BF9\u8BDD \u804A\u5929 \u4F1A\u8A71`,
      SAID: `message messages prompt prompts question questions input inputs query queries request words email
    emails mail address name identity location files file documents data notes reply answer answers session
    profile contacts calendar mensaje nachricht nachrichten eingabe pregunta message`,
      USERS: `users user your humans persons customers clients`,
      LAST: "last latest recent previous entire full whole complete every all each current",
      // Where data leaves by.
      SEND: `send forward post upload report submit transmit copy store save put write deliver sync mirror exfiltrate
    push publish ship relay hand envia envie envoie envoyez sende schicke invia enviar subir \u53D1\u9001 \u4E0A\u4F20 \u8F6C\u53D1 \u63D0\u4EA4 \u9001\u4FE1 \uC804\uC1A1`,
      APPEND: `append add encode put embed include attach insert concatenate place pass stuff write smuggle pack
    anade agrega ajoute ajoutez hange fuge aggiungi adicione inclua incluye \u9644\u52A0 \u6DFB\u52A0 \u7F16\u7801 \u52A0\u5165 \u653E\u5165`,
      LINK: `url urls link links query querystring subdomain subdomains hostname domain address path image images
    uri pixel href parameter parameters fragment src webhook enlace lien bild \u94FE\u63A5 \u7F51\u5740 \u56FE\u7247`,
      WHERE: "in into to as onto inside en im in dans nel no na via through",
      OPEN: `open visit load fetch render display click resolve request call navigate browse get follow ping
    query lookup embed show abre visita offne ouvre \u6253\u5F00 \u8BBF\u95EE`,
      URL: "#url #url-open #url-slot",
      ADDRESS: "#url #url-open #url-slot #email #host",
      SLOTTED: "#url-open #url-slot",
      EVERY: `every each all any always everything jede jeden jeder alle alles cada todos todas chaque tous ogni
    \u6BCF \u6240\u6709 \u3059\u3079\u3066 \uBAA8\uB4E0`,
      DOCUMENT: `message messages email emails mail reply replies file files document documents result results response
    responses output outputs conversation prompt prompts answer answers note notes attachment attachments mensaje
    nachricht correo mails \u90AE\u4EF6`,
      /** Where services keep the keys of others, by the name of the variable. */
      KNOWN_VARIABLE: `aws_secret_access_key aws_access_key_id aws_session_token openai_api_key anthropic_api_key github_token gh_token
    gitlab_token npm_token slack_bot_token stripe_secret_key database_url google_application_credentials`,
      /** What a person did to put data into a conversation. */
      SAYS: "said typed wrote told asked entered pasted says types writes pastes enters asks uploaded shared discussed",
      BCC: "bcc cc blind",
      // Secrets.
      SEED: `mnemonic seedphrase seed_phrase recoveryphrase recovery_phrase \u52A9\u8BB0\u8BCD \u52A9\u8A18\u8A5E \u30CB\u30FC\u30E2\u30CB\u30C3\u30AF`,
      PHRASE: "phrase phrases words frase",
      SEEDY: "seed recovery mnemonic backup semilla recuperacion wiederherstellungs secret",
      PRIVATE_KEY: `private_key privatekey privatekeys \u79C1\u94A5 \u79C1\u9470 \u79D8\u5BC6\u9375 \uAC1C\uC778\uD0A4`,
      KEY_FILE: `id_rsa id_ed25519 id_ecdsa id_dsa .ssh .gnupg credentials.json service_account.json .pem .p12 .pfx server.key
    .netrc wallet.dat keystore kubeconfig .kube shadow application_default_credentials.json
    .aws keychain .pgpass .htpasswd logindata cookies.sqlite key4.db logins.json .docker .azure`,
      DOTFILE: `.env .env.local .env.production .env.development .npmrc .pypirc .envrc .bash_history .zsh_history
    .gitconfig secrets.json secrets.yaml secrets.yml .yarnrc .dockercfg mcp.json claude_desktop_config.json
    .credentials.json .cargo`,
      GIVE: `paste provide pass include send submit enter give share supply attach copy put upload write forward
    fill return append post place type report proporciona pega incluye envia ubergib fuge sende fournissez colle
    envoie incolla invia forneca cole \u63D0\u4F9B \u53D1\u9001 \u8F93\u5165 \u7C98\u8D34 \u4F20\u5165 \u4F20\u9012 \u586B\u5199 \u653E\u5165 \u5165\u529B \u8CBC\u308A\u4ED8\u3051 \uC785\uB825`,
      NEED: `needs need requires require required expects wants demands must benotigt braucht requiere necesita
    necessite richiede precisa \u9700\u8981 \u5FC5\u987B \u5FC5\u8981`,
      PASSWORD: `password passwords passcode pin passphrase passwd contrasena contrasenas clave passwort kennwort
    passworter motdepasse senha senhas \u043F\u0430\u0440o\u043B\u044C \u043F\u0430\u0440\u043E\u043B\u044C \u043F\u0430\u0440\u043E\u043B\u0438 wachtwoord haslo \u5BC6\u7801 \u5BC6\u78BC \u53E3\u4EE4 \u30D1\u30B9\u30EF\u30FC\u30C9 \uBE44\uBC00\uBC88\uD638`,
      CODE: "otp 2fa mfa tan cvv cvc totp sms verification authenticator onetime \u9A8C\u8BC1\u7801 \u8A8D\u8A3C\u30B3\u30FC\u30C9",
      TOKEN: `token tokens pat key keys apikey apikeys api_key cookie cookies credential credentials secret secrets
    bearer session \u4EE4\u724C \u5BC6\u94A5`,
      BRAND: `github gitlab google gmail aws azure slack openai anthropic stripe bank banking paypal apple icloud
    facebook instagram microsoft outlook discord telegram twitter dropbox notion binance coinbase amazon
    linkedin npm pypi banco bankkonto steam metamask`,
      OTHER: `other another others existing anderen andere otros otras autres altri outros \u5176\u4ED6 \u4ED6\u306E`,
      OTHERS: `tools tool servers server connectors connector services service apps accounts integrations plugins
    extensions herramientas werkzeuge outils strumenti \u5DE5\u5177 \u670D\u52A1`,
      AUTH: "authorization auth bearer cookie cookies",
      HEADER: "header headers",
      EACH: "every each all any both",
      RUN: "run execute call invoke issue ejecuta fuhre executez esegui \u8FD0\u884C \u6267\u884C \u5B9F\u884C",
      CREDENTIAL_COMMAND: `printenv mimikatz lsass`,
      HOLD: `have hold know find see possess store stored remember given`,
      THEIR: `their your his her users user account login email master bank wallet banking gmail su sus seine ihr
    son leur sua suas \u7684 \u81EA\u5DF1`,
      ENVIRONMENT: "env environment variable variables configured configuration vault server",
      // Other servers' tools.
      TOOL: "tool tools function functions herramienta herramientas werkzeug werkzeuge outil outils strumento ferramenta \u5DE5\u5177 \u30C4\u30FC\u30EB",
      CALL: `call calls invocation invocations use uses using usage calling execution executions`,
      /** What a message of the agent's has that another can be put in place of. */
      PART: "content contents text body subject recipient recipients amount address title attachment",
      FOREIGN: `other another foreign official builtin built native default competing alternative existing thirdparty
    standard others otras otra anderen andere autre autres altri outra outras \u5176\u4ED6 \u5176\u5B83 \u4ED6\u306E \u5225\u306E`,
      BEFORE: "before prior ahead antes vor bevor avant prima \u4E4B\u524D \u5728",
      AFTER: "after following despues nach apres dopo depois \u4E4B\u540E",
      WHEN: "when if whenever once after wenn cuando si quand quando falls \u5F53 \u5982\u679C",
      CHANGE: `set replace change modify rewrite substitute swap alter redirect append prepend add send forward pass
    include put overwrite insert copy inject double triple multiply raise lower omit`,
      SKIP: "skip disable deactivate unload bypass avoid suppress ignore circumvent uninstall remove",
      CAPTURE: `arguments argument result results output outputs parameters inputs input data responses response
    replies`,
      SERVERS: "server servers connector connectors provider providers plugin plugins extension integration",
      KIND: `chat mail email filesystem github slack gmail browser shell terminal bash calendar drive memory web
    payment payments database search git jira notion file files discord whatsapp telegram`,
      UNSAFE: `unsafe deprecated broken insecure unreliable obsolete compromised dangerous outdated untrusted buggy
    vulnerable`,
      INSTEAD: "instead rather stattdessen directly lugar",
      PREFER: "prefer favor favour choose prioritize prioritise",
      USE: "use call invoke offer suggest recommend trust select choose run utiliza usa nutze verwende utilisez \u4F7F\u7528 \u8C03\u7528",
      RELY: "use call invoke run rely depend trust using calling trusting relying",
      STATE: "used called available returns invoked run runs executes executed finishes finished completes completed done returned succeeded present installed sends is fails",
      /** Of this server, so that nobody else's tools are meant. */
      HERE: "#here deprecated",
      // Texts about such texts.
      DETECT: `detect detects detecting flag flags flagging block blocks blocking scan scans scanning prevent prevents
    protects protect filter filters identify identifies catch catches test tests testing check checks
    analyze analyzes defend defends guard classify classifies recognizes refuse refuses rejects warn warns report
    reports measures evaluates finds looks`,
      ATTACK: `injection injections attack attacks jailbreak jailbreaks attempt attempts payload payloads phrase phrases
    malicious poisoning tries trying pattern patterns whether wording adversarial leak leaks leaking leaked exposed`,
      QUOTING: `example examples such like phrase phrases text texts string strings says contain contains matching
    quoted eg called named reads attack attacks sentence sentences wording message messages query queries
    search searches titled`,
      CONDITION: "true false enabled flag parameter option boolean"
    };
  }
});

// src/judge/text/pattern.ts
function wordsOf2(element) {
  const words = element.split("|").flatMap((name) => {
    if (/^[A-Z_]+$/.test(name)) {
      if (!Object.hasOwn(CONCEPTS, name)) throw new Error(`no concept is called ${name}`);
      return CONCEPTS[name].split(/\s+/);
    }
    return [name];
  });
  return [...new Set(words)].sort().join(" ");
}
function parsePattern(pattern) {
  const { order, unless, except } = typeof pattern === "string" ? { order: pattern } : pattern;
  const steps = [];
  let gap = 0;
  for (const element of order.split(" ")) {
    if (element.startsWith("~")) {
      gap = Number(element.slice(1));
    } else {
      steps.push({ words: wordsOf2(element), gap });
      gap = 0;
    }
  }
  return {
    steps,
    unless: unless === void 0 ? null : wordsOf2(unless),
    except: except === void 0 ? null : wordsOf2(except),
    negated: /(?:^|[ |])(?:NOT|WITHOUT|no)(?:[ |]|$)/.test(order)
  };
}
var init_pattern = __esm({
  "src/judge/text/pattern.ts"() {
    "use strict";
    init_concepts();
  }
});

// src/judge/text/spelled.ts
function readingOf({ text: text3, units }, own) {
  shared2.text = text3;
  shared2.count = 0;
  return {
    spelled: shared2,
    units,
    at: 0,
    position: 0,
    sentence: 0,
    pause: 0,
    own,
    slotEnd: 0,
    unknownLetters: 0
  };
}
function forgetBefore(spelled, index) {
  const { count: count2, word: word2, start, end, position, sentence, pause } = spelled;
  for (const list2 of [word2, start, end, position, sentence, pause])
    list2.copyWithin(0, index, count2);
  spelled.count = count2 - index;
}
function endSentence(reading) {
  reading.sentence += 1;
  reading.position += SENTENCE_GAP;
}
function writeWord(reading, speller, word2, start, end) {
  const { spelled } = reading;
  const { count: count2 } = spelled;
  spelled.word[count2] = word2 === speller.not || word2 === speller.server ? meaning(reading, speller, word2) : word2;
  spelled.start[count2] = start;
  spelled.end[count2] = end;
  spelled.position[count2] = reading.position;
  spelled.sentence[count2] = reading.sentence;
  spelled.pause[count2] = reading.pause;
  spelled.count = count2 + 1;
  reading.pause = 0;
  reading.position += 1;
}
function meaning({ spelled, position }, speller, word2) {
  const last = spelled.count - 1;
  if (last < 0 || spelled.position[last] !== position - 1) return word2;
  const before = spelled.word[last] ?? 0;
  if (word2 === speller.server) {
    return speller.demonstratives.has(before) ? speller.special["#here"] : word2;
  }
  const states = speller.auxiliaries.has(before) && spelled.word[last - 1] !== speller.you;
  return states ? speller.special["#isnt"] : word2;
}
var SPECIAL, STRETCH, AT_ONCE, CAPACITY, SENTENCE_GAP, shared2;
var init_spelled = __esm({
  "src/judge/text/spelled.ts"() {
    "use strict";
    SPECIAL = [
      "#url",
      /** A URL that ends in `=`, so that something has to be put behind it. */
      "#url-open",
      /** A URL with a placeholder in it. */
      "#url-slot",
      /** The address at which clouds give an instance its credentials. */
      "#metadata",
      "#email",
      "#host",
      /** A name like `send_message`: a verb and an object, and no tool of this server. */
      "#tool",
      /** A name of one of this server's own tools. */
      "#own",
      /** `server` in `this server`. */
      "#here",
      /** The negation of a statement (`does not`), beside the one of an order (`do not`). */
      "#isnt"
    ];
    STRETCH = 4096;
    AT_ONCE = 32;
    CAPACITY = STRETCH + AT_ONCE;
    SENTENCE_GAP = 256;
    shared2 = {
      text: "",
      count: 0,
      word: new Uint16Array(CAPACITY),
      start: new Int32Array(CAPACITY),
      end: new Int32Array(CAPACITY),
      position: new Int32Array(CAPACITY),
      sentence: new Int32Array(CAPACITY),
      pause: new Uint8Array(CAPACITY)
    };
  }
});

// src/judge/text/grammar.ts
function compile(groups) {
  const numbers = /* @__PURE__ */ new Map();
  const numberOf2 = (written2) => {
    const word2 = plain2(written2);
    const number = numbers.get(word2) ?? numbers.size + 1;
    numbers.set(word2, number);
    return number;
  };
  const special = Object.fromEntries(SPECIAL.map((word2) => [word2, numberOf2(word2)]));
  const sparing = /* @__PURE__ */ new Map();
  const spareOf = (words) => {
    if (words === null) return 0;
    const index = sparing.get(words) ?? sparing.size;
    if (index === MAX_SPARES) throw new Error(`there are more than ${MAX_SPARES} sets that spare`);
    sparing.set(words, index);
    return 2 ** index;
  };
  const patterns = Object.entries(groups).flatMap(
    ([group, list2]) => list2.map(parsePattern).map(({ steps, unless, except, negated }) => ({
      group,
      steps,
      unless: spareOf(unless),
      except: spareOf(except),
      negated
    }))
  );
  const ofWords = (words) => words.split(/\s+/).map(numberOf2);
  for (const { words } of patterns.flatMap(({ steps }) => steps)) ofWords(words);
  const speller = {
    special,
    not: numberOf2("not"),
    you: numberOf2("you"),
    server: numberOf2("server"),
    demonstratives: new Set(["this", "same", "our"].map(numberOf2)),
    auxiliaries: new Set(ofWords(AUXILIARIES)),
    verbs: dictionary(TOOL_VERBS.split(/\s+/)),
    dictionary: dictionary([])
  };
  const memberships = [
    ...Object.entries(ROLES).map(([name, bit]) => ({
      list: "roles",
      bit,
      words: ofWords(CONCEPTS[name])
    })),
    ...[...sparing].map(([words, index]) => ({
      list: "spares",
      bit: 2 ** index,
      words: ofWords(words)
    }))
  ];
  const wordCount = numbers.size + 1;
  const lists = { roles: new Uint8Array(wordCount), spares: new Uint32Array(wordCount) };
  for (const { list: list2, bit, words } of memberships) {
    for (const word2 of words) lists[list2][word2] = (lists[list2][word2] ?? 0) | bit;
  }
  const automatonOf = (some) => automaton(some, numberOf2, wordCount);
  const names = Object.keys(groups);
  return {
    speller: { ...speller, dictionary: dictionary([...numbers.keys()]) },
    group: Object.fromEntries(
      names.map((name) => [name, automatonOf(patterns.filter(({ group }) => group === name))])
    ),
    all: automatonOf(patterns),
    ...lists
  };
}
var ROLES, TOOL_VERBS, AUXILIARIES, plain2, MAX_SPARES;
var init_grammar = __esm({
  "src/judge/text/grammar.ts"() {
    "use strict";
    init_automaton();
    init_concepts();
    init_dictionary();
    init_fold();
    init_pattern();
    init_spelled();
    ROLES = { ANY_NOT: 1, DETECT: 2, ATTACK: 4, QUOTING: 8 };
    TOOL_VERBS = `accept add append approve archive ask authorize book buy call cancel change charge check clear close commit confirm copy create delete
  deploy disable do download edit exec execute export fetch find forward generate get insert install invoke list log
  lookup make merge move open pay pin place post publish push query read remove rename replace reply request run save
  scan search send set share show sign store submit sync transfer trigger update upload verify view write`;
    AUXILIARIES = "does did is are was were has have had will would can could may might";
    plain2 = (word2) => word2.startsWith("#") || isUnspaced(word2.charCodeAt(0)) ? word2 : Array.from(
      { length: word2.length },
      (_, at) => String.fromCharCode(foldUnit(word2.charCodeAt(at)))
    ).join("").replaceAll("\0", "");
    MAX_SPARES = 32;
  }
});

// src/judge/text/match.ts
function findMatches({ word: word2, position, count: count2 }, { begun }, { from, to, steps }, met, first, end, found3) {
  found3.count = 0;
  const { position: metAt, last: metLast } = met;
  metAt.fill(NOWHERE);
  metAt[0] = 0;
  for (let index = count2 - 1; index >= first; index -= 1) {
    const number = word2[index];
    const here = position[index];
    const last = to[number];
    metLast[0] = index;
    for (let at = from[number]; at < last; at += 1) {
      const step2 = steps[at];
      const after = step2 & NEXT_MASK;
      if (metAt[after] - here > (step2 >> REACH_SHIFT & REACH_MASK)) continue;
      const state = step2 >> STATE_SHIFT;
      metAt[state] = here;
      metLast[state] = metLast[after];
      const pattern = begun[state];
      if (pattern < 0 || index >= end) continue;
      found3.pattern[found3.count] = pattern;
      found3.first[found3.count] = index;
      found3.last[found3.count] = metLast[state];
      found3.count += 1;
    }
  }
}
var NOWHERE, metOf;
var init_match = __esm({
  "src/judge/text/match.ts"() {
    "use strict";
    init_automaton();
    NOWHERE = 2 ** 30;
    metOf = ({ next }) => ({
      position: new Int32Array(next.length),
      last: new Int32Array(next.length)
    });
  }
});

// src/judge/text/quotes.ts
function quotesOf(spelled, units) {
  return { opened: opened(spelled, units), closed: closed(spelled, units) };
}
function opened({ count: count2, start }, units) {
  const pairsBefore = new Uint16Array(count2);
  const last = new Int32Array(PAIRS.length).fill(-REACH - 1);
  let pairs = 0;
  let holds2 = 0;
  let at = Math.max(0, (start[0] ?? 0) - REACH);
  for (let index = 0; index < count2; index += 1) {
    const from = start[index];
    for (; at < from; at += 1) {
      const pair = OPENING3[units[at]];
      if (pair === 0 || at > 0 && OPENS_BEHIND[units[at - 1]] !== 1) continue;
      last[31 - Math.clz32(pair)] = at;
      if (pairs === 0) holds2 = at + REACH;
      pairs |= pair;
    }
    if (pairs !== 0 && from > holds2) {
      pairs = 0;
      holds2 = from + REACH;
      for (let kind = 0; kind < last.length; kind += 1) {
        const until = last[kind] + REACH;
        if (until < from) continue;
        pairs |= 1 << kind;
        holds2 = Math.min(holds2, until);
      }
    }
    pairsBefore[index] = pairs;
  }
  return pairsBefore;
}
function closed({ text: text3, count: count2, end }, units) {
  const pairsBehind = new Uint16Array(count2);
  const next = new Int32Array(PAIRS.length).fill(text3.length + REACH);
  let pairs = 0;
  let holds2 = 0;
  let at = Math.min(text3.length, (end[count2 - 1] ?? 0) + REACH) - 1;
  for (let index = count2 - 1; index >= 0; index -= 1) {
    const to = end[index];
    for (; at >= to; at -= 1) {
      const pair = CLOSING2[units[at]];
      if (pair === 0) continue;
      next[31 - Math.clz32(pair)] = at;
      if (pairs === 0) holds2 = at - REACH;
      pairs |= pair;
    }
    if (pairs !== 0 && to <= holds2) {
      pairs = 0;
      holds2 = to - REACH;
      for (let kind = 0; kind < next.length; kind += 1) {
        const until = next[kind] - REACH;
        if (until >= to) continue;
        pairs |= 1 << kind;
        holds2 = Math.max(holds2, until);
      }
    }
    pairsBehind[index] = pairs;
  }
  return pairsBehind;
}
var REACH, OPENING3, CLOSING2, PAIRS, OPENS_BEHIND;
var init_quotes = __esm({
  "src/judge/text/quotes.ts"() {
    "use strict";
    REACH = 160;
    OPENING3 = new Uint16Array(65536);
    CLOSING2 = new Uint16Array(65536);
    PAIRS = ['""', "''", "``", "\u201C\u201D", "\u201E\u201C", "\u2018\u2019", "\xAB\xBB", "\u300C\u300D", "\u300E\u300F"];
    for (const [index, pair] of PAIRS.entries()) {
      OPENING3[pair.charCodeAt(0)] = 2 ** index;
      CLOSING2[pair.charCodeAt(1)] = 2 ** index;
    }
    OPENS_BEHIND = new Uint8Array(65536);
    for (const mark of " \n	([{:,=\u2014-") OPENS_BEHIND[mark.charCodeAt(0)] = 1;
  }
});

// src/judge/text/mention.ts
function surroundingsOf(spelled, units, roles) {
  const { count: count2 } = spelled;
  const about = new Uint8Array(count2);
  const sentenceStart = new Int32Array(count2);
  lookBefore(spelled, roles, about, sentenceStart);
  return {
    about,
    sentenceStart,
    units,
    quotes: null,
    nextOf: /* @__PURE__ */ new Map()
  };
}
function lookBefore({ count: count2, word: word2, position, sentence, pause }, roles, about, sentenceStart) {
  let [start, detect, attack, quoting, not] = [0, -1, -1, -1, -1];
  for (let index = 0; index < count2; index += 1) {
    if (index > 0 && sentence[index] !== sentence[index - 1]) {
      start = index;
      detect = attack = quoting = not = -1;
    }
    sentenceStart[index] = start;
    if (pause[index] === 1) not = -1;
    const near = index - SENTENCE_REACH;
    let bits = 0;
    if (detect >= near && detect >= 0) bits |= ROLES.DETECT;
    if (attack >= near && attack >= 0 && attack >= detect) bits |= ROLES.ATTACK;
    if (quoting >= near && quoting >= 0) bits |= ROLES.QUOTING;
    if (not >= 0 && position[index] - position[not] <= NEGATION_REACH) {
      bits |= NEGATED;
    }
    about[index] = bits;
    const role = roles[word2[index]];
    if ((role & ROLES.DETECT) !== 0) detect = index;
    if ((role & ROLES.ATTACK) !== 0) attack = index;
    if ((role & ROLES.QUOTING) !== 0) quoting = index;
    if ((role & ROLES.ANY_NOT) !== 0) not = index;
  }
}
function isMention(pattern, first, last, spelled, around, spares) {
  const about = around.about[first];
  if (!pattern.negated && (about & NEGATED) !== 0) return true;
  const { DETECT, ATTACK, QUOTING } = ROLES;
  if ((about & DETECT) !== 0 && (about & ATTACK) !== 0) return true;
  if ((about & (DETECT | QUOTING)) !== 0) {
    around.quotes ??= quotesOf(spelled, around.units);
    const { opened: opened2, closed: closed2 } = around.quotes;
    if ((opened2[first] & closed2[last]) !== 0) return true;
  }
  if (pattern.except !== 0 && isFollowedBy(pattern.except, last, spelled, spares)) return true;
  return pattern.unless !== 0 && isBeside(pattern.unless, first, last, spelled, around, spares);
}
function isFollowedBy(set, last, { count: count2, word: word2, position }, spares) {
  if (last + 1 >= count2 || position[last + 1] !== position[last] + 1) return false;
  return (spares[word2[last + 1]] & set) !== 0;
}
function isBeside(set, first, last, spelled, { sentenceStart, nextOf }, spares) {
  let next = nextOf.get(set);
  if (next === void 0) {
    next = nextWithin(set, spelled, spares);
    nextOf.set(set, next);
  }
  const from = Math.max(first - SENTENCE_REACH, sentenceStart[first]);
  const found3 = next[from];
  return found3 < Math.min(spelled.count, last + SENTENCE_REACH) && spelled.sentence[found3] === spelled.sentence[first];
}
function nextWithin(set, { count: count2, word: word2 }, spares) {
  const next = new Int32Array(count2);
  let nearest = count2;
  for (let index = count2 - 1; index >= 0; index -= 1) {
    if ((spares[word2[index]] & set) !== 0) nearest = index;
    next[index] = nearest;
  }
  return next;
}
var NEGATION_REACH, SENTENCE_REACH, NEGATED;
var init_mention = __esm({
  "src/judge/text/mention.ts"() {
    "use strict";
    init_grammar();
    init_quotes();
    NEGATION_REACH = 3;
    SENTENCE_REACH = 30;
    NEGATED = 128;
  }
});

// src/judge/text/narrow.ts
function narrow({ word: word2, count: count2 }, { next, begun }, { whole, own, isThere, isNeeded, seen }, hits2) {
  if (count2 <= FEW_WORDS) return whole;
  const words = [];
  seen.fill(0);
  isThere.fill(0);
  for (let index = 0; index < count2; index += 1) {
    const number = word2[index];
    if (seen[number] === 1) continue;
    seen[number] = 1;
    words.push(number);
    const end = whole.to[number];
    for (let at = whole.from[number]; at < end; at += 1) {
      isThere[whole.steps[at] >> STATE_SHIFT] = 1;
    }
  }
  isThere[0] = 1;
  for (let state = 1; state < next.length; state += 1) {
    if (isThere[next[state]] === 0) isThere[state] = 0;
  }
  isNeeded.fill(0);
  for (let state = next.length - 1; state > 0; state -= 1) {
    const pattern = begun[state];
    if (pattern >= 0 && hits2[pattern] < MAX_HITS) isNeeded[state] = 1;
    if (isThere[state] === 0) isNeeded[state] = 0;
    else if (isNeeded[state] === 1) isNeeded[next[state]] = 1;
  }
  let filled = 0;
  for (const number of words) {
    own.from[number] = filled;
    const end = whole.to[number];
    for (let at = whole.from[number]; at < end; at += 1) {
      const step2 = whole.steps[at];
      if (isNeeded[step2 >> STATE_SHIFT] === 1) own.steps[filled++] = step2;
    }
    own.to[number] = filled;
  }
  return own;
}
var FEW_WORDS, narrowedOf;
var init_narrow = __esm({
  "src/judge/text/narrow.ts"() {
    "use strict";
    init_automaton();
    init_span();
    FEW_WORDS = 256;
    narrowedOf = ({ steps, next }) => ({
      whole: steps,
      own: {
        from: new Uint16Array(steps.from.length),
        to: new Uint16Array(steps.to.length),
        steps: new Int32Array(steps.steps.length)
      },
      isThere: new Uint8Array(next.length),
      isNeeded: new Uint8Array(next.length),
      seen: new Uint8Array(steps.from.length)
    });
  }
});

// src/judge/text/address.ts
function beginsAddress(units, start, colon) {
  if (units[colon] !== 58 || units[colon + 1] !== 47 || units[colon + 2] !== 47) return false;
  if (colon - start > LONGEST_SCHEME2) return false;
  let hash = HASH_START;
  for (let at = start; at < colon; at += 1) hash = hashed(hash, lower(units[at]));
  return SCHEMES.find(hash, colon - start) > 0;
}
function readAddress(text3, units, colon) {
  const host = colon + 3;
  let at = host;
  let slot = false;
  for (; at < text3.length; at += 1) {
    const unit = units[at];
    const role = ROLES2[unit];
    if (role === ENDS) break;
    if (role === SLOTS && !(unit === 91 && at === host)) {
      slot = !(unit === 60 && units[at + 1] === 47);
      break;
    }
    if (unit === 37 && units[at + 1] === 115) slot = true;
  }
  while (at > host && TRAILING[units[at - 1]] === 1) at -= 1;
  const address = {
    end: at,
    kind: slot ? "#url-slot" : units[at - 1] === 61 ? "#url-open" : "#url",
    metadata: METADATA_FIRSTS.has(units[host]) && METADATA_HOSTS.some((name) => text3.startsWith(name, host)),
    capitals: -1,
    capitalsEnd: -1
  };
  findCapitals(units, colon, Math.min(at, colon + REACH2), address);
  if (address.capitals >= 0) address.kind = "#url-slot";
  return address;
}
function tailEnd(units, bracket) {
  if (units[bracket + 1] !== 47) return bracket;
  let at = bracket + 1;
  while (ROLES2[units[at]] === 0) at += 1;
  return at - 1;
}
function findCapitals(units, from, end, address) {
  for (let equals = from; equals < end; equals += 1) {
    if (units[equals] !== 61 || kindOf2(units[equals + 1]) !== UPPER) continue;
    const first = equals + 1;
    let at = first + 1;
    for (let words = 0; words < MAX_WORDS; words += 1) {
      const start = at;
      while (at < end && isCapital(units[at])) at += 1;
      if (at === start || at - start > LONGEST_WORD) break;
      if (at === end || units[at] === 38 || units[at] === 35) {
        address.capitals = first;
        address.capitalsEnd = at;
        return;
      }
      if (units[at] !== 95) break;
      at += 1;
    }
  }
}
var SCHEMES, LONGEST_SCHEME2, lower, METADATA_HOSTS, METADATA_FIRSTS, ENDS, SLOTS, ROLES2, TRAILING, REACH2, MAX_WORDS, LONGEST_WORD, isCapital;
var init_address2 = __esm({
  "src/judge/text/address.ts"() {
    "use strict";
    init_dictionary();
    init_units();
    SCHEMES = dictionary(["http", "https", "ftp", "ws", "wss"]);
    LONGEST_SCHEME2 = 5;
    lower = (unit) => kindOf2(unit) === UPPER ? unit + 32 : unit;
    METADATA_HOSTS = [
      "169.254.169.254",
      "169.254.170.2",
      "metadata.google.internal",
      "100.100.100.200",
      "[fd00:ec2::254]"
    ];
    METADATA_FIRSTS = new Set(METADATA_HOSTS.map((host) => host.charCodeAt(0)));
    ENDS = 1;
    SLOTS = 2;
    ROLES2 = new Uint8Array(65536).fill(ENDS, 8192).fill(ENDS, 0, 33);
    for (const mark of `"'>)]\``) ROLES2[mark.charCodeAt(0)] = ENDS;
    for (const mark of "<{[$") ROLES2[mark.charCodeAt(0)] = SLOTS;
    TRAILING = new Uint8Array(65536);
    for (const mark of ".,;:!?") TRAILING[mark.charCodeAt(0)] = 1;
    REACH2 = 400;
    MAX_WORDS = 7;
    LONGEST_WORD = 20;
    isCapital = (unit) => {
      const kind = kindOf2(unit);
      return kind === UPPER || kind === DIGIT;
    };
  }
});

// src/judge/text/host.ts
function endingOf(units, start, end) {
  let first = end;
  while (first > start && end - first <= LONGEST && units[first - 1] !== 46) first -= 1;
  if (first === start || end - first < SHORTEST2 || units[first - 1] !== 46) return null;
  let hash = HASH_START;
  for (let at = first; at < end; at += 1) {
    const unit = units[at];
    hash = hashed(hash, kindOf2(unit) === UPPER ? unit + 32 : unit);
  }
  const number = ENDINGS.find(hash, end - first);
  if (number === 0) return null;
  return number <= TOP_LEVEL.length ? "host" : "file";
}
var TOP_LEVEL, FILES, ENDINGS, SHORTEST2, LONGEST;
var init_host = __esm({
  "src/judge/text/host.ts"() {
    "use strict";
    init_dictionary();
    init_units();
    TOP_LEVEL = `com net org io dev ai app co me sh xyz info site online cloud example test invalid local internal
  ru cn de fr uk eu link live tech fun top`.split(/\s+/);
    FILES = `js jsx ts tsx cjs cjsx cts ctsx mjs mjsx mts mtsx json txt yml yaml toml htm html css csv xml lock log
  conf cfg ini pdf png jpg jpeg svg doc docx xls xlsx java php sql ipynb`.split(/\s+/);
    ENDINGS = dictionary([...TOP_LEVEL, ...FILES]);
    SHORTEST2 = 2;
    LONGEST = 8;
  }
});

// src/judge/text/sentence.ts
function endsSentence(units, at, fold) {
  switch (fold) {
    case 10:
      return beginsAnew(units, at + 1);
    case 46: {
      if (isLetter2(units, at + 1)) return false;
      return !isLetter2(units, at - 1) || isLetter2(units, at - 2);
    }
    case 33:
    case 59:
    case 63:
      return !isLetter2(units, at + 1);
    case 12290:
      return true;
    default:
      return false;
  }
}
function beginsAnew(units, line2) {
  let at = line2;
  while (at < line2 + 8 && (units[at] === 32 || units[at] === 9)) at += 1;
  const unit = units[at];
  if (BULLETS[unit] === 1) return true;
  if (!isDigit(unit)) return false;
  const last = at + 3;
  while (at < last && isDigit(units[at])) at += 1;
  return units[at] === 46 || units[at] === 41;
}
var BULLETS, isDigit;
var init_sentence = __esm({
  "src/judge/text/sentence.ts"() {
    "use strict";
    init_units();
    BULLETS = new Uint8Array(65536);
    for (const mark of "\n\r-*#\u2022>|") BULLETS[mark.charCodeAt(0)] = 1;
    isDigit = (unit) => unit >= 48 && unit <= 57;
  }
});

// src/judge/text/word.ts
function readWord(units, length, start, word2) {
  let at = start;
  let end = start;
  let hash = HASH_START;
  let count2 = 0;
  let underscores = 0;
  let dots = 0;
  let camel = false;
  let odd = false;
  let alike = HASH_START;
  let seen = 0;
  let email = false;
  while (at < length && count2 < LONGEST_RUN) {
    const unit = units[at];
    const plain3 = PLAIN2[unit];
    if (plain3 !== 0) {
      if (unit < 97) {
        if (unit < 65) odd = true;
        else if (count2 > 0 && units[at - 1] >= 97 && PLAIN2[units[at - 1]] !== 0) {
          camel = true;
        }
      }
      const fold2 = plain3 & FOLDED;
      seen |= plain3;
      hash = hashed(hash, fold2);
      alike = hashed(alike, unit < 65 ? looksLike(fold2) : fold2);
      count2 += 1;
      at += 1;
      end = at;
      continue;
    }
    if (unit === 32) break;
    const fold = unit < 128 ? unit : foldAt(units, at);
    if (unit === 46) {
      if (count2 > MAX_WORD || !isLetter2(units, at + 1)) break;
      dots += 1;
      hash = hashed(hash, 46);
      alike = hashed(alike, 46);
      count2 += 1;
      at += 1;
      end = at;
      continue;
    }
    const step2 = unit < 128 ? 1 : stepAt(units, at);
    if (fold === 0 && step2 === 1) {
      if (unit === 0) break;
      at = endOfAbsent(units, at);
      continue;
    }
    if (fold === 0 || (fold === 39 || fold === 42) && at > 0 && isLetter2(units, at + 1)) {
      at += step2;
      continue;
    }
    if (isUnspaced(unit)) break;
    if (fold === 95) {
      let after = at + 1;
      while (units[after] === 95) after += 1;
      if (count2 > 0) {
        if (!isLetter2(units, after)) break;
        hash = hashed(hash, 95);
        alike = hashed(alike, 95);
        count2 += 1;
        underscores += 1;
      }
      at = after;
      continue;
    }
    if (fold === 46) {
      if (count2 > MAX_WORD || !isLetter2(units, at + 1)) break;
      dots += 1;
    } else if (fold === 64 || fold === 36) {
      if (count2 === 0 || !isLetter2(units, at + 1)) break;
      odd = true;
      if (fold === 64 && isDomain(units, at + 1)) email = true;
    } else if (!isWordFold(fold)) break;
    if (unit >= 128) odd = true;
    hash = hashed(hash, fold);
    if (fold >= 97 && fold <= 122) {
      seen |= IS_LETTER;
      alike = hashed(alike, fold);
    } else alike = hashed(alike, looksLike(fold));
    count2 += 1;
    at += step2;
    end = at;
  }
  word2.start = start;
  word2.end = end;
  word2.next = Math.max(at, start + 1);
  word2.hash = hash;
  word2.count = count2;
  word2.underscores = underscores;
  word2.dots = dots;
  word2.camel = camel;
  word2.odd = odd;
  word2.alike = alike;
  word2.latin = (seen & IS_LETTER) !== 0;
  word2.email = email;
}
function isDomain(units, start) {
  let at = start;
  const end = start + LONGEST_LABEL2;
  while (at < end && (units[at] === 45 || isAlphanumeric(units[at]))) at += 1;
  return at > start && units[at] === 46 && kindOf2(units[at + 1]) !== DIGIT && isAlphanumeric(units[at + 1]);
}
function isAlphanumeric(unit) {
  const kind = kindOf2(unit);
  return kind !== OTHER && kind <= DIGIT;
}
function wordAt(units, start, end, dictionary2, lookalikes) {
  if (end - start > MAX_WORD * 2 || end - start < 2) return 0;
  let hash = HASH_START;
  let count2 = 0;
  let latin = false;
  for (let at = start; at < end; at += 1) {
    const unit = units[at];
    let fold = PLAIN2[unit] & FOLDED;
    if (fold >= 97) latin = true;
    else {
      fold = foldAt(units, at);
      if (unit >= 128) at += stepAt(units, at) - 1;
      if (fold === 0 || fold === 39 || fold === 42) continue;
      if (fold >= 97 && fold <= 122) latin = true;
      else if (lookalikes) fold = looksLike(fold);
    }
    hash = hashed(hash, fold);
    count2 += 1;
  }
  return lookalikes && !latin ? 0 : dictionary2.find(hash, count2);
}
var MAX_WORD, LONGEST_RUN, EMPTY, LONGEST_LABEL2;
var init_word = __esm({
  "src/judge/text/word.ts"() {
    "use strict";
    init_dictionary();
    init_fold();
    init_units();
    MAX_WORD = 64;
    LONGEST_RUN = 256;
    EMPTY = {
      start: 0,
      end: 0,
      next: 0,
      hash: HASH_START,
      count: 0,
      underscores: 0,
      dots: 0,
      camel: false,
      odd: false,
      alike: HASH_START,
      latin: false,
      email: false
    };
    LONGEST_LABEL2 = 40;
  }
});

// src/judge/text/spell.ts
function spell(reading, speller) {
  const { units, spelled } = reading;
  const { length } = spelled.text;
  let at = reading.at;
  while (at < length && spelled.count < STRETCH) {
    const unit = units[at];
    const kind = kindOf2(unit);
    if (unit < 128 && (kind === OTHER || kind === JOINT) && unit !== 95) {
      if (unit === 46 && isLetter2(units, at + 1) && !isLetter2(units, at - 1)) {
        at = readOn(reading, speller, at);
        continue;
      }
      if (unit === 44) reading.pause = 1;
      else if (unit !== 32) {
        if (endsSentence(units, at, unit)) endSentence(reading);
        const closes = at < reading.slotEnd && (unit === 125 || unit === 62 || unit === 93);
        if (closes) at = tailEnd(units, at);
      }
      at += 1;
      continue;
    }
    if (unit >= 128) {
      at = oddWord(reading, speller, at, unit);
      continue;
    }
    const next = plainWord(reading, speller, at);
    at = next > at ? next : readOn(reading, speller, at);
  }
  reading.at = at;
}
function plainWord(reading, speller, start) {
  const { units } = reading;
  let at = start;
  let hash = HASH_START;
  let seen = 0;
  let underscores = false;
  for (const limit = start + LONGEST_RUN; at < limit; at += 1) {
    const unit = units[at];
    const plain3 = PLAIN2[unit];
    if (plain3 !== 0) {
      hash = hashed(hash, plain3 & FOLDED);
      seen |= plain3;
      continue;
    }
    if (unit === 32) break;
    if (unit >= 128) return start;
    if (kindOf2(unit) === JOINT && isLetter2(units, at + 1)) {
      if (unit !== 95 || at === start) return start;
      hash = hashed(hash, unit);
      underscores = true;
      continue;
    }
    if (unit === 95 && units[at + 1] === 95) return start;
    if (unit === 58 && units[at + 1] === 47 && units[at + 2] === 47) return start;
    break;
  }
  if (at === start) return start;
  const { dictionary: dictionary2 } = speller;
  const hasLetters = (seen & IS_LETTER) !== 0;
  let number = hasLetters && at - start <= MAX_WORD ? dictionary2.find(hash, at - start) : 0;
  if (number === 0 && hasLetters && (seen & IS_DIGIT) !== 0) {
    number = wordAt(units, start, at, dictionary2, true);
  }
  const isName2 = underscores || (seen & IS_CAPITAL) !== 0 && at - start <= LONGEST_NAME3 && isCamel(units, start, at);
  if (number === 0 && isName2) {
    if (start < reading.slotEnd) return start;
    number = nameNumber(reading, speller, start, at);
  }
  if (number !== 0) writeWord(reading, speller, number, start, at);
  else reading.position += 1;
  return at;
}
function isCamel(units, start, end) {
  for (let at = start + 1; at < end; at += 1) {
    if (kindOf2(units[at]) === UPPER && kindOf2(units[at - 1]) === LOWER) {
      return true;
    }
  }
  return false;
}
function oddWord(reading, speller, at, unit) {
  const { units, spelled } = reading;
  if (isUnspaced(unit)) {
    const found3 = speller.dictionary.unspaced(spelled.text, at, unit);
    if (found3 === 0) {
      reading.position += reading.unknownLetters % 2;
      reading.unknownLetters += 1;
      return at + 1;
    }
    const end = at + (found3 & LENGTH_MASK);
    writeWord(reading, speller, found3 >> LENGTH_BITS, at, end);
    return end;
  }
  const fold = foldAt(units, at);
  const opensDotted = fold === 46 && isLetter2(units, at + 1) && !isLetter2(units, at - 1);
  if (isWordFold(fold) || opensDotted) return readOn(reading, speller, at);
  if (fold === 44) reading.pause = 1;
  else if (endsSentence(units, at, fold)) endSentence(reading);
  return at + stepAt(units, at);
}
function readOn(reading, speller, at) {
  const { units, spelled } = reading;
  readWord(units, spelled.text.length, at, word);
  if (word.count > 0) {
    if (beginsAddress(units, word.start, word.end)) {
      return writeAddress(reading, speller, word.start, word.end);
    }
    writeRead(reading, speller, word);
  }
  return word.next;
}
function writeAddress(reading, speller, start, colon) {
  const { special } = speller;
  const address = readAddress(reading.spelled.text, reading.units, colon);
  const { end, kind, metadata, capitals, capitalsEnd } = address;
  if (metadata) writeWord(reading, speller, special["#metadata"], start, end);
  writeWord(reading, speller, special[kind], start, end);
  if (capitals >= 0) writeParts(reading, speller, capitals, capitalsEnd, 95, false);
  if (kind === "#url-slot") reading.slotEnd = end + SLOT_REACH;
  return end;
}
function writeRead(reading, speller, word2) {
  const { units } = reading;
  const { start, end, count: count2, dots, underscores, odd } = word2;
  if (dots > 0 && count2 === 2 * dots + 1) {
    reading.position += 1;
    return;
  }
  const inSlot = start < reading.slotEnd;
  const number = numberOf(reading, speller, word2, inSlot);
  if (number > 0) {
    writeWord(reading, speller, number, start, end);
    return;
  }
  const fills = inSlot && underscores > 0 && underscores <= MAX_PARTS;
  if (fills && writeParts(reading, speller, start, end, 95, odd)) return;
  if (dots > 0 && dots <= MAX_PARTS) {
    const ending = endingOf(units, start, end);
    if (ending !== "host" && writeParts(reading, speller, start, end, 46, odd)) return;
    if (ending !== "file") {
      writeWord(reading, speller, speller.special["#host"], start, end);
      return;
    }
  }
  reading.position += 1;
}
function numberOf(reading, speller, { start, end, hash, count: count2, odd, alike, latin, email, underscores, camel }, inSlot) {
  if (email) return speller.special["#email"];
  if (count2 <= MAX_WORD) {
    const number = speller.dictionary.find(hash, count2);
    if (number > 0) return number;
    const like = odd && latin ? speller.dictionary.find(alike, count2) : 0;
    if (like > 0) return like;
  }
  return inSlot || !(underscores > 0 || camel) ? 0 : nameNumber(reading, speller, start, end);
}
function nameNumber(reading, speller, start, end) {
  if (end - start > LONGEST_NAME3) return 0;
  const { units, own, spelled } = reading;
  if (own.has(spelled.text, units, start, end)) return speller.special["#own"];
  let head = start;
  while (kindOf2(units[head]) === LOWER) head += 1;
  const isVerb = wordAt(units, start, head, speller.verbs, false) > 0;
  return isVerb ? speller.special["#tool"] : 0;
}
function writeParts(reading, speller, start, end, joint, odd) {
  const { units } = reading;
  const { dictionary: dictionary2 } = speller;
  let any = false;
  let from = start;
  for (let at = start; at <= end; at += 1) {
    if (at < end && units[at] !== joint) continue;
    let number = wordAt(units, from, at, dictionary2, false);
    if (number === 0 && odd) number = wordAt(units, from, at, dictionary2, true);
    if (number !== 0) {
      if (joint === 46 && from > start && kindOf2(units[from]) === UPPER) {
        endSentence(reading);
      }
      writeWord(reading, speller, number, from, at);
      any = true;
    }
    from = at + 1;
  }
  return any;
}
var MAX_PARTS, LONGEST_NAME3, SLOT_REACH, word;
var init_spell = __esm({
  "src/judge/text/spell.ts"() {
    "use strict";
    init_address2();
    init_dictionary();
    init_host();
    init_sentence();
    init_spelled();
    init_units();
    init_word();
    MAX_PARTS = 12;
    LONGEST_NAME3 = 2 * MAX_WORD;
    SLOT_REACH = 80;
    word = { ...EMPTY };
  }
});

// src/judge/text/phrases.ts
function finderOf(groups) {
  const grammar = compile(groups);
  const searches = /* @__PURE__ */ new Map();
  return (look, own, group) => {
    let search = searches.get(group);
    if (search === void 0) {
      search = searchOf(grammar, group);
      searches.set(group, search);
    }
    return find(look, own, search);
  };
}
function searchOf(grammar, group) {
  const automaton2 = group === null ? grammar.all : grammar.group[group];
  return {
    grammar,
    automaton: automaton2,
    groups: [...new Set(automaton2.patterns.map((pattern) => pattern.group))],
    met: metOf(automaton2),
    narrowed: narrowedOf(automaton2),
    hits: new Uint8Array(automaton2.patterns.length)
  };
}
function find(look, own, search) {
  const reading = readingOf(look, own);
  const { spelled } = reading;
  const ahead = search.automaton.longest + SENTENCE_REACH;
  let found3 = null;
  for (let from = 0; ; ) {
    spell(reading, search.grammar.speller);
    const isWhole = reading.at >= look.text.length;
    const to = isWhole ? spelled.count : spelled.count - ahead;
    if (spelled.count > 1) {
      if (from === 0) search.hits.fill(0);
      found3 = findBetween(reading, search, from, to, found3);
    }
    if (isWhole || found3 !== null && isEnough(found3, search.groups)) return found3 ?? NOTHING2;
    const kept = Math.max(0, to - SENTENCE_REACH - 1);
    forgetBefore(spelled, kept);
    from = to - kept;
  }
}
function findBetween({ spelled, units }, { grammar, automaton: automaton2, met, narrowed, hits: hits2 }, from, to, before) {
  const steps = narrow(spelled, automaton2, narrowed, hits2);
  findMatches(spelled, automaton2, steps, met, from, to, matches2);
  let found3 = before;
  let around = null;
  for (let index = matches2.count - 1; index >= 0; index -= 1) {
    const number = matches2.pattern[index];
    if (hits2[number] >= MAX_HITS) continue;
    around ??= surroundingsOf(spelled, units, grammar.roles);
    const first = matches2.first[index];
    const last = matches2.last[index];
    const pattern = automaton2.patterns[number];
    if (isMention(pattern, first, last, spelled, around, grammar.spares)) continue;
    hits2[number] = hits2[number] + 1;
    found3 ??= {};
    const spans = found3[pattern.group] ?? [];
    found3[pattern.group] = spans;
    spans.push({ start: spelled.start[first], end: spelled.end[last] });
  }
  return found3;
}
function isEnough(found3, groups) {
  return groups.every((group) => merged(found3[group] ?? []).length > MAX_HITS);
}
var NOTHING2, matches2;
var init_phrases = __esm({
  "src/judge/text/phrases.ts"() {
    "use strict";
    init_grammar();
    init_match();
    init_mention();
    init_narrow();
    init_span();
    init_spell();
    init_spelled();
    NOTHING2 = {};
    matches2 = { count: 0, pattern: [], first: [], last: [] };
  }
});

// src/judge/text/pseudo-system.ts
function pseudoSystemMarkers({ text: text3, has }) {
  const found3 = [];
  const mayMark = (has & (HAS.LESS | HAS.BRACKET)) !== 0;
  const mayLabel = (has & (HAS.COLON | HAS.HASH)) !== 0 || ANNOUNCES.test(text3);
  if (!mayMark && !mayLabel) return found3;
  for (const [marks, atStart, may] of [
    [MARKS2, false, mayMark],
    [LABELS, true, mayLabel],
    [SHOUTED, true, mayLabel]
  ]) {
    if (!may) continue;
    for (const match2 of text3.matchAll(marks)) {
      if (found3.length >= MAX_FOUND) break;
      if (atStart ? !opensSentence(text3, match2.index) : isCode(text3, match2.index)) continue;
      found3.push({ start: match2.index, end: match2.index + match2[0].length });
    }
  }
  return found3;
}
function opensSentence(text3, at) {
  const before = text3.slice(Math.max(0, at - 8), at).replace(/[\s*_>`-]+$/, "");
  return before === "" || /[.!?>\]]$/.test(before) || /\n\s*$/.test(text3.slice(Math.max(0, at - 4), at));
}
var MARKS2, LABELS, SHOUTED, ANNOUNCES, MAX_FOUND, isCode;
var init_pseudo_system = __esm({
  "src/judge/text/pseudo-system.ts"() {
    "use strict";
    init_look();
    MARKS2 = new RegExp(
      [
        String.raw`<\/?(?:system(?:[-_ ](?:prompt|message|reminder|note|instructions?|override))?|sys|assistant|im_start|secret|hidden|admin|override|priority[-_ ]instructions?|instructions?[-_ ](?:to|for)[-_ ](?:ai|llm|agent|model))\s?>`,
        String.raw`<\|(?:im_start|im_end|system|user|assistant|endoftext|start_header_id|end_header_id|eot_id)\|>`,
        String.raw`<<\/?SYS>>`,
        String.raw`\[\/?INST\]`,
        String.raw`\[(?:system|admin|developer|assistant)(?:[ _-](?:prompt|message|note|notice|override|instructions?|update|alert)){0,2}\]`
      ].join("|"),
      "gi"
    );
    LABELS = new RegExp(
      [
        String.raw`#{2,4} ?(?:system|new instructions?|end of (?:system )?(?:prompt|instructions?)|instructions? (?:for|to) (?:the )?(?:ai|llm|agent|model|assistant))\b`,
        `(?:system|assistant|developer|admin|administrator) (?:prompt|message|note|notice|override|instructions?|update|alert):`,
        String.raw`(?:begin|end) (?:of )?(?:system|admin|hidden|new) (?:prompt|instructions?|message)\b`
      ].join("|"),
      "gi"
    );
    SHOUTED = /(?:SYSTEM|ASSISTANT|DEVELOPER):|(?:Human|Assistant): /g;
    ANNOUNCES = /\b(?:begin|end) /i;
    MAX_FOUND = 20;
    isCode = (text3, at) => /[`"'“]$/.test(text3.slice(Math.max(0, at - 1), at));
  }
});

// src/judge/text/walk-schema.ts
function* schemaTexts(schema, path) {
  if (typeof schema !== "object") return;
  const stack = [{ value: schema, path, role: "schema", depth: 0 }];
  for (let step2 = stack.pop(); step2 !== void 0; step2 = stack.pop()) {
    const { value, role, depth } = step2;
    if (typeof value === "string" && value !== "") {
      yield { path: step2.path, text: value, place: "text" };
    }
    if (typeof value !== "object" || value === null || depth > MAX_DEPTH2) continue;
    const keys = Object.keys(value);
    if (role === "names" || role === "values" && !Array.isArray(value)) {
      for (const key of keys) {
        if (key !== "") yield { path: pathOf(step2.path, key), text: key, place: "name" };
      }
    }
    for (let at = keys.length - 1; at >= 0; at -= 1) {
      const key = keys[at];
      const child = value[key];
      if (!maySay(child) || role === "schema" && GRAMMAR.has(key)) continue;
      const path2 = pathOf(step2.path, key);
      stack.push({ value: child, path: path2, role: roleOf(role, key), depth: depth + 1 });
    }
  }
}
function pathOf(path, key) {
  if (!key.includes("~") && !key.includes("/")) return `${path}/${key}`;
  return `${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function roleOf(role, key) {
  if (role === "values") return "values";
  if (role === "names") return "schema";
  if (VALUES.has(key)) return "values";
  return NAMED2.has(key) ? "names" : "schema";
}
var MAX_DEPTH2, GRAMMAR, VALUES, NAMED2, maySay;
var init_walk_schema = __esm({
  "src/judge/text/walk-schema.ts"() {
    "use strict";
    MAX_DEPTH2 = 256;
    GRAMMAR = /* @__PURE__ */ new Set(["type", "$ref", "$schema", "$id", "$anchor", "$dynamicRef", "required"]);
    VALUES = /* @__PURE__ */ new Set(["enum", "const", "default", "examples", "example", "enumNames"]);
    NAMED2 = /* @__PURE__ */ new Set([
      "properties",
      "patternProperties",
      "$defs",
      "definitions",
      "dependentSchemas"
    ]);
    maySay = (value) => typeof value === "string" || typeof value === "object" && value !== null;
  }
});

// src/judge/text/walk.ts
function* visibleTexts(source) {
  let count2 = 0;
  for (const text3 of everyText(source)) {
    if (count2 === MAX_TEXTS) return;
    count2 += 1;
    yield text3;
  }
}
function* everyText(source) {
  yield* members(source, "", ["instructions"]);
  yield* members(source.serverInfo, "/serverInfo", ["name", "title", "version", "description"]);
  for (const [path, tool] of items(source.tools, "/tools")) {
    yield* members(tool, path, ["name", "title", "description"]);
    yield* members(member(tool, "annotations"), `${path}/annotations`, ["title"]);
    for (const key of ["inputSchema", "outputSchema"]) {
      yield* schemaTexts(member(tool, key), `${path}/${key}`);
    }
  }
  for (const [path, prompt] of items(source.prompts, "/prompts")) {
    yield* members(prompt, path, ["name", "title", "description"]);
    for (const [at, argument] of items(member(prompt, "arguments"), `${path}/arguments`)) {
      yield* members(argument, at, ["name", "title", "description"]);
    }
  }
  for (const [path, resource] of [
    ...items(source.resources, "/resources"),
    ...items(source.templates, "/templates")
  ]) {
    yield* members(resource, path, ["name", "title", "description", "uri", "uriTemplate"]);
    yield* members(member(resource, "annotations"), `${path}/annotations`, ["title"]);
  }
  for (const list2 of ["calls", "reads"]) {
    for (const [path, one] of items(source[list2], `/${list2}`)) {
      for (const [at, text3] of items(member(one, "texts"), `${path}/texts`)) {
        if (typeof text3 === "string" && text3 !== "") yield { path: at, text: text3, place: "content" };
      }
    }
  }
}
function* members(owner, path, keys) {
  for (const key of keys) {
    const text3 = member(owner, key);
    if (typeof text3 !== "string" || text3 === "") continue;
    yield { path: `${path}/${key}`, text: text3, place: NAMES2.has(key) ? "name" : "text" };
  }
}
function member(owner, key) {
  if (typeof owner !== "object" || owner === null || !Object.hasOwn(owner, key)) return void 0;
  return owner[key];
}
function* items(list2, path) {
  if (!Array.isArray(list2)) return;
  for (const [index, item] of list2.entries()) yield [`${path}/${index}`, item];
}
var MAX_TEXTS, NAMES2;
var init_walk = __esm({
  "src/judge/text/walk.ts"() {
    "use strict";
    init_walk_schema();
    MAX_TEXTS = 2e5;
    NAMES2 = /* @__PURE__ */ new Set(["name", "uri", "uriTemplate", "version"]);
  }
});

// src/judge/text/detect.ts
function findInServed(served) {
  const found3 = Object.fromEntries(TEXT_KINDS.map((kind) => [kind, []]));
  const own = ownNames((served.tools ?? []).map(nameOf2));
  const known3 = {
    name: /* @__PURE__ */ new Map(),
    text: /* @__PURE__ */ new Map(),
    content: /* @__PURE__ */ new Map()
  };
  for (const { path, text: text3, place } of visibleTexts(served)) {
    let inText = known3[place].get(text3);
    if (inText === void 0) {
      inText = findInText(text3, place, own);
      known3[place].set(text3, inText);
    }
    for (const { kind, excerpt: excerpt3, digest: digest2 } of inText) found3[kind].push({ path, excerpt: excerpt3, digest: digest2 });
  }
  return found3;
}
function findInText(text3, place, own) {
  const look = lookAt(text3);
  const inPhrases = finder()(look, own, null);
  let found3 = null;
  for (const kind of TEXT_KINDS) {
    const spans = spansOf(kind, look, place, inPhrases);
    if (spans.length === 0) continue;
    found3 ??= [];
    for (const { excerpt: excerpt3 } of hits(text3, spans)) found3.push({ kind, excerpt: excerpt3 });
  }
  if (found3 === null) return [];
  const digest2 = `sha256:${(0, import_node_crypto2.createHash)("sha256").update(text3).digest("hex")}`;
  return found3.map((one) => ({ ...one, digest: digest2 }));
}
function spansOf(kind, look, place, inPhrases) {
  switch (kind) {
    case "hidden-characters":
      return hiddenCharacters(look, place);
    case "agent-instructions":
      return both(inPhrases[kind], pseudoSystemMarkers(look));
    case "exfiltration-link":
      return both(inPhrases[kind], both(imagesWithSlots(look), hostsWithSlots(look)));
    case "credential-request":
      return inPhrases[kind] ?? NO_SPANS;
    case "cross-tool-steering":
      return place === "content" ? NO_SPANS : inPhrases[kind] ?? NO_SPANS;
  }
}
function both(some = NO_SPANS, others) {
  if (some.length === 0) return others;
  return others.length === 0 ? some : [...some, ...others];
}
function hits(text3, spans) {
  if (spans.length === 0) return [];
  return merged(spans).slice(0, MAX_HITS).map(({ start, end }) => ({ start, end, excerpt: excerpt(text3, start) }));
}
function nameOf2(tool) {
  if (typeof tool !== "object" || tool === null || !("name" in tool)) return null;
  return typeof tool.name === "string" ? tool.name : null;
}
var import_node_crypto2, TEXT_KINDS, compiled, finder, NO_SPANS;
var init_detect = __esm({
  "src/judge/text/detect.ts"() {
    "use strict";
    import_node_crypto2 = __toESM(require_node_crypto(), 1);
    init_agent_instructions();
    init_credential_request();
    init_cross_tool();
    init_evidence();
    init_exfiltration();
    init_hidden_characters();
    init_images();
    init_look();
    init_own_names();
    init_phrases();
    init_pseudo_system();
    init_slots();
    init_span();
    init_walk();
    TEXT_KINDS = [
      "hidden-characters",
      "agent-instructions",
      "exfiltration-link",
      "credential-request",
      "cross-tool-steering"
    ];
    compiled = null;
    finder = () => {
      compiled ??= finderOf({
        "agent-instructions": AGENT_INSTRUCTIONS,
        "exfiltration-link": EXFILTRATION,
        "credential-request": CREDENTIAL_REQUEST,
        "cross-tool-steering": CROSS_TOOL
      });
      return compiled;
    };
    NO_SPANS = [];
  }
});

// src/judge/report-card/digest.ts
function toolsetDigest(tools) {
  const texts = tools.map((tool) => toolText(tool)).sort();
  return `sha256:${(0, import_node_crypto3.createHash)("sha256").update(texts.join("\n")).digest("hex")}`;
}
function toolText(tool) {
  if (!isRecord(tool)) return canonical(tool);
  const read = READ.filter((key) => tool[key] !== void 0).map((key) => [key, tool[key]]);
  return `${nameOf(tool) ?? ""}
${canonical(Object.fromEntries(read))}`;
}
function canonical(value, depth = 0) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (depth === DEEPEST) return '"\u2026"';
  let text3 = "";
  if (Array.isArray(value)) {
    for (const item of value) text3 += `${text3 === "" ? "" : ","}${canonical(item, depth + 1)}`;
    return `[${text3}]`;
  }
  for (const key of inOrder(Object.keys(value))) {
    const member2 = Reflect.get(value, key);
    if (member2 === void 0) continue;
    text3 += `${text3 === "" ? "" : ","}${JSON.stringify(key)}:${canonical(member2, depth + 1)}`;
  }
  return `{${text3}}`;
}
function inOrder(keys) {
  const sorted = keys.sort();
  if (!sorted.some((key) => /^\d/.test(key))) return sorted;
  return Object.keys(Object.fromEntries(sorted.map((key) => [key, null])));
}
var import_node_crypto3, DEEPEST, READ;
var init_digest = __esm({
  "src/judge/report-card/digest.ts"() {
    "use strict";
    import_node_crypto3 = __toESM(require_node_crypto(), 1);
    init_item();
    DEEPEST = 100;
    READ = ["name", "title", "description", "inputSchema", "outputSchema", "annotations"];
  }
});

// src/judge/changes/tools-diff.ts
function toolsDiff(before, after) {
  const old = byName2(before);
  const now = byName2(after);
  const changed = [...now].flatMap(([name, is]) => {
    const was = old.get(name);
    if (was === void 0) return [];
    const what = PARTS.filter(([, members2]) => !isSame2(was, is, members2)).map(([part]) => part);
    return what.length === 0 ? [] : [{ name, what }];
  });
  return {
    added: [...now.keys()].filter((name) => !old.has(name)).sort(),
    removed: [...old.keys()].filter((name) => !now.has(name)).sort(),
    changed: changed.sort((a, b) => a.name < b.name ? -1 : 1)
  };
}
function byName2(tools) {
  const named2 = /* @__PURE__ */ new Map();
  for (const tool of tools) {
    const name = nameOf(tool);
    if (isRecord(tool) && name !== null) named2.set(name, tool);
  }
  return named2;
}
function isSame2(a, b, members2) {
  const part = (tool) => toolText(Object.fromEntries(members2.map((member2) => [member2, tool[member2]])));
  return part(a) === part(b);
}
var PARTS;
var init_tools_diff = __esm({
  "src/judge/changes/tools-diff.ts"() {
    "use strict";
    init_digest();
    init_item();
    PARTS = [
      ["title", ["title"]],
      ["description", ["description"]],
      ["schema", ["inputSchema", "outputSchema"]],
      ["hints", ["annotations"]]
    ];
  }
});

// src/judge/report-card/drift.ts
function driftOf(before, after) {
  const { added, removed, changed } = toolsDiff(before, after);
  const evidence = [
    ...added.map((name) => ({ name, text: "added" })),
    ...removed.map((name) => ({ name, text: "removed" })),
    ...changed.map(({ name, what }) => ({
      name,
      text: [...new Set(what.map((part) => WORDS2[part]))].join(", ")
    }))
  ];
  return evidence.sort((a, b) => a.name < b.name ? -1 : 1).map(({ name, text: text3 }) => ({ where: `tool ${name}`, text: text3 }));
}
var WORDS2;
var init_drift = __esm({
  "src/judge/report-card/drift.ts"() {
    "use strict";
    init_tools_diff();
    WORDS2 = {
      title: "description changed",
      description: "description changed",
      schema: "schema changed",
      hints: "hints changed"
    };
  }
});

// src/judge/report-card/opening.ts
function openingOf2(served) {
  if (served.opened) return "opened";
  const { opening } = served;
  if (opening === null) return "nothing_sent";
  const { outcome, status } = opening;
  if (outcome !== "answered") return openingOfOutcome(outcome);
  if (isBotWall(opening)) return "unclear";
  if (isGate(opening)) return "gate";
  if (status === 429 || status !== null && status >= 500) return "unclear";
  return "not_mcp";
}
function openingOfOutcome(outcome) {
  if (outcome.startsWith("tls_")) return "tls";
  if (isNetworkOutcome(outcome)) return "network";
  if (NOT_SENT2.has(outcome)) return "nothing_sent";
  return NO_HTTP.has(outcome) ? "not_mcp" : "unclear";
}
function isGate(opening) {
  return isAuthReply(opening) || gateVerdict(opening, { hasSession: false })?.status === "auth_required";
}
var NOT_SENT2, NO_HTTP;
var init_opening = __esm({
  "src/judge/report-card/opening.ts"() {
    "use strict";
    init_network_failure();
    init_auth();
    init_bot_wall();
    NOT_SENT2 = /* @__PURE__ */ new Set(["address_refused", "bad_url"]);
    NO_HTTP = /* @__PURE__ */ new Set([
      "bad_http",
      "headers_too_large",
      "decode_failed",
      "unsupported_encoding"
    ]);
  }
});

// src/judge/report-card/payments/assets.ts
function dollarDecimals(networkId, asset) {
  const address = USDC[networkId];
  if (address === void 0 || typeof asset !== "string") return null;
  const isSame3 = networkId.startsWith("eip155:") ? address.toLowerCase() === asset.toLowerCase() : address === asset;
  return isSame3 ? USDC_DECIMALS : null;
}
var USDC, USDC_DECIMALS;
var init_assets = __esm({
  "src/judge/report-card/payments/assets.ts"() {
    "use strict";
    USDC = {
      "eip155:8453": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
      "eip155:84532": "0x036CbD53842c5426634e7929541eC2318f3dCF7e",
      "eip155:1": "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "eip155:11155111": "0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238",
      "eip155:137": "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359",
      "eip155:80002": "0x41E94Eb019C0762f9Bfcf9Fb1E58725BfB0e7582",
      "eip155:43114": "0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E",
      "eip155:43113": "0x5425890298aed601595a70AB815c96711a31Bc65",
      "eip155:42161": "0xaf88d065e77c8cC2239327C5EDb3A432268e5831",
      "eip155:10": "0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85",
      "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
      "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1": "4zMMC9srt5Ri5X14GAgXhaHii3GnPAERYPJgZJDncDU"
    };
    USDC_DECIMALS = 6;
  }
});

// src/judge/report-card/payments/networks.ts
function networkOf(value) {
  return typeof value === "string" ? known2.get(value) ?? null : null;
}
var TABLE2, known2;
var init_networks = __esm({
  "src/judge/report-card/payments/networks.ts"() {
    "use strict";
    TABLE2 = [
      ["eip155:8453", "base", "main"],
      ["eip155:84532", "base-sepolia", "test"],
      ["eip155:1", "ethereum", "main"],
      ["eip155:11155111", "sepolia", "test"],
      ["eip155:43114", "avalanche", "main"],
      ["eip155:43113", "avalanche-fuji", "test"],
      ["eip155:137", "polygon", "main"],
      ["eip155:80002", "polygon-amoy", "test"],
      ["eip155:42161", "arbitrum", "main"],
      ["eip155:421614", "arbitrum-sepolia", "test"],
      ["eip155:10", "optimism", "main"],
      ["eip155:11155420", "optimism-sepolia", "test"],
      ["eip155:4689", "iotex", "main"],
      ["eip155:1329", "sei", "main"],
      ["eip155:1328", "sei-testnet", "test"],
      ["eip155:3338", "peaq", "main"],
      ["eip155:1514", "story", "main"],
      ["eip155:41923", "educhain", "main"],
      ["eip155:143", "monad", "main"],
      ["eip155:4326", "megaeth", "main"],
      ["eip155:988", "stable", "main"],
      ["eip155:2201", "stable-testnet", "test"],
      ["eip155:324705682", "skale-base-sepolia", "test"],
      ["eip155:2741", "abstract", "main"],
      ["eip155:11124", "abstract-testnet", "test"],
      ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "solana", "main"],
      ["solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1", "solana-devnet", "test"],
      ["solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z", "solana-testnet", "test"]
    ];
    known2 = /* @__PURE__ */ new Map();
    for (const [id, name, kind] of TABLE2) {
      known2.set(id, { id, name, kind });
      known2.set(name, { id, name, kind });
    }
  }
});

// src/judge/report-card/payments/accepts.ts
function acceptedOptions(request) {
  for (const candidate of candidates(request)) {
    const options = optionsOf(candidate);
    if (options !== null) return options;
  }
  const isAsked = request.status === 402 || request.where === "payment_required_header" || (request.challenges ?? []).some(({ scheme }) => scheme.toLowerCase() === "payment");
  return isAsked ? [] : null;
}
function* candidates({ value }) {
  yield value;
  if (!isRecord(value)) return;
  yield value.structuredContent;
  yield value.data;
  if (isRecord(value.data)) yield value.data["x402/error"];
  if (isRecord(value._meta)) for (const key of X402_META) yield value._meta[key];
  for (const part of Array.isArray(value.content) ? value.content : []) {
    const document = isRecord(part) ? documentOf(part.text) : null;
    yield document;
    if (!isRecord(document)) continue;
    const error3 = document["x402/error"];
    yield error3;
    if (isRecord(error3)) yield error3.data;
  }
}
function optionsOf(value) {
  if (!isRecord(value)) return null;
  if ("x402Version" in value && Array.isArray(value.accepts)) {
    return value.accepts.filter(isRecord).map(x402Option);
  }
  if (Array.isArray(value.challenges) && !("elicitations" in value)) {
    return value.challenges.filter(isRecord).map(() => ({ network: null, usd: null }));
  }
  return null;
}
function x402Option(item) {
  const network = networkOf(item.network);
  const decimals = network === null ? null : dollarDecimals(network.id, item.asset);
  const amount = item.amount ?? item.maxAmountRequired;
  return { network, usd: decimals === null ? null : usdFromAtomic(amount, decimals) };
}
function documentOf(text3) {
  if (typeof text3 !== "string" || text3.length > TEXT_LIMIT || !text3.trimStart().startsWith("{")) {
    return null;
  }
  try {
    return JSON.parse(text3);
  } catch {
    return null;
  }
}
var X402_META, TEXT_LIMIT;
var init_accepts = __esm({
  "src/judge/report-card/payments/accepts.ts"() {
    "use strict";
    init_item();
    init_assets();
    init_networks();
    init_usd();
    X402_META = ["x402/error", "x402/payment-required", "org.paymentauth/payment-required"];
    TEXT_LIMIT = 65536;
  }
});

// src/judge/report-card/payments/stated.ts
function statedPrice(description, meta) {
  let stated = null;
  for (const price of [...pricesOfMeta(meta), ...pricesOfDescription(description)]) {
    if (stated === null || (price.usd ?? -1n) > (stated.usd ?? -1n)) stated = price;
  }
  return stated;
}
function* pricesOfMeta(meta) {
  if (!isRecord(meta)) return;
  for (const [key, value] of Object.entries(meta)) {
    if (PRICE_KEY.test(key)) yield* pricesOfMember(value);
    else if (isRecord(value)) yield* pricesOfMeta(withoutRecords(value));
  }
}
function* pricesOfMember(value) {
  if (isRecord(value)) {
    const currency = firstText(value, CURRENCY_KEYS);
    const amount = AMOUNT_KEYS.map((key) => value[key]).find((one) => one !== void 0);
    const usd2 = amount === void 0 ? null : usdOfMember(amount);
    if (usd2 !== null && currency !== null) {
      yield { usd: DOLLARS.test(currency) ? usd2 : null, text: `${amount} ${currency}` };
      return;
    }
    for (const [key, inner] of Object.entries(withoutRecords(value))) {
      if (DOLLARS.test(key) || PRICE_KEY.test(key)) yield* pricesOfMember(inner);
    }
    return;
  }
  const usd = usdOfMember(value);
  if (usd !== null) yield { usd, text: String(value) };
  else if (typeof value === "string") yield* pricesOfText(value, () => true);
}
function usdOfMember(value) {
  const text3 = typeof value === "number" ? decimalText(value) : value;
  if (typeof text3 !== "string" || text3.length > 64) return null;
  const number = NUMBER.exec(text3.trim())?.[1];
  return number === void 0 ? null : usdOf(number);
}
function firstText(value, keys) {
  const text3 = keys.map((key) => value[key]).find((one) => typeof one === "string");
  return typeof text3 === "string" ? text3 : null;
}
function withoutRecords(value) {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => !isRecord(inner)));
}
function decimalText(value) {
  const text3 = String(value);
  return text3.includes("e") ? value.toFixed(18).replace(/\.?0+$/, "") : text3;
}
function* pricesOfDescription(description) {
  if (typeof description !== "string") return;
  yield* pricesOfText(description.slice(0, LONGEST2), isPrice);
}
function* pricesOfText(text3, isOne) {
  for (const match2 of text3.matchAll(AMOUNT)) {
    const usd = usdOf(match2[1] ?? match2[2] ?? "");
    if (usd !== null && isOne(text3, match2)) yield { usd, text: match2[0].trim() };
  }
  for (const match2 of text3.matchAll(CENTS)) {
    const usd = usdOf(match2[1] ?? "");
    if (usd !== null && isOne(text3, match2)) yield { usd: usd / 100n, text: match2[0].trim() };
  }
  for (const match2 of text3.matchAll(OTHER2)) {
    if (isOne(text3, match2)) yield { usd: null, text: match2[0].trim() };
  }
}
function usdOf(number) {
  return usdFromDecimal(number.replaceAll(",", "").replace(/^\./, "0."));
}
function isPrice(text3, match2) {
  const at = match2.index ?? 0;
  const end = at + match2[0].length;
  if (IS_PLAN.test(text3.slice(end, end + AROUND))) return false;
  if (/usdc/i.test(match2[0])) return true;
  if (/[([]\s?$/.test(text3.slice(Math.max(0, at - 2), at)) && /^\s?[)\]]/.test(text3.slice(end))) {
    return true;
  }
  return IS_PRICE.test(text3.slice(Math.max(0, at - AROUND), end + AROUND));
}
var PRICE_KEY, AMOUNT_KEYS, CURRENCY_KEYS, DOLLARS, WHOLE, DECIMAL2, NUMBER, AMOUNT, CENTS, OTHER2, IS_PRICE, IS_PLAN, AROUND, LONGEST2;
var init_stated = __esm({
  "src/judge/report-card/payments/stated.ts"() {
    "use strict";
    init_item();
    init_usd();
    PRICE_KEY = /(^|[/._-])(price|pricing|cost|fee)([_-]?per[_-]?(call|request|query|use|invocation))?([_-]?in)?[_-]?(usdc?|dollars?)?$/i;
    AMOUNT_KEYS = ["amount", "value", "price"];
    CURRENCY_KEYS = ["currency", "unit", "asset", "token"];
    DOLLARS = /^(usdc?|us\$|\$|dollars?)$/i;
    WHOLE = String.raw`(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,9})`;
    DECIMAL2 = String.raw`(?:${WHOLE}(?:\.\d{1,18})?|\.\d{1,18})`;
    NUMBER = new RegExp(String.raw`^\$?\s*(${DECIMAL2})\s*(?:usdc?|dollars?|\$)?$`, "i");
    AMOUNT = new RegExp(
      String.raw`(?:\$\s?|\busdc?\s?)(${DECIMAL2})(?![\d.,]*\d)|(?<![\w.,])(${DECIMAL2})\s?(?:usdc|usd|dollars?|us\$)(?!\w)`,
      "gi"
    );
    CENTS = new RegExp(String.raw`(?<![\w.,])(${DECIMAL2})\s?(?:cents?\b|¢)`, "gi");
    OTHER2 = new RegExp(
      String.raw`[€£¥₹₩]\s?${DECIMAL2}|(?<![\w.,])${DECIMAL2}\s?(?:[€£¥₹₩]|(?:eur|eurc|gbp|jpy|inr|cny|usdt|dai|pyusd|eth|sol|btc|sats?|credits?)\b)`,
      "gi"
    );
    IS_PRICE = /\b(?:per|each|every|a|an) (?:[\w,.-]{1,20} ){0,2}(?:calls?|requests?|quer(?:y|ies)|uses?|lookups?|search(?:es)?|invocations?|images?|items?|runs?|messages?|tokens?|pages?|documents?|results?)\b|\/\s?(?:call|request|query|use|req|image|page|search|lookup|run|token)\b|\b(?:price|priced|pricing|costs?|fees?|charges?|charged|pay|paid|payment|x402|billed)\b/i;
    IS_PLAN = /^\s?(?:\/\s?|(?:per|a|each|every) )(?:mo|month|yr|year|week|day|user|seat|annum)\b|^\s?(?:monthly|yearly|annually)\b/i;
    AROUND = 60;
    LONGEST2 = 2e4;
  }
});

// src/judge/report-card/payments/asked.ts
function pricedCalls(served) {
  const calls = /* @__PURE__ */ new Map();
  for (const request of served.payments) {
    const asked = acceptedOptions(request);
    if (asked === null) continue;
    const { tool } = request;
    const where = tool === null ? request.step : `tools/call ${tool}`;
    const known3 = calls.get(where);
    if (known3 !== void 0 && known3.asked.length > 0) continue;
    calls.set(where, { where, tool, stated: priceOf(served, tool), asked });
  }
  return [...calls.values()];
}
function priceOf(served, name) {
  if (name === null) return statedPrice(served.instructions, void 0);
  const tool = served.tools.find((one) => nameOf(one) === name);
  if (!isRecord(tool)) return null;
  return statedPrice(tool.description, tool._meta);
}
var init_asked = __esm({
  "src/judge/report-card/payments/asked.ts"() {
    "use strict";
    init_item();
    init_accepts();
    init_stated();
  }
});

// src/judge/report-card/facts.ts
function factsOf(observation, context) {
  const earlier = (observation.earlier_attempts ?? []).map(
    ({ outcome }) => openingOfOutcome(outcome)
  );
  const served = servedOf(observation);
  const { previous = null, ...rest } = context;
  const isComparable = previous?.conditions === conditionsOf(observation, served);
  return factsOfServed(served, earlier, {
    ...rest,
    previous: previous !== null && isComparable ? comparedWith(previous, served) : null
  });
}
function comparedWith({ digest: digest2, tools }, served) {
  const isKept = tools !== null && toolsetDigest(tools) === digest2;
  return { digest: digest2, drift: isKept ? driftOf(tools, served.tools) : [] };
}
function factsOfServed(served, earlier, context) {
  const { offline, registryVersion, previous, modelNotes } = context;
  let texts = null;
  let payments = null;
  return {
    served,
    get texts() {
      texts ??= findInServed(served);
      return texts;
    },
    get payments() {
      payments ??= pricedCalls(served);
      return payments;
    },
    attempts: [...earlier, openingOf2(served)],
    offline: offline ?? false,
    registryVersion: registryVersion ?? null,
    previous: previous ?? null,
    digest: served.lists.tools.state === "whole" ? toolsetDigest(served.tools) : null,
    modelNotes: modelNotes ?? null
  };
}
var init_facts2 = __esm({
  "src/judge/report-card/facts.ts"() {
    "use strict";
    init_served();
    init_detect();
    init_conditions();
    init_digest();
    init_drift();
    init_opening();
    init_asked();
  }
});

// src/judge/report-card/score.ts
function scoreOf(kinds, isCapped) {
  const lost = kinds.reduce((sum, severity) => sum + WEIGHTS[severity], 0);
  const score = Math.max(0, 100 - lost);
  return isCapped ? Math.min(score, STOP_CAP) : score;
}
function gradeOf(score) {
  return FLOORS.find(([, floor]) => score >= floor)?.[0] ?? "D";
}
var WEIGHTS, STOP_CAP, FLOORS;
var init_score = __esm({
  "src/judge/report-card/score.ts"() {
    "use strict";
    WEIGHTS = { error: 25, warning: 8, info: 0 };
    STOP_CAP = 59;
    FLOORS = [
      ["A", 90],
      ["B", 75],
      ["C", 60]
    ];
  }
});

// src/judge/report-card/judge.ts
function judgeReport(observation, context = {}) {
  const facts = factsOf(observation, context);
  const { served, digest: digest2 } = facts;
  const { findings, unjudged, stops } = applyRules(facts);
  const wasRead = saidSomething(facts);
  const score = wasRead ? scoreOf(
    findings.map(({ severity }) => severity),
    false
  ) : null;
  return {
    card: {
      endpoint: observation.endpoint,
      method_version: METHOD_VERSION,
      read_at: observation.started_at,
      eras: served.eras,
      score,
      grade: score === null ? null : gradeOf(score),
      judged: { rules: RULES.length - unjudged.length, of: RULES.length },
      confirmed_stop: [],
      findings,
      not_judged: unjudged,
      not_read: served.notRead,
      requests: observation.exchanges.filter(wasAsked).length
    },
    stops,
    wasRead,
    sawAll: sawAllTexts(served),
    toolset: digest2 === null ? null : { digest: digest2, conditions: conditionsOf(observation, served) }
  };
}
function wasAsked({ outcome, status }) {
  return status !== null || !outcome.startsWith("budget_");
}
function saidSomething({ attempts }) {
  const last = attempts.at(-1);
  return last === "opened" || last === "gate";
}
function sawAllTexts({ opened: opened2, lists, notRead }) {
  const isKnown = Object.values(lists).every(
    ({ state }) => state === "whole" || state === "not_declared"
  );
  return opened2 && isKnown && !notRead.some(({ what }) => CONTENT.has(what));
}
var METHOD_VERSION, CONTENT;
var init_judge3 = __esm({
  "src/judge/report-card/judge.ts"() {
    "use strict";
    init_apply();
    init_conditions();
    init_facts2();
    init_report_card();
    init_score();
    METHOD_VERSION = 1;
    CONTENT = /* @__PURE__ */ new Set(["tools/call", "resources/read"]);
  }
});

// src/render/report-text.ts
var import_node_util3;
var init_report_text = __esm({
  "src/render/report-text.ts"() {
    "use strict";
    import_node_util3 = __toESM(require_node_util(), 1);
    init_text();
  }
});

// src/cli/report-outcome.ts
function reportExit(observation, card, failOn) {
  switch (openingOf2(servedOf(observation))) {
    case "nothing_sent":
      return 2;
    case "network":
    case "tls":
      return 4;
    case "gate":
      return hasFailed(card, failOn) ? 1 : 3;
    default:
      return hasFailed(card, failOn) ? 1 : 0;
  }
}
function hasFailed({ findings, score }, failOn) {
  if (failOn === "never") return false;
  if (score === null) return true;
  return findings.some(
    ({ severity }) => severity === "error" || failOn === "warning" && severity === "warning"
  );
}
var init_report_outcome = __esm({
  "src/cli/report-outcome.ts"() {
    "use strict";
    init_judge3();
    init_opening();
    init_served();
    init_json();
    init_report_text();
    init_print();
    init_print_result();
  }
});

// late-builtins:node:timers/promises
var require_promises = __commonJS({
  "late-builtins:node:timers/promises"(exports, module) {
    module.exports = __require("node:timers/promises");
  }
});

// src/mcp/checkup-talk.ts
function createCheckupTalk(wire, url, { name, version }) {
  const client = { name, version };
  let id = 0;
  let session = null;
  const addresses = /* @__PURE__ */ new Map();
  function keepAddress(shown2, whole) {
    if (shown2 !== null && shown2.origin === whole?.origin) addresses.set(shown2.href, whole.href);
  }
  async function post(step2, mode, headers, message) {
    const isNotification = step2 === "initialized";
    if (!isNotification) id += 1;
    await closingsSeen();
    const result = await wire.exchange({
      step: step2,
      rung: mode === "modern" ? 0 : 1,
      era: mode === "modern" ? "modern" : "streamable",
      method: "POST",
      url,
      headers,
      message: { jsonrpc: "2.0", ...isNotification ? {} : { id }, ...message },
      wants: isNotification ? "status" : "body",
      once: true
    });
    const challenge = [result.headers["www-authenticate"] ?? []].flat();
    const shown2 = result.record.headers["www-authenticate"] ?? [];
    keepAddress(targetOf(documentIn(shown2)), targetOf(documentIn(challenge)));
    return result;
  }
  function sessionHeader() {
    return session === null ? {} : { "mcp-session-id": session };
  }
  function older(step2, revision, params) {
    const headers = { "mcp-protocol-version": versionHeader("older", revision) };
    return post(step2, "older", { ...headers, ...sessionHeader() }, { method: step2, params });
  }
  function modern2(step2, method, revision, params) {
    const asked = versionHeader("modern", revision);
    const headers = {
      "mcp-protocol-version": asked,
      "mcp-method": method
    };
    if (step2 === "tools/call") headers["mcp-name"] = NONEXISTENT_TOOL;
    const _meta = {
      [`${META2}/protocolVersion`]: asked,
      [`${META2}/clientInfo`]: client,
      [`${META2}/clientCapabilities`]: {}
    };
    return post(step2, "modern", headers, { method, params: { ...params, _meta } });
  }
  async function initialize() {
    const params = { protocolVersion: OLDER_VERSION, capabilities: {}, clientInfo: client };
    const result = await post("initialize", "older", {}, { method: "initialize", params });
    session = sendable2(result.sessionId);
  }
  async function metadata(shown2, mode) {
    const address = addresses.get(shown2) ?? shown2;
    const { record, headers } = await wire.exchange({
      step: "metadata",
      rung: mode === "modern" ? 0 : 1,
      era: null,
      method: "GET",
      url: address,
      headers: { accept: "application/json" },
      wants: "body",
      once: true
    });
    const location = [headers.location].flat()[0];
    keepAddress(targetOf(record.headers.location?.[0], record.url), targetOf(location, address));
  }
  return {
    async ask(next, mode, revision) {
      const request = (step2, params) => mode === "modern" ? modern2(step2, step2, revision, params) : older(step2, revision, params);
      switch (next.step) {
        case "discover":
          await modern2("discover", "server/discover", null, {});
          return;
        case "initialize":
          return initialize();
        case "initialized":
          await post(next.step, "older", sessionHeader(), { method: "notifications/initialized" });
          return;
        case "tools/list":
          if (revision === null) session = null;
          await request(next.step, next.cursor === null ? {} : { cursor: next.cursor });
          return;
        case "tools/call":
          await request(next.step, { name: NONEXISTENT_TOOL, arguments: {} });
          return;
        case "metadata":
          return metadata(next.url, mode);
      }
    }
  };
}
async function closingsSeen() {
  await (0, import_promises.setImmediate)();
  await (0, import_promises.setImmediate)();
}
function sendable2(id) {
  return id !== null && /^[\t\x20-\x7e\x80-\xff]+$/.test(id) ? id : null;
}
function documentIn(challenge) {
  return challengeParams({ headers: { "www-authenticate": challenge } }).get("resource_metadata");
}
function targetOf(text3, base) {
  if (text3 === void 0 || !URL.canParse(text3, base)) return null;
  const url = new URL(text3, base);
  url.hash = "";
  return url;
}
var import_promises, META2;
var init_checkup_talk = __esm({
  "src/mcp/checkup-talk.ts"() {
    "use strict";
    import_promises = __toESM(require_promises(), 1);
    init_handshake();
    init_metadata();
    init_tool_list();
    META2 = "io.modelcontextprotocol";
  }
});

// src/reads/checkup.ts
async function readCheckup(endpoint, options) {
  const limits = {
    time_ms: options.timeoutMs ?? CHECKUP_TIME_MS,
    requests: CHECKUP_REQUESTS,
    response_bytes: CHECKUP_RESPONSE_BYTES,
    total_bytes: CHECKUP_RESPONSE_BYTES * CHECKUP_REQUESTS_PAGED,
    hops: CHECKUP_HOPS,
    events: 2e3
  };
  const refused3 = checkupRefusal(endpoint, options.allowPrivate);
  const itinerary2 = (wire) => converse(endpoint, wire, limits, options);
  const observation = await observed("checkup", endpoint, options, limits, itinerary2, refused3);
  return { ...observation, exchanges: observation.exchanges.map((exchange) => ({ ...exchange })) };
}
function checkupRefusal(endpoint, allowPrivate) {
  const refused3 = refusalOf(endpoint, allowPrivate);
  if (refused3 !== null || allowPrivate) return refused3;
  return new URL(endpoint).protocol === "https:" ? null : "not_http";
}
async function converse(endpoint, wire, limits, { allowPrivate, client, onStep }) {
  const talk2 = createCheckupTalk(wire, endpoint, client);
  const { exchanges } = wire;
  const recorded = { endpoint, allow_private: allowPrivate, limits, refused: null, exchanges };
  for (let run = runOf(recorded); run.next !== null; run = runOf(recorded)) {
    const { next, mode, revision } = run;
    if (next.step === "tools/list" && next.cursor !== null)
      limits.requests = CHECKUP_REQUESTS_PAGED;
    onStep?.(next.step);
    await talk2.ask(next, mode, revision);
  }
}
var init_checkup2 = __esm({
  "src/reads/checkup.ts"() {
    "use strict";
    init_checkup_talk();
    init_budget2();
    init_run();
    init_endpoint();
    init_observed();
  }
});

// src/mcp/document.ts
async function getDocument(wire, url, metadata) {
  let at = url;
  for (let hop = 0; ; hop += 1) {
    const { record, headers } = await wire.exchange({
      step: "metadata",
      rung: 0,
      era: null,
      method: "GET",
      url: at,
      headers: { accept: ACCEPT2 },
      wants: "body",
      timeoutMs: TIMEOUT_MS
    });
    record.metadata = metadata;
    const value = keepDocument(record);
    const { status } = record;
    const isLed = record.outcome === "answered" && status !== null && status >= 300 && status < 400;
    if (!isLed) return status === 200 && isObject(value) ? value : null;
    const location = headerLines(headers, "location")[0] ?? null;
    const step2 = redirectOf("GET", status, at, location);
    if (hop === wire.budget.limits.hops || !("follow" in step2)) return null;
    at = step2.follow;
  }
}
function keepDocument(record) {
  const body = record.body ?? null;
  delete record.body;
  if (body === null) return void 0;
  const value = parseJson(body);
  if (value === void 0) record.body_excerpt = body.slice(0, EXCERPT2) || null;
  else record.document = redactDocument(value);
  return value;
}
var TIMEOUT_MS, EXCERPT2, ACCEPT2;
var init_document = __esm({
  "src/mcp/document.ts"() {
    "use strict";
    init_redirects();
    init_jsonrpc();
    init_media();
    init_redact();
    TIMEOUT_MS = 5e3;
    EXCERPT2 = 512;
    ACCEPT2 = "application/json, application/mcp-server-card+json, application/ai-catalog+json";
  }
});

// src/mcp/auth-metadata.ts
async function readSignIn(wire, endpoint, challenge) {
  const resource = await firstOf2(
    wire,
    "resource",
    resourceCandidates(endpoint, challenge),
    isResourceMetadata
  );
  const [named2] = resource === null ? [] : authorizationServers(resource);
  const issuer = resource === null ? new URL(endpoint).origin : named2;
  if (issuer === void 0 || !isWebAddress(issuer)) return;
  const candidates2 = serverCandidates(issuer);
  await firstOf2(
    wire,
    "authorization_server",
    resource === null ? candidates2.slice(0, 1) : candidates2,
    // Metadata of another issuer must be discarded; nothing is forgiven, not a slash.
    (value) => isServerMetadata(value) && (resource === null || value.issuer === issuer)
  );
}
function resourceCandidates(endpoint, challenge) {
  const { origin, pathname, search } = new URL(endpoint);
  const said = resourceMetadataOf(parseChallenges(challenge).challenges);
  const root = `${origin}/.well-known/oauth-protected-resource`;
  const path = withoutSlash(pathname);
  const candidates2 = [
    { url: said ?? "", lead: "challenge" },
    { url: path === "" ? "" : `${root}${path}${search}`, lead: "path" },
    { url: root, lead: "root" }
  ];
  return distinct2(candidates2.filter(({ url }) => isWebAddress(url)));
}
function serverCandidates(issuer) {
  const { origin, pathname } = new URL(issuer);
  const path = withoutSlash(pathname);
  const candidates2 = [
    {
      url: `${origin}/.well-known/oauth-authorization-server${path}`,
      lead: path === "" ? "root" : "path"
    },
    { url: `${origin}/.well-known/openid-configuration${path}`, lead: "openid" },
    { url: `${origin}${path}/.well-known/openid-configuration`, lead: "openid_appended" }
  ];
  return distinct2(candidates2);
}
async function firstOf2(wire, kind, candidates2, fits) {
  for (const { url, lead } of candidates2) {
    const value = await getDocument(wire, url, { kind, lead });
    if (value !== null && fits(value)) return value;
  }
  return null;
}
function withoutSlash(path) {
  return path.endsWith("/") ? path.slice(0, -1) : path;
}
function distinct2(candidates2) {
  return candidates2.filter(
    ({ url }, index) => candidates2.findIndex((other) => other.url === url) === index
  );
}
var init_auth_metadata2 = __esm({
  "src/mcp/auth-metadata.ts"() {
    "use strict";
    init_auth_documents();
    init_challenges();
    init_document();
  }
});

// src/mcp/server-card.ts
async function readServerCard(wire, endpoint) {
  const { origin, pathname } = new URL(endpoint);
  const beside = `${origin}${pathname.replace(/\/$/, "")}`;
  const seek = async (url, lead) => {
    const card = await getDocument(wire, url, { kind: "server_card", lead });
    if (card === null || !isServerCard(card)) return false;
    const nowhere = new URL(NOWHERE2, url).href;
    const other = await getDocument(wire, nowhere, { kind: "control", lead });
    return other === null || !isServerCard(other);
  };
  if (await seek(`${beside}/server-card`, "endpoint")) return;
  const catalog = await getDocument(wire, `${origin}/.well-known/ai-catalog.json`, {
    kind: "catalog",
    lead: "root"
  });
  const entry = entryFor((catalog && catalogEntries(catalog)) ?? [], endpoint);
  if (entry?.data && isServerCard(entry.data)) return;
  if (entry?.url && isWebAddress(entry.url) && await seek(entry.url, "catalog")) return;
  await seek(`${origin}/.well-known/mcp/server-card.json`, "historical");
}
var NOWHERE2;
var init_server_card = __esm({
  "src/mcp/server-card.ts"() {
    "use strict";
    init_auth_documents();
    init_card_documents();
    init_document();
    NOWHERE2 = "no-such-document-rollcall";
  }
});

// src/observation/read-only-call.ts
function toolsToCall(tools) {
  const names = tools.map((tool) => isObject3(tool) ? tool.name : void 0);
  return tools.filter(isCallable).map(({ name }) => name).filter((name) => names.indexOf(name) === names.lastIndexOf(name)).slice(0, TRIED);
}
function resourcesToRead(resources) {
  const texts = resources.filter(isObject3).flatMap(({ uri, mimeType }) => {
    const isText = typeof mimeType === "string" && /^text\//i.test(mimeType);
    return isText && typeof uri === "string" && uri !== "" ? [uri] : [];
  });
  return [...new Set(texts)].slice(0, TRIED);
}
function isCallable(tool) {
  if (!isObject3(tool) || typeof tool.name !== "string") return false;
  const { name, annotations: annotations2, inputSchema, execution } = tool;
  if (name === "" || name.length > LONGEST_NAME4 || !isObject3(annotations2)) return false;
  if (annotations2.readOnlyHint !== true || annotations2.destructiveHint === true) return false;
  if (isObject3(execution) && execution.taskSupport === "required") return false;
  return requiresNothing(inputSchema) && !contradictsReadOnly(name);
}
function requiresNothing(schema) {
  if (!isObject3(schema) || MAY_REQUIRE.some((keyword) => Object.hasOwn(schema, keyword))) {
    return false;
  }
  const { type, required, minProperties } = schema;
  const isNone = required === void 0 || Array.isArray(required) && required.length === 0;
  return isNone && (type === void 0 || type === "object") && !(Number(minProperties ?? 0) > 0);
}
var TRIED, LONGEST_NAME4, MAY_REQUIRE;
var init_read_only_call = __esm({
  "src/observation/read-only-call.ts"() {
    "use strict";
    init_messages();
    init_read_only_name();
    TRIED = 2;
    LONGEST_NAME4 = 128;
    MAY_REQUIRE = ["$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "not", "if"];
  }
});

// src/reads/read-whole.ts
async function readWhole(conversation, exchanges, rung) {
  const own = () => exchanges.filter((exchange) => exchange.rung === rung);
  const openings = own().filter(({ step: step2 }) => step2 === "initialize" || step2 === "discover");
  const opening = openings.map(usableResult).findLast((result) => result !== null);
  const capabilities = isObject3(opening?.capabilities) ? opening.capabilities : {};
  const { record } = await listAll(conversation, "tools/list");
  if (turnsAway(record)) return true;
  const tools = foldList(own(), "tools/list");
  if (opening === void 0 && tools.pages === 0) return false;
  for (const [method, capability] of DECLARED) {
    if (!isDeclared(capabilities[capability])) continue;
    if (turnsAway((await listAll(conversation, method)).record)) return true;
  }
  for (const name of toolsToCall(tools.items)) {
    if (isThrottle((await conversation.call(name, {})).record)) return true;
  }
  for (const uri of resourcesToRead(foldList(own(), "resources/list").items)) {
    if (isThrottle((await conversation.read(uri)).record)) return true;
  }
  return true;
}
function turnsAway(record) {
  const isGate2 = record.status === 401 || record.status === 402 || record.status === 403;
  return isGate2 || isThrottle(record);
}
function isThrottle({ status, headers }) {
  return asksToBackOff(status, headers);
}
var DECLARED;
var init_read_whole = __esm({
  "src/reads/read-whole.ts"() {
    "use strict";
    init_paging();
    init_back_off();
    init_facts();
    init_lists();
    init_messages();
    init_read_only_call();
    DECLARED = [
      ["prompts/list", "prompts"],
      ["resources/list", "resources"],
      ["resources/templates/list", "resources"]
    ];
  }
});

// src/reads/spared-wire.ts
function spareForGoodbye(wire, onResult) {
  const left = () => wire.budget.remaining() - GOODBYE_MS3;
  function refusal2() {
    if (wire.exchanges.length >= wire.budget.limits.requests - GOODBYE_REQUESTS) {
      return "budget_requests";
    }
    return left() <= 0 ? "budget_time" : null;
  }
  function refused3(request, outcome) {
    const record = createRecord(request, redactUrl(request.url), wire.budget);
    settleRecord(record, wire.budget, { outcome, detail: null });
    wire.exchanges.push(record);
    return { record, headers: {}, sessionId: null, endpoint: null };
  }
  return {
    ...wire,
    async exchange(request) {
      if (request.step === "delete") return wire.exchange(request);
      const outcome = refusal2();
      if (outcome !== null) return refused3(request, outcome);
      const longest = wire.budget.limits.time_ms * (SHARE[request.step] ?? 1);
      const timeoutMs = Math.min(request.timeoutMs ?? longest, longest, left());
      const once = request.step === "tools/call" ? { once: true } : {};
      const result = await wire.exchange({ ...request, ...once, timeoutMs });
      onResult(result);
      return result;
    },
    async openStream(request, events) {
      const outcome = refusal2();
      if (outcome === null) return wire.openStream(request, events);
      return { ...refused3(request, outcome), close() {
      } };
    }
  };
}
var GOODBYE_REQUESTS, GOODBYE_MS3, SHARE;
var init_spared_wire = __esm({
  "src/reads/spared-wire.ts"() {
    "use strict";
    init_record();
    init_redact();
    GOODBYE_REQUESTS = 1;
    GOODBYE_MS3 = 2e3;
    SHARE = {
      discover: 1 / 4,
      "tools/list": 1 / 3,
      "prompts/list": 1 / 3,
      "resources/list": 1 / 3,
      "resources/templates/list": 1 / 3,
      "tools/call": 1 / 4,
      "resources/read": 1 / 4
    };
  }
});

// src/reads/report.ts
function readReport(endpoint, options) {
  const limits = { ...LIMITS2, ...options.limits };
  return observed(
    "report",
    endpoint,
    options,
    limits,
    (wire) => itinerary(wire, endpoint, options)
  );
}
async function itinerary(bare, endpoint, options) {
  const challenges = /* @__PURE__ */ new Map();
  const wire = spareForGoodbye(bare, ({ record, headers }) => {
    const lines2 = headerLines(headers, "www-authenticate");
    if (lines2.length > 0) challenges.set(record, lines2);
  });
  const asker = createAsker(wire, endpoint, options.now);
  const { tried, opened: opened2 } = await climb2(asker, options);
  if (opened2 !== null) await askOtherEra(asker, options, tried, opened2);
  const gate = signInExchange(wire.exchanges);
  if (gate !== null) await readSignIn(wire, asker.url, challenges.get(gate) ?? []);
  if (gate !== null || opened2 !== null) await readServerCard(wire, asker.url);
}
async function climb2(asker, options) {
  const { exchanges } = asker.wire;
  const tried = [];
  let next = firstRung("report", options.transport);
  while (next !== null) {
    const era = next;
    const rung = tried.length;
    const conversation = ERAS[era](party(asker, options, rung));
    tried.push(era);
    const answer = answerFor(era, await conversation.open(), exchanges);
    const isOpen = answer === "opened" && await readWhole(conversation, exchanges, rung);
    await conversation.close();
    if (isOpen) return { tried, opened: era };
    next = nextRung("report", tried, answer === "opened" ? "other" : answer);
  }
  return { tried, opened: null };
}
function answerFor(era, answer, exchanges) {
  if (era !== "modern")
    return answer === "no_answer" && isNoteRefused(exchanges) ? "opened" : answer;
  const last = exchanges.findLast(({ step: step2 }) => step2 === "discover");
  if (last === void 0) return answer;
  if (answer === "no_answer" && last.status === null && cutOff(last) === "time") return "other";
  const listed2 = replyResult(last)?.supportedVersions ?? supportedVersions(last);
  const isListed = Array.isArray(listed2) && listed2.length > 0;
  const isHandshakeOnly = isListed && newestModern(listed2) === null;
  return isHandshakeOnly && (answer === "opened" || answer === "modern_refusal") ? "other" : answer;
}
function isNoteRefused(exchanges) {
  const last = exchanges.findLast(({ step: step2 }) => step2 !== "answer");
  if (last?.step !== "initialized" || last.status === null) return false;
  return last.status >= 300 && last.status !== 429;
}
async function askOtherEra(asker, options, tried, opened2) {
  const other = opened2 === "modern" ? "streamable" : "modern";
  if (tried.includes(other)) return;
  const conversation = ERAS[other](party(asker, options, tried.length));
  await conversation.open();
  await conversation.close();
}
function party(asker, { client }, rung) {
  return { asker, rung, client, version: LADDER.report.version };
}
var LIMITS2;
var init_report = __esm({
  "src/reads/report.ts"() {
    "use strict";
    init_asker();
    init_auth_metadata2();
    init_ladder();
    init_server_card();
    init_answer();
    init_auth_documents();
    init_budgets();
    init_lists();
    init_versions();
    init_media();
    init_eras();
    init_observed();
    init_read_whole();
    init_spared_wire();
    LIMITS2 = {
      time_ms: 6e4,
      requests: REPORT_REQUESTS,
      response_bytes: 8 * 1024 * 1024,
      total_bytes: 8 * 1024 * 1024,
      hops: 3,
      events: 2e3
    };
  }
});

// src/reads/report-twice.ts
async function readReportTwice(endpoint, options, { waitMs, waiting }) {
  const first = await readReport(endpoint, options);
  const outcome = networkFailure(first);
  if (outcome === null) return first;
  waiting?.();
  await (0, import_promises2.setTimeout)(waitMs);
  const second = await readReport(endpoint, options);
  return { ...second, earlier_attempts: [{ started_at: first.started_at, outcome }] };
}
var import_promises2;
var init_report_twice = __esm({
  "src/reads/report-twice.ts"() {
    "use strict";
    import_promises2 = __toESM(require_promises(), 1);
    init_network_failure();
    init_report();
  }
});

// src/render/checkup-result.ts
function checkupResult(checkup) {
  const { endpoint, counts: counts2, fingerprints: fingerprints2 } = checkup;
  return {
    kind: "checkup",
    endpoint,
    headline: `${counts2.observed} observed, ${counts2.not_checked} not checked`,
    facts: [
      ["Checked", checkup.checked_at],
      ["Stands until", checkup.expires_at],
      ["Requests", String(checkup.requests)],
      ...fingerprints2.toolset ? [["Toolset", fingerprints2.toolset]] : [],
      ...fingerprints2.schema ? [["Schemas", fingerprints2.schema]] : [],
      ["Signed", "no"]
    ],
    rows: checkup.rows.map(rowOf)
  };
}
function rowOf({ check, state, reason: reason2, detail }) {
  const about = CHECKS2.find(({ id }) => id === check);
  const { level, words } = STATES[state];
  const todo = reason2 === null ? null : REASONS[reason2.key].todo;
  return {
    id: check,
    title: about?.title ?? check,
    about: about === void 0 ? check : `${about.looks_at} ${about.how}`,
    level,
    state: words,
    text: reason2 === null ? detail?.text ?? about?.looks_at ?? "" : reasonText(reason2),
    where: null,
    detail: reason2 === null ? null : detail?.text ?? null,
    help: todo ?? about?.looks_at ?? null
  };
}
var STATES;
var init_checkup_result = __esm({
  "src/render/checkup-result.ts"() {
    "use strict";
    init_checkup();
    init_reasons();
    STATES = {
      VERIFIED: { level: "pass", words: "Verified" },
      FAILED: { level: "error", words: "Failed" },
      OBSERVED_RISK: { level: "warning", words: "Observed risk" },
      UNVERIFIED: { level: "not_checked", words: "Not checked" }
    };
  }
});

// src/render/handshake-result.ts
function handshakeResult(judgement) {
  const { status, reason: reason2, endpoint, tools, server_info: server } = judgement;
  const { level, words } = STATUS[status];
  const text3 = reason2 === null ? `It answered and lists ${counted2(tools?.length ?? 0)}.` : REASONS2[reason2].text;
  const facts = [
    ["Server", [server?.title || server?.name, server?.version].filter(Boolean).join(" ")],
    ["Protocol", judgement.protocol_version],
    ["HTTP status", judgement.http_status === null ? null : String(judgement.http_status)],
    ["Latency", judgement.latency_ms === null ? null : `${judgement.latency_ms} ms`],
    ["Requests", String(judgement.requests)]
  ];
  return {
    kind: "handshake",
    endpoint,
    headline: words,
    facts: facts.filter((fact) => Boolean(fact[1])),
    rows: [
      {
        id: "handshake",
        title: "Handshake",
        level,
        state: words,
        text: text3,
        where: null,
        detail: reason2,
        help: "Speaks initialize and tools/list to the endpoint, as a client does before its first call."
      }
    ]
  };
}
function counted2(tools) {
  if (tools === 0) return "no tools";
  return `${tools} tool${tools === 1 ? "" : "s"}`;
}
var STATUS;
var init_handshake_result = __esm({
  "src/render/handshake-result.ts"() {
    "use strict";
    init_reasons2();
    STATUS = {
      ok: { level: "pass", words: "OK" },
      ok_empty: { level: "pass", words: "OK, no tools" },
      auth_required: { level: "note", words: "Authentication required" },
      error: { level: "error", words: "Error" },
      unreachable: { level: "error", words: "Unreachable" },
      skipped: { level: "error", words: "Skipped" }
    };
  }
});

// src/render/report-result.ts
function reportResult(card) {
  return {
    kind: "report",
    endpoint: card.endpoint,
    headline: card.grade === null ? "Not read" : `Grade ${card.grade}, ${card.score} of 100`,
    facts: [
      ["Read", card.read_at],
      ["Method", `version ${card.method_version}`],
      ["Rules judged", `${card.judged.rules} of ${card.judged.of}`],
      ["Requests", String(card.requests)],
      ...card.not_read.map(({ what, reason: reason2 }) => ["Not read", `${what}: ${reason2}`])
    ],
    rows: RULES.map((rule2) => rowOf2(rule2, card))
  };
}
function rowOf2(rule2, { findings, not_judged }) {
  const { id, text: title, fires } = rule2;
  const finding2 = findings.find((one) => one.rule === id);
  if (finding2 !== void 0) return { ...found2(finding2), about: fires };
  const row = { id, title, about: fires, where: null, detail: null, help: fires };
  const unjudged = not_judged.find((one) => one.rule === id);
  return unjudged === void 0 ? { ...row, level: "pass", state: "Clear", text: "Looked for and not found." } : { ...row, level: "not_checked", state: "Not judged", text: unjudged.reason };
}
function found2({ rule: rule2, severity, stop, text: text3, fix, count: count2, evidence }) {
  const { level, words } = SEVERITIES[severity];
  const [first] = evidence;
  const more = count2 > 1 ? ` (and ${count2 - 1} more)` : "";
  return {
    id: rule2,
    title: text3,
    level,
    state: stop ? `${words}, stop` : words,
    text: text3,
    where: first?.where ?? null,
    detail: first === void 0 ? null : `${first.text}${more}`,
    help: fix || null
  };
}
var SEVERITIES;
var init_report_result = __esm({
  "src/render/report-result.ts"() {
    "use strict";
    init_report_card();
    SEVERITIES = {
      error: { level: "error", words: "Error" },
      warning: { level: "warning", words: "Warning" },
      info: { level: "note", words: "Info" }
    };
  }
});

// src/render/result.ts
function isFailure({ level }, failOn) {
  if (failOn === "never") return false;
  return level === "error" || level === "warning" && (failOn === "risk" || failOn === "warning");
}
function worstFirst(rows) {
  return [...rows].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
var LEVELS;
var init_result = __esm({
  "src/render/result.ts"() {
    "use strict";
    LEVELS = ["error", "warning", "note", "not_checked", "pass"];
  }
});

// actions/validate/after-first-reply.ts
var after_first_reply_exports = {};
__export(after_first_reply_exports, {
  checkupExit: () => checkupExit,
  checkupResult: () => checkupResult,
  handshakeMembers: () => handshakeMembers,
  handshakeResult: () => handshakeResult,
  isFailure: () => isFailure,
  judgeCheckup: () => judgeCheckup,
  judgeReport: () => judgeReport,
  judged: () => judged,
  readCheckup: () => readCheckup,
  readReportTwice: () => readReportTwice,
  reportExit: () => reportExit,
  reportResult: () => reportResult
});
var init_after_first_reply = __esm({
  "actions/validate/after-first-reply.ts"() {
    "use strict";
    init_checkup_outcome();
    init_handshake_outcome();
    init_report_outcome();
    init_judge();
    init_judge3();
    init_checkup2();
    init_report_twice();
    init_checkup_result();
    init_handshake_result();
    init_json();
    init_report_result();
    init_result();
  }
});

// late-builtins:node:fs/promises
var require_promises2 = __commonJS({
  "late-builtins:node:fs/promises"(exports, module) {
    module.exports = __require("node:fs/promises");
  }
});

// src/cli/step-summary.ts
async function addToStepSummary(markdown, env = process.env) {
  const file = env.GITHUB_STEP_SUMMARY;
  if (!file) return;
  await (0, import_promises3.appendFile)(file, markdown).catch(
    (error3) => printError(`the step summary ${file} can't be written: ${error3.code ?? error3.message}`)
  );
}
var import_promises3;
var init_step_summary = __esm({
  "src/cli/step-summary.ts"() {
    "use strict";
    import_promises3 = __toESM(require_promises2(), 1);
    init_print();
  }
});

// src/render/annotations.ts
function annotations(results) {
  let text3 = "";
  let left = 0;
  for (const [level, command] of Object.entries(COMMANDS)) {
    const found3 = results.flatMap(
      (result) => result.rows.filter((row) => row.level === level).map((row) => ({ result, row }))
    );
    for (const { result, row } of found3.slice(0, MOST_OF_A_TYPE)) {
      text3 += `::${command} title=${property(titleOf(result, row))}::${data(messageOf2(result, row))}
`;
    }
    left += Math.max(0, found3.length - MOST_OF_A_TYPE);
  }
  return { text: text3, left };
}
function titleOf({ kind }, row) {
  return cut(oneLine(row.id === kind ? row.title : `${row.title} (${row.id})`), MOST_OF_A_TITLE);
}
function messageOf2({ endpoint }, { state, text: text3, where, detail, help }) {
  const parts2 = [`${state}: ${text3}`, where, detail, help, `[${endpoint}]`];
  return cut(oneLine(parts2.filter(Boolean).join(" ")), MOST_OF_A_MESSAGE);
}
function data(text3) {
  return text3.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll("##[", "##\\[");
}
function property(text3) {
  return data(text3).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
var MOST_OF_A_TYPE, MOST_OF_A_MESSAGE, MOST_OF_A_TITLE, COMMANDS;
var init_annotations = __esm({
  "src/render/annotations.ts"() {
    "use strict";
    init_text();
    MOST_OF_A_TYPE = 10;
    MOST_OF_A_MESSAGE = 2e3;
    MOST_OF_A_TITLE = 200;
    COMMANDS = { error: "error", warning: "warning", note: "notice" };
  }
});

// src/render/checks-about.ts
function checksAbout() {
  return [
    "<details><summary>What each check looks at, how, and what it cannot tell</summary>",
    "",
    ...CHECKS2.map(
      ({ id, looks_at, how, cannot_tell }) => `- \`${id}\`: ${markdownText(`${looks_at} ${how} ${cannot_tell}`)}`
    ),
    "",
    "</details>",
    ""
  ].join("\n");
}
var init_checks_about = __esm({
  "src/render/checks-about.ts"() {
    "use strict";
    init_checkup();
    init_text();
  }
});

// src/render/junit.ts
function junit(results, failOn) {
  const suites = results.map((result) => ({ result, cases: result.rows }));
  const all = counts(
    suites.flatMap(({ cases }) => cases),
    failOn
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Roll Call" ${all}>`,
    ...suites.flatMap(({ result, cases }) => [
      `  <testsuite name="${text(`${result.kind} ${result.endpoint}`)}" ${counts(cases, failOn)}>`,
      ...cases.map((row) => testCase(result, row, failOn)),
      "  </testsuite>"
    ]),
    "</testsuites>",
    ""
  ].join("\n");
}
function testCase({ kind, endpoint }, row, failOn) {
  const name = row.where === null ? row.id : `${row.id} ${row.where}`;
  const open3 = `    <testcase classname="${text(`${kind} ${endpoint}`)}" name="${text(name)}"`;
  const seen = text([`${row.state}: ${row.text}`, row.detail].filter(Boolean).join(" "));
  if (isFailure(row, failOn)) {
    const type = text(row.state);
    return `${open3}>
      <failure message="${text(row.text)}" type="${type}">${seen}</failure>
    </testcase>`;
  }
  if (row.level === "not_checked") {
    return `${open3}>
      <skipped message="${text(row.text)}"/>
    </testcase>`;
  }
  return `${open3}>
      <system-out>${seen}</system-out>
    </testcase>`;
}
function counts(rows, failOn) {
  const failures = rows.filter((row) => isFailure(row, failOn)).length;
  const skipped = rows.filter(({ level }) => level === "not_checked").length;
  return `tests="${rows.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
}
function text(value) {
  return xmlText(oneLine(cut(value, MOST_OF_A_TEXT))).replaceAll("##[", "##&#91;");
}
var MOST_OF_A_TEXT;
var init_junit = __esm({
  "src/render/junit.ts"() {
    "use strict";
    init_result();
    init_text();
    MOST_OF_A_TEXT = 1e3;
  }
});

// src/render/bounded-markdown.ts
function grouped(n) {
  return n.toLocaleString("en-US");
}
function code(text3) {
  return markdownCode(cut(text3, MOST_OF_A_TEXT2)) || "(blank)";
}
function prose(text3) {
  return markdownText(cut(text3, MOST_OF_A_TEXT2));
}
function boundedMarkdown(head, sections) {
  return bounded(head, sections).text;
}
function bounded(head, sections) {
  const lines2 = [...head];
  const rest = [];
  let room = MOST_CHARACTERS - lengthOf(head);
  for (const { title, entries } of sections) {
    if (entries.length === 0) continue;
    const opening = ["", `### ${title} (${grouped(entries.length)})`, ""];
    const shown2 = [];
    for (const entry of entries.slice(0, MOST_LINES_OF_A_KIND)) {
      if (lengthOf([...opening, ...shown2, entry]) + 100 > room) break;
      shown2.push(`- ${entry}`);
    }
    const left = entries.length - shown2.length;
    if (left > 0) rest.push({ title, entries: entries.slice(shown2.length) });
    const section = [...opening, ...shown2, ...left > 0 ? [`- \u2026 and ${grouped(left)} more`] : []];
    lines2.push(...section);
    room -= lengthOf(section);
  }
  return { text: `${lines2.join("\n")}
`, left: rest };
}
function lengthOf(lines2) {
  return lines2.reduce((sum, line2) => sum + line2.length + 1, 0);
}
var MOST_CHARACTERS, MOST_LINES_OF_A_KIND, MOST_OF_A_TEXT2;
var init_bounded_markdown = __esm({
  "src/render/bounded-markdown.ts"() {
    "use strict";
    init_text();
    MOST_CHARACTERS = 6e4;
    MOST_LINES_OF_A_KIND = 50;
    MOST_OF_A_TEXT2 = 200;
  }
});

// src/render/result-markdown.ts
function resultMarkdown(result) {
  const rows = worstFirst(result.rows).map(line);
  const shown2 = fitting(rows.slice(0, MOST_ROWS));
  const left = rows.length - shown2.length;
  return boundedMarkdown(
    [
      `## ${KINDS2[result.kind]} of ${code(result.endpoint)}`,
      "",
      `**${prose(result.headline)}**`,
      "",
      ...result.facts.map(([label, value]) => `- ${prose(label)}: ${code(value)}`),
      ...result.facts.length > 0 ? [""] : [],
      "| | What | State | Seen |",
      "|---|---|---|---|",
      ...shown2,
      ...left > 0 ? ["", `\u2026 and ${left} more.`] : []
    ],
    []
  );
}
function stepSummary(results) {
  let room = MOST_BYTES_OF_A_SUMMARY;
  const told = [];
  for (const markdown of results.map(resultMarkdown)) {
    room -= Buffer.byteLength(markdown) + 1;
    if (room < 0) break;
    told.push(markdown);
  }
  const left = results.length - told.length;
  if (left > 0) told.push(`\u2026 and ${grouped(left)} more results, for which there is no room.
`);
  return told.join("\n");
}
function fitting(lines2) {
  let room = MOST_CHARACTERS2;
  return lines2.filter((text3) => {
    room -= text3.length + 1;
    return room > 0;
  });
}
function line({ level, id, state, text: text3, where, detail }) {
  const seen = [text3, where, detail].filter(Boolean).join(" ");
  return `| ${MARKS3[level]} | ${code(id)} | ${prose(state)} | ${markdownText(cut(seen, MOST_OF_A_TEXT3))} |`;
}
var KINDS2, MARKS3, MOST_ROWS, MOST_CHARACTERS2, MOST_OF_A_TEXT3, MOST_BYTES_OF_A_SUMMARY;
var init_result_markdown = __esm({
  "src/render/result-markdown.ts"() {
    "use strict";
    init_bounded_markdown();
    init_result();
    init_text();
    KINDS2 = { handshake: "Handshake", checkup: "Checkup", report: "Report card" };
    MARKS3 = {
      error: "\u274C",
      warning: "\u26A0\uFE0F",
      note: "\u2139\uFE0F",
      not_checked: "\u2796",
      pass: "\u2705"
    };
    MOST_ROWS = 100;
    MOST_CHARACTERS2 = 5e4;
    MOST_OF_A_TEXT3 = 300;
    MOST_BYTES_OF_A_SUMMARY = 1e6;
  }
});

// src/render/sarif.ts
function sarif(results) {
  const located = results.flatMap((result) => result.rows.map((row) => ({ result, row })));
  const rules = [...new Map(located.map(({ row, result }) => [ruleId(result, row), row]))];
  const indexes = new Map(rules.map(([id], index) => [id, index]));
  const nth = /* @__PURE__ */ new Map();
  const ruleOf = (result, row) => {
    const id = ruleId(result, row);
    return { id, index: indexes.get(id) ?? -1 };
  };
  function sarifResult({ result, row }) {
    const key = [result.kind, result.endpoint, row.id].join("\n");
    const count2 = nth.get(key) ?? 0;
    nth.set(key, count2 + 1);
    const rule2 = ruleOf(result, row);
    return {
      ruleId: rule2.id,
      ruleIndex: rule2.index,
      level: row.level,
      message: { text: messageOf3(row) },
      locations: [locationOf(result, row)],
      partialFingerprints: {
        "rollcall/v1": (0, import_node_crypto4.createHash)("sha256").update(`${key}
${count2}`).digest("hex")
      }
    };
  }
  const log = {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "Roll Call",
            semanticVersion: VERSION,
            rules: rules.map(([id, row]) => descriptor(id, row))
          }
        },
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: located.filter(({ row }) => row.level === "not_checked").map(({ result, row }) => ({
              level: "note",
              message: { text: messageOf3(row) },
              associatedRule: ruleOf(result, row),
              locations: [locationOf(result, row)]
            }))
          }
        ],
        columnKind: "utf16CodeUnits",
        results: located.flatMap(
          ({ result, row }) => isFound(row) ? [sarifResult({ result, row })] : []
        )
      }
    ]
  };
  return `${inertJson(log, 2)}
`;
}
function isFound(row) {
  return row.level !== "pass" && row.level !== "not_checked";
}
function ruleId(result, row) {
  return result.kind === row.id ? row.id : `${result.kind}/${row.id}`;
}
function descriptor(id, row) {
  const about = row.about ?? row.help;
  return {
    id,
    name: row.id.replace(/(?:^|[-_])([a-z])/g, (_, letter) => letter.toUpperCase()),
    shortDescription: { text: text2(row.title) },
    ...about && { fullDescription: { text: text2(about) }, help: { text: text2(about) } }
  };
}
function locationOf({ endpoint }, { where }) {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(endpoint) },
      region: { startLine: 1 }
    },
    logicalLocations: [
      { fullyQualifiedName: text2(where === null ? endpoint : `${endpoint} ${where}`) }
    ]
  };
}
function uriOf(endpoint) {
  if (URL.canParse(endpoint)) return new URL(endpoint).href.replaceAll(" ", "%20");
  return encodeURIComponent(endpoint.replace(new RegExp("\\p{Cs}", "gu"), "\uFFFD")) || "about:blank";
}
function messageOf3(row) {
  const { state, text: seen, detail, about, help } = row;
  const todo = about !== void 0 && isFound(row) ? help : null;
  return text2([`${state}: ${seen}`, todo, detail].filter(Boolean).join(" "));
}
function text2(value) {
  return visible(cut(value, MOST_OF_A_TEXT4)) || "(blank)";
}
var import_node_crypto4, SCHEMA, MOST_OF_A_TEXT4;
var init_sarif = __esm({
  "src/render/sarif.ts"() {
    "use strict";
    import_node_crypto4 = __toESM(require_node_crypto(), 1);
    init_version();
    init_inert_json();
    init_text();
    SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
    MOST_OF_A_TEXT4 = 1e3;
  }
});

// actions/validate/tell.ts
var tell_exports = {};
__export(tell_exports, {
  tell: () => tell
});
async function tell(report, inputs) {
  const { results, documents, outcome } = report;
  const json = jsonDocument({ result: outcome, endpoints: documents });
  await keep(inputs.jsonFile, json);
  await keep(inputs.sarifFile, sarif(results));
  await keep(inputs.junitFile, junit(results, inputs.failOn));
  if (inputs.summary) {
    const about = results.some(({ kind }) => kind === "checkup") ? `
${checksAbout()}` : "";
    await addToStepSummary(`${stepSummary(results)}${about}`);
  }
  const { text: text3, left } = annotations(results);
  process.stdout.write(text3);
  for (const { kind, endpoint, headline } of results) {
    console.log(terminalText(`${kind} of ${endpoint}: ${headline}`));
  }
  if (left > 0) console.log(`${left} more findings are in the summary of this step.`);
  setOutput("result", outcome);
  setOutput("status", report.status ?? "");
  setOutput("grade", report.grade ?? "");
  setOutput("score", report.score === null ? "" : String(report.score));
  setOutput("failed", String(report.failed));
  setOutput("risks", String(report.risks));
  setOutput("json-file", inputs.jsonFile ?? "");
  const isFailure2 = outcome === "failed" || outcome === "unreachable";
  if (isFailure2 && inputs.failOn !== "never") process.exitCode = 1;
}
async function keep(file, text3) {
  if (file === null) return;
  try {
    await (0, import_promises4.mkdir)((0, import_node_path2.dirname)(file), { recursive: true });
    await (0, import_promises4.writeFile)(file, text3);
  } catch (cause) {
    const why = cause.code ?? String(cause);
    throw new Fault("data_write_failed", `${file} could not be written (${why})`, { cause });
  }
}
var import_promises4, import_node_path2;
var init_tell = __esm({
  "actions/validate/tell.ts"() {
    "use strict";
    import_promises4 = __toESM(require_promises2(), 1);
    import_node_path2 = __toESM(require_node_path(), 1);
    init_core();
    init_step_summary();
    init_fault();
    init_annotations();
    init_checks_about();
    init_json();
    init_junit();
    init_result_markdown();
    init_sarif();
    init_text();
  }
});

// late-builtins:node:https
var require_node_https = __commonJS({
  "late-builtins:node:https"(exports, module) {
    module.exports = __require("node:https");
  }
});

// actions/validate/start-server.ts
var start_server_exports = {};
__export(start_server_exports, {
  startServer: () => startServer
});
async function startServer(command, url, waitFor, log) {
  const child = (0, import_node_child_process2.spawn)(command, {
    shell: true,
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
    env: withoutInputs(process.env)
  });
  const ended = new Promise((resolve2) => {
    child.on("error", (error3) => resolve2(error3.message));
    child.on("exit", (code2, signal) => resolve2(signal ?? `exit code ${code2}`));
  });
  for (const stream of [child.stdout, child.stderr]) {
    (0, import_node_readline2.createInterface)({ input: stream }).on("line", (line2) => log(terminalText(line2)));
  }
  const stop = () => stopGroup2(child);
  const isAnswering = new AbortController();
  try {
    const end = await Promise.race([
      answers(url, waitFor * 1e3, isAnswering.signal),
      ended.then((how) => ({ how }))
    ]);
    if (end === true) return { stop };
    throw new Fault(
      "start_failed",
      end === false ? `Input start: ${url} did not answer within ${waitFor} seconds` : `Input start: the command ended (${end.how}) before ${url} answered`
    );
  } catch (error3) {
    stop();
    throw error3;
  } finally {
    isAnswering.abort();
  }
}
function withoutInputs(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith("INPUT_")));
}
function stopGroup2(child) {
  child.stdout?.destroy();
  child.stderr?.destroy();
  if (child.pid === void 0) return;
  if (process.platform === "win32") {
    (0, import_node_child_process2.spawnSync)("taskkill", ["/pid", String(child.pid), "/t", "/f"]);
    return;
  }
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
  }
  child.unref();
}
async function answers(url, ms, signal) {
  const end = performance.now() + ms;
  while (performance.now() < end && !signal.aborted) {
    if (await answersNow(url)) return true;
    await (0, import_promises5.setTimeout)(ASK_EVERY_MS);
  }
  return false;
}
function answersNow(url) {
  return new Promise((resolve2) => {
    const options = { timeout: ONE_ASK_MS, rejectUnauthorized: false, agent: false };
    const request = (url.startsWith("https:") ? import_node_https.get : import_node_http2.get)(url, options, (response) => {
      response.destroy();
      resolve2(![502, 503, 504].includes(response.statusCode ?? 0));
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve2(false));
  });
}
var import_node_child_process2, import_node_http2, import_node_https, import_node_readline2, import_promises5, ASK_EVERY_MS, ONE_ASK_MS;
var init_start_server = __esm({
  "actions/validate/start-server.ts"() {
    "use strict";
    import_node_child_process2 = __toESM(require_node_child_process(), 1);
    import_node_http2 = __toESM(require_node_http(), 1);
    import_node_https = __toESM(require_node_https(), 1);
    import_node_readline2 = __toESM(require_node_readline(), 1);
    import_promises5 = __toESM(require_promises(), 1);
    init_fault();
    init_text();
    ASK_EVERY_MS = 100;
    ONE_ASK_MS = 2e3;
  }
});

// src/generated/baseline.validate.js
function validate20(data2, { instancePath = "", parentData, parentDataProperty, rootData = data2, dynamicAnchors = {} } = {}) {
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
    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
      let missing0;
      if (data2.schema_version === void 0 && (missing0 = "schema_version") || data2.endpoint === void 0 && (missing0 = "endpoint") || data2.approved_at === void 0 && (missing0 = "approved_at") || data2.canonicalization === void 0 && (missing0 = "canonicalization") || data2.projection === void 0 && (missing0 = "projection") || data2.fingerprints === void 0 && (missing0 = "fingerprints") || data2.tools === void 0 && (missing0 = "tools")) {
        validate20.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data2) {
          if (!(key0 === "schema_version" || key0 === "endpoint" || key0 === "approved_at" || key0 === "canonicalization" || key0 === "projection" || key0 === "fingerprints" || key0 === "tools")) {
            validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data2.schema_version !== void 0) {
            const _errs2 = errors;
            if (1 !== data2.schema_version) {
              validate20.errors = [{ instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data2.endpoint !== void 0) {
              const _errs3 = errors;
              if (typeof data2.endpoint !== "string") {
                validate20.errors = [{ instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data2.approved_at !== void 0) {
                let data22 = data2.approved_at;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (errors === _errs5) {
                    if (typeof data22 === "string") {
                      if (!formats0.validate(data22)) {
                        validate20.errors = [{ instancePath: instancePath + "/approved_at", schemaPath: "#/properties/approved_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                        return false;
                      }
                    } else {
                      validate20.errors = [{ instancePath: instancePath + "/approved_at", schemaPath: "#/properties/approved_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data2.canonicalization !== void 0) {
                  const _errs7 = errors;
                  if ("nfc-jcs/v1" !== data2.canonicalization) {
                    validate20.errors = [{ instancePath: instancePath + "/canonicalization", schemaPath: "#/properties/canonicalization/const", keyword: "const", params: { allowedValue: "nfc-jcs/v1" }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data2.projection !== void 0) {
                    const _errs8 = errors;
                    if ("v1" !== data2.projection) {
                      validate20.errors = [{ instancePath: instancePath + "/projection", schemaPath: "#/properties/projection/const", keyword: "const", params: { allowedValue: "v1" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data2.fingerprints !== void 0) {
                      let data5 = data2.fingerprints;
                      const _errs9 = errors;
                      if (errors === _errs9) {
                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                          let missing1;
                          if (data5.toolset === void 0 && (missing1 = "toolset") || data5.schema === void 0 && (missing1 = "schema")) {
                            validate20.errors = [{ instancePath: instancePath + "/fingerprints", schemaPath: "#/properties/fingerprints/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                            return false;
                          } else {
                            const _errs11 = errors;
                            for (const key1 in data5) {
                              if (!(key1 === "toolset" || key1 === "schema")) {
                                validate20.errors = [{ instancePath: instancePath + "/fingerprints", schemaPath: "#/properties/fingerprints/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                return false;
                                break;
                              }
                            }
                            if (_errs11 === errors) {
                              if (data5.toolset !== void 0) {
                                let data6 = data5.toolset;
                                const _errs12 = errors;
                                if (errors === _errs12) {
                                  if (typeof data6 === "string") {
                                    if (!pattern4.test(data6)) {
                                      validate20.errors = [{ instancePath: instancePath + "/fingerprints/toolset", schemaPath: "#/properties/fingerprints/properties/toolset/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                      return false;
                                    }
                                  } else {
                                    validate20.errors = [{ instancePath: instancePath + "/fingerprints/toolset", schemaPath: "#/properties/fingerprints/properties/toolset/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                                var valid1 = _errs12 === errors;
                              } else {
                                var valid1 = true;
                              }
                              if (valid1) {
                                if (data5.schema !== void 0) {
                                  let data7 = data5.schema;
                                  const _errs14 = errors;
                                  if (typeof data7 !== "string" && data7 !== null) {
                                    validate20.errors = [{ instancePath: instancePath + "/fingerprints/schema", schemaPath: "#/properties/fingerprints/properties/schema/type", keyword: "type", params: { type: schema31.properties.fingerprints.properties.schema.type }, message: "must be string,null" }];
                                    return false;
                                  }
                                  if (errors === _errs14) {
                                    if (typeof data7 === "string") {
                                      if (!pattern4.test(data7)) {
                                        validate20.errors = [{ instancePath: instancePath + "/fingerprints/schema", schemaPath: "#/properties/fingerprints/properties/schema/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"' }];
                                        return false;
                                      }
                                    }
                                  }
                                  var valid1 = _errs14 === errors;
                                } else {
                                  var valid1 = true;
                                }
                              }
                            }
                          }
                        } else {
                          validate20.errors = [{ instancePath: instancePath + "/fingerprints", schemaPath: "#/properties/fingerprints/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data2.tools !== void 0) {
                        let data8 = data2.tools;
                        const _errs16 = errors;
                        if (errors === _errs16) {
                          if (Array.isArray(data8)) {
                            var valid2 = true;
                            const len0 = data8.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data9 = data8[i0];
                              const _errs18 = errors;
                              if (errors === _errs18) {
                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                  let missing2;
                                  if (data9.name === void 0 && (missing2 = "name")) {
                                    validate20.errors = [{ instancePath: instancePath + "/tools/" + i0, schemaPath: "#/properties/tools/items/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                    return false;
                                  } else {
                                    const _errs20 = errors;
                                    for (const key2 in data9) {
                                      if (!(key2 === "name" || key2 === "description" || key2 === "inputSchema")) {
                                        validate20.errors = [{ instancePath: instancePath + "/tools/" + i0, schemaPath: "#/properties/tools/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                        return false;
                                        break;
                                      }
                                    }
                                    if (_errs20 === errors) {
                                      if (data9.name !== void 0) {
                                        const _errs21 = errors;
                                        if (typeof data9.name !== "string") {
                                          validate20.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/name", schemaPath: "#/properties/tools/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                        var valid3 = _errs21 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                      if (valid3) {
                                        if (data9.description !== void 0) {
                                          const _errs23 = errors;
                                          if (typeof data9.description !== "string") {
                                            validate20.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/description", schemaPath: "#/properties/tools/items/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                          var valid3 = _errs23 === errors;
                                        } else {
                                          var valid3 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate20.errors = [{ instancePath: instancePath + "/tools/" + i0, schemaPath: "#/properties/tools/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid2 = _errs18 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                          } else {
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
var __getOwnPropNames2, __commonJS2, require_formats, stdin_default, schema31, formats0, pattern4;
var init_baseline_validate = __esm({
  "src/generated/baseline.validate.js"() {
    "use strict";
    __getOwnPropNames2 = Object.getOwnPropertyNames;
    __commonJS2 = (cb, mod) => function __require2() {
      try {
        return mod || (0, cb[__getOwnPropNames2(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
      } catch (e) {
        throw mod = 0, e;
      }
    };
    require_formats = __commonJS2({
      "node_modules/ajv-formats/dist/formats.js"(exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: true });
        exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
        function fmtDef(validate2, compare2) {
          return { validate: validate2, compare: compare2 };
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
        var DATE2 = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
        var DAYS2 = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        function date(str) {
          const matches3 = DATE2.exec(str);
          if (!matches3)
            return false;
          const year = +matches3[1];
          const month = +matches3[2];
          const day = +matches3[3];
          return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS2[month]);
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
            const matches3 = TIME.exec(str);
            if (!matches3)
              return false;
            const hr = +matches3[1];
            const min = +matches3[2];
            const sec = +matches3[3];
            const tz = matches3[4];
            const tzSign = matches3[5] === "-" ? -1 : 1;
            const tzH = +(matches3[6] || 0);
            const tzM = +(matches3[7] || 0);
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
    stdin_default = validate20;
    schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "baseline.schema.json", "title": "Baseline", "description": "The tools of one server as somebody approved of them: what a checkup compares with. The fingerprints are those of the tools beside them.", "type": "object", "required": ["schema_version", "endpoint", "approved_at", "canonicalization", "projection", "fingerprints", "tools"], "additionalProperties": false, "properties": { "schema_version": { "const": 1 }, "endpoint": { "type": "string" }, "approved_at": { "type": "string", "format": "date-time", "description": "When the approved list was read." }, "canonicalization": { "const": "nfc-jcs/v1" }, "projection": { "const": "v1" }, "fingerprints": { "type": "object", "required": ["toolset", "schema"], "additionalProperties": false, "properties": { "toolset": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" }, "schema": { "type": ["string", "null"], "pattern": "^sha256:[0-9a-f]{64}$", "description": "null where a schema has no canonical form." } } }, "tools": { "type": "array", "items": { "type": "object", "required": ["name"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "description": { "type": "string" }, "inputSchema": { "tsType": "unknown", "description": "As the server sent it." } } } } } };
    formats0 = require_formats().fullFormats["date-time"];
    pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
    validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// src/store/excerpt.ts
function excerpt2(value, longest = LONGEST3) {
  const text3 = typeof value === "string" ? value : jsonOf(value);
  const characters2 = [...text3.slice(0, 2 * longest)];
  const shown2 = characters2.slice(0, longest).join("") + (characters2.length > longest ? "\u2026" : "");
  return shown2.replace(
    /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
    (hidden) => `\u27E8U+${(hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u27E9`
  );
}
function jsonOf(value) {
  try {
    return JSON.stringify(value) ?? "nothing";
  } catch {
    return "a value that is nested too deep to be shown";
  }
}
var LONGEST3;
var init_excerpt = __esm({
  "src/store/excerpt.ts"() {
    "use strict";
    LONGEST3 = 80;
  }
});

// src/store/json-error.ts
function locateJsonError(text3) {
  const levels = [];
  let at = 0;
  let expected = "a value";
  const take = (pattern) => {
    pattern.lastIndex = at;
    const found3 = pattern.exec(text3)?.[0] ?? null;
    if (found3 !== null) at += found3.length;
    return found3;
  };
  const afterValue = () => {
    const level = levels.at(-1);
    return level === void 0 ? "the end of the file" : level.kind === "object" ? ", or }" : ", or ]";
  };
  for (; ; ) {
    take(SPACE3);
    const char = text3[at];
    const next = step(char, expected, levels);
    if (next !== null) {
      expected = next === "closed" ? afterValue() : next;
      at++;
    } else if (expected === "a value" || expected === "a value or ]") {
      if ((take(STRING) ?? take(SCALAR)) === null) break;
      expected = afterValue();
    } else if (expected === "a member name" || expected === "a member name or }") {
      const name = take(STRING);
      const level = levels.at(-1);
      if (name === null || level === void 0) break;
      level.key = JSON.parse(name);
      expected = ":";
    } else if (expected === "the end of the file" && at === text3.length) {
      return null;
    } else {
      break;
    }
  }
  const before = text3.slice(0, at);
  const lineStart = before.lastIndexOf("\n") + 1;
  return {
    line: before.split("\n").length,
    column: at - lineStart + 1,
    path: levels.map(({ key }) => `/${pointerToken(key)}`).join(""),
    expected,
    cutOff: at === text3.length || isUnfinished(text3.slice(at))
  };
}
function pointerToken(key) {
  return String(key).replaceAll("~", "~0").replaceAll("/", "~1");
}
function step(char, expected, levels) {
  const level = levels.at(-1);
  if (expected === "a value" || expected === "a value or ]") {
    if (char === "{") {
      levels.push({ kind: "object", key: "" });
      return "a member name or }";
    }
    if (char === "[") {
      levels.push({ kind: "array", key: 0 });
      return "a value or ]";
    }
  }
  if (expected === ":") return char === ":" ? "a value" : null;
  const closes = char === "}" && (expected === ", or }" || expected === "a member name or }") || char === "]" && (expected === ", or ]" || expected === "a value or ]");
  if (closes) {
    levels.pop();
    return "closed";
  }
  if (char === "," && expected === ", or }") return "a member name";
  if (char === "," && expected === ", or ]" && typeof level?.key === "number") {
    level.key++;
    return "a value";
  }
  return null;
}
function isUnfinished(rest) {
  return /^"(?:[^"\\]|\\.)*\\?$|^(?:t|tr|tru|f|fa|fal|fals|n|nu|nul|-|-?\d[\d.eE+-]*)$/s.test(rest);
}
var SPACE3, STRING, SCALAR;
var init_json_error = __esm({
  "src/store/json-error.ts"() {
    "use strict";
    SPACE3 = /[\t\n\r ]*/y;
    STRING = /"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\x00-\x1f]*)*"/y;
    SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;
  }
});

// src/store/schema-error.ts
function describeSchemaError(document, errors) {
  const error3 = errors.find(({ keyword }) => keyword === "oneOf") ?? errors[0];
  if (error3 === void 0) return ": does not fit its schema";
  const { value, record } = valueAt(document, error3.instancePath);
  const where = error3.instancePath === "" ? "" : `, at ${excerpt2(error3.instancePath, 300)}`;
  return `${where}${record === null ? "" : ` (${excerpt2(record, 200)})`}: ${problem(error3, value)}`;
}
function problem(error3, value) {
  const { keyword, params } = error3;
  const found3 = `found ${value === void 0 ? "nothing" : excerpt2(quotedIfText(value))}`;
  if (error3.propertyName !== void 0) {
    return `expected a server name, found ${excerpt2(JSON.stringify(error3.propertyName))}`;
  }
  if (keyword === "required")
    return `expected a member ${excerpt2(quotedIfText(params.missingProperty))}, found none`;
  if (keyword === "additionalProperties") {
    return `expected no member ${excerpt2(JSON.stringify(params.additionalProperty))}`;
  }
  if (keyword === "false schema") return `expected no such member, ${found3}`;
  if (keyword === "oneOf") return 'expected an object with either "servers" or "parts"';
  if (keyword === "enum") return `expected one of ${list(params.allowedValues)}, ${found3}`;
  if (keyword === "const") return `expected ${JSON.stringify(params.allowedValue)}, ${found3}`;
  if (keyword === "type")
    return `expected ${String(params.type).replaceAll(",", " or ")}, ${found3}`;
  if (keyword === "format") return `expected a ${params.format}, ${found3}`;
  if (keyword === "pattern") return `expected text that matches ${params.pattern}, ${found3}`;
  return `${error3.message ?? `breaks the rule ${keyword}`}, ${found3}`;
}
function list(values) {
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)).join(", ") : "a closed list";
}
function quotedIfText(value) {
  return typeof value === "string" ? JSON.stringify(value) : value;
}
function valueAt(document, pointer) {
  let value = document;
  let record = null;
  for (const token of pointer.split("/").slice(1)) {
    if (typeof value !== "object" || value === null) return { value: void 0, record };
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    const isItem = Array.isArray(value);
    value = Object.hasOwn(value, key) ? Reflect.get(value, key) : void 0;
    if (isItem && record === null && hasName(value)) record = value.name;
  }
  return { value, record };
}
function hasName(value) {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
}
var init_schema_error = __esm({
  "src/store/schema-error.ts"() {
    "use strict";
    init_excerpt();
  }
});

// src/store/read.ts
async function readText(file) {
  const bytes = await (0, import_promises6.readFile)(file).catch((cause) => {
    if (cause.code === "ENOENT") return null;
    throw new Fault("data_unreadable", `${file} can't be read: ${cause.code ?? cause.message}`, {
      cause
    });
  });
  if (bytes === null) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Fault("data_unreadable", `${file} is not UTF-8 text`, { cause });
  }
}
function parseJson2(text3, file) {
  try {
    return JSON.parse(text3);
  } catch (cause) {
    throw new Fault("data_unreadable", `${file}${whyNotJson(text3)}`, { cause });
  }
}
function checked(value, validate2, file) {
  if (!validate2(value)) {
    throw new Fault("data_invalid", `${file}${describeSchemaError(value, validate2.errors ?? [])}`);
  }
  return value;
}
async function readDocument(file, validate2) {
  const text3 = await readText(file);
  return text3 === null ? null : checked(parseJson2(text3, file), validate2, file);
}
function whyNotJson(text3) {
  if (text3.trim() === "") return " is empty: expected a JSON document";
  const marker = CONFLICT.exec(text3);
  if (marker !== null) {
    const line2 = text3.slice(0, marker.index).split("\n").length;
    return `, line ${line2}: a merge conflict is not resolved (${marker[0].slice(0, 7)}); expected JSON`;
  }
  const error3 = locateJsonError(text3);
  if (error3 === null) return " is not JSON";
  const where = `, line ${error3.line}, column ${error3.column}${error3.path && `, in ${excerpt2(error3.path)}`}`;
  if (error3.cutOff) return `${where}: the file is cut off here; expected ${error3.expected}`;
  const rest = text3.split("\n")[error3.line - 1]?.slice(error3.column - 1) ?? "";
  return `${where}: expected ${error3.expected}, found ${rest === "" ? "the end of the line" : excerpt2(rest, 30)}`;
}
var import_promises6, CONFLICT;
var init_read = __esm({
  "src/store/read.ts"() {
    "use strict";
    import_promises6 = __toESM(require_promises2(), 1);
    init_fault();
    init_excerpt();
    init_json_error();
    init_schema_error();
    CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?: |\r?$)/m;
  }
});

// src/store/slug.ts
function isName(name) {
  return name.length <= LONGEST_NAME5 && NAME3.test(name);
}
function slug(name) {
  if (!isName(name)) {
    const found3 = JSON.stringify(name.slice(0, LONGEST_NAME5 + 1));
    throw new Fault(
      "data_invalid",
      `${found3} is not a server name: expected ${NAME3.source}, ${LONGEST_NAME5} characters at most`
    );
  }
  const [namespace = "", rest = ""] = name.split("/");
  return `${encode(namespace)}/${encode(rest)}`;
}
function encode(segment) {
  const spelled = spell2(segment);
  if (spelled.length > LONGEST_SEGMENT) return pack(segment);
  return RESERVED.test(spelled) ? `~.${spelled}` : spelled;
}
function spell2(segment) {
  let out = "";
  let upper = false;
  for (let at = 0; at < segment.length; at++) {
    const char = segment.charAt(at);
    if (isOtherCase(char, upper)) {
      const run = runOf2(segment, at, upper);
      out += run < RUN ? "~" : "~~";
      if (run >= RUN) upper = !upper;
    }
    const isEnd = at === 0 || at === segment.length - 1;
    out += char === "." && isEnd ? "~_" : char.toLowerCase();
  }
  return out;
}
function runOf2(segment, from, upper) {
  let run = 0;
  for (const char of segment.slice(from)) {
    if (isOtherCase(char, !upper)) break;
    if (isOtherCase(char, upper)) run++;
  }
  return run;
}
function isOtherCase(char, upper) {
  return upper ? /[a-z]/.test(char) : /[A-Z]/.test(char);
}
function pack(segment) {
  const bits = segment.replace(/[^a-zA-Z]/g, "").replace(/./g, (letter) => /[A-Z]/.test(letter) ? "1" : "0");
  return `${BigInt(`0b${bits}`).toString(36)}~-${segment.toLowerCase().replace(/\.$/, "~_")}`;
}
var NAME3, LONGEST_NAME5, LONGEST_SEGMENT, RESERVED, RUN;
var init_slug = __esm({
  "src/store/slug.ts"() {
    "use strict";
    init_fault();
    NAME3 = /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/;
    LONGEST_NAME5 = 200;
    LONGEST_SEGMENT = 239;
    RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/;
    RUN = 3;
  }
});

// src/store/write.ts
async function writeBytes(file, bytes) {
  if (await holds(file, bytes)) return false;
  await replace(file, async (handle) => {
    for (const piece of piecesOf(bytes)) await handle.writeFile(piece);
    return true;
  });
  return true;
}
async function replace(file, fill2) {
  const folder = (0, import_node_path3.dirname)(file);
  const name = `.rollcall-${process.pid}-${++count}.tmp`;
  const temporary = (0, import_node_path3.join)(folder, name);
  inFlight.add(name);
  try {
    await (0, import_promises7.mkdir)(folder, { recursive: true });
    const handle = await (0, import_promises7.open)(temporary, "w", 438);
    let isFilled;
    try {
      isFilled = await fill2(handle, temporary);
      if (isFilled) await handle.sync();
    } finally {
      await handle.close();
    }
    if (isFilled) await (0, import_promises7.rename)(temporary, file);
    else await (0, import_promises7.rm)(temporary, { force: true });
    return isFilled;
  } catch (cause) {
    await (0, import_promises7.rm)(temporary, { force: true }).catch(() => {
    });
    if (cause instanceof Fault) throw cause;
    throw writeFault(file, cause);
  } finally {
    inFlight.delete(name);
  }
}
async function holds(file, bytes) {
  try {
    const { size } = await (0, import_promises7.stat)(file);
    if (size !== bytes.length) return false;
    const present = await (0, import_promises7.readFile)(file);
    let at = 0;
    for (const piece of piecesOf(bytes)) {
      if (!piece.equals(present.subarray(at, at + piece.length))) return false;
      at += piece.length;
    }
    return at === present.length;
  } catch (cause) {
    if (cause.code === "ENOENT") return false;
    throw writeFault(file, cause);
  }
}
function piecesOf(bytes) {
  return Buffer.isBuffer(bytes) ? [bytes] : bytes;
}
function writeFault(file, cause) {
  const why = cause.code ?? cause.message;
  return new Fault(
    "data_write_failed",
    `${file} can't be written: ${why}; what was there is still there`,
    {
      cause
    }
  );
}
var import_promises7, import_node_path3, PIECE, inFlight, count;
var init_write = __esm({
  "src/store/write.ts"() {
    "use strict";
    import_promises7 = __toESM(require_promises2(), 1);
    import_node_path3 = __toESM(require_node_path(), 1);
    init_fault();
    PIECE = 1 << 20;
    inFlight = /* @__PURE__ */ new Set();
    count = 0;
  }
});

// src/store/baselines.ts
var baselines_exports = {};
__export(baselines_exports, {
  readBaseline: () => readBaseline,
  readListingBaseline: () => readListingBaseline,
  writeBaseline: () => writeBaseline
});
async function readBaseline(file) {
  const baseline = await readDocument(file, stdin_default);
  if (baseline !== null && !isSound(baseline)) {
    throw new Fault(
      "data_invalid",
      `${file}, at /fingerprints: expected those of the tools beside them; write the baseline anew`
    );
  }
  return baseline;
}
async function writeBaseline(file, baseline) {
  const text3 = JSON.stringify(checked(baseline, stdin_default, file), null, 2);
  return writeBytes(file, Buffer.from(`${text3}
`));
}
async function readListingBaseline(dir, name) {
  return readBaseline((0, import_node_path4.join)(dir, FOLDER, `${slug(name)}.json`));
}
var import_node_path4, FOLDER;
var init_baselines = __esm({
  "src/store/baselines.ts"() {
    "use strict";
    import_node_path4 = __toESM(require_node_path(), 1);
    init_fault();
    init_baseline_validate();
    init_baseline();
    init_read();
    init_slug();
    init_write();
    FOLDER = "baselines";
  }
});

// actions/validate/main.ts
init_core();
init_fault();
init_version();

// actions/validate/inputs.ts
init_fault();
var CHECKS = ["handshake", "checkup", "report card"];
var BY_DEFAULT = ["handshake", "checkup"];
var FAIL_ON = ["failed", "risk", "error", "warning", "never"];
function parseInputs(env) {
  const text3 = (name) => env[`INPUT_${name.toUpperCase()}`]?.trim() ?? "";
  const optional = (name) => text3(name) || null;
  const list2 = (name, separator) => text3(name).split(separator).map((item) => item.trim()).filter((item) => item !== "");
  const inputs = {
    urls: list2("url", /\s+/),
    command: optional("command"),
    checks: list2("checks", /[,\n]/).map((name) => oneOf("checks", name.toLowerCase(), CHECKS)),
    failOn: oneOf("fail-on", text3("fail-on") || "failed", FAIL_ON),
    baseline: optional("baseline"),
    transport: text3("transport") ? oneOf("transport", text3("transport"), ["http", "sse"]) : null,
    allowPrivate: isTrue("allow-private", text3("allow-private"), true),
    start: optional("start"),
    waitFor: seconds("wait-for", text3("wait-for") || "30"),
    sarifFile: optional("sarif-file"),
    junitFile: optional("junit-file"),
    jsonFile: optional("json-file"),
    summary: isTrue("summary", text3("summary"), true)
  };
  if (inputs.checks.length === 0) inputs.checks = [...BY_DEFAULT];
  refuseWhatExcludesEachOther(inputs);
  return inputs;
}
function refuseWhatExcludesEachOther({ urls: urls2, command, start, baseline, checks }) {
  if (command !== null && urls2.length + (start === null ? 0 : 1) > 0) {
    throw new Fault("usage", "Input command excludes url and start: it is the server");
  }
  if (urls2.length === 0 && command === null) {
    throw new Fault(
      "usage",
      "Input url is empty: expected the address of an MCP endpoint, or one a line"
    );
  }
  for (const url of urls2) {
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
      throw new Fault(
        "usage",
        `Input url holds "${url.slice(0, 100)}": expected an absolute http or https URL`
      );
    }
  }
  if (baseline !== null && urls2.length > 1) {
    throw new Fault(
      "usage",
      "Input baseline is of one server, but url names several: use a step each"
    );
  }
  if (baseline !== null && !checks.includes("checkup")) {
    throw new Fault(
      "usage",
      "Input baseline is compared by the checkup, which checks does not name"
    );
  }
}
function oneOf(name, value, allowed) {
  const found3 = allowed.find((one) => one === value);
  if (found3 !== void 0) return found3;
  throw new Fault(
    "usage",
    `Input ${name} is "${value.slice(0, 100)}": expected ${allowed.join(", ")}`
  );
}
function isTrue(name, value, otherwise) {
  if (value === "") return otherwise;
  return oneOf(name, value.toLowerCase(), ["true", "false"]) === "true";
}
function seconds(name, value) {
  const number = Number(value);
  if (/^\d{1,4}$/.test(value) && number >= 1 && number <= 3600) return number;
  throw new Fault(
    "usage",
    `Input ${name} is "${value.slice(0, 100)}": expected a whole number of seconds from 1 to 3600`
  );
}

// src/cli/read-either.ts
init_fault();
init_print();
async function readEither(url, { command, allowPrivate = false }, read) {
  if (command === void 0) {
    if (url !== void 0) return read(url, allowPrivate);
    throw new Fault("usage", "no server is named: expected its address, or --command");
  }
  if (url !== void 0) {
    throw new Fault("usage", "an address and --command exclude each other: expected one of them");
  }
  const { commandWords: commandWords2 } = await Promise.resolve().then(() => (init_command_words(), command_words_exports));
  const { startStdio: startStdio2 } = await Promise.resolve().then(() => (init_stdio(), stdio_exports));
  const server = await startStdio2(commandWords2(command), (line2) => {
    void printError(`server: ${line2}`);
  });
  try {
    return { ...await read(server.url, true), endpoint: server.label };
  } finally {
    await server.close();
  }
}

// src/reads/handshake.ts
init_asker();
init_ladder();
init_paging();
init_budgets();
init_eras();
init_observed();
var LIMITS = {
  requests: HANDSHAKE_REQUESTS,
  response_bytes: 8 * 1024 * 1024,
  total_bytes: 32 * 1024 * 1024,
  hops: 3,
  events: 2e3
};
function readHandshake(endpoint, options) {
  const limits = { time_ms: options.timeoutMs, ...LIMITS };
  return observed("handshake", endpoint, options, limits, (wire) => climb(wire, endpoint, options));
}
async function climb(wire, endpoint, options) {
  const asker = createAsker(wire, endpoint, options.now);
  const { client } = options;
  const { version } = LADDER.handshake;
  const tried = [];
  let next = firstRung("handshake", options.transport);
  while (next !== null) {
    const conversation = ERAS[next]({ asker, rung: tried.length, client, version });
    tried.push(next);
    next = nextRung("handshake", tried, await talk(conversation));
  }
}
async function talk(conversation) {
  const answer = await conversation.open();
  if (answer === "opened") await listAll(conversation, "tools/list");
  await conversation.close();
  return answer;
}

// actions/validate/validate.ts
var OUTCOMES2 = ["unreachable", "failed", "auth_required", "passed"];
var STATUSES = ["skipped", "unreachable", "error", "auth_required", "ok_empty", "ok"];
var HANDSHAKE_MS = 2e4;
var SECOND_ATTEMPT_MS = 5e3;
var afterFirstReply = () => Promise.resolve().then(() => (init_after_first_reply(), after_first_reply_exports));
async function validate(inputs, surroundings) {
  const outcomes = [];
  const statuses = [];
  const results = [];
  const documents = [];
  const options = {
    transport: inputs.transport,
    client: surroundings.client,
    userAgent: surroundings.userAgent,
    now: surroundings.now
  };
  const { baseline } = surroundings;
  const asked = {
    allowPrivate: inputs.allowPrivate,
    ...inputs.command === null ? {} : { command: inputs.command }
  };
  for (const url of inputs.command === null ? inputs.urls : [void 0]) {
    const read = (by) => readEither(url, asked, by);
    let handshake = null;
    let checkup = null;
    let report = null;
    if (inputs.checks.includes("handshake")) {
      const record = await read(
        (endpoint, allowPrivate) => readHandshake(endpoint, { ...options, allowPrivate, timeoutMs: HANDSHAKE_MS })
      );
      const { handshakeResult: handshakeResult2, judged: judged2 } = await afterFirstReply();
      handshake = judged2(record);
      statuses.push(handshake.status);
      outcomes.push(handshakeOutcome(handshake));
      results.push(handshakeResult2(handshake));
    }
    if (inputs.checks.includes("checkup")) {
      const { checkupExit: checkupExit2, checkupResult: checkupResult2, judgeCheckup: judgeCheckup2, readCheckup: readCheckup2 } = await afterFirstReply();
      const record = await read(
        (endpoint, allowPrivate) => readCheckup2(endpoint, { ...options, allowPrivate })
      );
      checkup = judgeCheckup2(record, baseline === null ? {} : { baseline });
      outcomes.push(OF_EXIT[checkupExit2(checkup, checkupLevel(inputs.failOn))] ?? "failed");
      results.push(checkupResult2(checkup));
    }
    if (inputs.checks.includes("report card")) {
      const { judgeReport: judgeReport2, readReportTwice: readReportTwice2, reportExit: reportExit2, reportResult: reportResult2 } = await afterFirstReply();
      const record = await read(
        (endpoint, allowPrivate) => readReportTwice2(endpoint, { ...options, allowPrivate }, { waitMs: SECOND_ATTEMPT_MS })
      );
      report = judgeReport2(record).card;
      outcomes.push(OF_EXIT[reportExit2(record, report, reportLevel(inputs.failOn))] ?? "failed");
      results.push(reportResult2(report));
    }
    const { handshakeMembers: handshakeMembers2 } = await afterFirstReply();
    documents.push({
      endpoint: (handshake ?? checkup ?? report)?.endpoint ?? "",
      handshake: handshake === null ? null : handshakeMembers2(handshake),
      checkup,
      report
    });
  }
  const cards = documents.flatMap(({ report }) => report === null ? [] : [report]);
  const lowest = cards.reduce(lower2, null);
  const { isFailure: isFailure2 } = await afterFirstReply();
  const rows = results.flatMap((result) => result.rows);
  return {
    outcome: OUTCOMES2.find((one) => outcomes.includes(one)) ?? "passed",
    status: STATUSES.find((one) => statuses.includes(one)) ?? null,
    score: lowest?.score ?? null,
    grade: lowest?.grade ?? null,
    failed: rows.filter((row) => isFailure2(row, "failed")).length,
    risks: rows.filter(({ level }) => level === "warning").length,
    results,
    documents
  };
}
function handshakeOutcome({ status }) {
  if (status === "ok" || status === "ok_empty") return "passed";
  if (status === "auth_required" || status === "unreachable") return status;
  return "failed";
}
var OF_EXIT = { 0: "passed", 3: "auth_required", 4: "unreachable" };
function checkupLevel(failOn) {
  if (failOn === "warning") return "risk";
  return failOn === "error" ? "failed" : failOn;
}
function reportLevel(failOn) {
  if (failOn === "risk") return "warning";
  return failOn === "failed" ? "error" : failOn;
}
function lower2(a, b) {
  return a !== null && (a.score ?? -1) <= (b.score ?? -1) ? a : b;
}

// actions/validate/main.ts
async function main(env) {
  try {
    const inputs = parseInputs(env);
    const baseline = inputs.baseline === null ? null : await approved(inputs.baseline);
    const report = await withServer(
      inputs,
      () => validate(inputs, {
        baseline,
        client: { name: "mcp-rollcall", version: VERSION },
        userAgent: userAgent(env),
        now: () => /* @__PURE__ */ new Date()
      })
    );
    const { tell: tell2 } = await Promise.resolve().then(() => (init_tell(), tell_exports));
    await tell2(report, inputs);
  } catch (error3) {
    const { terminalText: terminalText2 } = await Promise.resolve().then(() => (init_text(), text_exports));
    if (error3 instanceof Fault) setFailed(terminalText2(error3.message));
    else setFailed(`This is a fault of the action itself; please report it: ${describe(error3)}`);
  }
}
async function withServer(inputs, check) {
  const [first] = inputs.urls;
  if (inputs.start === null || first === void 0) return check();
  const { startServer: startServer2 } = await Promise.resolve().then(() => (init_start_server(), start_server_exports));
  const server = await startServer2(
    inputs.start,
    first,
    inputs.waitFor,
    (line2) => console.log(`  server: ${line2}`)
  );
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      server.stop();
      process.exit(1);
    });
  }
  try {
    return await check();
  } finally {
    server.stop();
  }
}
async function approved(file) {
  const { readBaseline: readBaseline2 } = await Promise.resolve().then(() => (init_baselines(), baselines_exports));
  const baseline = await readBaseline2(file);
  if (baseline !== null) return baseline;
  throw new Fault("usage", `Input baseline: ${file} does not exist`);
}
function userAgent({
  GITHUB_ACTION_REPOSITORY: repository,
  GITHUB_SERVER_URL: server
}) {
  const source = repository && server ? ` (+${server}/${repository})` : "";
  return `mcp-rollcall/${VERSION}${source}`.replace(/[^\x20-\x7e]/g, "");
}
function describe(error3) {
  return error3 instanceof Error ? `${error3.name}: ${error3.message}` : String(error3);
}

// actions/validate/index.ts
await main(process.env);
