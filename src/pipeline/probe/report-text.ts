import { logText } from '../../render/text.ts';
import { listed, shown } from '../report-lines.ts';
import type { ProbeReport } from './report.ts';

/** What a probe run did, for a terminal or a log: the counts, then each listing and host that needs a look. */
export function probeReportText(report: ProbeReport): string {
  const { probed, targets, reads, second_reads, changed, left_hosts, failed_reads } = report;
  const statuses = Object.entries(report.by_status).filter(([, count]) => count > 0);
  const lines = [
    `${probed} of ${targets} endpoints in ${Math.round(report.duration_ms / 1000)} s, ${reads} reads, ${second_reads} of them in the last pass`,
    statuses.map(([status, count]) => `${status} ${count}`).join(', ') || 'nothing to probe',
    `${report.new} new, ${changed.length} changed status, ${report.pending} not yet confirmed, ${report.opted_out} opted out, ${report.dropped} dropped, ${report.toolsets_written} toolsets written`,
    ...listed(changed, ({ name, from, to }) => `${shown(name)}: ${from} -> ${to}`),
    ...listed(
      left_hosts,
      ({ host, unread, not_repeated }) =>
        `${shown(host)} timed out too often in a row and was left for this run: ${unread} endpoints not read, ${not_repeated} not read again; they keep their state`,
    ),
    ...listed(
      failed_reads,
      ({ endpoint, message }) =>
        `${shown(endpoint)}: not read, by a fault of rollcall itself (${shown(message)}); it keeps its state`,
    ),
    ...listed(
      report.toolsets_too_large,
      (name) => `${shown(name)}: its tools are more than a data file can hold`,
    ),
  ];
  return logText(`${lines.join('\n')}\n`);
}
