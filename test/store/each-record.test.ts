import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import order from '../../src/generated/mcp-probe-history.order.ts';
import validate from '../../src/generated/mcp-probe-history.validate.js';
import { eachRecord } from '../../src/store/each-record.ts';
import { readRecords, writeRecords } from '../../src/store/parts.ts';
import { entriesOf, type RecordDocument } from '../../src/store/records.ts';
import { dataFolder, faultOf } from './folder.ts';

const KIND = { name: 'mcp-probe-history', shape: 'map', validate, order } as const;
const FILE = 'mcp-probe-history.json';

const history = fc
  .dictionary(
    fc.stringMatching(/^[a-z]{1,3}\/[a-z0-9]{1,5}$/),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom('ok', 'error'), fc.option(fc.nat())), {
      maxLength: 4,
    }),
    { maxKeys: 500 },
  )
  .map((servers) => ({
    schema_version: 1 as const,
    columns: ['time', 'status', 'latency_ms'],
    servers,
  }));

async function all(dir: string): Promise<[string, unknown][]> {
  const entries: [string, unknown][] = [];
  for await (const entry of eachRecord(dir, KIND)) entries.push(entry);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1));
}

async function whole(dir: string): Promise<[string, unknown][]> {
  const document = await readRecords<RecordDocument>(dir, KIND);
  return document === null ? [] : entriesOf(document, KIND);
}

describe('records one after the other', () => {
  it('are those of the whole document, in one file, in parts, and as anybody writes it', async () => {
    const dir = await dataFolder();
    await fc.assert(
      fc.asyncProperty(history, fc.constantFrom(40_000_000, 4000, 'pretty'), async (doc, form) => {
        if (typeof form === 'number') await writeRecords(dir, KIND, doc, form);
        else await writeFile(join(dir, FILE), JSON.stringify(doc, null, 2));
        expect(await all(dir)).toEqual(await whole(dir));
      }),
      { numRuns: 60 },
    );
  });

  it('are none without a file', async () => {
    expect(await all(await dataFolder())).toEqual([]);
  });

  it('are refused where the whole document is, in the same words', async () => {
    const dir = await dataFolder();
    const servers = Object.fromEntries(
      Array.from({ length: 450 }, (_, n) => [`a.test/s${1000 + n}`, [[n, 'ok', n]]]),
    );
    const document = {
      schema_version: 1 as const,
      columns: ['time', 'status', 'latency_ms'],
      servers,
    };
    await writeRecords(dir, KIND, document);
    const text = await readFile(join(dir, FILE), 'utf8');
    const broken = [
      text.slice(0, -60),
      text.slice(0, 9000),
      text.replace('[440,"ok",440]', '[440,"fine",440]'),
      text.replace('[440,"ok",440]', '[440,"ok",440'),
      text.replace('"a.test/s1440"', '"a.test/s1001"'),
      text.replace('"schema_version":1', '"schema_version":2'),
      `${text}<<<<<<< HEAD\n`,
      '',
    ];
    for (const one of broken) {
      await writeFile(join(dir, FILE), one);
      const fault = await faultOf(whole(dir), dir);
      expect(fault).not.toContain('no fault');
      expect(await faultOf(all(dir), dir)).toBe(fault);
    }
  });

  it('are refused when a part is missing or broken', async () => {
    const dir = await dataFolder();
    await mkdir(join(dir, KIND.name));
    const head = { schema_version: 1, columns: ['time', 'status', 'latency_ms'] };
    const parts = [`${KIND.name}/00.json`];
    await writeFile(join(dir, FILE), JSON.stringify({ ...head, parts }));
    expect(await faultOf(all(dir), dir)).toBe(await faultOf(whole(dir), dir));
    await writeFile(join(dir, parts[0] ?? ''), '{"schema_version":1,"servers":{\n"a/b":7\n}\n}\n');
    const fault = await faultOf(all(dir), dir);
    expect(fault).toContain('data_invalid');
    expect(fault).toBe(await faultOf(whole(dir), dir));
  });
});
