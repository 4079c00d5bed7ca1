import { judgeReport } from '../../src/judge/report-card/judge.ts';
import { recordedReport } from './recorded-report.ts';
import { type Bench, rounded } from './result.ts';

const READS = 250;
const TOOLS = 30;
const ROUNDS = 5;
const GOAL = 500;

/** Recorded reads of 30 tools, judged one after the other: how many in a second of CPU. */
export const reportBench: Bench = async () => {
  const records = Array.from({ length: READS }, (_, seed) => recordedReport(seed, TOOLS));
  const texts = records.map((record) => JSON.stringify(record));
  for (const record of records) {
    const { card } = judgeReport(record);
    if (card.score !== 100) throw new Error(`a recorded read has lost points: ${card.score}`);
  }
  const judged = perSecond(() => {
    for (const record of records) judgeReport(record);
  });
  const parsed = perSecond(() => {
    for (const text of texts) judgeReport(JSON.parse(text));
  });
  return {
    name: 'report',
    goal: `${GOAL} recorded reads of ${TOOLS} tools judged in a second of CPU`,
    figures: {
      judged_per_cpu_second: rounded(judged, 0),
      parsed_and_judged_per_cpu_second: rounded(parsed, 0),
      kb_per_record: rounded((texts[0]?.length ?? 0) / 1000, 1),
    },
    ratios: { judged_to_goal: rounded(judged / GOAL) },
    met: judged >= GOAL,
  };
};

/** The best of some rounds, in reads a second of CPU: what it costs, not what else the machine was doing. */
function perSecond(round: () => void): number {
  let best = 0;
  for (let n = 0; n < ROUNDS; n += 1) {
    const before = process.cpuUsage();
    round();
    const { user, system } = process.cpuUsage(before);
    best = Math.max(best, READS / ((user + system) / 1e6));
  }
  return best;
}
