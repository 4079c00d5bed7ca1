import { replyResult } from '../answer.ts';
import { type Talk, usableResult } from '../facts.ts';
import { isObject } from '../messages.ts';
import type { Exchange } from '../observation.ts';
import type { ServedEra } from '../served.ts';
import { newestModern } from '../versions.ts';

const SERVER_INFO = 'io.modelcontextprotocol/serverInfo';

/** The conversation that the read went through with, or the first try where none opened. */
export function mainTalk(talks: readonly Talk[]): Talk | null {
  const asked = talks.filter(({ exchanges }) =>
    exchanges.some(({ step }) => step === 'tools/list'),
  );
  const listed = asked.find(({ tools }) => tools !== null);
  return (
    listed ?? asked.at(-1) ?? talks.find(({ version }) => version !== null) ?? talks[0] ?? null
  );
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
