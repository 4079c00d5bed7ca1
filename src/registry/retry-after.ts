import { DateTime } from 'luxon';

/** What a Retry-After header asks for, in ms from `now` (epoch ms): seconds or an HTTP date. Null when it says nothing. */
export function retryAfterMs(header: string | undefined, now: number): number | null {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const date = DateTime.fromHTTP(value);
  return date.isValid ? Math.max(0, date.toMillis() - now) : null;
}
