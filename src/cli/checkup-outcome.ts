import type { Baseline } from '../judge/checkup/baseline.ts';
import { type CheckupResult, judgeCheckup } from '../judge/checkup/judge.ts';
import type { Observation } from '../observation/observation.ts';
import { checkupText } from '../render/checkup-text.ts';
import { jsonDocument } from '../render/json.ts';
import { colours, print } from './print.ts';

export type CheckupFailOn = 'failed' | 'risk' | 'never';

export interface CheckupOutcomeArguments {
  json?: boolean;
  failOn: CheckupFailOn;
  baseline?: Baseline;
}

/** Judges a checkup's record and prints the result: the same whether it was just made or kept in a file. Gives the exit code. */
export async function checkupOutcome(
  observation: Observation,
  { json, failOn, baseline }: CheckupOutcomeArguments,
): Promise<number> {
  const result = judgeCheckup(observation, baseline === undefined ? {} : { baseline });
  await print(
    json ? jsonDocument(result) : checkupText(result, { colour: colours(process.stdout) }),
  );
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
