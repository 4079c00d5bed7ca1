import type { PastCheckup } from '../../src/generated/checkup-history.ts';
import type { Claim } from '../../src/generated/claims.ts';
import type { Entry, Site } from '../data.ts';
import { type CheckupRow, checkupView } from './checkup.ts';
import { type Moment, moment } from './format.ts';
import { titleOf } from './title.ts';

/** The checkups of a claimed server: each check over time, and each checkup. */
export interface CheckupsView {
  slug: string;
  name: string;
  title: string;
  claim: { github: string; since: string } | null;
  rows: CheckupCourse[];
  /** Newest first. */
  days: CheckupDay[];
}

export interface CheckupCourse extends Pick<CheckupRow, 'check' | 'title' | 'state' | 'tone'> {
  /** One for each checkup, oldest first. */
  course: PastCheckup['rows'][number]['state'][];
  /** The course in one sentence. */
  sentence: string;
}

export interface CheckupDay {
  at: Moment | null;
  requests: number;
  observed: number;
  notChecked: number;
  /** Rows that are neither verified nor unchecked, in words. */
  found: string[];
}

const COUNTED = [
  ['VERIFIED', 'verified'],
  ['FAILED', 'failed'],
  ['OBSERVED_RISK', 'an observed risk'],
  ['UNVERIFIED', 'not checked'],
] as const;

/** Null where no checkup was made. */
export function checkupsView(site: Pick<Site, 'claims'>, entry: Entry): CheckupsView | null {
  const { checkups, standing } = entry;
  const newest = checkupView(checkups);
  if (newest === null) return null;
  const claim: Claim | undefined = site.claims.get(standing.listing.name);
  return {
    slug: standing.slug,
    name: standing.listing.name,
    title: titleOf(standing.listing),
    claim: claim === undefined ? null : { github: claim.github, since: claim.since },
    rows: newest.rows.map(({ check, title, state, tone }) => {
      const course = checkups.flatMap(({ rows }) => {
        const row = rows.find((one) => one.check === check);
        return row === undefined ? [] : [row.state];
      });
      return { check, title, state, tone, course, sentence: sentenceOf(title, course) };
    }),
    days: checkups.map(dayOf).reverse(),
  };
}

function dayOf(checkup: PastCheckup): CheckupDay {
  const { at, requests, counts } = checkup;
  const rows = checkupView([checkup])?.rows ?? [];
  return {
    at: moment(at),
    requests,
    observed: counts.observed,
    notChecked: counts.not_checked,
    found: rows
      .filter(({ tone }) => tone === 'bad' || tone === 'gate')
      .map(({ title, state }) => `${title}: ${state.toLowerCase()}`),
  };
}

function sentenceOf(title: string, course: CheckupCourse['course']): string {
  const counts = COUNTED.map(([state, words]) => {
    const count = course.filter((one) => one === state).length;
    return count === 0 ? null : `${words} ${count}`;
  }).filter((part) => part !== null);
  return `${title}, of ${course.length}: ${counts.join(', ')}.`;
}
