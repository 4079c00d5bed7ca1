import { counted } from '../counted.ts';
import { stopReason } from '../stopped.ts';
import { type Check, unverified, verified } from '../verdict.ts';

export const latencyProfile: Check = {
  id: 'latency_profile',
  group: 'reach',
  title: 'Latency',
  looks_at: 'How long each response of the run took from the request to its first byte.',
  how: 'Gives the nearest-rank p50 and p95 over the responses of this run, with their number.',
  cannot_tell: 'How fast the server is for anybody else: one run from one place sets no standard.',
  judge: ({ limits, exchanges }, { run }) => {
    if (run.handshake === null) return unverified(stopReason(run, limits));
    const times = exchanges
      .flatMap(({ sent_ms, first_byte_ms }) =>
        first_byte_ms === null ? [] : [Math.max(0, Math.round(first_byte_ms - sent_ms))],
      )
      .sort((a, b) => a - b);
    const p50_ms = nearestRank(times, 50);
    const p95_ms = nearestRank(times, 95);
    const text = `p50 ${p50_ms} ms, p95 ${p95_ms} ms over ${counted(times.length, 'response')}.`;
    return verified({ text, p50_ms, p95_ms, responses: times.length });
  },
};

/** The nearest-rank percentile of sorted values; 0 of none. */
function nearestRank(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}
