import { HOSTILE } from '../../test/data/examples.ts';
import type { Addresses, Neighbour } from '../../test/neighbourhood/neighbourhood.ts';
import { registryRow } from '../../test/neighbourhood/registry.ts';

/** The neighbours that the demo starts: each takes part in one listing or more. */
export const DEMO_NEIGHBOURS = [
  'everything-streamable',
  'everything-sse',
  'sdk-v1-pager',
  'bearer-gate',
  'sdk-v2-dual',
  'sdk-v2-modern',
  'tmcp-pages',
  'mcp-proxy-dual',
  'mcp-proxy-api-key',
  'mcp-lite',
  'hono-mcp',
  'fastmcp',
  'hostile-texts',
  'html-page',
  'server-error',
  'too-many-requests',
  'invalid-json',
  'silent',
  'closed-port',
] as const satisfies readonly Neighbour[];

/** Where the neighbours are, and the one that leaves between the two runs. */
type DemoAddresses = Addresses<(typeof DEMO_NEIGHBOURS)[number]> & { leaving: string };

/** The registry of the day before: one listing more, two fewer, one elsewhere, and one not yet deprecated. */
export function rowsOfYesterday(urls: DemoAddresses): unknown[] {
  const { fastmcp, ...same } = urls;
  const rows = demoRows({ ...same, fastmcp: urls['sdk-v1-pager'] }) as {
    server: { name: string };
  }[];
  const oldName = 'demo.rollcall/old-name';
  const others = new Set([oldName, 'demo.rollcall/template', 'demo.rollcall/hono-mcp']);
  return [
    ...rows.filter(({ server }) => !others.has(server.name)),
    registryRow({ name: oldName, description: 'The former name of another', ...remote(fastmcp) }),
    registryRow({ name: 'demo.rollcall/withdrawn', description: 'Its publisher took it back' }),
  ];
}

const remote = (url: string, type = 'streamable-http') => ({ remotes: [{ type, url }] });

/** What the demo's registry lists: every neighbour, and listings of the kinds that have no server to call. */
export function demoRows(urls: DemoAddresses): unknown[] {
  const at = (neighbour: keyof typeof urls, description: string, type?: string) =>
    registryRow({
      name: `demo.rollcall/${neighbour}`,
      description,
      ...remote(urls[neighbour], type),
    });
  return [
    at(
      'everything-streamable',
      'The reference server with a bit of everything, over streamable HTTP',
    ),
    at('everything-sse', 'The same server over the older HTTP+SSE transport', 'sse'),
    at('sdk-v1-pager', 'Official SDK v1: 25 tools in pages of 10'),
    at('bearer-gate', 'Official SDK v1 behind a bearer gate'),
    at('sdk-v2-dual', 'Official SDK v2, both eras'),
    at('sdk-v2-modern', 'Official SDK v2, the 2026 era only'),
    at('tmcp-pages', 'tmcp: eight tools in three pages'),
    at('mcp-proxy-dual', 'mcp-proxy in front of a stdio server'),
    at('mcp-proxy-api-key', 'mcp-proxy that asks for an API key'),
    at('mcp-lite', 'mcp-lite'),
    at('hono-mcp', '@hono/mcp'),
    at('fastmcp', 'FastMCP for TypeScript'),
    at('html-page', 'A web page where a server should be'),
    at('server-error', 'Answers 500 to everything'),
    at('too-many-requests', 'Answers 429 to everything'),
    at('invalid-json', 'Breaks off in the middle of its JSON'),
    at('silent', 'Takes the request and never answers'),
    at('closed-port', 'Nothing listens here'),
    at('leaving', 'Answered yesterday'),
    registryRow(
      {
        name: 'demo.rollcall/old-name',
        description: 'The former name of another',
        ...remote(urls.fastmcp),
      },
      { status: 'deprecated', statusMessage: 'Moved to demo.rollcall/fastmcp' },
    ),
    registryRow({
      name: 'demo.rollcall/local-only',
      description: 'Runs on your own machine: a package, no address',
      packages: [
        {
          registryType: 'npm',
          identifier: '@modelcontextprotocol/server-everything',
          version: '2026.8.31',
          transport: { type: 'stdio' },
        },
      ],
    }),
    registryRow({
      name: 'demo.rollcall/template',
      description: 'An address that each tenant fills in',
      ...remote('https://{tenant}.example.com/mcp'),
    }),
    registryRow({
      name: HOSTILE.name,
      title: HOSTILE.title,
      description: HOSTILE.description,
      ...remote(urls['hostile-texts']),
    }),
    registryRow({ name: 'a name without a namespace', description: 'A row that must be rejected' }),
  ];
}
