import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commitAsBot } from '../../scripts/sync/branch.ts';
import { bringIn, type Outcome } from '../../scripts/sync/proposal.ts';
import type { Listing } from '../../src/generated/catalog.ts';
import { readCatalog, writeCatalog } from '../../src/store/catalog.ts';
import { exampleCatalog, exampleListing } from '../data/examples.ts';
import {
  type Clone,
  copyOf,
  createOrigin,
  type Ended,
  GIT_ENV,
  type Origin,
} from './repository.ts';

interface Request {
  number: number;
  title: string;
  body: string;
  labels: string[];
  comments: string[];
  state: 'open' | 'merged' | 'closed';
}

interface State {
  requests: Request[];
  calls: string[];
  refusals: string[];
  onCreate?: string;
  mayNotCreate?: boolean;
}

const CONFIG = readFileSync('data/config.json', 'utf8');
const TITLE = 'Sync the catalog with the registry';
const BOT = '41898282+github-actions[bot]@users.noreply.github.com';
let listed: Origin;
let origin: Origin;
let stateFile: string;

beforeAll(async () => {
  listed = createOrigin({ 'data/config.json': CONFIG });
  const clone = listed.clone();
  await change(clone, () => exampleCatalog(60).servers);
  clone.git('add', 'data');
  clone.git('commit', '--quiet', '--message=catalog');
  clone.git('push', '--quiet', 'origin', 'HEAD:main');
});

afterAll(() => listed.remove());

beforeEach(() => {
  origin = copyOf(listed);
  stateFile = join(origin.dir, '../state.json');
  setState({});
});

afterEach(() => origin.remove());

function setState(state: Partial<State>): void {
  writeFileSync(stateFile, JSON.stringify({ requests: [], calls: [], refusals: [], ...state }));
}

function readState(): State {
  return JSON.parse(readFileSync(stateFile, 'utf8'));
}

async function change(clone: Clone, edit: (servers: Listing[]) => Listing[]): Promise<void> {
  const dir = join(clone.dir, 'data');
  const catalog = await readCatalog(dir);
  const pulled = '2026-11-30T04:23:00.000Z';
  const source = {
    registry: 'https://registry.example/',
    pulled_at: pulled,
    pages: 1,
    rows: 60,
    rejected: 0,
  };
  await writeCatalog(dir, { ...catalog, source, servers: edit(catalog.servers) });
}

/** The stand-in in front of everything else, as the runner would have the GitHub CLI. */
function environment(clone: Clone): Record<string, string> {
  const [temp, bin] = [join(clone.dir, '../temp'), join(clone.dir, '../bin')];
  for (const folder of [temp, bin]) mkdirSync(folder, { recursive: true });
  cpSync('test/workflows/pull-request-stand-in.mjs', join(bin, 'gh'));
  chmodSync(join(bin, 'gh'), 0o755);
  return {
    PATH: `${bin}:${GIT_ENV.PATH}`,
    HOME: '/nonexistent',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GH_STATE: stateFile,
    GH_ORIGIN: origin.dir,
    RUNNER_TEMP: temp,
  };
}

/** What the step does, in this process. */
async function propose(clone: Clone): Promise<Outcome> {
  const env = environment(clone);
  Object.assign(process.env, env);
  commitAsBot(process.env);
  return bringIn({
    root: clone.dir,
    base: 'main',
    branch: 'rollcall/sync',
    title: TITLE,
    out: env.RUNNER_TEMP ?? '',
    runUrl: 'https://github.com/x/y/actions/runs/7',
  });
}

/** The step as the workflow has it. */
function runStep(clone: Clone): Promise<Ended> {
  const env = { ...environment(clone), BASE: 'main', GITHUB_REPOSITORY: 'x/y', GITHUB_RUN_ID: '7' };
  const output = join(clone.dir, '../temp/output');
  return new Promise((done) => {
    execFile(
      resolve('node_modules/.bin/tsx'),
      [resolve('scripts/sync/propose.ts')],
      { cwd: clone.dir, env: { ...env, GITHUB_OUTPUT: output } },
      (error, stdout, stderr) => {
        done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      },
    );
  });
}

const added = (servers: Listing[]) => [...servers, { ...exampleListing(61), name: 'zz.test/new' }];

describe('an ordinary change', () => {
  it('is proposed and merged by the run that found it', async () => {
    const clone = origin.clone();
    await change(clone, added);
    expect(await runStep(clone)).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(join(clone.dir, '../temp/output'), 'utf8')).toBe('merged=yes\n');
    const [request] = readState().requests;
    expect(request).toMatchObject({ state: 'merged', labels: [] });
    expect(request?.body).toContain('the run that opened this merges it');
    expect(request?.body).toContain('| Added | 1 |');
    expect(request?.body).toContain('`zz.test/new`');
    expect(request?.body).toContain('https://github.com/x/y/actions/runs/7');
    expect(origin.log('main')[0]).toBe('Sync the catalog with the registry');
    expect(origin.read('main', 'data/catalog.json')).toContain('zz.test/new');
    expect(clone.git('ls-remote', 'origin', 'refs/heads/rollcall/sync')).toBe('');
  });

  it('is tried again where GitHub is not ready yet', async () => {
    setState({ refusals: ['GraphQL: Base branch was modified. Review and try the merge again.'] });
    const clone = origin.clone();
    await change(clone, added);
    expect(await propose(clone)).toMatchObject({ isMerged: true });
    expect(readState().calls.filter((call) => call === 'pr merge')).toHaveLength(2);
  });

  it('is put on top of what somebody pushed in the meantime, and looked at again', async () => {
    const other = origin.clone();
    await change(other, (servers) =>
      servers.map((one, at) => (at === 3 ? { ...one, title: 'Theirs' } : one)),
    );
    other.git('add', 'data');
    other.git('commit', '--quiet', '--message=theirs');
    setState({ onCreate: `git -C ${other.dir} push --quiet origin HEAD:main` });
    const clone = origin.clone();
    await change(clone, added);
    expect(await propose(clone)).toMatchObject({ isMerged: true });
    const catalog = origin.read('main', 'data/catalog.json');
    expect(catalog).toContain('zz.test/new');
    expect(catalog).toContain('Theirs');
    expect(origin.log('main').slice(0, 2)).toEqual([
      'Sync the catalog with the registry',
      'theirs',
    ]);
  });

  it('stays open where GitHub does not let the run merge it', async () => {
    setState({ refusals: ['At least 1 approving review is required'] });
    const clone = origin.clone();
    await change(clone, added);
    expect(await propose(clone)).toMatchObject({ isMerged: false });
    expect(readState().requests[0]).toMatchObject({
      state: 'open',
      comments: [expect.stringMatching(/A person may/)],
    });
  });
});

it('leaves alone the pull request of a fork whose branch has the same name', async () => {
  const fork = {
    number: 7,
    head: 'rollcall/sync',
    base: 'main',
    isCrossRepository: true,
    title: 'Theirs',
    body: 'theirs',
    labels: [],
    comments: [],
    state: 'open' as const,
  };
  setState({ requests: [fork] });
  const clone = origin.clone();
  await change(clone, added);
  expect(await propose(clone)).toMatchObject({ isMerged: true });
  expect(readState().requests).toMatchObject([fork, { state: 'merged' }]);
});

describe('a change that is not ordinary waits for a person', () => {
  it.each<[string, RegExp, (servers: Listing[]) => Listing[]]>([
    [
      'many removed',
      /\*\*Waits for a person\.\*\*[\s\S]*30 listings are removed/,
      (servers) => servers.slice(30),
    ],
    [
      'many moved to one host',
      /endpoints have another address/,
      (servers) =>
        servers.map((one, at) => {
          if (one.endpoint === undefined) return one;
          const url = `https://evil.example/${at}`;
          return {
            ...one,
            transport: 'http',
            endpoint: url,
            remotes: [{ type: 'http', url, probeable: true }],
          };
        }),
    ],
    [
      'an endpoint that is none of its remotes',
      /`endpoint-derived`/,
      (servers) =>
        servers
          .map((one) =>
            one.endpoint === undefined ? one : { ...one, endpoint: 'https://evil.example/' },
          )
          .slice(0, 60),
    ],
  ])('%s', async (_, words, edit) => {
    const clone = origin.clone();
    await change(clone, edit);
    expect(await propose(clone)).toMatchObject({ isMerged: false });
    const { requests, calls } = readState();
    expect(requests[0]).toMatchObject({ state: 'open', labels: ['waits-for-a-person'] });
    expect(requests[0]?.body).toMatch(words);
    expect(calls).not.toContain('pr merge');
    expect(origin.log('main')[0]).toBe('catalog');
  });

  it('and is replaced by the next run, which may merge it', async () => {
    const first = origin.clone();
    await change(first, (servers) => servers.slice(30));
    await propose(first);
    const next = origin.clone();
    await change(next, added);
    expect(await propose(next)).toMatchObject({ isMerged: true });
    expect(readState().requests).toMatchObject([{ state: 'merged', labels: [] }]);
    expect(await readCatalogOf('main')).toHaveLength(61);
  });

  it('and is closed where nothing is left to propose', async () => {
    const first = origin.clone();
    await change(first, (servers) => servers.slice(30));
    await propose(first);
    expect(await propose(origin.clone())).toMatchObject({ isMerged: false });
    expect(readState().requests[0]?.state).toBe('closed');
  });

  it('and is left alone where somebody else put a commit on its branch', async () => {
    const first = origin.clone();
    await change(first, (servers) => servers.slice(30));
    await propose(first);
    const person = origin.clone();
    person.git('fetch', '--quiet', 'origin', 'rollcall/sync');
    person.git('checkout', '--quiet', 'FETCH_HEAD');
    person.git('commit', '--quiet', '--allow-empty', '--message=by hand');
    person.git('push', '--quiet', 'origin', 'HEAD:rollcall/sync');
    const next = origin.clone();
    await change(next, added);
    expect(await propose(next)).toMatchObject({ isMerged: false });
    expect(origin.log('rollcall/sync')[0]).toBe('by hand');
    expect(readState().requests[0]?.comments).toEqual([expect.stringMatching(/left as it is/)]);
  });
});

it('does nothing where nothing changed and none is open', async () => {
  expect(await propose(origin.clone())).toMatchObject({ isMerged: false });
  expect(readState().calls).toEqual(['pr list']);
});

it('commits as the bot, and data alone', async () => {
  setState({ refusals: ['no'] });
  const clone = origin.clone();
  await change(clone, added);
  clone.write('dist/left-over.js', '//\n');
  await propose(clone);
  expect(clone.git('show', '--name-only', '--format=%ae', 'HEAD').trim().split('\n')).toEqual([
    BOT,
    '',
    'data/catalog.json',
  ]);
  expect(existsSync(join(clone.dir, 'dist/left-over.js'))).toBe(true);
});

it('says which setting is missing where no pull request may be opened', async () => {
  setState({ mayNotCreate: true });
  const clone = origin.clone();
  await change(clone, added);
  const ended = await runStep(clone);
  expect(ended.code).toBe(1);
  expect(ended.stderr).toContain('Allow GitHub Actions to create and approve pull requests');
});

async function readCatalogOf(branch: string): Promise<Listing[]> {
  return JSON.parse(origin.read(branch, 'data/catalog.json')).servers;
}
