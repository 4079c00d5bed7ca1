import type { Challenge } from './challenges.ts';
import type { Exchange } from './observation.ts';
import { isUntyped401 } from './session.ts';

/** The schemes that a client of MCP signs in by (spec/protocol.md, 6.3). */
const OAUTH = new Set(['bearer', 'dpop']);

/**
 * The first answer that asks to sign in: a 401, or a 403 with a challenge. An untyped 401 behind an
 * issued session id is a lost session and no gate.
 */
export function signInExchange(exchanges: readonly Exchange[]): Exchange | null {
  let hasSession = false;
  for (const exchange of exchanges) {
    if (exchange.step === 'metadata') continue;
    if (exchange.step === 'initialize') hasSession = exchange.session !== null;
    const isLost = hasSession && exchange.step !== 'initialize' && isUntyped401(exchange);
    if (exchange.status === 401 && !isLost) return exchange;
    if (exchange.status === 403 && exchange.headers['www-authenticate'] !== undefined) {
      return exchange;
    }
  }
  return null;
}

/** The `resource_metadata` of a challenge, of Bearer or DPoP first (RFC 9728, 5.1). It may be anything. */
export function resourceMetadataOf(challenges: readonly Challenge[]): string | null {
  const ours = challenges.filter(({ scheme }) => OAUTH.has(scheme));
  for (const { params } of [...ours, ...challenges]) {
    if (Object.hasOwn(params, 'resource_metadata')) return params.resource_metadata ?? null;
  }
  return null;
}

/** Whether an address leads anywhere as it stands: RFC 9728 wants an absolute one. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Protected resource metadata: `resource` is all that RFC 9728 requires. */
export function isResourceMetadata(value: Record<string, unknown>): boolean {
  return typeof value.resource === 'string' && isWebAddress(value.resource);
}

/** The authorization servers that resource metadata names, in its order. */
export function authorizationServers(value: Record<string, unknown>): string[] {
  const { authorization_servers: listed } = value;
  return Array.isArray(listed) ? listed.filter((one) => typeof one === 'string') : [];
}

/** Authorization server metadata (RFC 8414 or OpenID): an issuer and an endpoint. Whose it is, is another question. */
export function isServerMetadata(value: Record<string, unknown>): boolean {
  const endpoints = [value.authorization_endpoint, value.token_endpoint];
  return typeof value.issuer === 'string' && endpoints.some((one) => typeof one === 'string');
}
