import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import type { Observation } from '../../src/observation/observation.ts';
import { type Answer, ask, atEnd, badge, press, probe, served, until } from './service.ts';
import { startTarget } from './target.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The record of a handshake that was not made. */
const NOTHING_SENT = {
  endpoint: 'https://mcp.example.com/',
  refused: 'address_refused',
  exchanges: [],
} as unknown as Observation;

function held() {
  let go = () => {};
  const hold = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { hold, go: () => go() };
}

/** Targets on hosts of their own. */
async function targets(count: number, hold: Promise<void>) {
  const all = await Promise.all(
    Array.from({ length: count }, (_, at) => startTarget({ host: `127.0.0.${at + 2}`, hold })),
  );
  for (const { close } of all) atEnd(close);
  return all;
}

it('makes so many reads at once, lets so many wait, and turns away what comes then', async () => {
  const { hold, go } = held();
  const all = await targets(6, hold);
  const service = await served({ limits: { reads: 2, waiting: 2 } });
  const pressed: Answer[] = [];
  for (const { url } of all) pressed.push(await press(service, url));
  expect(pressed.map(({ status }) => status)).toEqual([202, 202, 202, 202, 503, 503]);
  expect(pressed[4]?.json.error.code).toBe('busy');
  expect(Number(pressed[4]?.headers['retry-after'])).toBeGreaterThan(0);
  await until(
    () => ask(service.url + pressed[1]?.json.url),
    ({ json }) => json.state === 'running' && json.told.startsWith('Request 1'),
  );
  expect(all.map(({ asked }) => asked.length > 0)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect((await ask(service.url + pressed[3]?.json.url)).json.state).toBe('queued');
  go();
  for (const { json } of pressed.slice(0, 4)) {
    await until(
      () => ask(service.url + json.url),
      (answer) => answer.json.state === 'done',
    );
  }
  // Nothing was sent to those that were turned away, so they may be checked now.
  expect(all.map(({ reads }) => reads)).toEqual([1, 1, 1, 1, 0, 0]);
  expect((await press(service, all[4]?.url ?? '')).status).toBe(202);
});

it('answers a flood with 200, 202, 429 or 503 and nothing else, and its memory stays flat', async () => {
  const { hold, go } = held();
  const all = await targets(20, hold);
  const service = await served({
    limits: { reads: 4, waiting: 8, clientRequests: 1800, clientReads: 600 },
  });
  const statuses: number[] = [];

  async function one(at: number): Promise<Answer> {
    const { url = '' } = all[(at >> 2) % 20] ?? {};
    switch (at % 4) {
      case 0:
        return press(service, url);
      case 1:
        return badge(service, `${url}?n=${at}`);
      case 2:
        return badge(service, url);
      default:
        return ask(`${service.url}/checks/style.css`);
    }
  }

  /** Fifty clients with so many requests between them; gives the memory that is left in use. */
  async function flood(requests: number): Promise<number> {
    let next = 0;
    async function client(): Promise<void> {
      for (let at = next++; at < requests; at = next++) statuses.push((await one(at)).status);
    }
    await Promise.all(Array.from({ length: 50 }, client));
    collectGarbage();
    return process.memoryUsage().heapUsed;
  }

  const before = await flood(600);
  const after = await flood(1400);
  go();
  expect(statuses).toHaveLength(2000);
  expect([...new Set(statuses)].sort()).toEqual([200, 202, 429, 503]);
  expect(after - before).toBeLessThan(16 * 2 ** 20);
  expect(service.errors).toEqual([]);
  expect((await ask(`${service.url}/healthz`)).text).toBe('ok\n');
}, 300_000);

it('limits the requests and the reads of one client', async () => {
  const service = await served({ limits: { clientRequests: 10, clientReads: 3 } });
  const reads: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    reads.push((await probe(service, `http://127.0.0.${at + 2}:1/`)).status);
  }
  expect(reads).toEqual([200, 200, 200, 429, 429]);
  const rest: Answer[] = [];
  for (let at = 0; at < 7; at += 1) rest.push(await ask(`${service.url}/checks/none`));
  expect(rest.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 429, 429]);
  expect(Number(rest[6]?.headers['retry-after'])).toBeGreaterThan(0);
  // A page of the site can tell its visitor.
  const refused = await probe(service, 'http://127.0.0.2:1/');
  expect(refused.json.error.code).toBe('too_many_requests');
  expect(refused.headers['access-control-allow-origin']).toBe('https://rollcall.example');
  expect(refused.headers['access-control-expose-headers']).toContain('retry-after');
  // Who watches the process is not counted.
  expect((await ask(`${service.url}/healthz`)).status).toBe(200);
});

it('limits all clients together', async () => {
  const service = await served({ limits: { allRequests: 3 } });
  const statuses: number[] = [];
  for (let at = 0; at < 5; at += 1) statuses.push((await ask(`${service.url}/none`)).status);
  expect(statuses).toEqual([404, 404, 404, 503, 503]);
});

it('takes the client from where it connects, whatever it says of itself, unless proxies are trusted', async () => {
  const asks = async (url: string, forwarded: string) =>
    (await ask(`${url}/none`, { headers: { 'x-forwarded-for': forwarded } })).status;

  const open = await served({ limits: { clientRequests: 2 } });
  expect(await asks(open.url, '203.0.113.1')).toBe(404);
  expect(await asks(open.url, '203.0.113.2')).toBe(404);
  expect(await asks(open.url, '203.0.113.3')).toBe(429);

  const behind = await served({
    limits: { clientRequests: 2 },
    trustedHops: 1,
    allowPrivate: false,
  });
  // The last address is what the proxy saw; what stands before it anybody can write.
  for (const [at, status] of [404, 404, 429, 429].entries()) {
    expect(await asks(behind.url, `198.51.100.${at}, 203.0.113.1`)).toBe(status);
  }
  expect(await asks(behind.url, '203.0.113.2')).toBe(404);
  // One subscriber has 64 bits of IPv6 to choose from.
  expect(await asks(behind.url, '2001:db8:1:2::1')).toBe(404);
  expect(await asks(behind.url, '2001:db8:1:2:ffff::2')).toBe(404);
  expect(await asks(behind.url, '2001:db8:1:2:3::3')).toBe(429);
  expect(await asks(behind.url, '2001:db8:1:3::1')).toBe(404);
});

it('counts who is given a ready reply, too, by the address that the proxy saw', async () => {
  const ready = `/api/v1/probe/badge?name=com.example/x`;
  const listed = { endpoint: 'https://mcp.example.com/', transport: 'http' as const };
  const behind = await served({
    limits: { clientRequests: 3 },
    trustedHops: 1,
    allowPrivate: false,
    listings: { byName: new Map([['com.example/x', listed]]) },
    reader: {
      handshake: async () => judgeHandshake(NOTHING_SENT),
      checkup: () => Promise.reject(new Error('no checkup was asked for')),
    },
  });
  const asks = (client: string) =>
    ask(behind.url + ready, { headers: { 'x-forwarded-for': `198.51.100.9, ${client}` } });
  await until(
    () => asks(`203.0.113.${Math.ceil(Math.random() * 200)}`),
    ({ headers }) => headers['cache-control'] === 'public, max-age=60',
  );
  const statuses: number[] = [];
  for (let at = 0; at < 5; at += 1) statuses.push((await asks('203.0.113.250')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect((await asks('203.0.113.251')).status).toBe(200);
});

it('makes one read of a host at a time', async () => {
  const { hold, go } = held();
  const [target] = await targets(1, hold);
  const service = await served();
  const probed = probe(service, target?.url ?? '');
  while (target?.asked.length === 0) await sleep(10);
  const pressed = await press(service, target?.url ?? '');
  await sleep(100);
  expect((await ask(service.url + pressed.json.url)).json.state).toBe('queued');
  expect(target?.asked).toHaveLength(1);
  go();
  expect((await probed).status).toBe(200);
  await until(
    () => ask(service.url + pressed.json.url),
    ({ json }) => json.state === 'done',
  );
});

it('is not overloaded by the work of its own start', async () => {
  const behindMs = 50;
  const service = await served({ limits: { behindMs } });
  for (let block = 0; block < 3; block += 1) {
    const until = performance.now() + 4 * behindMs;
    while (performance.now() < until);
    expect((await ask(`${service.url}/none`)).status).toBe(404);
  }
});
