import type { Observation } from '../../observation/observation.ts';
import { reason, unverified, type Verdict, verified } from './verdict.ts';

/** What these look at would be of our own making where a server speaks over stdin and stdout. */
const OF_THE_NETWORK = ['transport_type', 'tls_certificate', 'redirect_policy', 'auth_metadata'];

/** A row as it is for a server that was started as a program; any other record leaves it as it is. */
export function overStdio(
  check: string,
  { endpoint }: Pick<Observation, 'endpoint'>,
  verdict: Verdict,
): Verdict {
  if (!endpoint.startsWith('stdio:')) return verdict;
  if (OF_THE_NETWORK.includes(check)) return unverified(reason('not_over_stdio'));
  if (check !== 'reachability' || verdict.state !== 'VERIFIED') return verdict;
  return verified({ text: 'The program answered the handshake.' });
}
