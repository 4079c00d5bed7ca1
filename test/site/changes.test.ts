import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Change } from '../../src/generated/changes.ts';
import { buildSite } from '../../src/pipeline/build-site.ts';
import { addChanges } from '../../src/store/changes.ts';
import { slug } from '../../src/store/slug.ts';
import { HOSTILE } from '../data/examples.ts';
import { exampleSite, filesBelow, SITE_URL, SPECIAL, writeExampleData } from './example-site.ts';
import { attribute, elements, mainText } from './parsed.ts';

const TODAY = '2026-11-29T04:17:00Z';
const YESTERDAY = '2026-11-28T04:17:00Z';
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

const status = (name: string, at: string, more: object): Change =>
  ({ at, name, kind: 'status', from: 'ok', to: 'error', reason: 'not_found', ...more }) as Change;

const CHANGES: Change[] = [
  status(SPECIAL.pending, TODAY, {}),
  status(SPECIAL.kept, TODAY, { from: 'ok', to: 'auth_required', reason: 'unauthorized' }),
  status(SPECIAL.empty, TODAY, { from: null, to: 'ok_empty', reason: undefined }),
  { at: YESTERDAY, name: SPECIAL.pending, kind: 'listed' },
  { at: YESTERDAY, name: 'com.gone/away', kind: 'unlisted' },
  { at: TODAY, name: SPECIAL.kept, kind: 'card', from: 'B', to: 'D' },
  {
    at: TODAY,
    name: HOSTILE.name,
    kind: 'tools',
    added: [HOSTILE.title, ']]>\u0000\u0001\ufffe'],
    removed: ['__proto__'],
    changed: [{ name: HOSTILE.description.slice(0, 100), what: ['description', 'schema'] }],
  },
  { at: TODAY, name: HOSTILE.name, kind: 'deprecated', message: HOSTILE.description },
  { at: TODAY, name: HOSTILE.name, kind: 'endpoint', from: HOSTILE.url, to: 'javascript:alert(1)' },
  status(SPECIAL.never, '2026-11-30T00:00:00Z', {}),
];

describe('a site of data that changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-changes-'));
  const dataDir = join(folder, 'data');
  let files: Map<string, string>;
  beforeAll(async () => {
    await writeExampleData(dataDir, 20);
    const crowd = Array.from({ length: 230 }, (_, at): Change => {
      const name = `org.crowd/n${String(at).padStart(3, '0')}`;
      return { at: YESTERDAY, name, kind: 'unlisted' };
    });
    await addChanges(dataDir, TODAY, [...CHANGES, ...crowd]);
    const asOf = Date.parse(TODAY) / 1000;
    await buildSite({ dataDir, outDir: join(folder, 'site'), siteUrl: SITE_URL, asOf });
    files = filesBelow(join(folder, 'site'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const file = (path: string): string => files.get(path) ?? expect.fail(`${path} is missing`);

  it('tells the newest days, each kind with its count, and nothing later than its data', () => {
    const text = mainText(file('changes/index.html'));
    expect(text).toMatch(/29 Nov 2026 7 changes.*28 Nov 2026 232 changes/);
    expect(text).toContain('Stopped answering 1');
    expect(text).toContain('No longer listed 231');
    expect(text).toContain('All 231');
    expect(text).not.toContain(SPECIAL.never);
    expect(files.has('changes/2026-11-30/index.html')).toBe(false);
  });

  it('tells each day on a page of its own, so many of a kind, and all of it as JSON', () => {
    const text = mainText(file('changes/2026-11-28/index.html'));
    expect(text).toContain('org.crowd/n100');
    expect(text).toContain('And 31 more changes of this kind');
    const day = JSON.parse(file('api/v1/changes/2026-11-28.json'));
    expect(day).toMatchObject({ schema_version: 1, day: '2026-11-28', total: 232 });
    expect(day.changes).toHaveLength(232);
    const all = JSON.parse(file('api/v1/changes.json'));
    expect(all).toMatchObject({ total: 239, days: [{ day: '2026-11-29' }, { total: 232 }] });
    expect(all.changes).toHaveLength(239);
    expect(all.changes[0].at).toBe(TODAY);
  });

  it('links a listing, and names one that is gone', () => {
    const page = file('changes/2026-11-28/index.html');
    const links = elements(page).map((element) => attribute(element, 'href') ?? '');
    expect(links.filter((link) => link.endsWith(`servers/${slug(SPECIAL.pending)}/`))).toHaveLength(
      1,
    );
    expect(links.join()).not.toContain('com.gone');
    expect(mainText(page)).toContain('com.gone/away');
  });

  it('shows names of tools, addresses and messages as text', () => {
    const page = file('changes/2026-11-29/index.html');
    expect(mainText(page)).toContain('<script>alert(1)</script>⟨U+202E⟩');
    expect(mainText(page)).toContain('javascript:alert(1)');
    expect(elements(page).filter(({ tagName }) => tagName === 'script')).toEqual([]);
    for (const element of elements(page)) {
      expect(element.attrs.filter(({ name }) => name.startsWith('on'))).toEqual([]);
      expect(attribute(element, 'href') ?? '').not.toMatch(/^javascript/);
    }
  });

  it('has feeds whose ids and times are of the data, first results only in those of a listing', () => {
    const atom = file('changes/feed.xml');
    expect(atom).toContain(`<updated>${TODAY}</updated>`);
    expect(atom).toContain(
      `<id>tag:rolls.example,2026-11-29:/a/base%20path/servers/${slug(SPECIAL.pending)}/#status-${TODAY}</id>`,
    );
    expect(atom).not.toContain('first result');
    expect(atom.match(/is no longer listed/g)).toHaveLength(25);
    const own = JSON.parse(file(`feeds/${slug(SPECIAL.empty)}.json`));
    expect(own.items[0].title).toBe(`${SPECIAL.empty} has its first result: Answered, no tools`);
    const json = JSON.parse(file('changes/feed.json'));
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(json.items).toHaveLength(atom.match(/<entry>/g)?.length ?? 0);
    for (const { id, url, date_published } of [...json.items, ...own.items]) {
      expect(id).toMatch(/^tag:rolls\.example,2026-11-2[89]:/);
      expect(url).toMatch(/^https:\/\/rolls\.example\/a\/base%20path\//);
      expect([TODAY, YESTERDAY]).toContain(date_published);
    }
  });

  it('has feeds for every listing with a change, and no other', () => {
    const changed = new Set(CHANGES.filter(({ at }) => at <= TODAY).map(({ name }) => name));
    changed.delete('com.gone/away');
    const feeds = [...files.keys()].filter((path) => path.startsWith('feeds/')).sort();
    expect(feeds).toEqual(
      [...changed]
        .flatMap((name) => [`feeds/${slug(name)}.json`, `feeds/${slug(name)}.xml`])
        .sort(),
    );
  });

  it('holds nothing in a feed that XML can’t hold or a reader would run', () => {
    let seen = 0;
    for (const [path, text] of files) {
      if (!/^(changes\/feed|feeds\/.*)\.xml$/.test(path)) continue;
      seen++;
      expect(text, path).not.toMatch(NOT_XML);
      expect(text, path).not.toMatch(/<(script|img|svg)|\]\]>/);
      const ours = new Set('feed id title updated author name link entry content'.split(' '));
      for (const [, tag = ''] of text.matchAll(/<\/?([a-z]+)/g)) expect(ours).toContain(tag);
    }
    expect(seen).toBeGreaterThan(4);
  });
});

describe('a site of data in which nothing was recorded', () => {
  it('says so, and has empty feeds', async () => {
    const site = await exampleSite(2);
    try {
      expect(mainText(site.files.get('changes/index.html') ?? '')).toContain(
        'Nothing was recorded yet',
      );
      expect(site.files.get('changes/feed.xml')).not.toContain('<entry>');
      expect(JSON.parse(site.files.get('changes/feed.json') ?? '').items).toEqual([]);
      expect(JSON.parse(site.files.get('api/v1/changes.json') ?? '')).toMatchObject({
        total: 0,
        changes: [],
      });
      expect([...site.files.keys()].filter((path) => path.startsWith('feeds/'))).toEqual([]);
    } finally {
      site.remove();
    }
  });
});
