import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AUTH_LABEL,
  DIRECTORY_STATUS,
  SURFACE,
  TOOL_SOURCE,
} from '../../src/judge/handshake/labels.ts';
import { REASONS } from '../../src/judge/handshake/reasons.ts';
import { slug } from '../../src/store/slug.ts';
import { BASE, type ExampleSite, exampleSite, SITE_URL, SPECIAL } from './example-site.ts';
import { attribute, elements, mainText, textOf } from './parsed.ts';

describe('a built site', () => {
  let site: ExampleSite;
  beforeAll(async () => {
    site = await exampleSite(210);
  });
  afterAll(() => site.remove());

  const file = (path: string): string => site.files.get(path) ?? expect.fail(`${path} is missing`);
  const listingPage = (name: string): string => file(`servers/${slug(name)}/index.html`);
  const pages = (): [string, string][] =>
    [...site.files].filter(([path]) => path.endsWith('.html'));

  it('has a page for every listing, and badge, Shields document and JSON where there is an endpoint', () => {
    let withEndpoint = 0;
    for (const { name, endpoint } of site.listings) {
      listingPage(name);
      const own = ['.svg', '.json'].map((ending) =>
        [...site.files.keys()].filter(
          (path) => path.startsWith('badges/') && path.endsWith(`/${slug(name)}${ending}`),
        ),
      );
      const json = site.files.has(`api/v1/servers/${slug(name)}.json`);
      expect([...own.map(({ length }) => length), json], name).toEqual(
        endpoint === undefined ? [0, 0, false] : [1, 1, true],
      );
      if (endpoint !== undefined) withEndpoint += 1;
    }
    expect(withEndpoint).toBeGreaterThan(100);
    expect(withEndpoint).toBeLessThan(site.listings.length);
  });

  it('has no link or asset that leads nowhere', () => {
    let seen = 0;
    for (const [path, page] of pages()) {
      const ids = new Set(elements(page).map((element) => attribute(element, 'id')));
      for (const element of elements(page)) {
        const link = attribute(element, 'href') ?? attribute(element, 'src');
        if (link === undefined || /^(https?|mailto):/.test(link)) continue;
        seen += 1;
        if (link.startsWith('#')) {
          expect(ids, `${path} links to ${link}`).toContain(link.slice(1));
          continue;
        }
        expect(link.startsWith(BASE), `${path} links to ${link}`).toBe(true);
        const [target = '', fragment] = decodeURI(link.slice(BASE.length)).split('#');
        const found = site.files.get(/^$|\/$/.test(target) ? `${target}index.html` : target);
        expect(found, `${path} links to ${link}`).toBeDefined();
        if (fragment !== undefined) expect(found).toContain(`id="${fragment}"`);
      }
    }
    expect(seen).toBeGreaterThan(2000);
  });

  it('reaches every listing from the directory by plain links', () => {
    const linked = new Set<string>();
    const visited = new Set<string>();
    const queue = ['directory/'];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      if (visited.has(at)) continue;
      visited.add(at);
      for (const element of elements(file(`${at}index.html`))) {
        const link = attribute(element, 'href')?.slice(BASE.length) ?? '';
        if (link.startsWith('servers/')) linked.add(link);
        if (/^directory\/(\d+\/)?$/.test(link)) queue.push(link);
      }
    }
    expect([visited.size, linked.size]).toEqual([3, site.listings.length]);
  });

  it('holds nothing but what the policy in every page allows', () => {
    for (const [path, page] of pages()) {
      const all = elements(page);
      const policy = all.find((element) => attribute(element, 'http-equiv') !== undefined);
      expect(policy && attribute(policy, 'content'), path).toContain("default-src 'none'");
      expect(all.filter(({ tagName }) => /^(style|iframe|object)$/.test(tagName))).toEqual([]);
      for (const script of all.filter(({ tagName }) => tagName === 'script')) {
        expect(attribute(script, 'src'), path).toBe(`${BASE}assets/on.js`);
        expect(textOf(script), path).toBe('');
      }
      for (const element of all) {
        expect(element.attrs.filter(({ name }) => /^(style|on.*)$/.test(name))).toEqual([]);
        const loaded =
          attribute(element, 'src') ??
          (element.tagName === 'link' && /stylesheet|icon/.test(attribute(element, 'rel') ?? '')
            ? attribute(element, 'href')
            : undefined);
        if (loaded !== undefined)
          expect(loaded.startsWith(BASE), `${path} loads ${loaded}`).toBe(true);
      }
    }
  });

  it('gives each page a title, landmarks, one heading of the first rank, and tables with captions', () => {
    const titles = new Map<string, string>();
    for (const [path, page] of pages()) {
      const all = elements(page);
      const one = (tag: string): string => {
        const found = all.filter(({ tagName }) => tagName === tag);
        expect(found, `${tag} of ${path}`).toHaveLength(1);
        return found[0] ? textOf(found[0]) : '';
      };
      for (const tag of ['main', 'h1', 'footer']) expect(one(tag)).not.toBe('');
      const title = textOf(all.find(({ tagName }) => tagName === 'title') ?? expect.fail(path));
      expect(title, path).not.toBe('');
      titles.set(title, path);
      for (const table of all.filter(({ tagName }) => tagName === 'table')) {
        expect(
          table.childNodes.some((child) => child.nodeName === 'caption'),
          path,
        ).toBe(true);
      }
      for (const image of all.filter(({ tagName }) => tagName === 'img')) {
        expect(attribute(image, 'alt'), path).toBeTruthy();
      }
    }
    expect(titles.size).toBe(pages().length);
  });

  it('names every page that may be found in the sitemap, with absolute addresses', () => {
    const locations = [...file('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url]) => url,
    );
    const expected = pages()
      .map(([path]) => path)
      .filter((path) => path !== '404.html')
      .map((path) => encodeURI(SITE_URL) + path.replace(/index\.html$/, ''));
    expect(new Set(locations)).toEqual(new Set(expected.map((url) => url.replace(/%25/g, '%'))));
    expect(file('robots.txt')).toContain(`Sitemap: ${encodeURI(SITE_URL)}sitemap.xml`);
  });

  it('says on the method page what every status, label and reason means', () => {
    const page = mainText(file('methods/handshake/index.html'));
    const probe = ['skipped', 'unreachable', 'auth_required', 'error', 'ok', 'ok_empty', 'failed'];
    const labels = [DIRECTORY_STATUS, AUTH_LABEL, TOOL_SOURCE, SURFACE].flatMap((words) =>
      Object.entries(words).flat(),
    );
    for (const word of [...probe, ...labels, ...Object.keys(REASONS)]) expect(page).toContain(word);
    for (const term of [
      '2024-11-05',
      'influzer-mcp-validator',
      'MCP_LIVE_TIMEOUT_MS',
      '20 seconds',
    ]) {
      expect(page).toContain(term);
    }
    for (const term of ['resources/list', 'prompts/list', 'sampling', 'stdio', 'safety score']) {
      expect(page).toContain(term);
    }
  });

  it('tells why a listing has its grade, with every point', () => {
    const { server } = JSON.parse(file(`api/v1/servers/${slug(SPECIAL.pending)}.json`));
    const page = mainText(listingPage(SPECIAL.pending));
    expect(server.grade_points).toHaveLength(5);
    for (const { reason } of server.grade_points) expect(page).toContain(reason);
    expect(page).toContain(`${server.score} / 100`);
  });

  it('says when tools that a newer probe could not see were last read', () => {
    const page = mainText(listingPage(SPECIAL.kept));
    expect(page).toContain('Tools last read live on 3 Nov 2026, 04:20 UTC');
    expect(page).toContain('tool_1');
    expect(page).toContain(REASONS.unauthorized.text.replace(/\.$/, ''));
  });

  it('tells an empty tool list from an endpoint that was never probed, both of them “Not probed”', () => {
    const [empty, never] = [SPECIAL.empty, SPECIAL.never].map((name) =>
      mainText(listingPage(name)),
    );
    expect(empty).toContain('Not probed');
    expect(empty).toContain('its tool list is empty');
    expect(never).toContain('Not probed');
    expect(never).toContain('never been probed');
  });

  it('shows a passing failure beside the status that still stands', () => {
    const page = mainText(listingPage(SPECIAL.pending));
    expect(page).toContain('Live OK');
    expect(page).toContain(`Since 28 Nov 2026, 04:17 UTC it could not be reached`);
    expect(page).toContain(REASONS.dns_failed.text);
  });

  it('does not say of a new endpoint what was read from the old one', () => {
    const page = mainText(listingPage(SPECIAL.moved));
    expect(page).toContain('never been probed');
    expect(page).not.toContain('where-it-was.example');
  });

  it('says of an endpoint whose owner opted out that nothing was sent', () => {
    expect(mainText(listingPage(SPECIAL.optedOut))).toContain('asked us not to read it');
  });

  it('keeps the badge of what is not listed, whatever a namespace is called', () => {
    expect(file('badges/unknown.svg')).toContain('not listed yet');
    expect(file(`badges/~/${SPECIAL.namesake}.svg`)).toContain('grade');
  });

  it('lists all in one document', () => {
    const all = JSON.parse(file('api/v1/servers.json'));
    expect(all).toMatchObject({ schema_version: 1, as_of: '2026-11-29T04:17:00Z' });
    expect(all.total).toBe(site.listings.length);
    expect(all.servers.map(({ name }: { name: string }) => name)).toEqual(
      site.listings.map(({ name }) => name),
    );
  });

  it('stays within its budgets', () => {
    for (const sheet of ['assets/site.css', 'assets/more.css']) {
      expect(Buffer.byteLength(file(sheet))).toBeLessThan(10_240);
    }
    expect(site.files.has('.nojekyll')).toBe(true);
    expect(site.files.has('schemas/catalog.schema.json')).toBe(true);
  });
});
