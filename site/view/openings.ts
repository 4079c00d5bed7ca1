import type { Site } from '../data.ts';
import { type Moment, moment } from './format.ts';

/** A listing whose card opens, or has opened, on a day. */
export interface Opening {
  name: string;
  slug: string;
  opens: Moment;
  /** The day has come, as of the data. */
  isOpen: boolean;
}

/** Days after its opening for which a card stays on the list. */
const STAYS_DAYS = 14;
const MOST = 500;

/** Cards that open soon or opened lately, the next ones first and then the newest. */
export function openings(site: Site): { soon: Opening[]; lately: Opening[]; more: number } {
  const soon: Opening[] = [];
  const lately: Opening[] = [];
  for (const { listing, slug } of site.standings) {
    const entry = site.cards[listing.name];
    const opens = moment(entry?.opens_on);
    if (entry === undefined || opens === null) continue;
    const days = site.asOf / 86_400 - Date.parse(entry.opens_on) / 86_400_000;
    if (days > STAYS_DAYS) continue;
    const opening = { name: listing.name, slug, opens, isOpen: days >= 0 };
    (opening.isOpen ? lately : soon).push(opening);
  }
  const byTime = (a: Opening, b: Opening) =>
    a.opens.iso < b.opens.iso ? -1 : a.opens.iso > b.opens.iso ? 1 : a.name < b.name ? -1 : 1;
  soon.sort(byTime);
  lately.sort((a, b) => byTime(b, a));
  const more = Math.max(0, soon.length - MOST) + Math.max(0, lately.length - MOST);
  return { soon: soon.slice(0, MOST), lately: lately.slice(0, MOST), more };
}
