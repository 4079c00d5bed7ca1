import type { Config } from '../generated/config.ts';

/** What the pipeline last brought about, ISO times; null where it never did. */
export interface Pulse {
  probe: string | null;
  sync: string | null;
}

/** Something that did not succeed for too long. */
export interface Ailment {
  what: keyof Pulse;
  /** When it last did, or null. */
  last: string | null;
  /** How long it may take, in words. */
  limit: string;
}

const HOUR = 3_600_000;
const LIMITS = { probe_hours: 36, sync_days: 9 };

/**
 * What did not succeed for too long as of `now`: a probe for 36 hours, a sync for 9 days, or what the
 * configuration says. A first probe has its time from the first sync on.
 */
export function ailments(pulse: Pulse, now: Date, limits: Config['health'] = LIMITS): Ailment[] {
  const { probe_hours, sync_days } = limits;
  const since = (time: string | null) =>
    time === null ? Number.POSITIVE_INFINITY : (now.getTime() - Date.parse(time)) / HOUR;
  const found: Ailment[] = [];
  if (since(pulse.probe ?? pulse.sync) > probe_hours) {
    found.push({ what: 'probe', last: pulse.probe, limit: `${probe_hours} hours` });
  }
  if (since(pulse.sync) > sync_days * 24) {
    found.push({ what: 'sync', last: pulse.sync, limit: `${sync_days} days` });
  }
  return found;
}

/** The later of two times. */
export function later(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return Date.parse(a) >= Date.parse(b) ? a : b;
}
