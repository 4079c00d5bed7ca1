import type { WireResult } from '../wire/exchange.ts';
import { replyResult } from './answer.ts';
import type { Conversation, ListMethod } from './conversation.ts';

const MAX_PAGES = 64;

const MEMBERS: Record<ListMethod, { list: string; key: string }> = {
  'tools/list': { list: 'tools', key: 'name' },
  'prompts/list': { list: 'prompts', key: 'name' },
  'resources/list': { list: 'resources', key: 'uri' },
  'resources/templates/list': { list: 'resourceTemplates', key: 'uriTemplate' },
};

/** The items of one page, or null where the result holds no array. */
export function pageItems(
  method: ListMethod,
  result: Record<string, unknown> | null,
): unknown[] | null {
  const items = result?.[MEMBERS[method].list];
  return Array.isArray(items) ? items : null;
}

/** Adds the keys of a page to those seen; false when it brought nothing new, as a repeated page does. */
export function addKeys(
  method: ListMethod,
  items: readonly unknown[],
  seen: Set<unknown>,
): boolean {
  const before = seen.size;
  const { key } = MEMBERS[method];
  for (const item of items) seen.add((item as Record<string, unknown> | null)?.[key]);
  return seen.size > before;
}

/**
 * Reads every page: until there is no cursor, a cursor comes twice, a page brings nothing new, or
 * after 64 pages. An empty string is a cursor and is sent back once. Returns the last answer.
 */
export async function listAll(conversation: Conversation, method: ListMethod): Promise<WireResult> {
  const cursors = new Set<string>();
  const seen = new Set<unknown>();
  let cursor: string | null = null;
  for (let page = 1; ; page += 1) {
    const result: WireResult = await conversation.list(method, cursor);
    const answer = replyResult(result.record);
    const items = pageItems(method, answer);
    const next = answer?.nextCursor;
    if (items === null || typeof next !== 'string' || page === MAX_PAGES) return result;
    const isNew = addKeys(method, items, seen);
    if (cursors.has(next) || (page > 1 && !isNew)) return result;
    cursors.add(next);
    cursor = next;
  }
}
