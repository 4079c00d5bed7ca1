import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import order from '../../src/generated/mcp-probe-history.order.ts';
import type { Sample } from '../../src/generated/mcp-probe-history.ts';
import validate from '../../src/generated/mcp-probe-history.validate.js';
import { eachRecord, readHead } from '../../src/store/each-record.ts';
import { writeRecordLines } from '../../src/store/parts.ts';
import type { RecordFile, RecordLine } from '../../src/store/records.ts';
import { withNames, writeRecordStream } from '../../src/store/stream-records.ts';
import { dataFolder as folder } from './folder.ts';

const HISTORY: RecordFile = { name: 'mcp-probe-history', shape: 'map', validate, order };
const HEAD = { schema_version: 1, columns: ['time', 'status', 'latency_ms'] };
const names = fc.uniqueArray(fc.stringMatching(/^[a-d]{1,3}\/[a-d]{1,3}$/), { maxLength: 40 });

const lineOf = (name: string): RecordLine => [name, `"${name}":[[${name.length},"ok",null]]`];

async function* linesOf(some: readonly string[]): AsyncGenerator<RecordLine> {
  for (const name of some) yield lineOf(name);
}

async function filesIn(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  const texts = files.map(async (file) => [file.slice(dir.length), await readFile(file, 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

describe('a stream of records', () => {
  it('leaves the files that a list of them leaves, in whatever order it comes and whatever was there', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(names, fc.boolean(), fc.constantFrom(300, 900, 1e6)), {
          minLength: 1,
          maxLength: 3,
        }),
        async (writes) => {
          const [streamed, listed] = [await folder(), await folder()];
          for (const [some, isSorted, largest] of writes) {
            const own = isSorted ? [...some].sort() : some;
            const a = writeRecordStream(streamed, HISTORY, HEAD, () => linesOf(own), largest);
            const b = writeRecordLines(listed, HISTORY, HEAD, some.map(lineOf), largest);
            expect(await a).toBe(await b);
            expect(await filesIn(streamed)).toEqual(await filesIn(listed));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('leaves a file of the same bytes untouched, and a failing one as it was', async () => {
    const dir = await folder();
    const file = join(dir, 'mcp-probe-history.json');
    const write = (source: () => AsyncGenerator<RecordLine>) =>
      writeRecordStream(dir, HISTORY, HEAD, source);
    expect(await write(() => linesOf(['a/a', 'b/b']))).toBe(true);
    const before = await stat(file);
    expect(await write(() => linesOf(['a/a', 'b/b']))).toBe(false);
    expect((await stat(file)).ino).toBe(before.ino);
    const failing = write(async function* () {
      yield lineOf('a/a');
      throw new RangeError('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    expect(Object.keys(await filesIn(dir))).toEqual(['/mcp-probe-history.json']);
    expect((await stat(file)).ino).toBe(before.ino);
    await expect(write(() => linesOf(['a/a', 'a/a']))).rejects.toThrow('two of a/a');
  });

  it('has each name once, with its record where there is one', async () => {
    await fc.assert(
      fc.asyncProperty(names, names, fc.boolean(), async (stored, asked, isSorted) => {
        const own = isSorted ? [...stored].sort() : stored;
        async function* records(): AsyncGenerator<[string, number]> {
          for (const [at, name] of own.entries()) yield [name, at];
        }
        const found: [string, number | undefined][] = [];
        const wanted = [...asked].sort();
        for await (const one of withNames(records(), wanted, isSorted)) found.push(one);
        const all = [...new Set([...own, ...wanted])];
        const place = (name: string) => (own.includes(name) ? own.indexOf(name) : undefined);
        expect(new Map(found)).toEqual(new Map(all.map((name) => [name, place(name)])));
        expect(found).toHaveLength(all.length);
        if (isSorted) expect(found.map(([name]) => name)).toEqual(all.sort());
      }),
    );
  });
});

describe('the head of a document', () => {
  it('is read without its records, in one file or in parts', async () => {
    const dir = await folder();
    expect(await readHead(dir, HISTORY)).toBeNull();
    for (const largest of [1e6, 300]) {
      const lines = ['a/a', 'b/b', 'c/c', 'd/d', 'e/e', 'f/f', 'g/g', 'h/h', 'i/i'].map(lineOf);
      await writeRecordLines(dir, HISTORY, HEAD, lines, largest);
      expect(await readHead(dir, HISTORY)).toEqual(HEAD);
      const found: [string, Sample[]][] = [];
      for await (const one of eachRecord<Sample[]>(dir, HISTORY)) found.push(one);
      expect(found).toHaveLength(9);
    }
  });
});
