import { Fault } from '../../fault.ts';
import { type EarlierMove, HOST_DAYS } from '../../review/suspicious.ts';
import { eachDay } from '../../store/changes.ts';

const DAY_MS = 86_400_000;

/** The moves that a data folder has written down of the 28 days up to a time (ISO); none where it can't be read. */
export async function earlierMoves(root: string, until: string): Promise<EarlierMove[]> {
  const first = new Date(Date.parse(until) - HOST_DAYS * DAY_MS).toISOString().slice(0, 10);
  const moves: EarlierMove[] = [];
  try {
    for await (const { day, changes } of eachDay(root)) {
      if (day < first) break;
      for (const change of changes) {
        if (change.kind !== 'endpoint' || change.to === undefined) continue;
        moves.push({ name: change.name, to: change.to });
      }
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
  }
  return moves;
}
