import type { Exchange } from '../../generated/observation.ts';
import { isObject, messageOf } from '../messages.ts';
import { addKeys } from '../pages.ts';
import { errorCodeParam } from './handshake.ts';

/** A tool that no server has; asking for it shows how a server says no. */
export const NONEXISTENT_TOOL = '__mcpcheckup_probe_nonexistent_tool__';

export interface ListFailure {
  key:
    | 'tools_list_challenge_after_failed_handshake'
    | 'tools_list_not_jsonrpc'
    | 'tools_list_jsonrpc_error'
    | 'tools_list_not_array'
    | 'tools_list_invalid_item';
  params: Record<string, number>;
}

export interface Page {
  tools: unknown[];
  /** There is a cursor of any kind. */
  isPaged: boolean;
  /** The cursor that a request can carry. */
  next: string | null;
}

/** The tools of one answer to tools/list, or what it is instead; its status and its items are not tested. */
export function pageOf(exchange: Exchange): { page: Page } | { failure: ListFailure } {
  const status = exchange.status ?? 0;
  const message = messageOf(exchange);
  if (message === null) return { failure: { key: 'tools_list_not_jsonrpc', params: { status } } };
  if (message.kind === 'error') {
    const params = { status, ...errorCodeParam(message.code) };
    return { failure: { key: 'tools_list_jsonrpc_error', params } };
  }
  const tools = isObject(message.result) ? message.result.tools : undefined;
  if (!isObject(message.result) || !Array.isArray(tools)) {
    return { failure: { key: 'tools_list_not_array', params: { status } } };
  }
  const cursor = Object.hasOwn(message.result, 'nextCursor') ? message.result.nextCursor : null;
  return {
    page: {
      tools,
      isPaged: cursor !== null && cursor !== undefined,
      next: typeof cursor === 'string' ? cursor : null,
    },
  };
}

/** What is known of a list while it is read, page by page. */
export interface Pages {
  tools: unknown[];
  read: number;
  /** The first page had a cursor, whatever came after it. */
  isPaged: boolean;
  /** The first page holds the reserved name. */
  hasReservedName: boolean;
  /** The cursor to go on with, or null at the end of the list. */
  next: string | null;
}

/**
 * Takes the pages in their order. A cursor that comes twice and a page that brings nothing new end the
 * list (spec/handshake.md, 1), and such a page is not counted.
 */
export function createPages(): Pages & { add(page: Page): void } {
  const cursors = new Set<string>();
  const seen = new Set<unknown>();
  return {
    tools: [],
    read: 0,
    isPaged: false,
    hasReservedName: false,
    next: null,
    add({ tools, isPaged, next }) {
      const isNew = addKeys('tools/list', tools, seen);
      if (this.read === 0) {
        this.isPaged = isPaged;
        this.hasReservedName = tools.some((t) => isObject(t) && t.name === NONEXISTENT_TOOL);
      }
      const isRepeat = this.read > 0 && !isNew;
      this.next = isRepeat || next === null || cursors.has(next) ? null : next;
      if (next !== null) cursors.add(next);
      if (isRepeat) return;
      this.tools = this.tools.concat(tools);
      this.read += 1;
    },
  };
}
