import { isParserError, UNDICI_CODES } from './undici.ts';
import { WireError, type WireOutcome } from './wire-error.ts';

/** How far an exchange had come when it was cut off. */
export type Phase = 'connecting' | 'sent' | 'body';

export interface Failure {
  outcome: WireOutcome;
  detail: string | null;
}

/** What an error of the HTTP client or of a socket means for the exchange it ended. */
export function failureOf(error: unknown, phase: Phase): Failure {
  if (error instanceof WireError) return { outcome: error.code, detail: error.detail };
  const code = codeOf(error);
  const detail = code ?? (error instanceof Error ? error.name : 'unknown');
  // A connection that is closed in the middle of an answer ends the parser too.
  const isClosed = error instanceof Error && error.message.includes('Invalid EOF state');
  if (isParserError(detail) && !isClosed) return { outcome: 'bad_http', detail };
  // undici says this of any bad head that names a length: no body can be short before there is one.
  if (code === UNDICI_CODES.contentLength && phase === 'sent')
    return { outcome: 'bad_http', detail };
  if (code === UNDICI_CODES.headersOverflow) return { outcome: 'headers_too_large', detail };
  if (code === UNDICI_CODES.invalidArgument) return { outcome: 'bad_url', detail };
  // An answer of the wrong protocol (a 101, a 100 nobody asked for) shares a code with a closed socket,
  // or breaks an assertion of the client.
  if (code === 'ERR_ASSERTION') return { outcome: 'bad_http', detail };
  if (error instanceof Error && /^bad (upgrade|response)$/.test(error.message)) {
    return { outcome: 'bad_http', detail: error.message };
  }
  if (phase === 'connecting') {
    return { outcome: code === 'ECONNREFUSED' ? 'connect_refused' : 'connect_failed', detail };
  }
  return { outcome: phase === 'sent' ? 'reset' : 'body_reset', detail };
}

/** The outcome of an exchange whose time ran out in a phase. */
export function timeoutOf(phase: Phase): WireOutcome {
  if (phase === 'connecting') return 'connect_timeout';
  return phase === 'sent' ? 'headers_timeout' : 'body_timeout';
}

/** True when a request on a reused connection may simply have met its closing: worth one fresh try. */
export function closedUnderUs({ outcome, detail }: Failure): boolean {
  return outcome === 'reset' || (outcome === 'bad_http' && isParserError(detail));
}

function codeOf(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : null;
}
