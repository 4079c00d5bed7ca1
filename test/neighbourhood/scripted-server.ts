import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SecureContextOptions } from 'node:tls';
import {
  applies,
  type Case,
  defaultStep,
  delivery,
  endpointPath,
  type Step,
} from './scripted-case.ts';

export interface ScriptedServer {
  origin: string;
  /** The endpoint that the case is about. */
  url: string;
  /** `on path` of every request, in the order of arrival. */
  readonly requests: string[];
  /** Connections that are open now. */
  readonly connections: number;
  close(): Promise<void>;
}

const ON: Record<string, string> = {
  initialize: 'initialize',
  'notifications/initialized': 'initialized',
  'tools/list': 'tools/list',
  'server/discover': 'discover',
};
const CHUNK_PAUSE_MS = 50;

/** Plays a case of test/cases/wire.jsonl on a loopback port that speaks http and, with `tls`, https too. */
export async function playCase(script: Case, tls?: SecureContextOptions): Promise<ScriptedServer> {
  const requests: string[] = [];
  const served = new Map<string, number>();
  const sockets = new Set<Socket>();
  const paths = new Set(script.exchange.filter(({ on }) => on !== 'GET').map(({ path }) => path));
  paths.add(endpointPath(script));
  let stream: ServerResponse | null = null;
  let wasInitialized = false;
  let host = '';
  let scheme = 'http';

  function stepFor(on: string, path: string, request: IncomingMessage): Step {
    const seen = { headers: request.headers, wasInitialized };
    const named = (name: string) =>
      script.exchange.filter((s) => s.on === name && s.path === path && applies(s, seen));
    let steps = named(on);
    if (steps.length === 0 && request.method === 'POST' && on === 'POST') steps = named('POST');
    const key = `${on} ${path}`;
    const count = served.get(key) ?? 0;
    served.set(key, count + 1);
    const isReplay = script.exchange.some((s) => s.path === path) || paths.has(path);
    return steps[Math.min(count, steps.length - 1)] ?? defaultStep(on, path, isReplay);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => {});
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    if (request.method === 'POST' && earlyStep(path) !== undefined) {
      requests.push(`initialize ${path}`);
      return answerEarly(earlyStep(path) as Step, request.socket);
    }
    let text = '';
    for await (const chunk of request) text += chunk;
    const message = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    const method = typeof message.method === 'string' ? message.method : '';
    const on = request.method === 'POST' ? (ON[method] ?? 'POST') : String(request.method);
    requests.push(`${on} ${path}`);
    const isOnStream =
      stream !== null && !script.exchange.some((s) => s.on === on && s.path === path);
    const step = isOnStream && request.method === 'POST' ? null : stepFor(on, path, request);
    if (on === 'initialized') wasInitialized = true;
    if (step === null) return answerOnStream(on, path, message, response);
    await answer(step, message, request, response);
  }

  function earlyStep(path: string): Step | undefined {
    return script.exchange.find((step) => step.path === path && delivery(step) === 'early');
  }

  function fill(text: string, message: Record<string, unknown>): string {
    const asked = (message.params as { protocolVersion?: string } | undefined)?.protocolVersion;
    return text
      .replaceAll('$ID', JSON.stringify(message.id ?? null))
      .replaceAll('$ORIGIN', `${scheme}://${host}`)
      .replaceAll('$HOST', host)
      .replaceAll('$REQUESTED', asked ?? '');
  }

  function answerOnStream(
    on: string,
    path: string,
    message: Record<string, unknown>,
    response: ServerResponse,
  ): void {
    response.writeHead(202).end('Accepted');
    const { body } = defaultStep(on, path, true);
    if (body !== undefined && message.id !== undefined) {
      stream?.write(`event: message\ndata: ${fill(body, message)}\n\n`);
    }
  }

  function headersOf(step: Step, message: Record<string, unknown>, length: number): string[] {
    const lines: string[] = [];
    for (const [name, value] of Object.entries(step.headers ?? {})) {
      for (const line of [value].flat()) {
        lines.push(name, fill(line, message).replaceAll('$LEN', String(length)));
      }
    }
    return lines;
  }

  async function answer(
    step: Step,
    message: Record<string, unknown>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const how = delivery(step);
    if (how === 'silent') return;
    if (how === 'reset') {
      request.socket.resetAndDestroy();
      return;
    }
    if (step.delay_ms !== undefined) await sleep(step.delay_ms);
    const parts = partsOf(step, message);
    const length = Buffer.concat(parts).length;
    const isEndpoint = Buffer.concat(parts).includes('endpoint') && request.method === 'GET';
    response.writeHead(step.status ?? 200, headersOf(step, message, length));
    if (isEndpoint) stream = response;
    response.flushHeaders();
    for (const [index, part] of parts.entries()) {
      if (index > 0) await sleep(how === 'drip' ? 1000 : CHUNK_PAUSE_MS);
      if (response.destroyed) return;
      response.write(part);
    }
    if (how === 'ends' || (how !== 'open' && !isEndpoint)) response.end();
  }

  function partsOf(step: Step, message: Record<string, unknown>): Buffer[] {
    const hex = step.chunks_hex ?? (step.body_hex === undefined ? undefined : [step.body_hex]);
    if (hex !== undefined) return hex.map((part) => Buffer.from(part, 'hex'));
    const texts = step.chunks ?? (step.body === undefined ? [] : [step.body]);
    const parts = texts.map((part) => Buffer.from(fill(part, message)));
    if (delivery(step) !== 'drip') return parts;
    return [...Buffer.concat(parts)].map((byte) => Buffer.from([byte]));
  }

  function answerEarly(step: Step, socket: Socket): void {
    const lines = headersOf(step, {}, 0);
    let head = `HTTP/1.1 ${step.status} Redirect\r\n`;
    for (let at = 0; at < lines.length; at += 2) head += `${lines[at]}: ${lines[at + 1]}\r\n`;
    socket.write(`${head}content-length: 0\r\n\r\n`, () => socket.destroy());
  }

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch(() => response.destroy());
  };
  const plain = createServer(onRequest);
  const secure = tls === undefined ? null : createTlsServer(tls, onRequest);
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    // The first byte of a TLS record is 22; no HTTP method starts with it.
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1);
      if (first === null) return;
      socket.unshift(first);
      if (first[0] === 22) secure?.emit('connection', socket);
      else plain.emit('connection', socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const raisesScheme = script.exchange.some(({ behaviour }) => behaviour === 'on port 80');
  if (tls !== undefined && !raisesScheme) scheme = 'https';
  const origin = `${scheme}://${host}`;

  return {
    origin,
    url: origin + endpointPath(script),
    requests,
    get connections() {
      return sockets.size;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
