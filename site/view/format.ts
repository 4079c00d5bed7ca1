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
  return time ? momentAt(Date.parse(time) / 1000) : null;
}

/** `seconds` since the epoch; parts of a second are not shown. */
export function momentAt(seconds: number): Moment | null {
  const minutes = Math.floor(seconds / 60);
  const dayNumber = Math.floor(minutes / 1440);
  const day = dayOf(dayNumber);
  if (day === null) return null;
  const minute = minutes - dayNumber * 1440;
  const clock = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  const second = two(Math.floor(seconds) - minutes * 60);
  return {
    iso: `${day.iso}T${clock}:${second}Z`,
    text: `${day.text}, ${clock} UTC`,
    day: day.text,
  };
}

interface Day {
  iso: string;
  text: string;
}

/** A site has tens of thousands of times and few days. */
const days = new Map<number, Day | null>();

function dayOf(number: number): Day | null {
  let day = days.get(number);
  if (day === undefined) {
    day = newDay(new Date(number * 86_400_000));
    days.set(number, day);
  }
  return day;
}

function newDay(date: Date): Day | null {
  if (Number.isNaN(date.getTime())) return null;
  return {
    iso: date.toISOString().slice(0, -14),
    text: `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`,
  };
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

export function count(value: number): string {
  return value < 1000 ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, ',');
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
