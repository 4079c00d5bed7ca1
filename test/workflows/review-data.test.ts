import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reviewProposal } from '../../scripts/review-data/review-proposal.ts';
import type { Claim } from '../../src/generated/claims.ts';
import { readCatalog, writeCatalog } from '../../src/store/catalog.ts';
import { readClaims, writeClaims } from '../../src/store/claims.ts';
import { type NameServer, startNameServer } from '../neighbourhood/name-server.ts';
import { REVIEWED_AT, type Whole, writeSound } from '../review/world.ts';
import {
  type Clone,
  copyOf,
  createOrigin,
  type Ended,
  GIT_ENV,
  type Origin,
} from './repository.ts';
import { WORKFLOWS } from './workflows.ts';

let sound: Origin;
let origin: Origin;
let base: Clone;
let whole: Whole;
let names: NameServer;

/** A clone of the base whose origin has pull request 7: its data changed by `change`. */
async function pullRequest(change: (dir: string, clone: Clone) => Promise<unknown>): Promise<void> {
  const fork = origin.clone();
  await change(join(fork.dir, 'data'), fork);
  fork.git('add', '--all');
  fork.git('commit', '--quiet', '--message=proposal');
  fork.git('push', '--quiet', 'origin', 'HEAD:refs/pull/7/head');
}

beforeAll(async () => {
  sound = createOrigin({ '.gitignore': 'node_modules\n' });
  const seed = sound.clone();
  whole = await writeSound(join(seed.dir, 'data'), 24);
  seed.git('add', '--all');
  seed.git('commit', '--quiet', '--message=data');
  seed.git('push', '--quiet', 'origin', 'HEAD:main');
});

afterAll(() => sound.remove());

beforeEach(async () => {
  origin = copyOf(sound);
  base = origin.clone();
  names = await startNameServer({
    [`_mcp-rollcall.${whole.host}`]: { txt: [['github=newcomer']] },
  });
});

afterEach(async () => {
  await names.close();
  origin.remove();
});

async function reviewed(login: string, isMaintainer = false, isOnline = true) {
  base.git('fetch', '--quiet', 'origin', '+refs/pull/7/head:refs/rollcall/proposal');
  const result = await reviewProposal({
    root: base.dir,
    base: 'HEAD',
    head: 'refs/rollcall/proposal',
    author: { login, isMaintainer },
    servers: [names.address],
    canary: async () => isOnline,
    now: () => REVIEWED_AT,
  });
  return result.violations.map(({ rule, what }) => `${rule}: ${what}`);
}

const claim = (github: string): Claim => ({
  listing: whole.name,
  github,
  host: whole.host,
  proof: 'dns',
  since: '2026-11-29',
});

async function addClaim(dir: string, github: string): Promise<void> {
  const { claims } = await readClaims(dir);
  await writeClaims(dir, { schema_version: 1, claims: [...claims, claim(github)] });
}

describe('a pull request that adds a claim', () => {
  it('is sound where the proof is there and its author is who it names', async () => {
    await pullRequest((dir) => addClaim(dir, 'NewComer'));
    expect(await reviewed('newcomer')).toEqual([]);
    expect(names.asked).toEqual([`_mcp-rollcall.${whole.host}`]);
  });

  it.each([false, true])('is not by somebody else, a maintainer: %s', async (isMaintainer) => {
    await pullRequest((dir) => addClaim(dir, 'newcomer'));
    expect(await reviewed('stranger', isMaintainer)).toEqual([
      'author: the claim by newcomer is added by stranger: expected newcomer',
    ]);
  });

  it('is not without the proof', async () => {
    await pullRequest((dir) => addClaim(dir, 'stranger'));
    expect(await reviewed('stranger')).toEqual([
      expect.stringMatching(/^proof: .*no TXT record at .* holds github=stranger/),
    ]);
  });

  it('is not for a host that is not that of the listing, and nobody is asked then', async () => {
    await pullRequest(async (dir) => {
      await writeClaims(dir, {
        schema_version: 1,
        claims: [...(await readClaims(dir)).claims, { ...claim('newcomer'), host: 'evil.example' }],
      });
    });
    expect(await reviewed('newcomer')).toEqual([
      expect.stringMatching(/^proof: .*the listing's endpoint is at/),
      expect.stringMatching(/^claims-sound: .*its host is evil\.example/),
    ]);
    expect(names.asked).toEqual([]);
  });

  it('is told that no proof could be looked at where our own network is down', async () => {
    await pullRequest((dir) => addClaim(dir, 'newcomer'));
    expect(await reviewed('newcomer', false, false)).toEqual([
      expect.stringMatching(/^proof: no proof could be looked at, run this again: /),
    ]);
  });

  it('has nothing to do with a claim that left the base while it was open', async () => {
    await pullRequest((dir) => writeFile(join(dir, 'corrections.json'), NO_CORRECTIONS));
    const other = origin.clone();
    await writeClaims(join(other.dir, 'data'), { schema_version: 1, claims: [] });
    other.git('rm', '--quiet', `data/baselines/${whole.slug}.json`);
    other.git('commit', '--quiet', '--all', '--message=withdrawn');
    other.git('push', '--quiet', 'origin', 'HEAD:main');
    base.git('fetch', '--quiet', '--unshallow', 'origin', 'main');
    base.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
    expect(await reviewed('stranger')).toEqual([]);
    expect(names.asked).toEqual([]);
  });
});

const NO_CORRECTIONS = '{ "schema_version": 1,\n  "corrections": [] }\n';

describe('a pull request that takes a claim away', () => {
  const none = (dir: string) => Promise.all([writeClaims(dir, { schema_version: 1, claims: [] })]);
  it('with the tool list that its claimant approved is sound', async () => {
    await pullRequest(async (dir, clone) => {
      await none(dir);
      clone.git('rm', '--quiet', `data/baselines/${whole.slug}.json`);
    });
    expect(await reviewed('someone')).toEqual([]);
  });

  it.each([
    ['someone', false, false],
    ['stranger', false, true],
    ['stranger', true, false],
  ])('by %s, a maintainer: %s, is refused: %s', async (login, isMaintainer, isRefused) => {
    await pullRequest(async (dir, clone) => {
      await none(dir);
      clone.git('rm', '--quiet', `data/baselines/${whole.slug}.json`);
    });
    const ofAuthor = (await reviewed(login, isMaintainer)).filter((one) =>
      one.startsWith('author: the claim'),
    );
    expect(ofAuthor).toHaveLength(isRefused ? 1 : 0);
  });
});

describe('a pull request that approves of another tool list', () => {
  it.each([
    ['Someone', 0],
    ['stranger', 1],
  ])('by %s has %i violations', async (login, count) => {
    await pullRequest(async (dir) => {
      const file = join(dir, 'baselines', `${whole.slug}.json`);
      const text = readFileSync(file, 'utf8');
      await writeFile(file, text.replace('2026-11-29T04:18:00.000Z', '2026-11-29T05:18:00.000Z'));
    });
    expect(await reviewed(login)).toHaveLength(count);
  });
});

describe('a pull request that excepts something from a rule', () => {
  it.each([true, false])('is sound by a maintainer alone: %s', async (isMaintainer) => {
    await pullRequest(async (dir) => {
      await writeFile(join(dir, 'notes.txt'), 'x');
      await writeFile(
        join(dir, 'review-exceptions.json'),
        JSON.stringify({
          schema_version: 1,
          exceptions: [
            { rule: 'expected-files', where: 'notes.txt', reason: 'x', since: '2026-11-29' },
          ],
        }),
      );
    });
    expect(await reviewed('stranger', isMaintainer)).toEqual(
      isMaintainer
        ? []
        : [expect.stringMatching(/^author: the exception of expected-files .*stranger/)],
    );
  });
});

describe('the steps', () => {
  let state: string;

  beforeEach(() => {
    state = join(base.dir, '../state.json');
    writeFileSync(
      state,
      JSON.stringify({
        calls: [],
        comments: [
          {
            id: 1,
            body: '<!-- rollcall-review-data -->\nmine',
            user: { login: 'mallory', type: 'User' },
          },
        ],
      }),
    );
  });

  function step(script: string): Promise<Ended> {
    const [temp, bin] = [join(base.dir, '../temp'), join(base.dir, '../bin')];
    for (const folder of [temp, bin]) mkdirSync(folder, { recursive: true });
    cpSync('test/workflows/pull-request-stand-in.mjs', join(bin, 'gh'));
    chmodSync(join(bin, 'gh'), 0o755);
    const env = {
      ...GIT_ENV,
      PATH: `${bin}:${GIT_ENV.PATH}`,
      NUMBER: '7',
      AUTHOR: 'someone',
      ASSOCIATION: 'NONE',
      RUNNER_TEMP: temp,
      GITHUB_OUTPUT: join(temp, 'output'),
      GH_STATE: state,
    };
    return new Promise((done) => {
      execFile(
        resolve('node_modules/.bin/tsx'),
        [resolve('scripts/review-data', script)],
        { cwd: base.dir, env },
        (error, stdout, stderr) => {
          done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
        },
      );
    });
  }

  const ours = (): string[] =>
    (JSON.parse(readFileSync(state, 'utf8')).comments as { body: string; user: { type: string } }[])
      .filter(({ user }) => user.type === 'Bot')
      .map(({ body }) => body);

  it('write one comment and keep it up to date; hostile text stays text, hostile code is not run', async () => {
    const evil =
      '<!-- x --> @everyone [a](https://evil.example) #1 `code` ![i](https://evil.example/i.png) | \u202e';
    await pullRequest(async (dir, clone) => {
      const catalog = await readCatalog(dir);
      const [listing] = catalog.servers;
      if (listing !== undefined) listing.title = evil;
      await writeCatalog(dir, catalog);
      clone.write('scripts/review-data/make.ts', 'throw new Error("owned")');
      clone.write('package.json', '{"scripts":{"prepare":"touch owned"}}');
    });
    expect(await step('make.ts')).toMatchObject({ code: 0, stderr: '' });
    expect(await step('post.ts')).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(join(base.dir, '../temp/output'), 'utf8')).toBe('verdict=sound\n');
    const [body = ''] = ours();
    expect(body).toMatch(/^<!-- rollcall-review-data -->\n/);
    expect(body).toContain('Title changed');
    expect(body).toContain('also changes 2 files outside of `data/`');
    const line = body.split('\n').find((one) => one.startsWith('- ')) ?? '';
    expect(line).toMatch(/ → `` .* ``$/);
    expect(line).toContain('⟨U+202E⟩');
    expect(existsSync(join(base.dir, 'package.json'))).toBe(false);

    await pullRequestAgain();
    await step('make.ts');
    await step('post.ts');
    expect(ours()).toHaveLength(1);
    expect(ours()[0]).toContain('**1 violation** of what must hold');
    expect(ours()[0]).not.toContain('outside of');
    expect(readFileSync(join(base.dir, '../temp/output'), 'utf8')).toMatch(/verdict=violated\n$/);
  });

  async function pullRequestAgain(): Promise<void> {
    const fork = origin.clone();
    fork.write('data/notes.txt', 'x');
    fork.git('add', '--all');
    fork.git('commit', '--quiet', '--message=again');
    fork.git('push', '--quiet', '--force', 'origin', 'HEAD:refs/pull/7/head');
  }
});

it('the workflow checks out the base alone, and no step that reads the proposal holds a token', () => {
  const { workflow, source } = WORKFLOWS.find(({ file }) => file === 'review-data.yml') ?? {};
  const steps = workflow?.jobs.review?.steps ?? [];
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.map((one) => one.with?.ref)).toEqual([
    '$' + '{{ github.event.pull_request.base.ref }}',
  ]);
  expect(source).not.toMatch(/head\.(?:sha|ref|repo)/);
  expect(steps.find(({ run }) => run?.includes('make.ts'))?.env).not.toHaveProperty('GH_TOKEN');
  expect(workflow?.jobs.review?.permissions).toEqual({
    contents: 'read',
    'pull-requests': 'write',
  });
});
