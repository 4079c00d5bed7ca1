import { DateTime } from 'luxon';

/** An object that is not an array; anything else is null. */
export function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

/** The elements of an array; anything else is an empty list. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * A string as it came, made well-formed (a lone surrogate becomes U+FFFD) and at most `max` UTF-16 units
 * long (the last one is then an ellipsis). Absent when it is no string, empty or white space only.
 */
export function text(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const kept =
    value.length > max ? `${value.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : value;
  return kept.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** An absolute http or https URL that may be shown as a link: without credentials, white space or hidden characters. */
export function webUrl(value: unknown): string | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  if (trimmed.length > 2048 || /[\s\p{C}]/u.test(trimmed) || !/^https?:\/\//i.test(trimmed))
    return undefined;
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  return url !== null && url.username === '' && url.password === '' ? trimmed : undefined;
}

/**
 * An RFC 3339 time, whatever the length of its fraction, as the one spelling under which equal instants
 * are equal strings and later ones sort later: UTC with milliseconds. Anything else is null.
 */
export function instant(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value)) return null;
  const time = DateTime.fromISO(value, { zone: 'utc' });
  return time.isValid && time.year >= 1 && time.year <= 9999 ? time.toISO() : null;
}
