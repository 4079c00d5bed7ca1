import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { review } from '../../../src/pipeline/review.ts';
import { readCatalog, writeCatalog } from '../../../src/store/catalog.ts';
import { addChanges } from '../../../src/store/changes.ts';
import { readState, writeState } from '../../../src/store/state.ts';
import { readToolset, writeToolset } from '../../../src/store/toolsets.ts';
import { edit, REVIEWED_AT, temporary, type Whole, writeSound } from '../../review/world.ts';

const ENV = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Someone',
  GIT_AUTHOR_EMAIL: 'someone@example.org',
  GIT_COMMITTER_NAME: 'Someone',
  GIT_COMMITTER_EMAIL: 'someone@example.org',
};

let repository: string;
let data: string;
let whole: Whole;

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, env: ENV, encoding: 'utf8', stdio: 'pipe' });
}

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', `--message=${message}`);
}

function reviewed(base = 'main', head = 'proposal') {
  return review({ base, head, cwd: repository, now: () => REVIEWED_AT });
}

beforeEach(async () => {
  repository = await temporary();
  data = join(repository, 'data');
  git('init', '--quiet', '--initial-branch=main');
  whole = await writeSound(data, 30);
  commit('sound');
  git('checkout', '--quiet', '-b', 'proposal');
});

describe('a review of two revisions', () => {
  it('says what changed in words, kind by kind', async () => {
    const catalog = await readCatalog(data);
    const [moved, retitled, ...rest] = catalog.servers.filter(
      ({ endpoint, name }) => endpoint !== undefined && name !== whole.name,
    );
    if (moved === undefined || retitled === undefined) throw new Error('too few listings');
    const other = 'https://elsewhere.example/mcp';
    moved.endpoint = other;
    moved.remotes = [{ type: 'http', url: other, probeable: true }];
    moved.transport = 'http';
    retitled.title = 'Another title';
    const renamed = rest[0];
    if (renamed === undefined) throw new Error('too few listings');
    const old = renamed.name;
    renamed.name = 'io.test/renamed';
    catalog.servers.sort((a, b) => (a.name < b.name ? -1 : 1));
    await writeCatalog(data, catalog);
    const toolset = await readToolset(data, whole.name);
    const state = await readState(data);
    const server = state.servers[whole.name];
    if (toolset === null || server === undefined) throw new Error('no toolset');
    await writeToolset(data, { ...toolset, tools: toolset.tools.slice(1) });
    server.endpoint_status = 'failed';
    server.reason = 'no_jsonrpc_reply';
    await writeState(data, state);
    commit('changes');

    const result = await reviewed();
    const told = Object.fromEntries(result.sections.map(({ kind, entries }) => [kind, entries]));
    expect(told.moved).toMatchObject([{ name: moved.name, to: other }]);
    expect(told.renamed).toMatchObject([{ from: old, to: 'io.test/renamed' }]);
    expect(told.removed).toBeUndefined();
    expect(told.added).toBeUndefined();
    expect(told.title).toMatchObject([{ name: retitled.name, to: 'Another title' }]);
    expect(told.status).toEqual([
      { name: whole.name, from: 'ok', to: 'failed (no_jsonrpc_reply)' },
    ]);
    expect(told.toolset).toEqual([
      { name: whole.name, text: expect.stringMatching(/^removed: tool_\d+$/) },
    ]);
    expect(result.violations.map(({ rule }) => rule)).toEqual(['toolset-state']);
  });

  it('adds up what moves to one host in small steps', async () => {
    git('checkout', '--quiet', 'main');
    const catalog = await readCatalog(data);
    const to = 'https://evil.example/mcp';
    const day = (ago: number) =>
      new Date(Date.parse(catalog.source.pulled_at) - ago * 86_400_000).toISOString();
    const moves = (ago: number) =>
      Array.from({ length: 60 }, (_, at) => ({
        at: day(ago),
        name: `org.step${ago}/a${at}`,
        kind: 'endpoint' as const,
        to,
      }));
    await addChanges(data, day(7), [...moves(7), ...moves(14), ...moves(35)]);
    commit('weeks');
    git('checkout', '--quiet', '-B', 'proposal');
    const [one] = catalog.servers.filter(({ endpoint }) => endpoint !== undefined);
    if (one === undefined) throw new Error('no listing has an endpoint');
    one.endpoint = to;
    await writeCatalog(data, catalog);
    commit('one more');
    expect((await reviewed()).suspicious).toEqual([
      { code: 'one_host_of_late', where: 'evil.example', count: 121, most: 120 },
    ]);
  });

  it('starts from where the proposal left the base', async () => {
    await writeFile(
      join(data, 'opt-outs.json'),
      JSON.stringify({
        schema_version: 1,
        opt_outs: [{ host: 'a.example', reason: 'asked', date: '2026-11-29' }],
      }),
    );
    commit('an opt-out');
    git('checkout', '--quiet', 'main');
    await rm(join(data, 'totals.json'), { force: true });
    await writeFile(
      join(data, 'corrections.json'),
      JSON.stringify({
        schema_version: 1,
        corrections: [
          {
            date: '2026-11-29',
            server: 'io.test/a',
            rule: 'mcp-no-tools',
            wrong: 'w',
            changed: 'c',
          },
        ],
      }),
    );
    commit('somebody else');
    expect((await reviewed()).sections.map(({ kind }) => kind)).toEqual(['opt_outs']);
  });

  it('checks nothing out, runs no filter or hook of theirs, and leaves nothing behind', async () => {
    await writeFile(join(repository, '.gitattributes'), '* filter=evil diff=evil\n');
    git('config', 'filter.evil.smudge', `touch ${join(repository, 'owned')}`);
    git('config', 'diff.evil.textconv', `touch ${join(repository, 'owned')}`);
    await rm(join(data, 'curated.json'));
    commit('attributes');
    git('checkout', '--quiet', 'main');
    await rm(join(repository, 'owned'), { force: true });
    await reviewed();
    expect(existsSync(join(repository, 'owned'))).toBe(false);
    expect(git('status', '--porcelain')).toBe('');
    expect(existsSync(join(data, 'curated.json'))).toBe(true);
  });

  it('takes a link, a submodule and a path that leads elsewhere for what they are', async () => {
    await rm(join(data, 'claims.json'));
    await symlink('/etc/passwd', join(data, 'claims.json'));
    const blob = git('hash-object', '-w', join(data, 'config.json')).trim();
    git('add', '--all');
    git('update-index', '--add', '--cacheinfo', `100644,${blob},data/toolsets/x/%2e%2e.json`);
    git(
      'update-index',
      '--add',
      '--cacheinfo',
      `160000,${git('rev-parse', 'main').trim()},data/checkups/sub`,
    );
    git('commit', '--quiet', '--message=odd');
    const odd = (await reviewed()).violations.filter(({ rule }) => rule === 'expected-files');
    expect(odd.map(({ where }) => where)).toEqual([
      'checkups/sub',
      'claims.json',
      'toolsets/x/%2e%2e.json',
    ]);
  });

  it('goes on past a toolset that is nested too deep to be walked through', async () => {
    const file = join(data, 'toolsets', `${whole.slug}.json`);
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    await edit(data, `toolsets/${whole.slug}.json`, (text) =>
      text.replace('"inputSchema": {', `"inputSchema": {"x": ${deep},`),
    );
    expect(existsSync(file)).toBe(true);
    commit('deep');
    const { violations, sections } = await reviewed();
    expect(violations.length).toBeGreaterThan(0);
    expect(sections.find(({ kind }) => kind === 'toolset')?.entries).toHaveLength(1);
  });

  it('writes nothing outside of its own folder for a tree that names ".."', async () => {
    const blob = git('hash-object', '-w', join(data, 'config.json')).trim();
    const tree = (lines: string) =>
      execFileSync('git', ['mktree'], {
        cwd: repository,
        env: ENV,
        input: lines,
        encoding: 'utf8',
      }).trim();
    let inner = tree(`100644 blob ${blob}\tescaped.json\n`);
    const raw = (name: string, id: string) => {
      const entry = Buffer.concat([Buffer.from(`40000 ${name}\0`), Buffer.from(id, 'hex')]);
      return execFileSync('git', ['hash-object', '-w', '--literally', '-t', 'tree', '--stdin'], {
        cwd: repository,
        env: ENV,
        input: entry,
        encoding: 'utf8',
      }).trim();
    };
    for (const name of ['..', '..', '..', 'toolsets', 'data']) inner = raw(name, inner);
    const head = git('commit-tree', inner, '-m', 'evil').trim();
    const { violations } = await reviewed('main', head);
    expect(violations).toContainEqual(
      expect.objectContaining({ rule: 'expected-files', where: 'toolsets/../../../escaped.json' }),
    );
    expect(existsSync(join(repository, '..', 'escaped.json'))).toBe(false);
  });

  it.each(['--upload-pack=x', '-h', 'main:data', 'no-such-branch', 'a b', '$(id)', ''])(
    'refuses %j as a revision',
    async (revision) => {
      await expect(reviewed(revision)).rejects.toMatchObject({ code: 'usage' });
      await expect(reviewed('main', revision)).rejects.toMatchObject({ code: 'usage' });
    },
  );

  it('finds a first data folder all new, and nothing suspicious about it', async () => {
    await cp(data, join(repository, 'kept'), { recursive: true });
    git('checkout', '--quiet', '--orphan', 'empty');
    git('rm', '-r', '--quiet', '--cached', '.');
    await mkdir(join(repository, 'none'), { recursive: true });
    await writeFile(join(repository, 'none', 'x'), 'x');
    git('add', 'none');
    git('commit', '--quiet', '--message=empty');
    const { suspicious, sections, violations } = await reviewed('empty', 'main');
    expect(suspicious).toEqual([]);
    expect(violations).toEqual([]);
    expect(sections.find(({ kind }) => kind === 'added')?.entries).toHaveLength(30);
  });
});
