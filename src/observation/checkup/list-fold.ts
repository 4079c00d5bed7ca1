import type { Exchange } from '../../generated/observation.ts';
import { isObject } from '../messages.ts';
import { CHECKUP_REQUESTS_PAGED } from './budget.ts';
import { gateOf } from './handshake.ts';
import type { Handshake } from './handshake-fold.ts';
import type { Take } from './run.ts';
import { createPages, type ListFailure, type Pages, pageOf } from './tool-list.ts';

export type ToolList =
  | { state: 'read'; pages: Pages; end: 'whole' | 'incomplete' | 'stopped' }
  | { state: 'failed'; failure: ListFailure }
  | { state: 'gated'; scheme: string };

/** The tool list; null when the run ended before its first answer. `sent`: the requests of the run so far. */
export function foldList(
  handshake: Handshake,
  exchanges: readonly Exchange[],
  sent: number,
  take: Take,
): ToolList | null {
  const first = take(exchanges[0], { step: 'tools/list', cursor: null });
  if (first === null) return null;
  if (handshake.state === 'gated') return { state: 'gated', scheme: handshake.scheme };
  const scheme = gateOf(first);
  if (scheme !== null && handshake.state === 'good') return { state: 'gated', scheme };
  if (scheme !== null) return failed('tools_list_challenge_after_failed_handshake');
  const opening = pageOf(first);
  if ('failure' in opening) return { state: 'failed', failure: opening.failure };

  const pages = createPages();
  pages.add(opening.page);
  let end: 'whole' | 'incomplete' | 'stopped' = 'whole';
  for (let at = 1; pages.next !== null; at += 1) {
    const isSpent = exchanges[at] === undefined && sent >= CHECKUP_REQUESTS_PAGED - 1;
    const next = isSpent ? null : take(exchanges[at], { step: 'tools/list', cursor: pages.next });
    const answer = next === null || gateOf(next) !== null ? null : pageOf(next);
    if (answer === null || 'failure' in answer) {
      end = next === null && !isSpent ? 'stopped' : 'incomplete';
      break;
    }
    pages.add(answer.page);
  }
  const strange = pages.tools.filter((tool) => !isObject(tool)).length;
  if (strange > 0) return failed('tools_list_invalid_item', { items: strange });
  return { state: 'read', pages, end };
}

function failed(key: ListFailure['key'], params: Record<string, number> = {}): ToolList {
  return { state: 'failed', failure: { key, params } };
}
