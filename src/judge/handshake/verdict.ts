import type { ReasonCode } from './reasons.ts';

export type Status = 'skipped' | 'unreachable' | 'auth_required' | 'error' | 'ok' | 'ok_empty';

/** Why a handshake did not come to a list of tools. */
export interface Verdict {
  status: Exclude<Status, 'ok' | 'ok_empty'>;
  reason: ReasonCode;
}

export const error = (reason: ReasonCode): Verdict => ({ status: 'error', reason });
export const gated = (reason: ReasonCode): Verdict => ({ status: 'auth_required', reason });
