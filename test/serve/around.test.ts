import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/serve/store/sqlite.ts';
import type { Store } from '../../src/serve/store/store.ts';
import { ask, atEnd, checked, press, probe, type Served, served } from './service.ts';
import { startTarget } from './target.ts';

/** A request with a Host of its own, which fetch does not send. */
function withHost(
  service: Served,
  host: string,
  headers: Record<string, string> = {},
  path = '/healthz',
) {
  return new Promise<number>((resolve, reject) => {
    request({
      port: service.port,
      host: '127.0.0.1',
      path,
      headers: { ...headers, host },
    })
      .on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
      .on('error', reject)
      .end();
  });
}

describe('a service that may read private addresses', () => {
  it.each(['0.0.0.0', '::', '192.0.2.1', 'rollcall.example'])(
    'does not listen on %s',
    async (host) => {
      await expect(served({ host })).rejects.toThrow(
        '--allow-private is for a server that only this machine reaches',
      );
    },
  );

  it('does not stand behind a proxy', async () => {
    await expect(served({ trustedHops: 1 })).rejects.toThrow('found it behind a proxy');
  });

  it('answers no page of another site, by whatever name it comes', async () => {
    const service = await served();
    const cached = `/api/v1/probe/badge?url=http://127.0.0.9:1/`;
    await probe(service, 'http://127.0.0.9:1/');
    await ask(service.url + cached);
    expect(await withHost(service, 'rebound.example', {}, cached)).toBe(403);
    expect(await withHost(service, 'localhost', {}, cached)).toBe(200);
    expect(await withHost(service, `127.0.0.1:${service.port}`)).toBe(200);
    expect(await withHost(service, 'localhost')).toBe(200);
    expect(await withHost(service, '[::1]:80')).toBe(200);
    expect(await withHost(service, 'rebound.example')).toBe(403);
    expect(await withHost(service, '127.0.0.1.evil.example')).toBe(403);
    expect(await withHost(service, 'localhost', { 'sec-fetch-site': 'cross-site' })).toBe(403);
    const own = { 'sec-fetch-site': 'cross-site', origin: 'https://rollcall.example' };
    expect(await withHost(service, 'localhost', own)).toBe(200);
  });
});

describe('the site', () => {
  function siteFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'rollcall-site-'));
    atEnd(async () => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'directory'));
    mkdirSync(join(folder, 'api', 'v1'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<h1>home</h1>');
    writeFileSync(join(folder, 'directory', 'index.html'), '<h1>directory</h1>');
    writeFileSync(join(folder, 'api', 'v1', 'servers.json'), '{}');
    writeFileSync(join(folder, '404.html'), '<h1>nothing here</h1>');
    return folder;
  }

  it.each(['https://a.example/', 'https://a.example/projects/roll-call/'])(
    'is served where it was built for: %s',
    async (siteUrl) => {
      const service = await served({ siteDir: siteFolder(), siteUrl });
      const base = new URL(siteUrl).pathname;
      expect((await ask(service.url + base)).text).toBe('<h1>home</h1>');
      expect((await ask(`${service.url}${base}directory/`)).text).toBe('<h1>directory</h1>');
      const bare = await ask(`${service.url}${base}directory`);
      expect([bare.status, bare.headers.location]).toEqual([301, `${base}directory/`]);
      expect((await ask(`${service.url}${base}api/v1/servers.json`)).text).toBe('{}');
      for (const path of [
        `${base}nowhere/`,
        '/checks/AAAAAAAAAAAAAAAAAAAAAA',
        `${base}..%2f..%2fetc/passwd`,
      ]) {
        const none = await ask(service.url + path);
        expect([none.status, none.text]).toEqual([404, '<h1>nothing here</h1>']);
      }
      expect((await ask(`${service.url}/healthz`)).status).toBe(200);
      if (base !== '/') {
        expect((await ask(`${service.url}/`)).headers.location).toBe(base);
      }
    },
  );

  it('alone may read what the API answers', async () => {
    const service = await served();
    const preflight = await ask(`${service.url}/api/v1/checks`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect([preflight.status, preflight.headers]).toMatchObject([
      204,
      {
        'access-control-allow-origin': 'https://rollcall.example',
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type, last-event-id',
      },
    ]);
    const page = await ask(`${service.url}/checks/AAAAAAAAAAAAAAAAAAAAAA`);
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
  });
});

it('gives a reply again as it was, headers and all', async () => {
  const service = await served();
  const { url } = await startTarget().then((target) => {
    atEnd(target.close);
    return target;
  });
  await probe(service, url);
  const { json } = await checked(service, url);
  for (const path of [json.page, json.url, `/api/v1/probe/badge?url=${encodeURIComponent(url)}`]) {
    const [first, second] = [await ask(service.url + path), await ask(service.url + path)];
    expect({ ...second, headers: { ...second.headers, date: '' } }).toEqual({
      ...first,
      headers: { ...first.headers, date: '' },
    });
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
  }
  const { text } = await ask(`${service.url}/metrics`);
  expect(text).toContain('route="/checks/:id",status="200"} 2');
});

describe('whoever watches the process', () => {
  it('gets its figures on this machine alone, and none of what was asked', async () => {
    const service = await served();
    await probe(service, 'http://127.0.0.9:1/secret-path');
    const here = await ask(`${service.url}/metrics`);
    expect(here.status).toBe(200);
    expect(here.text).toContain('rollcall_read_seconds_count{kind="handshake",outcome="made"} 1');
    expect(here.text).toContain(
      'rollcall_http_requests_total{method="GET",route="/api/v1/probe",status="200"} 1',
    );
    expect(here.text).not.toMatch(/secret-path|127\.0\.0\.9/);
    const forwarded = await ask(`${service.url}/metrics`, {
      headers: { 'x-forwarded-for': '203.0.113.1' },
    });
    expect(forwarded.status).toBe(404);
  });

  it('gets them on a port of their own', async () => {
    const service = await served({ metricsPort: 0 });
    expect((await ask(`${service.url}/metrics`)).status).toBe(404);
    const own = await ask(`http://127.0.0.1:${service.metricsPort}/metrics`);
    expect(own.text).toContain('rollcall_reads_running 0');
    expect((await ask(`http://127.0.0.1:${service.metricsPort}/`)).status).toBe(404);
  });

  it('hears that it is not ready when results can not be kept, and so does who asks', async () => {
    const inner = openSqlite({ file: ':memory:' });
    const down = () => Promise.reject(new Error('disk full at /var/lib/secret'));
    let isDown = false;
    const store: Store = {
      ...inner,
      get: (key) => (isDown ? down() : inner.get(key)),
      ping: () => (isDown ? down() : inner.ping()),
    };
    const service = await served({ store });
    expect((await ask(`${service.url}/readyz`)).text).toBe('ready\n');
    isDown = true;
    for (const answer of [
      await ask(`${service.url}/readyz`),
      await press(service, 'http://127.0.0.1:1/'),
      await probe(service, 'http://127.0.0.1:1/'),
      await ask(`${service.url}/checks/AAAAAAAAAAAAAAAAAAAAAA`),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.text).not.toContain('secret');
    }
    expect((await ask(`${service.url}/healthz`)).status).toBe(200);
    expect(service.errors).toHaveLength(4);
  });
});
