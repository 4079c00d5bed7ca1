import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkups } from '../../src/pipeline/checkups.ts';
import { recheckClaims } from '../../src/pipeline/claims.ts';
import { probe } from '../../src/pipeline/probe.ts';
import { readCards } from '../../src/pipeline/read.ts';
import { writeCatalog } from '../../src/store/catalog.ts';
import { writeClaims } from '../../src/store/claims.ts';
import { readCardIndex } from '../../src/store/report-cards.ts';
import { slug } from '../../src/store/slug.ts';
import { readState } from '../../src/store/state.ts';
import { exampleCatalog } from '../data/examples.ts';
import { listing } from '../judge/handshake/listing.ts';
import { temporary } from '../review/world.ts';

const NAME = 'io.test/Quiet';
const TWIN = 'io.test/twin';
let server: Server;
let dir: string;
let url: string;
let connections = 0;

/** Lists tools to whoever asks, by initialize. */
function answer(message: { id?: unknown; method?: string }): unknown {
  const results: Record<string, unknown> = {
    initialize: {
      protocolVersion: '2025-06-18',
      capabilities: { tools: {} },
      serverInfo: { name: 's', version: '1' },
    },
    'tools/list': {
      tools: [{ name: 'one', description: 'One.', inputSchema: { type: 'object' } }],
    },
  };
  const result = results[message.method ?? ''];
  const outcome = result === undefined ? { error: { code: -32601, message: 'no' } } : { result };
  return { jsonrpc: '2.0', id: message.id, ...outcome };
}

beforeEach(async () => {
  connections = 0;
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const message = text === '' ? null : JSON.parse(text);
    const isCall = message?.id !== undefined;
    response.writeHead(isCall ? 200 : 202, { 'content-type': 'application/json' });
    response.end(isCall ? JSON.stringify(answer(message)) : '');
  });
  server.on('connection', () => {
    connections++;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  dir = join(await temporary(), 'data');
  await mkdir(dir);
  const { source } = exampleCatalog(1);
  const servers = [NAME, TWIN].map((name) => listing({ name, endpoint: url }));
  await writeCatalog(dir, { schema_version: 1, source, servers });
  const claim = {
    listing: NAME,
    github: 'x',
    host: '127.0.0.1',
    proof: 'file' as const,
    since: '2026-11-01',
  };
  await writeClaims(dir, { schema_version: 1, claims: [claim] });
});

/** Every read that this project makes by itself, one after the other. */
async function everyRead(): Promise<void> {
  const options = { dataDir: dir, allowPrivate: true, canary: async () => true };
  await probe({ ...options, timeoutMs: 5000 });
  await readCards(options);
  await readCards({ ...options, secondReads: true });
  await checkups(options);
  await recheckClaims(options);
}

describe('an opt-out', () => {
  it('is what keeps them away: without one every read goes out', async () => {
    await everyRead();
    expect(connections).toBeGreaterThan(3);
    expect(Object.keys((await readState(dir)).servers)).toEqual([NAME, TWIN]);
  });

  it.each<[string, () => object]>([
    ['endpoint', () => ({ endpoint: `${url}#by-another-spelling` })],
    ['host', () => ({ host: '127.0.0.1' })],
    ['host with a port', () => ({ host: new URL(url).host })],
    ['name, in any case, whoever else lists the endpoint', () => ({ name: NAME.toLowerCase() })],
  ])('by %s: not one connection, by any read, and what was kept goes', async (_, optOut) => {
    await everyRead();
    const file = join(dir, 'toolsets', `${slug(NAME)}.json`);
    expect(existsSync(file)).toBe(true);
    connections = 0;
    const entry = { ...optOut(), reason: 'asked', date: '2026-11-30' };
    await writeFile(
      join(dir, 'opt-outs.json'),
      JSON.stringify({ schema_version: 1, opt_outs: [entry] }),
    );
    await everyRead();
    expect(connections).toBe(0);
    expect((await readState(dir)).servers).toEqual({});
    expect((await readCardIndex(dir)).servers).toEqual({});
    expect(existsSync(file)).toBe(false);
  });
});
