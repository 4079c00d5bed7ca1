import type { Exchange } from '../../generated/observation.ts';
import { gateScheme } from '../challenges.ts';
import { isObject, messageOf } from '../messages.ts';
import { MODERN_VERSION, REVISIONS } from '../versions.ts';

/** Why a handshake failed, in the words of spec/checkup-peer.md, 12. */
export interface HandshakeFailure {
  key:
    | 'handshake_discover_rejected'
    | 'handshake_discover_http_error'
    | 'handshake_initialize_http_error'
    | 'handshake_initialize_not_jsonrpc'
    | 'handshake_initialize_jsonrpc_error'
    | 'handshake_initialize_no_protocol_version'
    | 'handshake_ack_http_error';
  params: Record<string, number>;
}

export type DiscoverAnswer =
  | { kind: 'good'; revision: string }
  | { kind: 'failed'; failure: HandshakeFailure }
  | { kind: 'fall_back' };

/** HeaderMismatch, MissingRequiredClientCapability, UnsupportedProtocolVersion. */
const MODERN_REFUSALS = [-32020, -32021, -32022];
export const OLDER_VERSION = '2025-06-18';

/** What the answer to server/discover means (spec/checkup-peer.md, 4.2). */
export function discoverAnswer(exchange: Exchange): DiscoverAnswer {
  const status = exchange.status ?? 0;
  const isFine = status >= 200 && status < 300;
  const message = messageOf(exchange);
  if (isFine && message?.kind === 'result') {
    const revision = declaredRevision(message.result);
    if (revision !== null) return { kind: 'good', revision };
  }
  if (!isFine && (status < 400 || status >= 500)) {
    return failed('handshake_discover_http_error', { status });
  }
  if (message?.kind === 'error' && MODERN_REFUSALS.includes(message.code)) {
    return failed('handshake_discover_rejected', { status, jsonrpc_error_code: message.code });
  }
  return { kind: 'fall_back' };
}

/** The newest version that we know among those that a discover result lists, else its first. */
function declaredRevision(result: unknown): string | null {
  const listed = isObject(result) ? result.supportedVersions : undefined;
  if (!Array.isArray(listed) || typeof listed[0] !== 'string') return null;
  const known = REVISIONS.filter(({ version }) => listed.includes(version));
  return known.at(-1)?.version ?? listed[0];
}

function failed(key: HandshakeFailure['key'], params: Record<string, number>): DiscoverAnswer {
  return { kind: 'failed', failure: { key, params } };
}

/** The version that initialize was answered with, or why it failed (spec/checkup-peer.md, 4.3). */
export function initializeAnswer(
  exchange: Exchange,
): { revision: string } | { failure: HandshakeFailure } {
  const status = exchange.status ?? 0;
  if (status !== 200)
    return { failure: { key: 'handshake_initialize_http_error', params: { status } } };
  const message = messageOf(exchange);
  if (message === null) return { failure: { key: 'handshake_initialize_not_jsonrpc', params: {} } };
  if (message.kind === 'error') {
    const params = errorCodeParam(message.code);
    return { failure: { key: 'handshake_initialize_jsonrpc_error', params } };
  }
  const revision = isObject(message.result) ? message.result.protocolVersion : undefined;
  if (typeof revision === 'string') return { revision };
  return { failure: { key: 'handshake_initialize_no_protocol_version', params: {} } };
}

/** Why the notification that ends the handshake was not taken, or null. */
export function ackFailure({ status }: Exchange): HandshakeFailure | null {
  if (status !== null && status >= 200 && status < 300) return null;
  return { key: 'handshake_ack_http_error', params: { status: status ?? 0 } };
}

/** The scheme by which a response asks for credentials, or null (spec/checkup-peer.md, 5). */
export function gateOf({ status, headers }: Exchange): string | null {
  return gateScheme(status, headers['www-authenticate'] ?? []);
}

/** A JSON-RPC error code as reasons carry it: whole numbers only, and no negative zero. */
export function errorCodeParam(code: unknown): Record<string, number> {
  return Number.isSafeInteger(code) ? { jsonrpc_error_code: (code as number) + 0 } : {};
}

/** The version that requests after the handshake name: what was declared, where a header can carry that. */
export function versionHeader(mode: 'modern' | 'older', revision: string | null): string {
  if (revision !== null && /^[\x20-\x7e]{0,64}$/.test(revision)) return revision;
  return mode === 'modern' ? MODERN_VERSION : OLDER_VERSION;
}
