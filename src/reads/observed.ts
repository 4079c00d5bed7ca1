import type { Limits, Observation } from '../generated/observation.ts';
import { hideEchoes } from '../wire/echoes.ts';
import { openWire, type Wire } from '../wire/exchange.ts';
import { redactUrl, secretsOf } from '../wire/redact.ts';
import { refusalOf } from './endpoint.ts';

/** What every read is told. */
export interface ReadOptions {
  /** What the listing declares; `sse` is then asked first. */
  transport: 'http' | 'sse' | null;
  allowPrivate: boolean;
  /** The clientInfo that is sent. */
  client: { name: string; version: string };
  userAgent: string;
  now: () => Date;
  /** Certificates (PEM) to trust instead of node's own roots. */
  trust?: string[];
}

/** Runs an itinerary on a wire of its own and writes down what came. Does not reject. */
export async function observed(
  read: Observation['read'],
  endpoint: string,
  options: ReadOptions,
  limits: Limits,
  itinerary: (wire: Wire) => Promise<void>,
  refused: Observation['refused'] = refusalOf(endpoint, options.allowPrivate),
): Promise<Observation> {
  const startedAt = options.now().toISOString();
  const { allowPrivate, userAgent, trust } = options;
  const wire = openWire({ limits, allowPrivate, userAgent, ...(trust ? { trust } : {}) });
  try {
    if (refused === null) await itinerary(wire);
  } finally {
    wire.close();
  }
  hideEchoes(wire.exchanges, [...secretsOf(endpoint), ...wire.sessions]);
  const name = wire.exchanges.length === 1 ? wire.exchanges[0]?.outcome : undefined;
  return {
    schema_version: 1,
    read,
    endpoint: redactUrl(endpoint),
    declared_transport: options.transport,
    started_at: startedAt,
    duration_ms: wire.budget.elapsed(),
    client: { ...options.client, capabilities: {} },
    allow_private: allowPrivate,
    limits,
    // A name is only known to lead to a refused address once it was looked up.
    refused: name === 'address_refused' ? 'address_refused' : refused,
    exchanges: wire.exchanges,
    connections: wire.connections,
  };
}
