import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogOf, configOf } from './data.ts';
import { type LoopbackServer, startLoopbackServer } from './loopback.ts';
import { createProject, type Project, type WorkflowRun } from './project.ts';

/** The time of a sample of somebody else's, a day ago. */
const EARLY = Math.floor(Date.now() / 1000) - 86_400;
const servers: LoopbackServer[] = [];
let project: Project;

beforeAll(async () => {
  for (const host of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) {
    servers.push(await startLoopbackServer(host, ['one', 'two']));
  }
  project = createProject({
    'data/config.json': configOf({ shards: 2 }),
    'data/catalog.json': catalogOf(
      servers.map(({ url }, at) => ({ name: `demo.example/s${at}`, url })),
    ),
  });
});

afterAll(async () => {
  project?.remove();
  await Promise.all(servers.map((server) => server.close()));
});

const state = () => JSON.parse(project.read('data/mcp-validation-state.json'));
const history = () => JSON.parse(project.read('data/mcp-probe-history.json'));
const subjects = () => project.git('log', '--format=%s', 'main').trim().split('\n');

describe('probe.yml', () => {
  let first: WorkflowRun;

  it('plans, reads on two machines, merges, commits once, builds and publishes', async () => {
    first = await project.workflow('probe.yml');
    expect(first.jobs, first.output).toEqual({
      plan: 'success',
      probe: 'success',
      merge: 'success',
      build: 'success',
      deploy: 'success',
    });
    expect(subjects()).toHaveLength(2);
    expect(Object.values(state().servers)).toMatchObject(
      servers.map(() => ({ endpoint_status: 'ok', tool_count: 2 })),
    );
    expect(readdirSync(join(first.folder, 'deployed')).sort()).toEqual(
      expect.arrayContaining(['.nojekyll', '404.html', 'index.html', 'servers']),
    );
  });

  it('hands its inputs to actions as they expect them', () => {
    const of = (action: string) => first.actions.filter((use) => use.action === action);
    expect(of('checkout').every(({ inputs }) => inputs['persist-credentials'] === 'false')).toBe(
      true,
    );
    const [plan, ...readers] = of('checkout').filter(
      ({ job }) => job === 'plan' || job === 'probe',
    );
    expect(plan?.inputs.ref).toBe('main');
    expect(readers.map(({ inputs }) => inputs.ref)).toEqual(
      Array(2).fill(expect.stringMatching(/^[0-9a-f]{40}$/)),
    );
    expect(new Set(of('upload-artifact').map(({ inputs }) => inputs.name)).size).toBe(2);
    expect(of('upload-pages-artifact').map(({ inputs }) => inputs.path)).toEqual(['out/site']);
  });

  it('adds one sample a server when it runs again on the same day, and the same state', async () => {
    const before = state();
    const again = await project.workflow('probe.yml');
    expect(again.code, again.output).toBe(0);
    for (const samples of Object.values<unknown[]>(history().servers))
      expect(samples).toHaveLength(2);
    expect(state().servers).toEqual(before.servers);
  });

  it('costs the hosts of a lost part no more than a day: they keep their last state', async () => {
    const samples = history().servers;
    const lost = await project.workflow('probe.yml', { env: { ROLLCALL_LOSE: 'probe-part-' } });
    expect(lost.jobs.merge, lost.output).toBe('success');
    const after = history().servers;
    const missed = Object.keys(after).filter((name) => after[name].length === samples[name].length);
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.length).toBeLessThan(servers.length);
    for (const name of missed) {
      expect(state().servers[name]).toMatchObject({
        endpoint_status: 'ok',
        validated_at: expect.any(String),
      });
    }
    expect(lost.summary).toMatch(/1 of 2|lost/i);
  });

  it('keeps what others pushed while it ran, and at the very moment of its own push', async () => {
    const before = history().servers;
    const requested = servers[0]?.requests ?? 0;
    const run = project.workflow('probe.yml');
    await expect.poll(() => servers[0]?.requests, { timeout: 120_000 }).toBeGreaterThan(requested);
    const [name = ''] = Object.keys(before);
    const withSample = (time: number) =>
      project
        .read('data/mcp-probe-history.json', time === EARLY ? 'main' : 'refs/heads/others')
        .replace(`${JSON.stringify(name)}:[`, `${JSON.stringify(name)}:[[${time},"ok",7],`);
    // What comes in may even break the code that joins the two: a run keeps to its own.
    const code = project.read('scripts/re-apply.ts');
    project.push(
      {
        'data/mcp-probe-history.json': withSample(EARLY),
        'scripts/re-apply.ts': 'process.exit(9);\n',
      },
      'Mid-run',
      'others',
    );
    project.git('update-ref', 'refs/heads/main', 'refs/heads/others');
    // Once, in the middle of a push that would have been taken, the branch moves.
    project.push(
      {
        'data/mcp-probe-history.json': withSample(EARLY - 60),
        'NOTES.md': 'mid-push\n',
        'scripts/re-apply.ts': code,
      },
      'Mid-push',
      'others',
    );
    const hook = join(project.origin, 'hooks/update');
    writeFileSync(
      hook,
      '#!/bin/sh\ngit rev-parse -q --verify refs/heads/others >/dev/null || exit 0\ngit update-ref refs/heads/main refs/heads/others\ngit update-ref -d refs/heads/others\n',
      { mode: 0o755 },
    );
    const ended = await run;
    rmSync(hook);
    expect(ended.code, ended.output).toBe(0);
    expect(project.read('NOTES.md')).toBe('mid-push\n');
    expect(subjects()).toEqual(expect.arrayContaining(['Mid-run', 'Mid-push']));
    const after = history().servers;
    expect(after[name]).toHaveLength(before[name].length + 3);
    expect(after[name].map(([time]: [number]) => time)).toEqual(
      expect.arrayContaining([EARLY - 60, EARLY]),
    );
    expect(project.git('branch', '--list').trim()).toBe('* main');
  });

  it('does nothing where the repository has not switched it on', async () => {
    const off = await project.workflow('probe.yml', { enabled: false });
    expect(off.actions).toEqual([]);
    expect(off.jobs).toEqual({});
  });
});
