import type { Limits, Observation } from '../generated/observation.ts';
import { createCheckupTalk } from '../mcp/checkup-talk.ts';
import {
  CHECKUP_HOPS,
  CHECKUP_REQUESTS,
  CHECKUP_REQUESTS_PAGED,
  CHECKUP_RESPONSE_BYTES,
  CHECKUP_TIME_MS,
} from '../observation/checkup/budget.ts';
import { runOf } from '../observation/checkup/run.ts';
import { openWire, type Wire } from '../wire/exchange.ts';
import { redactUrl } from '../wire/redact.ts';
import { refusalOf } from './endpoint.ts';

export interface CheckupOptions {
  /** What is declared of the endpoint; it is compared, not followed. */
  transport: 'http' | 'sse' | null;
  /** The owner's own run: http and private addresses, too. */
  allowPrivate: boolean;
  client: { name: string; version: string };
  userAgent: string;
  now: () => Date;
  /** Certificates (PEM) to trust instead of node's own roots. */
  trust?: string[];
  /** Less than the time that a checkup has. */
  timeoutMs?: number;
}

/**
 * The checkup of one endpoint: the requests of spec/checkup-peer.md in its order and number, and all
 * pages of the list. Whatever the server does becomes part of the record; this does not reject.
 */
export async function readCheckup(endpoint: string, options: CheckupOptions): Promise<Observation> {
  const { allowPrivate, userAgent, trust } = options;
  const startedAt = options.now().toISOString();
  const limits: Limits = {
    time_ms: options.timeoutMs ?? CHECKUP_TIME_MS,
    requests: CHECKUP_REQUESTS,
    response_bytes: CHECKUP_RESPONSE_BYTES,
    total_bytes: CHECKUP_RESPONSE_BYTES * CHECKUP_REQUESTS_PAGED,
    hops: CHECKUP_HOPS,
    events: 2000,
  };
  const wire = openWire({ limits, allowPrivate, userAgent, ...(trust ? { trust } : {}) });
  const observation: Observation = {
    schema_version: 1,
    read: 'checkup',
    endpoint: redactUrl(endpoint),
    declared_transport: options.transport,
    started_at: startedAt,
    duration_ms: 0,
    client: { ...options.client, capabilities: {} },
    allow_private: allowPrivate,
    limits,
    refused: checkupRefusal(endpoint, allowPrivate),
    exchanges: wire.exchanges,
    connections: wire.connections,
  };
  try {
    await converse(endpoint, wire, observation);
  } finally {
    wire.close();
  }
  observation.duration_ms = wire.budget.elapsed();
  return observation;
}

/** Why a checkup of an endpoint is not made at all, or null. Plain http is for the owner's own runs. */
export function checkupRefusal(endpoint: string, allowPrivate: boolean): Observation['refused'] {
  const refused = refusalOf(endpoint, allowPrivate);
  if (refused !== null || allowPrivate) return refused;
  return new URL(endpoint).protocol === 'https:' ? null : 'not_http';
}

/** Asks what the record asks for next, until it asks for nothing more. */
async function converse(endpoint: string, wire: Wire, observation: Observation): Promise<void> {
  const talk = createCheckupTalk(wire, endpoint, observation.client);
  for (let run = runOf(observation); run.next !== null; run = runOf(observation)) {
    const { next, mode, revision } = run;
    // The wire counts against this very object.
    if (next.step === 'tools/list' && next.cursor !== null) {
      observation.limits.requests = CHECKUP_REQUESTS_PAGED;
    }
    await talk.ask(next, mode, revision);
  }
}
