import { once } from 'node:events';
import { Redis } from 'ioredis';
import { afterAll, beforeEach, expect, inject, it } from 'vitest';
import { openRedis } from '../../src/serve/store/redis.ts';
import { type Apart, serveApart } from '../serve/apart.ts';
import { ask, atEnd, badge, checked, press, probe, served, until } from '../serve/service.ts';
import { startTarget, type TargetOptions } from '../serve/target.ts';

const url = inject('redisUrl');
const redis = new Redis(url);
const DAY_MS = 24 * 60 * 60_000;

beforeEach(async () => {
  await redis.flushall();
});

afterAll(() => redis.disconnect());

async function target(options: TargetOptions = {}) {
  const started = await startTarget(options);
  atEnd(started.close);
  return started;
}

it('keeps a result until 24 hours after its run, to the millisecond, and no longer', async () => {
  const { url: endpoint } = await target();
  const service = await served({ store: await openRedis(url) });
  const { json } = await checked(service, endpoint);
  const expires = await redis.call('PEXPIRETIME', `rollcall:check:${json.id}`);
  expect(Math.abs(Number(expires) - Date.parse(json.expires_at))).toBeLessThan(1000);
  expect(Date.parse(json.expires_at) - Date.parse(json.checked_at)).toBe(DAY_MS);

  // What remains of a day is over.
  await redis.pexpire(`rollcall:check:${json.id}`, 1);
  const never = 'AAAAAAAAAAAAAAAAAAAAAA';
  await until(
    () => ask(service.url + json.url),
    ({ status }) => status === 404,
  );
  const gone = await ask(service.url + json.url);
  const nothing = await ask(service.url + json.url.replace(json.id, never));
  expect([gone.status, gone.text]).toEqual([nothing.status, nothing.text]);
});

it('leaves nothing that does not expire', async () => {
  const { url: endpoint } = await target();
  const service = await served({ store: await openRedis(url) });
  await checked(service, endpoint);
  await probe(service, endpoint);
  await badge(service, endpoint);
  const keys = await redis.keys('*');
  expect(keys.length).toBeGreaterThan(3);
  for (const key of keys) {
    expect(key.startsWith('rollcall:')).toBe(true);
    expect(await redis.pttl(key)).toBeGreaterThan(0);
    expect(await redis.pttl(key)).toBeLessThanOrEqual(DAY_MS);
  }
});

it('begins a new check once 10 minutes are over', async () => {
  const { url: endpoint } = await target();
  const service = await served({ store: await openRedis(url) });
  const { json } = await checked(service, endpoint);
  expect((await press(service, endpoint)).json).toMatchObject({ id: json.id, stored: true });
  const claim = 'rollcall:host:checkup:127.0.0.1';
  expect(await redis.pttl(claim)).toBeGreaterThan(9 * 60_000);
  expect(await redis.pttl(claim)).toBeLessThanOrEqual(10 * 60_000);
  await redis.del(claim);
  const anew = await press(service, endpoint);
  expect(anew.json.stored).toBe(false);
  expect(anew.json.id).not.toBe(json.id);
});

it('never reads a host twice in two processes that share it', async () => {
  const one = await target({ delayMs: 30 });
  const services = await Promise.all([serveApart(url), serveApart(url)]);
  const [first, second] = services as [Apart, Apart];
  const pressed = await Promise.all(
    Array.from({ length: 20 }, (_, at) => press(services[at % 2] ?? first, one.url)),
  );
  expect(new Set(pressed.map(({ json }) => json.id)).size).toBe(1);
  expect(pressed.filter(({ json }) => json.stored === false)).toHaveLength(1);

  // Whichever of the two makes it, both tell how it goes and what came of it.
  const events = await Promise.all(
    services.map(
      async (service) => (await ask(`${service.url}${pressed[0]?.json.url}/events`)).text,
    ),
  );
  for (const text of events) expect(text).toContain('event: end');
  const results = await Promise.all(services.map((service) => checked(service, one.url)));
  expect(results[0]?.json).toEqual(results[1]?.json);
  expect(one.reads).toBe(1);

  const other = await target({ host: '127.0.0.2', delayMs: 30 });
  const probed = await Promise.all(
    Array.from({ length: 10 }, (_, at) => probe(services[at % 2] ?? first, other.url)),
  );
  expect(probed.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(probed.map(({ json }) => json.checked_at)).size).toBe(1);
  expect(other.reads).toBe(1);
  expect((await badge(second, other.url)).text).toBe((await badge(first, other.url)).text);
});

it('tells in one process that a check of the other was broken off with it', async () => {
  const silent = await target({ hold: new Promise(() => {}) });
  const [first, second] = [await serveApart(url), await serveApart(url)];
  const { json } = await press(first, silent.url);
  await until(
    () => ask(second.url + json.url),
    (answer) => answer.json.state === 'running',
  );
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const { text } = await ask(second.url + json.events);
  expect(text).toContain('"state":"broken_off"');
  expect(text).toContain('event: end');
});

it('is not ready, and turns requests away, while Redis does not answer', async () => {
  const service = await served({ store: await openRedis(url) });
  // Every command waits until the pause is over; a store that is slower than two seconds counts as down.
  await redis.call('CLIENT', 'PAUSE', '3500', 'ALL');
  const answer = await ask(`${service.url}/readyz`);
  expect(answer.status).toBe(503);
  expect(answer.text).not.toMatch(/redis|127\.0\.0\.1/i);
  await until(
    () => ask(`${service.url}/readyz`),
    ({ status }) => status === 200,
  );
});

it('is not begun without Redis', async () => {
  await expect(openRedis('redis://user:secret@127.0.0.1:1')).rejects.toThrow(
    'Redis does not answer at 127.0.0.1:1',
  );
});
