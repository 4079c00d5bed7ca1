import { recheckClaims, verifyClaims } from '../../pipeline/claims.ts';
import { claimsText } from '../../render/claims-text.ts';
import { jsonDocument } from '../../render/json.ts';
import { print } from '../print.ts';

export interface ClaimsArguments {
  data: string;
  allowPrivate?: boolean;
  resolver?: string[];
  json?: boolean;
}

/** Looks at the proof of claims and prints what came of it. Gives the exit code: 1 where one is not proved. */
export async function verify(listings: string[], options: ClaimsArguments): Promise<number> {
  const seen = await verifyClaims({ ...given(options), only: listings });
  await print(options.json ? jsonDocument({ claims: seen }) : claimsText(seen));
  return seen.every((one) => one.seen === null || one.seen.state === 'proved') ? 0 : 1;
}

/** The same for every claim, and writes what came of it to data/claims.json. A proof that is gone is no failure of the run. */
export async function recheck(options: ClaimsArguments): Promise<number> {
  const { seen, before, after } = await recheckClaims(given(options));
  const withdrawn = (after.withdrawn ?? []).slice(before.withdrawn?.length ?? 0);
  await print(
    options.json ? jsonDocument({ claims: seen, withdrawn }) : claimsText(seen, withdrawn),
  );
  return 0;
}

function given({ data, allowPrivate = false, resolver }: ClaimsArguments) {
  return { dataDir: data, allowPrivate, ...(resolver !== undefined && { servers: resolver }) };
}
