import type { Listing } from '../src/generated/catalog.ts';
import type { ToolOutline } from '../src/render/tool-outline.ts';

/** Bytes that the host takes as a tar (GitHub Pages: 1 GB). */
export const HOST_LIMIT = 1_000_000_000;

/**
 * What a site does without when it would not fit its host, in this order: the parameters of tools, the
 * tools of a listing past the 30th, the pages of listings that have no endpoint. The data has it all.
 */
export const STEPS = ['parameters', 'tools_past_30', 'pages_without_endpoint'] as const;

export type LeftOut = readonly (typeof STEPS)[number][];

const TOOLS = 30;

/** The tools of a listing as far as the site tells them. */
export function toolsTold(tools: readonly ToolOutline[], leftOut: LeftOut): ToolOutline[] {
  const told = leftOut.includes('tools_past_30') ? tools.slice(0, TOOLS) : [...tools];
  if (!leftOut.includes('parameters')) return told;
  return told.map((tool) => ({ ...tool, parameters: [] }));
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
  };
  const list = leftOut.map((step) => words[step]).join(', ');
  return `So that the site fits its host it leaves out ${list}. The data files have them.`;
}
