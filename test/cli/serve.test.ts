import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort, waitUntilAccepts } from '../neighbourhood/free-port.ts';
import { runCli } from './run-cli.ts';

const BUNDLE = fileURLToPath(new URL('../../dist/rollcall.js', import.meta.url));

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'rollcall-serve-'));
});
afterEach(() => rm(cwd, { recursive: true, force: true }));

describe('rollcall serve', () => {
  it.each([
    ['SIGTERM', ['--store', ':memory:']],
    ['SIGINT', ['--metrics-port', '0']],
  ] as const)('serves until %s, and exits with 0', async (signal, args) => {
    const port = await freePort();
    const child = spawn(process.execPath, [BUNDLE, 'serve', '--port', String(port), ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = heardFrom(child);
    const ended = once(child, 'exit');
    expect(await waitUntilAccepts(port, () => child.exitCode === null, 60_000)).toBe(true);
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).text()).toBe('ready\n');
    const badge = `http://127.0.0.1:${port}/api/v1/probe/badge?url=https://127.0.0.1/`;
    expect((await fetch(badge)).status).toBe(400);
    const style = await fetch(`http://127.0.0.1:${port}/checks/style.css`);
    expect(await style.text()).toContain('.chip.good');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(said.stdout).toBe('');
    expect(said.stderr).toMatch(
      new RegExp(
        `^rollcall: serving at http://127\\.0\\.0\\.1:${port}/, for the site at https://[^\\s,]+${
          signal === 'SIGINT' ? ', metrics at http://127\\.0\\.0\\.1:\\d+/metrics' : ''
        }\\n$`,
      ),
    );
    expect(existsSync(join(cwd, 'rollcall-serve.sqlite'))).toBe(signal === 'SIGINT');
  });

  it.each([
    [['--allow-private', '--host', '0.0.0.0'], 2, '--allow-private is for a server that only this'],
    // Before a store is looked for.
    [['--allow-private', '--host', '::', '--redis', 'redis://127.0.0.1:1'], 2, 'found it on ::'],
    [['--allow-private', '--trust-proxy', '1'], 2, 'found it behind a proxy'],
    [['--site', '.'], 2, 'holds no built site'],
    [['--site-url', 'ftp://x/'], 2, '--site-url: expected an absolute http(s) URL'],
    [['--redis', 'http://127.0.0.1:1'], 2, 'expected redis:// or rediss://'],
    [['--redis', 'redis://:secret@127.0.0.1:1'], 5, 'Redis does not answer at 127.0.0.1:1'],
    [['--store', 'nowhere/x.sqlite'], 5, 'the store nowhere/x.sqlite can'],
    [['--data', 'nowhere'], 5, 'nowhere does not exist'],
    [['--port', '70000'], 2, 'expected a whole number from 0 to 65535'],
    [['--trust-proxy', 'all'], 2, 'expected a whole number from 0 to 16'],
  ])('%j is told in one line, with exit %d', async (args, code, words) => {
    const result = await runCli(['serve', '--port', '0', '--store', ':memory:', ...args], { cwd });
    expect(result.stderr).toContain(words);
    expect(result.stderr).not.toContain('secret');
    expect(result.stderr.trim().split('\n')).toHaveLength(1);
    expect([result.stdout, result.code]).toEqual(['', code]);
  });

  it('says so where something else listens', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const options = ['serve', '--store', ':memory:'];
    const result = await runCli([...options, '--port', port], { cwd });
    const metrics = await runCli([...options, '--port', '0', '--metrics-port', port], { cwd });
    other.close();
    const said = `rollcall: port ${port} of 127.0.0.1 can't be listened on: something else listens there\n`;
    expect([result.stderr, result.code]).toEqual([said, 2]);
    expect([metrics.stderr, metrics.code]).toEqual([said, 2]);
  });
});

function heardFrom(child: ChildProcess): { stdout: string; stderr: string } {
  const said = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text) => {
    said.stdout += text;
  });
  child.stderr?.on('data', (text) => {
    said.stderr += text;
  });
  return said;
}
