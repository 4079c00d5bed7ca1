import type { Change } from '../../src/generated/changes.ts';
import type { DayTotals } from '../../src/generated/totals.ts';
import type { Group } from '../changes/groups.ts';
import { groupOf } from '../changes/groups.ts';
import { lastDays } from '../charts/points.ts';
import type { Point } from '../charts/spark.ts';
import type { Site } from '../data.ts';
import { PATHS } from '../paths.ts';
import { FACETS } from './facets.ts';
import { count, percent } from './format.ts';
import { facetPath } from './lists.ts';
import type { Tone } from './status.ts';

export interface HomeView {
  listings: string;
  endpoints: string;
  numbers: HomeNumber[];
  /** The newest ones worth a line. */
  changes: Change[];
  /** Ways into the directory, with how many listings each leads to. */
  facets: { title: string; links: { path: string; label: string; count: string }[] }[];
  repository: string | null;
}

/** One number of today, and its course over 30 days. */
export interface HomeNumber {
  label: string;
  tone: Tone;
  value: string;
  /** What it is a share of, in words; null for what everything else is a share of. */
  share: string | null;
  path: string;
  points: Point[];
  /** How the values of `points` are written. */
  say: (value: number) => string;
}

const CHANGES_SHOWN = 9;
const OF_A_GROUP = 2;
const COURSE_DAYS = 30;
/** The report card's facet needs every card, which this page does without. */
const SHOWN_FACETS = FACETS.filter(({ code }) => code !== 'card');

export function homeView(site: Site): HomeView {
  const endpoints = site.standings.filter(({ listing }) => listing.endpoint !== undefined).length;
  return {
    listings: count(site.standings.length),
    endpoints: count(endpoints),
    numbers: numbers(site, endpoints),
    changes: noteworthy(site.changes.latest),
    facets: facets(site),
    repository: site.config.repository_url ?? null,
  };
}

function numbers(site: Site, endpoints: number): HomeNumber[] {
  const days = lastDays(site.totals, site.asOf, COURSE_DAYS);
  const course = (number: (day: DayTotals) => number): Point[] =>
    days.map((day) => ({ day: day.day, value: number(day) }));
  const listings = site.standings.length;
  const status = (code: string, label: string, tone: Tone): HomeNumber => {
    const value = site.standings.filter(({ status }) => status.code === code).length;
    return {
      label,
      tone,
      value: count(value),
      share: endpoints === 0 ? null : `${percent(value / endpoints)} of endpoints`,
      path: PATHS.list(value === 0 ? '' : `status/${code}/`, 1),
      points: course((day) => ratio(day.statuses[code] ?? 0, day.endpoints)),
      say: percent,
    };
  };
  const directory = PATHS.directory(1);
  return [
    {
      label: 'Listings',
      tone: 'local',
      value: count(listings),
      share: null,
      path: directory,
      points: course((day) => day.listings),
      say: count,
    },
    {
      label: 'Endpoints',
      tone: 'local',
      value: count(endpoints),
      share: listings === 0 ? null : `${percent(endpoints / listings)} of listings`,
      path: PATHS.ecosystem,
      points: course((day) => ratio(day.endpoints, day.listings)),
      say: percent,
    },
    status('live_ok', 'Live', 'good'),
    status('auth_required', 'Gated', 'gate'),
    status('unreachable', 'Unreachable', 'bad'),
  ];
}

/** The newest, of each kind only some, so that a crowd of one does not hide the rest. */
function noteworthy(latest: readonly Change[]): Change[] {
  const taken = new Map<Group, number>();
  const shown: Change[] = [];
  for (const change of latest) {
    const group = groupOf(change);
    const before = taken.get(group) ?? 0;
    if (before === OF_A_GROUP) continue;
    taken.set(group, before + 1);
    if (shown.push(change) === CHANGES_SHOWN) break;
  }
  return shown;
}

function facets({ standings }: Site): HomeView['facets'] {
  const counts = new Map<string, number>();
  for (const standing of standings) {
    for (const facet of SHOWN_FACETS) {
      const value = facet.of({ standing, card: null });
      if (value === null) continue;
      const path = facetPath({ facet, value });
      counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  }
  return SHOWN_FACETS.map((facet) => ({
    title: facet.title,
    links: Object.entries(facet.values).flatMap(([value, { label }]) => {
      const path = facetPath({ facet, value });
      const found = counts.get(path);
      return found === undefined ? [] : [{ path: PATHS.list(path, 1), label, count: count(found) }];
    }),
  })).filter(({ links }) => links.length > 0);
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
