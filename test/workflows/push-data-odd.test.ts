import { chmodSync, existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import historyOrder from '../../src/generated/mcp-probe-history.order.ts';
import type { Sample } from '../../src/generated/mcp-probe-history.ts';
import validateHistory from '../../src/generated/mcp-probe-history.validate.js';
import type { ServerState } from '../../src/generated/mcp-validation-state.ts';
import { readHistory, writeHistory } from '../../src/store/history.ts';
import { writeRecords } from '../../src/store/parts.ts';
import type { RecordFile } from '../../src/store/records.ts';
import { slug } from '../../src/store/slug.ts';
import { readState, writeState } from '../../src/store/state.ts';
import { type Clone, createOrigin, type Origin } from './repository.ts';

const HISTORY: RecordFile = {
  name: 'mcp-probe-history',
  shape: 'map',
  validate: validateHistory,
  order: historyOrder,
};
const NAMES = [
  'io.example/a',
  'io.example/constructor',
  'io.example/__proto__',
  'Io.Example/UPPER',
  'io.example/..catalog',
];
const [FIRST, SECOND, THIRD] = [1_790_000_000, 1_790_086_400, 1_790_086_460] as const;

let origin: Origin;

beforeEach(async () => {
  origin = createOrigin({ 'data/config.json': '{"a":1}\n', 'src/code.ts': '// code\n' });
  const seed = origin.clone();
  await sampled(seed, FIRST);
  await pushed(seed, 'First');
});

afterEach(() => origin.remove());

const dataOf = (clone: Clone) => join(clone.dir, 'data');

/** What a probe of all names leaves behind; in parts where no file may be larger than `largest`. */
async function sampled(clone: Clone, time: number, largest?: number): Promise<void> {
  const dir = dataOf(clone);
  const at = new Date(time * 1000).toISOString();
  const history = await readHistory(dir);
  const state = { ...(await readState(dir)), last_run: at };
  const servers: Record<string, Sample[]> = Object.create(null);
  const lines: Record<string, ServerState> = Object.create(null);
  for (const name of NAMES) {
    servers[name] = [...(history.servers[name] ?? []), [time, 'ok', 40]];
    lines[name] = {
      endpoint: 'https://mcp.example.com/mcp',
      endpoint_status: 'ok',
      validation_method: 'none',
      tool_count: 0,
      changed_at: at,
    };
  }
  await writeState(dir, { ...state, servers: lines });
  if (largest === undefined) await writeHistory(dir, { ...history, servers });
  else await writeRecords(dir, HISTORY, { ...history, servers } as never, largest);
}

async function pushed(clone: Clone, message: string): Promise<void> {
  clone.git('add', '--all');
  clone.git('commit', '--quiet', '--message', message);
  clone.git('push', '--quiet', '--force', 'origin', 'HEAD:main');
}

const push = (clone: Clone, env?: Record<string, string>) =>
  clone.script('push-data.sh', ['main', 'Ours'], env);

async function timesNow(): Promise<(number[] | undefined)[]> {
  const { servers } = await readHistory(dataOf(origin.clone()));
  return NAMES.map((name) => servers[name]?.map(([time]) => time));
}

const allOf = (...times: number[]) => NAMES.map(() => times);

describe('a run that pushes onto what was changed in an odd way', () => {
  it.each([
    ['theirs', undefined, 400],
    ['ours', 400, undefined],
    ['both', 300, 400],
  ])('joins a history that is in parts in %s', async (_, largestOfOurs, largestOfTheirs) => {
    const [ours, theirs] = [origin.clone(), origin.clone()];
    await sampled(theirs, SECOND, largestOfTheirs);
    await pushed(theirs, 'Theirs');
    await sampled(ours, THIRD, largestOfOurs);
    const inParts = largestOfOurs === undefined ? theirs : ours;
    expect(existsSync(join(dataOf(inParts), 'mcp-probe-history'))).toBe(true);
    expect(await push(ours)).toMatchObject({ code: 0 });
    expect(await timesNow()).toEqual(allOf(FIRST, SECOND, THIRD));
    // One file is enough for so few, and no part is left over.
    expect(existsSync(join(dataOf(origin.clone()), 'mcp-probe-history'))).toBe(false);
  });

  it('keeps what people changed beside the data of runs, and the code', async () => {
    const [ours, theirs] = [origin.clone(), origin.clone()];
    theirs.write('data/config.json', '{"a":2}\n');
    theirs.write('src/code.ts', '// newer code\n');
    theirs.git('checkout', '--quiet', '-b', 'side');
    theirs.write('data/opt-outs.json', '{}\n');
    theirs.git('add', '--all');
    theirs.git('commit', '--quiet', '--message=side');
    theirs.git('checkout', '--quiet', 'main');
    await sampled(theirs, SECOND);
    theirs.git('add', '--all');
    theirs.git('commit', '--quiet', '--message=trunk');
    theirs.git('merge', '--quiet', '--no-ff', '--message=A merge', 'side');
    theirs.git('push', '--quiet', 'origin', 'HEAD:main');
    await sampled(ours, THIRD);
    expect(await push(ours)).toMatchObject({ code: 0 });
    expect(origin.read('main', 'data/config.json')).toBe('{"a":2}\n');
    expect(origin.read('main', 'data/opt-outs.json')).toBe('{}\n');
    expect(origin.read('main', 'src/code.ts')).toBe('// newer code\n');
    expect(await timesNow()).toEqual(allOf(FIRST, SECOND, THIRD));
  });

  it('takes a history that somebody threw away for one that has no samples of theirs', async () => {
    const [ours, theirs] = [origin.clone(), origin.clone()];
    theirs.git('rm', '--quiet', 'data/mcp-probe-history.json', 'data/mcp-validation-state.json');
    await pushed(theirs, 'Anew');
    await sampled(ours, THIRD);
    expect(await push(ours)).toMatchObject({ code: 0 });
    expect(await timesNow()).toEqual(allOf(THIRD));
    expect(Object.keys((await readState(dataOf(origin.clone()))).servers).sort()).toEqual(
      [...NAMES].sort(),
    );
  });

  it('brings its data into a branch that has no data any more', async () => {
    const [ours, theirs] = [origin.clone(), origin.clone()];
    theirs.git('rm', '--quiet', '-r', 'data');
    await pushed(theirs, 'All gone');
    await sampled(ours, THIRD);
    expect(await push(ours)).toMatchObject({ code: 0 });
    expect(await timesNow()).toEqual(allOf(THIRD));
  });

  it.each(['onto an unrelated history', 'back to an older commit'])(
    'follows a branch that was forced %s',
    async (how) => {
      const [ours, theirs] = [origin.clone(), origin.clone()];
      if (how.startsWith('onto')) {
        theirs.git('checkout', '--quiet', '--orphan', 'fresh');
        await sampled(theirs, SECOND);
        await pushed(theirs, 'Fresh');
      } else {
        await sampled(theirs, SECOND);
        await pushed(theirs, 'Theirs');
        ours.git('fetch', '--quiet', 'origin', 'main');
        ours.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
        theirs.git('push', '--quiet', '--force', 'origin', 'HEAD~1:main');
      }
      await sampled(ours, THIRD);
      expect(await push(ours)).toMatchObject({ code: 0 });
      expect(await timesNow()).toEqual(
        how.startsWith('onto') ? allOf(FIRST, SECOND, THIRD) : allOf(FIRST, THIRD),
      );
      expect(origin.log('main')).not.toContain(how.startsWith('onto') ? 'First' : 'Theirs');
    },
  );

  it('takes any name that a file of people may have', async () => {
    const odd = [
      'data/:(top)*.txt',
      'data/a b\n"c".txt',
      'data/-rf',
      'data/ü.txt',
      'data/[x]?.txt',
    ];
    const [ours, theirs] = [origin.clone(), origin.clone()];
    await sampled(theirs, SECOND);
    theirs.write('data/x.txt', 'theirs\n');
    await pushed(theirs, 'Theirs');
    for (const file of odd) ours.write(file, `${file}\n`);
    expect(await push(ours)).toMatchObject({ code: 0 });
    for (const file of odd) expect(origin.read('main', file)).toBe(`${file}\n`);
    expect(origin.read('main', 'data/x.txt')).toBe('theirs\n');
  });

  it("takes a listing's file from the side whose read counts, though one of them removed it", async () => {
    const file = `toolsets/${slug('io.example/a')}.json`;
    const seed = origin.clone();
    seed.write(`data/${file}`, '{"tools":"first"}\n');
    await pushed(seed, 'Tools');
    const [ours, theirs] = [origin.clone(), origin.clone()];
    await sampled(theirs, THIRD);
    theirs.git('rm', '--quiet', `data/${file}`);
    await pushed(theirs, 'Theirs');
    await sampled(ours, SECOND);
    ours.write(`data/${file}`, '{"tools":"ours"}\n');
    expect(await push(ours)).toMatchObject({ code: 0 });
    expect(existsSync(join(dataOf(origin.clone()), file))).toBe(false);
  });
});

describe('a run that can not push', () => {
  it.each([
    ['is broken', 'data/mcp-probe-history.json', '{"schema_version":1,\n'],
    ['has a newer form', 'data/mcp-validation-state.json', '{"schema_version":2,"servers":{}}\n'],
  ])('says which file of the branch %s, and leaves everything as it is', async (_, file, text) => {
    const [ours, theirs] = [origin.clone(), origin.clone()];
    theirs.write(file, text);
    await pushed(theirs, 'Theirs');
    await sampled(ours, THIRD);
    const ended = await push(ours);
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain(file.slice('data/'.length));
    expect(ended.stderr).toContain('nothing was pushed to main');
    expect(ended.stderr).not.toMatch(/^\s+at /m);
    expect(origin.log('main')[0]).toBe('Theirs');
    expect(ours.git('log', '-1', '--format=%s').trim()).toBe('Ours');
    expect(ours.git('status', '--porcelain')).toBe('');
  });

  it('at once, since nobody can be reached for a moment, tries again', async () => {
    const [ours, theirs] = [origin.clone(), origin.clone()];
    await sampled(theirs, SECOND);
    await pushed(theirs, 'Theirs');
    await sampled(ours, THIRD);
    // A git whose first fetch does not get through.
    const bin = join(ours.dir, '../bin');
    await mkdir(bin);
    const real = process.env.PATH?.split(':')
      .map((dir) => join(dir, 'git'))
      .find(existsSync);
    await writeFile(
      join(bin, 'git'),
      `#!/bin/sh
if [ "$1" = fetch ] && mkdir "${bin}/tried" 2>/dev/null; then echo 'could not resolve host' >&2; exit 128; fi
exec ${real} "$@"
`,
    );
    chmodSync(join(bin, 'git'), 0o755);
    const ended = await push(ours, { PATH: `${bin}:${process.env.PATH}` });
    expect(ended).toMatchObject({ code: 0 });
    expect(existsSync(join(bin, 'tried'))).toBe(true);
    expect(await timesNow()).toEqual(allOf(FIRST, SECOND, THIRD));
    await rm(bin, { recursive: true });
  });

  it('since its branch is gone, says so, and does not bring it back', async () => {
    const ours = origin.clone();
    await sampled(ours, THIRD);
    ours.git('--git-dir', origin.dir, 'update-ref', '-d', 'refs/heads/main');
    const ended = await push(ours, { PATH: `${await quickSleep(ours)}:${process.env.PATH}` });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain('nothing was pushed');
    expect(() => origin.log('main')).toThrow();
  });
});

async function quickSleep(clone: Clone): Promise<string> {
  const bin = join(clone.dir, '../bin');
  await mkdir(bin);
  await writeFile(join(bin, 'sleep'), '#!/bin/sh\n');
  chmodSync(join(bin, 'sleep'), 0o755);
  return bin;
}
