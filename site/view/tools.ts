import { cut } from '../../src/render/text.ts';
import type { ToolOutline } from '../../src/render/tool-outline.ts';

export interface ToolView {
  name: string;
  title: string | null;
  description: string | null;
  parameters: { name: string; type: string; required: boolean; description: string | null }[];
}

export interface ToolsView {
  /** With descriptions and parameters. */
  shown: ToolView[];
  /** Only their names, to keep the page light. */
  named: string[];
  /** How many have not even their name here. */
  left: number;
}

const SHOWN = 60;
const NAMED = 400;
const NAME = 200;
const DESCRIPTION = 1200;
const PARAMETERS = 40;
const PARAMETER_DESCRIPTION = 240;

/** What a page shows of a tool list. The limits keep one talkative server from making a page of megabytes; the JSON has all. */
export function toolsView(tools: readonly ToolOutline[]): ToolsView {
  return {
    shown: tools.slice(0, SHOWN).map(toolView),
    named: tools.slice(SHOWN, NAMED).map(({ name }) => cut(name, NAME)),
    left: Math.max(0, tools.length - NAMED),
  };
}

function toolView({ name, title, description, parameters }: ToolOutline): ToolView {
  return {
    name: cut(name, NAME),
    title: title === null || title === name ? null : cut(title, NAME),
    description: description === null ? null : cut(description.trim(), DESCRIPTION),
    parameters: parameters.slice(0, PARAMETERS).map((parameter) => ({
      ...parameter,
      name: cut(parameter.name, NAME),
      type: cut(parameter.type, 60),
      description:
        parameter.description === null ? null : cut(parameter.description, PARAMETER_DESCRIPTION),
    })),
  };
}
