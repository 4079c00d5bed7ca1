import { boundedMarkdown, code, grouped } from './bounded-markdown.ts';

export interface ReadFacts {
  started_at: string;
  pass: 'weekly' | 'second_reads';
  full: boolean;
  targets: number;
  read: number;
  reads: number;
  second_attempts: number;
  opted_out: number;
  dropped: number;
  failed_reads: number;
  left: number;
  first_reads: number;
  unopened: number;
  by_grade: Record<string, number>;
  cards_written: number;
  changed: { name: string; from: string; to: string }[];
  awaiting_second_read: { name: string; rules: string[] }[];
  confirmed: { name: string; rules: string[] }[];
}

/** What a run over report cards saw, as Markdown for a step summary: names of opened cards alone. */
export function readSummary(facts: ReadFacts): string {
  const grades = Object.entries(facts.by_grade).filter(([, count]) => count > 0);
  const which = facts.full ? 'every listing' : 'chosen listings';
  const head = [
    `## ${facts.pass === 'weekly' ? `Report cards of ${which}` : 'Second reads'}`,
    '',
    `**${grouped(facts.read)} of ${grouped(facts.targets)} endpoints** from ${code(facts.started_at)}, with ${grouped(facts.reads)} reads, ${grouped(facts.second_attempts)} of them in the last pass.`,
    '',
    '| Grade | Opened cards |',
    '|---|--:|',
    ...grades.map(([grade, count]) => `| ${grade.replace('_', ' ')} | ${grouped(count)} |`),
    '',
    `Written: ${grouped(facts.cards_written)}. Not open yet: ${grouped(facts.unopened)}, ${grouped(facts.first_reads)} of them read for the first time. Opted out: ${grouped(facts.opted_out)}. Dropped: ${grouped(facts.dropped)}. Not read since their host was silent: ${grouped(facts.left)}. Not judged by a fault of ours: ${grouped(facts.failed_reads)}.`,
  ];
  return boundedMarkdown(head, [
    {
      title: 'Confirmed by a second read',
      entries: facts.confirmed.map(({ name, rules }) => `${code(name)}: ${rules.join(', ')}`),
    },
    {
      title: 'Awaiting a second read',
      entries: facts.awaiting_second_read.map(
        ({ name, rules }) => `${code(name)}: ${rules.join(', ')}`,
      ),
    },
    {
      title: 'Grade changed',
      entries: facts.changed.map(({ name, from, to }) => `${code(name)}: ${from} → ${to}`),
    },
  ]);
}
