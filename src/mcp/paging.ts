import { replyResult } from '../observation/answer.ts';
import { MAX_PAGES } from '../observation/lists.ts';
import { addKeys, type ListMethod, pageItems } from '../observation/pages.ts';
import type { WireResult } from '../wire/exchange.ts';
import type { Conversation } from './conversation.ts';

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
