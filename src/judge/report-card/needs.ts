import type { Facts, Need } from './rule.ts';

/** Why a rule of this need can't say anything about the read, or null. */
export function missing(need: Need, { served, attempts }: Facts): string | null {
  if (need === 'nothing') return null;
  if (!served.opened) {
    return attempts.at(-1) === 'gate'
      ? 'the server asks for a sign-in before it says more'
      : 'no conversation came about';
  }
  if (need === 'conversation') return null;
  const { state, reason } = served.lists.tools;
  if (state === 'whole' || state === 'not_declared') return null;
  const why = `tools/list was not read to its end (${reason ?? state})`;
  return need === 'tools' && served.tools.length > 0 ? null : why;
}
