import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface Asked {
  http: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The JSON-RPC method of a POST, else null. */
  method: string | null;
  params: Record<string, unknown>;
  body: Record<string, unknown>;
}

export interface Said {
  status?: number;
  headers?: Record<string, string>;
  /** JSON, or text as it is; `result` and `error` are put into a reply. */
  body?: unknown;
  result?: unknown;
  error?: unknown;
  /** Nothing is answered at all. */
  silent?: true;
  /** The connection is closed instead. */
  hangUp?: true;
}

type Answer = Said | ((asked: Asked) => Said);

export interface Script {
  /** By JSON-RPC method. What is not listed is refused: discover as an older server does, the rest with -32601. */
  rpc?: Record<string, Answer>;
  /** By path, for GET. What is not listed is a 404. */
  get?: Record<string, Answer>;
  /** For every GET that `get` does not list. */
  anyPath?: Answer;
  capabilities?: Record<string, unknown>;
  session?: string;
  path?: string;
  /** Served over https, with this certificate. */
  tls?: { cert: string; key: string };
}

export interface ReportServer {
  origin: string;
  url: string;
  /** Everything that was asked, in the order of arrival. */
  readonly asked: Asked[];
  /** How often a JSON-RPC method was asked. */
  count(method: string): number;
  /** The paths of all GETs. */
  readonly gets: string[];
  close(): Promise<void>;
}

/** A server of the handshake eras on loopback that answers as scripted and writes down all it is asked. */
export async function serve(script: Script): Promise<ReportServer> {
  const asked: Asked[] = [];
  const path = script.path ?? '/mcp';
  const initialize: Said = {
    headers: script.session === undefined ? {} : { 'mcp-session-id': script.session },
    result: {
      protocolVersion: '2025-11-25',
      capabilities: script.capabilities ?? { tools: {} },
      serverInfo: { name: 'scripted', version: '1.0.0' },
    },
  };
  const defaults: Record<string, Answer> = {
    initialize,
    'notifications/initialized': { status: 202 },
    'tools/list': { result: { tools: [] } },
    'server/discover': { status: 400, error: { code: -32000, message: 'not initialized' } },
  };
  const unknown: Said = { error: { code: -32601, message: 'Method not found' } };

  function answerFor(one: Asked): Answer {
    if (one.http === 'DELETE') return { status: 200 };
    if (one.http === 'GET') return script.get?.[one.path] ?? script.anyPath ?? { status: 404 };
    if (one.method === null) return { status: 202 };
    return script.rpc?.[one.method] ?? defaults[one.method] ?? unknown;
  }

  const server = script.tls ? createTlsServer(script.tls, take) : createServer(take);

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    const one: Asked = {
      http: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      method: typeof body.method === 'string' ? body.method : null,
      params: (body.params ?? {}) as Record<string, unknown>,
      body,
    };
    asked.push(one);
    const answer = answerFor(one);
    send(typeof answer === 'function' ? answer(one) : answer, one, response);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `${script.tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: origin + path,
    asked,
    count: (method) => asked.filter((one) => one.method === method).length,
    get gets() {
      return asked.filter(({ http }) => http === 'GET').map((one) => one.path);
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function send(said: Said, { body: request }: Asked, response: ServerResponse): void {
  if (said.silent) return;
  if (said.hangUp) {
    response.socket?.destroy();
    return;
  }
  const isReply = said.result !== undefined || said.error !== undefined;
  const { result, error } = said;
  const body = isReply
    ? { jsonrpc: '2.0', id: request.id, ...(error === undefined ? { result } : { error }) }
    : said.body;
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/html' : 'application/json';
  response.writeHead(said.status ?? 200, {
    ...(text === '' ? {} : { 'content-type': type }),
    ...said.headers,
  });
  response.end(text);
}
