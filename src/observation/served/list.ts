import type { Talk } from '../facts.ts';
import { endOfList, foldList, isDeclared } from '../lists.ts';
import type { ListMethod } from '../pages.ts';
import type { Item, ListName, ServedList } from '../served.ts';

const METHOD_NOT_FOUND = -32601;

export const METHODS: Record<ListName, { method: ListMethod; capability: string }> = {
  tools: { method: 'tools/list', capability: 'tools' },
  prompts: { method: 'prompts/list', capability: 'prompts' },
  resources: { method: 'resources/list', capability: 'resources' },
  templates: { method: 'resources/templates/list', capability: 'resources' },
};

/** One list of a conversation: what was read of it, and how it ended. */
export function servedList(
  name: ListName,
  talk: Talk | null,
  capabilities: Record<string, unknown>,
): { items: Item[]; list: ServedList } {
  const { method, capability } = METHODS[name];
  const declared = isDeclared(capabilities[capability]);
  if (talk === null || talk.version === null) {
    return {
      items: [],
      list: { state: 'not_asked', reason: null, pages: 0, declared, last: null },
    };
  }
  const read = foldList(talk.exchanges, method);
  const { items, pages, last } = read;
  const list = (state: ServedList['state'], reason: string | null) => ({
    items,
    list: { state, reason, pages, declared, last },
  });
  if (read.isWhole) return list('whole', read.repeats ? 'cursor_repeats' : null);
  if (last === null && !declared) return list('not_declared', null);
  if (last === null) return list('cut', talk.exchanges.length === 0 ? 'not_asked' : 'stopped');
  const { isCut, reason } = endOfList(read);
  if (isCut) return list('cut', reason);
  const isUnknown = !declared && pages === 0 && reason === `error_${METHOD_NOT_FOUND}`;
  return list(isUnknown ? 'not_declared' : 'failed', reason);
}
