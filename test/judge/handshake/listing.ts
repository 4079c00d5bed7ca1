import type { Listing } from '../../../src/generated/catalog.ts';
import type { ServerState } from '../../../src/generated/mcp-validation-state.ts';
import type { HandshakeJudgement } from '../../../src/judge/handshake/judge.ts';

export const ENDPOINT = 'https://one.example/mcp';

/** A registry listing with one https endpoint and nothing else. */
export function listing(members: Partial<Listing> = {}): Listing {
  return {
    name: 'example.one/server',
    description: 'A server.',
    version: '1.0.0',
    status: 'active',
    transport: 'http',
    endpoint: ENDPOINT,
    remotes: [{ type: 'http', url: ENDPOINT, probeable: true }],
    packages: [],
    published_at: null,
    updated_at: null,
    source: 'registry',
    ...members,
  };
}

/** A package that runs on the reader's own machine. */
export function localListing(members: Partial<Listing> = {}): Listing {
  const { endpoint: _, ...rest } = listing({ transport: 'stdio', remotes: [], ...members });
  return rest;
}

export function serverState(members: Partial<ServerState> = {}): ServerState {
  return {
    endpoint: ENDPOINT,
    endpoint_status: 'ok',
    http_status: 200,
    validation_method: 'live_mcp',
    tool_count: 2,
    changed_at: '2026-11-01T06:00:00Z',
    ...members,
  };
}

export function judgement(members: Partial<HandshakeJudgement> = {}): HandshakeJudgement {
  return {
    endpoint: ENDPOINT,
    status: 'ok',
    reason: null,
    http_status: 200,
    latency_ms: 120,
    era: 'streamable',
    protocol_version: '2025-06-18',
    server_info: { name: 'one', version: '1.0.0' },
    tools: [
      { name: 'a', inputSchema: { type: 'object' } },
      { name: 'b', inputSchema: { type: 'object' } },
    ],
    pages: 1,
    requests: 3,
    transient: false,
    validation_method: 'live_mcp',
    ...members,
  };
}

/** A read that got nowhere and told nothing of the server. */
export function failed(members: Partial<HandshakeJudgement>): HandshakeJudgement {
  return judgement({
    http_status: null,
    latency_ms: null,
    era: null,
    protocol_version: null,
    server_info: null,
    tools: null,
    pages: 0,
    validation_method: 'none',
    ...members,
  });
}
