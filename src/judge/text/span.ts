/** A place of a text, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** Hits of one text that are told apart; a text with more has been understood. */
export const MAX_HITS = 20;

/** Spans in order, those that overlap as one. */
export function merged(spans: readonly Span[]): Span[] {
  const apart: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = apart.at(-1);
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end);
    else apart.push({ ...span });
  }
  return apart;
}
