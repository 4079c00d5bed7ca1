import { replyErrorCode } from './answer.ts';
import { asksToBackOff } from './back-off.ts';
import { isComplete, usableResult } from './facts.ts';
import type { Exchange } from './observation.ts';
import { addKeys, type ListMethod, pageItems, pageKeys } from './pages.ts';

/** After so many pages no further one is asked for. */
export const MAX_PAGES = 64;

/** What the exchanges of one list came to. */
export interface ListRead {
  items: unknown[];
  pages: number;
  /** The last request; null when none was made. */
  last: Exchange | null;
  /** The last page ended the list, as far as a client can tell. */
  isWhole: boolean;
  /** The server went in circles: a cursor came twice, or a page brought nothing new. */
  repeats: boolean;
}

/** Folds a list from the exchanges of one conversation, as they were sent. A first page starts anew. */
export function foldList(exchanges: readonly Exchange[], method: ListMethod): ListRead {
  const read: ListRead = { items: [], pages: 0, last: null, isWhole: false, repeats: false };
  let seen = new Set<unknown>();
  let cursors = new Set<string>();
  let pages: unknown[][] = [];
  for (const exchange of exchanges) {
    if (exchange.step !== method) continue;
    read.last = exchange;
    read.isWhole = false;
    const result = usableResult(exchange);
    const items = isComplete(result) ? pageItems(method, result) : null;
    if (items === null) continue;
    if (exchange.cursor === null) {
      Object.assign(read, { items: [], pages: 0, repeats: false });
      seen = new Set();
      cursors = new Set();
      pages = [];
    }
    const isNew = addKeys(method, items, seen);
    const next = result?.nextCursor;
    const isStale = read.pages > 0 && !isNew;
    read.repeats = typeof next === 'string' && (cursors.has(next) || isStale);
    read.isWhole = typeof next !== 'string' || read.repeats;
    if (typeof next === 'string') cursors.add(next);
    if (isStale && isServedAgain(method, items, pages, read.repeats)) continue;
    pages.push(items);
    read.pages += 1;
    read.items = [...read.items, ...items];
  }
  return read;
}

/**
 * Whether a page that brought no new key is an earlier one over again, as a stuck cursor serves it, and
 * not one whose items share their names with others: all its items are the same, or its keys where the
 * server goes in circles.
 */
function isServedAgain(
  method: ListMethod,
  items: readonly unknown[],
  pages: readonly (readonly unknown[])[],
  repeats: boolean,
): boolean {
  const text = (page: readonly unknown[]) =>
    JSON.stringify(repeats ? pageKeys(method, page) : page);
  const own = text(items);
  return items.length === 0 || pages.some((page) => text(page) === own);
}

/** Whether a member of the capabilities says that they are there: `{}` as it should, or any other yes. */
export function isDeclared(capability: unknown): boolean {
  return (capability ?? false) !== false;
}

const GATE = new Set([401, 402, 403]);

/** Why a list ended before its end: a limit or the way there (`cut`), or the server's answer (`failed`). */
export function endOfList({ last, pages }: ListRead): { isCut: boolean; reason: string } {
  if (last === null) return { isCut: true, reason: 'not_asked' };
  const cut = cutOff(last);
  if (cut !== null) return { isCut: true, reason: cut };
  const { status } = last;
  if (status !== null && GATE.has(status)) return { isCut: true, reason: 'gate' };
  if (asksToBackOff(status, last.headers)) return { isCut: true, reason: 'throttled' };
  if (pages >= MAX_PAGES) return { isCut: true, reason: 'pages' };
  const code = replyErrorCode(last);
  if (code !== null) return { isCut: false, reason: `error_${code}` };
  if (status !== null && status >= 300) return { isCut: false, reason: `http_${status}` };
  return { isCut: false, reason: last.reply === null ? 'no_reply' : 'no_list' };
}

const CUTS: Partial<Record<Exchange['outcome'], string>> = {
  budget_requests: 'requests',
  budget_bytes: 'bytes',
  budget_time: 'time',
  body_too_large: 'bytes',
  too_many_events: 'bytes',
  headers_timeout: 'time',
  body_timeout: 'time',
  connect_timeout: 'time',
  address_refused: 'address_refused',
  bad_url: 'bad_url',
};

/** Answers all the same: what no client can read is a fault of the server. */
const ANSWERS = new Set<Exchange['outcome']>([
  'answered',
  'bad_http',
  'headers_too_large',
  'unsupported_encoding',
  'decode_failed',
]);

/** Why an exchange came to no answer: a limit, the guard, or the connection; null when it came to one. */
export function cutOff({ outcome }: Exchange): string | null {
  return ANSWERS.has(outcome) ? null : (CUTS[outcome] ?? 'connection');
}
