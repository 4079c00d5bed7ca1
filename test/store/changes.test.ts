import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/generated/changes.ts';
import { addChanges, mergeChanges, readChanges } from '../../src/store/changes.ts';
import { HOSTILE } from '../data/examples.ts';
import { dataFolder, faultOf } from './folder.ts';

const AT = '2026-11-30T04:17:00.000Z';
const NAMES = ['a.example/x', 'b.example/y', HOSTILE.name];

const change: fc.Arbitrary<Change> = fc
  .tuple(
    fc.constantFrom(...NAMES),
    fc.constantFrom(AT, '2026-11-30T09:00:00.000Z', '2026-11-29T23:59:59.999Z'),
    fc.constantFrom('listed', 'status', 'tools', 'endpoint', 'card', 'deprecated'),
    fc.string({ unit: 'binary' }),
  )
  .map(([name, at, kind, text]): Change => {
    if (kind === 'status') return { at, name, kind, from: null, to: 'error', reason: text };
    if (kind === 'tools') {
      const changed = [{ name: text, what: ['schema' as const] }];
      return { at, name, kind, added: [text], removed: [], changed };
    }
    if (kind === 'endpoint') return { at, name, kind, to: text };
    if (kind === 'card') return { at, name, kind, to: text.length > 3 ? 'A' : null };
    if (kind === 'deprecated') return { at, name, kind, message: text };
    return { at, name, kind: 'listed' };
  });
const changes = fc.array(change, { maxLength: 12 });

describe('mergeChanges', () => {
  it('is associative, commutative and idempotent, and loses no change', () => {
    fc.assert(
      fc.property(changes, changes, changes, (a, b, c) => {
        const all = mergeChanges(mergeChanges(a, b), c);
        expect(mergeChanges(a, mergeChanges(b, c))).toEqual(all);
        expect(mergeChanges(mergeChanges(c, b), a)).toEqual(all);
        expect(mergeChanges(all, b)).toEqual(all);
        const keys = (list: Change[]) =>
          new Set(list.map(({ name, at, kind }) => `${name} ${at} ${kind}`));
        expect(keys(all)).toEqual(keys([...a, ...b, ...c]));
        expect(all).toHaveLength(keys(all).size);
      }),
    );
  });
});

describe('addChanges', () => {
  it('gives the same bytes in whatever order and however often changes come', async () => {
    await fc.assert(
      fc.asyncProperty(changes, changes, async (a, b) => {
        const [dir, other] = [await dataFolder(), await dataFolder()];
        await addChanges(dir, AT, a);
        await addChanges(dir, AT, b);
        await addChanges(other, AT, [...b, ...a].reverse());
        expect(await addChanges(other, AT, a)).toBe(false);
        expect(await bytes(dir)).toEqual(await bytes(other));
      }),
      { numRuns: 25 },
    );
  });

  it('reads back what it wrote, newest day first, whatever texts say', async () => {
    const dir = await dataFolder();
    const status: Change = {
      at: AT,
      name: NAMES[0] ?? '',
      kind: 'status',
      from: 'ok',
      to: 'error',
    };
    const gone: Change = {
      at: '2026-11-29T04:17:00.000Z',
      name: HOSTILE.name,
      kind: 'deprecated',
      message: 'x\u2028\u0000</script>',
    };
    const tools: Change = {
      at: AT,
      name: HOSTILE.name,
      kind: 'tools',
      added: ['__proto__', HOSTILE.title],
      removed: [],
      changed: [{ name: 'a"b\n', what: ['description', 'hints'] }],
      more: 3,
    };
    await addChanges(dir, AT, [tools, gone, status]);
    expect(await readChanges(dir)).toEqual([
      { schema_version: 1, day: '2026-11-30', changes: [status, tools] },
      { schema_version: 1, day: '2026-11-29', changes: [gone] },
    ]);
  });

  it('puts one change on a line, and what the registry says into a file of its own', async () => {
    const dir = await dataFolder();
    const name = 'a.example/x';
    await addChanges(dir, AT, [
      { at: AT, name, kind: 'status', from: null, to: 'ok' },
      { at: AT, name, kind: 'listed' },
      { at: AT, name, kind: 'card', to: 'A' },
    ]);
    expect(await readFile(join(dir, 'changes/2026-11-30.json'), 'utf8')).toBe(
      `{\n"schema_version":1,\n"day":"2026-11-30",\n"changes":[\n{"at":"${AT}","name":"${name}","kind":"card","to":"A"},\n{"at":"${AT}","name":"${name}","kind":"status","from":null,"to":"ok"}\n]\n}\n`,
    );
    expect(await readFile(join(dir, 'changes/2026-11-30.catalog.json'), 'utf8')).toBe(
      `{\n"schema_version":1,\n"day":"2026-11-30",\n"changes":[\n{"at":"${AT}","name":"${name}","kind":"listed"}\n]\n}\n`,
    );
  });

  it('keeps 90 days, and makes nothing of no change', async () => {
    const dir = await dataFolder();
    expect(await addChanges(dir, AT, [])).toBe(false);
    expect(await readdir(dir)).toEqual([]);
    const on = (day: string): Change => ({
      at: `${day}T01:00:00Z`,
      name: 'a.example/x',
      kind: 'unlisted',
    });
    const days = ['2026-09-01', '2026-09-02', '2026-11-30', '2026-12-01'];
    await addChanges(dir, '2026-11-29T00:00:00Z', days.map(on));
    await writeFile(join(dir, 'changes/README.md'), 'ours');
    expect(await readdir(join(dir, 'changes'))).toHaveLength(5);
    expect(await addChanges(dir, '2026-11-30T23:59:59Z', [])).toBe(true);
    expect((await readChanges(dir)).map(({ day }) => day)).toEqual([
      '2026-12-01',
      '2026-11-30',
      '2026-09-02',
    ]);
    expect(await readdir(join(dir, 'changes'))).toContain('README.md');
  });

  it('counts tools instead of naming them where a file would be too large', async () => {
    const dir = await dataFolder();
    const named = Array.from({ length: 50 }, (_, at) => `${at}`.padEnd(128, 'x'));
    const many = Array.from({ length: 7000 }, (_, at): Change => {
      const name = `a.example/${at}`;
      return { at: AT, name, kind: 'tools', added: named, removed: [], changed: [], more: 2 };
    });
    await addChanges(dir, AT, many);
    const [day] = await readChanges(dir);
    expect(day?.changes).toHaveLength(7000);
    expect(day?.changes[0]).toMatchObject({ added: [], more: 52 });
  });
});

describe('a day that does not fit', () => {
  const whole = (more: object) => JSON.stringify({ schema_version: 1, day: '2026-11-30', ...more });

  it.each([
    [
      '{"schema_version":1,"day":"2026-11-30","changes":[',
      'data_unreadable: changes/2026-11-30.json, line 1, column 51, in /changes/0: the file is cut off here; expected a value or ]',
    ],
    [
      whole({ changes: [{ at: AT, name: '../../etc', kind: 'listed' }] }),
      'data_invalid: changes/2026-11-30.json, at /changes/0/name (../../etc): expected text that matches ^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$, found "../../etc"',
    ],
    [
      whole({ changes: [{ at: AT, name: 'a/b', kind: 'status', from: 'ok', to: 'down' }] }),
      'data_invalid: changes/2026-11-30.json, at /changes/0/to (a/b): expected one of "unreachable", "auth_required", "error", "failed", "ok", "ok_empty", found "down"',
    ],
    [
      whole({ changes: [{ at: '2026-11-29T00:00:00Z', name: 'a/b', kind: 'listed' }] }),
      'data_invalid: changes/2026-11-30.json, at /changes/0/at (a/b): expected a time of 2026-11-30, found 2026-11-29T00:00:00Z',
    ],
    [
      JSON.stringify({ schema_version: 1, day: '2026-11-01', changes: [] }),
      'data_invalid: changes/2026-11-30.json, at /day: expected 2026-11-30, found 2026-11-01',
    ],
  ])('stops both reading and adding: %s', async (text, message) => {
    const dir = await dataFolder();
    await mkdir(join(dir, 'changes'));
    const file = join(dir, 'changes/2026-11-30.json');
    await writeFile(file, text);
    expect(await faultOf(readChanges(dir), dir)).toBe(message);
    const added: Change[] = [{ at: AT, name: 'a.example/x', kind: 'card', to: 'A' }];
    expect(await faultOf(addChanges(dir, AT, added), dir)).toBe(message);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('is not written', async () => {
    const dir = await dataFolder();
    const bad = [{ at: AT, name: 'no name', kind: 'listed' } as Change];
    expect(await faultOf(addChanges(dir, AT, bad), dir)).toContain(
      'data_invalid: changes/2026-11-30.catalog.json, at /changes/0/name',
    );
    expect(await readdir(dir)).toEqual([]);
  });
});

async function bytes(dir: string): Promise<Record<string, string>> {
  const files = await readdir(join(dir, 'changes')).catch(() => []);
  const texts = files.map(
    async (file) => [file, await readFile(join(dir, 'changes', file), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}
