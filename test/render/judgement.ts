import type { HandshakeJudgement } from '../../src/judge/handshake/judge.ts';

/** A judgement of a server that answered well, but for what a test says. */
export function judgement(different: Partial<HandshakeJudgement> = {}): HandshakeJudgement {
  return {
    endpoint: 'https://mcp.example/mcp',
    status: 'ok',
    reason: null,
    http_status: 200,
    latency_ms: 412,
    era: 'streamable',
    protocol_version: '2025-06-18',
    server_info: { name: 'example', version: '1.2.3' },
    tools: [{ name: 'echo', description: 'Says it back', inputSchema: {} }, { name: 'add' }],
    pages: 1,
    requests: 3,
    transient: false,
    validation_method: 'live_mcp',
    ...different,
  };
}
