import type { DetailedPeerCertificate, PeerCertificate, TLSSocket } from 'node:tls';
import type { TlsFacts } from '../generated/observation.ts';
import type { WireOutcome } from './wire-error.ts';

/** spec/checkup.md, point 1 of what goes past the public suite. */
const OUTCOMES = new Map<string | null, WireOutcome>([
  ['CERT_HAS_EXPIRED', 'tls_expired'],
  ['CERT_NOT_YET_VALID', 'tls_not_yet_valid'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls_name_mismatch'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls_self_signed'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'tls_untrusted_root'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls_issuer_not_found'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'tls_issuer_not_found'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'tls_issuer_not_found'],
]);

/** Far above what honest certificates carry, and a bound on what a hostile one puts in the record. */
const MAX_NAMES = 100;
const MAX_CHAIN = 10;

/** The outcome for node's code of a verification error or a failed TLS handshake. */
export function tlsOutcome(code: string | null): WireOutcome {
  return OUTCOMES.get(code) ?? 'tls_failed';
}

/** What a socket whose TLS handshake is done says about its peer. `code` is the first verification error. */
export function tlsFacts(socket: TLSSocket): NonNullable<TlsFacts> {
  // Node 20 forgets the chain when the X509Certificate is asked for first.
  const certificate = socket.getPeerCertificate(true);
  const chain = issuerChain(certificate);
  return {
    verified: socket.authorized,
    code: socket.authorized ? null : errorCode(socket.authorizationError),
    protocol: socket.getProtocol(),
    subject: distinguishedName(certificate.subject),
    names: subjectNames(certificate.subjectaltname),
    issuer: distinguishedName(certificate.issuer),
    valid_from: isoTime(certificate.valid_from),
    valid_to: isoTime(certificate.valid_to),
    chain: chain.map((link) => distinguishedName(link.subject) ?? ''),
  };
}

/** The facts of a TLS handshake that failed before a certificate could be judged. */
export function failedTlsFacts(code: string): NonNullable<TlsFacts> {
  return {
    verified: false,
    code,
    protocol: null,
    subject: null,
    names: [],
    issuer: null,
    valid_from: null,
    valid_to: null,
    chain: [],
  };
}

/** Node types `authorizationError` as an Error; it is the code, as a string. */
function errorCode(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Leaf first, with the trust anchor where node found one. */
function issuerChain(leaf: DetailedPeerCertificate): PeerCertificate[] {
  const links: DetailedPeerCertificate[] = [];
  for (
    let link: DetailedPeerCertificate | undefined = leaf;
    link?.raw !== undefined && !links.includes(link) && links.length < MAX_CHAIN;
    link = link.issuerCertificate
  ) {
    links.push(link);
  }
  return links;
}

function distinguishedName(name: object | undefined): string | null {
  const parts = Object.entries(name ?? {}).flatMap(([key, value]) =>
    [value].flat().map((text) => `${key}=${text}`),
  );
  return parts.length === 0 ? null : parts.join(', ');
}

/** The names in `DNS:a.example, IP Address:192.0.2.1`, where node writes a value that holds a comma as a JSON string. */
function subjectNames(list: string | undefined): string[] {
  const names: string[] = [];
  for (const [, kind, value = ''] of (list ?? '').matchAll(
    /(?:^|, )([^:,]+):("(?:[^"\\]|\\.)*"|[^,]*)/g,
  )) {
    if (names.length === MAX_NAMES) break;
    if (kind === 'DNS' || kind === 'IP Address') {
      names.push(value.startsWith('"') ? unquoted(value) : value);
    }
  }
  return names;
}

function unquoted(json: string): string {
  try {
    return String(JSON.parse(json));
  } catch {
    return json;
  }
}

function isoTime(text: string | undefined): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
