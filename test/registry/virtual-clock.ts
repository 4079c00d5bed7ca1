import type { Clock } from '../../src/registry/client.ts';

/** A clock that stands still but for what is slept on it, and notes each sleep. */
export function virtualClock(
  start = Date.parse('2026-11-30T06:00:00Z'),
): Clock & { slept: number[] } {
  let now = start;
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    sleep: async (ms) => {
      slept.push(ms);
      now += ms;
    },
  };
}
