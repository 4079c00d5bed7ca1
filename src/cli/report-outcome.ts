import { judgeReport, type ReportJudgement } from '../judge/report-card/judge.ts';
import { openingOf } from '../judge/report-card/opening.ts';
import type { Observation } from '../observation/observation.ts';
import { servedOf } from '../observation/served.ts';
import { jsonDocument } from '../render/json.ts';
import { reportText } from '../render/report-text.ts';
import { colours } from './print.ts';
import { printResult, type Telling } from './print-result.ts';

export type ReportFailOn = 'error' | 'warning' | 'never';

/** Judges the record of a full read and prints its card: the same whether it was just read or kept in a file. Gives the exit code. */
export async function reportOutcome(
  observation: Observation,
  { failOn, ...telling }: Telling & { failOn: ReportFailOn },
): Promise<number> {
  const { card } = judgeReport(observation);
  await printResult(telling, failOn, {
    json: () => jsonDocument(card),
    text: () => reportText(card, { colour: colours(process.stdout) }),
    result: async () => (await import('../render/report-result.ts')).reportResult(card),
  });
  return reportExit(observation, card, failOn);
}

/** The exit code of a report: 2 nothing was sent, 4 not reached, 1 findings, 3 a gate, else 0. */
export function reportExit(
  observation: Observation,
  card: ReportJudgement,
  failOn: ReportFailOn,
): number {
  switch (openingOf(servedOf(observation))) {
    case 'nothing_sent':
      return 2;
    case 'network':
    case 'tls':
      return 4;
    case 'gate':
      return hasFailed(card, failOn) ? 1 : 3;
    default:
      return hasFailed(card, failOn) ? 1 : 0;
  }
}

function hasFailed({ findings, score }: ReportJudgement, failOn: ReportFailOn): boolean {
  if (failOn === 'never') return false;
  if (score === null) return true;
  return findings.some(
    ({ severity }) => severity === 'error' || (failOn === 'warning' && severity === 'warning'),
  );
}
