import { expect, it } from 'vitest';
import { judgeReport } from '../../../src/judge/report-card/judge.ts';
import type { Exchange, Observation } from '../../../src/observation/observation.ts';
import { exchange, READ_AT, tool } from './facts.ts';

const LEVELS = 100_000;
const deep = () => JSON.parse(`${'{"a":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`);
const reply = (result: unknown) => ({ reply: { jsonrpc: '2.0', id: 1, result } });

function observation(last: Partial<Exchange>): Observation {
  return {
    schema_version: 1,
    read: 'report',
    endpoint: 'https://host.example/mcp',
    declared_transport: null,
    started_at: READ_AT,
    duration_ms: 100,
    client: { name: 'c', version: '1', capabilities: {} },
    allow_private: false,
    limits: { time_ms: 1, requests: 1, response_bytes: 1, total_bytes: 1, hops: 1, events: 1 },
    refused: null,
    exchanges: [
      exchange(
        reply({
          protocolVersion: '2025-11-25',
          capabilities: { tools: {} },
          serverInfo: { name: 's', version: '1' },
        }),
      ),
      exchange({ step: 'tools/list', ...reply({ tools: [tool()] }) }),
      exchange(last),
    ],
    connections: [],
  };
}

const CARD = {
  $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  name: 'example/server',
  version: '1.0.0',
  description: 'A server.',
};

it.each<[string, () => Partial<Exchange>]>([
  ['a structured result', () => ({ step: 'tools/call', ...reply({ structuredContent: deep() }) })],
  ['the content of a result', () => ({ step: 'tools/call', ...reply({ content: [deep()] }) })],
  [
    'the data of an error',
    () => ({ step: 'tools/call', reply: { id: 1, error: { code: 402, data: deep() } } }),
  ],
  ['a resource', () => ({ step: 'resources/read', ...reply({ contents: [deep()] }) })],
  ['the body of a 402', () => ({ step: 'tools/call', status: 402, document: deep() })],
  [
    'a server card',
    () => ({
      step: 'metadata',
      method: 'GET',
      metadata: { kind: 'server_card', lead: 'endpoint' },
      document: { ...CARD, remotes: [deep()], tools: [deep()] },
    }),
  ],
])('%s that is nested until the stack would end costs no rule', (_, last) => {
  const { card } = judgeReport(observation(last()));
  expect(card.score).not.toBeNull();
  expect(card.not_judged.filter(({ reason }) => reason.includes('failed'))).toEqual([]);
});
