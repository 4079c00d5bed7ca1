import type { Answer } from '../observation/answer.ts';
import type { ListMethod } from '../observation/pages.ts';
import type { WireResult } from '../wire/exchange.ts';
import type { Asker } from './asker.ts';
import type { Era } from './ladder.ts';

/** How long a notification may go without an answer before the lists are asked for all the same. */
export const NOTE_MS = 5000;

/** One conversation with a server in one era. What came of each step stands in the wire's records. */
export interface Conversation {
  readonly era: Era;
  /** Opens it; only after `opened` may the others be called. */
  open(): Promise<Answer>;
  /** One page of a list; a cursor of null asks for the first. */
  list(method: ListMethod, cursor: string | null): Promise<WireResult>;
  call(name: string, args: Record<string, unknown>): Promise<WireResult>;
  read(uri: string): Promise<WireResult>;
  /** Ends it politely: its session is given back. Its time is no part of any latency. */
  close(): Promise<void>;
}

/** What every era needs to talk. */
export interface Party {
  asker: Asker;
  rung: number;
  client: { name: string; version: string };
  /** The version that initialize asks for. */
  version: string;
}
