import { isIP } from 'node:net';
import type { ConnectionOptions, SecureContext } from 'node:tls';
import { tls } from './builtins.ts';

let defaultContext: SecureContext | undefined;

/**
 * TLS that records whether the peer verifies instead of enforcing it: the caller judges, and has to.
 * The context with node's roots (and NODE_EXTRA_CA_CERTS) is made once; sessions are never kept.
 */
export function secureOptions(
  hostname: string,
  ca: ConnectionOptions['ca'],
): ConnectionOptions & { host: string } {
  const { checkServerIdentity, createSecureContext } = tls();
  defaultContext ??= createSecureContext();
  const name = hostname.replace(/\.$/, '');
  return {
    host: name,
    // SNI carries names only (RFC 6066 §3).
    ...(isIP(name) === 0 ? { servername: name } : {}),
    secureContext: ca === undefined ? defaultContext : createSecureContext({ ca }),
    rejectUnauthorized: false,
    ALPNProtocols: ['http/1.1'],
    checkServerIdentity: (host, certificate) => {
      try {
        return checkServerIdentity(host, certificate);
      } catch (error) {
        return error as Error;
      }
    },
  };
}
