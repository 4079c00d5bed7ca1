import { readRecord } from '../../store/observations.ts';
import { checkupOutcome } from '../checkup-outcome.ts';
import { handshakeOutcome } from '../handshake-outcome.ts';

export interface JudgeArguments {
  json?: boolean;
  failOn: 'error' | 'never';
}

/** Judges the record of an earlier read, without a network. Gives the exit code. */
export async function judge(file: string, options: JudgeArguments): Promise<number> {
  const record = await readRecord(file);
  if (record.read !== 'checkup') return handshakeOutcome(record, options);
  return checkupOutcome(record, {
    ...options,
    failOn: options.failOn === 'error' ? 'failed' : 'never',
  });
}
