import type { Change } from '../../src/generated/changes.ts';
import { isoTime } from '../../src/render/data-time.ts';
import type { Standing } from '../../src/render/standing.ts';
import { slug } from '../../src/store/slug.ts';
import { hasPage } from '../budget.ts';
import { changeWords, toolLines } from '../changes/words.ts';
import { type Site, standingOf } from '../data.ts';
import { absolute } from '../href.ts';
import { PATHS } from '../paths.ts';
import { titleOf } from '../view/title.ts';
import { atomFeed, type Feed, type FeedEntry, jsonFeed } from './feed.ts';
import type { Write } from './writer.ts';

/** What changed lately in all listings, as Atom and as JSON Feed. */
export function writeChangesFeeds(site: Site, write: Write): void {
  const [atom, json] = [PATHS.changesAtom, PATHS.changesFeed];
  writeFeed(
    write,
    { atom, json },
    {
      id: absolute(site.place, atom),
      title: 'Roll Call: changes of MCP servers',
      atom: absolute(site.place, atom),
      json: absolute(site.place, json),
      page: absolute(site.place, PATHS.changes),
      updated: site.changes.latest[0]?.at ?? isoTime(site.asOf),
      entries: site.changes.latest.map((change) => entryOf(site, change)),
    },
  );
}

/** The feeds of one listing, where something changed in 90 days. */
export function writeListingFeeds(
  site: Site,
  { listing, slug: own }: Standing,
  write: Write,
): void {
  const changes = site.changes.ofListing.get(listing.name);
  const [newest] = changes ?? [];
  if (changes === undefined || newest === undefined) return;
  const { atom, json } = PATHS.feed(own);
  writeFeed(
    write,
    { atom, json },
    {
      id: absolute(site.place, atom),
      title: `Roll Call: ${titleOf(listing)}`,
      atom: absolute(site.place, atom),
      json: absolute(site.place, json),
      page: absolute(site.place, hasPage(site, listing) ? PATHS.listing(own) : PATHS.changes),
      updated: newest.at,
      entries: changes.map((change) => entryOf(site, change)),
    },
  );
}

function writeFeed(write: Write, paths: { atom: string; json: string }, feed: Feed): void {
  write(paths.atom, atomFeed(feed));
  write(paths.json, jsonFeed(feed));
}

/** A change has the same id in every feed (RFC 4151): its site, day, listing, kind and time. */
function entryOf(site: Site, change: Change): FeedEntry {
  const { place } = site;
  const { name, at, kind } = change;
  const day = at.slice(0, 10);
  const own = slug(name);
  const standing = standingOf(site, name);
  const isTold = standing !== null && hasPage(site, standing.listing);
  const path = isTold ? PATHS.listing(own) : PATHS.changesOfDay(day);
  const title = `${name} ${changeWords(change)}`;
  return {
    id: `tag:${new URL(place.origin).hostname},${day}:${place.base}${PATHS.listing(own)}#${kind}-${at}`,
    title: kind === 'tools' ? title : title.replace(/\.$/, ''),
    url: absolute(place, path),
    updated: at,
    ...(kind === 'tools' && { text: `${title}\n${toolLines(change)}` }),
  };
}
