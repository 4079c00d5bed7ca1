import { execFile } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Marker, markerOf } from '../../scripts/checkup/comment.ts';
import type { Ended } from './repository.ts';

interface Comment {
  issue: number;
  body: string;
  login: string;
}

interface State {
  calls: string[];
  issues: { title: string; body: string }[];
  comments: Comment[];
  closed: number[];
  deleted: number[];
  stuck?: number;
}

const BOT = 'github-actions[bot]';
const FORM = '### Address of the endpoint\n\nhttps://mcp.example/mcp\n';
const MINUTE = 60_000;

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'rollcall-checkup-'));
  mkdirSync(join(dir, 'bin'));
  copyFileSync('test/workflows/github-stand-in.mjs', join(dir, 'bin/gh'));
  chmodSync(join(dir, 'bin/gh'), 0o755);
  save({ calls: [], issues: [], comments: [], closed: [], deleted: [] });
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

const state = (): State => JSON.parse(readFileSync(join(dir, 'state.json'), 'utf8'));
const save = (value: State) => writeFileSync(join(dir, 'state.json'), JSON.stringify(value));
const isAsked = () => existsSync(join(dir, 'request.json'));

/** Runs a script of the workflow as its step does. */
function step(script: string, env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `scripts/checkup/${script}.ts`],
      {
        env: {
          PATH: `${join(dir, 'bin')}:${process.env.PATH}`,
          GH_STATE: join(dir, 'state.json'),
          RUNNER_TEMP: dir,
          GITHUB_OUTPUT: join(dir, 'output'),
          ...env,
        },
      },
      (error, stdout, stderr) => {
        done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      },
    );
  });
}

/** A comment with the result of a check that many minutes ago. */
function stored(minutesAgo: number, different: Partial<Comment & Marker> = {}): Comment {
  const checked = Date.now() - minutesAgo * MINUTE;
  const { issue = 3, login = BOT, host = 'mcp.example', again = false } = different;
  const marker: Marker = {
    host,
    checked_at: new Date(checked).toISOString(),
    expires_at: new Date(checked + 24 * 60 * MINUTE).toISOString(),
    again,
  };
  return {
    issue,
    login,
    body: `<!-- rollcall-checkup ${JSON.stringify(marker)} -->\n## What was seen\n`,
  };
}

describe('a request', () => {
  it('of a host that was not checked lately leads to a checkup', async () => {
    save({
      ...state(),
      comments: [
        stored(11),
        stored(1, { host: 'other.example' }),
        stored(1, { login: 'somebody' }),
        stored(1, { again: true }),
      ],
    });
    const { code } = await step('answer', { REQUEST: FORM, ISSUE: '7' });
    expect(code).toBe(0);
    expect(readFileSync(join(dir, 'output'), 'utf8')).toBe('make=yes\n');
    expect(JSON.parse(readFileSync(join(dir, 'request.json'), 'utf8'))).toEqual({
      url: 'https://mcp.example/mcp',
      host: 'mcp.example',
      issue: 7,
    });
    expect(state().comments).toHaveLength(4);
  });

  it('of a host that was just checked is given the stored observation, labelled so', async () => {
    const before = stored(9);
    save({ ...state(), comments: [before] });
    await step('answer', { REQUEST: FORM, ISSUE: '7' });
    expect(isAsked()).toBe(false);
    const answer = state().comments[1];
    expect(answer?.issue).toBe(7);
    expect(answer?.body).toContain('**A stored observation, made ');
    expect(answer?.body).toContain('## What was seen');
    const { again, ...times } = markerOf(answer?.body ?? '') ?? { again: false };
    expect(again).toBe(true);
    expect({ ...times, again: false }).toEqual(markerOf(before.body));
  });

  it('that is refused is answered in the issue, which is closed', async () => {
    const REQUEST = '### Address of the endpoint\n\n$(touch taken)`touch taken`\n';
    const ended = await step('answer', { REQUEST, ISSUE: '7' });
    expect(ended.code).toBe(0);
    expect(isAsked()).toBe(false);
    expect(state().closed).toEqual([7]);
    expect(state().comments[0]?.body).toMatch(/^Nothing was sent\. /);
    expect(existsSync('taken')).toBe(false);
  });

  it('by hand opens an issue of its own, and needs an address that can be checked', async () => {
    await step('answer', { REQUEST: 'https://mcp.example/mcp' });
    expect(state().issues).toEqual([
      { title: 'Checkup of mcp.example', body: 'Asked for by hand.' },
    ]);
    expect(JSON.parse(readFileSync(join(dir, 'request.json'), 'utf8')).issue).toBe(101);
    const refused = await step('answer', { REQUEST: 'http://mcp.example/mcp' });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^checkup: [^\n]+\n$/);
  });
});

it('a checkup becomes a comment with its exact end, and no log holds any of it', async () => {
  // An address that is refused before anything is sent.
  const request = { url: 'https://127.0.0.1:1/mcp', host: '127.0.0.1', issue: 7 };
  writeFileSync(join(dir, 'request.json'), JSON.stringify(request));
  const made = await step('make');
  expect(made).toEqual({ code: 0, stdout: 'One checkup was made.\n', stderr: '' });
  expect(state().calls).toEqual([]);
  const posted = await step('post');
  expect(posted).toEqual({ code: 0, stdout: 'The issue has the result.\n', stderr: '' });
  const [comment] = state().comments;
  expect(comment?.issue).toBe(7);
  const marker = markerOf(comment?.body ?? '');
  expect(marker).toMatchObject({ host: '127.0.0.1', again: false });
  expect(Date.parse(marker?.expires_at ?? '') - Date.parse(marker?.checked_at ?? '')).toBe(
    24 * 60 * MINUTE,
  );
  expect(comment?.body).toContain(`It stands until **${marker?.expires_at}**`);
  expect(comment?.body.match(/^\| ➖/gm)).toHaveLength(15);
});

describe('the scheduled pass', () => {
  const DAY = 24 * 60;

  it('deletes what no longer stands and closes its issue, and touches nothing else', async () => {
    save({
      ...state(),
      comments: [
        stored(DAY + 1, { issue: 1 }),
        stored(DAY - 5, { issue: 2 }),
        stored(DAY + 1, { issue: 3, login: 'somebody' }),
        { issue: 4, login: BOT, body: 'Nothing was sent.' },
        stored(DAY + 600, { issue: 5, again: true }),
      ],
    });
    const { code, stdout } = await step('expire');
    expect(code).toBe(0);
    expect(stdout).toBe('2 results have expired.\n');
    expect(state().deleted).toEqual([0, 4]);
    expect(state().closed).toEqual([1, 5]);
  });

  it('goes on past one that is stuck, and fails', async () => {
    const comments = [stored(DAY + 1, { issue: 1 }), stored(DAY + 1, { issue: 2 })];
    save({ ...state(), comments, stuck: 0 });
    const { code, stderr } = await step('expire');
    expect(code).toBe(1);
    expect(stderr).toContain('1 could not be taken away');
    expect(state().deleted).toEqual([1]);
  });
});
