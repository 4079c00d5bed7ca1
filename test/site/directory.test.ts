import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FACETS } from '../../site/view/facets.ts';
import { slug } from '../../src/store/slug.ts';
import { BASE, type ExampleSite, exampleSite, SITE_URL } from './example-site.ts';
import { attribute, elements, textOf } from './parsed.ts';

describe('the lists of the directory', () => {
  let site: ExampleSite;
  let servers: Record<string, unknown>[] = [];
  beforeAll(async () => {
    site = await exampleSite(600);
    servers = JSON.parse(file('api/v1/servers.json')).servers;
  }, 120_000);
  afterAll(() => site.remove());

  const file = (path: string): string => site.files.get(path) ?? expect.fail(`${path} is missing`);
  const pages = (): string[] =>
    [...site.files.keys()].filter((path) => /^directory\/.*index\.html$/.test(path));

  const walked = new Map<string, string[]>();

  /** The slugs on all pages of a list, as one walks on by "next". */
  function walk(list: string): string[] {
    const before = walked.get(list);
    if (before !== undefined) return before;
    const slugs: string[] = [];
    for (let at: string | undefined = list; at !== undefined; ) {
      const all = elements(file(`${at}index.html`));
      for (const { parentNode, tagName, attrs } of all) {
        if (tagName !== 'a' || parentNode?.nodeName !== 'th') continue;
        slugs.push(attrs[0]?.value.slice(`${BASE}servers/`.length, -1) ?? '');
      }
      const next = all.find((element) => attribute(element, 'rel') === 'next');
      at = next && attribute(next, 'href')?.slice(BASE.length);
    }
    walked.set(list, slugs);
    return slugs;
  }

  const MEMBER: Record<string, string> = { tools: 'tool_source' };

  it('part all listings by each facet, as the JSON tells them', () => {
    let lists = 0;
    for (const { code, values } of FACETS) {
      if (code === 'card') continue;
      let found = 0;
      for (const value of Object.keys(values)) {
        const expected = servers.filter((server) => server[MEMBER[code] ?? code] === value);
        const path = `directory/${code}/${value}/`;
        expect(site.files.has(`${path}index.html`), path).toBe(expected.length > 0);
        if (expected.length === 0) continue;
        lists += 1;
        const slugs = walk(path);
        found += slugs.length;
        expect(slugs, path).toEqual(expected.map((server) => server.slug));
      }
      expect(found, code).toBe(servers.length);
    }
    expect(lists).toBeGreaterThan(15);
  });

  it('stand with their counts on a page for each facet, and so add up to all', () => {
    for (const { code, values } of FACETS) {
      const all = elements(file(`directory/${code}/index.html`));
      const rows = all.filter(({ tagName, parentNode }) => {
        return tagName === 'tr' && parentNode?.nodeName === 'tbody';
      });
      const counts = rows.map((row) => {
        const cell = row.childNodes.find(({ nodeName }) => nodeName === 'td');
        return cell !== undefined && 'attrs' in cell ? Number(textOf(cell).replace(',', '')) : -1;
      });
      const sum = counts.reduce((total, count) => total + count, 0);
      expect(sum, code).toBe(servers.length);
      expect(rows.length, code).toBeGreaterThanOrEqual(Object.keys(values).length);
      const lists = all
        .filter(({ tagName, parentNode }) => tagName === 'a' && parentNode?.nodeName === 'th')
        .map((element) => attribute(element, 'href')?.slice(BASE.length) ?? '');
      expect(lists.map((list) => walk(list).length)).toEqual(
        counts.filter((count, at) => count > 0 && at < Object.keys(values).length),
      );
      for (const list of lists) expect(file(`${list}index.html`)).toContain(`directory/${code}/"`);
    }
  });

  it('narrow those who answer by transport and grade', () => {
    const both = servers.filter(({ status, grade }) => status === 'live_ok' && grade === 'A');
    expect(both.length).toBeGreaterThan(100);
    expect(walk('directory/status/live_ok/grade/A/')).toEqual(both.map(({ slug }) => slug));
  });

  it('have a list for each namespace with two listings or more, and an index of them', () => {
    const sizes = new Map<string, number>();
    for (const { name } of site.listings) {
      const namespace = slug(name).split('/')[0] ?? '';
      sizes.set(namespace, (sizes.get(namespace) ?? 0) + 1);
    }
    const index = file('directory/namespaces/index.html');
    let several = 0;
    for (const [namespace, size] of sizes) {
      const path = `directory/namespace/${namespace}/`;
      expect(site.files.has(`${path}index.html`), path).toBe(size > 1);
      expect(index.includes(`"${BASE}${path}"`), path).toBe(size > 1);
      if (size < 2) continue;
      several += 1;
      expect(walk(path)).toHaveLength(size);
    }
    expect(several).toBeGreaterThan(1);
  });

  it('say with every link how many listings are behind it', () => {
    let seen = 0;
    for (const path of pages()) {
      for (const element of elements(file(path))) {
        if (element.tagName !== 'a') continue;
        const count = element.childNodes.find(
          (child) => 'attrs' in child && attribute(child, 'class') === 'count',
        );
        const list = attribute(element, 'href')?.slice(BASE.length) ?? '';
        if (count === undefined || !('attrs' in count) || list.includes('namespaces')) continue;
        seen += 1;
        expect(textOf(count).replace(',', ''), `${path} to ${list}`).toBe(`${walk(list).length}`);
      }
    }
    expect(seen).toBeGreaterThan(60);
  });

  it('lead from every filter to its siblings, and out of it', () => {
    const live = elements(file('directory/status/live_ok/grade/A/index.html'))
      .filter(({ tagName }) => tagName === 'a')
      .map((element) => attribute(element, 'href')?.slice(BASE.length));
    for (const path of [
      'directory/',
      'directory/grade/A/',
      'directory/status/live_ok/',
      'directory/status/live_ok/transport/http/',
    ]) {
      expect(live).toContain(path);
    }
  });

  it('show the newest first in a list of their own', () => {
    const times = walk('directory/newest/').map((one) => {
      const { published_at } = site.listings.find(({ name }) => slug(name) === one) ?? {};
      return Date.parse(published_at ?? '');
    });
    expect(times).toHaveLength(site.listings.length);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('have a canonical address each and a title of its own', () => {
    const titles = new Set<string>();
    for (const path of pages()) {
      const page = file(path);
      const address = encodeURI(SITE_URL) + path.replace(/index\.html$/, '');
      expect(page).toContain(`<link rel="canonical" href="${address}">`);
      titles.add(/<title>([^<]*)/.exec(page)?.[1] ?? '');
    }
    expect(titles.size).toBe(pages().length);
  });
});
