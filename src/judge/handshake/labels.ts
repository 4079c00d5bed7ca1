import { sameEndpoint } from '../../catalog/endpoint.ts';
import type { Listing } from '../../generated/catalog.ts';
import type { ServerState } from '../../generated/mcp-validation-state.ts';

/** A label of the directory: a code for machines and links, and the words shown. Rules: spec/handshake.md §3. */
export interface Label<Code extends string> {
  code: Code;
  label: string;
}

export const DIRECTORY_STATUS = {
  live_ok: 'Live OK',
  auth_required: 'Auth required',
  unreachable: 'Unreachable',
  local_unprobed: 'Local only',
  not_probed: 'Not probed',
} as const;
export const AUTH_LABEL = {
  required: 'Auth gate',
  none_detected: 'No auth gate seen',
  unknown: 'Auth unknown',
} as const;
export const TOOL_SOURCE = {
  live: 'tools/list (live)',
  registry: 'Registry fallback',
  catalog: 'Catalog tools',
  none: 'No tools indexed',
} as const;
export const SURFACE = {
  ready: 'Ready surface',
  indexed: 'Tools indexed',
  thin: 'Thin listing',
  unverified: 'Unverified',
} as const;

export type DirectoryStatus = keyof typeof DIRECTORY_STATUS;
export type AuthLabel = keyof typeof AUTH_LABEL;
export type ToolSource = keyof typeof TOOL_SOURCE;
export type Surface = keyof typeof SURFACE;

export function directoryStatus(
  listing: Listing,
  state: ServerState | undefined,
): Label<DirectoryStatus> {
  return pick(DIRECTORY_STATUS, directoryStatusCode(listing, state));
}

export function authLabel(listing: Listing, state: ServerState | undefined): Label<AuthLabel> {
  const status = directoryStatusCode(listing, state);
  if (status === 'auth_required') return pick(AUTH_LABEL, 'required');
  return pick(AUTH_LABEL, status === 'live_ok' ? 'none_detected' : 'unknown');
}

export function toolSource(listing: Listing, state: ServerState | undefined): Label<ToolSource> {
  const { count, method } = indexedTools(listing, state);
  if (count === 0) return pick(TOOL_SOURCE, 'none');
  if (method.includes('live_mcp')) return pick(TOOL_SOURCE, 'live');
  return pick(TOOL_SOURCE, /smithery|registry/.test(method) ? 'registry' : 'catalog');
}

export function surface(listing: Listing, state: ServerState | undefined): Label<Surface> {
  const { count } = indexedTools(listing, state);
  const known = ['http', 'sse', 'stdio'].includes(listing.transport);
  const status = directoryStatusCode(listing, state);
  const vouched =
    status === 'live_ok' ||
    status === 'auth_required' ||
    listing.source === 'manual' ||
    listing.official === true;
  if (count >= 2 && known && vouched) return pick(SURFACE, 'ready');
  if (count >= 1 && known) return pick(SURFACE, 'indexed');
  if (count === 1 || (count === 0 && hasSomewhereToLook(listing))) return pick(SURFACE, 'thin');
  return pick(SURFACE, 'unverified');
}

/** The tools of a listing: those read live from its endpoint, else those that the catalog names (spec/handshake.md §6). */
export function indexedTools(
  listing: Listing,
  state: ServerState | undefined,
): { count: number; method: ServerState['validation_method'] } {
  const current = stateOf(listing, state);
  if (current?.validation_method.includes('live_mcp')) {
    return { count: current.tool_count, method: current.validation_method };
  }
  const claimed = claimedTools(listing);
  const stored = current?.validation_method ?? 'none';
  return claimed.count === 0 || stored === 'none' ? claimed : { ...claimed, method: stored };
}

/** The tools that the catalog names, and by whose word. */
export function claimedTools(listing: Listing): {
  count: number;
  method: 'registry' | 'manual' | 'none';
} {
  const count = listing.tools?.length ?? 0;
  if (count === 0) return { count, method: 'none' };
  return { count, method: listing.source === 'manual' ? 'manual' : 'registry' };
}

/** What was stored about an endpoint says nothing about the one that a listing moved to since. */
export function stateOf(listing: Listing, state: ServerState | undefined): ServerState | undefined {
  return state !== undefined && sameEndpoint(state.endpoint, listing.endpoint) ? state : undefined;
}

export function hasHttpsEndpoint(listing: Listing): boolean {
  return /^https:/i.test(listing.endpoint ?? '');
}

function directoryStatusCode(listing: Listing, state: ServerState | undefined): DirectoryStatus {
  switch (stateOf(listing, state)?.endpoint_status) {
    case 'ok':
      return 'live_ok';
    case 'auth_required':
      return 'auth_required';
    case 'unreachable':
    case 'error':
    case 'failed':
      return 'unreachable';
  }
  const local = listing.transport === 'stdio' || listing.transport === 'local';
  return local && !hasHttpsEndpoint(listing) ? 'local_unprobed' : 'not_probed';
}

function hasSomewhereToLook(listing: Listing): boolean {
  return (
    /^https?:/i.test(listing.endpoint ?? '') ||
    listing.website !== undefined ||
    /^https?:\/\/(www\.)?github\.com\//i.test(listing.repository ?? '')
  );
}

function pick<Code extends string>(words: Record<Code, string>, code: Code): Label<Code> {
  return { code, label: words[code] };
}
