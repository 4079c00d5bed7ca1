import { afterEach } from 'vitest';
import { LIMITS, type Limits } from '../../src/serve/limits.ts';
import type { Listings } from '../../src/serve/listings.ts';
import { reader } from '../../src/serve/reader.ts';
import { type ServiceOptions, startService } from '../../src/serve/service.ts';
import { openSqlite } from '../../src/serve/store/sqlite.ts';
import type { Store } from '../../src/serve/store/store.ts';

export interface Served {
  url: string;
  port: number;
  metricsPort?: number | null;
  errors: unknown[];
  stop(): Promise<void>;
}

export interface ServedOptions extends Partial<Omit<ServiceOptions, 'limits' | 'listings'>> {
  limits?: Partial<Limits>;
  listings?: Partial<Listings>;
}

/** A clock that stands until it is moved. */
export function movedClock(start = Date.parse('2026-11-30T12:00:00.000Z')) {
  let time = start;
  return {
    now: () => time,
    move: (ms: number): void => {
      time += ms;
    },
  };
}

export const SITE = 'https://rollcall.example/roll-call/';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

const toEnd: (() => Promise<void>)[] = [];

/** Ends something after the test, last begun first. */
export function atEnd(end: () => Promise<void>): void {
  toEnd.push(end);
}

afterEach(async () => {
  for (const end of toEnd.splice(0).reverse()) await end();
});

/** The service on a loopback port, which may read loopback addresses; over SQLite in memory unless told otherwise. */
export async function served(options: ServedOptions = {}): Promise<Served> {
  const store: Store = options.store ?? openSqlite({ file: ':memory:' });
  const errors: unknown[] = [];
  const { limits, listings, ...own } = options;
  const service = await startService({
    host: '127.0.0.1',
    port: 0,
    metricsPort: null,
    reader: testReader(store),
    allowPrivate: true,
    trustedHops: 0,
    siteUrl: SITE,
    siteDir: null,
    onError: (error) => errors.push(error),
    ...own,
    store,
    limits: {
      ...LIMITS,
      clientReads: 1000,
      clientRequests: 10_000,
      behindMs: 60_000,
      stopMs: 5_000,
      ...limits,
    },
    listings: () => ({
      optOuts: { schema_version: 1, opt_outs: [] },
      byName: new Map(),
      byEndpoint: new Map(),
      ...listings,
    }),
  });
  atEnd(service.stop);
  const url = `http://127.0.0.1:${service.port}`;
  const { port, metricsPort, stop } = service;
  return { url, port, metricsPort, errors, stop };
}

export function testReader(store: Store, allowPrivate = true) {
  return reader({
    allowPrivate,
    clientName: 'influzer-mcp-validator',
    version: '0.0.0',
    handshakeMs: 5_000,
    userAgent: 'mcp-rollcall/0.0.0 (+https://rollcall.example)',
    now: () => new Date(store.now()),
  });
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what was answered is what the tests look into
  json: any;
}

export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  const headers = Object.fromEntries(response.headers);
  const isJson = text !== '' && headers['content-type']?.startsWith('application/json');
  return { status: response.status, headers, text, json: isJson ? JSON.parse(text) : null };
}

export function press(service: Served, url: string): Promise<Answer> {
  return ask(`${service.url}/api/v1/checks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  });
}

export const probe = (service: Served, url: string): Promise<Answer> =>
  ask(`${service.url}/api/v1/probe?url=${encodeURIComponent(url)}`);

export const badge = (service: Served, url: string): Promise<Answer> =>
  ask(`${service.url}/api/v1/probe/badge?url=${encodeURIComponent(url)}`);

/** Asks until the answer is as wanted, for some seconds. */
export async function until(
  what: () => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
): Promise<Answer> {
  const end = performance.now() + 20_000;
  for (;;) {
    const answer = await what();
    if (isRight(answer)) return answer;
    if (performance.now() > end) throw new Error(`it stayed so: ${answer.status} ${answer.text}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Presses the button and waits for the result. */
export async function checked(service: Served, url: string): Promise<Answer> {
  const pressed = await press(service, url);
  if (pressed.json?.url === undefined) throw new Error(`${pressed.status} ${pressed.text}`);
  return until(
    () => ask(service.url + pressed.json.url),
    ({ json }) => json?.state === 'done',
  );
}
