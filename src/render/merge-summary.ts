import { boundedMarkdown, code, grouped, prose } from './bounded-markdown.ts';
import { type ProbeFacts, probeSummary } from './probe-summary.ts';
import { type ReadFacts, readSummary } from './read-summary.ts';

/** What became of a shard, as the end of a sentence about it. */
export const SHARD_OUTCOMES = {
  whole: 'is whole',
  cut_off: 'was cut off',
  doubtful: 'was cut off while little answered, so its network is not trusted',
  network_down: 'had no network',
  failed: 'failed',
  lost: 'is lost: it left no part that counts',
} as const;

export type MergeFacts = {
  run: string;
  shards: {
    shard: string;
    outcome: keyof typeof SHARD_OUTCOMES;
    hosts: number;
    endpoints: number;
    unreported: number;
  }[];
  refused: { file: string; why: string }[];
} & ({ kind: 'probe'; report: ProbeFacts } | { kind: 'read'; report: ReadFacts });

/** What came of a run of many shards, as Markdown for a step summary: lost shards first. */
export function mergeSummary(facts: MergeFacts): string {
  const { run, shards, refused } = facts;
  const notWhole = shards.filter(({ outcome }) => outcome !== 'whole');
  const whole = shards.length - notWhole.length;
  const head = [
    '## Shards of the run',
    '',
    `**${grouped(whole)} of ${grouped(shards.length)} shards** of the run of ${code(run)} are whole.`,
  ];
  const sections = [
    {
      title: 'Shards that are not whole',
      entries: notWhole.map(
        ({ shard, outcome, hosts, endpoints, unreported }) =>
          `${code(shard)} ${SHARD_OUTCOMES[outcome]}: ${grouped(unreported)} of its ${grouped(endpoints)} endpoints (${grouped(hosts)} hosts) keep their last state`,
      ),
    },
    {
      title: 'Refused files',
      entries: refused.map(({ file, why }) => `${code(file)}: ${prose(why)}`),
    },
  ];
  const report = facts.kind === 'probe' ? probeSummary(facts.report) : readSummary(facts.report);
  return `${boundedMarkdown(head, sections)}\n${report}`;
}
