import type { Exchange } from '../../generated/observation.ts';
import {
  challengeParams,
  type MetadataTarget,
  metadataTarget,
  redirectLocation,
} from './metadata.ts';
import type { Recorded, Run } from './run.ts';
import { type Stop, stopOf } from './stop.ts';

/** What came of the metadata document that an answer names. `stopped` is what ended its fetch and nothing else. */
export type Metadata =
  | { state: 'not_asked'; why: 'no_401' | 'no_challenge' | 'no_address' | Refusal }
  | { state: 'stopped'; stop: Stop }
  | { state: 'answered'; exchange: Exchange };

type Refusal = Extract<MetadataTarget, { refused: unknown }>['refused'];

/** Folds the metadata's exchanges into a run: some of what stops them stops the run as a whole. */
export function foldMetadata(run: Run, challenge: Exchange, observation: Recorded): void {
  const { endpoint, allow_private, exchanges, limits } = observation;
  const fetched = exchanges.filter(({ step }) => step === 'metadata');
  const last = fetched.at(-1);
  const goOn = (target: MetadataTarget) => {
    if ('refused' in target) {
      run.metadata = { state: 'not_asked', why: target.refused };
    } else if (fetched.length > limits.hops) {
      run.stop = { kind: 'redirects' };
    } else {
      run.stop = { kind: 'duration' };
      run.next = { step: 'metadata', url: target.go };
    }
  };
  if (last === undefined) {
    const named = namedAddress(challenge);
    if (typeof named === 'string') run.metadata = { state: 'not_asked', why: named };
    else goOn(metadataTarget(named.url, endpoint, allow_private));
    return;
  }
  const stop = stopOf(last, limits);
  // The document may be another party's to serve: its troubles are no news of this endpoint.
  if (stop?.kind === 'back_off' || stop?.kind === 'body') run.metadata = { state: 'stopped', stop };
  else if (stop !== null) run.stop = stop;
  else {
    const location = redirectLocation(last);
    const target = metadataTarget(location ?? '', endpoint, allow_private, last.url);
    const isAnswer = location === null || ('refused' in target && target.refused === 'not_a_url');
    if (isAnswer) run.metadata = { state: 'answered', exchange: last };
    else goOn(target);
  }
}

/** The address that an answer names for its metadata, or why there is none (spec/checkup-peer.md, 7). */
function namedAddress(
  answer: Exchange,
): { url: string } | 'no_401' | 'no_challenge' | 'no_address' {
  if (answer.status !== 401) return 'no_401';
  if (!answer.headers['www-authenticate']?.some((line) => line !== '')) return 'no_challenge';
  const url = challengeParams(answer).get('resource_metadata');
  return url === undefined ? 'no_address' : { url };
}
