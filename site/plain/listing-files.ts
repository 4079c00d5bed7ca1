import { lint } from '../../src/catalog/lint/index.ts';
import { optedOut } from '../../src/catalog/opt-outs.ts';
import { badgeSvg } from '../../src/render/badge.ts';
import { isoTime } from '../../src/render/data-time.ts';
import { inertJson } from '../../src/render/inert-json.ts';
import { API_SCHEMA_VERSION, type Besides, serverDetail } from '../../src/render/server-json.ts';
import { badgeWords, shieldsJson } from '../../src/render/shields.ts';
import type { Entry, Site } from '../data.ts';
import { PATHS } from '../paths.ts';
import { writeListingFeeds } from './changes-feed.ts';
import type { Write } from './writer.ts';

/** The badge, the Shields document and the JSON of each listing that has an endpoint, and the feeds of each that changed. */
export function writeListingFiles(site: Site, entries: readonly Entry[], write: Write): void {
  const asOf = isoTime(site.asOf);
  for (const entry of entries) {
    const { standing } = entry;
    writeListingFeeds(site, standing, write);
    if (standing.listing.endpoint === undefined) continue;
    const words = badgeWords(standing);
    write(PATHS.badge(standing.slug), badgeSvg(words, (standing.validatedAt ?? asOf).slice(0, 10)));
    write(PATHS.shields(standing.slug), shieldsJson(words));
    const server = serverDetail(standing, entry.tools, besides(site, entry));
    write(
      PATHS.server(standing.slug),
      `${inertJson({ schema_version: API_SCHEMA_VERSION, as_of: asOf, server })}\n`,
    );
  }
}

function besides(site: Site, { standing, tools, card, checkups }: Entry): Besides {
  const { listing } = standing;
  const entry = site.cards[listing.name];
  return {
    reportCard: entry === undefined ? null : { entry, card },
    lint: lint(listing, site.addresses),
    changes: site.changes.ofListing.get(listing.name) ?? [],
    claim: site.claims.get(listing.name) ?? null,
    checkup: checkups.at(-1) ?? null,
    optOut: optedOut(listing, site.optOuts) ?? null,
    toolsComplete:
      // Whatever else is left out of tools, their parameters are before it.
      !site.leftOut.includes('parameters') &&
      !(site.leftOut.includes('tools_past_30') && tools.length < standing.toolCount),
  };
}
