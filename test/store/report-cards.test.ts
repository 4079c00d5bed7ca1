import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ReportCard } from '../../src/generated/report-card.ts';
import order from '../../src/generated/report-card-index.order.ts';
import type { CardEntry } from '../../src/generated/report-card-index.ts';
import validate from '../../src/generated/report-card-index.validate.js';
import { readCorrections } from '../../src/store/corrections.ts';
import { writeRecords } from '../../src/store/parts.ts';
import {
  canHaveCard,
  pruneCards,
  readCard,
  readCardIndex,
  sameCard,
  writeCard,
  writeCardIndex,
} from '../../src/store/report-cards.ts';
import { dataFolder, faultOf } from './folder.ts';

const NAME = 'io.github.Owner/Repo';
const FILE = 'report-cards/io.github.~owner/~repo.json';
const CARD: ReportCard = {
  findings: [
    {
      evidence: [{ text: 'a⟨U+200B⟩b', where: '/tools/0/name' }],
      count: 1,
      fix: 'Do.',
      text: 'Text.',
      stop: false,
      severity: 'warning',
      rule: 'mcp-tool-name-invalid',
    },
  ],
  not_judged: [],
  not_read: [],
  awaiting_second_read: [],
  confirmed_stop: [],
  judged: { of: 31, rules: 30 },
  grade: 'A',
  score: 92,
  eras: [{ protocol_version: '2025-11-25', era: 'streamable' }],
  method_version: 1,
  endpoint: 'https://a.example/mcp',
  name: NAME,
  schema_version: 1,
};
const ENTRY: CardEntry = {
  opens_on: '2026-12-15T03:00:00.000Z',
  first_read: '2026-12-01T03:00:00.000Z',
};

describe('a report card', () => {
  it('is read as it was written, in the order of its schema', async () => {
    const dir = await dataFolder();
    expect(await writeCard(dir, CARD)).toBe(true);
    const text = await readFile(join(dir, FILE), 'utf8');
    expect(text).toMatch(/^\{\n {2}"schema_version": 1,\n {2}"name": "io\.github\.Owner\/Repo",\n/);
    expect(Object.keys(JSON.parse(text)).at(-1)).toBe('not_read');
    expect(await readCard(dir, NAME)).toEqual(CARD);
    expect(await readCard(dir, 'example.com/other')).toBeNull();
  });

  it('is not touched where the same one stands', async () => {
    const dir = await dataFolder();
    await writeCard(dir, CARD);
    const { ino, mtimeMs } = await stat(join(dir, FILE));
    const again = Object.fromEntries(Object.entries(CARD).reverse()) as unknown as ReportCard;
    expect(sameCard(CARD, again)).toBe(true);
    expect(await writeCard(dir, again)).toBe(false);
    expect(await stat(join(dir, FILE))).toMatchObject({ ino, mtimeMs });
    expect(await writeCard(dir, { ...CARD, score: 84, grade: 'B' })).toBe(true);
  });

  it('of another listing in its file is a fault', async () => {
    const dir = await dataFolder();
    await writeCard(dir, CARD);
    const text = await readFile(join(dir, FILE), 'utf8');
    await writeFile(join(dir, FILE), text.replace('Owner/Repo', 'Other/Repo'));
    expect(await faultOf(readCard(dir, NAME), dir)).toMatch(/^data_invalid: .*\/name/);
  });

  it('that does not fit its schema is written nowhere', async () => {
    const dir = await dataFolder();
    const broken = { ...CARD, grade: 'E' } as unknown as ReportCard;
    expect(await faultOf(writeCard(dir, broken), dir)).toMatch(/^data_invalid: .*\/grade/);
    expect(await readdir(dir)).toEqual([]);
  });

  it('is pruned with its listing, and no other', async () => {
    const dir = await dataFolder();
    for (const name of [NAME, 'example.com/a', 'example.com/b']) {
      await writeCard(dir, { ...CARD, name });
    }
    await writeFile(join(dir, 'report-cards/example.com/.rollcall-999999999-1.tmp'), '');
    await writeCardIndex(dir, { schema_version: 1, servers: { [NAME]: ENTRY } });
    expect(await pruneCards(dir, new Set(['example.com/b']))).toEqual(['example.com/a', NAME]);
    expect((await readdir(join(dir, 'report-cards'), { recursive: true })).sort()).toEqual([
      'example.com',
      'example.com/b.json',
      'index.json',
    ]);
  });

  it('never stands where a part of the index may', async () => {
    const dir = await dataFolder();
    expect(canHaveCard('index/00')).toBe(false);
    expect(await writeCard(dir, { ...CARD, name: 'index/00' })).toBe(false);
    expect(await readCard(dir, 'index/00')).toBeNull();
    expect(await readdir(dir)).toEqual([]);
  });
});

describe('the index of report cards', () => {
  it('is empty without a file, and one listing a line', async () => {
    const dir = await dataFolder();
    expect(await readCardIndex(dir)).toEqual({ schema_version: 1, servers: {} });
    const servers = { 'b.example/b': ENTRY, 'a.example/a': ENTRY };
    expect(await writeCardIndex(dir, { schema_version: 1, servers })).toBe(true);
    expect(await readFile(join(dir, 'report-cards/index.json'), 'utf8')).toBe(`{
"schema_version":1,
"servers":{
"a.example/a":{"first_read":"2026-12-01T03:00:00.000Z","opens_on":"2026-12-15T03:00:00.000Z"},
"b.example/b":{"first_read":"2026-12-01T03:00:00.000Z","opens_on":"2026-12-15T03:00:00.000Z"}
}
}
`);
    expect(await readCardIndex(dir)).toEqual({ schema_version: 1, servers });
    expect(await writeCardIndex(dir, { schema_version: 1, servers })).toBe(false);
  });

  it('is the same in parts, beside the cards, and while they are replaced', async () => {
    const dir = await dataFolder();
    await writeCard(dir, CARD);
    const kind = { name: 'report-cards/index', shape: 'map', validate, order } as const;
    const servers: Record<string, CardEntry> = Object.fromEntries(
      Array.from({ length: 200 }, (_, n) => [`example.com/s${n}`, ENTRY]),
    );
    await writeRecords(dir, kind, { schema_version: 1, servers } as never, 4000);
    const parts = await readdir(join(dir, 'report-cards/index'));
    expect(parts).toContain('00.json');
    expect((await readCardIndex(dir)).servers).toEqual(servers);
    servers['example.com/s1'] = { ...ENTRY, last_read: '2026-12-16T03:00:00.000Z' };
    await writeRecords(dir, kind, { schema_version: 1, servers } as never, 4000);
    expect((await readCardIndex(dir)).servers).toEqual(servers);
    await writeCardIndex(dir, { schema_version: 1, servers });
    expect(await readdir(join(dir, 'report-cards'))).not.toContain('index');
    expect(await readCard(dir, NAME)).toEqual(CARD);
  });

  it('may lead to a part under its passing name, as a run that was cut off leaves it', () => {
    const parts = ['report-cards/index/00-0123456789abcdef.json'];
    expect(validate({ schema_version: 1, parts })).toBe(true);
  });

  it('holds nothing of an unopened card but two dates', async () => {
    const dir = await dataFolder();
    await mkdir(join(dir, 'report-cards'));
    const more = { ...ENTRY, score: 12 };
    const servers = { 'a.example/a': more } as never;
    const fault = await faultOf(writeCardIndex(dir, { schema_version: 1, servers }), dir);
    expect(fault).toMatch(/^data_invalid: .*score/);
  });
});

it('corrections are read, and none without a file', async () => {
  const dir = await dataFolder();
  expect(await readCorrections(dir)).toEqual({ schema_version: 1, corrections: [] });
  const corrections = [
    { date: '2026-12-20', server: NAME, rule: 'mcp-no-tools', wrong: 'It has.', changed: 'Rule.' },
  ];
  await writeFile(
    join(dir, 'corrections.json'),
    JSON.stringify({ schema_version: 1, corrections }),
  );
  expect((await readCorrections(dir)).corrections).toEqual(corrections);
});
