import type { Exchange } from '../../generated/observation.ts';
import {
  ackFailure,
  discoverAnswer,
  gateOf,
  type HandshakeFailure,
  initializeAnswer,
} from './handshake.ts';
import type { Run, Take } from './run.ts';

export type Handshake =
  | { state: 'good' }
  | { state: 'failed'; failure: HandshakeFailure }
  | { state: 'gated'; scheme: string; exchange: Exchange };

/** The handshake once it has returned, whatever it came to; null when the run ended before. */
export function foldHandshake(
  run: Run,
  of: (step: Exchange['step']) => Exchange[],
  take: Take,
): Handshake | null {
  const discover = take(of('discover')[0], { step: 'discover' });
  if (discover === null) return null;
  const answer = discoverAnswer(discover);
  if (answer.kind === 'failed') return { state: 'failed', failure: answer.failure };
  if (answer.kind === 'good') {
    run.revision = answer.revision;
    return { state: 'good' };
  }
  run.mode = 'older';
  const initialize = take(of('initialize')[0], { step: 'initialize' });
  if (initialize === null) return null;
  const opened = initializeAnswer(initialize);
  if ('failure' in opened) return failedOrGated(initialize, opened.failure);
  run.revision = opened.revision;
  const ack = take(of('initialized')[0], { step: 'initialized' });
  if (ack === null) return null;
  const failure = ackFailure(ack);
  return failure === null ? { state: 'good' } : failedOrGated(ack, failure);
}

function failedOrGated(exchange: Exchange, failure: HandshakeFailure): Handshake {
  const scheme = gateOf(exchange);
  return scheme === null ? { state: 'failed', failure } : { state: 'gated', scheme, exchange };
}
