import type { CheckupResult } from '../../src/judge/checkup/judge.ts';
import { checkupResult } from '../../src/render/checkup-result.ts';
import { resultMarkdown } from '../../src/render/result-markdown.ts';

/** What a comment of ours says about itself, unseen by readers. */
export interface Marker {
  host: string;
  checked_at: string;
  expires_at: string;
  /** It repeats an observation that was made for another issue. */
  again: boolean;
}

const MARKER = /^<!-- rollcall-checkup (\{[^\n]*\}) -->\n/;

/** Within this time a host is not checked anew. */
export const ONCE_EVERY_MS = 10 * 60 * 1000;

/** A checkup as the comment of an issue. */
export function checkupComment(result: CheckupResult, host: string): string {
  const { checked_at, expires_at } = result;
  const marker: Marker = { host, checked_at, expires_at, again: false };
  return `${markerLine(marker)}${resultMarkdown(checkupResult(result))}
One observation from one place, checked ${checked_at}. It stands until **${expires_at}** and is then deleted (scheduled runs start late, so it may be seen a little longer). It is not signed, and enters no history.
`;
}

/** The stored observation of a host that was checked a moment ago, labelled as such. */
export function repeatedComment(body: string): string {
  const marker = markerOf(body);
  if (marker === null) throw new Error('a comment without a marker can not be repeated');
  return `${markerLine({ ...marker, again: true })}> **A stored observation, made ${marker.checked_at}.** A host is checked at most once every 10 minutes; this is what was seen then.

${body.replace(MARKER, '')}`;
}

/** What a comment says about itself, or null when it is none of these. */
export function markerOf(body: string): Marker | null {
  const [, json] = body.replaceAll('\r\n', '\n').match(MARKER) ?? [];
  if (json === undefined) return null;
  try {
    return JSON.parse(json) as Marker;
  } catch {
    return null;
  }
}

function markerLine(marker: Marker): string {
  return `<!-- rollcall-checkup ${JSON.stringify(marker)} -->\n`;
}
