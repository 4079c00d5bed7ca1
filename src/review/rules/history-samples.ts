import type { Sample } from '../../generated/mcp-probe-history.ts';
import { HISTORY_DAYS } from '../../store/history.ts';
import type { Rule } from '../rule.ts';

const DAY = 86_400;
/** Clocks differ, and so do the start of a run and the time of its last sample. */
const LEEWAY = DAY;

export const historySamples: Rule = {
  id: 'history-samples',
  about:
    'The samples of a listing are in order, none of them twice, of the last 35 days and none of the future.',
  scope: 'documents',
  *check(_, { head, now }) {
    const { history, state } = head;
    const lastRun = state?.last_run ?? null;
    const oldest = lastRun === null ? 0 : Date.parse(lastRun) / 1000 - HISTORY_DAYS * DAY - LEEWAY;
    const newest = Date.parse(now) / 1000 + LEEWAY;
    for (const [name, samples] of Object.entries(history?.servers ?? {})) {
      const what = problem(samples, oldest, newest);
      if (what !== null) yield { where: name, what };
    }
  },
};

function problem(samples: readonly Sample[], oldest: number, newest: number): string | null {
  if (samples.length === 0) return 'a history without a sample';
  for (const [at, [time]] of samples.entries()) {
    if (time < oldest) return `a sample of ${iso(time)} is older than ${HISTORY_DAYS} days`;
    if (time > newest) return `a sample of ${iso(time)} is of the future`;
    const before = samples[at - 1];
    if (before === undefined || before[0] < time) continue;
    if (before[0] > time) return `the sample of ${iso(time)} stands after one of ${iso(before[0])}`;
    if (isSame(before, samples[at])) return `the sample of ${iso(time)} stands there twice`;
  }
  return null;
}

function isSame(a: Sample, b: Sample | undefined): boolean {
  return b !== undefined && a.every((value, index) => value === b[index]);
}

function iso(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? `second ${seconds}` : date.toISOString();
}
