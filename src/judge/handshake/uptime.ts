import type { Sample, SampleStatus } from '../../generated/mcp-probe-history.ts';

/** `share` is between 0 and 1; `days` counts the different UTC days that have a sample in the window. */
export type Uptime =
  | { share: number; samples: number; days: number }
  | { hidden: true; reason: string; samples: number };

const WINDOW = 30 * 86_400;
const ANSWERED: ReadonlySet<SampleStatus> = new Set(['live_ok', 'auth_required', 'ok', 'ok_empty']);

/** 30-day uptime over the window that ends at `asOf` (epoch seconds), both ends in (spec/handshake.md §5). */
export function uptime(samples: readonly Sample[], asOf: number): Uptime {
  const inWindow = samples.filter(([time]) => time <= asOf && time >= asOf - WINDOW);
  const days = new Set(inWindow.map(([time]) => Math.floor(time / 86_400))).size;
  const count = inWindow.length;
  if (days < 2) {
    const found = count === 0 ? 'no sample' : 'samples of one UTC day only';
    const reason = `Shown once there are samples on two different UTC days of the last 30; so far ${found}.`;
    return { hidden: true, reason, samples: count };
  }
  const answered = inWindow.filter(([, status]) => ANSWERED.has(status)).length;
  return { share: answered / count, samples: count, days };
}
