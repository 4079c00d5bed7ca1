import { deflateRawSync } from 'node:zlib';
import { cut } from '../../src/render/text.ts';
import type { ToolOutline } from '../../src/render/tool-outline.ts';

export interface ToolView {
  name: string;
  title: string | null;
  description: string | null;
  parameters: { name: string; type: string; required: boolean; description: string | null }[];
  /** How many parameters are not among them. */
  more: number;
}

export interface ToolsView {
  /** With descriptions and, where the page has room, parameters. */
  shown: ToolView[];
  /** Only their names, to keep the page light. */
  named: string[];
  /** How many have not even their name here. */
  left: number;
  /** What was left out or cut, in words; null where all is there. */
  omitted: string | null;
}

/**
 * How much is told of a tool, from all to little. A page has `ROOM` bytes, compressed, for its tools: of
 * the 14 KB that a page may have, the rest takes 6. The first detail that fits is taken for all of them.
 */
const DETAILS: readonly Detail[] = [
  { description: 1200, parameters: 40, parameterText: 240, omitted: null },
  {
    description: 600,
    parameters: 24,
    parameterText: 80,
    omitted: 'Long descriptions are cut here',
  },
  {
    description: 400,
    parameters: 16,
    parameterText: 0,
    omitted: 'Descriptions of parameters are left out here, and long descriptions cut',
  },
  {
    description: 240,
    parameters: 0,
    parameterText: 0,
    omitted: 'Parameters are left out here, and descriptions cut',
  },
  {
    description: 90,
    parameters: 0,
    parameterText: 0,
    omitted: 'Only the beginnings are shown here',
  },
];

interface Detail {
  description: number;
  parameters: number;
  parameterText: number;
  omitted: string | null;
}

const ROOM = 8_000;
/** Before compression: a text that repeats itself packs well, but is long to read. */
const LARGEST = 60_000;
/** What the markup around a tool and a parameter takes, as it is and compressed. */
const TOOL_MARKUP = { plain: 130, packed: 20 };
const PARAMETER_MARKUP = { plain: 75, packed: 9 };

const SHOWN = 30;
const NAMED = 200;
const NAME = 128;
const NAMES_LENGTH = 6_000;

/** What a page shows of a tool list; the JSON of the listing tells more. */
export function toolsView(tools: readonly ToolOutline[]): ToolsView {
  const first = tools.slice(0, SHOWN);
  let omitted: string | null = null;
  let shown: ToolView[] = [];
  for (const detail of DETAILS) {
    omitted = detail.omitted;
    shown = first.map((tool) => toolView(tool, detail));
    if (fits(shown)) break;
  }
  const named = namesOf(tools.slice(SHOWN, SHOWN + NAMED));
  return { shown, named, left: tools.length - shown.length - named.length, omitted };
}

/** So many names as a page can bear. */
function namesOf(tools: readonly ToolOutline[]): string[] {
  const names: string[] = [];
  let length = 0;
  for (const { name } of tools) {
    const shown = cut(name, NAME);
    length += shown.length;
    if (length > NAMES_LENGTH) break;
    names.push(shown);
  }
  return names;
}

function fits(tools: readonly ToolView[]): boolean {
  let parameters = 0;
  let text = '';
  for (const tool of tools) {
    parameters += tool.parameters.length;
    text += tool.name + (tool.title ?? '') + (tool.description ?? '');
    for (const parameter of tool.parameters) {
      text += parameter.name + parameter.type + (parameter.description ?? '');
    }
  }
  const plain = tools.length * TOOL_MARKUP.plain + parameters * PARAMETER_MARKUP.plain;
  if (text.length + plain > LARGEST) return false;
  const room = ROOM - tools.length * TOOL_MARKUP.packed - parameters * PARAMETER_MARKUP.packed;
  // A character takes three bytes at most; most lists end here.
  return text.length * 3 <= room || (room > 0 && deflateRawSync(text).length <= room);
}

function toolView({ name, title, description, parameters }: ToolOutline, detail: Detail): ToolView {
  const kept = parameters.slice(0, detail.parameters);
  return {
    name: cut(name, NAME),
    title: title === null || title === name ? null : cut(title, NAME),
    description: description === null ? null : cut(description.trim(), detail.description),
    parameters: kept.map((parameter) => ({
      name: cut(parameter.name, NAME),
      type: cut(parameter.type, 60),
      required: parameter.required,
      description:
        parameter.description === null || detail.parameterText === 0
          ? null
          : cut(parameter.description, detail.parameterText),
    })),
    more: parameters.length - kept.length,
  };
}
