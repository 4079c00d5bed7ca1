import type { Standing } from '../../src/render/standing.ts';
import { hasPage } from '../budget.ts';
import type { Site } from '../data.ts';
import { fileOf, PATHS } from '../paths.ts';
import { type Check, failed, look } from './check.ts';
import type { Checks } from './checks.ts';
import type { PageFacts } from './page.ts';

type Files = ReadonlyMap<string, number>;

/** Files of which there is one a listing, or one for each that has an endpoint: those and no others. */
export function checkListingFiles(site: Site, files: Files, checks: Checks): void {
  const callable = site.standings.filter(({ listing }) => listing.endpoint !== undefined);
  const each = (list: readonly Standing[], path: (slug: string) => string) =>
    new Set(list.map(({ slug }) => fileOf(path(slug))));
  const told = site.standings.filter(({ listing }) => hasPage(site, listing));
  const pages = each(told, PATHS.listing);
  const alsoThere = each(site.standings, PATHS.checkups);
  mustBe(checks.pages, pages, files, /^servers\/.*\.html$/, alsoThere);
  const unknown = new Set([PATHS.unknownBadge, PATHS.unknownShields] as string[]);
  mustBe(checks.badges, each(callable, PATHS.badge), files, /^badges\/.*\.svg$/, unknown);
  mustBe(checks.shields, each(callable, PATHS.shields), files, /^badges\/.*\.json$/, unknown);
  const changed = site.standings.filter(({ listing }) => site.changes.ofListing.has(listing.name));
  const feeds = new Set(changed.flatMap(({ slug }) => Object.values(PATHS.feed(slug))));
  mustBe(checks.listingFeeds, feeds, files, /^feeds\//);
  mustBe(checks.servers, each(callable, PATHS.server), files, /^api\/v1\/servers\/.*\.json$/);
}

function mustBe(
  check: Check,
  expected: ReadonlySet<string>,
  files: Files,
  alike: RegExp,
  alsoThere: ReadonlySet<string> = new Set(),
): void {
  for (const path of expected) look(check, files.has(path) ? null : `${path} is missing`);
  for (const path of files.keys()) {
    if (alike.test(path) && !expected.has(path) && !alsoThere.has(path)) {
      failed(check, `${path} is not promised to anything listed`);
    }
  }
}

/** What a page of a listing is promised: a part of it by its id, or a link. */
interface Promised {
  what: string;
  isOf?: (standing: Standing, site: Site) => boolean;
  holds: (page: PageFacts, standing: Standing) => boolean;
}

const hasEndpoint = ({ listing }: Standing): boolean => listing.endpoint !== undefined;
const part = (id: string) => (page: PageFacts) => page.ids.has(id);
const link =
  (path: (slug: string) => string) =>
  (page: PageFacts, { slug }: Standing) => {
    const target = fileOf(path(slug));
    return page.links.some((one) => one.path === target);
  };

const PROMISES: readonly Promised[] = [
  { what: 'its status', holds: part('status') },
  { what: 'its grade', holds: part('grade') },
  { what: 'its tools', holds: part('tools') },
  { what: 'its facts', holds: part('facts') },
  { what: 'its uptime', isOf: hasEndpoint, holds: part('uptime') },
  { what: 'how it was read', isOf: hasEndpoint, holds: part('read') },
  { what: 'a badge to show', isOf: hasEndpoint, holds: part('badge') },
  { what: 'its badge', isOf: hasEndpoint, holds: link(PATHS.badge) },
  { what: 'its Shields document', isOf: hasEndpoint, holds: link(PATHS.shields) },
  { what: 'its JSON', isOf: hasEndpoint, holds: link(PATHS.server) },
  {
    what: 'its feed',
    isOf: ({ listing }, { changes }) => changes.ofListing.has(listing.name),
    holds: link((slug) => PATHS.feed(slug).atom),
  },
  {
    what: 'its report card',
    isOf: ({ listing }, { cards }) => cards[listing.name] !== undefined,
    holds: part('report-card'),
  },
];

/** Looks whether a page of a listing keeps every promise that is made to that listing. */
export function checkPromises(
  { site, checks }: { site: Site; checks: Checks },
  page: PageFacts,
  standing: Standing,
): void {
  for (const { what, isOf, holds } of PROMISES) {
    if (isOf !== undefined && !isOf(standing, site)) continue;
    const isKept = holds(page, standing);
    look(checks.promises, isKept ? null : `${standing.listing.name}: its page lacks ${what}`);
  }
}
