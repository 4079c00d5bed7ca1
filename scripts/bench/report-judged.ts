import { judgeReport } from '../../src/judge/report-card/judge.ts';
import { recordedReport } from './recorded-report.ts';

const READS = 250;
const ROUNDS = 5;

/** How many recorded reads of so many tools are judged in a second of CPU, from memory and from their text. */
export function measure(tools: number): { judged: number; parsed: number; bytes: number } {
  const records = Array.from({ length: READS }, (_, seed) => recordedReport(seed, tools));
  const texts = records.map((record) => JSON.stringify(record));
  for (const record of records) {
    const { card } = judgeReport(record);
    if (card.score !== 100) throw new Error(`a recorded read has lost points: ${card.score}`);
  }
  return {
    judged: perSecond(() => {
      for (const record of records) judgeReport(record);
    }),
    parsed: perSecond(() => {
      for (const text of texts) judgeReport(JSON.parse(text));
    }),
    bytes: texts[0]?.length ?? 0,
  };
}

/** The best of some rounds: what it costs, not what else the machine was doing. */
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
