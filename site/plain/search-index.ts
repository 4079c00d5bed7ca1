import { DIRECTORY_STATUS } from '../../src/judge/handshake/labels.ts';
import { isoTime } from '../../src/render/data-time.ts';
import type { Standing } from '../../src/render/standing.ts';
import { cut, oneLine } from '../../src/render/text.ts';
import { hasPage } from '../budget.ts';
import type { Site } from '../data.ts';
import type { Gleaned } from '../gleaned.ts';
import { PATHS } from '../paths.ts';
import { type Searchable, searchIndex } from '../search/build.ts';
import { titleOf } from '../view/title.ts';
import type { Write } from './writer.ts';

const STATUSES = Object.keys(DIRECTORY_STATUS);
/** So much of a description is searched, and so much shown. */
const SEARCHED = 500;
const SHOWN = 110;

/** Writes the search index; `gleaned` is in the order of the standings. */
export function writeSearchIndex(site: Site, gleaned: readonly Gleaned[], write: Write): void {
  const ranked = site.standings
    .map((standing, index) => ({ standing, tools: gleaned[index]?.tools ?? '' }))
    .sort((a, b) => byRank(a.standing, b.standing));
  for (const { path, content } of searchIndex(
    ranked.map((one) => searchable(site, one.standing, one.tools)),
    isoTime(site.asOf),
  )) {
    write(PATHS.searchIndex(path), content);
  }
}

interface Ranked {
  status: Pick<Standing['status'], 'code'>;
  grade: Pick<Standing['grade'], 'score'>;
  listing: Pick<Standing['listing'], 'name' | 'status' | 'official'>;
}

/** A vendor's own that answer first, then live ones, then gated ones, by grade. */
export function byRank(a: Ranked, b: Ranked): number {
  return (
    order(a) - order(b) ||
    b.grade.score - a.grade.score ||
    (a.listing.name < b.listing.name ? -1 : 1)
  );
}

function order({ status, listing }: Ranked): number {
  const group = Math.min(STATUSES.indexOf(status.code), 2);
  if (listing.status === 'deprecated') return group + 3;
  return listing.official === true && group < 2 ? -1 : group;
}

function searchable(site: Site, standing: Standing, tools: string): Searchable {
  const { listing, slug, status, grade, toolCount } = standing;
  const title = titleOf(listing);
  return {
    name: listing.name,
    title,
    description: cut(listing.description, SEARCHED),
    tools,
    row: [
      listing.name,
      title === listing.name ? '' : oneLine(title),
      !hasPage(site, listing) ? null : slug === listing.name ? '' : slug,
      cut(oneLine(listing.description), SHOWN),
      STATUSES.indexOf(status.code),
      grade.letter,
      grade.score,
      toolCount,
      listing.status === 'deprecated' ? 1 : 0,
    ],
  };
}
