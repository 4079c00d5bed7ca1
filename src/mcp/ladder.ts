import type { Answer } from '../observation/answer.ts';

export type Era = 'modern' | 'streamable' | 'sse';
export type Column = 'handshake' | 'checkup' | 'report';

interface Rungs {
  /** What a read opens with, and the version it asks for in initialize. */
  first: Era;
  version: string;
  /** What follows when an era was answered like this; what is not listed stops the read. */
  next: Record<Era, Partial<Record<Answer, Era>>>;
}

/** The ladder of spec/handshake.md, 1: a column a read. A rung is climbed once. */
export const LADDER: Record<Column, Rungs> = {
  handshake: {
    first: 'streamable',
    version: '2024-11-05',
    next: {
      streamable: { modern_refusal: 'modern', old_transport: 'sse', endpoint_event: 'sse' },
      modern: {},
      sse: { no_stream: 'streamable' },
    },
  },
  checkup: {
    first: 'modern',
    version: '2025-06-18',
    next: {
      // A gate at discover is no gate yet (spec/checkup-peer.md, 4.2); the old transport is not tried.
      modern: { gate: 'streamable', old_transport: 'streamable', other: 'streamable' },
      streamable: {},
      sse: {},
    },
  },
  report: {
    first: 'modern',
    version: '2025-11-25',
    next: {
      modern: { old_transport: 'streamable', endpoint_event: 'sse', other: 'streamable' },
      streamable: { old_transport: 'sse', endpoint_event: 'sse' },
      sse: { no_stream: 'streamable' },
    },
  },
};

/** The era that a read opens with: a remote that is declared `sse` is asked that way first. */
export function firstRung(column: Column, declared: 'http' | 'sse' | null): Era {
  return declared === 'sse' && column !== 'checkup' ? 'sse' : LADDER[column].first;
}

/** The era to try next, or null when the read ends here. */
export function nextRung(column: Column, tried: readonly Era[], answer: Answer): Era | null {
  const last = tried.at(-1);
  const next = last === undefined ? undefined : LADDER[column].next[last][answer];
  return next === undefined || tried.includes(next) ? null : next;
}
