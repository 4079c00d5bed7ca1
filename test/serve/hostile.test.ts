import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { builtFor } from '../../src/serve/built-for.ts';
import { REFUSALS } from '../../src/serve/refusal.ts';
import { openSqlite } from '../../src/serve/store/sqlite.ts';
import { ask, atEnd, badge, press, probe, served, testReader } from './service.ts';
import { startTarget } from './target.ts';

/** A service for everybody: no address of this machine or its network is read. */
function guarded() {
  const store = openSqlite({ file: ':memory:' });
  return served({ store, allowPrivate: false, reader: testReader(store, false) });
}

const REFUSED: [url: string, code: string][] = [
  ['', 'request_invalid'],
  ['not a url', 'url_invalid'],
  ['/checks/x', 'url_invalid'],
  ['javascript:alert(1)', 'url_not_http'],
  ['file:///etc/passwd', 'url_not_http'],
  ['ftp://mcp.example.com/', 'url_not_http'],
  ['https://user:pw@mcp.example.com/', 'url_has_credentials'],
  ['https://REDACTED@mcp.example.com/', 'url_has_credentials'],
  ['https://mcp.example.com/?api_key=abc', 'url_has_credentials'],
  ['https://{tenant}.example.com/mcp', 'url_template'],
  [`https://mcp.example.com/${'a'.repeat(1000)}`, 'url_invalid'],
  [`https://mcp.example.com/${'a'.repeat(1200)}`, 'request_invalid'],
  ['https://localhost/', 'address_refused'],
  ['https://127.0.0.1/', 'address_refused'],
  ['https://2130706433/', 'address_refused'],
  ['https://0x7f.1/', 'address_refused'],
  ['https://[::1]/', 'address_refused'],
  ['https://[::ffff:10.0.0.1]/', 'address_refused'],
  ['https://10.0.0.1/', 'address_refused'],
  ['https://192.168.1.1/', 'address_refused'],
  ['https://169.254.169.254/latest/meta-data', 'address_refused'],
  ['https://metadata.google.internal/', 'address_refused'],
  ['https://printer.local/', 'address_refused'],
];

it('refuses every address that is not a public one, before anything is sent or kept', async () => {
  const service = await guarded();
  for (const [url, code] of REFUSED) {
    for (const answer of [
      await press(service, url),
      await probe(service, url),
      await badge(service, url),
    ]) {
      expect([url, answer.json?.error.code, answer.status]).toEqual([url, code, 400]);
      expect(Object.keys(answer.json)).toEqual(['error']);
    }
  }
  // A checkup is of https only; a handshake is not.
  expect((await press(service, 'http://mcp.example.com/')).json.error.code).toBe('url_not_https');
  expect(service.errors).toEqual([]);
});

it('honours who asked not to be read: by name, host and address', async () => {
  const target = await startTarget();
  atEnd(target.close);
  const { url, host } = { url: target.url, host: new URL(target.url).hostname };
  const listing = { endpoint: url, transport: 'http' as const };
  const listed = {
    byName: new Map([['com.example/target', listing]]),
    byEndpoint: new Map([[`http ${url}`, ['com.example/target']]]),
  };
  const at = { requested_at: '2026-11-30' };
  for (const optOut of [{ name: 'com.example/TARGET' }, { host }, { endpoint: url }]) {
    const optOuts = { schema_version: 1 as const, opt_outs: [{ ...optOut, ...at }] };
    const service = await served({ listings: { ...listed, optOuts: optOuts as never } });
    for (const answer of [
      await press(service, url),
      await probe(service, url),
      await badge(service, url),
      await ask(`${service.url}/api/v1/probe?name=com.example/target`),
    ]) {
      expect([answer.status, answer.json.error.code]).toEqual([403, 'opted_out']);
    }
  }
  expect(target.asked).toEqual([]);
});

it('answers requests that are none by the closed list', async () => {
  const service = await served();
  const checks = `${service.url}/api/v1/checks`;
  const json = { 'content-type': 'application/json' };
  const post = (body: string, headers: Record<string, string> = json) =>
    ask(checks, { method: 'POST', headers, body });
  const answers = [
    [400, 'request_invalid', await post('{')],
    [400, 'request_invalid', await post('')],
    [400, 'request_invalid', await post('[]')],
    [400, 'request_invalid', await post('{"url":1}')],
    [400, 'request_invalid', await post('{"url":["https://a.example/"]}')],
    [400, 'request_invalid', await post('{"url":"https://a.example/","more":1}')],
    [400, 'request_invalid', await post('{"__proto__":{"url":"https://a.example/"}}')],
    [413, 'body_too_large', await post(`{"url":"${'a'.repeat(100_000)}"}`)],
    [415, 'media_type_unsupported', await post('<url/>', { 'content-type': 'text/xml' })],
    [415, 'media_type_unsupported', await post('x', { 'content-type': 'multipart/form-data' })],
    [415, 'media_type_unsupported', await post('{"url":"x"}', { 'content-type': 'text/plain' })],
    [400, 'request_invalid', await ask(`${service.url}/api/v1/probe`)],
    [400, 'request_invalid', await ask(`${service.url}/api/v1/probe?url=a&url=b`)],
    [400, 'request_invalid', await ask(`${service.url}/api/v1/probe?url=https://a.b/&name=a/b`)],
    [404, 'listing_unknown', await ask(`${service.url}/api/v1/probe?name=../../etc/passwd`)],
    [404, 'listing_unknown', await ask(`${service.url}/api/v1/probe?name=__proto__`)],
    [405, 'method_not_allowed', await ask(checks)],
    [405, 'method_not_allowed', await ask(checks, { method: 'PUT', body: '<' })],
    [404, 'not_found', await ask(`${checks}/..%2f..%2fpasswd`)],
    [404, 'not_found', await ask(`${checks}/${'a'.repeat(5000)}`)],
    [404, 'not_found', await ask(`${checks}/AAAAAAAAAAAAAAAAAAAA%00A`)],
    [404, 'not_found', await ask(`${service.url}/api/v2/probe`)],
  ] as const;
  for (const [status, code, answer] of answers) {
    expect([answer.status, answer.json?.error]).toEqual([
      status,
      { code, message: REFUSALS[code][1] },
    ]);
  }
  expect((await ask(`${service.url}/%`)).status).toBe(400);
  const allowed = async (path: string, method: string) => {
    const { status, headers } = await ask(`${service.url}/api/v1/${path}`, { method });
    return [status, headers.allow];
  };
  // Looking at the head of a probe would begin one.
  expect(await allowed('probe?url=https://a.example/', 'HEAD')).toEqual([405, 'GET, OPTIONS']);
  expect(await allowed('probe/badge', 'POST')).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(await allowed('checks', 'DELETE')).toEqual([405, 'POST, OPTIONS']);
  expect(await allowed('checks/AAAAAAAAAAAAAAAAAAAAAA', 'DELETE')).toEqual([404, undefined]);
  expect((await allowed('checks', 'OPTIONS'))[0]).toBe(204);
  expect(service.errors).toEqual([]);
});

it('never answers with a fault of its own, or with what a request held, whatever it is asked', async () => {
  const service = await served({ limits: { clientRequests: 100_000, clientReads: 100_000 } });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        '/api/v1/probe?url=',
        '/api/v1/probe/badge?name=',
        '/checks/',
        '/api/v1/checks/',
      ),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webUrl().map((url) => `${url}\u202e<script>`),
      ),
      async (path, text) => {
        const found = text.replace(/^https?:/i, 'ftp:');
        const answer = await ask(
          service.url + path + encodeURIComponent(Buffer.from(found).toString()),
        );
        expect([200, 400, 404]).toContain(answer.status);
        expect(answer.text).not.toContain('<script>');
        if (answer.json !== null) expect(answer.json.error.code in REFUSALS).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
  expect(service.errors).toEqual([]);
});

it('ends with who sends a request by and by, or none', async () => {
  const service = await served();
  const open = (text: string) =>
    new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(service.port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(heard));
    });
  const started = performance.now();
  const answers = await Promise.all([
    open('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: '),
    open(
      'POST /api/v1/checks HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"url',
    ),
    open('\u0016\u0003\u0001\u0002TLS?\r\n\r\n'),
    open(`GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`),
  ]);
  expect(performance.now() - started).toBeLessThan(60_000);
  expect(answers.map((answer) => answer.slice(0, 12))).toEqual([
    'HTTP/1.1 408',
    'HTTP/1.1 408',
    'HTTP/1.1 400',
    'HTTP/1.1 431',
  ]);
  for (const answer of answers) expect(answer).not.toMatch(/node_modules|at \w+ \(/);
});

it('reads on when the client that asked has gone, and ends a read of a target that drips', async () => {
  const target = await startTarget({ delayMs: 50 });
  const dripping = await startTarget({ host: '127.0.0.3', dripMs: 400 });
  atEnd(target.close);
  atEnd(dripping.close);
  const service = await served();
  const gone = new AbortController();
  const probed = fetch(`${service.url}/api/v1/probe?url=${target.url}`, { signal: gone.signal });
  probed.catch(() => {});
  while (target.asked.length === 0) await sleep(10);
  gone.abort();
  await expect(probed).rejects.toThrow();
  expect((await probe(service, target.url)).json.status).toBe('ok');
  expect(target.reads).toBe(1);

  const { json } = await probe(service, dripping.url);
  expect([json.status, json.reason]).toEqual(['error', 'body_timeout']);
  expect(service.errors).toEqual([]);
});

it('takes the address of a built site from the site itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-site-'));
  atEnd(async () => rmSync(folder, { recursive: true }));
  await expect(builtFor(folder)).rejects.toThrow('holds no built site');
  writeFileSync(
    join(folder, 'robots.txt'),
    'User-agent: *\nSitemap: https://a.example/b/sitemap.xml\n',
  );
  expect(await builtFor(folder)).toBe('https://a.example/b/');
});
