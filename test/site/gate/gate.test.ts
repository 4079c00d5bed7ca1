import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holds } from '../../../site/gate/check.ts';
import { gate } from '../../../site/gate/gate.ts';
import { gateReport, mayPass } from '../../../site/gate/report.ts';
import { buildSite } from '../../../src/pipeline/build-site.ts';
import { addChanges } from '../../../src/store/changes.ts';
import { slug } from '../../../src/store/slug.ts';
import { EXAMPLE_TIME } from '../../data/examples.ts';
import {
  BASE,
  type ExampleSite,
  exampleSite,
  filesBelow,
  SITE_URL,
  SPECIAL,
} from '../example-site.ts';

const LIMIT = 1_000_000_000;
const KEPT = slug(SPECIAL.kept);
const PAGE = `servers/${KEPT}/index.html`;

describe('the gate after a build', { timeout: 120_000 }, () => {
  let site: ExampleSite;
  let folder = '';
  let broken = '';
  beforeAll(async () => {
    site = await exampleSite(12);
    const { dataDir, outDir } = site;
    await addChanges(dataDir, EXAMPLE_TIME, [
      { at: EXAMPLE_TIME, name: SPECIAL.kept, kind: 'reactivated' },
    ]);
    await buildSite({ dataDir, outDir, siteUrl: SITE_URL });
    site.files = filesBelow(outDir);
    folder = mkdtempSync(join(tmpdir(), 'rollcall-gate-'));
    broken = join(folder, 'site');
  });
  beforeEach(() => {
    rmSync(broken, { recursive: true, force: true });
    cpSync(site.outDir, broken, { recursive: true });
  });
  afterAll(() => {
    site.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(broken, path)), { recursive: true });
    writeFileSync(join(broken, path), text);
  };
  const remove = (path: string): void => rmSync(join(broken, path));
  const change = (path: string, from: string | RegExp, to: string): void => {
    const before = readFileSync(join(broken, path), 'utf8');
    const after = before.replace(from, to);
    expect(after, `${path} holds ${from}`).not.toBe(before);
    put(path, after);
  };
  const passed = () => gate(broken, { dataDir: site.dataDir, siteUrl: SITE_URL, asOf: null });

  it('lets a site pass as it was built, and says how many things each check saw', async () => {
    const result = await passed();
    expect(result.checks.filter((check) => !holds(check))).toEqual([]);
    expect(result.checks.filter(({ seen }) => seen === 0).map(({ name }) => name)).toEqual([]);
    expect(mayPass(result, LIMIT)).toBe(true);
    expect(result.files).toBe(site.files.size);
    const report = gateReport(result, LIMIT);
    expect(report.split('\n')).toHaveLength(result.checks.length + 2);
    expect(report).not.toContain('FAIL');
  });

  it('fails where there is nothing to see', async () => {
    rmSync(broken, { recursive: true });
    mkdirSync(broken);
    const result = await passed();
    expect(mayPass(result, LIMIT)).toBe(false);
    const report = gateReport(result, LIMIT);
    expect(report).toContain('FAIL  every link in a page leads to a file');
    expect(report).toContain('nothing was seen');
  });

  it('weighs the tar against the limit of the host, and warns when it nears', async () => {
    const result = await passed();
    expect(mayPass(result, result.tarBytes)).toBe(false);
    expect(gateReport(result, result.tarBytes)).toContain('FAIL  the site fits its host');
    const near = Math.round(result.tarBytes / 0.85);
    expect(mayPass(result, near)).toBe(true);
    expect(gateReport(result, near)).toMatch(/NEAR {2}the site fits its host: .* 85\.0 %/);
  });

  /** Each a way in which a site can be wrong, and what the gate says of it. */
  const breaks: [what: string, breakIt: () => void, said: RegExp][] = [
    ['a listing without a page', () => remove(PAGE), /index\.html is missing/],
    [
      'a page of nothing listed',
      () => put('servers/org.gone/old/index.html', site.files.get(PAGE) ?? ''),
      /servers\/org\.gone\/old\/index\.html is not promised to anything listed/,
    ],
    ['a badge that is missing', () => remove(`badges/${KEPT}.svg`), /badges\/.*svg is missing/],
    [
      'a badge too many',
      () => put('badges/org.gone/x.svg', '<svg/>'),
      /not promised to anything listed/,
    ],
    ['a Shields document that is missing', () => remove(`badges/${KEPT}.json`), /json is missing/],
    ['a listing without its JSON', () => remove(`api/v1/servers/${KEPT}.json`), /json is missing/],
    [
      'JSON of nothing listed',
      () => put('api/v1/servers/org.gone/x.json', '{"a":1}'),
      /not promised to anything listed/,
    ],
    [
      'a list that lacks a listing',
      () => change('api/v1/servers.json', '"total":', '"total":1'),
      /it says \d+ of \d+/,
    ],
    ['an empty JSON document', () => put('api/v1/x.json', '{}\n'), /api\/v1\/x\.json is \{\}/],
    ['a JSON document that is null', () => put('api/v1/x.json', 'null'), /x\.json is null/],
    ['a JSON document of nothing', () => put('api/v1/x.json', ''), /x\.json is not JSON/],
    ['a JSON document that is an empty list', () => put('api/v1/x.json', '[]'), /x\.json is \[\]/],
    [
      'a JSON document cut off',
      () => put(`badges/${KEPT}.json`, '{"schemaVersion":1,'),
      /is not JSON/,
    ],
    [
      'an address in a JSON document where nothing is',
      () => put('api/v1/x.json', JSON.stringify({ url: `${encodeURI(SITE_URL)}gone/` })),
      /api\/v1\/x\.json names .*gone/,
    ],
    [
      'a link to nothing',
      () => change(PAGE, '<h1>', `<a href="${BASE}gone/">x</a><h1>`),
      /links to \/a\/base%20path\/gone\/, where nothing is/,
    ],
    [
      'a link to a folder without its slash',
      () => change(PAGE, '<h1>', `<a href="${BASE}directory">x</a><h1>`),
      /where nothing is/,
    ],
    [
      'a link beside the site',
      () => change(PAGE, '<h1>', '<a href="/somewhere/">x</a><h1>'),
      /links to \/somewhere\//,
    ],
    [
      'a link that runs a script',
      () => change(PAGE, '<h1>', '<a href="java&#115;cript:alert(1)">x</a><h1>'),
      /links to javascript:/,
    ],
    [
      'a link to a part that the page lacks',
      () => change(PAGE, '<h1>', '<a href="#nowhere">x</a><h1>'),
      /links to #nowhere/,
    ],
    [
      'a link to a part that another page lacks',
      () => change(PAGE, '<h1>', `<a href="${BASE}about/#nowhere">x</a><h1>`),
      /links to #nowhere of about\/index\.html/,
    ],
    [
      'a picture from elsewhere',
      () => change(PAGE, '<h1>', '<img alt="" src="https://elsewhere.example/x.png"><h1>'),
      /loads https:\/\/elsewhere\.example\/x\.png/,
    ],
    [
      'a picture from elsewhere without a scheme, in single quotes',
      () => change(PAGE, '<h1>', "<IMG alt='' SRC='//elsewhere.example/x.png'><h1>"),
      /loads \/\/elsewhere\.example/,
    ],
    [
      'a style sheet from elsewhere',
      () =>
        change(PAGE, '<title>', '<link rel=stylesheet href=https://elsewhere.example/x><title>'),
      /loads https:\/\/elsewhere/,
    ],
    [
      'a script from elsewhere',
      () => change(PAGE, '<h1>', '<script src="https://elsewhere.example/x.js"></script><h1>'),
      /loads https:\/\/elsewhere/,
    ],
    [
      'a style sheet that loads another',
      () => change('assets/site.css', /^/, '@import "https://elsewhere.example/x.css";'),
      /site\.css holds @import/,
    ],
    [
      'a badge that loads something',
      () =>
        change(`badges/${KEPT}.svg`, '</svg>', '<image href="https://elsewhere.example/x"/></svg>'),
      /loads https:\/\/elsewhere/,
    ],
    [
      'a script in a page',
      () => change(PAGE, '<h1>', '<script>1</script><h1>'),
      /index\.html holds <script>/,
    ],
    ['a style in a page', () => change(PAGE, '<h1>', '<style>a{}</style><h1>'), /holds <style>/],
    ['a style of an element', () => change(PAGE, '<h1>', '<h1 style="a">'), /holds style of <h1>/],
    ['a handler', () => change(PAGE, '<h1>', '<h1 onclick="a()">'), /holds onclick of <h1>/],
    [
      'a page without its policy',
      () => change(PAGE, /<meta http-equiv[^>]*>/, ''),
      /has none, or has it after something else/,
    ],
    [
      'a policy that comes late',
      () => change(PAGE, /(<meta http-equiv[^>]*>)([\s\S]*?)(<title>)/, '$2$1$3'),
      /has none, or has it after something else/,
    ],
    [
      'a loose policy',
      () => change(PAGE, /default-src [^;]*/, "default-src 'unsafe-inline'"),
      /says default-src 'unsafe/,
    ],
    [
      'a page that says another address',
      () => change(PAGE, /(rel="canonical" href="[^"]*)"/, '$1x/"'),
      /says https:\/\/rolls\.example/,
    ],
    [
      'a sitemap that lacks a page',
      () => change('sitemap.xml', /<url><loc>[^<]*about\/<\/loc>.*/, ''),
      /about\/index\.html is not in it/,
    ],
    [
      'a sitemap that names what is not there',
      () => change('sitemap.xml', 'about/</loc>', 'gone/</loc>'),
      /sitemap\.xml names .*gone\/, where nothing is/,
    ],
    [
      'a sitemap that names what must not be found',
      () => change('about/index.html', '<title>', '<meta name="robots" content="noindex"><title>'),
      /it names about\/index\.html, which is no page that may be found/,
    ],
    [
      'a feed that leads to nothing',
      () =>
        change(
          'report-cards/feed.xml',
          /<link href="[^"]*"/,
          '<link href="https://rolls.example/a/base%20path/gone/"',
        ),
      /feed\.xml names .*gone/,
    ],
    [
      'a listing without its grade',
      () => change(PAGE, 'id="grade"', 'id="other"'),
      /kept-tools: its page lacks its grade/,
    ],
    [
      'a listing that does not show its badge',
      () => change(PAGE, /<img src="[^"]*"/, `<img src="${BASE}badges/unknown.svg"`),
      /kept-tools: its page lacks its badge/,
    ],
    ['a feed that is missing', () => remove(`feeds/${KEPT}.xml`), /feeds\/.*xml is missing/],
    [
      'a feed of a listing that did not change',
      () => put('feeds/org.special/pending.xml', site.files.get(`feeds/${KEPT}.xml`) ?? ''),
      /pending\.xml is not promised to anything listed/,
    ],
    ['no 404 page', () => remove('404.html'), /404\.html is missing/],
    ['no .nojekyll', () => remove('.nojekyll'), /\.nojekyll is missing/],
  ];

  it.each(breaks)('names %s', async (_, breakIt, said) => {
    breakIt();
    const result = await passed();
    expect(mayPass(result, LIMIT)).toBe(false);
    const report = gateReport(result, LIMIT);
    expect(report).toContain('FAIL');
    expect(report).toMatch(said);
  });

  it('does not mind where a text of somebody else leads', async () => {
    change(PAGE, '<h1>', `<a rel="nofollow ugc noopener" href="${SITE_URL}gone/">x</a><h1>`);
    const json = `api/v1/servers/${KEPT}.json`;
    change(json, '"server":{', `"server":{"website":"${SITE_URL}gone/",`);
    expect(mayPass(await passed(), LIMIT)).toBe(true);
  });
});
