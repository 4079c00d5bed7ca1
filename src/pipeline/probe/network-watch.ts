import type { HandshakeJudgement } from '../../judge/handshake/judge.ts';

/** How many hosts in a row can't be reached before a run doubts its own network. */
const DOUBTED_AFTER = 50;
/** A run in which more than this share of the endpoints can't be reached is doubted at its end. */
const USUAL_SHARE = 0.25;

/** Looks out for signs that the network died under a run. */
export interface NetworkWatch {
  /** Notes one read; true when it is time to ask the canaries. */
  doubtful(host: string, status: HandshakeJudgement['status']): boolean;
}

export function networkWatch(): NetworkWatch {
  const unreachableInARow = new Set<string>();
  return {
    doubtful(host, status) {
      if (status !== 'unreachable') {
        unreachableInARow.clear();
        return false;
      }
      unreachableInARow.add(host);
      if (unreachableInARow.size < DOUBTED_AFTER) return false;
      unreachableInARow.clear();
      return true;
    },
  };
}

export function unusuallyUnreachable(report: {
  probed: number;
  by_status: { unreachable: number };
}): boolean {
  return report.by_status.unreachable > report.probed * USUAL_SHARE;
}
