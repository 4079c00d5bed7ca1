import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Toolset } from '../../src/generated/toolset.ts';
import {
  fitsInFile,
  pruneToolsets,
  readToolset,
  sameTools,
  writeToolset,
} from '../../src/store/toolsets.ts';
import { exampleToolset, HOSTILE } from '../data/examples.ts';
import { dataFolder, faultOf } from './folder.ts';

const TOOLSET: Toolset = {
  tools: [
    {
      name: 'b',
      inputSchema: { type: 'object', properties: { q: { type: 'string' }, a: {} } },
      extra: 1,
    },
    {
      description: 'Line one.\n  Line two.',
      inputSchema: { type: 'object' },
      annotations: {},
      title: 'A',
      name: 'a',
    },
  ],
  read_under: {
    auth: 'none',
    client_capabilities: {},
    protocol_version: '2024-11-05',
    era: 'streamable',
  },
  endpoint: 'https://a.example/mcp',
  name: 'io.github.Owner/Repo',
  schema_version: 1,
};
const FILE = 'toolsets/io.github.~owner/~repo.json';

describe('a toolset', () => {
  it('has these bytes', async () => {
    const dir = await dataFolder();
    expect(await writeToolset(dir, TOOLSET)).toBe(true);
    expect(await readFile(join(dir, FILE), 'utf8')).toBe(`{
  "schema_version": 1,
  "name": "io.github.Owner/Repo",
  "endpoint": "https://a.example/mcp",
  "read_under": {
    "era": "streamable",
    "protocol_version": "2024-11-05",
    "client_capabilities": {},
    "auth": "none"
  },
  "tools": [
    {
      "name": "a",
      "title": "A",
      "description": "Line one.\\n  Line two.",
      "inputSchema": {
        "type": "object"
      },
      "annotations": {}
    },
    {
      "name": "b",
      "inputSchema": {
        "properties": {
          "a": {},
          "q": {
            "type": "string"
          }
        },
        "type": "object"
      },
      "extra": 1
    }
  ]
}
`);
    expect(await readToolset(dir, TOOLSET.name)).toEqual({
      ...TOOLSET,
      tools: TOOLSET.tools.toReversed(),
    });
  });

  it('is not rewritten for another order of tools and members, or other conditions', async () => {
    const dir = await dataFolder();
    await writeToolset(dir, TOOLSET);
    const { ino, mtimeMs } = await stat(join(dir, FILE));
    const shuffled = TOOLSET.tools
      .toReversed()
      .map((tool) => Object.fromEntries(Object.entries(tool as object).reverse()));
    expect(sameTools(TOOLSET, { ...TOOLSET, tools: shuffled })).toBe(true);
    expect(sameTools(TOOLSET, { ...TOOLSET, tools: shuffled.slice(1) })).toBe(false);
    expect(await writeToolset(dir, { ...TOOLSET, tools: shuffled })).toBe(false);
    const read_under = { ...TOOLSET.read_under, protocol_version: '2025-06-18' };
    expect(await writeToolset(dir, { ...TOOLSET, read_under })).toBe(false);
    expect(await stat(join(dir, FILE))).toMatchObject({ ino, mtimeMs });
  });

  it('is rewritten for a change in a tool, in their number or in the endpoint', async () => {
    const dir = await dataFolder();
    const [b, a] = TOOLSET.tools;
    await writeToolset(dir, TOOLSET);
    for (const change of [
      { tools: [b, { ...(a as object), description: 'Line one.\n Line two.' }] },
      { tools: [b] },
      { tools: [b, b] },
      { tools: [] },
      { tools: [null, 'text', 5, []] },
      { endpoint: 'https://b.example/mcp' },
    ]) {
      expect(await writeToolset(dir, { ...TOOLSET, ...change })).toBe(true);
      expect(await writeToolset(dir, { ...TOOLSET, ...change })).toBe(false);
      expect(await readToolset(dir, TOOLSET.name)).toMatchObject({
        endpoint: change.endpoint ?? TOOLSET.endpoint,
      });
    }
  });

  it('keeps hostile names and texts as data', async () => {
    const dir = await dataFolder();
    const toolset = exampleToolset(HOSTILE.name, 2, { hostile: true });
    await writeToolset(dir, toolset);
    expect(await readdir(join(dir, 'toolsets'))).toEqual(['io.github.-x.~~con']);
    const text = await readFile(
      join(dir, 'toolsets/io.github.-x.~~con/~_.__~~proto__-n~u~l~_.json'),
      'utf8',
    );
    expect(text).toMatch(/^[\n\P{C}]*$/u);
    expect(text).toContain('"__proto__": {');
    const stored = await readToolset(dir, HOSTILE.name);
    expect(JSON.stringify(stored)).toContain(JSON.stringify(HOSTILE.title));
    expect(await writeToolset(dir, toolset)).toBe(false);
  });

  it('is bounded whatever a server sends', async () => {
    const dir = await dataFolder();
    const nested = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
    expect(
      await writeToolset(dir, { ...TOOLSET, tools: [{ name: 'deep', inputSchema: nested }] }),
    ).toBe(true);
    expect(
      await writeToolset(dir, { ...TOOLSET, tools: [{ name: 'deep', inputSchema: nested }] }),
    ).toBe(false);
    const wide = JSON.parse(`${'['.repeat(60)}${'[],'.repeat(300_000)}[]${']'.repeat(60)}`);
    expect(await writeToolset(dir, { ...TOOLSET, tools: [wide] })).toBe(true);
    expect((await stat(join(dir, FILE))).size).toBeLessThan(12 * 900_000);
    const huge = { ...TOOLSET, tools: ['x'.repeat(21_000_000), 'y'.repeat(21_000_000)] };
    expect([fitsInFile(huge), fitsInFile(TOOLSET)]).toEqual([false, true]);
    expect(await faultOf(writeToolset(dir, huge), dir)).toMatch(
      /^data_write_failed: .*~repo.json would take \d+ bytes: expected 40000000 at most$/,
    );
    expect((await stat(join(dir, FILE))).size).toBeLessThan(12 * 900_000);
  });

  it('that is broken or of another server stops the run, and is not overwritten', async () => {
    const dir = await dataFolder();
    await writeToolset(dir, TOOLSET);
    await writeFile(join(dir, FILE), JSON.stringify({ ...TOOLSET, name: 'x/y' }));
    expect(await faultOf(readToolset(dir, TOOLSET.name), dir)).toBe(
      `data_invalid: ${FILE}, at /name: expected io.github.Owner/Repo, found x/y`,
    );
    await writeFile(join(dir, FILE), '{"schema_version":1,');
    expect(await faultOf(writeToolset(dir, TOOLSET), dir)).toMatch(
      /^data_unreadable: .*cut off here/,
    );
    expect(await readFile(join(dir, FILE), 'utf8')).toBe('{"schema_version":1,');
  });

  it('is null where none was read, and a Fault for what is no name', async () => {
    const dir = await dataFolder();
    expect(await readToolset(dir, '../catalog')).toBeNull();
    expect(await faultOf(readToolset(dir, '../../etc/passwd'), dir)).toMatch(/^data_invalid: /);
  });
});

describe('pruneToolsets', () => {
  it('removes the toolsets of vanished listings, with what dead runs left, and nothing else', async () => {
    const dir = await dataFolder();
    const names = ['a/one', 'a/Two', 'b/one', '../catalog'];
    for (const name of names) await writeToolset(dir, { ...TOOLSET, name });
    await writeFile(join(dir, 'toolsets/README.md'), 'kept');
    await writeFile(join(dir, 'toolsets/a/Not A Slug.json'), 'kept');
    await writeFile(join(dir, `toolsets/a/.rollcall-${process.pid}-999999.tmp`), 'left');
    await mkdir(join(dir, 'toolsets/empty'));
    expect(await pruneToolsets(dir, new Set(['a/one', 'c/new']))).toEqual([
      '../catalog',
      'a/Two',
      'b/one',
    ]);
    const left = (await readdir(join(dir, 'toolsets'), { recursive: true })).sort();
    expect(left).toEqual(['README.md', 'a', 'a/Not A Slug.json', 'a/one.json']);
    expect(await pruneToolsets(await dataFolder(), new Set())).toEqual([]);
  });
});
