import type { Site } from '../data.ts';
import { type Row, rowOf } from './directory.ts';
import { count, type Moment, moment, percent } from './format.ts';
import { type Tone, toneOf } from './status.ts';

export interface HomeView {
  listings: string;
  endpoints: string;
  tools: string;
  /** One a directory status, in a fixed order; shares are of all listings and of `width` 1000. */
  statuses: {
    label: string;
    tone: Tone;
    count: string;
    share: string;
    start: number;
    width: number;
  }[];
  changes: { row: Row; time: Moment }[];
  repository: string | null;
}

const ORDER = [
  ['live_ok', 'Live OK'],
  ['auth_required', 'Auth required'],
  ['unreachable', 'Unreachable'],
  ['not_probed', 'Not probed'],
  ['local_unprobed', 'Local only'],
] as const;

const LATEST = 6;

export function homeView(site: Site): HomeView {
  const total = site.standings.length;
  const endpoints = new Set(
    site.standings.flatMap(({ listing }) => (listing.endpoint ? [listing.endpoint] : [])),
  );
  return {
    listings: count(total),
    endpoints: count(endpoints.size),
    tools: count(site.standings.reduce((sum, { toolCount }) => sum + toolCount, 0)),
    statuses: statusShares(site, total),
    changes: latestChanges(site),
    repository: site.config.repository_url ?? null,
  };
}

function statusShares(site: Site, total: number): HomeView['statuses'] {
  let start = 0;
  return ORDER.map(([code, label]) => {
    const found = site.standings.filter(({ status }) => status.code === code).length;
    const share = total === 0 ? 0 : found / total;
    const width = Math.round(share * 1000);
    const row = {
      label,
      tone: toneOf(code),
      count: count(found),
      share: percent(share),
      start,
      width,
    };
    start += width;
    return row;
  });
}

function latestChanges(site: Site): HomeView['changes'] {
  return site.standings
    .flatMap((standing) => {
      const time = moment(standing.state?.changed_at);
      return time === null ? [] : [{ standing, time }];
    })
    .sort((a, b) => (a.time.iso < b.time.iso ? 1 : a.time.iso > b.time.iso ? -1 : 0))
    .slice(0, LATEST)
    .map(({ standing, time }) => ({ row: rowOf(standing), time }));
}
