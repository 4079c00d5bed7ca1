import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, type ReadIndex, resultRows } from '../../../site/search/answer.ts';
import { type Searchable, searchIndex } from '../../../site/search/build.ts';
import type { Manifest } from '../../../site/search/format.ts';
import { nameWords } from '../../../site/search/words.ts';

const AS_OF = '2026-11-29T04:17:00Z';

function listing(name: string, more: Partial<Searchable> = {}): Searchable {
  const title = more.title ?? name;
  return {
    name,
    title,
    description: '',
    tools: '',
    ...more,
    row: [name, title, '', '', 0, 'A', 90, 1, 0],
  };
}

interface Opened {
  manifest: Manifest;
  read: ReadIndex;
  bytes: () => number;
}

function filesOf(listings: Searchable[]): Map<string, string> {
  return new Map(searchIndex(listings, AS_OF).map(({ path, content }) => [path, content]));
}

/** An index as a browser has it: every file that is read is counted once. */
function opened(listings: Searchable[], files = filesOf(listings)): Opened {
  const seen = new Set(['index.json']);
  const manifest: Manifest = JSON.parse(files.get('index.json') ?? '');
  const read: ReadIndex = async (path) => {
    seen.add(path);
    return files.get(path) ?? expect.fail(`${path} is missing`);
  };
  const bytes = () =>
    [...seen].reduce((sum, path) => sum + Buffer.byteLength(files.get(path) ?? ''), 0);
  return { manifest, read, bytes };
}

async function names({ manifest, read }: Opened, question: string): Promise<string[]> {
  const { ranks } = await answer(manifest, read, question);
  return (await resultRows(manifest, read, ranks)).map(([name]) => name);
}

describe('the search', () => {
  const some = opened([
    listing('com.acme/calendar', { tools: 'listEvents create_event', description: 'GitHub too' }),
    listing('io.github.octo/weather', { title: 'Wetter für Köln', description: 'Forecasts' }),
    listing('com.github/github-mcp-server', { title: 'GitHub' }),
    listing('org.x/Forecast_Tools', { description: 'Wettervorhersage 天气预报' }),
    listing('org.x/git', { tools: 'github_search' }),
  ]);

  it.each([
    ['calendar', ['com.acme/calendar']],
    ['CALEN', ['com.acme/calendar']],
    ['events', ['com.acme/calendar']],
    ['create event', ['com.acme/calendar']],
    ['koln', ['io.github.octo/weather']],
    ['KÖLN wetter', ['io.github.octo/weather']],
    ['wetter', ['io.github.octo/weather', 'org.x/Forecast_Tools']],
    ['forecast', ['org.x/Forecast_Tools', 'io.github.octo/weather']],
    ['预报', ['org.x/Forecast_Tools']],
    ['天气预报', ['org.x/Forecast_Tools']],
    ['报', ['org.x/Forecast_Tools']],
    ['com.acme/calendar', ['com.acme/calendar']],
    ['githubmcpserver', ['com.github/github-mcp-server']],
    [
      'github',
      ['com.github/github-mcp-server', 'org.x/git', 'com.acme/calendar', 'io.github.octo/weather'],
    ],
    [
      'git',
      ['org.x/git', 'com.github/github-mcp-server', 'com.acme/calendar', 'io.github.octo/weather'],
    ],
    ['calendar zzz', []],
    ['', []],
    ['"><img src=x onerror=alert(1)>', []],
    ['__proto__', []],
    ['constructor', []],
    ['%00 \ud800 \n', []],
  ])('%j', async (question, found) => {
    expect(await names(some, question)).toEqual(found);
  });

  it('counts each word alone, so that none together can be helped', async () => {
    const { words } = await answer(some.manifest, some.read, 'wetter zzz');
    expect(words).toEqual([
      { word: 'wetter', count: 2 },
      { word: 'zzz', count: 0 },
    ]);
  });

  it('looks for the five longest words, and says how many that leaves out', async () => {
    const asked = 'a1 b1 c1 d12 e1 f1 g1 h12';
    const { words, left } = await answer(some.manifest, some.read, asked);
    expect(words.map(({ word }) => word)).toEqual(['a1', 'b1', 'c1', 'd12', 'h12']);
    expect(left).toBe(3);
  });

  it('answers of nothing that there is nothing', async () => {
    expect(await names(opened([]), 'mcp')).toEqual([]);
  });

  it('finds every listing by each word of its name, and by the beginnings of words', async () => {
    const part = fc.stringMatching(/^[a-zA-Z0-9._-]{1,12}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(part, part), { minLength: 1, maxLength: 40 }),
        async (parts) => {
          const index = opened(parts.map(([a, b]) => listing(`${a}/${b}`)));
          for (const [a, b] of parts) {
            const name = `${a}/${b}`;
            for (const word of nameWords(name)) {
              expect(await names(index, word)).toContain(name);
              expect(await names(index, word.slice(0, 2))).toContain(name);
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('gives the same bytes for the same listings, in a folder named after them', () => {
    const listings = [listing('a/b'), listing('c/d')];
    expect(searchIndex(listings, AS_OF)).toEqual(searchIndex(listings, AS_OF));
    expect(opened(listings).manifest.folder).not.toBe(opened([listing('a/c')]).manifest.folder);
  });
});

describe('the search over many listings', () => {
  const COMMON = ['mcp', 'server', 'github', 'data', 'search'];
  const VERBS = ['get', 'list', 'create', 'update', 'delete'];
  const listings = Array.from({ length: 20_000 }, (_, index) => {
    const own = (index * 7919) % 20_000;
    const word = (offset: number): string => `w${((own + offset) * 31).toString(36)}`;
    const common = COMMON.filter((_, bit) => (index >> bit) & 1).join(' ');
    return listing(`com.${word(0)}/${word(1)}-${VERBS[index % 5]}-${index}`, {
      description: `${common} ${word(2)}`,
      tools: Array.from({ length: 6 }, (_, tool) => `${VERBS[tool % 5]}_${word(tool)}`).join(' '),
    });
  });

  const files = filesOf(listings);

  it('reads under 300 KB for a first question, however common its words', async () => {
    expect(files.size).toBeLessThan(2000);
    for (const question of ['s', 'w', 'mc', 'mcp', 'server', COMMON.join(' '), VERBS.join(' ')]) {
      const index = opened(listings, files);
      const { ranks } = await answer(index.manifest, index.read, question);
      await resultRows(index.manifest, index.read, ranks.slice(0, 10));
      expect(ranks.length, question).toBeGreaterThan(400);
      expect(index.bytes(), question).toBeLessThan(300_000);
    }
  });

  it('reads little more however many words are asked', async () => {
    const bytes: number[] = [];
    for (const question of [
      'g l u s w',
      'g l u s w d m c 1 2 3',
      [...COMMON, ...VERBS].join(' '),
    ]) {
      const index = opened(listings, files);
      const { ranks } = await answer(index.manifest, index.read, question);
      await resultRows(index.manifest, index.read, ranks.slice(0, 10));
      bytes.push(index.bytes());
    }
    // A fifth of what 50,000 listings may take.
    expect(Math.max(...bytes)).toBeLessThan(60_000);
  });

  it('finds what a walk over all texts finds', async () => {
    const index = opened(listings, files);
    for (const question of ['w1', 'w1a get', 'mcp da', 'up 17', 'w']) {
      const asked = question.split(' ');
      const expected = listings.filter(({ name, description, tools }) => {
        const words = `${name} ${description} ${tools}`.split(/[^a-z0-9]+/);
        const whole = name.slice(name.indexOf('/') + 1).replaceAll('-', '');
        return asked.every((one) => [...words, whole].some((word) => word.startsWith(one)));
      });
      const { ranks } = await answer(index.manifest, index.read, question);
      expect(new Set(ranks).size).toBe(ranks.length);
      expect(ranks.map((rank) => listings[rank]?.name).sort(), question).toEqual(
        expected.map(({ name }) => name).sort(),
      );
    }
  });
});
