import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningRegistry, registryRow, startRegistry } from '../neighbourhood/registry.ts';
import { configOf } from './data.ts';
import { createProject, type Project } from './project.ts';

/** What the registry lists; tests change it. */
const rows: unknown[] = [];
let answer: 'list' | 'down' | 'half' | 'empty' = 'list';
let registry: RunningRegistry;
let project: Project;

const row = (number: number, more: object = {}) =>
  registryRow({
    name: `demo.example/s${String(number).padStart(3, '0')}`,
    remotes: [{ type: 'streamable-http', url: `https://s${number}.example.com/mcp` }],
    ...more,
  });

beforeAll(async () => {
  registry = await startRegistry({
    rows,
    pageSize: 20,
    script: ({ cursor }) => {
      if (answer === 'down') return { status: 503, headers: { 'retry-after': '0' } };
      if (answer === 'half' && cursor !== null) return { body: { servers: 'none' } };
      if (answer === 'empty') return { body: { servers: [], metadata: { count: 0 } } };
      return { body: page(cursor) };
    },
  });
  project = createProject({ 'data/config.json': configOf({ shards: 1, registry: registry.url }) });
});

afterAll(async () => {
  project?.remove();
  await registry?.close();
});

function page(cursor: string | null): object {
  const start = cursor === null ? 0 : Number(cursor);
  const servers = rows.slice(start, start + 20);
  const next = start + 20 < rows.length ? { nextCursor: String(start + 20) } : {};
  return { servers, metadata: { ...next, count: servers.length } };
}

const names = () =>
  (JSON.parse(project.read('data/catalog.json')).servers as { name: string }[]).map(
    ({ name }) => name,
  );
const sync = (inputs: Record<string, string> = {}) => project.workflow('sync.yml', { inputs });

describe('sync.yml', () => {
  it('brings the first list in', async () => {
    rows.push(...Array.from({ length: 150 }, (_, at) => row(at)));
    const run = await sync();
    expect(run.code, run.output).toBe(0);
    const [request] = project.github().pulls;
    expect(request, run.output).toMatchObject({
      head: 'rollcall/sync',
      base: 'main',
      state: 'merged',
    });
    expect(request?.body).toContain('150');
    expect(names()).toHaveLength(150);
  });

  it('merges an ordinary change in the run that opened the pull request', async () => {
    project.setGithub({});
    rows.push(
      row(150, { description: 'Ping @everyone ![x](https://evil.example/p.png) <!-- hidden -->' }),
    );
    const run = await sync();
    expect(run.code, run.output).toBe(0);
    expect(project.github().pulls, run.output).toMatchObject([{ state: 'merged' }]);
    expect(names()).toHaveLength(151);
    const { body } = project.github().pulls[0] ?? { body: '' };
    expect(body).not.toMatch(/@everyone|!\[x\]|<!-- hidden/);
    expect(project.git('branch', '--list').trim()).toBe('* main');
  });

  it('opens nothing where the list is as it was', async () => {
    project.setGithub({});
    const run = await sync();
    expect(run.code, run.output).toBe(0);
    expect(project.github().pulls).toEqual([]);
  });

  it('leaves a mass change to a person, in one pull request that the next run brings up to date', async () => {
    project.setGithub({});
    const taken = rows.splice(20, 28);
    const first = await sync();
    expect(first.code, first.output).toBe(0);
    expect(project.github().pulls).toMatchObject([{ state: 'open', labels: [expect.any(String)] }]);
    expect(names()).toHaveLength(151);
    rows.splice(20, 0, ...taken.slice(0, 5));
    const second = await sync();
    expect(second.code, second.output).toBe(0);
    expect(project.github().pulls).toMatchObject([{ state: 'open' }]);
    const proposed = JSON.parse(project.read('data/catalog.json', 'rollcall/sync')).servers;
    expect(proposed).toHaveLength(rows.length);
    expect(names()).toHaveLength(151);
    rows.splice(25, 0, ...taken.slice(5));
  });

  it.each(['down', 'half', 'empty'] as const)(
    'changes nothing where the registry is %s, and says so',
    async (state) => {
      const before = [project.git('rev-parse', 'main'), project.github().pulls];
      answer = state;
      const run = await sync();
      answer = 'list';
      expect(run.jobs, run.output).toEqual({ sync: 'failure' });
      expect([project.git('rev-parse', 'main'), project.github().pulls]).toEqual(before);
    },
  );

  it('repairs next time what was left undone, and closes what nobody has to look at any more', async () => {
    const run = await sync();
    expect(run.code, run.output).toBe(0);
    expect(names()).toHaveLength(151);
    expect(project.github().pulls).toMatchObject([{ state: 'closed' }]);
  });

  it('is made good by the next run where it is cut off between its branch and its pull request', async () => {
    project.setGithub({});
    rows.push(row(151));
    const cut = await project.workflow('sync.yml', {
      env: { ROLLCALL_HOLD: 'pr create' },
      cutOff: (folder) => existsSync(join(folder, 'held')),
    });
    expect(cut.code, cut.output).not.toBe(0);
    expect(project.git('branch', '--list')).toContain('rollcall/sync');
    expect(project.github().pulls).toEqual([]);
    expect(names()).toHaveLength(151);
    const run = await sync();
    expect(run.code, run.output).toBe(0);
    expect(project.github().pulls).toMatchObject([{ state: 'merged' }]);
    expect(names()).toHaveLength(152);
  });
});
