import { expect } from 'vitest';
import type { Limits } from '../../src/generated/observation.ts';
import validate from '../../src/generated/observation.validate.js';
import { type HandshakeJudgement, judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { readHandshake } from '../../src/reads/handshake.ts';

export const CLIENT = { name: 'rollcall-interop', version: '0.0.0' };
export const USER_AGENT = 'mcp-rollcall/0.0.0 (+http://127.0.0.1/)';
export const LIMITS: Limits = {
  time_ms: 20_000,
  requests: 90,
  response_bytes: 8 * 1024 * 1024,
  total_bytes: 32 * 1024 * 1024,
  hops: 3,
  events: 2000,
};

/** The handshake with a server on this machine, as the directory does it. */
export async function handshake(
  url: string,
  transport: 'http' | 'sse' = 'http',
): Promise<HandshakeJudgement> {
  const observation = await readHandshake(url, {
    transport,
    allowPrivate: true,
    timeoutMs: LIMITS.time_ms,
    client: CLIENT,
    userAgent: USER_AGENT,
    now: () => new Date(),
  });
  expect(validate(observation), JSON.stringify(validate.errors)).toBe(true);
  return judgeHandshake(observation);
}

/** What a healthy read comes to, without what changes from run to run. */
export interface Said {
  status: string;
  reason: string | null;
  era: string | null;
  version: string | null;
  server: string | undefined;
  tools: number | null;
  pages: number;
}

export const said = (judgement: HandshakeJudgement): Said => ({
  status: judgement.status,
  reason: judgement.reason,
  era: judgement.era,
  version: judgement.protocol_version,
  server: judgement.server_info?.name,
  tools: judgement.tools?.length ?? null,
  pages: judgement.pages,
});

/** A healthy server read in one era. */
export const healthy = (
  era: 'modern' | 'streamable' | 'sse',
  version: string,
  server: string,
  [tools, pages]: [tools: number, pages: number] = [3, 1],
): Said => ({ status: 'ok', reason: null, era, version, server, tools, pages });
