import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogOf, configOf } from './data.ts';
import { createProject, type Project } from './project.ts';

/** A name that no name server is asked for: see `nobody`. */
const URL_ASKED = 'https://mcp.checkup.example/mcp';
const DAY = 86_400_000;
let project: Project;
let folder: string;
let nobody: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollcall-no-names-'));
  nobody = join(folder, 'no-names.cjs');
  // Nothing leaves this machine: every name is unknown here.
  writeFileSync(
    nobody,
    `const dns = require('node:dns');
const unknown = (name) => Object.assign(new Error('getaddrinfo ENOTFOUND ' + name), { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: name });
dns.lookup = (name, options, done = options) => process.nextTick(done, unknown(name));
dns.promises.lookup = async (name) => { throw unknown(name); };
`,
  );
  project = createProject({
    'data/config.json': configOf({ shards: 1 }),
    'data/catalog.json': catalogOf([]),
  });
});

afterAll(async () => {
  project?.remove();
  await rm(folder, { recursive: true, force: true });
});

const env = () => ({ NODE_OPTIONS: `--require ${nobody}` });
const ask = (number: number, body: string, labels = ['check-my-server']) =>
  project.workflow('checkup.yml', {
    event: 'issues',
    payload: {
      action: 'opened',
      issue: { number, title: '$(touch x)', body, labels: labels.map((name) => ({ name })) },
    },
    env: env(),
  });
const form = (url: string) => `### Address of the endpoint\n\n${url}\n`;

describe('checkup.yml', () => {
  it('answers an issue of the form with one checkup, of which no log and no summary holds anything', async () => {
    const run = await ask(3, form(URL_ASKED));
    expect(run.code, run.output).toBe(0);
    const { comments } = project.github();
    expect(comments, run.output).toMatchObject([{ issue: 3 }]);
    expect(comments[0]?.body).toContain('It stands until');
    expect(run.summary).toBe('');
    expect(run.output.split('One checkup was made.')).toHaveLength(2);
    expect(run.output).not.toMatch(/NOT_CHECKED|OBSERVED|ENOTFOUND/);
    expect(project.git('log', '--format=%s', 'main').trim()).toBe('seed');
  });

  it('gives the stored observation to who asks within ten minutes', async () => {
    const run = await ask(4, form(`${URL_ASKED}/other`));
    expect(run.code, run.output).toBe(0);
    const { comments } = project.github();
    expect(comments).toMatchObject([{ issue: 3 }, { issue: 4 }]);
    expect(comments[1]?.body).toContain('A stored observation');
    expect(run.output).not.toContain('One checkup was made.');
  });

  it('sends nothing to an address that is none of the public ones', async () => {
    const run = await ask(5, form('https://127.0.0.1/mcp\n$(touch pwned)'));
    expect(run.code, run.output).toBe(0);
    expect(project.github().comments[2]?.body).toContain('Nothing was sent.');
    expect(project.github().issues).toMatchObject([{ number: 5, state: 'CLOSED' }]);
  });

  it('looks at no other issue', async () => {
    const run = await ask(6, form(URL_ASKED), ['bug']);
    expect(run.jobs).toEqual({});
  });

  it('takes away every hour what stood for a day', async () => {
    const before = project.github();
    const old = new Date(Date.now() - DAY);
    project.setGithub({
      ...before,
      comments: before.comments.map((one, at) => ({
        ...one,
        body:
          at === 0
            ? (one.body ?? '').replace(
                /"expires_at":"[^"]+"/,
                `"expires_at":"${old.toISOString()}"`,
              )
            : one.body,
      })),
    });
    const run = await project.workflow('checkup.yml', {
      event: 'schedule',
      payload: { schedule: '17 * * * *' },
    });
    expect(run.jobs, run.output).toEqual({ expire: 'success' });
    expect(project.github().comments.map(({ body }) => body === null)).toEqual([
      true,
      false,
      false,
    ]);
    expect(project.github().issues).toMatchObject([{ number: 5 }, { number: 3, state: 'CLOSED' }]);
  });
});
