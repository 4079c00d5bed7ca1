import type { PastCheckup, PastRow } from '../../src/generated/checkup-history.ts';
import { CHECKS } from '../../src/judge/checkup/index.ts';
import { REASONS } from '../../src/judge/checkup/reasons.ts';
import { type Moment, moment } from './format.ts';
import type { Tone } from './status.ts';

/** The newest scheduled checkup of a claimed server. */
export interface CheckupView {
  at: Moment | null;
  requests: number;
  counts: PastCheckup['counts'];
  rows: CheckupRow[];
}

export interface CheckupRow {
  check: string;
  title: string;
  state: string;
  tone: Tone;
  /** In words where they need no figures of the run, else the reason's key between back-ticks. */
  reason: string | null;
  todo: string | null;
}

const STATES: Record<PastRow['state'], { state: string; tone: Tone }> = {
  VERIFIED: { state: 'Verified', tone: 'good' },
  FAILED: { state: 'Failed', tone: 'bad' },
  OBSERVED_RISK: { state: 'Observed risk', tone: 'gate' },
  UNVERIFIED: { state: 'Not checked', tone: 'quiet' },
};

const TITLES = new Map<string, string>(CHECKS.map(({ id, title }) => [id, title]));

export function checkupView(checkups: readonly PastCheckup[]): CheckupView | null {
  const last = checkups.at(-1);
  if (last === undefined) return null;
  const { at, requests, counts, rows } = last;
  return { at: moment(at), requests, counts, rows: rows.map(rowView) };
}

function rowView({ check, state, reason }: PastRow): CheckupRow {
  const known =
    reason !== undefined && Object.hasOwn(REASONS, reason)
      ? REASONS[reason as keyof typeof REASONS]
      : null;
  const words = typeof known?.text === 'string' ? known.text : null;
  return {
    check,
    title: TITLES.get(check) ?? check,
    ...STATES[state],
    reason: words ?? (reason === undefined ? null : `\`${reason}\``),
    todo: state === 'UNVERIFIED' ? null : (known?.todo ?? null),
  };
}
