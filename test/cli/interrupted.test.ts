import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
let server: Server;
let asked: Promise<unknown>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rollcall-interrupted-'));
  mkdirSync(join(folder, 'data'));
  mkdirSync(join(folder, 'tmp'));
  server = createServer(() => {}).listen(0, '127.0.0.1');
  asked = once(server, 'request');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  const source = {
    registry: '',
    pulled_at: '2026-11-30T00:00:00Z',
    pages: 1,
    rows: 1,
    rejected: 0,
  };
  const silent = {
    name: 'io.test/silent',
    description: '',
    version: '1.0.0',
    status: 'active',
    transport: 'http',
    endpoint,
    remotes: [{ type: 'http', url: endpoint, probeable: true }],
    packages: [],
    published_at: null,
    updated_at: null,
    source: 'registry',
  };
  const catalog = { schema_version: 1, source, servers: [silent] };
  writeFileSync(join(folder, 'data', 'catalog.json'), JSON.stringify(catalog));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'a probe that %s ends writes nothing and leaves nothing behind',
  async (signal, code) => {
    const args = ['dist/rollcall.js', 'probe', '--allow-private', '--data', join(folder, 'data')];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, TMPDIR: join(folder, 'tmp') },
      stdio: 'ignore',
    });
    await asked;
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([code, null]);
    expect(readdirSync(join(folder, 'data'))).toEqual(['catalog.json']);
    expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
  },
);
