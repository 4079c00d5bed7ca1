import type { Limits, Observation } from '../generated/observation.ts';
import { createCheckupTalk } from '../mcp/checkup-talk.ts';
import {
  CHECKUP_HOPS,
  CHECKUP_REQUESTS,
  CHECKUP_REQUESTS_PAGED,
  CHECKUP_RESPONSE_BYTES,
  CHECKUP_TIME_MS,
} from '../observation/checkup/budget.ts';
import { type Next, runOf } from '../observation/checkup/run.ts';
import type { Wire } from '../wire/exchange.ts';
import { refusalOf } from './endpoint.ts';
import { observed, type ReadOptions } from './observed.ts';

/** The declared transport is compared, not followed. */
export interface CheckupOptions extends ReadOptions {
  /** Told what is asked next, before it is. */
  onStep?: (step: Next['step']) => void;
  /** Instead of the time that a checkup has. */
  timeoutMs?: number;
}

/**
 * The checkup of one endpoint: the requests of spec/checkup-peer.md in its order and number, and all
 * pages of the list. Whatever the server does becomes part of the record; this does not reject.
 */
export async function readCheckup(endpoint: string, options: CheckupOptions): Promise<Observation> {
  const limits: Limits = {
    time_ms: options.timeoutMs ?? CHECKUP_TIME_MS,
    requests: CHECKUP_REQUESTS,
    response_bytes: CHECKUP_RESPONSE_BYTES,
    total_bytes: CHECKUP_RESPONSE_BYTES * CHECKUP_REQUESTS_PAGED,
    hops: CHECKUP_HOPS,
    events: 2000,
  };
  const refused = checkupRefusal(endpoint, options.allowPrivate);
  const itinerary = (wire: Wire) => converse(endpoint, wire, limits, options);
  const observation = await observed('checkup', endpoint, options, limits, itinerary, refused);
  // New records: what was read off the old ones goes before what is hidden in them.
  return { ...observation, exchanges: observation.exchanges.map((exchange) => ({ ...exchange })) };
}

/** Why a checkup of an endpoint is not made at all, or null. Plain http is for the owner's own runs. */
export function checkupRefusal(endpoint: string, allowPrivate: boolean): Observation['refused'] {
  const refused = refusalOf(endpoint, allowPrivate);
  if (refused !== null || allowPrivate) return refused;
  return new URL(endpoint).protocol === 'https:' ? null : 'not_http';
}

/** Asks what the record asks for next, until it asks for nothing more. */
async function converse(
  endpoint: string,
  wire: Wire,
  limits: Limits,
  { allowPrivate, client, onStep }: CheckupOptions,
): Promise<void> {
  const talk = createCheckupTalk(wire, endpoint, client);
  const { exchanges } = wire;
  const recorded = { endpoint, allow_private: allowPrivate, limits, refused: null, exchanges };
  for (let run = runOf(recorded); run.next !== null; run = runOf(recorded)) {
    const { next, mode, revision } = run;
    // The wire counts against this very object.
    if (next.step === 'tools/list' && next.cursor !== null)
      limits.requests = CHECKUP_REQUESTS_PAGED;
    onStep?.(next.step);
    await talk.ask(next, mode, revision);
  }
}
