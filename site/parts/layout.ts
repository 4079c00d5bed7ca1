import { isoTime } from '../../src/render/data-time.ts';
import { cut, oneLine } from '../../src/render/text.ts';
import type { Site } from '../data.ts';
import { absolute, href } from '../href.ts';
import { type Html, html, written } from '../html.ts';
import { PATHS } from '../paths.ts';
import { checkTargets } from '../view/check-box.ts';
import { moment } from '../view/format.ts';
import { time } from './words.ts';

export interface Page {
  /** Relative to the site; null for the page that answers any address that is not there. */
  path: string | null;
  title: string;
  description: string;
  body: Html;
  /** The same as data. */
  json?: string;
  /** What changes here, to follow: paths of an Atom and a JSON Feed. */
  feed?: { atom: string; json: string };
  /** Needs the second style sheet, which listings and the directory do without. */
  more?: boolean;
  /** Has parts that work better with a script: a search, a button that copies. */
  on?: boolean;
  /** Has the check box: the one page that may reach another origin. */
  checks?: boolean;
}

function policy(site: Site, page: Page): string {
  const box = page.checks === true ? checkTargets(site) : null;
  const connect = box?.connect == null ? '' : ` ${box.connect}`;
  const form = box?.form == null ? '' : ` ${box.form}`;
  return `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'${connect}; base-uri 'none'; form-action 'self'${form}`;
}

/** A whole document around the body of a page. */
export function layout(site: Site, page: Page): string {
  const link = (path: string): string => href(site.place, path);
  const title =
    page.path === PATHS.home ? page.title : `${cut(oneLine(page.title), 80)} · Roll Call`;
  const description = cut(oneLine(page.description), 200);
  return flat(
    written(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(site, page)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${description}">
${page.path === null ? html`<meta name="robots" content="noindex">\n` : canonical(site, page.path, title, description)}<link rel="icon" href="${link(PATHS.icon)}" type="image/svg+xml">
<link rel="stylesheet" href="${link(PATHS.css)}">
${page.more === true && html`<link rel="stylesheet" href="${link(PATHS.moreCss)}">\n`}${page.on === true && html`<script type="module" src="${link(PATHS.script('on'))}"></script>\n`}${page.json !== undefined && html`<link rel="alternate" type="application/json" href="${link(page.json)}">\n`}${
  page.feed !== undefined &&
  html`<link rel="alternate" type="application/atom+xml" title="Changes" href="${link(page.feed.atom)}">
<link rel="alternate" type="application/feed+json" title="Changes" href="${link(page.feed.json)}">\n`
}</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top"><div class="wrap">
<a class="brand" href="${link(PATHS.home)}"><svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true"><rect width="32" height="32" rx="8"/><path d="M8 11h16M8 21h7M18.5 20.5l2.5 2.5 4.5-5"/></svg>Roll Call</a>
<nav aria-label="Main"><ul>${NAVIGATION.map(([path, words]) => html`<li><a href="${link(path)}"${page.path === path && html` aria-current="page"`}>${words}</a></li>`)}</ul></nav>
</div></header>
<main id="main" class="wrap" tabindex="-1">
${page.body}
</main>
${footer(site)}
</body>
</html>
`),
  );
}

/** A text put together from thousands of pieces keeps them all alive until something has read it through. */
function flat(text: string): string {
  FIRST.test(text);
  return text;
}

const FIRST = /^/;

const NAVIGATION = [
  [PATHS.directory(1), 'Directory'],
  [PATHS.search, 'Search'],
  [PATHS.changes, 'Changes'],
  [PATHS.ecosystem, 'Ecosystem'],
  [PATHS.methods, 'Methods'],
  [PATHS.about, 'About'],
] as const;

function canonical(site: Site, path: string, title: string, description: string): Html {
  return html`<link rel="canonical" href="${absolute(site.place, path)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Roll Call">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${absolute(site.place, path)}">
<meta property="og:image" content="${absolute(site.place, PATHS.picture)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="Roll Call: which public MCP servers answer">
<meta name="twitter:card" content="summary_large_image">
`;
}

function footer(site: Site): Html {
  const asOf = moment(isoTime(site.asOf));
  return html`<footer class="bottom"><div class="wrap">
<p>${site.asOf > 0 && asOf !== null ? html`Data as of ${time(asOf)}. ` : 'No data yet. '}Listings come from the official MCP registry, which does not endorse this site. A grade says what was verified, not whether a server is safe.</p>
<p><a href="${href(site.place, PATHS.prober)}#opt-out">Opt out</a> · <a href="${href(site.place, PATHS.claim)}">Claim your server</a> · <a href="${href(site.place, PATHS.api)}">API</a> · <a href="${href(site.place, PATHS.licence)}">Licence</a></p>
</div></footer>`;
}
