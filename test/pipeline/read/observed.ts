import type { Observation } from '../../../src/generated/observation.ts';
import { exchange } from '../../judge/report-card/facts.ts';

/** The record of a read that found these tools. */
export function observed(endpoint: string, at: string, tools: unknown[]): Observation {
  const reply = (result: unknown) => ({ url: endpoint, reply: { jsonrpc: '2.0', id: 1, result } });
  return {
    schema_version: 1,
    read: 'report',
    endpoint,
    declared_transport: 'http',
    started_at: at,
    duration_ms: 100,
    client: { name: 'c', version: '1', capabilities: {} },
    allow_private: false,
    limits: { time_ms: 1000, requests: 1, response_bytes: 1, total_bytes: 1, hops: 1, events: 1 },
    refused: null,
    exchanges: [
      exchange(
        reply({
          protocolVersion: '2025-11-25',
          capabilities: { tools: {} },
          serverInfo: { name: 's', version: '1.0.0' },
        }),
      ),
      exchange({ step: 'tools/list', ...reply({ tools }) }),
    ],
    connections: [],
  };
}
