import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { canaryRead } from '../../../src/pipeline/probe/canary.ts';
import { failed } from '../../judge/handshake/listing.ts';
import { endpointOf, listings, world } from './world.ts';

const DAY1 = '2026-11-01T06:00:00.000Z';
const DAY2 = '2026-11-02T06:00:00.000Z';
const canaries = ['https://one.canary.example/', 'https://two.canary.example/'];
const noNetwork = failed({ status: 'unreachable', reason: 'dns_failed', transient: true });

describe('our own network', () => {
  it('is down before the run: it says so, contacts nobody and writes nothing', async () => {
    const w = await world();
    await w.configure({ canaries });
    await w.list(listings(3));
    const before = await w.files();
    const asked: string[] = [];
    const run = w.probe(DAY1, {
      canary: async (url) => {
        asked.push(url);
        return false;
      },
    });
    await expect(run).rejects.toMatchObject({ code: 'network_down', exitCode: 5 });
    expect(asked).toEqual(canaries);
    expect(w.contacted).toEqual([]);
    expect(await w.files()).toEqual(before);
  });

  it('is up when one canary of two answers', async () => {
    const w = await world();
    await w.configure({ canaries });
    await w.list(listings(1));
    await w.probe(DAY1, { canary: async (url) => url === canaries[1] });
    expect((await w.state()).last_run).toBe(DAY1);
  });

  it('dies under the run: nothing is written', async () => {
    const w = await world();
    await w.configure({ canaries });
    await w.list(listings(10));
    await w.probe(DAY1, { canary: async () => true });
    const before = await w.files();
    for (let n = 0; n < 5; n++) w.says.set(endpointOf(n), [noNetwork]);
    let asked = 0;
    const run = w.probe(DAY2, { canary: async () => ++asked <= canaries.length });
    await expect(run).rejects.toMatchObject({ code: 'network_down' });
    expect(asked).toBe(2 * canaries.length);
    expect(await w.files()).toEqual(before);
  });

  it('dies under a long run: the rest is not even tried', async () => {
    const w = await world();
    await w.configure({ canaries });
    await w.list(listings(400));
    for (let n = 0; n < 400; n++) w.says.set(endpointOf(n), [noNetwork]);
    let asked = 0;
    const run = w.probe(DAY1, { canary: async () => ++asked <= canaries.length });
    await expect(run).rejects.toThrow('many hosts in a row');
    expect(w.contacted.length).toBeLessThan(120);
  });

  it('is fine when much is unreachable and the canaries still answer', async () => {
    const w = await world();
    await w.configure({ canaries });
    await w.list(listings(4));
    for (let n = 0; n < 4; n++) w.says.set(endpointOf(n), [noNetwork]);
    const report = await w.probe(DAY1, { canary: async () => true });
    expect(report.by_status.unreachable).toBe(4);
    expect(Object.keys((await w.state()).servers)).toHaveLength(4);
  });

  it.each([
    ['https://one.canary.example/', 0],
    ['http://127.0.0.1:9/', 1],
  ])('is asked about at %s for endpoints of this machine alone: %i times', async (url, times) => {
    const w = await world();
    await w.configure({ canaries: [url] });
    await w.list(listings(1, { endpoint: 'http://127.0.0.1:8/mcp' }));
    let asked = 0;
    await w.probe(DAY1, {
      canary: async () => {
        asked++;
        return true;
      },
    });
    expect(asked).toBe(times);
  });

  it('is not asked about when no canary is named', async () => {
    const w = await world();
    await w.list(listings(1));
    w.says.set(endpointOf(0), [noNetwork]);
    await w.probe(DAY1, { canary: () => Promise.reject(new Error('asked')) });
    expect((await w.state()).last_run).toBe(DAY1);
  });
});

describe('a canary', () => {
  const read = canaryRead({ userAgent: 'mcp-rollcall/test', allowPrivate: true });

  it('answers, whatever it says', async () => {
    let agent: string | undefined;
    const server = createServer((request, response) => {
      agent = request.headers['user-agent'];
      response.writeHead(503).end('no');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    expect(await read(`http://127.0.0.1:${port}/ping`)).toBe(true);
    expect(agent).toBe('mcp-rollcall/test');
  });

  it('does not answer from a closed port, nor from where we must not go', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => server.close(done));
    expect(await read(`http://127.0.0.1:${port}/`)).toBe(false);
    const guarded = canaryRead({ userAgent: 'mcp-rollcall/test', allowPrivate: false });
    expect(await guarded(`http://127.0.0.1:${port}/`)).toBe(false);
  });
});
