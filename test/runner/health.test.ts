import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonical } from '../../src/store/canonical.ts';
import { catalogOf, configOf } from './data.ts';
import { createProject, type Project } from './project.ts';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const stateOf = (lastRun: string) =>
  `${canonical({ schema_version: 1, last_run: lastRun, validation: 'live_mcp_tools_list', servers: {} })}\n`;

let project: Project;

beforeAll(() => {
  project = createProject({
    'data/config.json': configOf({ shards: 1 }),
    'data/catalog.json': catalogOf([]),
    'data/mcp-validation-state.json': stateOf(ago(50)),
  });
});

afterAll(() => project?.remove());

const look = () => project.workflow('health.yml');

describe('health.yml', () => {
  it('opens one issue where no probe succeeded for too long, however often it looks', async () => {
    project.setGithub({ successes: { 'sync.yml': ago(24) } });
    for (let time = 0; time < 2; time++) {
      const run = await look();
      expect(run.code, run.output).toBe(0);
      expect(project.github().issues).toMatchObject([
        { state: 'OPEN', title: 'No successful probe for 36 hours' },
      ]);
    }
  });

  it('says so in the same issue when the sync fails too', async () => {
    project.setGithub({ ...project.github(), successes: { 'sync.yml': ago(300) } });
    await look();
    expect(project.github().issues).toMatchObject([
      { title: 'No successful probe for 36 hours; No successful sync for 9 days' },
    ]);
  });

  it('opens no second one where a person closed it', async () => {
    const before = project.github();
    const issues = before.issues.map((one) => ({
      ...one,
      state: 'CLOSED' as const,
      closedAt: ago(0),
    }));
    project.setGithub({ ...before, issues });
    await look();
    expect(project.github().issues).toHaveLength(1);
    project.setGithub(before);
  });

  it('closes it when both succeed again', async () => {
    project.push({ 'data/mcp-validation-state.json': stateOf(ago(1)) }, 'Probe');
    project.setGithub({ ...project.github(), successes: { 'sync.yml': ago(1) } });
    const run = await look();
    expect(run.code, run.output).toBe(0);
    expect(project.github().issues).toMatchObject([{ state: 'CLOSED' }]);
  });

  it('opens a new one for a new failure', async () => {
    const closed = project.github().issues.map((one) => ({ ...one, closedAt: ago(60) }));
    project.setGithub({ ...project.github(), issues: closed });
    project.push({ 'data/mcp-validation-state.json': stateOf(ago(40)) }, 'Old');
    await look();
    expect(project.github().issues.map(({ state }) => state)).toEqual(['CLOSED', 'OPEN']);
  });

  it('switches on a schedule that slept in, and none that a person switched off', async () => {
    project.setGithub({
      successes: { 'sync.yml': ago(1) },
      workflows: [
        { id: 1, name: 'Probe', state: 'disabled_inactivity' },
        { id: 2, name: 'Read', state: 'disabled_manually' },
        { id: 3, name: 'Sync', state: 'active' },
      ],
    });
    const run = await look();
    expect(run.code, run.output).toBe(0);
    expect(project.github().workflows.map(({ state }) => state)).toEqual([
      'active',
      'disabled_manually',
      'active',
    ]);
  });
});
