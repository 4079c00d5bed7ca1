/** Times and numbers as pages write them: UTC, English, the same on every machine. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export interface Moment {
  /** For `<time datetime>`. */
  iso: string;
  /** `30 Nov 2026, 04:12 UTC` */
  text: string;
  /** `30 Nov 2026` */
  day: string;
}

/** Null for a time that is missing or that no calendar knows. */
export function moment(time: string | null | undefined): Moment | null {
  if (!time) return null;
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return null;
  const day = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  const clock = date.toISOString().slice(11, 16);
  return { iso: date.toISOString().replace('.000Z', 'Z'), text: `${day}, ${clock} UTC`, day };
}

export function count(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 tool`, `2 tools` */
export function counted(value: number, noun: string): string {
  return `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** A share of 1 as per cent, never rounded up to 100 nor down to 0. */
export function percent(share: number): string {
  if (share > 0.99 && share < 1) return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
  if (share > 0 && share < 0.01) return 'under 1 %';
  return `${Math.round(share * 100)} %`;
}

export function milliseconds(value: number): string {
  return value < 10_000 ? `${count(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}
