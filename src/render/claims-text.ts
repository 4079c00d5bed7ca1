import type { ProofSeen } from '../judge/claims/recheck.ts';
import { cut, logText, terminalText } from './text.ts';

export interface ClaimSeen {
  claim: { listing: string; github: string; host: string; proof: 'dns' | 'file' };
  seen: ProofSeen | null;
}

/** What a look at each claim came to, a line each. */
export function claimsText(
  claims: readonly ClaimSeen[],
  withdrawn: readonly { listing: string; github: string; reason: string }[] = [],
): string {
  const lines = [
    ...claims.map(({ claim, seen }) => {
      const { listing, github, host, proof } = claim;
      return `${shown(listing)}: ${shown(github)} for ${shown(host)} by ${proof}: ${words(seen)}`;
    }),
    ...withdrawn.map(
      ({ listing, github, reason }) =>
        `withdrawn: ${shown(listing)} by ${shown(github)}: ${shown(reason)}`,
    ),
    ...(claims.length === 0 ? ['nothing is claimed'] : []),
  ];
  return logText(`${lines.join('\n')}\n`);
}

function words(seen: ProofSeen | null): string {
  if (seen === null) return 'not looked at, since the listing opted out';
  return seen.state === 'proved' ? 'proved' : `not proved: ${shown(seen.reason)}`;
}

function shown(text: string): string {
  return terminalText(cut(text, 300));
}
