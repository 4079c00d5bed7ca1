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
  it('proposes the first list, which a person has to look at', async () => {
    rows.push(...Array.from({ length: 60 }, (_, at) => row(at)));
    const run = await sync();
    expect(run.code, run.output).toBe(0);
    const [request] = project.github().pulls;
    expect(request, run.output).toMatchObject({ head: 'rollcall/sync', base: 'main' });
    expect(request?.body).toContain('60');
    if (request?.state === 'open')
      project.git('update-ref', 'refs/heads/main', 'refs/heads/rollcall/sync');
    project.setGithub({});
    expect(names()).toHaveLength(60);
  });

  it('merges an ordinary change in the run that opened the pull request', async () => {
    rows.push(
      row(60, { description: 'Ping @everyone ![x](https://evil.example/p.png) <!-- hidden -->' }),
    );
    const run = await sync();
    expect(run.code, run.output).toBe(0);
    expect(project.github().pulls, run.output).toMatchObject([{ state: 'merged' }]);
    expect(names()).toHaveLength(61);
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
    const taken = rows.splice(20, 10);
    const first = await sync();
    expect(first.code, first.output).toBe(0);
    expect(project.github().pulls).toMatchObject([{ state: 'open' }]);
    expect(names()).toHaveLength(61);
    rows.splice(20, 0, taken[0]);
    const second = await sync();
    expect(second.code, second.output).toBe(0);
    expect(project.github().pulls).toHaveLength(1);
    const proposed = JSON.parse(project.read('data/catalog.json', 'rollcall/sync')).servers;
    expect(proposed).toHaveLength(rows.length);
    rows.splice(21, 0, ...taken.slice(1));
  });

  it.each(['down', 'half', 'empty'] as const)(
    'changes nothing where the registry is %s, and repairs it next time',
    async (state) => {
      project.setGithub({});
      const before = project.git('rev-parse', 'main');
      answer = state;
      const run = await sync();
      answer = 'list';
      expect(run.code, run.output).not.toBe(0);
      expect(project.git('rev-parse', 'main')).toBe(before);
      expect(project.github().pulls.filter((pull) => pull.state === 'merged')).toEqual([]);
      const again = await sync();
      expect(again.code, again.output).toBe(0);
      expect(names()).toHaveLength(61);
    },
  );
});
