import type { Connection, Observation } from '../../../observation/observation.ts';
import type { ReasonKey } from '../reasons.ts';
import { type Check, type Detail, failed, reason, unverified, verified } from '../verdict.ts';

const DAY_MS = 86_400_000;

/** Outcomes that are a verdict on the certificate. */
const REFUSED = [
  'tls_expired',
  'tls_not_yet_valid',
  'tls_name_mismatch',
  'tls_self_signed',
  'tls_untrusted_root',
  'tls_issuer_not_found',
] as const satisfies ReasonKey[];

export const tlsCertificate: Check = {
  id: 'tls_certificate',
  group: 'security',
  title: 'TLS certificate',
  looks_at: 'The certificate that the connection of this run was shown.',
  how: "Node's TLS verifies chain, name and dates against its own roots and NODE_EXTRA_CA_CERTS.",
  cannot_tell: 'Whether it was revoked, or how other clients, with other roots, would judge it.',
  judge: (observation) => {
    const { endpoint, exchanges } = observation;
    if (!isHttps(endpoint)) return unverified(reason('tls_not_https'));
    const { origin } = new URL(endpoint);
    const made = observation.connections.filter((connection) => connection.origin === origin);
    const good = made.find(({ tls }) => tls?.verified);
    if (good !== undefined) return verified(detailOf(good, observation));
    const first = exchanges[0];
    const refused = REFUSED.find((outcome) => first?.outcome === outcome);
    const shown = made.find(({ tls }) => tls !== null);
    const detail = shown === undefined ? null : detailOf(shown, observation);
    if (refused !== undefined) return failed(reason(refused), detail);
    if (first?.detail === 'TLS handshake') {
      const isLate = first.outcome === 'connect_timeout';
      return unverified(reason(isLate ? 'tls_handshake_timeout' : 'tls_handshake_failed'));
    }
    const isBroken = first?.outcome === 'tls_failed';
    return unverified(reason(isBroken ? 'tls_handshake_failed' : 'tls_not_seen'));
  },
};

function isHttps(endpoint: string): boolean {
  return URL.canParse(endpoint) && new URL(endpoint).protocol === 'https:';
}

function detailOf({ tls }: Connection, { started_at }: Observation): Detail | null {
  if (tls === null || tls.valid_to === null) return null;
  const days_left = Math.floor((Date.parse(tls.valid_to) - Date.parse(started_at)) / DAY_MS);
  const issuer = tls.issuer?.slice(0, 200) ?? null;
  const when = days_left < 0 ? `ended ${-days_left} days ago` : `${days_left} days left`;
  const text = `${when}, until ${tls.valid_to}, issued by ${issuer ?? 'nobody named'}.`;
  return { text, days_left, valid_to: tls.valid_to, issuer, protocol: tls.protocol };
}
