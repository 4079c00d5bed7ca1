import { judgeReport, type ReportJudgement } from '../judge/report-card/judge.ts';
import { openingOf } from '../judge/report-card/opening.ts';
import type { Observation } from '../observation/observation.ts';
import { servedOf } from '../observation/served.ts';
import { jsonDocument } from '../render/json.ts';
import { reportText } from '../render/report-text.ts';
import { colours, print } from './print.ts';

export type ReportFailOn = 'error' | 'warning' | 'never';

/** Judges the record of a full read and prints its card: the same whether it was just read or kept in a file. Gives the exit code. */
export async function reportOutcome(
  observation: Observation,
  { json, failOn }: { json?: boolean; failOn: ReportFailOn },
): Promise<number> {
  const { card } = judgeReport(observation);
  await print(json ? jsonDocument(card) : reportText(card, { colour: colours(process.stdout) }));
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
