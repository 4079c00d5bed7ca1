import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readCatalog, writeCatalog } from '../../src/store/catalog.ts';
import { writeClaims } from '../../src/store/claims.ts';
import { startNameServer } from '../neighbourhood/name-server.ts';
import { temporary, type Whole, writeSound } from '../review/world.ts';
import { runCli } from './run-cli.ts';

let base: string;
let head: string;
let whole: Whole;

beforeEach(async () => {
  const folder = await temporary();
  [base, head] = [join(folder, 'base'), join(folder, 'head')];
  for (const dir of [base, head]) whole = await writeSound(dir, 24);
});

describe('rollcall review', () => {
  it('ends with 0 where every invariant holds, and says what changed', async () => {
    const catalog = await readCatalog(head);
    catalog.servers = catalog.servers.map((one) => ({ ...one, title: 'Another' }));
    await writeCatalog(head, catalog);
    const rest = join(base, '..', 'rest.md');
    const ended = await runCli(['review', base, head, '--format', 'markdown', '--rest', rest]);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toContain('| Title changed | 24 |');
    expect(await readFile(rest, 'utf8')).toBe('');
  });

  it('ends with 1 where one does not, and prints one JSON document', async () => {
    await writeFile(join(head, 'notes.txt'), 'x');
    const ended = await runCli(['review', base, head, '--format', 'json']);
    expect(ended.code).toBe(1);
    expect(JSON.parse(ended.stdout)).toMatchObject({
      violations: [{ rule: 'expected-files', where: 'notes.txt' }],
      counts: {},
    });
    expect((await runCli(['review', base, head])).stdout).toContain('expected-files, notes.txt');
  });

  it('looks at who proposes a claim', async () => {
    const claim = {
      listing: whole.name,
      github: 'newcomer',
      host: whole.host,
      proof: 'dns' as const,
      since: '2026-11-29',
    };
    await writeClaims(head, { schema_version: 1, claims: [claim] });
    const ended = await runCli(['review', base, head, '--author', 'stranger', '--maintainer']);
    expect(ended.code).toBe(1);
    expect(ended.stdout).toContain('the claim by newcomer is added by stranger');
  });

  it.each([
    [['review', 'no-such', 'HEAD'], 2, /neither a folder nor a commit/],
    [['review', '--', '--output=x', 'HEAD'], 2, /neither a folder nor a commit/],
    [['review', 'HEAD'], 2, /head/],
  ])('%j ends with %i', async (args, code, words) => {
    const ended = await runCli(args);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toMatch(words);
    expect(ended.stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('rollcall claims', () => {
  it('verifies: 0 where the proof is there, 1 where it is not', async () => {
    const names = await startNameServer({
      [`_mcp-rollcall.${whole.host}`]: { txt: [['github=someone']] },
    });
    onTestFinished(() => names.close());
    const gone = await startNameServer({});
    onTestFinished(() => gone.close());
    const args = [
      'claims',
      'verify',
      '--data',
      head,
      '--allow-private',
      '--resolver',
      names.address,
    ];
    expect(await runCli(args)).toMatchObject({
      code: 0,
      stdout: `${whole.name}: Someone for ${whole.host} by dns: proved\n`,
    });
    const ended = await runCli([...args.slice(0, -1), gone.address]);
    expect(ended.code).toBe(1);
    expect(ended.stdout).toContain('not proved: there is no TXT record');
  });
});
