import { SHARD_OUTCOMES } from '../../render/merge-summary.ts';
import { logText } from '../../render/text.ts';
import { probeReportText } from '../probe/report-text.ts';
import { readReportText } from '../read/report-text.ts';
import { listed, shown } from '../report-lines.ts';
import type { MergeReport } from './report.ts';

/** What came of the parts of a run, for a terminal or a log: the shards that cost something, then the run. */
export function mergeReportText(merged: MergeReport): string {
  const { run, shards, refused } = merged;
  const whole = shards.filter(({ outcome }) => outcome === 'whole').length;
  const lines = [
    `run of ${run}: ${whole} of ${shards.length} shards are whole`,
    ...listed(
      shards.filter(({ outcome }) => outcome !== 'whole'),
      ({ shard, outcome, hosts, endpoints, unreported }) =>
        `shard ${shard} ${SHARD_OUTCOMES[outcome]}: ${unreported} of its ${endpoints} endpoints (${hosts} hosts) keep their last state`,
    ),
    ...listed(refused, ({ file, why }) => `${shown(file)} is refused: ${shown(why)}`),
  ];
  const report =
    merged.kind === 'probe' ? probeReportText(merged.report) : readReportText(merged.report);
  return logText(`${lines.join('\n')}\n`) + report;
}
