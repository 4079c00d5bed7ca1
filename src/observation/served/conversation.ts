import { replyResult } from '../answer.ts';
import { type Talk, usableResult } from '../facts.ts';
import { cutOff } from '../lists.ts';
import { isObject } from '../messages.ts';
import type { Exchange } from '../observation.ts';
import type { ServedEra } from '../served.ts';
import { newestModern } from '../versions.ts';

const SERVER_INFO = 'io.modelcontextprotocol/serverInfo';

const GATE = new Set([401, 402, 403]);

/** The conversation that the read went through with, or the try that says why there was none. */
export function mainTalk(talks: readonly Talk[]): Talk | null {
  const asked = talks.filter(({ exchanges }) =>
    exchanges.some(({ step }) => step === 'tools/list'),
  );
  const listed = asked.find(({ tools }) => tools !== null);
  const opened = talks.find(({ version }) => version !== null);
  return listed ?? asked.at(-1) ?? opened ?? decisive(talks);
}

/**
 * Of tries that all failed: one at a gate; the last where it was turned away for now or cut off, since
 * what it would have said is not known; else the first that was answered.
 */
function decisive(talks: readonly Talk[]): Talk | null {
  const gated = talks.find(({ last }) => last.status !== null && GATE.has(last.status));
  const end = talks.at(-1);
  const isOpen = end !== undefined && end.era !== 'sse' && isPassing(end.last);
  const answered = talks.find(({ last }) => last.status !== null);
  return gated ?? (isOpen ? end : undefined) ?? answered ?? talks[0] ?? null;
}

function isPassing(exchange: Exchange): boolean {
  const { status } = exchange;
  return status === 429 || (status !== null && status >= 500) || cutOff(exchange) !== null;
}

/** Every era that answered, that of the main conversation first. */
export function erasOf(talks: readonly Talk[], main: Talk | null): ServedEra[] {
  const ordered = [...talks].sort((a, b) => Number(b === main) - Number(a === main));
  const eras: ServedEra[] = [];
  for (const talk of ordered) {
    const known = eras.some(({ era }) => era === talk.era);
    if (talk.version === null || known || !isSpoken(talk)) continue;
    eras.push({ era: talk.era, protocol_version: talk.version });
  }
  return eras;
}

/** A DiscoverResult without a modern version is the advertisement of another era. */
function isSpoken(talk: Talk): boolean {
  if (talk.era !== 'modern' || talk.tools !== null) return true;
  const listed = openingResult(talk)?.supportedVersions;
  return Array.isArray(listed) && newestModern(listed) !== null;
}

/** The opening request that stands: the last one, whatever was repeated. */
export function openingOf(talk: Talk): Exchange | null {
  const openings = talk.exchanges.filter(isOpening);
  return (
    openings.findLast((exchange) => usableResult(exchange) !== null) ?? openings.at(-1) ?? null
  );
}

/** The result of the opening request, or null. */
export function openingResult(talk: Talk): Record<string, unknown> | null {
  const opening = openingOf(talk);
  return opening === null ? null : usableResult(opening);
}

/** Who the server says it is, with every member: in the result, or in `_meta` of any (2026-07-28). */
export function serverInfoOf(talk: Talk): Record<string, unknown> | undefined {
  const { serverInfo } = openingResult(talk) ?? {};
  if (isObject(serverInfo)) return serverInfo;
  for (const exchange of talk.exchanges) {
    const meta = replyResult(exchange)?._meta;
    const info = isObject(meta) ? meta[SERVER_INFO] : undefined;
    if (isObject(info)) return info;
  }
  return undefined;
}

function isOpening({ step }: Exchange): boolean {
  return step === 'initialize' || step === 'discover' || step === 'sse';
}
