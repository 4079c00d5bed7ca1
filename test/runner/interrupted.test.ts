import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogOf, configOf } from './data.ts';
import { type LoopbackServer, startLoopbackServer } from './loopback.ts';
import { createProject, type Project, type WorkflowRun } from './project.ts';

/** When the last run was: the day before yesterday, since one day's run did not start at all. */
const LAST = new Date(Math.floor(Date.now() / 1000) * 1000 - 49 * 3_600_000);
const NAMES = ['demo.example/s0', 'demo.example/s1'];
const servers: LoopbackServer[] = [];
let project: Project;

beforeAll(async () => {
  for (const host of ['127.0.0.7', '127.0.0.8']) {
    servers.push(await startLoopbackServer(host, ['one']));
  }
  const sample = (name: string) => `${JSON.stringify(name)}:[[${LAST.getTime() / 1000},"ok",40]]`;
  project = createProject({
    'data/config.json': configOf({ shards: 2 }),
    'data/catalog.json': catalogOf(servers.map(({ url }, at) => ({ name: NAMES[at] ?? '', url }))),
    'data/mcp-probe-history.json': `{
"schema_version":1,
"columns":["time","status","latency_ms"],
"servers":{
${NAMES.map(sample).join(',\n')}
}
}
`,
  });
});

afterAll(async () => {
  project?.remove();
  await Promise.all(servers.map((server) => server.close()));
});

const tip = () => project.git('rev-parse', 'main');
const samples = (): Record<string, [number, string, number][]> =>
  JSON.parse(project.read('data/mcp-probe-history.json')).servers;
const counts = () => NAMES.map((name) => samples()[name]?.length);

describe('a run of probe.yml that is cut off', () => {
  it.each([
    ['while it reads', {}, () => servers.every(({ requests }) => requests > 0)],
    [
      'after it wrote the data, and before it pushed it',
      { ROLLCALL_HOLD: 'merge' },
      (folder: string) => existsSync(join(folder, 'held')),
    ],
  ] as const)('%s leaves everything as it was', async (_, env, cutOff) => {
    const before = tip();
    // One that lets a read wait for as long as it takes to kill the run.
    if (servers[1]) servers[1].mood = 'ROLLCALL_HOLD' in env ? 'ok' : 'silent';
    const run = await project.workflow('probe.yml', { env, cutOff });
    expect(run.code, run.output).not.toBe(0);
    expect(run.jobs).not.toHaveProperty('merge');
    expect(tip()).toBe(before);
    expect(counts()).toEqual([1, 1]);
  });

  it('is made good by the next one, a day late: what there was is there, and nothing of the missing days', async () => {
    const run = await project.workflow('probe.yml', {
      event: 'schedule',
      payload: { schedule: '41 2 * * *' },
    });
    expect(run.code, run.output).toBe(0);
    expect(counts()).toEqual([2, 2]);
    for (const [first, second] of Object.values(samples())) {
      expect(first?.[0]).toBe(LAST.getTime() / 1000);
      expect(second?.[0]).toBeGreaterThan(LAST.getTime() / 1000 + 48 * 3600);
    }
    expect(project.git('log', '--format=%s', 'main').trim().split('\n')).toHaveLength(2);
  });
});

describe('runs of probe.yml that overlap', () => {
  it('both bring in what they saw', async () => {
    const asked = servers[0]?.requests ?? 0;
    const first = project.workflow('probe.yml');
    await expect.poll(() => servers[0]?.requests, { timeout: 120_000 }).toBeGreaterThan(asked);
    const runs: WorkflowRun[] = await Promise.all([first, project.workflow('probe.yml')]);
    for (const run of runs) expect(run.jobs.merge, run.output).toBe('success');
    expect(counts()).toEqual([4, 4]);
    const started = runs.map(({ output }) => /from `([^`]+)`/.exec(output)?.[1]);
    const state = JSON.parse(project.read('data/mcp-validation-state.json'));
    expect(state.last_run).toContain(started.sort().at(-1)?.slice(0, 19));
  });
});
