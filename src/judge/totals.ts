import type { Listing } from '../generated/catalog.ts';
import type { ServerState, ValidationState } from '../generated/mcp-validation-state.ts';
import type { ReportCard } from '../generated/report-card.ts';
import type { DayTotals } from '../generated/totals.ts';
import { type Grade, grade, gradeFacts } from './handshake/grade.ts';
import {
  type AuthLabel,
  authLabel,
  DIRECTORY_STATUS,
  type DirectoryStatus,
  directoryStatus,
  stateOf,
} from './handshake/labels.ts';
import { validatedAt } from './handshake/times.ts';

type Counts = Record<string, number>;

/** How many protocol versions a day tells apart: servers name what they like. */
const MOST_VERSIONS = 20;
const REVISION = /^\d{4}-\d{2}-\d{2}$/;

/** What is counted of a listing: what the directory says of it. `state` is that of its present endpoint. */
export interface Counted {
  listing: Pick<Listing, 'endpoint'>;
  state: ServerState | null;
  status: DirectoryStatus;
  auth: AuthLabel;
  grade: Grade['letter'];
}

/** The numbers of the day on which a run started (`at`, ISO), from what is stored at its end. */
export function totalsOf(
  listings: readonly Listing[],
  state: ValidationState,
  at: string,
): DayTotals {
  const tally = dayTally(state, at);
  for (const listing of listings) tally.add(listing, state.servers?.[listing.name]);
  return tally.totals();
}

/** The same, a listing at a time. */
export interface DayTally {
  add(listing: Listing, state: ServerState | undefined): void;
  totals(): DayTotals;
}

export function dayTally(run: Pick<ValidationState, 'last_run'>, at: string): DayTally {
  const asOf = Math.floor(Date.parse(at) / 1000);
  const tally = countTally();
  return {
    add: (listing, state) => tally.add(judged(listing, state, run, asOf)),
    totals: () => ({ day: at.slice(0, 10), at, ...tally.counts() }),
  };
}

function judged(
  listing: Listing,
  stored: ServerState | undefined,
  run: Pick<ValidationState, 'last_run'>,
  asOf: number,
): Counted {
  const state = stateOf(listing, stored);
  const probedAt = state === undefined ? null : validatedAt(run, state);
  return {
    listing,
    state: state ?? null,
    status: directoryStatus(listing, state).code,
    auth: authLabel(listing, state).code,
    grade: grade(gradeFacts(listing, state, probedAt, asOf)).letter,
  };
}

/** The numbers of some listings, judged already. */
export function countsOf(items: Iterable<Counted>): Omit<DayTotals, 'day' | 'at'> {
  const tally = countTally();
  for (const item of items) tally.add(item);
  return tally.counts();
}

function countTally() {
  const statuses = zeros(Object.keys(DIRECTORY_STATUS));
  const grades = zeros(['A', 'B', 'C', 'D']);
  const eras = zeros(['modern', 'streamable', 'sse']);
  const versions: Counts = {};
  const auth = zeros(['none_detected', 'unknown']);
  let listings = 0;
  let endpoints = 0;
  return {
    add({ listing, state, ...labels }: Counted): void {
      listings++;
      add(statuses, labels.status);
      add(grades, labels.grade);
      if (listing.endpoint === undefined) return;
      endpoints++;
      add(auth, labels.auth === 'required' ? (state?.reason ?? 'unauthorized') : labels.auth);
      if (labels.status !== 'live_ok') return;
      add(eras, state?.era ?? 'unknown');
      add(versions, versionOf(state));
    },
    counts: () => ({
      listings,
      endpoints,
      statuses,
      eras,
      versions: mostOf(versions),
      auth,
      grades,
    }),
  };
}

/** What open report cards find: their number, and for each rule how many of them it is on. Part of a day's totals. */
export function cardTotals(
  cards: Iterable<Pick<ReportCard, 'findings'>>,
  at: string,
): Required<Pick<DayTotals, 'cards' | 'rules' | 'cards_at'>> {
  const rules: Counts = {};
  let count = 0;
  for (const { findings } of cards) {
    count++;
    for (const rule of new Set(findings.map((finding) => finding.rule))) add(rules, rule);
  }
  return { cards: count, rules, cards_at: at };
}

function versionOf(state: ServerState | null): string {
  const version = state?.protocol_version ?? '';
  return REVISION.test(version) ? version : 'other';
}

/** The most frequent ones, and the rest as `other`. */
function mostOf(versions: Counts): Counts {
  const ranked = Object.entries(versions).sort(
    ([a, x], [b, y]) => Number(a === 'other') - Number(b === 'other') || y - x || (a < b ? 1 : -1),
  );
  const kept = Object.fromEntries(ranked.slice(0, MOST_VERSIONS));
  for (const [, count] of ranked.slice(MOST_VERSIONS)) kept.other = (kept.other ?? 0) + count;
  return kept;
}

function zeros(codes: readonly string[]): Counts {
  return Object.fromEntries(codes.map((code) => [code, 0]));
}

function add(counts: Counts, code: string): void {
  counts[code] = (counts[code] ?? 0) + 1;
}
