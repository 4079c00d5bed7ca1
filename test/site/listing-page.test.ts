import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Entry, readEntries, readSite, type Site, standingOf } from '../../site/data.ts';
import { listingPage } from '../../site/parts/listing.ts';
import { listingView } from '../../site/view/listing.ts';
import type { Listing } from '../../src/generated/catalog.ts';
import type { Change } from '../../src/generated/changes.ts';
import type { ReportCard } from '../../src/generated/report-card.ts';
import type { ToolOutline } from '../../src/render/tool-outline.ts';
import { readCatalog, writeCatalog } from '../../src/store/catalog.ts';
import { addChanges } from '../../src/store/changes.ts';
import { slug } from '../../src/store/slug.ts';
import { EXAMPLE_TIME, exampleListing, HOSTILE } from '../data/examples.ts';
import { SITE_URL, SPECIAL, writeExampleData } from './example-site.ts';
import { attribute, elements, mainText, textOf } from './parsed.ts';

const LOCAL = 'org.page/local';
/** Of a page, compressed. */
const BUDGET = 14 * 1024;

let dataDir: string;
let site: Site;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rollcall-page-'));
  await writeExampleData(dataDir, 3);
  const catalog = await readCatalog(dataDir);
  catalog.servers.push(local());
  const gated = catalog.servers.find(({ name }) => name === SPECIAL.kept) ?? expect.fail('none');
  gated.status = 'active';
  for (const remote of gated.remotes) {
    remote.headers = [
      { name: 'Authorization', value: 'Bearer {key}', required: true, secret: true },
    ];
  }
  catalog.servers.push({ ...gated, name: 'org.page/twin', title: 'Twin' });
  await writeCatalog(dataDir, catalog);
  await addChanges(dataDir, EXAMPLE_TIME, CHANGES);
  writeCard();
  site = await readSite({ dataDir, siteUrl: SITE_URL, asOf: null });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function local(): Listing {
  const { endpoint: _, title: __, ...listing } = exampleListing(0);
  return {
    ...listing,
    name: LOCAL,
    description: 'Description of my MCP server',
    status: 'active',
    transport: 'stdio',
    remotes: [],
    packages: [{ type: 'npm', identifier: '@page/local', version: '1.0.0' }],
  };
}

const at = '2026-11-20T04:17:00Z';
const CHANGES: Change[] = [
  {
    at,
    name: SPECIAL.kept,
    kind: 'tools',
    added: ['find_seats', HOSTILE.title],
    removed: ['old_tool'],
    changed: [{ name: 'find_trains', what: ['description', 'schema'] }],
  },
  { at: '2026-11-12T04:17:00Z', name: SPECIAL.kept, kind: 'status', from: 'error', to: 'ok' },
];

function writeCard(): void {
  const card: ReportCard = {
    schema_version: 1,
    name: SPECIAL.kept,
    endpoint: 'https://kept-tools.example/mcp',
    method_version: 1,
    eras: [{ era: 'modern', protocol_version: '2026-07-28' }],
    score: 75,
    grade: 'B',
    judged: { rules: 30, of: 31 },
    confirmed_stop: [],
    awaiting_second_read: [],
    findings: [
      {
        rule: 'mcp-auth-no-metadata',
        severity: 'error',
        stop: false,
        text: 'It asks for a sign-in and names no metadata.',
        fix: 'Serve RFC 9728 metadata.',
        count: 1,
        evidence: [],
      },
    ],
    not_judged: [],
    not_read: [],
  };
  const file = join(dataDir, 'report-cards', `${slug(SPECIAL.kept)}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(card));
  const dates = { first_read: at, opens_on: '2026-11-21T00:00:00Z', last_read: EXAMPLE_TIME };
  writeFileSync(
    join(dataDir, 'report-cards', 'index.json'),
    JSON.stringify({ schema_version: 1, servers: { [SPECIAL.kept]: dates } }),
  );
}

async function entryOf(name: string): Promise<Entry> {
  const standing = standingOf(site, name) ?? expect.fail(`${name} is not listed`);
  const [entry] = await readEntries(dataDir, site, [standing]);
  return entry ?? expect.fail('no entry');
}

const pageOf = async (name: string): Promise<string> =>
  listingPage(site, listingView(site, await entryOf(name)));

function section(page: string, id: string): string {
  const found = elements(page).find((one) => attribute(one, 'aria-labelledby') === id);
  return found === undefined ? expect.fail(`no section ${id}`) : textOf(found);
}

describe('the page of a listing', () => {
  it('tells how each client is told of it, with what the listing wants as placeholders', async () => {
    const connect = section(await pageOf(SPECIAL.kept), 'connect');
    for (const client of ['Claude Code', 'Claude Desktop', 'VS Code', 'Cursor', 'Other clients']) {
      expect(connect).toContain(client);
    }
    expect(connect).toContain('"Authorization": "Bearer <key>"');
  });

  it('has a button for everything to copy, each for an element of its own', async () => {
    const all = elements(await pageOf(SPECIAL.kept));
    const ids = all.flatMap((one) => attribute(one, 'id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = all.flatMap((one) => attribute(one, 'data-copy') ?? []);
    expect(targets.length).toBeGreaterThan(6);
    for (const target of targets) expect(ids).toContain(target);
  });

  it('tells what is missing for signing in, and that headers are declared', async () => {
    const auth = section(await pageOf(SPECIAL.kept), 'auth');
    expect(auth).toContain('It asks for authentication with HTTP 401');
    expect(auth).toContain('needs Authorization from you');
    expect(auth).toContain('Missing: It asks for a sign-in and names no metadata.');
  });

  it('says what it does not know of signing in', async () => {
    expect(section(await pageOf('org.page/twin'), 'auth')).toContain('Not known');
  });

  it('tells the eras of the last full read', async () => {
    expect(section(await pageOf(SPECIAL.kept), 'facts')).toContain('modern 2026-07-28');
  });

  it('tells what is wrong with its entry, and links the listings that it shares an address with', async () => {
    const page = await pageOf(SPECIAL.kept);
    expect(section(page, 'lint')).toContain('url-shared');
    expect(page).toContain(`servers/${slug('org.page/twin')}/"`);
    expect(section(await pageOf(LOCAL), 'lint')).toContain('description-placeholder');
    expect(section(await pageOf(SPECIAL.pending), 'lint')).not.toContain('Warning');
  });

  it('tells which tools came, went and changed, and when', async () => {
    const page = await pageOf(SPECIAL.kept);
    const history = section(page, 'history');
    expect(history).toContain('20 Nov 2026, 04:17 UTC');
    expect(history).toMatch(
      /Added find_seats .*Removed old_tool.*Changed find_trains \(description, schema\)/,
    );
    expect(page).toContain(`commits/HEAD/data/toolsets/${slug(SPECIAL.kept)}.json`);
    expect(page).toContain(`feeds/${slug(SPECIAL.kept)}.xml`);
    expect(section(await pageOf(SPECIAL.pending), 'history')).toContain(
      'Nothing in the last 90 days',
    );
  });

  it('shows charts whose labels say the numbers', async () => {
    const labels = elements(await pageOf(SPECIAL.kept))
      .filter((one) => one.tagName === 'svg' && attribute(one, 'role') === 'img')
      .map((one) => attribute(one, 'aria-label'));
    expect(labels).toHaveLength(3);
    expect(labels[0]).toMatch(/^Grade [A-D], \d+ of 100$/);
    expect(labels[1]).toMatch(/\d+ of the 30 days/);
    expect(labels[2]).toMatch(/median \d+ ms, lowest \d+ ms, highest \d+ ms, last \d+ ms/);
  });

  it('tells how it was read: when, from where, by which client, with how many requests', async () => {
    const read = section(await pageOf(SPECIAL.kept), 'read');
    for (const words of [
      '29 Nov 2026, 04:17 UTC',
      site.config.client_name,
      'GitHub runner',
      '90 requests',
    ]) {
      expect(read).toContain(words);
    }
  });

  it('leads to the issue form for a dispute, filled in', async () => {
    const links = elements(await pageOf(HOSTILE.name)).flatMap(
      (one) => attribute(one, 'href') ?? [],
    );
    const dispute = links.find((link) => link.includes('dispute.yml')) ?? expect.fail('no link');
    expect(new URL(dispute).searchParams.get('listing')).toBe(HOSTILE.name);
  });

  it('says of an owner’s wish not to be read when and why', async () => {
    expect(mainText(await pageOf(SPECIAL.optedOut))).toContain('on 2026-11-01: asked');
  });

  it('has its headings in order', async () => {
    for (const name of [SPECIAL.kept, LOCAL, HOSTILE.name]) {
      let last = 0;
      for (const { tagName } of elements(await pageOf(name))) {
        const rank = /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : last;
        expect(rank - last, name).toBeLessThanOrEqual(1);
        last = rank;
      }
    }
  });

  it('is lean without an endpoint: how to start it, and nothing that needs one', async () => {
    const page = await pageOf(LOCAL);
    expect(section(page, 'connect')).toContain('npx -y @page/local@1.0.0');
    for (const id of ['uptime', 'badge', 'read', 'auth']) expect(page).not.toContain(`id="${id}"`);
    expect(page).not.toMatch(/api\/v1\/servers\/|badges\//);
    expect(gzipSync(page).length).toBeLessThan(4 * 1024);
  });
});

describe('the size of a page with 30 tools', () => {
  const words =
    'returns the list of departures for a station and day sorted by time including delays platform numbers operators and whether seats can be booked when no day is given today is used limit between one and fifty'.split(
      ' ',
    );
  let seed = 7;
  const next = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const sentence = (length: number): string =>
    Array.from({ length }, () => words[next(words.length)]).join(' ');
  const noise = (length: number): string =>
    Array.from({ length }, () => next(1_000_000_000).toString(36)).join(' ');
  const cjk = (length: number): string =>
    String.fromCodePoint(...Array.from({ length: length * 4 }, () => 0x4e00 + next(20_000)));

  it.each([
    ['usual sentences', sentence],
    ['words that don’t repeat', noise],
    ['Chinese characters', cjk],
  ])('stays within 14 KB: %s', async (_, text) => {
    const tools = Array.from(
      { length: 30 },
      (_, index): ToolOutline => ({
        name: `${words[index]}_${next(1000)}`,
        title: sentence(3),
        description: text(35),
        parameters: Array.from({ length: 8 }, (_, at) => ({
          name: `${words[at * 3]}_${at}`,
          type: 'string',
          required: at < 2,
          description: text(9),
        })),
      }),
    );
    const entry = { ...(await entryOf(SPECIAL.kept)), tools };
    const page = listingPage(site, listingView(site, entry));
    expect(gzipSync(page).length).toBeLessThan(BUDGET);
    for (const { name } of tools) expect(page).toContain(name);
    const named = elements(page).map(({ tagName }) => tagName);
    const terms = named.filter((tag) => tag === 'dt').length;
    expect(named.filter((tag) => tag === 'dd')).toHaveLength(terms);
  });
});
