import { cp, mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Claims } from '../../src/generated/claims.ts';
import { review } from '../../src/pipeline/review.ts';
import { INVARIANTS } from '../../src/review/rules/index.ts';
import { readCatalog, writeCatalog } from '../../src/store/catalog.ts';
import { readClaims, writeClaims } from '../../src/store/claims.ts';
import { readHistory, writeHistory } from '../../src/store/history.ts';
import { readCardIndex, writeCardIndex } from '../../src/store/report-cards.ts';
import { readState, writeState } from '../../src/store/state.ts';
import { readToolset, writeToolset } from '../../src/store/toolsets.ts';
import { edit, editJson, REVIEWED_AT, temporary, type Whole, writeSound } from './world.ts';

interface Broken {
  rule: string;
  what: string;
  breakIt: (dir: string, whole: Whole) => Promise<unknown>;
  found: RegExp;
  /** It was so before already. */
  isOld?: true;
}

const JUNK = 'not of ours';

const BROKEN: Broken[] = [
  {
    rule: 'expected-files',
    what: 'a file that nobody writes',
    breakIt: (dir) => writeFile(join(dir, 'notes.txt'), JUNK),
    found: /no file of this name/,
  },
  {
    rule: 'expected-files',
    what: 'a link',
    breakIt: (dir) => symlink('catalog.json', join(dir, 'totals.json')),
    found: /expected a file/,
  },
  {
    rule: 'expected-files',
    what: 'a path that is no slug',
    breakIt: async (dir) => {
      await mkdir(join(dir, 'toolsets', 'io.test'), { recursive: true });
      await writeFile(join(dir, 'toolsets', 'io.test', 'UPPER.json'), '{}');
    },
    found: /no listing has this path/,
  },
  {
    rule: 'file-size',
    what: 'a file that GitHub would complain about',
    breakIt: async (dir) => {
      await writeFile(join(dir, 'schemas.tmp'), '');
      await truncate(join(dir, 'schemas.tmp'), 40_000_001);
    },
    found: /40000001 bytes/,
  },
  {
    rule: 'fits-schema',
    what: 'a byte order mark',
    breakIt: (dir) => edit(dir, 'mcp-validation-state.json', (text) => `\ufeff${text}`),
    found: /byte order mark/,
  },
  {
    rule: 'fits-schema',
    what: 'a document that is nested deeper than it can be shown',
    breakIt: (dir) =>
      edit(dir, 'claims.json', () => `{"claims": ${'['.repeat(90_000)}${']'.repeat(90_000)}}`),
    found: /nested too deep|expected/,
  },
  {
    rule: 'members-once',
    what: 'two lists of opt-outs, of which people see one and readers another',
    breakIt: (dir) =>
      edit(dir, 'opt-outs.json', () => '{"schema_version": 1, "opt_outs": [{}], "opt_outs": []}'),
    found: /1 members have the name of another/,
  },
  {
    rule: 'fits-schema',
    what: 'half a document',
    breakIt: (dir) => edit(dir, 'catalog.json', (text) => text.slice(0, -200)),
    found: /^catalog\.json, line \d+, column \d+.*cut off/,
  },
  {
    rule: 'fits-schema',
    what: 'a member that the schema does not know',
    breakIt: (dir) =>
      editJson<Record<string, unknown>>(dir, 'opt-outs.json', (doc) => {
        doc.more = 1;
      }),
    found: /expected no member "more"/,
  },
  {
    rule: 'fits-schema',
    what: "another listing's tools",
    breakIt: (dir, { slug }) =>
      edit(dir, `toolsets/${slug}.json`, (text) =>
        text.replace(/"name": "[^"]+"/, '"name": "io.test/other"'),
      ),
    found: /expected .*, found io\.test\/other/,
  },
  {
    rule: 'names-sorted',
    what: 'two listings in the wrong order',
    breakIt: (dir) =>
      edit(dir, 'catalog.json', (text) => {
        const lines = text.split('\n');
        const at = lines.findIndex((line) => line.startsWith('{"name"'));
        const [first = '', second = ''] = lines.splice(at, 2);
        lines.splice(at, 0, second, first);
        return lines.join('\n');
      }),
    found: /stands after/,
  },
  {
    rule: 'canonical-form',
    what: 'white space that no run writes',
    breakIt: (dir) =>
      edit(dir, 'mcp-validation-state.json', (text) => text.replace('"servers":{', '"servers": {')),
    found: /^line \d+: expected .*"servers":\{.*, found .*"servers": \{/,
  },
  {
    rule: 'canonical-form',
    what: 'a toolset on one line',
    breakIt: (dir, { slug }) => editJson(dir, `toolsets/${slug}.json`, () => {}),
    found: /^line 1: /,
  },
  {
    rule: 'canonical-form',
    what: 'a day of changes in another order of members',
    breakIt: (dir) =>
      edit(dir, 'changes/2026-11-29.catalog.json', (text) =>
        text.replace(/("at":[^,]+),("name":[^,]+)/, '$2,$1'),
      ),
    found: /^line \d+: /,
  },
  {
    rule: 'endpoint-derived',
    what: 'an endpoint that is none of the remotes',
    breakIt: async (dir, { name }) => {
      const catalog = await readCatalog(dir);
      const listing = catalog.servers.find((one) => one.name === name);
      if (listing !== undefined) listing.endpoint = 'https://evil.example/mcp';
      await writeCatalog(dir, catalog);
    },
    found: /the endpoint is https:\/\/evil\.example\/mcp/,
  },
  {
    rule: 'state-listed',
    what: 'a status of nothing that is listed',
    breakIt: async (dir, { name }) => {
      const state = await readState(dir);
      const server = state.servers[name];
      if (server !== undefined) state.servers['io.test/nobody'] = server;
      await writeState(dir, state);
    },
    found: /no listing of this name/,
  },
  {
    rule: 'state-listed',
    what: 'a status of another endpoint',
    breakIt: async (dir, { name }) => {
      const state = await readState(dir);
      const server = state.servers[name];
      if (server !== undefined) server.endpoint = 'https://evil.example/mcp';
      await writeState(dir, state);
    },
    found: /is of https:\/\/evil\.example\/mcp, and the catalog lists/,
  },
  {
    rule: 'history-listed',
    what: 'samples of nothing that is listed',
    breakIt: async (dir) => {
      const history = await readHistory(dir);
      history.servers['io.test/nobody'] = [[1_764_000_000 + 31_000_000, 'ok', 5]];
      await writeHistory(dir, history);
    },
    found: /no listing of this name/,
  },
  {
    rule: 'history-samples',
    what: 'a sample of the future',
    breakIt: async (dir, { name }) => {
      const history = await readHistory(dir);
      history.servers[name]?.push([REVIEWED_AT.getTime() / 1000 + 200_000, 'ok', 5]);
      await writeHistory(dir, history);
    },
    found: /of the future/,
  },
  {
    rule: 'history-samples',
    what: 'a sample that is there twice',
    breakIt: (dir, { name }) =>
      editJson<{ servers: Record<string, unknown[]> }>(
        dir,
        'mcp-probe-history.json',
        ({ servers }) => {
          servers[name]?.push(servers[name]?.at(-1));
        },
      ),
    found: /twice/,
  },
  {
    rule: 'history-samples',
    what: 'a sample of long ago',
    breakIt: async (dir, { name }) => {
      const history = await readHistory(dir);
      history.servers[name]?.push([1_000_000_000, 'ok', 5]);
      await writeHistory(dir, history);
    },
    found: /older than 35 days/,
  },
  {
    rule: 'toolset-listed',
    what: 'tools of nothing that is listed',
    breakIt: async (dir, { name }) => {
      const toolset = await readToolset(dir, name);
      if (toolset !== null) await writeToolset(dir, { ...toolset, name: 'io.test/nobody' });
    },
    found: /no listing of this name/,
  },
  {
    rule: 'toolset-state',
    what: 'another number of tools',
    breakIt: async (dir, { name }) => {
      const toolset = await readToolset(dir, name);
      if (toolset !== null) await writeToolset(dir, { ...toolset, tools: toolset.tools.slice(1) });
    },
    found: /counts \d+ tools, and \d+ are stored/,
  },
  {
    rule: 'toolset-state',
    what: 'another tool',
    breakIt: (dir, { slug }) =>
      edit(dir, `toolsets/${slug}.json`, (text) => text.replace('"tool_0"', '"tool_00"')),
    found: /the toolset fingerprint is/,
  },
  {
    rule: 'opted-out-silent',
    what: 'a status of a listing that opted out',
    breakIt: (dir, { name }) =>
      edit(dir, 'opt-outs.json', () =>
        JSON.stringify({
          schema_version: 1,
          opt_outs: [{ name, reason: 'asked', date: '2026-11-01' }],
        }),
      ),
    found: /opted out on 2026-11-01/,
    isOld: true,
  },
  {
    rule: 'card-opened',
    what: 'a card that opens too early',
    breakIt: async (dir, { name }) => {
      const index = await readCardIndex(dir);
      const entry = index.servers[name];
      if (entry !== undefined) entry.opens_on = '2026-11-10T09:00:00.000Z';
      await writeCardIndex(dir, index);
    },
    found: /less than 14 days/,
  },
  {
    rule: 'card-opened',
    what: 'a read that is kept before the opening',
    breakIt: async (dir, { name }) => {
      const index = await readCardIndex(dir);
      const entry = index.servers[name];
      if (entry !== undefined) entry.last_read = '2026-11-14T09:00:00.000Z';
      await writeCardIndex(dir, index);
    },
    found: /a read of 2026-11-14T09:00:00.000Z is kept/,
  },
  {
    rule: 'index-listed',
    what: 'an entry of nothing that is listed',
    breakIt: async (dir) => {
      const index = await readCardIndex(dir);
      const entry = {
        first_read: '2026-11-29T09:00:00.000Z',
        opens_on: '2026-12-13T09:00:00.000Z',
      };
      index.servers['io.test/nobody'] = entry;
      await writeCardIndex(dir, index);
    },
    found: /no listing of this name/,
  },
  {
    rule: 'card-indexed',
    what: 'a card without an entry',
    breakIt: (dir) => writeCardIndex(dir, { schema_version: 1, servers: {} }),
    found: /the index has no read of it/,
  },
  {
    rule: 'claims-sound',
    what: 'a claim at the host of somebody else',
    breakIt: (dir) => withClaim(dir, (claim) => ({ ...claim, host: 'other.example' })),
    found: /its host is other\.example/,
  },
  {
    rule: 'claims-sound',
    what: 'a claim that is there twice',
    breakIt: (dir) =>
      withClaim(
        dir,
        (claim) => claim,
        (claim) => ({ ...claim, github: 'SOMEONE' }),
      ),
    found: /twice/,
  },
  {
    rule: 'claims-sound',
    what: 'a claim of nothing that is listed',
    breakIt: (dir) => withClaim(dir, (claim) => ({ ...claim, listing: 'io.test/nobody' })),
    found: /no such listing/,
  },
  {
    rule: 'baseline-sound',
    what: 'an approved list of another endpoint',
    breakIt: (dir, { slug }) =>
      edit(dir, `baselines/${slug}.json`, (text) =>
        text.replace(/"endpoint": "[^"]+"/, '"endpoint": "https://evil.example/mcp"'),
      ),
    found: /the baseline is of https:\/\/evil/,
  },
  {
    rule: 'baseline-sound',
    what: 'an approved list that nobody approved',
    breakIt: (dir) => writeClaims(dir, { schema_version: 1, claims: [] }),
    found: /nobody claims the listing/,
  },
  {
    rule: 'checkups-in-order',
    what: 'checkups with the newest first',
    breakIt: (dir, { slug }) =>
      editJson<{ checkups: unknown[] }>(dir, `checkups/${slug}.json`, ({ checkups }) => {
        checkups.reverse();
      }),
    found: /stands after/,
  },
  {
    rule: 'corrections-known',
    what: 'a correction of a rule that there is not',
    breakIt: (dir) =>
      edit(dir, 'corrections.json', () =>
        JSON.stringify({
          schema_version: 1,
          corrections: [
            { date: '2026-11-01', server: 'io.test/a', rule: 'mcp-none', wrong: 'x', changed: 'y' },
          ],
        }),
      ),
    found: /names the rule mcp-none/,
  },
];

async function withClaim(
  dir: string,
  ...changes: ((claim: Claims['claims'][number]) => Claims['claims'][number])[]
): Promise<void> {
  const claims = await readClaims(dir);
  const [first] = claims.claims;
  if (first === undefined) throw new Error('no claim');
  const claim = { ...first, checked_at: '2026-11-29T05:00:00.000Z' };
  await writeClaims(dir, { ...claims, claims: changes.map((change) => change(claim)) });
}

async function violations(base: string, head = base) {
  return (await review({ base, head, now: () => REVIEWED_AT })).violations;
}

describe('the invariants', () => {
  it('hold of a sound folder, and look at all of it', async () => {
    const dir = join(await temporary(), 'data');
    await writeSound(dir);
    const result = await review({ base: dir, head: dir, now: () => REVIEWED_AT });
    expect(result.violations).toEqual([]);
    expect(result.sections).toEqual([]);
    expect(result.looked_at.files).toBeGreaterThan(20);
  });

  it.each(BROKEN)('$rule: $what', async ({ rule, breakIt, found, isOld }) => {
    const folder = await temporary();
    const [base, dir] = [join(folder, 'base'), join(folder, 'data')];
    const whole = await writeSound(dir, 24);
    if (isOld) await breakIt(dir, whole);
    await cp(dir, base, { recursive: true });
    if (!isOld) await breakIt(dir, whole);
    const ours = (await violations(base, dir)).filter((one) => one.rule === rule);
    expect(ours.map(({ what }) => what)).toContainEqual(expect.stringMatching(found));
  });

  it('are all broken by a test', () => {
    expect([...new Set(BROKEN.map(({ rule }) => rule))].sort()).toEqual(
      INVARIANTS.map(({ id }) => id).sort(),
    );
  });
});

describe('an exception', () => {
  const exceptions = (rule: string, where: string) =>
    JSON.stringify({
      schema_version: 1,
      exceptions: [{ rule, where, reason: 'known', since: '2026-11-01' }],
    });

  it('lets pass what it names', async () => {
    const dir = join(await temporary(), 'data');
    await writeSound(dir, 24);
    await writeFile(join(dir, 'notes.txt'), JUNK);
    await edit(dir, 'review-exceptions.json', () => exceptions('expected-files', 'notes.txt'));
    expect(await violations(dir)).toEqual([]);
  });

  it.each([
    ['expected-files', 'notes.txt', /not needed any more/],
    ['no-such-rule', 'notes.txt', /there is no rule/],
  ])('of %s that nothing needs is an error', async (rule, where, what) => {
    const dir = join(await temporary(), 'data');
    await writeSound(dir, 24);
    await edit(dir, 'review-exceptions.json', () => exceptions(rule, where));
    expect(await violations(dir)).toEqual([
      {
        rule: 'stale-exception',
        where: 'review-exceptions.json',
        what: expect.stringMatching(what),
      },
    ]);
  });
});

describe('what a sync takes from the catalog', () => {
  it('may stay in the other files until the next run drops it', async () => {
    const dir = await temporary();
    const [base, head] = [join(dir, 'base'), join(dir, 'head')];
    const { name } = await writeSound(base, 24);
    await writeSound(head, 24);
    const catalog = await readCatalog(head);
    catalog.servers = catalog.servers.filter((one) => one.name !== name);
    await writeCatalog(head, catalog);
    expect(await violations(base, head)).toEqual([]);
    catalog.source.pulled_at = '2026-11-30T04:23:00.000Z';
    await writeCatalog(head, catalog);
    expect(await violations(head)).toEqual([]);
  });

  it('is an error once a full run came after it', async () => {
    const dir = join(await temporary(), 'data');
    const { name } = await writeSound(dir, 24);
    const catalog = await readCatalog(dir);
    catalog.servers = catalog.servers.filter((one) => one.name !== name);
    await writeCatalog(dir, catalog);
    const rules = (await violations(dir)).map(({ rule }) => rule);
    expect(rules).toEqual(
      expect.arrayContaining(['state-listed', 'history-listed', 'toolset-listed']),
    );
  });
});

it('a file of the data folder in a folder that is none is refused', async () => {
  const dir = await temporary();
  await mkdir(dirname(join(dir, 'data/x')), { recursive: true });
  await expect(review({ base: join(dir, 'data'), head: join(dir, 'no') })).rejects.toMatchObject({
    code: 'usage',
  });
});
