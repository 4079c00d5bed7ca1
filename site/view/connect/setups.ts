import { inertJson } from '../../../src/render/inert-json.ts';
import type { Given } from './inputs.ts';
import { commandLine } from './words.ts';

/** How one client is told of a server. */
export interface Setup {
  client: string;
  /** Where it goes, in words. */
  where: string;
  /** What is copied; null where the words are all. */
  text: string | null;
}

export interface RemoteTarget {
  key: string;
  type: 'http' | 'sse';
  address: Given;
  headers: Given[];
}

export interface LocalTarget {
  key: string;
  command: string;
  args: string[];
  env: Given[];
}

const MOST_ARGUMENTS = 40;

/** For a server at an address. */
export function remoteSetups({ key, type, address, headers }: RemoteTarget): Setup[] {
  const url = address.value;
  const server = { type, url, ...(headers.length > 0 && { headers: pairs(headers) }) };
  const { type: _, ...untyped } = server;
  const add = ['claude', 'mcp', 'add', '--transport', type, key, url];
  const sent = headers.flatMap(({ name, value }) => ['--header', `${name}: ${value}`]);
  return [
    ...command([...add, ...sent]),
    { client: 'Claude Desktop', where: connectorWords(address, headers), text: null },
    {
      client: 'VS Code',
      where: '.vscode/mcp.json',
      text: vsCode(key, server, [address, ...headers]),
    },
    {
      client: 'Cursor',
      where: '~/.cursor/mcp.json',
      text: json({ mcpServers: { [key]: untyped } }),
    },
    {
      client: 'Other clients',
      where: 'mcp.json, .mcp.json',
      text: json({ mcpServers: { [key]: server } }),
    },
  ];
}

/** Claude Desktop's connectors are called from the internet, over https, and send no headers of one's own. */
function connectorWords({ value, asks }: Given, headers: readonly Given[]): string {
  if (!/^https:/i.test(value)) return 'A custom connector takes an https address only.';
  if (headers.length > 0) {
    return 'A custom connector signs in by itself and sends no header of yours, which this server wants.';
  }
  const filled = asks.length > 0 ? ', filled in,' : '';
  return `Settings → Connectors → Add custom connector; the address above${filled} is all that it asks for.`;
}

/** For a server that a client starts. */
export function localSetups({ key, command: program, args, env }: LocalTarget): Setup[] {
  const server = {
    command: program,
    args: args.slice(0, MOST_ARGUMENTS),
    ...(env.length > 0 && { env: pairs(env) }),
  };
  const variables = env.flatMap(({ name, value }) => ['--env', `${name}=${value}`]);
  // `--env` takes any number of values: only another option ends them before the name.
  const add = ['claude', 'mcp', 'add', ...variables, '--transport', 'stdio', key];
  return [
    {
      client: 'Claude Desktop, Cursor and others',
      where: 'claude_desktop_config.json, ~/.cursor/mcp.json, mcp.json',
      text: json({ mcpServers: { [key]: server } }),
    },
    ...command([...add, '--', program, ...server.args]),
    {
      client: 'VS Code',
      where: '.vscode/mcp.json',
      text: vsCode(key, { type: 'stdio', ...server }, env),
    },
  ];
}

/** Claude Code is told by a command, where one can be written that every shell reads alike. */
function command(words: string[]): Setup[] {
  const text = commandLine(words);
  return text === null ? [] : [{ client: 'Claude Code', where: 'in a terminal', text }];
}

function pairs(inputs: readonly Given[]): Record<string, string> {
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
}

/** VS Code asks for what is missing and keeps it, so placeholders become its inputs. */
function vsCode(key: string, server: object, inputs: readonly Given[]): string {
  const secrets = new Map<string, boolean>();
  for (const { asks, secret } of inputs) {
    for (const ask of asks) secrets.set(ask, secret || secrets.get(ask) === true);
  }
  if (secrets.size === 0) return json({ servers: { [key]: server } });
  const asInput = (whole: string, ask: string) => (secrets.has(ask) ? `\${input:${ask}}` : whole);
  const asking: unknown = JSON.parse(JSON.stringify(server), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/<([\w-]+)>/g, asInput) : value,
  );
  return json({
    inputs: [...secrets].map(([id, password]) => ({
      type: 'promptString',
      id,
      description: id,
      ...(password && { password }),
    })),
    servers: { [key]: asking },
  });
}

/** Hidden characters stand as escapes: what is copied is what is seen. */
function json(value: unknown): string {
  return inertJson(value, 2);
}

/** The name that clients know a server by: the listing's own, of letters, digits, dashes and underscores. */
export function keyOf(name: string): string {
  const own = name.slice(name.indexOf('/') + 1);
  return own.replace(/[^\w-]/g, '-').replace(/^-+/, '') || 'server';
}
