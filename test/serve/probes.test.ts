import { expect, it } from 'vitest';
import { handshakeJson } from '../../src/render/json.ts';
import { openSqlite } from '../../src/serve/store/sqlite.ts';
import {
  ask,
  atEnd,
  badge,
  HOUR,
  MINUTE,
  movedClock,
  probe,
  served,
  testReader,
  until,
} from './service.ts';
import { startTarget, type TargetOptions } from './target.ts';

async function withTarget(options: TargetOptions = {}) {
  const target = await startTarget(options);
  atEnd(target.close);
  const clock = movedClock();
  const store = openSqlite({ file: ':memory:', now: clock.now });
  const listing = { endpoint: target.url, transport: 'http' as const };
  const service = await served({
    store,
    listings: { byName: new Map([['com.example/target', listing]]) },
  });
  return { target, clock, service, store };
}

it('tells a handshake with the members of the command line, and when it was made', async () => {
  const { target, service, store } = await withTarget();
  const { status, json, headers } = await probe(service, target.url);
  expect(status).toBe(200);
  expect(headers['access-control-allow-origin']).toBe('https://rollcall.example');
  const { checked_at, stored, next_check_at, ...handshake } = json;
  expect({ checked_at, stored, next_check_at }).toEqual({
    checked_at: '2026-11-30T12:00:00.000Z',
    stored: false,
    next_check_at: '2026-11-30T12:10:00.000Z',
  });
  const { host } = new URL(target.url);
  const judgement = await testReader(store).handshake({
    url: target.url,
    key: '',
    host,
    transport: null,
  });
  const told = JSON.parse(handshakeJson(judgement));
  expect(Object.keys(handshake)).toEqual(Object.keys(told));
  expect({ ...handshake, latency_ms: 0 }).toEqual({ ...told, latency_ms: 0 });
});

it('gives the stored handshake for 10 minutes, by address and by name, and then makes a new one', async () => {
  const { target, clock, service } = await withTarget();
  await probe(service, target.url);
  clock.move(10 * MINUTE - 1);
  const stored = await probe(service, target.url);
  expect(stored.json).toMatchObject({ stored: true, checked_at: '2026-11-30T12:00:00.000Z' });
  const byName = await ask(`${service.url}/api/v1/probe?name=com.example/target`);
  expect(byName.json).toEqual(stored.json);
  expect(target.reads).toBe(1);
  clock.move(1);
  const anew = await probe(service, target.url);
  expect(anew.json).toMatchObject({ stored: false, checked_at: '2026-11-30T12:10:00.000Z' });
  expect(target.reads).toBe(2);
});

it('has one handshake made for all who ask at once', async () => {
  const { target, service } = await withTarget({ delayMs: 100 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => probe(service, target.url)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(target.reads).toBe(1);
});

it('reads no other address of the host within 10 minutes', async () => {
  const { target, service } = await withTarget();
  await probe(service, target.url);
  const other = await probe(service, `${target.url}/other`);
  expect(other.status).toBe(429);
  expect(other.headers['retry-after']).toBe('600');
  expect(other.json.error.code).toBe('host_read_recently');
  expect((await badge(service, `${target.url}/other`)).text).toContain('not read yet');
  expect(target.reads).toBe(1);
});

it('shows a grey badge at once where nothing is known, and what was seen once it is', async () => {
  let go = () => {};
  const hold = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { target, service } = await withTarget({ hold });
  const first = await badge(service, target.url);
  expect(first.status).toBe(200);
  expect(first.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(first.text).toContain('not read yet');
  go();
  const seen = await until(
    () => badge(service, target.url),
    ({ text }) => text.includes('Live OK'),
  );
  expect(seen.text).toContain('(data of 2026-11-30)');
  expect(seen.headers['cache-control']).toBe('public, max-age=60');
  const byName = await ask(`${service.url}/api/v1/probe/badge?name=com.example/target`);
  expect(byName.text).toBe(seen.text);
  expect(target.reads).toBe(1);
});

it('shows the old badge at once when its 10 minutes are over, and has a new handshake made', async () => {
  const { target, clock, service } = await withTarget();
  await probe(service, target.url);
  await badge(service, target.url);
  clock.move(10 * MINUTE);
  const old = await badge(service, target.url);
  expect(old.text).toContain('Live OK');
  expect(old.headers['cache-control']).toBe('no-cache');
  const stored = await until(
    () => probe(service, target.url),
    ({ json }) => json.checked_at === '2026-11-30T12:10:00.000Z',
  );
  expect(stored.status).toBe(200);
  expect(target.reads).toBe(2);
});

it('forgets a handshake after 24 hours', async () => {
  const { target, clock, service } = await withTarget();
  await probe(service, target.url);
  await target.close();
  clock.move(24 * HOUR - 1);
  expect((await badge(service, target.url)).text).toContain('Live OK');
  clock.move(1);
  await until(
    () => badge(service, target.url),
    ({ text }) => !text.includes('Live OK'),
  );
});

it('keeps handshakes and checkups of one host apart, and makes them one after the other', async () => {
  const { target, service } = await withTarget({ delayMs: 30 });
  const probed = probe(service, target.url);
  const pressed = await ask(`${service.url}/api/v1/checks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: target.url }),
  });
  expect(pressed.status).toBe(202);
  expect((await probed).json.stored).toBe(false);
  await until(
    () => ask(service.url + pressed.json.url),
    ({ json }) => json.state === 'done',
  );
  const [first, second] = [target.asked.indexOf('initialize'), target.asked.indexOf('tools/call')];
  expect(first).toBeGreaterThanOrEqual(0);
  expect(second).toBeGreaterThan(first);
  // The checkup opens with server/discover: all of the handshake stands on one side of it.
  const discover = target.asked.indexOf('server/discover');
  const handshake = target.asked.slice(0, discover);
  const isBefore = handshake.includes('tools/list');
  expect(isBefore || handshake.length === 0).toBe(true);
});

it('does not keep those waiting who ask for what was broken off long ago', async () => {
  const clock = movedClock();
  const store = openSqlite({ file: ':memory:', now: clock.now });
  const broken = { ...testReader(store), handshake: () => Promise.reject(new Error('no')) };
  const service = await served({ store, reader: broken });
  const asked = `${service.url}/api/v1/probe?url=http://127.0.0.1:1/`;
  expect((await ask(asked)).status).toBe(500);
  clock.move(MINUTE);
  const again = await ask(asked, { signal: AbortSignal.timeout(20_000) });
  expect(again.json.error.code).toBe('read_broken_off');
  expect(again.headers['retry-after']).toBe('540');
});
