import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportCard } from '../../src/generated/report-card.ts';
import { buildSite } from '../../src/pipeline/build-site.ts';
import { slug } from '../../src/store/slug.ts';
import { EXAMPLE_TIME, HOSTILE } from '../data/examples.ts';
import { SITE_URL, SPECIAL, writeExampleData } from './example-site.ts';

const DAY = 86_400_000;
const at = (days: number): string => new Date(Date.parse(EXAMPLE_TIME) + days * DAY).toISOString();
const SECRET = 'a finding that nobody may see yet';

const card: ReportCard = {
  schema_version: 1,
  name: SPECIAL.kept,
  endpoint: 'https://kept-tools.example/mcp',
  method_version: 1,
  eras: [{ era: 'streamable', protocol_version: '2025-11-25' }],
  score: 75,
  grade: 'B',
  judged: { rules: 30, of: 31 },
  confirmed_stop: [],
  awaiting_second_read: ['mcp-hidden-characters'],
  findings: [
    {
      rule: 'mcp-hidden-characters',
      severity: 'error',
      stop: true,
      text: 'A text holds characters that nobody sees.',
      fix: 'Take them out.',
      count: 7,
      evidence: [{ where: '/tools/0/description', text: HOSTILE.description }],
    },
  ],
  not_judged: [{ rule: 'mcp-model-flagged', reason: 'no model read is configured' }],
  not_read: [],
};

let folder: string;
const page = (name: string) =>
  readFileSync(join(folder, 'site', 'servers', slug(name), 'index.html'), 'utf8');
const site = (path: string) => readFileSync(join(folder, 'site', path), 'utf8');

function writeCardFile(name: string, value: ReportCard): void {
  const file = join(folder, 'data', 'report-cards', `${slug(name)}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rollcall-cards-'));
  const dataDir = join(folder, 'data');
  await writeExampleData(dataDir, 2);
  writeCardFile(SPECIAL.kept, card);
  // A file that should not be there yet: the page must not show it all the same.
  const early = { ...card, name: SPECIAL.pending };
  early.findings = [{ ...card.findings[0], text: SECRET } as (typeof card.findings)[0]];
  writeCardFile(SPECIAL.pending, early);
  writeCardFile(SPECIAL.moved, { ...card, name: SPECIAL.moved });
  writeCardFile(SPECIAL.optedOut, {
    ...card,
    name: SPECIAL.optedOut,
    endpoint: 'https://opted-out.example/mcp',
  });
  const open = { first_read: at(-21), opens_on: at(-7), last_read: at(-1) };
  writeFileSync(
    join(dataDir, 'report-cards', 'index.json'),
    JSON.stringify({
      schema_version: 1,
      servers: {
        [SPECIAL.kept]: open,
        [SPECIAL.moved]: open,
        [SPECIAL.optedOut]: open,
        [SPECIAL.pending]: { first_read: at(-3), opens_on: at(11) },
      },
    }),
  );
  await buildSite({ dataDir, outDir: join(folder, 'site'), siteUrl: SITE_URL });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('an open card', () => {
  it('stands on its listing with grade, findings, evidence and what to do', () => {
    const text = page(SPECIAL.kept);
    for (const words of ['Report card', '75 of 100', 'mcp-hidden-characters', 'Take them out.']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('judged on 30 of 31 rules');
    expect(text).toContain('Awaiting its second read');
    expect(text).toContain('6 more places');
  });

  it('shows evidence as text alone', () => {
    expect(page(SPECIAL.kept)).not.toMatch(/<script>|<img src=x|[\u202a-\u202e\u2066-\u2069]/);
  });

  it('is in the JSON of its listing', () => {
    const { server } = JSON.parse(site(`api/v1/servers/${slug(SPECIAL.kept)}.json`));
    expect(server.report_card).toMatchObject({ score: 75, grade: 'B', opens_on: at(-7) });
  });
});

describe('a card that has not opened', () => {
  it('shows its day and nothing else, whatever the folder holds', () => {
    const text = page(SPECIAL.pending);
    expect(text).toContain('It opens on');
    const json = site(`api/v1/servers/${slug(SPECIAL.pending)}.json`);
    expect(JSON.parse(json).server.report_card).toEqual({ first_read: at(-3), opens_on: at(11) });
    for (const shown of [text, json]) {
      expect(shown).not.toContain(SECRET);
      expect(shown).not.toContain('mcp-hidden-characters');
    }
  });

  it('is on the list and in the feed of what opens when', () => {
    for (const path of ['report-cards/index.html', 'report-cards/feed.xml']) {
      expect(site(path)).toContain(slug(SPECIAL.pending));
      expect(site(path)).toContain(slug(SPECIAL.kept));
      expect(site(path)).not.toContain(SECRET);
    }
  });
});

describe('a card of the past', () => {
  it('is not that of the endpoint to which its listing moved', () => {
    expect(page(SPECIAL.moved)).not.toContain('mcp-hidden-characters');
    expect(page(SPECIAL.moved)).toContain('the next weekly read makes one');
    const { server } = JSON.parse(site(`api/v1/servers/${slug(SPECIAL.moved)}.json`));
    expect(server.report_card).toEqual({ first_read: at(-21), opens_on: at(-7) });
  });

  it('is not shown once its owner asked not to be read, and neither is anything else that was read', () => {
    const text = page(SPECIAL.optedOut);
    expect(text).not.toContain('mcp-hidden-characters');
    expect(text).not.toContain('Live OK');
    expect(text).not.toContain('Last probed');
    const { server } = JSON.parse(site(`api/v1/servers/${slug(SPECIAL.optedOut)}.json`));
    expect(server).toMatchObject({
      status: 'not_probed',
      report_card: null,
      samples: [],
      tools: [],
    });
  });
});

it('a listing that was never read in full has no report card section', () => {
  expect(page(SPECIAL.never)).not.toContain('id="report-card"');
});
