import type { Change, DayOfChanges } from '../../src/generated/changes.ts';
import { isoTime } from '../../src/render/data-time.ts';
import { GROUPS, type Group, groupOf } from './groups.ts';

/** What pages and feeds tell of the last 90 days of changes, in bounded memory. */
export interface SiteChanges {
  /** The newest first. */
  days: ChangeDay[];
  /** The newest noteworthy ones, for the feeds of the whole site: of one day only so many of a group, no first results. */
  latest: Change[];
  /** The newest of each listing, newest first: its feed and the history on its page. A listing that is not here has no feed. */
  ofListing: Map<string, Change[]>;
}

export interface ChangeDay {
  day: string;
  /** When the last of its runs began. */
  newest: string;
  total: number;
  groups: ChangeGroup[];
}

export interface ChangeGroup {
  group: Group;
  total: number;
  /** By name, so many of them. */
  shown: Change[];
}

const MOST = {
  shown: 200,
  latest: 200,
  latestOfGroup: 25,
  ofListing: 30,
  /** Of all listings together. */
  kept: 150_000,
  tools: 12,
};
const ORDER = Object.keys(GROUPS) as Group[];

/** Takes days, the newest first, in one pass. Nothing later than `asOf` (epoch seconds) is told. */
export async function digestChanges(
  days: AsyncIterable<DayOfChanges>,
  asOf: number,
): Promise<SiteChanges> {
  const digest: SiteChanges = { days: [], latest: [], ofListing: new Map() };
  const isTold = toldAsOf(asOf);
  let kept = 0;
  for await (const { day, changes: all } of days) {
    const changes = all.filter(isTold).map(trimmed);
    if (changes.length === 0) continue;
    const groups = grouped(changes);
    const newest =
      changes
        .map(({ at }) => at)
        .sort()
        .at(-1) ?? '';
    digest.days.push({ day, newest, total: changes.length, groups });
    takeLatest(digest.latest, groups);
    kept += takeOfListings(digest.ofListing, changes, MOST.kept - kept);
  }
  return digest;
}

/** Whether a change is told as of a time (epoch seconds); to the second, as the site's own time is. */
export function toldAsOf(asOf: number): (change: Pick<Change, 'at'>) => boolean {
  const second = 'YYYY-MM-DDTHH:MM:SS'.length;
  const last = isoTime(asOf).slice(0, second);
  return ({ at }) => at.slice(0, second) <= last;
}

function grouped(changes: readonly Change[]): ChangeGroup[] {
  const groups = new Map<Group, ChangeGroup>();
  for (const change of changes) {
    const code = groupOf(change);
    const group = groups.get(code) ?? { group: code, total: 0, shown: [] };
    group.total++;
    if (group.shown.length < MOST.shown) group.shown.push(change);
    groups.set(code, group);
  }
  return ORDER.flatMap((code) => groups.get(code) ?? []);
}

function takeLatest(latest: Change[], groups: readonly ChangeGroup[]): void {
  if (latest.length >= MOST.latest) return;
  const ofDay = groups
    .filter(({ group }) => group !== 'first')
    .flatMap(({ shown }) => shown.slice(0, MOST.latestOfGroup));
  // Stable: of one run the groups keep their order.
  ofDay.sort((a, b) => (a.at > b.at ? -1 : a.at < b.at ? 1 : 0));
  latest.push(...ofDay.slice(0, MOST.latest - latest.length));
}

/** Gives the number of changes that it kept, of `room` at most. */
function takeOfListings(
  ofListing: SiteChanges['ofListing'],
  changes: readonly Change[],
  room: number,
): number {
  let kept = 0;
  // By name, then time: the last of a name is its newest.
  for (const change of changes.toReversed()) {
    if (kept >= room) break;
    const own = ofListing.get(change.name);
    if (own === undefined) ofListing.set(change.name, [change]);
    else if (own.length < MOST.ofListing) own.push(change);
    else continue;
    kept++;
  }
  return kept;
}

/** With as many names of tools as a page shows. */
function trimmed(change: Change): Change {
  if (change.kind !== 'tools') return change;
  const { added, removed, changed } = change;
  const left = [added, removed, changed].reduce(
    (sum, list) => sum + Math.max(0, list.length - MOST.tools),
    0,
  );
  if (left === 0) return change;
  return {
    ...change,
    added: added.slice(0, MOST.tools),
    removed: removed.slice(0, MOST.tools),
    changed: changed.slice(0, MOST.tools),
    more: (change.more ?? 0) + left,
  };
}
