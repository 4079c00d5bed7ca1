import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openSqlite } from '../../src/serve/store/sqlite.ts';
import { ask, atEnd, checked, press, type Served, served, until } from './service.ts';
import { startTarget } from './target.ts';

interface Heard {
  event: string;
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: what was answered is what the tests look into
  data: any;
}

function eventsOf(text: string): Heard[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      return { event: field('event'), id: field('id'), data: JSON.parse(field('data')) };
    });
}

async function running(service: Served) {
  let go = () => {};
  const hold = new Promise<void>((resolve) => {
    go = resolve;
  });
  const target = await startTarget({ hold });
  atEnd(target.close);
  const { json } = await press(service, target.url);
  return { target, json, go: () => go() };
}

it('tells each step of a check, and at its end all of the result', async () => {
  const service = await served();
  const { target, json, go } = await running(service);
  const response = await fetch(service.url + json.events);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': 'https://rollcall.example',
    'x-content-type-options': 'nosniff',
  });
  go();
  const events = eventsOf(await response.text());
  expect(events.at(-1)).toMatchObject({ event: 'end', data: { state: 'done', id: json.id } });
  expect(events.at(-1)?.data.rows).toHaveLength(15);
  const told = events.slice(0, -1).map(({ event, data }) => `${event}: ${data.told}`);
  expect(told).toContain('progress: Request 1: server/discover …');
  expect(told.at(-1)).toBe('progress: Request 5: a call of a tool that does not exist …');
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  expect(target.reads).toBe(1);

  const whole = await ask(service.url + json.url);
  expect(events.at(-1)?.data).toEqual(whole.json);
});

it('resumes, and tells a browser that had the end to stay away', async () => {
  const service = await served();
  const { target, json, go } = await running(service);
  const gone = new AbortController();
  await fetch(service.url + json.events, { signal: gone.signal });
  gone.abort();
  const response = await fetch(service.url + json.events, {
    headers: { 'last-event-id': 'queued-0' },
  });
  go();
  const last = eventsOf(await response.text()).at(-1);
  expect(last).toMatchObject({ event: 'end', data: { state: 'done' } });
  const again = await ask(service.url + json.events, {
    headers: { 'last-event-id': last?.id ?? '' },
  });
  expect([again.status, again.text]).toEqual([204, '']);
  const anew = await ask(service.url + json.events);
  expect(eventsOf(anew.text).map(({ event }) => event)).toEqual(['end']);
  expect(target.reads).toBe(1);
});

it('keeps nothing for clients that have gone, and gives one client so many streams', async () => {
  const service = await served({ limits: { clientStreams: 3 } });
  const { json, go } = await running(service);
  const address = service.url + json.events;
  for (let round = 0; round < 5; round += 1) {
    const gone = new AbortController();
    const streams = await Promise.all([1, 2, 3].map(() => fetch(address, { signal: gone.signal })));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ask(address)).status).toBe(429);
    gone.abort();
    await until(
      async () => {
        const test = new AbortController();
        const { status } = await fetch(address, { signal: test.signal });
        test.abort();
        await sleep(20);
        return { status, headers: {}, text: '', json: null };
      },
      ({ status }) => status === 200,
    );
    await sleep(50);
  }
  go();
  await until(
    () => ask(service.url + json.url),
    (answer) => answer.json.state === 'done',
  );
  expect(service.errors).toEqual([]);
});

it('takes 64 bits of IPv6 for one client of streams', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-events-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'store.sqlite');
  const behind = await served({
    limits: { clientStreams: 1 },
    trustedHops: 1,
    allowPrivate: false,
    store: openSqlite({ file }),
  });
  const { json, go } = await running(await served({ store: openSqlite({ file }) }));
  const watched = async (from: string) => {
    const stream = await fetch(behind.url + json.events, { headers: { 'x-forwarded-for': from } });
    return stream.status;
  };
  expect(await watched('2001:db8:1:2::1')).toBe(200);
  expect(await watched('2001:db8:1:2:ffff::2')).toBe(429);
  expect(await watched('2001:db8:1:3::1')).toBe(200);
  expect(await watched('::ffff:203.0.113.1')).toBe(200);
  expect(await watched('203.0.113.1')).toBe(429);
  expect(await watched('203.0.113.2')).toBe(200);
  go();
});

it('has no stream for what is not there', async () => {
  const service = await served();
  const target = await startTarget();
  atEnd(target.close);
  await checked(service, target.url);
  expect((await ask(`${service.url}/api/v1/checks/AAAAAAAAAAAAAAAAAAAAAA/events`)).status).toBe(
    404,
  );
});
