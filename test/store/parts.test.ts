import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import catalogOrder from '../../src/generated/catalog.order.ts';
import catalogValidate from '../../src/generated/catalog.validate.js';
import historyOrder from '../../src/generated/mcp-probe-history.order.ts';
import historyValidate from '../../src/generated/mcp-probe-history.validate.js';
import { canonical } from '../../src/store/canonical.ts';
import { readCatalog, writeCatalog } from '../../src/store/catalog.ts';
import { readHistory } from '../../src/store/history.ts';
import { writeRecords } from '../../src/store/parts.ts';
import type { RecordFile } from '../../src/store/records.ts';
import { exampleCatalog, exampleHistory, exampleState } from '../data/examples.ts';
import { dataFolder, faultOf } from './folder.ts';

const CATALOG: RecordFile = {
  name: 'catalog',
  shape: 'list',
  validate: catalogValidate,
  order: catalogOrder,
};
const HISTORY: RecordFile = {
  name: 'mcp-probe-history',
  shape: 'map',
  validate: historyValidate,
  order: historyOrder,
};
const SMALL = 12_000;
const sixteen = Array.from({ length: 16 }, (_, part) => `0${part.toString(16)}.json`);

async function filesOf(dir: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of (await readdir(dir, { recursive: true })).sort()) {
    if (name.endsWith('.json')) files.set(name, await readFile(join(dir, name), 'utf8'));
  }
  return files;
}

describe('a document in parts', () => {
  it('has an index without records, and sixteen parts that hold them all', async () => {
    const dir = await dataFolder();
    const catalog = exampleCatalog(150);
    expect(await writeRecords(dir, CATALOG, catalog, SMALL)).toBe(true);
    const index = JSON.parse(await readFile(join(dir, 'catalog.json'), 'utf8'));
    expect(index).toEqual({
      schema_version: 1,
      source: catalog.source,
      parts: sixteen.map((name) => `catalog/${name}`),
    });
    expect((await readdir(join(dir, 'catalog'))).sort()).toEqual(sixteen);
    let records = 0;
    for (const name of sixteen) {
      const text = await readFile(join(dir, 'catalog', name), 'utf8');
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SMALL);
      const part = JSON.parse(text);
      expect(Object.keys(part)).toEqual(['schema_version', 'servers']);
      records += part.servers.length;
    }
    expect(records).toBe(150);
    expect(await readCatalog(dir)).toEqual(catalog);
  });

  it('is the same for lists and for maps', async () => {
    const dir = await dataFolder();
    const history = exampleHistory(exampleState(exampleCatalog(150)));
    await writeRecords(dir, HISTORY, history, SMALL);
    expect((await readdir(dir)).sort()).toEqual(['mcp-probe-history', 'mcp-probe-history.json']);
    expect(await readHistory(dir)).toEqual(history);
    expect(Object.keys((await readHistory(dir)).servers)).toEqual(
      Object.keys(history.servers).sort(),
    );
  });

  it('is written the same whatever was there before', async () => {
    const [fresh, grown, shrunk] = [await dataFolder(), await dataFolder(), await dataFolder()];
    const catalog = exampleCatalog(150, { hostile: true });
    await writeRecords(fresh, CATALOG, catalog, SMALL);
    await writeRecords(grown, CATALOG, exampleCatalog(20));
    await writeRecords(grown, CATALOG, catalog, SMALL);
    await writeRecords(shrunk, CATALOG, exampleCatalog(300), 5000);
    expect((await readdir(join(shrunk, 'catalog'))).length).toBe(256);
    await writeRecords(shrunk, CATALOG, catalog, SMALL);
    expect(await filesOf(grown)).toEqual(await filesOf(fresh));
    expect(await filesOf(shrunk)).toEqual(await filesOf(fresh));
  });

  it('changes only the parts in which something changed', async () => {
    const dir = await dataFolder();
    const catalog = exampleCatalog(150);
    await writeRecords(dir, CATALOG, catalog, SMALL);
    const before = await filesOf(dir);
    expect(await writeRecords(dir, CATALOG, catalog, SMALL)).toBe(false);
    const inodes = await Promise.all(
      sixteen.map(async (name) => (await stat(join(dir, 'catalog', name))).ino),
    );
    Object.assign(catalog.servers[7] ?? {}, { version: '99.0.0' });
    expect(await writeRecords(dir, CATALOG, catalog, SMALL)).toBe(true);
    const after = await filesOf(dir);
    const changed = [...after].filter(([name, text]) => before.get(name) !== text);
    expect(changed).toHaveLength(1);
    const now = await Promise.all(
      sixteen.map(async (name) => (await stat(join(dir, 'catalog', name))).ino),
    );
    expect(now.filter((ino, at) => ino !== inodes[at])).toHaveLength(1);
    expect(await readCatalog(dir)).toEqual(catalog);
  });

  it('becomes one file again, and the parts go', async () => {
    const dir = await dataFolder();
    await writeRecords(dir, CATALOG, exampleCatalog(150), SMALL);
    await writeCatalog(dir, exampleCatalog(30));
    expect([...(await filesOf(dir)).keys()]).toEqual(['catalog.json']);
    expect(await readdir(dir)).toEqual(['catalog.json']);
    expect(await readCatalog(dir)).toEqual(exampleCatalog(30));
  });

  it('leaves what is not a part where it is', async () => {
    const dir = await dataFolder();
    await mkdir(join(dir, 'catalog'));
    await writeFile(join(dir, 'catalog/README.md'), 'kept');
    await writeRecords(dir, CATALOG, exampleCatalog(150), SMALL);
    await writeCatalog(dir, exampleCatalog(3));
    expect(await readdir(join(dir, 'catalog'))).toEqual(['README.md']);
  });

  it('never reads a part that the index does not name', async () => {
    const dir = await dataFolder();
    const catalog = exampleCatalog(150);
    await writeRecords(dir, CATALOG, catalog, SMALL);
    await writeFile(join(dir, 'catalog/0f-0123456789abcdef.json'), '{ broken');
    expect(await readCatalog(dir)).toEqual(catalog);
    expect(await writeRecords(dir, CATALOG, catalog, SMALL)).toBe(true);
    expect((await readdir(join(dir, 'catalog'))).sort()).toEqual(sixteen);
  });

  it('is read from parts that a stopped run left under another name, and is put right by the next', async () => {
    const [dir, clean] = [await dataFolder(), await dataFolder()];
    const catalog = exampleCatalog(150);
    await writeRecords(dir, CATALOG, catalog, SMALL);
    await writeRecords(clean, CATALOG, catalog, SMALL);
    const [lasting, staged] = ['catalog/03.json', 'catalog/03-00112233445566ff.json'];
    await writeFile(join(dir, staged), await readFile(join(dir, lasting)));
    await writeFile(join(dir, lasting), '{"schema_version":1,"servers":[]}');
    const index = await readFile(join(dir, 'catalog.json'), 'utf8');
    await writeFile(join(dir, 'catalog.json'), index.replace(lasting, staged));
    expect(await readCatalog(dir)).toEqual(catalog);
    await writeRecords(dir, CATALOG, catalog, SMALL);
    expect(await filesOf(dir)).toEqual(await filesOf(clean));
  });

  it('tells which part is missing, broken or wrong', async () => {
    const dir = await dataFolder();
    await writeRecords(dir, CATALOG, exampleCatalog(150), SMALL);
    const part = join(dir, 'catalog/03.json');
    const text = await readFile(part, 'utf8');
    const read = () => faultOf(readCatalog(dir), dir);

    await writeFile(part, text.slice(0, 700));
    expect(await read()).toMatch(/^data_unreadable: catalog\/03.json, line \d+, .*cut off/);
    await writeFile(part, text.replace('"source":"registry"', '"source":"elsewhere"'));
    expect(await read()).toMatch(
      /^data_invalid: catalog\/03.json, at \/servers\/0\/source \(.+\): expected one of/,
    );
    await writeFile(part, '[]');
    expect(await read()).toBe(
      'data_invalid: catalog/03.json: expected an object with either "servers" or "parts"',
    );
    await writeFile(part, await readFile(join(dir, 'catalog/04.json')));
    expect(await read()).toMatch(
      /^data_invalid: catalog.json: expected one record a name, found two of /,
    );
    await rm(part);
    expect(await read()).toBe(
      'data_unreadable: catalog/03.json is missing: catalog.json names it as a part',
    );
  });

  it('refuses a document that no number of parts can hold, and keeps what was there', async () => {
    const dir = await dataFolder();
    await writeCatalog(dir, exampleCatalog(3));
    expect(await faultOf(writeRecords(dir, CATALOG, exampleCatalog(300), 400), dir)).toBe(
      'data_write_failed: catalog.json would not fit into 256 parts of 400 bytes',
    );
    expect(await readCatalog(dir)).toEqual(exampleCatalog(3));
    expect(await readdir(dir)).toEqual(['catalog.json']);
  });
});

describe('scale', () => {
  it('takes 30,000 listings, a record a line, in any form', async () => {
    const dir = await dataFolder();
    const catalog = exampleCatalog(30_000);
    await writeCatalog(dir, catalog);
    const text = await readFile(join(dir, 'catalog.json'), 'utf8');
    expect(text.split('\n')).toHaveLength(30_000 + 7);
    expect(text.length).toBeLessThan(25_000_000);
    expect(canonical(await readCatalog(dir)) === canonical(catalog)).toBe(true);
    expect(await writeRecords(dir, CATALOG, catalog, 4_000_000)).toBe(true);
    expect((await readdir(join(dir, 'catalog'))).sort()).toEqual(sixteen);
    expect(canonical(await readCatalog(dir)) === canonical(catalog)).toBe(true);
  });
});
