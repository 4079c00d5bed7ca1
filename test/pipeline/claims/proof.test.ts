import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Claim } from '../../../src/generated/claims.ts';
import { seeProof } from '../../../src/pipeline/claims/see-proof.ts';
import { recheckClaims, verifyClaims } from '../../../src/pipeline/claims.ts';
import { readClaims, writeClaims } from '../../../src/store/claims.ts';
import { createRoot, type Issuer } from '../../neighbourhood/certificates.ts';
import { type NameAnswer, SERVFAIL, startNameServer } from '../../neighbourhood/name-server.ts';
import { temporary, writeSound } from '../../review/world.ts';

const CLAIM: Claim = {
  listing: 'io.test/a',
  github: 'Octocat',
  host: 'a.example',
  proof: 'dns',
  since: '2026-11-01',
};
const ENDPOINT = 'https://a.example/mcp';
const NAME = '_mcp-rollcall.a.example';
const ONLINE = async () => true;

async function names(script: Record<string, NameAnswer>) {
  const server = await startNameServer(script);
  onTestFinished(() => server.close());
  return server;
}

describe('a proof in the DNS', () => {
  async function seen(answer: NameAnswer | null, claim = CLAIM) {
    const { address } = await names(answer === null ? {} : { [NAME]: answer });
    return seeProof(claim, ENDPOINT, {
      userAgent: 'test',
      allowPrivate: false,
      servers: [address],
      timeoutMs: 300,
    });
  }

  it.each<[string, NameAnswer]>([
    ['a record', { txt: [['github=octocat']] }],
    ['one of several records', { txt: [['v=spf1 -all'], ['github=someone'], ['github=OCTOCAT']] }],
    ['a record of several strings', { txt: [['git', 'hub=', 'octocat']] }],
    ['a line of a record', { txt: [['github=someone\ngithub=octocat']] }],
  ])('is seen in %s', async (_, answer) => {
    expect(await seen(answer)).toEqual({ state: 'proved' });
  });

  it('is gone where the name server says so', async () => {
    expect(await seen(null)).toEqual({
      state: 'gone',
      reason: `there is no TXT record at ${NAME}`,
    });
    expect(await seen({ txt: [['github=someone']] })).toMatchObject({ state: 'gone' });
  });

  it.each<[string, NameAnswer, string]>([
    ['in trouble', { code: SERVFAIL }, 'ESERVFAIL'],
    ['silent', 'silence', 'ETIMEOUT'],
  ])('is unclear where the name server is %s', async (_, answer, code) => {
    expect(await seen(answer)).toEqual({
      state: 'unclear',
      reason: `the name server of ${NAME} gave no answer (${code})`,
    });
  });

  it('is not asked for where the listing is at another host, or gone', async () => {
    const server = await names({ [NAME]: { txt: [['github=octocat']] } });
    const options = { userAgent: 'test', allowPrivate: false, servers: [server.address] };
    expect(await seeProof(CLAIM, 'https://b.example/mcp', options)).toMatchObject({
      state: 'gone',
      reason: expect.stringContaining('b.example'),
    });
    expect(await seeProof(CLAIM, undefined, options)).toMatchObject({ state: 'gone' });
    expect(server.asked).toEqual([]);
  });
});

describe('a proof in a file', () => {
  type Reply = { status?: number; headers?: Record<string, string>; body?: string | Buffer };
  let root: Issuer;
  let server: Server;
  let port: number;
  let asked: string[] = [];
  let replies: Record<string, Reply> = {};
  const PATH = '/.well-known/mcp-rollcall.txt';

  beforeAll(async () => {
    root = await createRoot({ commonName: 'Root' });
    const leaf = await root.issue({ commonName: 'localhost', names: ['localhost'] });
    server = createServer({ cert: leaf.chain, key: leaf.key }, (request, response) => {
      asked.push(`${request.method} ${request.url}`);
      const {
        status = 200,
        headers = {},
        body = '',
      } = replies[request.url ?? ''] ?? { status: 404 };
      response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  function seen(script: Record<string, Reply>, { trusted = true, allowPrivate = true } = {}) {
    asked = [];
    replies = script;
    const claim: Claim = { ...CLAIM, host: 'localhost', proof: 'file' };
    return seeProof(claim, `https://localhost:${port}/mcp`, {
      userAgent: 'test',
      allowPrivate,
      ...(trusted && { trust: [root.cert] }),
    });
  }

  it.each<[string, Record<string, Reply>]>([
    ['as it is', { [PATH]: { body: 'github=octocat\n' } }],
    [
      'with a BOM, CRLF and other lines',
      { [PATH]: { body: '\ufeff# us\r\ngithub=x\r\ngithub=Octocat\r\n' } },
    ],
    [
      'as any type of content',
      {
        [PATH]: { body: 'github=octocat', headers: { 'content-type': 'application/octet-stream' } },
      },
    ],
    [
      'behind a redirect on its origin',
      {
        [PATH]: { status: 301, headers: { location: '/moved.txt' } },
        '/moved.txt': { body: 'github=octocat' },
      },
    ],
  ])('is seen %s', async (_, script) => {
    expect(await seen(script)).toEqual({ state: 'proved' });
  });

  it.each<[string, Record<string, Reply>, RegExp]>([
    ['there is none', {}, /HTTP 404/],
    [
      'it names somebody else',
      { [PATH]: { body: 'github=someone' } },
      /holds no line github=Octocat/,
    ],
    [
      'it is a page',
      {
        [PATH]: {
          body: '\ufeff\n<!doctype html><pre>\ngithub=octocat\n</pre>',
          headers: { 'content-type': 'text/html' },
        },
      },
      /holds no line/,
    ],
    [
      'it stands at another host',
      { [PATH]: { status: 302, headers: { location: 'https://127.0.0.1:1/x' } } },
      /redirects to another host/,
    ],
    [
      'it leads in a circle',
      { [PATH]: { status: 302, headers: { location: PATH } } },
      /more than 3 times/,
    ],
    [
      'it is too large',
      { [PATH]: { body: `${'x'.repeat(70_000)}\ngithub=octocat\n` } },
      /larger than 65536 bytes/,
    ],
  ])('is gone where %s', async (_, script, reason) => {
    expect(await seen(script)).toEqual({ state: 'gone', reason: expect.stringMatching(reason) });
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  it('is unclear where the server is in trouble, or nobody vouches for it', async () => {
    expect(await seen({ [PATH]: { status: 503 } })).toMatchObject({ state: 'unclear' });
    expect(await seen({ [PATH]: { status: 403 } })).toMatchObject({ state: 'unclear' });
    expect(await seen({ [PATH]: { body: 'github=octocat' } }, { trusted: false })).toMatchObject({
      state: 'unclear',
      reason: expect.stringContaining('tls_'),
    });
    expect(asked).toEqual([]);
  });

  it('is not asked for at a private address', async () => {
    const { state } = await seen({ [PATH]: { body: 'github=octocat' } }, { allowPrivate: false });
    expect(state).toBe('unclear');
    expect(asked).toEqual([]);
  });
});

describe('the claims of a data folder', () => {
  it('are verified without a change, and checked again with one', async () => {
    const dir = join(await temporary(), 'data');
    const { name, host } = await writeSound(dir, 24);
    const server = await names({ [`_mcp-rollcall.${host}`]: { txt: [['github=someone']] } });
    const options = { dataDir: dir, servers: [server.address], canary: ONLINE };
    const before = await readFile(join(dir, 'claims.json'), 'utf8');
    expect(await verifyClaims(options)).toMatchObject([
      { claim: { listing: name }, seen: { state: 'proved' } },
    ]);
    expect(await readFile(join(dir, 'claims.json'), 'utf8')).toBe(before);
    const now = () => new Date('2026-11-30T05:00:00Z');
    await recheckClaims({ ...options, now });
    expect((await readClaims(dir)).claims).toMatchObject([
      { listing: name, checked_at: '2026-11-30T05:00:00.000Z' },
    ]);
    expect(await readFile(join(dir, 'claims.json'), 'utf8')).toContain(
      `\n    {"listing":"${name}","github":"Someone"`,
    );
  });

  it('of a listing that opted out are left alone: nothing is sent', async () => {
    const dir = join(await temporary(), 'data');
    const { name, host } = await writeSound(dir, 24);
    const optOuts = {
      schema_version: 1,
      opt_outs: [{ name, reason: 'asked', date: '2026-11-30' }],
    };
    await writeFile(join(dir, 'opt-outs.json'), JSON.stringify(optOuts));
    const server = await names({ [`_mcp-rollcall.${host}`]: { txt: [] } });
    const before = await readClaims(dir);
    const { seen, after } = await recheckClaims({
      dataDir: dir,
      servers: [server.address],
      canary: ONLINE,
    });
    expect(seen).toMatchObject([{ seen: null }]);
    expect(after).toEqual(before);
    expect(server.asked).toEqual([]);
  });

  it('stay as they are where our own network is down', async () => {
    const dir = join(await temporary(), 'data');
    await writeSound(dir, 24);
    const before = await readClaims(dir);
    const down = recheckClaims({
      dataDir: dir,
      servers: ['127.0.0.1:9'],
      canary: async () => false,
    });
    await expect(down).rejects.toMatchObject({ code: 'network_down' });
    expect(await readClaims(dir)).toEqual(before);
  });

  it('are written as they are read, whatever is missed or withdrawn', async () => {
    const dir = await temporary();
    const missed = {
      since: '2026-11-02T05:00:00.000Z',
      last: '2026-11-02T05:00:00.000Z',
      gone: 1,
      unclear: 0,
      reason: 'r',
    };
    const withdrawn = [
      {
        listing: 'io.test/c',
        github: 'x',
        host: 'c.example',
        proof: 'file' as const,
        since: '2026-10-01',
        withdrawn_at: '2026-11-02T05:00:00.000Z',
        reason: 'gone',
      },
    ];
    const claims = { schema_version: 1 as const, claims: [{ ...CLAIM, missed }], withdrawn };
    await writeClaims(dir, claims);
    expect(await readClaims(dir)).toEqual(claims);
    expect(await writeClaims(dir, claims)).toBe(false);
  });
});
