import { readRecord } from '../../store/observations.ts';
import { checkupOutcome } from '../checkup-outcome.ts';
import { handshakeOutcome } from '../handshake-outcome.ts';
import type { Telling } from '../print-result.ts';
import { reportOutcome } from '../report-outcome.ts';

export interface JudgeArguments extends Telling {
  failOn: 'error' | 'never';
}

/** Judges the record of an earlier read, without a network. Gives the exit code. */
export async function judge(file: string, options: JudgeArguments): Promise<number> {
  const record = await readRecord(file);
  if (record.read === 'handshake') return handshakeOutcome(record, options);
  if (record.read === 'report') return reportOutcome(record, options);
  return checkupOutcome(record, {
    ...options,
    failOn: options.failOn === 'error' ? 'failed' : 'never',
  });
}
