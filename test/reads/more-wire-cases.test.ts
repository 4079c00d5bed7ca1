import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { type HandshakeJudgement, judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { REASONS } from '../../src/judge/handshake/reasons.ts';
import { validateObservation } from '../../src/observation/observation.ts';
import { readHandshake } from '../../src/reads/handshake.ts';
import type { Case } from '../neighbourhood/scripted-case.ts';
import { playCase } from '../neighbourhood/scripted-server.ts';
import { readOptions } from './read-options.ts';

/** A case of our own, in the format of wire.jsonl, with what it is about beside its status. */
interface OwnCase extends Case {
  category: string;
  reason: string | null;
  era?: string;
  /** How many tools, pages and requests, where the case is about them. */
  tools?: number;
  pages?: number;
  requests?: number;
  transient?: boolean;
}

const TIMEOUT_MS = 15_000;
const CASES = readFileSync(new URL('../cases/more-wire.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as OwnCase);

/** The part of a judgement that a case says something about. */
function told(judged: HandshakeJudgement, script: OwnCase): Partial<OwnCase> {
  const part: Record<string, unknown> = { status: judged.status, reason: judged.reason };
  for (const name of ['era', 'pages', 'requests', 'transient'] as const) {
    if (script[name] !== undefined) part[name] = judged[name];
  }
  if (script.tools !== undefined) part.tools = judged.tools?.length;
  return part;
}

function expected(script: OwnCase): Partial<OwnCase> {
  const { n, title, category, exchange, tags, transport, ...rest } = script;
  return rest;
}

function issuedSessions({ exchange }: OwnCase): string[] {
  const ids = exchange.flatMap(({ headers }) => [headers?.['mcp-session-id'] ?? []].flat());
  return ids.filter((id) => id.length > 3);
}

describe.concurrent('more cases', () => {
  it.for(CASES)(
    '$n $category: $title',
    { timeout: TIMEOUT_MS + 5000 },
    async (script, { expect }) => {
      const server = await playCase(script);
      try {
        const transport = script.transport ?? null;
        const options = readOptions({ transport, timeoutMs: TIMEOUT_MS });
        const observation = await readHandshake(server.url, options);
        expect(validateObservation(observation)).toEqual({ observation });
        const record = JSON.stringify(observation);
        for (const id of issuedSessions(script)) expect(record).not.toContain(id);
        const judged = judgeHandshake(observation);
        expect(JSON.stringify(judgeHandshake(JSON.parse(record)))).toBe(JSON.stringify(judged));
        expect(told(judged, script)).toEqual(expected(script));
        if (judged.reason !== null) expect(Object.keys(REASONS)).toContain(judged.reason);
        expect(Number.isInteger(judged.latency_ms ?? 0)).toBe(true);
        expect(server.requests.length).toBe(judged.requests);
        await expect.poll(() => server.connections, { timeout: 2000 }).toBe(0);
      } finally {
        await server.close();
      }
    },
  );
});
