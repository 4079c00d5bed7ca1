import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import validateBaseline from '../../src/generated/baseline.validate.js';
import validateResult from '../../src/generated/checkup.validate.js';
import { CHECKS } from '../../src/judge/checkup/index.ts';
import { type CheckupServer, playRows, readCheckupCases } from '../neighbourhood/checkup-server.ts';
import { runCli } from './run-cli.ts';

let folder = '';
const servers: Record<string, CheckupServer> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rollcall-check-'));
  for (const [name, id] of Object.entries({
    good: 'toolset-drift-run-1',
    changed: 'toolset-drift-run-2',
    risky: 'tool-description-injection-pattern',
    failing: 'tools-list-jsonrpc-error',
    gated: 'credential-gated-handshake',
  })) {
    const script = readCheckupCases().find((one) => one.id === id);
    servers[name] = await playRows(script?.server ?? []);
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const server of Object.values(servers)) await server.close();
});

const check = (name: string, ...args: string[]) =>
  runCli(['check', servers[name]?.url ?? name, '--allow-private', ...args]);

describe('the exit code', () => {
  it.each([
    ['good', [], 0],
    ['risky', [], 0],
    ['risky', ['--fail-on', 'risk'], 1],
    ['failing', [], 1],
    ['failing', ['--fail-on', 'never'], 0],
    ['gated', [], 3],
    ['gated', ['--fail-on', 'never'], 3],
    ['http://127.0.0.1:1/mcp', [], 4],
    ['http://127.0.0.1:1/mcp', ['--fail-on', 'never'], 4],
  ])('of %s with %j is %i', async (name, args, code) => {
    const result = await check(name, '--json', ...args);
    expect(result.stderr).toBe('');
    expect(result.code).toBe(code);
    const document = JSON.parse(result.stdout);
    expect(validateResult(document), JSON.stringify(validateResult.errors)).toBe(true);
    expect(Object.keys(document)).toEqual([
      'endpoint',
      'checked_at',
      'expires_at',
      'signed',
      'requests',
      'rows',
      'counts',
      'fingerprints',
    ]);
    expect(Date.parse(document.expires_at) - Date.parse(document.checked_at)).toBe(86_400_000);
  });
});

it('a record is judged again without its server, to the same bytes', async () => {
  const record = join(folder, 'record.json');
  const first = await check('risky', '--json', '--record', record);
  const again = await runCli(['judge', record, '--json']);
  expect(again).toEqual(first);
  const failing = join(folder, 'failing.json');
  await check('failing', '--record', failing);
  expect((await runCli(['judge', failing])).code).toBe(1);
});

it('a list is approved, and then compared with', async () => {
  const file = join(folder, 'baseline.json');
  expect((await check('good', '--write-baseline', file)).code).toBe(0);
  const baseline = JSON.parse(readFileSync(file, 'utf8'));
  expect(validateBaseline(baseline)).toBe(true);
  const states = (stdout: string) =>
    Object.fromEntries(
      (JSON.parse(stdout).rows as { check: string; state: string; detail: unknown }[]).map(
        ({ check, state, detail }) => [check, { state, detail }],
      ),
    );
  const same = states((await check('good', '--json', '--baseline', file)).stdout);
  expect(same.toolset_unchanged_vs_approved?.state).toBe('VERIFIED');
  expect(same.schema_unchanged_vs_approved?.state).toBe('VERIFIED');
  const { code, stdout } = await check('changed', '--json', '--baseline', file);
  expect(code).toBe(1);
  const other = states(stdout);
  expect(other.toolset_unchanged_vs_approved).toEqual({
    state: 'FAILED',
    detail: {
      text: `added: book_store. Approved was ${servers.good?.url}.`,
      added: ['book_store'],
      removed: [],
      changed: [],
    },
  });
  expect(other.schema_unchanged_vs_approved?.state).toBe('FAILED');
});

it('the server is told who asks, and by whose page', async () => {
  const server = servers.good as CheckupServer;
  server.bodies.length = 0;
  await check('good');
  expect(server.bodies[0]).toMatchObject({
    params: {
      _meta: { 'io.modelcontextprotocol/clientInfo': { name: 'mcp-rollcall', version: '0.1.0' } },
    },
  });
});

it('a list that was not read is not approved', async () => {
  const file = join(folder, 'none.json');
  const gated = await check('gated', '--write-baseline', file);
  expect(gated.stderr).toMatch(/^rollcall: [^\n]*none\.json was not written[^\n]*\n$/);
  expect(gated.code).toBe(3);
  expect(() => readFileSync(file)).toThrow(/ENOENT/);
});

describe('words that are off end in one line and exit 2', () => {
  const broken = () => join(folder, 'broken.json');
  const edited = () => join(folder, 'edited.json');
  beforeAll(() => {
    writeFileSync(broken(), '{"schema_version": 1');
    const tools = [{ name: 'a' }];
    const fingerprints = { toolset: `sha256:${'0'.repeat(64)}`, schema: null };
    const head = { schema_version: 1, endpoint: 'x', approved_at: '2026-11-30T12:00:00.000Z' };
    const kinds = { canonicalization: 'nfc-jcs/v1', projection: 'v1' };
    writeFileSync(edited(), JSON.stringify({ ...head, ...kinds, fingerprints, tools }));
  });
  const PORT = 'http://127.0.0.1:1/mcp';
  it.each([
    ['a URL that is none', () => ['nowhere']],
    ['plain http', () => ['http://mcp.example/mcp']],
    ['a template', () => ['https://{tenant}.example/mcp', '--allow-private']],
    ['a private address', () => ['https://192.168.0.1/mcp']],
    ['no baseline there', () => [PORT, '--allow-private', '--baseline', join(folder, 'no.json')]],
    ['a broken baseline', () => [PORT, '--allow-private', '--baseline', broken()]],
    ['an edited baseline', () => [PORT, '--allow-private', '--baseline', edited()]],
    ['two baselines', () => [PORT, '--baseline', broken(), '--write-baseline', broken()]],
    ['a level that is none', () => [PORT, '--fail-on', 'mood']],
  ])('%s', async (_, args) => {
    const result = await runCli(['check', ...args()]);
    expect(result.stderr).toMatch(/^rollcall: [^\n]+\n$/);
    expect(result.stdout).toBe('');
    expect(result.code).toBe(2);
  });
});

it('the help says of each check what it looks at, how, and what it cannot tell', async () => {
  const { stdout, code } = await runCli(['check', '--help']);
  expect(code).toBe(0);
  for (const { id, looks_at, how } of CHECKS) {
    for (const text of [id, looks_at, how]) expect(stdout).toContain(text);
  }
  expect((await runCli(['handshake', '--help'])).stdout).not.toContain('tls_certificate');
});
