import type { Claim } from '../../generated/claims.ts';
import { claimHost, proofName, proofUrl, provesLogin } from '../../judge/claims/claim.ts';
import type { ProofSeen } from '../../judge/claims/recheck.ts';
import { type ClaimFileOptions, readClaimFile } from '../../reads/claim-file.ts';
import { type TxtOptions, txtRecords } from '../../wire/txt-records.ts';

export interface ProofOptions extends ClaimFileOptions, Pick<TxtOptions, 'servers'> {}

/** Looks for the proof of a claim of a listing with this endpoint (undefined: not listed, or without one). Nothing is sent to anybody but the host that is claimed. */
export async function seeProof(
  claim: Claim,
  endpoint: string | undefined,
  options: ProofOptions,
): Promise<ProofSeen> {
  const { github, host, proof } = claim;
  if (endpoint === undefined) return gone('the catalog has no such listing with an endpoint');
  const listed = claimHost(endpoint);
  if (listed !== host) return gone(`the listing's endpoint is at ${listed ?? 'no host'} now`);
  return proof === 'dns' ? inDns(host, github, options) : inFile(endpoint, github, options);
}

async function inDns(
  host: string,
  github: string,
  { servers, timeoutMs }: ProofOptions,
): Promise<ProofSeen> {
  const name = proofName(host);
  const answer = await txtRecords(name, {
    ...(servers !== undefined && { servers }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  if ('records' in answer) {
    if (answer.records.some((record) => provesLogin(record, github))) return { state: 'proved' };
    return gone(`no TXT record at ${name} holds github=${github}`);
  }
  if (answer.isGone) return gone(`there is no TXT record at ${name}`);
  return {
    state: 'unclear',
    reason: `the name server of ${name} gave no answer (${answer.failure})`,
  };
}

async function inFile(endpoint: string, github: string, options: ProofOptions): Promise<ProofSeen> {
  const url = proofUrl(endpoint);
  if (url === null) return gone('the endpoint is no URL');
  const answer = await readClaimFile(url, options);
  if ('text' in answer) {
    if (provesLogin(answer.text, github)) return { state: 'proved' };
    return gone(`${url} holds no line github=${github}`);
  }
  const reason = `${url}: ${answer.failure}`;
  return answer.isGone ? gone(reason) : { state: 'unclear', reason };
}

function gone(reason: string): ProofSeen {
  return { state: 'gone', reason };
}
