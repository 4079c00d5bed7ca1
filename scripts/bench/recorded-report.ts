import type { Exchange, Observation } from '../../src/observation/observation.ts';

const VERBS = 'get list search create update summarize export compare validate schedule'.split(' ');
const THINGS =
  'invoice customer forecast ticket repository document payment calendar report contact'.split(' ');
const ENDPOINT = 'https://host.example/mcp';

const pick = (words: readonly string[], n: number): string => words[n % words.length] ?? '';

/** A tool as well-kept servers describe theirs: some 400 characters of text, four parameters. */
function tool(seed: number): Record<string, unknown> {
  const [verb, thing, other] = [pick(VERBS, seed), pick(THINGS, seed * 7 + 3), pick(THINGS, seed)];
  return {
    name: `${verb}_${thing}_${seed}`,
    title: `${verb} ${thing}`,
    description: `Use this tool to ${verb} one ${thing} of the workspace, number ${seed}. Returns the ${thing} with its ${other}, its owner and the time of its last change. Pass the key of the ${thing}, not its name; keys are shown by the tool that lists them.`,
    inputSchema: {
      type: 'object',
      properties: {
        key: { type: 'string', description: `The key of the ${thing}, as the list shows it.` },
        fields: {
          type: 'array',
          items: { type: 'string', enum: ['owner', 'title', 'changed_at', other] },
          description: `Which members of the ${thing} to return; all of them by default.`,
        },
        since: {
          type: 'string',
          format: 'date-time',
          description: 'Only what changed since then.',
        },
        limit: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
      },
      required: ['key'],
    },
    annotations: { title: `${verb} ${thing}`, readOnlyHint: false },
  };
}

/** The record of one full read of a server with so many tools, of which no two are alike. */
export function recordedReport(seed: number, tools: number): Observation {
  const listed = Array.from({ length: tools }, (_, n) => tool(seed * tools + n));
  const initialize = {
    protocolVersion: '2025-11-25',
    capabilities: { tools: {} },
    serverInfo: { name: `server ${seed}`, version: '1.4.2' },
    instructions: `Tools for the workspace of account ${seed}. List before you get.`,
  };
  return {
    schema_version: 1,
    read: 'report',
    endpoint: ENDPOINT,
    declared_transport: 'http',
    started_at: '2026-11-30T03:00:00.000Z',
    duration_ms: 900,
    client: { name: 'mcp-rollcall', version: '0.1.0', capabilities: {} },
    allow_private: false,
    limits: {
      time_ms: 60_000,
      requests: 40,
      response_bytes: 8_388_608,
      total_bytes: 8_388_608,
      hops: 3,
      events: 2000,
    },
    refused: null,
    exchanges: [
      exchange('initialize', { reply: { jsonrpc: '2.0', id: 1, result: initialize } }),
      exchange('initialized', { status: 202, body_form: 'empty' }),
      exchange('tools/list', { reply: { jsonrpc: '2.0', id: 2, result: { tools: listed } } }),
    ],
    connections: [],
  };
}

function exchange(step: Exchange['step'], own: Partial<Exchange>): Exchange {
  return {
    step,
    rung: 0,
    era: 'streamable',
    method: 'POST',
    url: ENDPOINT,
    rpc_method: step,
    rpc_id: step === 'initialized' ? null : 1,
    cursor: null,
    outcome: 'answered',
    detail: null,
    status: 200,
    headers: {},
    media_type: 'application/json',
    body_form: 'json',
    body_excerpt: null,
    bytes_wire: 0,
    bytes_decoded: 0,
    sent_ms: 1,
    first_byte_ms: 2,
    end_ms: 3,
    reply: null,
    reply_form: own.reply === undefined ? null : 'json',
    reply_notes: [],
    other_messages: [],
    session: null,
    ...own,
  };
}
