import { isoTime } from '../../src/render/data-time.ts';
import type { Standing } from '../../src/render/standing.ts';
import { xmlText } from '../../src/render/text.ts';
import { hasPage } from '../budget.ts';
import type { Site } from '../data.ts';
import type { Gleaned } from '../gleaned.ts';
import { absolute } from '../href.ts';
import { PATHS } from '../paths.ts';
import { itemsOn, listPages } from '../view/directory.ts';
import { facetIndex } from '../view/facet.ts';
import { FACETS, type Listed } from '../view/facets.ts';
import type { Lists } from '../view/lists.ts';
import { namespacePages } from '../view/namespaces.ts';
import type { Write } from './writer.ts';

/** A sitemap holds 50,000 addresses at most. */
const PART = 45_000;

/** One sitemap, or an index of several. Dates are those of the data: a listing's is that of its last change. `gleaned` is in the order of the standings. */
export function writeSitemap(
  site: Site,
  lists: Lists,
  gleaned: readonly Pick<Gleaned, 'checkedAt'>[],
  write: Write,
): void {
  const entries = sitemapEntries(site, lists, gleaned);
  if (entries.length <= PART) {
    write(PATHS.sitemap, urlset(entries));
    return;
  }
  const parts: string[] = [];
  for (let at = 0; at < entries.length; at += PART) {
    const path = PATHS.sitemapPart(parts.length);
    write(path, urlset(entries.slice(at, at + PART)));
    parts.push(`<sitemap><loc>${xmlText(absolute(site.place, path))}</loc></sitemap>`);
  }
  write(PATHS.sitemap, document('sitemapindex', parts));
}

function sitemapEntries(
  site: Site,
  lists: Lists,
  gleaned: readonly Pick<Gleaned, 'checkedAt'>[],
): string[] {
  const today = site.asOf > 0 ? isoTime(site.asOf) : null;
  const entry = (path: string, time: string | null): string =>
    `<url><loc>${xmlText(absolute(site.place, path))}</loc>${time === null ? '' : `<lastmod>${time}</lastmod>`}</url>`;
  const entries = [
    entry(PATHS.home, today),
    entry(PATHS.search, today),
    entry(PATHS.methods, null),
    entry(PATHS.handshakeMethod, null),
    entry(PATHS.checkupMethod, null),
    entry(PATHS.reportCardMethod, null),
    entry(PATHS.neverGraded, null),
    entry(PATHS.corrections, null),
    entry(PATHS.prober, null),
    entry(PATHS.claim, null),
    entry(PATHS.api, null),
    entry(PATHS.licence, null),
    entry(PATHS.openings, today),
    entry(PATHS.ecosystem, today),
    entry(PATHS.changes, today),
    ...site.changes.days.map(({ day, newest }) => entry(PATHS.changesOfDay(day), newest)),
    entry(PATHS.about, null),
  ];
  for (const shown of listPages(lists)) {
    const { list, page } = shown;
    entries.push(entry(PATHS.list(list.path, page), newest(itemsOn(shown))));
  }
  for (const facet of FACETS) entries.push(entry(facetIndex(facet), today));
  for (let page = 1; page <= namespacePages(lists); page += 1) {
    entries.push(entry(PATHS.namespaces(page), today));
  }
  for (const [index, { slug, state, listing }] of site.standings.entries()) {
    if (hasPage(site, listing)) {
      entries.push(entry(PATHS.listing(slug), changedAt({ state, listing })));
    }
    const checkedAt = gleaned[index]?.checkedAt ?? null;
    if (checkedAt !== null) entries.push(entry(PATHS.checkups(slug), checkedAt));
  }
  return entries;
}

/** When something about a listing was last different. */
function changedAt({ state, listing }: Pick<Standing, 'state' | 'listing'>): string | null {
  return state?.changed_at ?? listing.updated_at;
}

/** The latest change of some listings; null where none is known. */
function newest(items: readonly Listed[]): string | null {
  let latest: string | null = null;
  for (const { standing } of items) {
    const time = changedAt(standing);
    if (time !== null && (latest === null || Date.parse(time) > Date.parse(latest))) latest = time;
  }
  return latest;
}

const urlset = (entries: string[]): string => document('urlset', entries);

function document(root: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
}
