import type { ReportCard } from '../../generated/report-card.ts';

export type ShownGrade = 'A' | 'B' | 'C' | 'D' | 'not_read';

/**
 * What a run did, for `--json` and a step summary. Of listings whose card has not opened it knows numbers
 * and nothing else: not even which of them could not be reached.
 */
export interface ReadReport {
  started_at: string;
  duration_ms: number;
  pass: 'weekly' | 'second_reads';
  /** False for a run of chosen listings. */
  full: boolean;
  /** Endpoints that the run set out to read, and those that it has read. */
  targets: number;
  read: number;
  reads: number;
  second_attempts: number;
  opted_out: number;
  /** Names dropped from the index: not listed any more, or opted out. */
  dropped: number;
  /** Reads that ended in an error of ours. */
  failed_reads: number;
  /** Endpoints not read since their host timed out too often in a row. */
  left: number;
  /** Listings whose first read this was, and all whose card is private still. */
  first_reads: number;
  unopened: number;
  /** Opened cards, by the grade that they have now. */
  by_grade: Record<ShownGrade, number>;
  cards_written: number;
  records_kept: number;
  /** Opened cards whose grade is another one than before. */
  changed: { name: string; from: ShownGrade; to: ShownGrade }[];
  awaiting_second_read: { name: string; rules: string[] }[];
  /** Stop findings that this run confirmed. */
  confirmed: { name: string; rules: string[] }[];
}

export function newReadReport(
  startedAt: string,
  pass: ReadReport['pass'],
  full: boolean,
): ReadReport {
  return {
    started_at: startedAt,
    duration_ms: 0,
    pass,
    full,
    targets: 0,
    read: 0,
    reads: 0,
    second_attempts: 0,
    opted_out: 0,
    dropped: 0,
    failed_reads: 0,
    left: 0,
    first_reads: 0,
    unopened: 0,
    by_grade: { A: 0, B: 0, C: 0, D: 0, not_read: 0 },
    cards_written: 0,
    records_kept: 0,
    changed: [],
    awaiting_second_read: [],
    confirmed: [],
  };
}

/** Counts an opened card; `before` is the one that stands in data/, or null. */
export function countCard(report: ReadReport, card: ReportCard, before: ReportCard | null): void {
  const { name, awaiting_second_read } = card;
  const grade = shownGrade(card);
  report.by_grade[grade]++;
  if (before !== null && shownGrade(before) !== grade) {
    report.changed.push({ name, from: shownGrade(before), to: grade });
  }
  if (awaiting_second_read.length > 0) {
    report.awaiting_second_read.push({ name, rules: awaiting_second_read });
  }
  const known = before?.confirmed_stop ?? [];
  const rules = card.confirmed_stop.filter((rule) => !known.includes(rule));
  if (rules.length > 0) report.confirmed.push({ name, rules });
}

function shownGrade({ grade }: ReportCard): ShownGrade {
  return grade ?? 'not_read';
}
