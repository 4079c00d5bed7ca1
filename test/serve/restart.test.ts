import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { openSqlite } from '../../src/serve/store/sqlite.ts';
import { type Apart, serveApart } from './apart.ts';
import { ask, atEnd, checked, press, probe, served, until } from './service.ts';
import { startTarget } from './target.ts';

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'rollcall-serve-'));
  atEnd(() => rm(made, { recursive: true, force: true }));
  return made;
}

it('has the results of before when it is started again over the same file', async () => {
  const file = join(await folder(), 'store.sqlite');
  const target = await startTarget();
  atEnd(target.close);
  const first = await served({ store: openSqlite({ file }) });
  const { json } = await checked(first, target.url);
  const probed = await probe(first, target.url);
  await first.stop();

  const second = await served({ store: openSqlite({ file }) });
  expect((await ask(second.url + json.url)).json).toEqual(json);
  expect((await press(second, target.url)).json).toMatchObject({ id: json.id, stored: true });
  expect((await probe(second, target.url)).json).toEqual({ ...probed.json, stored: true });
});

it('begins over no file that is something else, and says so in words', async () => {
  const within = await folder();
  const text = join(within, 'notes.txt');
  await writeFile(text, 'Not a database, but a text that is somewhat long. '.repeat(20));
  expect(() => openSqlite({ file: text })).toThrow('file is not a database');

  const other = join(within, 'other.sqlite');
  const database = new Database(other);
  database.exec('CREATE TABLE entries (key, expires_at)');
  database.close();
  expect(() => openSqlite({ file: other })).toThrow(
    expect.objectContaining({ code: 'store_unusable', message: expect.stringContaining(other) }),
  );
  expect(() => openSqlite({ file: within })).toThrow('in a folder that may be written');
});

it('is not ready while its file can be read, but not written to', async () => {
  const file = join(await folder(), 'store.sqlite');
  const service = await served({ store: openSqlite({ file }) });
  const other = new Database(file);
  other.exec('BEGIN IMMEDIATE');
  const ready = async () => (await ask(`${service.url}/readyz`)).status;
  expect(await ready()).toBe(503);
  other.exec('ROLLBACK');
  other.close();
  expect(await ready()).toBe(200);
});

it('says of a check whose process died that it was broken off', async () => {
  const file = join(await folder(), 'store.sqlite');
  const target = await startTarget({ hold: new Promise(() => {}) });
  atEnd(target.close);
  const process = await serveApart(file);
  const pressed = await press(process, target.url);
  await until(
    () => ask(process.url + pressed.json.url),
    ({ json }) => json.state === 'running' && target.asked.length > 0,
  );
  process.child.kill('SIGKILL');
  await once(process.child, 'exit');

  const next = await served({ store: openSqlite({ file }) });
  const { json } = await until(
    () => ask(next.url + pressed.json.url),
    (answer) => answer.json.state === 'broken_off',
  );
  expect(json.events).toBeUndefined();
  const page = await ask(next.url + json.page);
  expect(page.text).toContain('broken off on our side');
  expect(page.text).not.toContain('http-equiv="refresh"');
  expect(page.text).not.toContain('24 hours');
  expect((await ask(`${next.url}${json.page}?stored`)).text).toBe(page.text);
  // The host may have been asked something, so it has its 10 minutes of peace.
  expect((await press(next, target.url)).json).toMatchObject({ id: json.id, stored: true });
});

it('lets the reads that run end when it is stopped, turns away those that wait, and exits', async () => {
  const file = join(await folder(), 'store.sqlite');
  let go = () => {};
  const hold = new Promise<void>((resolve) => {
    go = resolve;
  });
  const slow = await startTarget({ hold });
  const waiting = await startTarget({ host: '127.0.0.2' });
  atEnd(slow.close);
  atEnd(waiting.close);
  const service = await served({ store: openSqlite({ file }), limits: { reads: 1 } });
  const running = await press(service, slow.url);
  const queued = await press(service, waiting.url);
  const probed = probe(service, waiting.url);
  const events = fetch(`${service.url}${running.json.events}`).then((answer) => answer.text());
  await until(
    () => ask(service.url + running.json.url),
    ({ json }) => json.state === 'running' && slow.asked.length > 0,
  );
  const stopped = service.stop();
  expect((await probed).status).toBe(503);
  await expect(ask(`${service.url}/healthz`)).rejects.toThrow();
  go();
  await stopped;
  expect(waiting.asked).toEqual([]);
  // Who watched it has heard how it ended.
  expect(await events).toMatch(/^event: end\nid: done-\d+\ndata: .*"state":"done"/m);

  const next = await served({ store: openSqlite({ file }) });
  expect((await ask(next.url + running.json.url)).json.state).toBe('done');
  expect((await ask(next.url + queued.json.url)).json.state).toBe('broken_off');
  // Nothing was sent to the host that waited.
  expect((await press(next, waiting.url)).json.stored).toBe(false);
});

it('never checks a host twice in two processes that share a file', async () => {
  const file = join(await folder(), 'store.sqlite');
  const target = await startTarget({ delayMs: 20 });
  atEnd(target.close);
  const services = await Promise.all([serveApart(file), serveApart(file)]);
  const pressed = await Promise.all(
    Array.from({ length: 16 }, (_, at) => press(services[at % 2] as Apart, target.url)),
  );
  expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([202]));
  expect(new Set(pressed.map(({ json }) => json.id)).size).toBe(1);
  for (const service of services) await checked(service, target.url);
  expect(target.reads).toBe(1);
});
