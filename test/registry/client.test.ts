import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { Fault } from '../../src/fault.ts';
import { type PullOptions, type PullProgress, pullPages } from '../../src/registry/client.ts';
import {
  type RegistryOptions,
  type RunningRegistry,
  registryRow,
  startRegistry,
} from '../neighbourhood/registry.ts';
import { virtualClock } from './virtual-clock.ts';

const running: RunningRegistry[] = [];
afterEach(async () => {
  for (const registry of running.splice(0)) await registry.close();
});

async function registryWith(options: RegistryOptions): Promise<RunningRegistry> {
  const registry = await startRegistry(options);
  running.push(registry);
  return registry;
}

function rows(count: number): unknown[] {
  return Array.from({ length: count }, (_, index) =>
    registryRow({ name: `io.test/server-${String(index).padStart(4, '0')}` }),
  );
}

async function pull(url: string, options: Partial<PullOptions> = {}): Promise<unknown[]> {
  const all: unknown[] = [];
  const base = { url, userAgent: 'mcp-rollcall/test', clock: virtualClock() };
  for await (const page of pullPages({ ...base, ...options })) all.push(...page);
  return all;
}

async function faultOf(promise: Promise<unknown>): Promise<Fault> {
  const error = await promise.then(
    () => new Error('no error'),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(Fault);
  return error as Fault;
}

describe('paging', () => {
  it('reads every page up to the one without a cursor', async () => {
    const registry = await registryWith({ rows: rows(25), pageSize: 10 });
    expect(await pull(registry.url)).toHaveLength(25);
    expect(registry.requests.map(({ url }) => url.search)).toEqual([
      '?version=latest&limit=100',
      '?version=latest&limit=100&cursor=io.test%2Fserver-0009%3A1.0.0',
      '?version=latest&limit=100&cursor=io.test%2Fserver-0019%3A1.0.0',
    ]);
  });

  it('reads the empty page behind a list that fills its last one', async () => {
    const registry = await registryWith({ rows: rows(20), pageSize: 10 });
    expect(await pull(registry.url)).toHaveLength(20);
    expect(registry.requests).toHaveLength(3);
  });

  it.each([null, '', undefined])('takes the cursor %j for the end', async (nextCursor) => {
    const registry = await registryWith({
      rows: [],
      script: () => ({ body: { servers: rows(2), metadata: { nextCursor } } }),
    });
    expect(await pull(registry.url)).toHaveLength(2);
  });

  it('takes the older spelling of the cursor, and null for an empty page', async () => {
    const registry = await registryWith({
      rows: [],
      script: ({ cursor }) =>
        cursor === null
          ? { body: { servers: rows(2), metadata: { next_cursor: 'a b&c' } } }
          : { body: { servers: null, metadata: { count: 0 } } },
    });
    expect(await pull(registry.url)).toHaveLength(2);
    expect(registry.requests[1]?.cursor).toBe('a b&c');
  });

  it('keeps a query that the address already has', async () => {
    const registry = await registryWith({ rows: rows(1) });
    await pull(`${registry.url}?tenant=a`);
    expect(registry.requests[0]?.url.search).toBe('?tenant=a&version=latest&limit=100');
  });

  it('says who asks, and takes a compressed page', async () => {
    const page = JSON.stringify({ servers: rows(3), metadata: {} });
    const registry = await registryWith({
      rows: [],
      script: () => ({ headers: { 'content-encoding': 'gzip' }, body: gzipSync(page) }),
    });
    expect(await pull(registry.url)).toHaveLength(3);
    expect(registry.requests[0]?.headers['user-agent']).toBe('mcp-rollcall/test');
  });

  it('leaves a second between two requests', async () => {
    const registry = await registryWith({ rows: rows(25), pageSize: 10 });
    const clock = virtualClock();
    await pull(registry.url, { clock });
    expect(clock.slept).toEqual([1000, 1000]);
  });

  it('tells how far it is', async () => {
    const registry = await registryWith({ rows: rows(15), pageSize: 10 });
    const progress: PullProgress[] = [];
    await pull(registry.url, { onProgress: (step) => progress.push(step) });
    expect(progress).toEqual([
      { pages: 1, rows: 10 },
      { pages: 2, rows: 15 },
    ]);
  });
});

describe('a page that does not come at once', () => {
  it('is asked for again with the same cursor, after growing waits', async () => {
    const statuses = [500, 502, 503, 504, 429, 499];
    const registry = await registryWith({
      rows: rows(15),
      pageSize: 10,
      script: ({ number, cursor }) => {
        const status = cursor === null ? undefined : statuses[number - 2];
        return status === undefined ? undefined : { status, body: '<html>Bad Gateway</html>' };
      },
    });
    const clock = virtualClock();
    expect(await pull(registry.url, { clock })).toHaveLength(15);
    expect(clock.slept).toEqual([1000, 5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
    expect(new Set(registry.requests.slice(1).map(({ cursor }) => cursor)).size).toBe(1);
  });

  it.each([
    ['7', 7000],
    ['Mon, 30 Nov 2026 06:00:42 GMT', 42_000],
    ['86400', 300_000],
    ['soon', 5000],
  ])('waits as Retry-After: %s asks, within bounds', async (value, expected) => {
    const registry = await registryWith({
      rows: rows(1),
      script: ({ number }) =>
        number === 1 ? { status: 429, headers: { 'retry-after': value } } : undefined,
    });
    const clock = virtualClock();
    expect(await pull(registry.url, { clock })).toHaveLength(1);
    expect(clock.slept).toEqual([expected]);
  });

  it('is asked for again after a reset, a broken body and a time-out', async () => {
    const registry = await registryWith({
      rows: rows(15),
      pageSize: 10,
      script: ({ number, cursor }) => {
        if (cursor === null) return undefined;
        if (number === 2) return { reset: true };
        if (number === 3) return { headers: { 'content-length': '999' }, body: '{"servers":[' };
        return number === 4 ? { delayMs: 60_000 } : undefined;
      },
    });
    const waits: string[] = [];
    const found = await pull(registry.url, {
      limits: { pageTimeoutMs: 2500 },
      onProgress: ({ waiting }) => waiting && waits.push(waiting.why),
    });
    expect(found).toHaveLength(15);
    expect(waits).toHaveLength(3);
    expect(waits[2]).toBe('no whole answer in time');
  });

  it('ends the pull when the attempts are used up', async () => {
    const registry = await registryWith({ rows: [], script: () => ({ status: 503 }) });
    const fault = await faultOf(pull(registry.url, { limits: { attempts: 4 } }));
    expect(fault.code).toBe('registry_unreachable');
    expect(fault.message).toMatch(/gave no page in 4 attempts: HTTP 503$/);
    expect(registry.requests).toHaveLength(4);
  });

  it('ends the pull soon when nobody listens at all', async () => {
    const registry = await startRegistry({ rows: [] });
    await registry.close();
    const clock = virtualClock();
    const fault = await faultOf(pull(registry.url, { clock }));
    expect(fault.code).toBe('registry_unreachable');
    expect(fault.message).toMatch(/3 attempts: connect_refused/);
    expect(clock.slept).toEqual([5000, 10_000]);
  });
});

describe('what is no list', () => {
  it.each([
    [
      'HTML',
      {
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: '<html>Hello\u001b[31m\u202e',
      },
      /HTTP 200, text\/html: "<html>Hello \[31m"/,
    ],
    [
      'a problem',
      {
        status: 422,
        headers: { 'content-type': 'application/problem+json' },
        body: { title: 'no' },
      },
      /HTTP 422, application\/problem\+json: "\{"title":"no"\}"/,
    ],
    ['nothing', { status: 404, body: '' }, /HTTP 404, no media type: an empty body/],
    ['an array', { body: [] }, /HTTP 200, application\/json: "\[\]"/],
    ['another object', { body: { error: 'x' } }, /HTTP 200, application\/json/],
    [
      'half a document',
      { headers: { 'content-type': 'application/json' }, body: '{"servers":[' },
      /"\{"servers":\["/,
    ],
    [
      'a cursor that is no string',
      { body: { servers: [], metadata: { nextCursor: 7 } } },
      /nextCursor is a number/,
    ],
  ])('fails at %s, saying what came', async (_what, answer, message) => {
    const registry = await registryWith({ rows: [], script: () => answer });
    const fault = await faultOf(pull(registry.url));
    expect(fault.code).toBe('registry_not_a_list');
    expect(fault.message).toMatch(message);
    expect(fault.message).not.toMatch(/[\p{C}]/u);
    expect(registry.requests).toHaveLength(1);
  });

  it('fails at the flat rows of the older API by its name', async () => {
    const flat = {
      name: 'io.test/a',
      description: 'x',
      version: '1.0.0',
      status: 'active',
      _meta: {},
    };
    const registry = await registryWith({ rows: [flat, flat] });
    const fault = await faultOf(pull(registry.url));
    expect(fault.code).toBe('registry_not_a_list');
    expect(fault.message).toMatch(/older shape/);
  });

  it('passes a flat row among others on as a bad row', async () => {
    const registry = await registryWith({ rows: [...rows(2), { name: 'io.test/flat' }] });
    expect(await pull(registry.url)).toHaveLength(3);
  });

  it('does not follow a redirect to another origin', async () => {
    const other = await registryWith({ rows: rows(1) });
    const registry = await registryWith({
      rows: [],
      script: () => ({ status: 308, headers: { location: other.url } }),
    });
    const fault = await faultOf(pull(registry.url));
    expect(fault.code).toBe('registry_not_a_list');
    expect(fault.message).toContain(`redirects to ${new URL(other.url).origin}`);
    expect(other.requests).toHaveLength(0);
  });

  it('follows one on the same origin, and no circle of them', async () => {
    const registry = await registryWith({
      rows: rows(2),
      script: ({ url }) => {
        if (url.pathname === '/moved') {
          return { status: 307, headers: { location: `/v0.1/servers${url.search}` } };
        }
        return url.pathname === '/circle'
          ? { status: 302, headers: { location: '/circle' } }
          : undefined;
      },
    });
    const { origin } = new URL(registry.url);
    expect(await pull(`${origin}/moved`)).toHaveLength(2);
    expect((await faultOf(pull(`${origin}/circle`))).code).toBe('registry_not_a_list');
  });
});

describe('a list without an end', () => {
  it('fails at a cursor that came before', async () => {
    const cursors = ['a', 'b', 'a'];
    const registry = await registryWith({
      rows: [],
      script: ({ number }) => ({
        body: { servers: rows(1), metadata: { nextCursor: cursors[(number - 1) % 3] } },
      }),
    });
    const fault = await faultOf(pull(registry.url));
    expect(fault.code).toBe('registry_cursor_repeated');
    expect(registry.requests).toHaveLength(3);
  });

  it.each([
    ['pages', { pages: 3 }],
    ['rows', { rows: 30 }],
    ['bytes', { totalBytes: 12_000 }],
  ])('fails at too many %s instead of keeping a part', async (what, limits) => {
    const registry = await registryWith({ rows: rows(200), pageSize: 10 });
    const fault = await faultOf(pull(registry.url, { limits }));
    expect(fault.code).toBe('registry_too_long');
    expect(fault.message).toContain(what);
  });

  it('fails at a page that grows past its cap when unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(3_000_000, ' '));
    const registry = await registryWith({
      rows: [],
      script: () => ({ headers: { 'content-encoding': 'gzip' }, body: bomb }),
    });
    const fault = await faultOf(pull(registry.url, { limits: { pageBytes: 1_000_000 } }));
    expect(fault.code).toBe('registry_too_long');
  });
});

describe('the address', () => {
  it.each([
    'registry.example/v0.1/servers',
    'ftp://registry.example/',
    'https://me:secret@registry.example/',
  ])('refuses %s as a setting', async (url) => {
    expect((await faultOf(pull(url))).code).toBe('setting_invalid');
  });

  it.each(['http://169.254.169.254/latest/meta-data', 'http://metadata.google.internal/'])(
    'never asks %s',
    async (url) => {
      const fault = await faultOf(pull(url));
      expect(fault.code).toBe('registry_unreachable');
      expect(fault.message).toMatch(/address_refused/);
    },
  );
});
