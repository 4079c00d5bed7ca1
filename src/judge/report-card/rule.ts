import type { Served } from '../../observation/served.ts';
import type { TextFinding, TextKind } from '../text/detect.ts';
import type { PricedCall } from './payments/asked.ts';

export type Severity = 'error' | 'warning' | 'info';

/** One place that a rule points at. `text` is what stands there, hidden characters made visible. */
export interface Evidence {
  /** A JSON Pointer into what was served, or the part of the read that it is about. */
  where: string;
  text: string;
  /** Digest of the whole text that it stands in, where a second read has to show the same one. */
  digest?: string;
}

/** What a rule saw: every place it fires at (none: it does not fire), or why it can't tell. */
export type Outcome = readonly Evidence[] | { unjudged: string };

/** All that a rule may know: one read, and what was known before it. */
export interface Facts {
  served: Served;
  /** The texts that a model is given, looked through by the detectors of judge/text. */
  texts: Record<TextKind, TextFinding[]>;
  /** The payment requests of the read beside the prices that the server states. */
  payments: PricedCall[];
  /** How each attempt to open a conversation ended, oldest first. */
  attempts: Opening[];
  /** Our own network is known to be down: nothing is said about anybody else's. */
  offline: boolean;
  /** The version that the registry's newest row names, or null. */
  registryVersion: string | null;
  /** The toolset of the last weekly read under the same conditions, or null. */
  previous: { digest: string; drift: readonly Evidence[] } | null;
  /** The digest of this read's toolset, or null where it was not read whole. */
  digest: string | null;
  /** Places that the optional model read would have a person look at, or why it gave none; null where none is configured. */
  modelNotes: Outcome | null;
}

/**
 * How an attempt to open a conversation ended. `unclear` is an answer that says nothing lasting about the
 * server: a bot wall, a back-off, an error of its own.
 */
export type Opening =
  | 'opened'
  | 'gate'
  | 'network'
  | 'tls'
  | 'not_mcp'
  | 'unclear'
  | 'nothing_sent';

/** One rule of the report card: data about itself and one pure function. */
export interface Rule {
  id: string;
  severity: Severity;
  /** A confirmed finding caps the grade. */
  stop: boolean;
  text: string;
  fix: string;
  /** When it fires, and what it leaves alone. */
  fires: string;
  spares: string;
  /** What must have been read for the rule to say anything. */
  needs: Need;
  judge(facts: Facts): Outcome;
}

export type Need =
  | 'nothing'
  /** Any HTTP answer to an opening request. */
  | 'answer'
  /** TLS facts, where the address has any. */
  | 'tls'
  /** A conversation, or a payment that is asked for before one. */
  | 'payment'
  | 'conversation'
  /** Some tools: what is not there yet can't be looked at, what is there can. */
  | 'tools'
  /** The tool list to its end. */
  | 'whole_tools';

export const rule = <Id extends string>(definition: Rule & { id: Id }): Rule & { id: Id } =>
  definition;
