import type { Socket } from 'node:net';
import { WireError } from './wire-error.ts';

/** When several addresses were tried, the outcome that says most about the server wins over what says more about our routes. */
const MEANING: [string, 'connect_refused' | 'connect_timeout' | 'reset'][] = [
  ['ECONNREFUSED', 'connect_refused'],
  ['ECONNRESET', 'reset'],
  ['ETIMEDOUT', 'connect_timeout'],
];

/** Reads what node says of a TCP connection that was not made. */
export function connectError(cause: unknown): WireError {
  const codes = cause instanceof AggregateError ? cause.errors.map(codeOf) : [codeOf(cause)];
  for (const [code, outcome] of MEANING) {
    if (codes.includes(code)) return new WireError(outcome, code, { cause });
  }
  return new WireError('connect_failed', codes[0] ?? codeOf(cause), { cause });
}

/** Reads what node says of a TLS handshake that was not finished. */
export function tlsHandshakeError(cause: unknown): WireError {
  const code = codeOf(cause);
  if (code === 'ECONNRESET' || code === 'EPIPE') {
    return new WireError('reset', 'TLS handshake', { cause });
  }
  return new WireError('tls_failed', code, { cause });
}

/** A connection that was made and is gone before it was used. */
export function brokenSocket(socket: Socket): WireError {
  const cause = socket.errored ?? { code: 'ECONNRESET' };
  return new WireError('reset', codeOf(cause), { cause });
}

function codeOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return String(code ?? message ?? 'unknown');
}
