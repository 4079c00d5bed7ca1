/**
 * Milliseconds that a Retry-After header asks to wait (RFC 9110, 10.2.3), or null when it says
 * nothing readable. A date counts from the response's own Date where it has one.
 */
export function retryAfterMs(
  value: string | undefined,
  date: string | undefined,
  now: Date,
): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const until = Date.parse(text);
  if (Number.isNaN(until) || !/^[A-Z][a-z]{2}/.test(text)) return null;
  const from = Date.parse(date ?? '');
  return Math.max(0, until - (Number.isNaN(from) ? now.getTime() : from));
}
