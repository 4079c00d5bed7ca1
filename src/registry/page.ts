import { Fault } from '../fault.ts';
import { record } from './fields.ts';

/** One page of the list. */
export interface Page {
  rows: unknown[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** What came in answer to a request for a page. */
export interface PageAnswer {
  status: number;
  mediaType: string;
  body: string;
}

/**
 * Reads an answer as a page of the v0.1 list. `isFirst`: a first page whose rows are all flat is the older
 * shape of the API; later, a flat row is just a bad row.
 * @throws Fault registry_not_a_list saying what came instead
 */
export function readPage(answer: PageAnswer, url: string, isFirst: boolean): Page {
  if (answer.status !== 200) throw notAList(url, answer);
  let document: unknown;
  try {
    document = JSON.parse(answer.body);
  } catch (cause) {
    throw notAList(url, answer, cause);
  }
  const page = record(document);
  const metadata = record(page?.metadata);
  // An empty page may spell its list as null.
  const rows = page?.servers === null && metadata !== null ? [] : page?.servers;
  if (!Array.isArray(rows)) throw notAList(url, answer);
  if (isFirst && rows.length > 0 && rows.every(isFlat)) {
    throw new Fault(
      'registry_not_a_list',
      `${url} answers in an older shape of the registry's API: its rows hold no "server" object. Expected the v0.1 list`,
    );
  }
  const next = metadata?.nextCursor ?? metadata?.next_cursor ?? '';
  if (typeof next !== 'string') {
    throw new Fault(
      'registry_not_a_list',
      `${url} answered a page whose nextCursor is a ${typeof next}: expected a string or nothing`,
    );
  }
  return { rows, nextCursor: next === '' ? null : next };
}

/** A row of the shape that the API had until autumn 2025: the server's own fields, without a wrapper. */
function isFlat(row: unknown): boolean {
  const fields = record(row);
  return fields !== null && !('server' in fields) && typeof fields.name === 'string';
}

function notAList(url: string, { status, mediaType, body }: PageAnswer, cause?: unknown): Fault {
  const type = mediaType === '' ? 'no media type' : excerpt(mediaType, 60);
  const start = body.trim() === '' ? 'an empty body' : `"${excerpt(body, 80)}"`;
  return new Fault(
    'registry_not_a_list',
    `${url} answered no page of servers but HTTP ${status}, ${type}: ${start}. Expected a JSON list of the registry's v0.1 API`,
    { cause },
  );
}

/** The first characters of what came, on one line and without anything hidden in them. */
export function excerpt(text: string, max: number): string {
  const start = text
    .slice(0, max * 4)
    .replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]+/gu, ' ')
    .trim();
  return start.length > max ? `${start.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')}…` : start;
}
