import type { DayTotals } from '../../src/generated/totals.ts';
import { AUTH_LABEL, DIRECTORY_STATUS } from '../../src/judge/handshake/labels.ts';
import { countsOf } from '../../src/judge/totals.ts';
import type { Course } from '../charts/stack.ts';
import type { Site } from '../data.ts';
import { FACETS } from './facets.ts';
import { type Tone, toneOf } from './status.ts';

/** One way to sort things, by code, the numbers as of the site's time. */
export type Counts = Record<string, number>;

/** The state of the ecosystem as of the site's time: what the page and the JSON tell. */
export interface Ecosystem {
  now: Omit<DayTotals, 'day' | 'at'>;
  /** Listings by the transport that they name. */
  transports: Counts;
  /** Listings whose tools were read live, by how many they list. */
  tools: Counts;
  /** The hosts that most listings name as their endpoint's, and more than one does. */
  hosts: { host: string; endpoints: number }[];
  /** How many there are. */
  all_hosts: number;
  /** The newest count of what open report cards find; null where none was made. */
  cards: Required<Pick<DayTotals, 'cards' | 'rules' | 'cards_at'>> | null;
}

const HOSTS_SHOWN = 15;
const TOOL_BUCKETS = [0, 1, 2, 5, 10, 20, 50, 100] as const;

export function ecosystem(site: Site): Ecosystem {
  const { standings } = site;
  const now = countsOf(
    standings.map(({ listing, state, status, auth, grade }) => {
      return { listing, state, status: status.code, auth: auth.code, grade: grade.letter };
    }),
  );
  const transports: Counts = { http: 0, sse: 0, stdio: 0, local: 0, unknown: 0 };
  const tools: Counts = Object.fromEntries(TOOL_BUCKETS.map((_, at) => [bucketName(at), 0]));
  const hosts = new Map<string, number>();
  for (const { listing, toolsLive, toolCount } of standings) {
    add(transports, listing.transport);
    if (toolsLive) add(tools, bucketName(TOOL_BUCKETS.findLastIndex((from) => from <= toolCount)));
    const host = hostOf(listing.endpoint);
    if (host !== null) hosts.set(host, (hosts.get(host) ?? 0) + 1);
  }
  const several = [...hosts].filter(([, endpoints]) => endpoints > 1);
  const ranked = several.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return {
    now,
    transports,
    tools,
    hosts: ranked.slice(0, HOSTS_SHOWN).map(([host, endpoints]) => ({ host, endpoints })),
    all_hosts: hosts.size,
    cards: newestCards(site.totals),
  };
}

const ERAS = {
  streamable: ['Streamable HTTP with a handshake', 'good'],
  modern: ['Modern, without a handshake', 'local'],
  sse: ['HTTP+SSE', 'gate'],
  unknown: ['Not stored', 'quiet'],
} as const;

const AUTH: Record<string, readonly [label: string, tone: Tone]> = {
  none_detected: [AUTH_LABEL.none_detected, 'good'],
  unauthorized: ['401, asks for authentication', 'gate'],
  forbidden: ['403, refuses without credentials', 'gate'],
  payment_required: ['402, asks for payment', 'gate'],
  login_redirect: ['Redirects to a login page', 'gate'],
  auth_error_reply: ['Answers with an error about authentication', 'gate'],
  unknown: [AUTH_LABEL.unknown, 'quiet'],
};

const GRADE_TONES = { A: 'good', B: 'local', C: 'gate', D: 'quiet' } as const;

const TRANSPORTS = FACETS.find(({ code }) => code === 'transport');

export interface Slice {
  label: string;
  tone: Tone;
  value: number;
}

/** What is counted, in words, in the order in which it is shown; what was not met is left out of long lists. */
export function slices({ now, transports, tools }: Ecosystem): {
  statuses: Slice[];
  eras: Slice[];
  versions: Slice[];
  auth: Slice[];
  grades: Slice[];
  transports: Slice[];
  tools: Slice[];
} {
  return {
    statuses: STATUSES.map(({ code, label, tone }) => ({
      label,
      tone,
      value: now.statuses[code] ?? 0,
    })),
    eras: Object.entries(ERAS).flatMap(([code, [label, tone]]) => met(label, tone, now.eras[code])),
    versions: Object.entries(now.versions)
      .sort(([a], [b]) => Number(a === 'other') - Number(b === 'other') || (a < b ? 1 : -1))
      .flatMap(([version, value]) =>
        met(version === 'other' ? 'Another, or none' : version, 'local', value),
      ),
    auth: Object.entries(now.auth)
      .sort(([, a], [, b]) => b - a)
      .flatMap(([code, value]) => met(...(AUTH[code] ?? [code, 'gate']), value)),
    grades: Object.entries(GRADE_TONES).map(([grade, tone]) => ({
      label: grade,
      tone,
      value: now.grades[grade] ?? 0,
    })),
    transports: Object.entries(transports).flatMap(([code, value]) =>
      met(TRANSPORTS?.values[code]?.label ?? code, 'local', value),
    ),
    tools: Object.entries(tools).map(([label, value]) => ({ label, tone: 'good', value })),
  };
}

const STATUSES = (
  ['live_ok', 'auth_required', 'unreachable', 'not_probed', 'local_unprobed'] as const
).map((code) => ({ code, label: DIRECTORY_STATUS[code], tone: toneOf(code) }));

/** The same over time, from the days that were counted. */
export function courses({
  totals,
}: Pick<Site, 'totals'>): Record<'statuses' | 'eras' | 'auth' | 'grades', Course> {
  const course = (
    title: string,
    parts: Course['parts'],
    valuesOf: (day: DayTotals) => number[],
  ): Course => ({
    title,
    parts,
    days: totals.map((day) => ({ day: day.day, values: valuesOf(day) })),
  });
  const eras = Object.entries(ERAS).filter(([code]) => code !== 'unknown');
  return {
    statuses: course('Listings by status', STATUSES, ({ statuses }) =>
      STATUSES.map(({ code }) => statuses[code] ?? 0),
    ),
    eras: course(
      'Live listings by era',
      eras.map(([, [label, tone]]) => ({ label, tone })),
      (day) => eras.map(([code]) => day.eras[code] ?? 0),
    ),
    auth: course(
      'Endpoints by what is known about authentication',
      [
        { label: AUTH_LABEL.none_detected, tone: 'good' },
        { label: AUTH_LABEL.required, tone: 'gate' },
        { label: AUTH_LABEL.unknown, tone: 'quiet' },
      ],
      ({ auth: { none_detected = 0, unknown = 0, ...gates } }) => [
        none_detected,
        Object.values(gates).reduce((sum, value) => sum + value, 0),
        unknown,
      ],
    ),
    grades: course(
      'Listings by grade',
      Object.entries(GRADE_TONES).map(([label, tone]) => ({ label, tone })),
      ({ grades }) => Object.keys(GRADE_TONES).map((grade) => grades[grade] ?? 0),
    ),
  };
}

function met(label: string, tone: Tone, value: number | undefined): Slice[] {
  return value === undefined || value === 0 ? [] : [{ label, tone, value }];
}

function newestCards(totals: readonly DayTotals[]): Ecosystem['cards'] {
  for (const { cards, rules, cards_at } of [...totals].reverse()) {
    if (cards !== undefined && rules !== undefined && cards_at !== undefined) {
      return { cards, rules, cards_at };
    }
  }
  return null;
}

/** `2–4`, from the buckets' lower ends. */
function bucketName(index: number): string {
  const from = TOOL_BUCKETS[index] ?? 0;
  const next = TOOL_BUCKETS[index + 1];
  if (next === undefined) return `${from} or more`;
  return next - 1 === from ? String(from) : `${from}–${next - 1}`;
}

function hostOf(endpoint: string | undefined): string | null {
  if (endpoint === undefined || !URL.canParse(endpoint)) return null;
  return new URL(endpoint).host;
}

function add(counts: Counts, code: string): void {
  counts[code] = (counts[code] ?? 0) + 1;
}
