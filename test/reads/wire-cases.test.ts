import { describe, expect, it } from 'vitest';
import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { REASONS } from '../../src/judge/handshake/reasons.ts';
import { validateObservation } from '../../src/observation/observation.ts';
import { readHandshake } from '../../src/reads/handshake.ts';
import { createRoot, createSelfSigned } from '../neighbourhood/certificates.ts';
import { type Case, readCases } from '../neighbourhood/scripted-case.ts';
import { playCase, type ScriptedServer } from '../neighbourhood/scripted-server.ts';

const CASES = readCases();
/** Exchanges that start with a GET of an SSE address (README of the cases). */
const DECLARED_SSE = new Set([157, 158, 160, 164]);
/** Cases that no scripted server on one address can play, and what tests them instead. */
const ELSEWHERE: Record<number, string> = {
  170: 'a dead IPv6 address needs a resolver of its own: test/wire/connector.test.ts',
};
/** Reasons that the cases' comments make plain, beside the status. */
const SENSIBLE: Record<number, string> = {
  7: 'redirect_refused',
  8: 'redirect_refused',
  11: 'not_acceptable',
  19: 'session_lost',
  22: 'not_mcp_html',
  23: 'unsupported_media_type',
  55: 'not_jsonrpc',
  56: 'bad_request',
  58: 'unauthorized',
  59: 'initialize_unsupported',
  67: 'server_error',
  68: 'initialized_rejected',
  74: 'no_reply',
  79: 'bad_request',
  80: 'header_mismatch',
  82: 'invalid_initialize_result',
  86: 'invalid_initialize_result',
  88: 'gateway_error',
  98: 'unknown_result_type',
  101: 'gateway_error',
  112: 'invalid_tools_result',
  134: 'login_redirect',
  136: 'unauthorized',
  146: 'payment_required',
  148: 'bot_challenge',
  149: 'bot_challenge',
  151: 'host_not_allowed',
  155: 'method_not_allowed',
  158: 'endpoint_refused',
  160: 'bad_endpoint_event',
  164: 'transport_mismatch',
  166: 'tls_issuer_not_found',
  167: 'tls_self_signed',
  169: 'tls_name_mismatch',
  175: 'body_timeout',
  178: 'not_a_url',
};
/** How many tools a case is about, where it is not the one of the default list. */
const TOOLS: Record<number, number> = { 110: 2, 113: 0, 115: 2, 118: 2, 119: 2, 121: 2, 122: 2 };

async function read(url: string, script: Case, trust: string[]) {
  const observation = await readHandshake(url, {
    transport: DECLARED_SSE.has(script.n) ? 'sse' : null,
    allowPrivate: true,
    // A drip has to outlast its read, not the other way round.
    timeoutMs: script.n === 175 ? 1500 : 15_000,
    client: { name: 'influzer-mcp-validator', version: '0.0.0' },
    userAgent: 'mcp-rollcall/0.0.0 (+https://rollcall.example)',
    now: () => new Date(),
    trust,
  });
  expect(validateObservation(observation)).toEqual({ observation });
  // A record that went through a file judges the same.
  return judgeHandshake(JSON.parse(JSON.stringify(observation)));
}

async function play(script: Case) {
  const { server, trust } = await serve(script);
  try {
    return await read(script.n === 178 ? '' : server.url, script, trust);
  } finally {
    await server.close();
  }
}

async function serve(script: Case): Promise<{ server: ScriptedServer; trust: string[] }> {
  const root = await createRoot({ commonName: 'test root' });
  const trust = [root.cert];
  const here = { commonName: '127.0.0.1', names: ['127.0.0.1'] };
  switch (script.n) {
    case 4: {
      const leaf = await root.issue(here);
      return { trust, server: await playCase(script, { key: leaf.key, cert: leaf.chain }) };
    }
    case 166: {
      const between = await root.issueAuthority({ commonName: 'intermediate' });
      const leaf = await between.issue(here);
      return { trust, server: await playCase(script, { key: leaf.key, cert: leaf.cert }) };
    }
    case 167: {
      const leaf = await createSelfSigned(here);
      return { trust, server: await playCase(script, { key: leaf.key, cert: leaf.cert }) };
    }
    case 169: {
      const other = { commonName: 'other.example.test', names: ['other.example.test'] };
      const leaf = await root.issue(other);
      return { trust, server: await playCase(script, { key: leaf.key, cert: leaf.chain }) };
    }
    default:
      return { trust: [], server: await playCase(complete(script)) };
  }
}

/** What two cases leave to their titles. */
function complete(script: Case): Case {
  const [post] = script.exchange;
  if (post === undefined) return script;
  if (script.n === 107) {
    return { ...script, exchange: [{ ...post, behaviour: 'when a session id is sent' }] };
  }
  if (script.n !== 163) return script;
  const { behaviour: _, ...get } = { ...post, on: 'GET' };
  return { ...script, exchange: [...script.exchange, get] };
}

describe('cases of real servers', () => {
  it('are all here', () => {
    expect(CASES).toHaveLength(116);
    for (const n of Object.keys(ELSEWHERE)) expect(CASES.map((one) => one.n)).toContain(Number(n));
  });

  const played = CASES.filter(({ n }) => ELSEWHERE[n] === undefined);
  describe.concurrent('get the status that a careful prober gives them', () => {
    it.each(played)('$n $title', { timeout: 25_000 }, async (script) => {
      const judgement = await play(script);
      expect({ status: judgement.status, reason: judgement.reason }).toEqual({
        status: script.status,
        reason: script.status.startsWith('ok') ? null : (SENSIBLE[script.n] ?? expect.any(String)),
      });
      if (judgement.reason !== null) expect(Object.keys(REASONS)).toContain(judgement.reason);
      if (script.status === 'ok') expect(judgement.tools).toHaveLength(TOOLS[script.n] ?? 1);
    });
  });
});
