import { factsOfServed } from '../../../src/judge/report-card/facts.ts';
import type { Facts, Opening } from '../../../src/judge/report-card/rule.ts';
import type { Exchange } from '../../../src/observation/observation.ts';
import type { Served, ServedAuth } from '../../../src/observation/served.ts';

/** What one read served, where it differs from a well-made server; what was known before it. */
export interface Input {
  served?: Partial<Served>;
  earlier?: Opening[];
  context?: Parameters<typeof factsOfServed>[2];
}

export const ENDPOINT = 'https://host.example/team/mcp';
export const READ_AT = '2026-11-30T03:00:00.000Z';

export const exchange = (own: Partial<Exchange> = {}): Exchange => ({
  step: 'initialize',
  rung: 0,
  era: 'streamable',
  method: 'POST',
  url: ENDPOINT,
  rpc_method: 'initialize',
  rpc_id: 1,
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
  reply_form: null,
  reply_notes: [],
  other_messages: [],
  session: null,
  ...own,
});

/** A tool that no rule has anything to say about. */
export const tool = (own: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'get_forecast',
  description: 'The forecast for a place: temperature, wind and rain, hour by hour.',
  inputSchema: { type: 'object', properties: { place: { type: 'string' } } },
  ...own,
});

const list = { state: 'whole', reason: null, pages: 1, declared: true, last: null } as const;
const absent = { ...list, state: 'not_declared', pages: 0, declared: false } as const;

const WELL_MADE: Served = {
  endpoint: ENDPOINT,
  read_at: READ_AT,
  opened: true,
  opening: exchange({ reply: { jsonrpc: '2.0', id: 1, result: {} } }),
  era: 'streamable',
  protocol_version: '2025-11-25',
  supportedVersions: null,
  serverInfo: { name: 'forecasts', version: '1.2.0' },
  capabilities: { tools: {} },
  tools: [tool()],
  prompts: [],
  resources: [],
  templates: [],
  lists: { tools: list, prompts: absent, resources: absent, templates: absent },
  calls: [],
  reads: [],
  eras: [{ era: 'streamable', protocol_version: '2025-11-25' }],
  initialized: exchange({ step: 'initialized', status: 202, body_form: 'empty' }),
  session: { length: 36, dashes: 4, alphabet: 'hex_dashed' },
  serverRequests: [],
  auth: null,
  card: null,
  cardTries: [],
  payments: [],
  connection: null,
  notRead: [],
};

export function factsFor({ served, earlier = [], context = {} }: Input): Facts {
  return factsOfServed({ ...WELL_MADE, ...served }, earlier, context);
}

export const serving = (served: Partial<Served>): Input => ({ served });
export const tools = (...items: unknown[]): Input => serving({ tools: items });
export const named = (...names: unknown[]): Input => tools(...names.map((name) => tool({ name })));
export const described = (description: unknown): Input => tools(tool({ description }));

/** A tool list that ended in this way. */
export const listed = (own: Partial<Served['lists']['tools']>, items: unknown[] = []): Input =>
  serving({ tools: items, lists: { ...WELL_MADE.lists, tools: { ...list, ...own } } });

/** A read that opened no conversation. */
export const unopened = (
  own: Partial<Exchange>,
  served: Partial<Served> = {},
): Partial<Served> => ({
  opened: false,
  opening: exchange(own),
  era: null,
  protocol_version: null,
  eras: [],
  capabilities: {},
  tools: [],
  initialized: null,
  session: null,
  lists: {
    tools: { ...absent, state: 'not_asked' },
    prompts: { ...absent, state: 'not_asked' },
    resources: { ...absent, state: 'not_asked' },
    templates: { ...absent, state: 'not_asked' },
  },
  ...served,
});

const resourceTry = (document: Record<string, unknown> | null, status = 200) => ({
  url: 'https://host.example/.well-known/oauth-protected-resource',
  kind: 'resource' as const,
  lead: 'root' as const,
  status,
  unread: null,
  document,
});

/** A server behind a sign-in; `resource` is what its metadata says, null where it has none. */
export function gated(resource: unknown, own: Partial<ServedAuth> = {}): Input {
  const found = resource === null ? resourceTry(null, 404) : resourceTry({ resource });
  const auth: ServedAuth = {
    status: 401,
    exchange: exchange({ status: 401 }),
    challenges: null,
    wellFormed: true,
    resourceMetadata: null,
    resource: resource === null ? null : found,
    server: null,
    issuer: null,
    tries: [found],
    ...own,
  };
  return serving(unopened({ status: auth.status }, { auth }));
}
