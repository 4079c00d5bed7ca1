import type { HandshakeJudgement } from '../../../src/judge/handshake/judge.ts';
import { seeded } from '../random.ts';

/** What a read of a simulated server says, and how long it takes. */
export interface Said {
  judged: HandshakeJudgement;
  ms: number;
}

type Kind = 'ok' | 'gated' | 'not_mcp' | 'silent';

const SILENT_MS = 20_000;
/** Of a thousand servers, those that answer in another way than the day before, and those with other tools. */
const OTHER_ANSWER = 5;
const OTHER_TOOLS = 10;

/** What the server of this number says on that day: the same whenever it is asked. 58 of 100 list tools, 26 have a gate, 10 are no MCP, 6 are silent. */
export function said(endpoint: string, index: number, day: number): Said {
  const kind = kindOf(seeded(index * 31 + times(index, day, OTHER_ANSWER))());
  if (kind === 'silent') return { judged: failure(endpoint, kind, null), ms: SILENT_MS };
  const ms = latency(seeded(index * 1009 + day));
  if (kind !== 'ok') return { judged: failure(endpoint, kind, ms), ms };
  return { judged: answer(endpoint, index, times(index, day, OTHER_TOOLS), ms), ms };
}

function kindOf(draw: number): Kind {
  if (draw < 0.58) return 'ok';
  if (draw < 0.84) return 'gated';
  return draw < 0.94 ? 'not_mcp' : 'silent';
}

/** How often something that happens to so many of a thousand a day has happened to this server by then. */
function times(index: number, day: number, ofThousand: number): number {
  const period = Math.round(1000 / ofThousand);
  return Math.floor((day + (index % period)) / period);
}

/** Around 350 ms with a long tail. */
function latency(random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.round(Math.min(15_000, Math.max(20, 350 * Math.exp(0.9 * normal))));
}

const FAILURES = {
  gated: { status: 'auth_required', reason: 'unauthorized', http_status: 401 },
  not_mcp: { status: 'error', reason: 'not_found', http_status: 404 },
  silent: { status: 'unreachable', reason: 'headers_timeout', http_status: null },
} as const;

function failure(
  endpoint: string,
  kind: keyof typeof FAILURES,
  latency_ms: number | null,
): HandshakeJudgement {
  return {
    endpoint,
    ...FAILURES[kind],
    latency_ms,
    era: null,
    protocol_version: null,
    server_info: null,
    tools: null,
    pages: 0,
    requests: 1,
    transient: kind === 'silent',
    validation_method: 'none',
  };
}

const VERBS = ['find', 'get', 'list', 'create', 'update', 'delete', 'export', 'summarise'];

function answer(
  endpoint: string,
  index: number,
  edition: number,
  latency_ms: number,
): HandshakeJudgement {
  const tools = Array.from({ length: 1 + (index % 12) }, (_, n) => ({
    name: `${VERBS[(index + n) % VERBS.length]}_record_${n}`,
    description: `Works on the records of service ${index}, edition ${edition}: takes the id of one and gives what is known of it, in the form that was asked for.`,
    inputSchema: {
      type: 'object',
      properties: { id: { type: 'string', description: 'The id of a record.' } },
      required: ['id'],
    },
  }));
  return {
    endpoint,
    status: 'ok',
    reason: null,
    http_status: 200,
    latency_ms,
    era: 'streamable',
    protocol_version: '2025-06-18',
    server_info: { name: `service-${index}`, version: '1.0.0' },
    tools,
    pages: 1,
    requests: 3,
    transient: false,
    validation_method: 'live_mcp',
  };
}
