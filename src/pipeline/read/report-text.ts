import { logText } from '../../render/text.ts';
import { listed, shown } from '../report-lines.ts';
import type { ReadReport } from './report.ts';

/** What a run did, for a terminal or a log: the counts, then each opened card that needs a look. */
export function readReportText(report: ReadReport): string {
  const { pass, read, targets, reads, second_attempts, by_grade } = report;
  const grades = Object.entries(by_grade).filter(([, count]) => count > 0);
  const lines = [
    `${pass === 'weekly' ? 'weekly read' : 'second reads'}: ${read} of ${targets} endpoints in ${Math.round(report.duration_ms / 1000)} s, ${reads} reads, ${second_attempts} of them in the last pass`,
    grades.map(([grade, count]) => `${grade} ${count}`).join(', ') || 'no opened card',
    `${report.cards_written} cards written, ${report.unopened} not open yet, ${report.first_reads} of them read for the first time, ${report.opted_out} opted out, ${report.dropped} dropped, ${report.records_kept} records kept`,
    ...(report.left + report.failed_reads > 0
      ? [
          `${report.left} not read since their host was silent, ${report.failed_reads} not judged by a fault of rollcall itself; their cards stand`,
        ]
      : []),
    ...listed(report.changed, ({ name, from, to }) => `${shown(name)}: ${from} -> ${to}`),
    ...listed(
      report.awaiting_second_read,
      ({ name, rules }) => `${shown(name)}: awaits its second read (${rules.join(', ')})`,
    ),
    ...listed(
      report.confirmed,
      ({ name, rules }) => `${shown(name)}: confirmed by its second read (${rules.join(', ')})`,
    ),
  ];
  return logText(`${lines.join('\n')}\n`);
}
