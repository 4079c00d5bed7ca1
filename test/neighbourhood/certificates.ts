import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';

/** A certificate with its key, both PEM. `chain` is what a well-kept server sends: itself and what stands between it and the root. */
export type Certificate = { cert: string; key: string; chain: string };

export type CertificateOptions = {
  commonName: string;
  /** Host names and addresses. */
  names?: string[];
  notBefore?: Date;
  notAfter?: Date;
  /** May sign others. */
  ca?: boolean;
};

export type Issuer = Certificate & {
  issue(options: CertificateOptions): Promise<Certificate>;
  issueAuthority(options: CertificateOptions): Promise<Issuer>;
};

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY_MS = 86_400_000;

/** A root of its own: trusted by whoever is given its `cert` as `ca`. */
export async function createRoot(options: CertificateOptions): Promise<Issuer> {
  return issuer(await sign({ ...options, ca: true }, null), null);
}

/** A certificate that vouches for itself. */
export async function createSelfSigned(options: CertificateOptions): Promise<Certificate> {
  const { pem, key } = await sign(options, null);
  return { cert: pem, key, chain: pem };
}

type Signed = { pem: string; key: string; certificate: x509.X509Certificate; keys: CryptoKeyPair };
type CryptoKeyPair = webcrypto.CryptoKeyPair;

function issuer(signed: Signed, parent: Issuer | null): Issuer {
  const chain = parent === null ? '' : `${signed.pem}\n${parent.chain}`;
  const self: Issuer = {
    cert: signed.pem,
    key: signed.key,
    // The root itself is not sent.
    chain,
    async issue(options) {
      const leaf = await sign(options, signed);
      return { cert: leaf.pem, key: leaf.key, chain: `${leaf.pem}\n${chain}` };
    },
    async issueAuthority(options) {
      return issuer(await sign({ ...options, ca: true }, signed), self);
    },
  };
  return self;
}

let serial = 0;

async function sign(options: CertificateOptions, by: Signed | null): Promise<Signed> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const names = (options.names ?? []).map((value) => ({
    type: /^[\d.]+$|:/.test(value) ? ('ip' as const) : ('dns' as const),
    value,
  }));
  serial += 1;
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: serial.toString(16).padStart(4, '0'),
    subject: `CN=${options.commonName}`,
    issuer: by?.certificate.subject ?? `CN=${options.commonName}`,
    notBefore: options.notBefore ?? new Date(Date.now() - DAY_MS),
    notAfter: options.notAfter ?? new Date(Date.now() + 30 * DAY_MS),
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey: by?.keys.privateKey ?? keys.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(options.ca ?? false, undefined, true),
      ...(names.length === 0 ? [] : [new x509.SubjectAlternativeNameExtension(names)]),
    ],
  });
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return {
    pem: certificate.toString('pem'),
    key: x509.PemConverter.encode(pkcs8, 'PRIVATE KEY'),
    certificate,
    keys,
  };
}
