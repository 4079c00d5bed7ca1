import { expect, it } from 'vitest';
import { REASONS } from '../../src/judge/checkup/reasons.ts';
import { openSqlite } from '../../src/serve/store/sqlite.ts';
import { ask, atEnd, checked, HOUR, MINUTE, movedClock, press, served } from './service.ts';
import { startTarget } from './target.ts';

const FORM = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
};

async function withTarget() {
  const target = await startTarget();
  atEnd(target.close);
  const clock = movedClock();
  const service = await served({ store: openSqlite({ file: ':memory:', now: clock.now }) });
  return { target, clock, service };
}

it('answers a press with the address of a result, which has fifteen rows and stands for 24 hours', async () => {
  const { target, service } = await withTarget();
  const pressed = await press(service, target.url);
  expect(pressed.status).toBe(202);
  expect(pressed.json).toMatchObject({ stored: false, endpoint: target.url });
  expect(pressed.headers.location).toBe(pressed.json.url);

  const { json } = await checked(service, target.url);
  expect(json).toMatchObject({
    id: pressed.json.id,
    state: 'done',
    signed: false,
    checked_at: '2026-11-30T12:00:00.000Z',
    expires_at: '2026-12-01T12:00:00.000Z',
    next_check_at: '2026-11-30T12:10:00.000Z',
  });
  expect(json.rows).toHaveLength(15);
  expect(json.counts.observed + json.counts.not_checked).toBe(15);
  for (const row of json.rows) {
    expect(row.state === 'VERIFIED' || row.reason.key in REASONS).toBe(true);
    // What was found, not what was looked for.
    expect(row.text).toMatch(/^(?!Whether|Which|What|How)\S/);
  }
  expect(json.fingerprints.toolset).toMatch(/^sha256:/);
});

it('shows the rows on a page: state and reason, counts, until when it stands, not signed', async () => {
  const { target, service } = await withTarget();
  const { json } = await checked(service, target.url);
  const page = await ask(service.url + json.page);
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { check, words } of json.rows) {
    expect(page.text).toMatch(new RegExp(`<li id="${check}"><span class="chip \\w+">${words}<`));
  }
  expect(page.text).toContain(
    `${json.counts.observed} observed, ${json.counts.not_checked} not checked`,
  );
  expect(page.text).toContain('<time datetime="2026-12-01T12:00:00.000Z">2026-12-01 12:00:00 UTC');
  expect(page.text).toContain('not signed');
  expect(page.text).toContain('No approved baseline');
  expect(page.text).not.toContain('http-equiv="refresh"');
});

it('gives the stored observation for 10 minutes, labelled, and then makes a new one', async () => {
  const { target, clock, service } = await withTarget();
  const { json: first } = await checked(service, target.url);
  const requests = target.asked.length;

  clock.move(10 * MINUTE - 1);
  const again = await press(service, target.url.replace('http:', 'HTTP:'));
  expect(again.status).toBe(200);
  expect(again.json).toMatchObject({
    id: first.id,
    stored: true,
    checked_at: first.checked_at,
    next_check_at: first.next_check_at,
    rows: first.rows,
  });
  expect(target.asked).toHaveLength(requests);

  clock.move(1);
  const anew = await press(service, target.url);
  expect(anew.status).toBe(202);
  expect(anew.json.stored).toBe(false);
  expect(anew.json.id).not.toBe(first.id);
  const { json: second } = await checked(service, target.url);
  expect(second.checked_at).toBe('2026-11-30T12:10:00.000Z');
  expect(target.asked.length).toBeGreaterThan(requests);
  // The first one stands beside it.
  expect((await ask(service.url + first.url)).json.checked_at).toBe(first.checked_at);
});

it('reads no other address of a host within 10 minutes, and shows nobody a result of another address', async () => {
  const { target, clock, service } = await withTarget();
  await checked(service, target.url);
  const requests = target.asked.length;
  clock.move(4 * MINUTE);
  for (const other of [`${target.url}2`, target.url.replace(/:\d+/, ':1')]) {
    const answer = await press(service, other);
    expect(answer.status).toBe(429);
    expect(answer.json.error.code).toBe('host_read_recently');
    expect(answer.headers['retry-after']).toBe('360');
  }
  expect(target.asked).toHaveLength(requests);
});

it('answers 24 hours after the run as an address that never existed, page and JSON alike', async () => {
  const { target, clock, service } = await withTarget();
  const { json } = await checked(service, target.url);
  const never = 'AAAAAAAAAAAAAAAAAAAAAA';
  const paths = [json.page, `${json.page}?stored`, json.url, `${json.url}/events`];
  await Promise.all(paths.map((path) => ask(service.url + path)));

  clock.move(24 * HOUR - 1);
  expect((await ask(service.url + json.page)).status).toBe(200);
  expect((await ask(service.url + json.url)).status).toBe(200);

  clock.move(1);
  for (const path of paths) {
    for (const method of ['GET', 'POST']) {
      const gone = await ask(service.url + path, { method });
      const nothing = await ask(service.url + path.replace(json.id, never), { method });
      expect(gone.status).toBe(404);
      expect({ ...gone, headers: { ...gone.headers, date: '' } }).toEqual({
        ...nothing,
        headers: { ...nothing.headers, date: '' },
      });
    }
  }
});

it('gives out identifiers that have 128 bits and never repeat', async () => {
  const { target, clock, service } = await withTarget();
  const ids = new Set<string>();
  for (let i = 0; i < 5; i += 1) {
    ids.add((await checked(service, target.url)).json.id);
    clock.move(10 * MINUTE);
  }
  expect(ids.size).toBe(5);
  for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16);
});

it('works with a form: the answer leads to a page that asks again until the result is there', async () => {
  let go = () => {};
  const hold = new Promise<void>((resolve) => {
    go = resolve;
  });
  const target = await startTarget({ hold });
  atEnd(target.close);
  const service = await served();
  const body = new URLSearchParams({ url: ` ${target.url} ` });
  const posted = await ask(`${service.url}/api/v1/checks`, { ...FORM, body });
  expect(posted.status).toBe(303);
  expect(posted.headers.location).toMatch(/^\/checks\/[\w-]{22}$/);
  const page = service.url + posted.headers.location;
  const running = await ask(page);
  expect((await ask(`${page}?stored`)).text).toBe(running.text);
  expect(running.text).toContain('<meta http-equiv="refresh" content="2">');
  go();
  for (let at = 0; at < 400; at += 1) {
    if (!(await ask(page)).text.includes('http-equiv="refresh"')) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  expect((await ask(page)).text).toContain('<h1>Checkup, fifteen rows</h1>');

  const again = await ask(`${service.url}/api/v1/checks`, { ...FORM, body });
  expect(again.headers.location).toBe(`${posted.headers.location}?stored`);
  const stored = await ask(service.url + again.headers.location);
  expect(stored.text).toContain('A stored observation, made');
  expect(stored.text).toContain('the next check of this one may be made from');

  const tooSoon = await ask(`${service.url}/api/v1/checks`, {
    ...FORM,
    body: new URLSearchParams({ url: `${target.url}/other` }),
  });
  expect(tooSoon.status).toBe(429);
  expect(tooSoon.text).toMatch(/Try again from <time datetime="[^"]+">\S+ \S+ UTC<\/time> on\./);

  const refused = await ask(`${service.url}/api/v1/checks`, {
    ...FORM,
    body: new URLSearchParams({ url: 'ftp://x.example/' }),
  });
  expect(refused.status).toBe(400);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused.text).toContain('Expected an http or https address');
});

it('makes one check of presses that come together', async () => {
  const { target, service } = await withTarget();
  const pressed = await Promise.all(Array.from({ length: 10 }, () => press(service, target.url)));
  expect(new Set(pressed.map(({ json }) => json.id)).size).toBe(1);
  expect(pressed.filter(({ json }) => json.stored === false)).toHaveLength(1);
  await checked(service, target.url);
  expect(target.reads).toBe(1);
});
