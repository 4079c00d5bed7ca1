import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeCatalog } from '../../src/store/catalog.ts';
import { readState } from '../../src/store/state.ts';
import { listing } from '../judge/handshake/listing.ts';
import { runCli } from './run-cli.ts';

const RUN = '2026-11-01T02:41:00Z';

/** A data folder with two listings: one on 127.0.0.1, where a page answers, one on a port that is closed, on another host. */
async function folder(): Promise<{ root: string; data: string }> {
  const root = await mkdtemp(join(tmpdir(), 'rollcall-cli-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const server = createServer((_, response) => response.writeHead(404).end('no'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const data = join(root, 'data');
  const source = { registry: 'r', pulled_at: RUN, pages: 1, rows: 2, rejected: 0 };
  const endpoints = [`http://127.0.0.1:${port}/mcp`, `http://localhost:${port}/mcp`];
  const servers = endpoints.map((endpoint, n) => listing({ name: `a.test/s${n}`, endpoint }));
  await writeCatalog(data, { schema_version: 1, source, servers });
  const config = JSON.parse(await readFile('data/config.json', 'utf8'));
  await writeFile(join(data, 'config.json'), JSON.stringify({ ...config, canaries: [] }));
  return { root, data };
}

describe('a run over several machines', () => {
  it('is planned, probed in shards, and merged', async () => {
    const { root, data } = await folder();
    const parts = join(root, 'parts');
    const planned = await runCli(['plan', '2', '--data', data]);
    expect(planned).toMatchObject({ code: 0, stderr: '' });
    expect(planned.stdout.trimEnd()).not.toContain('\n');
    const { shards } = JSON.parse(planned.stdout);
    expect(shards).toEqual([
      { shard: '1/2', part: '1-of-2', hosts: 1, endpoints: 1 },
      { shard: '2/2', part: '2-of-2', hosts: 1, endpoints: 1 },
    ]);

    const run = new Date().toISOString();
    const one = ['--data', data, '--run', run, '--part', parts, '--allow-private'];
    const probed = await runCli(['probe', '--shard', '1/2', ...one]);
    expect(probed).toMatchObject({ code: 0 });
    expect(await readdir(parts)).toEqual(['1-of-2.jsonl']);
    expect(Object.keys((await readState(data)).servers)).toEqual([]);

    const summary = join(root, 'summary.md');
    const merged = await runCli(['merge', parts, '--data', data], {
      env: { GITHUB_STEP_SUMMARY: summary },
    });
    expect(merged).toMatchObject({ code: 0 });
    expect(merged.stdout).toContain('1 of 2 shards are whole');
    expect(merged.stdout).toContain('shard 2/2 is lost');
    expect(await readFile(summary, 'utf8')).toContain('### Shards that are not whole (1)');
    expect(Object.keys((await readState(data)).servers)).toHaveLength(1);

    await runCli(['probe', '--shard', '2/2', ...one]);
    const json = await runCli(['merge', parts, '--data', data, '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      kind: 'probe',
      shards: [{ outcome: 'whole' }, { outcome: 'whole' }],
      refused: [],
      report: { probed: 2 },
    });
    const { servers, last_run } = await readState(data);
    expect(last_run).toBe(run);
    expect(Object.keys(servers)).toHaveLength(2);
  });

  it.each([
    [['plan', '0'], 'expected a whole number from 1 to 256'],
    [['plan', '257'], 'expected a whole number from 1 to 256'],
    [['probe', '--shard', '1/2'], 'expected all three'],
    [['probe', '--run', RUN], 'expected all three'],
    [['probe', '--shard', '1/2', '--run', RUN, '--part', 'x', '--only', 'a/b'], 'no --only'],
    [['read', '--shard', '3/2', '--run', RUN, '--part', 'x'], 'expected I/N'],
    [['read', '--shard', '1/2', '--run', 'yesterday', '--part', 'x'], 'expected a UTC time'],
    [['probe', '--shard', '\u001b[31m', '--run', RUN, '--part', 'x'], 'expected I/N'],
  ])('%j is a matter of usage', async (args, message) => {
    const { code, stderr } = await runCli(args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('\u001b');
  });

  it.each(['', 'nothing-here'])('ends with 5 where there is no part (%j)', async (name) => {
    const { root, data } = await folder();
    const { code, stderr } = await runCli(['merge', join(root, name), '--data', data]);
    expect(code).toBe(5);
    expect(stderr).toMatch(/^rollcall: .+\n$/);
  });
});
