import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardTotals, totalsOf } from '../../src/judge/totals.ts';
import { LADDER } from '../../src/mcp/ladder.ts';
import { buildSite } from '../../src/pipeline/build-site.ts';
import { readState } from '../../src/store/state.ts';
import { addTotals } from '../../src/store/totals.ts';
import { exampleSite, filesBelow, SITE_URL, writeExampleData } from './example-site.ts';
import { attribute, type Element, elements, mainText, textOf } from './parsed.ts';

const DAYS = ['2026-09-01', '2026-11-10', '2026-11-28', '2026-11-29'];

const pictures = (page: string): Element[] =>
  elements(page).filter(
    ({ tagName, attrs }) =>
      tagName === 'svg' && attrs.some(({ name, value }) => name === 'role' && value === 'img'),
  );

describe('a site of data that was counted on several days', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-ecosystem-'));
  const dataDir = join(folder, 'data');
  let files: Map<string, string>;
  let total = 0;
  beforeAll(async () => {
    const listings = await writeExampleData(dataDir, 60);
    total = listings.length;
    const state = await readState(dataDir);
    for (const [index, day] of DAYS.entries()) {
      const at = `${day}T04:17:00Z`;
      const found = ['mcp-no-tools', 'mcp-weak-session'].slice(0, 1 + (index % 2));
      const findings = found.map((rule) => ({ rule }));
      await addTotals(dataDir, {
        ...totalsOf(listings.slice(0, 40 + 10 * index), state, at),
        ...(index > 0 && cardTotals([{ findings }, { findings: [] }] as never, at)),
      });
    }
    await addTotals(dataDir, totalsOf([], state, '2026-12-24T00:00:00Z'));
    const asOf = Date.parse('2026-11-29T04:17:00Z') / 1000;
    await buildSite({ dataDir, outDir: join(folder, 'site'), siteUrl: SITE_URL, asOf });
    files = filesBelow(join(folder, 'site'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const file = (path: string): string => files.get(path) ?? expect.fail(`${path} is missing`);

  it('shows each number of today with its course over 30 days, in words for who can’t see it', () => {
    const labels = pictures(file('index.html')).map((one) => attribute(one, 'aria-label') ?? '');
    expect(labels).toHaveLength(5);
    expect(labels[0]).toBe('Listings: 50 on 10 Nov 2026, 68 on 29 Nov 2026, between 50 and 68');
    for (const label of labels.slice(1)) {
      expect(label).toMatch(/^\w+: \d+ % on 10 Nov 2026, \d+ % on 29 Nov 2026, between /);
    }
    expect(mainText(file('index.html'))).toContain(`Listings${total}`);
  });

  it('says which version the handshake asks for, since that is what most servers agree to', () => {
    expect(mainText(file('ecosystem/index.html'))).toContain(
      `the handshake asked for ${LADDER.handshake.version}.`,
    );
  });

  it('draws its charts with a title, a label and the numbers beside them', () => {
    const page = file('ecosystem/index.html');
    const charts = pictures(page);
    expect(charts.length).toBeGreaterThanOrEqual(6);
    for (const chart of charts) {
      expect(attribute(chart, 'aria-label')).toMatch(/1 Sep 2026|10 Nov 2026/);
      const title = chart.childNodes.find(({ nodeName }) => nodeName === 'title') as Element;
      expect(textOf(title)).not.toBe('');
    }
    const paths = elements(page).filter(({ tagName }) => tagName === 'path');
    for (const path of paths) expect(attribute(path, 'd')).not.toMatch(/NaN|undefined|Infinity/);
    const text = mainText(page);
    expect(text).toContain('Listings by status, newest first');
    expect(text).not.toContain('Dec 2026');
  });

  it('counts what open report cards find', () => {
    const text = mainText(file('ecosystem/index.html'));
    expect(text).toContain('2 cards are open as of 29 Nov 2026, 04:17 UTC');
    expect(text).toContain('29 rules of 31 found nothing');
    expect(text).toMatch(/mcp-no-tools info\. Its tool list is empty\.150 %/);
  });

  it('tells the same as data', () => {
    const json = JSON.parse(file('api/v1/ecosystem.json'));
    expect(json.as_of).toBe('2026-11-29T04:17:00Z');
    expect(json.days.map(({ day }: { day: string }) => day)).toEqual(DAYS);
    expect(json.now).toMatchObject({ listings: total });
    const sum = (counts: Record<string, number>) =>
      Object.values(counts).reduce((all, one) => all + one, 0);
    expect(sum(json.now.statuses)).toBe(total);
    expect(sum(json.transports)).toBe(total);
    expect(json.cards).toMatchObject({
      cards: 2,
      rules: { 'mcp-no-tools': 1, 'mcp-weak-session': 1 },
    });
    const { servers } = JSON.parse(file('api/v1/servers.json'));
    const live = servers.filter(({ status }: { status: string }) => status === 'live_ok');
    expect(json.now.statuses.live_ok).toBe(live.length);
  });
});

describe('a site of data that was never counted', () => {
  it('says when charts begin, and has the numbers of today all the same', async () => {
    const site = await exampleSite(3);
    try {
      const home = site.files.get('index.html') ?? '';
      const page = site.files.get('ecosystem/index.html') ?? '';
      expect(pictures(home)).toEqual([]);
      expect(pictures(page)).toEqual([]);
      expect(mainText(home)).toContain('Its course begins with the second day of runs.');
      expect(mainText(page)).toContain('from the second day of runs on');
      expect(mainText(page)).toContain('No report card is open yet');
      expect(mainText(page)).toContain('Live OK');
    } finally {
      site.remove();
    }
  });
});
