import type { Exchange, Observation } from '../../generated/observation.ts';
import { gateOf } from './handshake.ts';
import { foldHandshake, type Handshake } from './handshake-fold.ts';
import { foldList, type ToolList } from './list-fold.ts';
import { leadsElsewhere } from './metadata.ts';
import { foldMetadata, type Metadata } from './metadata-fold.ts';
import { type Stop, stopOf } from './stop.ts';

/**
 * What a checkup's exchanges come to. A part that is null was never answered: `stop` says why. While
 * the run is being made, `next` is what it has to ask: the record and its judgement follow one rule.
 */
export interface Run {
  mode: 'modern' | 'older';
  /** The version that the server declared, also where the handshake then failed. */
  revision: string | null;
  handshake: Handshake | null;
  list: ToolList | null;
  /** The answer to the nonexistent tool's call. */
  call: Exchange | null;
  withheld: 'collision' | 'unverifiable' | null;
  /** The answer that auth_metadata is judged by: a gate's, or that of the call. */
  challenge: Exchange | null;
  metadata: Metadata | null;
  /** A response led to another host. */
  crossedHosts: boolean;
  /** Why the run ended early; null when it came to its end. */
  stop: Stop | null;
  next: Next | null;
}

export type Next =
  | { step: 'discover' | 'initialize' | 'initialized' | 'tools/call' }
  | { step: 'tools/list'; cursor: string | null }
  | { step: 'metadata'; url: string };

/** The part of a record that a run is told from: a run that is being made has it, too. */
export type Recorded = Pick<
  Observation,
  'endpoint' | 'allow_private' | 'limits' | 'refused' | 'exchanges'
>;

/** Gives the exchange when it was answered; else the run ends, with it or before it. */
export type Take = (exchange: Exchange | undefined, next: Next) => Exchange | null;

/** Reads a checkup's record as one run (spec/checkup-peer.md, 4 to 6). */
export function runOf(observation: Recorded): Run {
  const { exchanges, limits, refused } = observation;
  const run: Run = {
    mode: 'modern',
    revision: null,
    handshake: null,
    list: null,
    call: null,
    withheld: null,
    challenge: null,
    metadata: null,
    crossedHosts: crossesHosts(exchanges),
    stop: refused === null ? null : refusal(refused),
    next: null,
  };
  if (run.stop !== null) return run;

  const take: Take = (exchange, next) => {
    if (exchange === undefined) {
      run.next = next;
      run.stop = { kind: 'duration' };
      return null;
    }
    run.stop = stopOf(exchange, limits);
    return run.stop === null ? exchange : null;
  };
  const of = (step: Exchange['step']) => exchanges.filter((exchange) => exchange.step === step);

  run.handshake = foldHandshake(run, of, take);
  if (run.handshake === null) return run;
  const pages = of('tools/list');
  run.list = foldList(run.handshake, pages, exchanges.length, take);
  if (run.list === null || run.stop !== null) return run;

  const { handshake, list } = run;
  if (handshake.state === 'gated') run.challenge = handshake.exchange;
  else if (list.state === 'gated') run.challenge = pages[0] ?? null;
  else if (list.state === 'failed') run.withheld = 'unverifiable';
  else if (list.pages.hasReservedName) run.withheld = 'collision';
  else if (list.pages.isPaged) {
    run.withheld = 'unverifiable';
    run.challenge = pages.find((page) => gateOf(page) !== null) ?? null;
  } else {
    run.call = take(of('tools/call')[0], { step: 'tools/call' });
    run.challenge = run.call;
  }
  if (run.challenge !== null) foldMetadata(run, run.challenge, observation);
  return run;
}

/** Whether any response led to a host with another name; a POST is never led on, the metadata's GET may be. */
function crossesHosts(exchanges: readonly Exchange[]): boolean {
  const document = exchanges.find(({ step }) => step === 'metadata')?.url;
  return exchanges.some((exchange) =>
    leadsElsewhere(exchange, exchange.step === 'metadata' ? document : undefined),
  );
}

function refusal(refused: NonNullable<Observation['refused']>): Stop {
  return {
    kind: 'policy',
    code: refused === 'not_http' ? 'SCHEME_NOT_ALLOWED' : refused.toUpperCase(),
  };
}
