/**
 * Whether a response asks its client to stop for now: any 429, and a 503 with a Retry-After, whatever
 * that says. `headers` by lower-case name (spec/checkup-peer.md, 6.4).
 */
export function asksToBackOff(
  status: number | null,
  headers: Readonly<Record<string, unknown>>,
): boolean {
  return status === 429 || (status === 503 && headers['retry-after'] !== undefined);
}

/** The seconds that a Retry-After names, or null: dates, signs, fractions and huge numbers are no figure here. */
export function backOffSeconds(value: string | undefined): number | null {
  const text = value?.trim() ?? '';
  const seconds = Number(text);
  return /^[0-9]+$/.test(text) && Number.isSafeInteger(seconds) ? seconds : null;
}
