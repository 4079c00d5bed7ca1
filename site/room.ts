import type { ToolOutline } from '../src/render/tool-outline.ts';
import { HOST_LIMIT } from './budget.ts';

/**
 * How much of its tools a listing may tell, so that the site of many listings fits its host. Up to 6,000
 * listings a page tells all that it can bear, and up to 20,000 the JSON tells all. Beyond, what goes
 * first are the descriptions of parameters, then parameters, then the ends of descriptions; the toolset in
 * the data has them still. Half of all listings have no tools, and most of the others few.
 */
export interface Room {
  /** Bytes of one page. */
  page: number;
  /** Bytes of one JSON document. */
  json: number;
}

const LARGEST_PAGE = 60_000;
const ALL = 20_000;

export function roomFor(listings: number): Room {
  const share = HOST_LIMIT / Math.max(1, listings);
  return {
    page: Math.min(LARGEST_PAGE, share * 0.4),
    json: listings <= ALL ? Number.POSITIVE_INFINITY : share * 0.5,
  };
}

/** What the members around a tool and a parameter take in JSON. */
const TOOL = 60;
const PARAMETER = 65;

/** The tools as the JSON of a listing has room for them, and whether they are whole. */
export function toolsWithin(
  tools: readonly ToolOutline[],
  room: number,
): { tools: readonly ToolOutline[]; complete: boolean } {
  if (room === Number.POSITIVE_INFINITY || bytesOf(tools) <= room) return { tools, complete: true };
  const undescribed = tools.map((tool) => ({
    ...tool,
    parameters: tool.parameters.map((parameter) => ({ ...parameter, description: null })),
  }));
  if (bytesOf(undescribed) <= room) return { tools: undescribed, complete: false };
  return { tools: tools.map((tool) => ({ ...tool, parameters: [] })), complete: false };
}

function bytesOf(tools: readonly ToolOutline[]): number {
  let bytes = 0;
  for (const { name, title, description, parameters } of tools) {
    bytes += TOOL + name.length + (title ?? '').length + (description ?? '').length;
    for (const parameter of parameters) {
      bytes += PARAMETER + parameter.name.length + (parameter.description ?? '').length;
    }
  }
  return bytes;
}
