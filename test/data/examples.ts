import type { Catalog, Listing } from '../../src/generated/catalog.ts';
import type { ProbeHistory, Sample } from '../../src/generated/mcp-probe-history.ts';
import type { ServerState, ValidationState } from '../../src/generated/mcp-validation-state.ts';
import type { Toolset } from '../../src/generated/toolset.ts';

/** Example documents for tests and benchmarks: the same arguments give the same document, all of it valid. */

/** When the examples were pulled and last probed. */
export const EXAMPLE_TIME = '2026-11-29T04:17:00Z';
export const EXAMPLE_EPOCH = Date.parse(EXAMPLE_TIME) / 1000;
const DAY = 86_400;

/** Name, title, description and tool text of one listing that tries everything. */
export const HOSTILE = {
  name: 'io.github.-x.CON/..__PROTO__-Nul.',
  title: '<script>alert(1)</script>\u202e\u2066title',
  description:
    '"><img src=x onerror=alert(1)>\n::error file=a.ts,line=1::owned%0A::set-output name=x::y\r\n' +
    '\u202egnp.exe\u2066\u200b\ufeff\u0000\u001b[31m\u001b]8;;https://evil.example/\u0007link' +
    '{{ constructor }} #{7*7} <%= 1 %> [a](javascript:alert(1)) |`cell`| ]]> \ud800 &lt; ' +
    'A'.repeat(2700),
  url: 'https://hostile.example/mcp?a="><svg/onload=alert(1)>',
} as const;

interface CatalogOptions {
  /** Puts the hostile listing, which is not counted in n, among the others. */
  hostile?: boolean;
}

/** A catalog of n listings in the proportions of the real one. */
export function exampleCatalog(
  n: number,
  options: CatalogOptions = {},
): Catalog & { servers: Listing[] } {
  const servers = Array.from({ length: n }, (_, index) => exampleListing(index));
  if (options.hostile) servers.push(hostileListing());
  servers.sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    schema_version: 1,
    source: {
      registry: 'https://registry.example/v0.1/servers',
      pulled_at: EXAMPLE_TIME,
      pages: Math.ceil((n + 1) / 100),
      rows: n + (options.hostile ? 1 : 0),
      rejected: 0,
    },
    servers,
  };
}

const KINDS = ['weather', 'search', 'calendar', 'invoices', 'maps', 'notes', 'translate', 'charts'];

/** The index-th listing: 57 of 100 have an http endpoint, 5 an sse one, 3 a template, 33 a package only, 2 nothing. */
export function exampleListing(index: number): Listing {
  const draw = (index * 37) % 100;
  const kind = KINDS[index % KINDS.length] ?? 'notes';
  const name = exampleName(index, kind);
  const host = index % 12 === 0 ? 'gateway.example' : `${kind}-${index % 4999}.example.com`;
  const url = `https://${host}/${index}/mcp`;
  const transport =
    draw < 57
      ? 'http'
      : draw < 62
        ? 'sse'
        : draw < 65
          ? 'unknown'
          : draw < 98
            ? 'stdio'
            : 'unknown';
  const hasEndpoint = transport === 'http' || transport === 'sse';
  return {
    name,
    ...(index % 3 === 0 ? { title: `${kind} no. ${index}` } : {}),
    description: `Looks up ${kind} for people and their agents — example ${index}.`,
    version: `1.${index % 9}.${index % 13}`,
    status: index % 83 === 0 ? 'deprecated' : 'active',
    ...(index % 83 === 0 ? { status_message: 'Moved to another name.' } : {}),
    transport,
    ...(hasEndpoint ? { endpoint: url } : {}),
    remotes: hasEndpoint
      ? [
          {
            type: transport,
            url,
            probeable: true,
            ...(index % 5 === 0 ? { requires_header: true } : {}),
          },
        ]
      : draw < 65
        ? [
            {
              type: 'http',
              url: `https://{tenant}.${host}/mcp`,
              probeable: false,
              why_not: 'template',
            },
          ]
        : [],
    packages:
      transport === 'stdio'
        ? [
            {
              type: index % 2 ? 'npm' : 'pypi',
              identifier: `@example/${kind}-${index}`,
              version: '1.0.0',
            },
          ]
        : [],
    ...(index % 6 ? { repository: `https://github.com/example-${index % 997}/${kind}` } : {}),
    ...(index % 7 === 0 ? { website: `https://${kind}-${index}.example.com/` } : {}),
    published_at: `2026-0${1 + (index % 9)}-1${index % 10}T08:30:00.123Z`,
    updated_at: `2026-1${index % 2}-0${1 + (index % 9)}T18:05:09Z`,
    source: 'registry',
    ...(index % 50 === 7 ? { tools: [`${kind}_find`, `${kind}_get`] } : {}),
  };
}

/** Every second one with a GitHub namespace, some of them with upper case. */
function exampleName(index: number, kind: string): string {
  const owner = index % 997;
  if (index % 11 === 0) return `io.github.Example-Org${owner}/MCP-${kind}_${index}`;
  if (index % 2 === 0) return `io.github.example${owner}/${kind}-${index}`;
  return index % 12 === 1 ? `ai.gateway/${kind}-${index}` : `com.example${owner}/${kind}.${index}`;
}

export function hostileListing(): Listing {
  return {
    name: HOSTILE.name,
    title: HOSTILE.title,
    description: HOSTILE.description,
    version: '1.0.0"><b>',
    status: 'deprecated',
    status_message: HOSTILE.description,
    transport: 'http',
    endpoint: HOSTILE.url,
    remotes: [{ type: 'http', url: HOSTILE.url, probeable: true }],
    packages: [{ type: 'npm', identifier: '"; rm -rf ~ #`id`$(id)', version: '<i>1' }],
    repository: 'javascript:alert(document.domain)',
    website: 'data:text/html,<script>alert(1)</script>',
    published_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-02T00:00:00Z',
    source: 'registry',
    tools: [HOSTILE.title, '__proto__'],
  };
}

/** What a full run at EXAMPLE_TIME left behind: 58 of 100 endpoints ok, 26 gated, 9 error, 6 unreachable, 1 empty. */
export function exampleState(
  catalog: Catalog,
): ValidationState & { servers: Record<string, ServerState> } {
  const servers: Record<string, ServerState> = {};
  let index = 0;
  for (const { name, endpoint, transport } of catalog.servers ?? []) {
    if (endpoint) servers[name] = exampleServerState(index++, endpoint, transport === 'sse');
  }
  return { schema_version: 1, last_run: EXAMPLE_TIME, validation: 'live_mcp_tools_list', servers };
}

function exampleServerState(index: number, endpoint: string, sse: boolean): ServerState {
  const draw = (index * 61) % 100;
  const base = { endpoint, changed_at: `2026-11-${10 + (index % 19)}T04:17:00Z` };
  const gate = {
    ...base,
    endpoint_status: 'auth_required',
    reason: 'unauthorized',
    http_status: 401,
    validation_method: 'none',
    tool_count: 0,
  } as const;
  const method = sse ? 'live_mcp_sse' : 'live_mcp';
  const live = {
    http_status: 200,
    validation_method: method,
    era: sse ? 'sse' : 'streamable',
    protocol_version: index % 4 ? '2024-11-05' : '2025-06-18',
    server_info: { name: `example-${index}`, version: `0.${index % 20}.1` },
  } as const;
  if (draw < 58) {
    return {
      ...base,
      endpoint_status: 'ok',
      ...(index % 40 === 3
        ? {
            pending: {
              status: 'error',
              reason: 'server_error',
              since: EXAMPLE_TIME,
            },
          }
        : {}),
      ...live,
      tool_count: 1 + (index % 23),
      toolset_fingerprint: fingerprint(index),
      schema_fingerprint: fingerprint(index + 1),
    };
  }
  if (draw < 84) return gate;
  if (draw < 93) {
    return {
      ...base,
      endpoint_status: 'error',
      reason: 'not_found',
      http_status: 404,
      validation_method: 'none',
      tool_count: 0,
    };
  }
  if (draw < 99) {
    return {
      ...base,
      endpoint_status: 'unreachable',
      reason: 'dns_not_found',
      validation_method: 'none',
      tool_count: 0,
    };
  }
  return { ...base, endpoint_status: 'ok_empty', ...live, tool_count: 0 };
}

function fingerprint(index: number): string {
  const hex = (index * 2_654_435_761 + 1).toString(16).padStart(16, '0');
  return `sha256:${hex.repeat(4).slice(0, 64)}`;
}

/** A sample a day and state, the last of them at EXAMPLE_TIME, with a bad day now and then. */
export function exampleHistory(
  state: ValidationState,
  days = 30,
): ProbeHistory & { servers: Record<string, Sample[]> } {
  const servers: Record<string, Sample[]> = {};
  let index = 0;
  for (const [name, { endpoint_status: status }] of Object.entries(state.servers ?? {})) {
    const offset = index++;
    servers[name] = Array.from({ length: days }, (_, day): Sample => {
      const time = EXAMPLE_EPOCH - (days - 1 - day) * DAY;
      if (day < days - 1 && (offset * 7 + day) % 41 === 0) return [time, 'unreachable', null];
      const latency = 80 + ((offset * 131 + day * 17) % 900);
      return [time, status, status === 'unreachable' ? null : latency];
    });
  }
  return { schema_version: 1, columns: ['time', 'status', 'latency_ms'], servers };
}

/** The toolset of one listing; with `hostile`, its first tool is hostile in name, texts and schema. */
export function exampleToolset(
  name: string,
  tools: number,
  options: { endpoint?: string; hostile?: boolean } = {},
): Toolset {
  const list: unknown[] = Array.from({ length: tools }, (_, index) => ({
    name: `tool_${index}`,
    title: `Tool ${index}`,
    description: `Finds thing number ${index}.\nUse it when somebody asks for number ${index}.`,
    inputSchema: {
      type: 'object',
      properties: {
        query: { type: 'string', description: 'What to look for' },
        limit: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
      },
      required: ['query'],
    },
    annotations: { readOnlyHint: true },
  }));
  if (options.hostile) list.unshift(hostileTool());
  return {
    schema_version: 1,
    name,
    endpoint: options.endpoint ?? 'https://example.com/mcp',
    read_under: {
      era: 'streamable',
      protocol_version: '2024-11-05',
      client_capabilities: {},
      auth: 'none',
    },
    tools: list,
  };
}

export function hostileTool(): unknown {
  return JSON.parse(
    JSON.stringify({
      name: HOSTILE.title,
      description: HOSTILE.description,
      inputSchema: {
        type: 'object',
        properties: { constructor: { type: 'string', description: HOSTILE.description } },
        required: ['constructor'],
      },
      annotations: { title: HOSTILE.title },
    }).replace('"constructor":', '"__proto__":'),
  );
}
