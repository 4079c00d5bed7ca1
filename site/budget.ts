import type { Listing } from '../src/generated/catalog.ts';
import { cut } from '../src/render/text.ts';
import type { ToolOutline } from '../src/render/tool-outline.ts';

/** Bytes that the host takes as a tar (GitHub Pages: 1 GB). */
export const HOST_LIMIT = 1_000_000_000;

/**
 * What a site does without when it would not fit its host, in this order: the parameters of tools, the
 * tools of a listing past the 30th, the pages of listings that have no endpoint; then all but the beginning
 * of what tools say of themselves, details of a listing's page, and what is far down in the
 * directory's lists by status, auth and so on. The data has it all.
 */
export const STEPS = [
  'parameters',
  'tools_past_30',
  'pages_without_endpoint',
  'tool_descriptions',
  'details',
  'long_lists',
] as const;

export type LeftOut = readonly (typeof STEPS)[number][];

const TOOLS = 30;
const DESCRIPTION = 90;
/** Of a list with two hundred listings a page. */
const LIST_PAGES = 4;

/** The tools of a listing as far as the site tells them. */
export function toolsTold(tools: readonly ToolOutline[], leftOut: LeftOut): ToolOutline[] {
  const told = leftOut.includes('tools_past_30') ? tools.slice(0, TOOLS) : [...tools];
  if (!leftOut.includes('parameters')) return told;
  const isShort = leftOut.includes('tool_descriptions');
  return told.map(({ description, ...tool }) => ({
    ...tool,
    description: isShort && description !== null ? cut(description, DESCRIPTION) : description,
    parameters: [],
  }));
}

/** Whether a listing's page has all details: samples one by one and their curve, evidence, other forms of the badge, other clients. */
export function hasDetails({ leftOut }: { leftOut: LeftOut }): boolean {
  return !leftOut.includes('details');
}

/** How many pages a list of the directory by facets may have. */
export function mostListPages(leftOut: LeftOut): number {
  return leftOut.includes('long_lists') ? LIST_PAGES : Number.POSITIVE_INFINITY;
}

/** Whether a listing has a page of its own. */
export function hasPage(
  { leftOut }: { leftOut: LeftOut },
  { endpoint }: Pick<Listing, 'endpoint'>,
): boolean {
  return endpoint !== undefined || !leftOut.includes('pages_without_endpoint');
}

/** What is left out, in words; null where nothing is. */
export function leftOutWords(leftOut: LeftOut): string | null {
  if (leftOut.length === 0) return null;
  const words = {
    parameters: 'the parameters of tools',
    tools_past_30: 'tools past the 30th of a listing',
    pages_without_endpoint: 'the pages of listings without an endpoint',
    tool_descriptions: 'all but the beginnings of descriptions of tools',
    details:
      'of listings single samples, evidence, other forms of badges, the configuration of some clients',
    long_lists: 'what is far down in long lists of the directory',
  };
  const list = leftOut.map((step) => words[step]).join(', ');
  return `So that the site fits its host it leaves out ${list}. The data files have them.`;
}
