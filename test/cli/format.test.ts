import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../neighbourhood/free-port.ts';
import { sarifErrors } from '../render/sarif-schema.ts';
import { runCli } from './run-cli.ts';

let server: ChildProcess;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}/mcp`;
  server = spawn(process.execPath, ['test/actions/server.mjs', String(port), 'risky'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (server.stdout !== null) await once(server.stdout, 'data');
});

afterAll(() => server.kill());

describe.each([
  ['handshake', 1],
  ['check', 15],
  ['report', 31],
])('rollcall %s', (command, rows) => {
  const run = (format: string) => runCli([command, url, '--allow-private', '--format', format]);

  it('prints a SARIF log that is valid', async () => {
    const { stdout, code } = await run('sarif');
    const log = JSON.parse(stdout);
    expect(sarifErrors(log)).toEqual([]);
    expect(log.runs[0].tool.driver.rules).toHaveLength(rows);
    expect(code).toBe(command === 'report' ? 1 : 0);
  });

  it('prints JUnit XML with a case a row', async () => {
    const { stdout } = await run('junit');
    expect(stdout.match(/<testcase /g)).toHaveLength(rows);
    expect(stdout).not.toContain('\u202e');
  });

  it('prints Markdown with a line a row', async () => {
    const { stdout } = await run('markdown');
    expect(stdout).toMatch(/^## \w+.* of `http/);
    expect(stdout.match(/^\| \p{Emoji}/gmu)).toHaveLength(rows);
  });
});

it('tells a record in the same formats', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-format-'));
  const record = join(folder, 'record.json');
  const read = await runCli([
    'check',
    url,
    '--allow-private',
    '--record',
    record,
    '--format',
    'junit',
  ]);
  const judged = await runCli(['judge', record, '--format', 'junit']);
  rmSync(folder, { recursive: true });
  expect(judged.stdout).toBe(read.stdout);
  expect(read.stdout).toContain('<testsuite name="checkup ');
});

it('takes one way of telling', async () => {
  const { code, stdout, stderr } = await runCli(['check', url, '--json', '--format', 'sarif']);
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^rollcall: .*--format.*--json/);
});
