import type { Sample } from '../../src/generated/mcp-probe-history.ts';
import { milliseconds, momentAt } from './format.ts';
import { type LatencyView, latencyView } from './latency.ts';
import { sampleWords } from './status.ts';

export type DayState = 'up' | 'down' | 'mixed' | 'none';

export interface HistoryView {
  /** The last 30 UTC days, oldest first, the day of the data last. */
  days: DayState[];
  /** The same in one sentence. */
  sentence: string;
  latency: LatencyView | null;
  /** Newest first. */
  samples: { time: string; words: string; latency: string | null }[];
  /** How many older samples the page leaves out. */
  left: number;
}

const DAY = 86_400;
const DAYS = 30;
/** An operator may probe more than once a day. */
const SHOWN = 62;
const RESPONDED = new Set<string>(['ok', 'live_ok', 'ok_empty', 'auth_required']);

/** The last 30 days of samples, by day and one by one. */
export function historyView(all: readonly Sample[], asOf: number): HistoryView {
  const samples = all.filter(([time]) => time >= asOf - DAYS * DAY && time <= asOf);
  const lastDay = Math.floor(asOf / DAY);
  const up = new Array<number>(DAYS).fill(0);
  const down = new Array<number>(DAYS).fill(0);
  for (const [time, status] of samples) {
    const index = DAYS - 1 - (lastDay - Math.floor(time / DAY));
    const tally = RESPONDED.has(status) ? up : down;
    if (index >= 0) tally[index] = (tally[index] ?? 0) + 1;
  }
  const days = up.map((ups, index): DayState => {
    const downs = down[index] ?? 0;
    if (ups > 0 && downs > 0) return 'mixed';
    if (ups > 0) return 'up';
    return downs > 0 ? 'down' : 'none';
  });
  const sampled = days.filter((day) => day !== 'none').length;
  const good = days.filter((day) => day === 'up').length;
  const shown = samples.slice(-SHOWN).reverse();
  return {
    days,
    sentence: `It responded to every probe on ${good} of the ${sampled} ${sampled === 1 ? 'day' : 'days'} with samples, out of the last ${DAYS}.`,
    latency: latencyView(samples),
    samples: shown.map(([time, status, latency]) => ({
      time: momentAt(time)?.text.replace(' UTC', '') ?? '',
      words: sampleWords(status).words,
      latency: latency === null ? null : milliseconds(latency),
    })),
    left: samples.length - shown.length,
  };
}
