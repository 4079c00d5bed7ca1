import type { Baseline } from '../judge/checkup/baseline.ts';
import { type CheckupResult, judgeCheckup } from '../judge/checkup/judge.ts';
import type { Observation } from '../observation/observation.ts';
import { checkupText } from '../render/checkup-text.ts';
import { jsonDocument } from '../render/json.ts';
import { colours } from './print.ts';
import { printResult, type Telling } from './print-result.ts';

export type CheckupFailOn = 'failed' | 'risk' | 'never';

export interface CheckupOutcomeArguments extends Telling {
  failOn: CheckupFailOn;
  baseline?: Baseline;
}

/** Judges a checkup's record and prints the result: the same whether it was just made or kept in a file. Gives the exit code. */
export async function checkupOutcome(
  observation: Observation,
  { failOn, baseline, ...telling }: CheckupOutcomeArguments,
): Promise<number> {
  const result = judgeCheckup(observation, baseline === undefined ? {} : { baseline });
  await printResult(telling, failOn, {
    json: () => jsonDocument(result),
    text: () => checkupText(result, { colour: colours(process.stdout) }),
    result: async () => (await import('../render/checkup-result.ts')).checkupResult(result),
  });
  return checkupExit(result, failOn);
}

/** The exit code of spec/checkup.md: 4 not reached, 1 findings, 3 a gate hid the protocol rows, else 0. */
export function checkupExit({ rows }: CheckupResult, failOn: CheckupFailOn): number {
  const row = (check: string) => rows.find((one) => one.check === check);
  if (row('reachability')?.state === 'UNVERIFIED') return 4;
  const isFailure = ({ state }: CheckupResult['rows'][number]) =>
    state === 'FAILED' || (failOn === 'risk' && state === 'OBSERVED_RISK');
  if (failOn !== 'never' && rows.some(isFailure)) return 1;
  const isGated = row('tools_list')?.reason?.key === 'credential_required';
  return isGated ? 3 : 0;
}
