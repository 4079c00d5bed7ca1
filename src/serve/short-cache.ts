/** Answers that were rendered a moment ago, by what was asked for. */
export interface ShortCache<Value> {
  get(key: string): Value | undefined;
  /** Keeps it for a moment, and never beyond `until` (epoch milliseconds). */
  set(key: string, value: Value, until?: number): void;
}

/** Keeps at most `entries` for `ms` each, by this clock; the oldest goes first. */
export function shortCache<Value>(
  entries: number,
  ms: number,
  now: () => number,
): ShortCache<Value> {
  const kept = new Map<string, { value: Value; until: number }>();
  return {
    get(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      if (found.until > now()) return found.value;
      kept.delete(key);
      return undefined;
    },
    set(key, value, until = Number.POSITIVE_INFINITY) {
      kept.delete(key);
      kept.set(key, { value, until: Math.min(until, now() + ms) });
      const [oldest] = kept.keys();
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    },
  };
}
