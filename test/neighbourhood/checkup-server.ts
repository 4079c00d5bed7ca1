import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NONEXISTENT_TOOL } from '../../src/observation/checkup/tool-list.ts';

/** One row of a scripted server in test/cases/checkup.json; the file's first element says what each member means. */
export interface ScriptRow {
  when: {
    method?: string;
    path?: string;
    host?: 'origin' | 'mirror';
    rpcMethod?: string;
    toolName?: string[];
    header?: Record<string, { equals?: string; missingAnyOf?: string[] }>;
    flag?: string;
    nth?: number;
    /** The cursor of a list request, null for none: our own addition. */
    cursor?: string | null;
  };
  set?: string[];
  reply: {
    status: number;
    headers: Record<string, string>;
    body: unknown;
    chunked?: boolean;
    rawHeaders?: boolean;
    /** The response is left open: our own addition. */
    open?: boolean;
  };
}

export interface Expected {
  state: string;
  reason: string | null;
  params?: Record<string, string | number>;
}

export interface CheckupCase {
  id: string;
  server: ScriptRow[];
  wire: string[];
  maxRequests?: number;
  inMemoryOnly?: string;
  fingerprints?: { toolset: string | null; schema: string | null };
  expected: Record<string, Expected>;
}

/** The public suite's scripted servers. */
export function readCheckupCases(): CheckupCase[] {
  const text = readFileSync(new URL('../cases/checkup.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as CheckupCase[]).filter(({ id }) => id !== undefined);
}

export interface CheckupServer {
  url: string;
  origin: string;
  /** What was asked, in the order of arrival: the JSON-RPC method of a POST, else `GET /path`. */
  readonly wire: string[];
  readonly bodies: Record<string, unknown>[];
  close(): Promise<void>;
}

/** Plays the rows on a loopback port; the mirror is the same port under another host name. */
export async function playRows(rows: readonly ScriptRow[]): Promise<CheckupServer> {
  const wire: string[] = [];
  const bodies: Record<string, unknown>[] = [];
  const flags = new Set<string>();
  const reached = new Map<ScriptRow, number>();
  let port = 0;

  function matches(row: ScriptRow, request: IncomingMessage, message: Rpc): boolean {
    const { when } = row;
    const isMirror = String(request.headers.host).startsWith('localhost');
    const name = message.params?.name;
    const cursor = message.params?.cursor ?? null;
    const fits =
      (when.method === undefined || when.method === request.method) &&
      (when.path === undefined || when.path === request.url) &&
      (when.host === undefined || (when.host === 'mirror') === isMirror) &&
      (when.rpcMethod === undefined || when.rpcMethod === message.method) &&
      (when.cursor === undefined || when.cursor === cursor) &&
      (when.toolName === undefined ||
        when.toolName.some((tool) => filled(tool, message) === name)) &&
      (when.flag === undefined || flags.has(when.flag)) &&
      Object.entries(when.header ?? {}).every(([header, rule]) =>
        fitsHeader(request.headers[header], rule),
      );
    if (!fits) return false;
    const count = (reached.get(row) ?? 0) + 1;
    reached.set(row, count);
    return when.nth === undefined || when.nth === count;
  }

  function filled(text: string, message: Rpc): string {
    return text
      .replaceAll('{{origin}}', `http://127.0.0.1:${port}`)
      .replaceAll('{{mirror}}', `http://localhost:${port}`)
      .replaceAll('{{reserved}}', NONEXISTENT_TOOL)
      .replaceAll('{{reserved_upper}}', NONEXISTENT_TOOL.toUpperCase())
      .replaceAll(/\{\{fill:(\d+)\}\}/g, (_, n: string) => 'x'.repeat(Number(n)))
      .replaceAll('{{method}}', String(message.method));
  }

  function value(template: unknown, message: Rpc): unknown {
    if (typeof template === 'string') {
      const id = /^\{\{id(?:\|(.*))?\}\}$/.exec(template);
      return id === null ? filled(template, message) : (message.id ?? id[1]);
    }
    if (Array.isArray(template)) return template.map((item) => value(item, message));
    if (typeof template !== 'object' || template === null) return template;
    return Object.fromEntries(
      Object.entries(template).map(([key, member]) => [
        filled(key, message),
        value(member, message),
      ]),
    );
  }

  function bodyOf(template: unknown, message: Rpc): string {
    if (template === null) return '';
    if (typeof template === 'string') return filled(template, message);
    if (typeof template === 'object' && '$sse' in template) {
      return `event: message\ndata: ${JSON.stringify(value(template.$sse, message))}\n\n`;
    }
    if (typeof template === 'object' && '$bytes' in template) {
      return 'x'.repeat(Number(template.$bytes));
    }
    return JSON.stringify(value(template, message));
  }

  function answer({ set, reply }: ScriptRow, message: Rpc, response: ServerResponse): void {
    for (const flag of set ?? []) flags.add(flag);
    const special = reply.body as { $hang?: boolean; $reset?: boolean } | null;
    if (special?.$hang) return;
    if (special?.$reset) {
      response.destroy();
      return;
    }
    const body = bodyOf(reply.body, message);
    const headers = Object.entries(reply.headers).flatMap(([name, text]) => [
      name,
      filled(text, message),
    ]);
    if (!reply.chunked && !reply.open && !('content-length' in reply.headers)) {
      headers.push('content-length', String(Buffer.byteLength(body)));
    }
    response.writeHead(reply.status, headers);
    if (reply.open) response.write(body);
    else response.end(body);
  }

  const server = createServer(async (request, response) => {
    response.on('error', () => {});
    let text = '';
    for await (const chunk of request) text += chunk;
    const message = (text === '' ? {} : JSON.parse(text)) as Rpc;
    wire.push(
      request.method === 'POST' ? String(message.method) : `${request.method} ${request.url}`,
    );
    bodies.push(message as Record<string, unknown>);
    const row = rows.find((candidate) => matches(candidate, request, message));
    if (row === undefined) response.writeHead(404).end();
    else answer(row, message, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  const origin = `http://127.0.0.1:${port}`;
  return {
    url: `${origin}/mcp`,
    origin,
    wire,
    bodies,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Rpc {
  id?: unknown;
  method?: unknown;
  params?: { name?: unknown; cursor?: unknown };
}

function fitsHeader(
  value: string | string[] | undefined,
  { equals, missingAnyOf }: { equals?: string; missingAnyOf?: string[] },
): boolean {
  if (equals !== undefined) return value === equals;
  return (missingAnyOf ?? []).some((part) => !String(value ?? '').includes(part));
}
