import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../src/judge/checkup/index.ts';
import { runCli } from '../cli/run-cli.ts';
import { freePort } from '../neighbourhood/free-port.ts';
import { sarifErrors } from '../render/sarif-schema.ts';
import { runAction } from './run-action.ts';

const SERVER = resolve('test/actions/server.mjs');

/** Runs the action against a server that it starts itself. */
async function runWith(temper: string, inputs: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/mcp`;
  const start = `"${process.execPath}" "${SERVER}" ${port} ${temper}`;
  const files = { 'sarif-file': 'a.sarif', 'junit-file': 'a.xml', 'json-file': 'a.json' };
  const run = await runAction({ url, start, ...files, ...inputs });
  const isGone = await fetch(url).then(
    () => false,
    () => true,
  );
  return { ...run, url, isGone };
}

const commands = (stdout: string) => stdout.split('\n').filter((line) => line.startsWith('::'));

describe('a good server', () => {
  it('passes, and says so everywhere', async () => {
    const run = await runWith('good');
    expect(run.stderr).toBe('');
    expect(run.outputs).toEqual({
      result: 'passed',
      status: 'ok',
      grade: '',
      score: '',
      failed: '0',
      risks: '0',
      'json-file': 'a.json',
    });
    expect(run.code).toBe(0);
    expect(commands(run.stdout)).toEqual([]);
    expect(run.summary).toContain(`## Handshake of \`${run.url}\``);
    expect(run.summary).toContain(`## Checkup of \`${run.url}\``);
    for (const { id } of CHECKS) expect(run.summary).toContain(`\n- \`${id}\`: `);
    const sarif = JSON.parse(run.file('a.sarif'));
    expect(sarifErrors(sarif)).toEqual([]);
    expect(sarif.runs[0].results).toEqual([]);
    expect(run.file('a.xml')).toContain('tests="16" failures="0"');
    const [endpoint] = JSON.parse(run.file('a.json')).endpoints;
    expect(endpoint.handshake.tools).toEqual([{ name: 'say', description: 'Says it back' }]);
    expect(endpoint.checkup.rows).toHaveLength(15);
  });

  it('is stopped at the end, and its output starts no command', async () => {
    const run = await runWith('good', { checks: 'handshake' });
    expect(run.isGone).toBe(true);
    expect(run.stdout).toMatch(/^ {2}server: .*::error::the server itself says this$/m);
    expect(commands(run.stdout)).toEqual([]);
    expect(run.summary).not.toContain('Checkup');
  });
});

describe('a risky server', () => {
  it('passes unless risks fail, and none of its text acts', async () => {
    const run = await runWith('risky');
    expect(run.code).toBe(0);
    expect(run.outputs).toMatchObject({ result: 'passed', failed: '0', risks: '1' });
    const found = commands(run.stdout);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^::warning title=[^:,]*\(tool_description_hygiene\)::Observed risk/);
    expect(`${run.stdout}${run.summary}${run.file('a.xml')}${run.file('a.sarif')}`).not.toContain(
      '\u202e',
    );
    expect(run.stdout).not.toContain('##[');
    const sarif = JSON.parse(run.file('a.sarif'));
    expect(sarifErrors(sarif)).toEqual([]);
    expect(sarif.runs[0].results[0].ruleId).toBe('checkup/tool_description_hygiene');
  });

  it('fails where the workflow says so', async () => {
    const run = await runWith('risky', { 'fail-on': 'risk' });
    expect(run.code).toBe(1);
    expect(run.outputs).toMatchObject({ result: 'failed', failed: '0', risks: '1' });
    expect(run.file('a.xml')).toContain('tests="16" failures="1"');
  });
});

describe('a report card', () => {
  it('gives a grade and a score, and fails over what is an error', async () => {
    const good = await runWith('good', { checks: 'report card' });
    expect(good.outputs).toMatchObject({ result: 'passed', status: '', failed: '0' });
    expect(good.outputs.grade).toMatch(/^[A-D]$/);
    expect(good.summary).toContain(`Grade ${good.outputs.grade}, ${good.outputs.score} of 100`);
    expect(good.file('a.xml')).toContain('tests="31" failures="0"');
    const risky = await runWith('risky', { checks: 'report card' });
    expect(risky.outputs.result).toBe('failed');
    expect(risky.code).toBe(1);
    expect(Number(risky.outputs.score)).toBeLessThan(Number(good.outputs.score));
    expect(commands(risky.stdout).join('\n')).toMatch(/^::error title=[^:,]*\(mcp-/m);
    expect(sarifErrors(JSON.parse(risky.file('a.sarif')))).toEqual([]);
  });
});

describe('a gated server', () => {
  it('is told as one, and is no failure', async () => {
    const run = await runWith('gated');
    expect(run.outputs).toMatchObject({ result: 'auth_required', status: 'auth_required' });
    expect(run.code).toBe(0);
    expect(run.outputs.failed).toBe('0');
    expect(run.file('a.xml')).toMatch(/skipped="(?:[5-9]|1\d)"/);
  });
});

describe('a failing server', () => {
  it('fails the step with an annotation that says what to do', async () => {
    const run = await runWith('failing');
    expect(run.code).toBe(1);
    expect(run.outputs.result).toBe('failed');
    expect(Number(run.outputs.failed)).toBeGreaterThan(0);
    expect(commands(run.stdout).join('\n')).toMatch(
      /^::error title=[^:,]*\(tools_list\)::Failed: /m,
    );
    expect(run.summary).toContain('❌');
    expect(run.file('a.xml')).toMatch(/<failure message="[^"]+" type="Failed">/);
  });

  it('does not where nothing may', async () => {
    const run = await runWith('failing', { 'fail-on': 'never' });
    expect(run.code).toBe(0);
    expect(Number(run.outputs.failed)).toBeGreaterThan(0);
  });
});

describe('an absent server', () => {
  it('fails as unreachable, and no row is verified', async () => {
    const url = `http://127.0.0.1:${await freePort()}/mcp`;
    const run = await runAction({ url, 'json-file': 'a.json' });
    expect(run.code).toBe(1);
    expect(run.outputs).toMatchObject({ result: 'unreachable', status: 'unreachable' });
    const [endpoint] = JSON.parse(run.file('a.json')).endpoints;
    const states = endpoint.checkup.rows.map(({ state }: { state: string }) => state);
    expect(states).not.toContain('VERIFIED');
    expect(run.summary).toContain('Unreachable');
  });

  it('that was to be started is said in one line', async () => {
    const url = `http://127.0.0.1:${await freePort()}/mcp`;
    const ended = await runAction({ url, start: 'exit 3' });
    expect(ended.code).toBe(1);
    expect(ended.stdout.trim()).toBe(
      `::error::Input start: the command ended (exit code 3) before ${url} answered`,
    );
    const silent = await runAction({ url, start: 'sleep 60', 'wait-for': '1' });
    expect(silent.stdout.trim()).toBe(
      `::error::Input start: ${url} did not answer within 1 seconds`,
    );
    expect(silent.code).toBe(1);
  });
});

it('compares with an approved list, and fails over what changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-baseline-'));
  const baseline = join(folder, 'baseline.json');
  const command = `"${process.execPath}" test/mcp/stdio-server.mjs good`;
  await runCli(['check', '--command', command, '--write-baseline', baseline]);
  const same = await runWith('good', { baseline });
  const changed = await runWith('risky', { baseline });
  rmSync(folder, { recursive: true });
  expect(same.outputs).toMatchObject({ result: 'passed', failed: '0' });
  expect(changed.outputs.result).toBe('failed');
  expect(changed.code).toBe(1);
  expect(commands(changed.stdout).join('\n')).toMatch(
    /^::error [^:]*\(toolset_unchanged_vs_approved\)::/m,
  );
});

it('checks a program over stdio by all three', async () => {
  const command = `"${process.execPath}" "${resolve('test/mcp/stdio-server.mjs')}" good`;
  const checks = 'handshake, checkup, report card';
  const run = await runAction({ command, checks, 'json-file': 'a.json' });
  expect(run.outputs).toMatchObject({ result: 'passed', status: 'ok', failed: '0' });
  expect(run.outputs.grade).toMatch(/^[A-D]$/);
  expect(run.summary.match(/^## .* of `stdio:node /gm)).toHaveLength(3);
  expect(JSON.parse(run.file('a.json')).endpoints[0].handshake.http_status).toBe(null);
  const refused = await runAction({ command: 'node x | tee y' });
  expect(refused.code).toBe(1);
  expect(refused.stdout).toMatch(/^::error::the command is not run by a shell[^\n]*\n$/);
});

it('checks several addresses, and tells the worst', async () => {
  // A port below 1024 that nothing is given by chance.
  const absent = 'http://127.0.0.1:1/mcp';
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/mcp\n${absent}\n`;
  const start = `"${process.execPath}" "${SERVER}" ${port} good`;
  const run = await runAction({ url, start, checks: 'handshake', 'json-file': 'out/all.json' });
  expect(run.outputs.result).toBe('unreachable');
  const endpoints = JSON.parse(run.file('out/all.json')).endpoints;
  expect(endpoints.map((one: { handshake: { status: string } }) => one.handshake.status)).toEqual([
    'ok',
    'unreachable',
  ]);
});

it.each([
  [{}, 'Input url is empty'],
  [{ url: 'file:///etc/passwd' }, 'Input url holds "file:///etc/passwd"'],
  [
    { url: 'http://127.0.0.1:9/', baseline: 'none.json' },
    'Input baseline: none.json does not exist',
  ],
])('says what is wrong with %j in one line', async (inputs, message) => {
  const run = await runAction(inputs as Record<string, string>);
  expect(run.code).toBe(1);
  expect(run.stdout).toMatch(/^::error::[^\n]*\n$/);
  expect(run.stdout).toContain(message);
  expect(run.outputs).toEqual({});
});
