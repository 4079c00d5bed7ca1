import { readRecord } from '../../store/observations.ts';
import { handshakeOutcome, type OutcomeArguments } from '../handshake-outcome.ts';

/** Judges the record of an earlier read, without a network. Gives the exit code. */
export async function judge(file: string, options: OutcomeArguments): Promise<number> {
  return handshakeOutcome(await readRecord(file), options);
}
