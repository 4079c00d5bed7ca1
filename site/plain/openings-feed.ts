import { isoTime } from '../../src/render/data-time.ts';
import type { Site } from '../data.ts';
import { absolute } from '../href.ts';
import { PATHS } from '../paths.ts';
import { openings } from '../view/openings.ts';
import { atomFeed } from './feed.ts';

/** What opens when, as an Atom feed. */
export function openingsFeed(site: Site): string {
  const atom = absolute(site.place, PATHS.openingsFeed);
  const { soon, lately } = openings(site);
  return atomFeed({
    id: atom,
    title: 'Roll Call: report cards that open',
    atom,
    page: absolute(site.place, PATHS.openings),
    updated: isoTime(site.asOf),
    entries: [...lately, ...soon].map(({ name, slug, opens, isOpen }) => {
      const url = absolute(site.place, PATHS.listing(slug));
      return {
        id: `${url}#report-card-${opens.iso}`,
        title: `${name}: its report card ${isOpen ? 'opened' : 'opens'} on ${opens.day}`,
        url,
        updated: opens.iso,
      };
    }),
  });
}
