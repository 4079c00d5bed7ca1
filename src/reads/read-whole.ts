import type { Exchange } from '../generated/observation.ts';
import type { Conversation } from '../mcp/conversation.ts';
import { listAll } from '../mcp/paging.ts';
import { asksToBackOff } from '../observation/back-off.ts';
import { usableResult } from '../observation/facts.ts';
import { foldList, isDeclared } from '../observation/lists.ts';
import { isObject } from '../observation/messages.ts';
import type { ListMethod } from '../observation/pages.ts';
import { resourcesToRead, toolsToCall } from '../observation/read-only-call.ts';

/** The lists that are only asked for where their capability is declared. */
const DECLARED: [ListMethod, 'prompts' | 'resources'][] = [
  ['prompts/list', 'prompts'],
  ['resources/list', 'resources'],
  ['resources/templates/list', 'resources'],
];

/**
 * Reads all that an open conversation serves: every list, the two read-only calls, the two texts
 * (spec/report-card.md, 1). A gate or a throttle ends it. False when the server was only taken to speak
 * this era and its tools/list then shows that it does not.
 */
export async function readWhole(
  conversation: Conversation,
  exchanges: readonly Exchange[],
  rung: number,
): Promise<boolean> {
  const own = () => exchanges.filter((exchange) => exchange.rung === rung);
  const openings = own().filter(({ step }) => step === 'initialize' || step === 'discover');
  const opening = openings.map(usableResult).findLast((result) => result !== null);
  const capabilities = isObject(opening?.capabilities) ? opening.capabilities : {};
  const { record } = await listAll(conversation, 'tools/list');
  if (turnsAway(record)) return true;
  const tools = foldList(own(), 'tools/list');
  if (opening === undefined && tools.pages === 0) return false;
  for (const [method, capability] of DECLARED) {
    if (!isDeclared(capabilities[capability])) continue;
    if (turnsAway((await listAll(conversation, method)).record)) return true;
  }
  for (const name of toolsToCall(tools.items)) {
    if (isThrottle((await conversation.call(name, {})).record)) return true;
  }
  for (const uri of resourcesToRead(foldList(own(), 'resources/list').items)) {
    if (isThrottle((await conversation.read(uri)).record)) return true;
  }
  return true;
}

/** An answer behind which no other list has to be asked for. */
function turnsAway(record: Exchange): boolean {
  const isGate = record.status === 401 || record.status === 402 || record.status === 403;
  return isGate || isThrottle(record);
}

function isThrottle({ status, headers }: Exchange): boolean {
  return asksToBackOff(status, headers);
}
