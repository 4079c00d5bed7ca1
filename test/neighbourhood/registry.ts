import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a request is answered with instead of a page. */
export interface ScriptedAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: string | Buffer | object;
  /** Wait before the answer. */
  delayMs?: number;
  /** Break the connection off instead of answering. */
  reset?: boolean;
}

export interface RegistryRequest {
  /** 1 for the first request of all. */
  number: number;
  url: URL;
  cursor: string | null;
  headers: IncomingMessage['headers'];
}

export interface RegistryOptions {
  rows: readonly unknown[];
  /** Most rows a page holds, below the API's own 100. */
  pageSize?: number;
  /** Steps in for a page wherever it returns something. */
  script?: (request: RegistryRequest) => ScriptedAnswer | undefined;
}

export interface RunningRegistry {
  /** The list, as `--registry` takes it. */
  url: string;
  requests: RegistryRequest[];
  close: () => Promise<void>;
}

type Keyed = { key: string; cursor: string; row: unknown };

const OFFICIAL = 'io.modelcontextprotocol.registry/official';

/**
 * A registry on loopback that speaks the v0.1 list API: keyset paging by name and version with
 * `name:version` cursors, `limit` from 1 to 100, `version=latest`, no deleted rows unless asked for, a
 * `nextCursor` on every full page. Rows that are none are served as they are, after the others.
 */
export async function startRegistry(options: RegistryOptions): Promise<RunningRegistry> {
  const sorted = keyedRows(options.rows);
  const requests: RegistryRequest[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://registry.test');
    const seen: RegistryRequest = {
      number: requests.length + 1,
      url,
      cursor: url.searchParams.get('cursor'),
      headers: request.headers,
    };
    requests.push(seen);
    const scripted = options.script?.(seen);
    void answer(response, scripted ?? list(url, sorted, options.pageSize ?? 100));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v0.1/servers`,
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** A row of the official shape, with what a test says of it laid over. */
export function registryRow(
  server: { name: string; version?: string } & Record<string, unknown>,
  official: Record<string, unknown> = {},
): { server: Record<string, unknown>; _meta: Record<string, unknown> } {
  return {
    server: {
      $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
      description: 'A server of the tests',
      version: '1.0.0',
      ...server,
    },
    _meta: {
      [OFFICIAL]: {
        status: 'active',
        publishedAt: '2026-01-06T14:23:23.608647Z',
        updatedAt: '2026-01-06T14:23:23.608647Z',
        isLatest: true,
        ...official,
      },
    },
  };
}

function list(url: URL, sorted: Keyed[], pageSize: number): ScriptedAnswer {
  if (url.pathname !== '/v0.1/servers') return problem(404, 'Not Found', 'no such path');
  const limit = Number(url.searchParams.get('limit') ?? 30);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    return problem(422, 'Unprocessable Entity', 'expected number <= 100');
  }
  const cursor = url.searchParams.get('cursor') ?? '';
  const version = url.searchParams.get('version');
  const includeDeleted = url.searchParams.get('include_deleted') === 'true';
  const after = cursor === '' ? '' : keyOfCursor(cursor);
  const size = Math.min(limit, pageSize);
  const page: Keyed[] = [];
  for (let at = firstAfter(sorted, after); at < sorted.length && page.length < size; at += 1) {
    const one = sorted[at];
    if (one !== undefined && isServed(one.row, version, includeDeleted)) page.push(one);
  }
  const last = page.at(-1);
  const full = page.length === size && last !== undefined;
  return {
    body: {
      servers: page.map(({ row }) => row),
      metadata: { ...(full && { nextCursor: last.cursor }), count: page.length },
    },
  };
}

/** Where the keys after a given one start, by halving: a test may hold 100,000 rows. */
function firstAfter(sorted: Keyed[], after: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.key ?? '') > after) high = middle;
    else low = middle + 1;
  }
  return low;
}

function isServed(row: unknown, version: string | null, includeDeleted: boolean): boolean {
  const fields = row as { server?: { version?: unknown }; _meta?: Record<string, unknown> } | null;
  const official = fields?._meta?.[OFFICIAL] as
    | { isLatest?: unknown; status?: unknown }
    | undefined;
  if (version === 'latest' && official?.isLatest === false) return false;
  if (version !== null && version !== 'latest' && fields?.server?.version !== version) return false;
  return includeDeleted || official?.status !== 'deleted';
}

/** Rows as the database keys them; what it would not hold (no name, or one name and version twice) is told apart by a number. */
function keyedRows(rows: readonly unknown[]): Keyed[] {
  const seen = new Map<string, number>();
  const keyed = rows.map((row) => {
    const server = (row as { server?: { name?: unknown; version?: unknown } } | null)?.server;
    const named = typeof server?.name === 'string' && !server.name.includes(':');
    const plain = named ? `${server?.name}:${server?.version}` : '~none:';
    const count = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, count);
    const cursor = count === 1 ? plain : `${plain}#${String(count).padStart(7, '0')}`;
    return { key: keyOfCursor(cursor), cursor, row };
  });
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
}

function keyOfCursor(cursor: string): string {
  const at = cursor.indexOf(':');
  return `${cursor.slice(0, at)}\0${cursor.slice(at + 1)}`;
}

function problem(status: number, title: string, detail: string): ScriptedAnswer {
  return {
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: { title, status, detail },
  };
}

async function answer(response: ServerResponse, scripted: ScriptedAnswer): Promise<void> {
  const { status = 200, headers = {}, body = '', delayMs = 0, reset = false } = scripted;
  if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
  if (reset) {
    response.destroy();
    return;
  }
  const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
  response.writeHead(status, { ...(isJson && { 'content-type': 'application/json' }), ...headers });
  response.end(isJson ? JSON.stringify(body) : body);
}
