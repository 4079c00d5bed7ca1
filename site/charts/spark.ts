import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type Html, html } from '../html.ts';
import { moment } from '../view/format.ts';
import type { Tone } from '../view/status.ts';
import { dateOf } from './points.ts';

export interface Point {
  day: string;
  value: number;
}

const [WIDTH, HEIGHT] = [120, 32];

/** A small course of one number; in words, where a course needs a second day. `say` writes a value. */
export function spark(
  what: string,
  points: readonly Point[],
  say: (value: number) => string,
  tone: Tone,
): Html {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) {
    return html`<span class="small">Its course begins with the second day of runs.</span>`;
  }
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(high - low, high * 0.1, 0.001);
  const x = scaleUtc([dateOf(first.day), dateOf(last.day)], [0, WIDTH]);
  const y = scaleLinear([low - room / 4, high + room / 4], [HEIGHT, 0]);
  const atX = ({ day }: Point) => x(dateOf(day));
  const course = line<Point>(atX, ({ value }) => y(value)).digits(1);
  const below = area<Point>(atX, HEIGHT, ({ value }) => y(value)).digits(1);
  const label = `${what}: ${say(first.value)} on ${dayWords(first)}, ${say(last.value)} on ${dayWords(last)}, between ${say(low)} and ${say(high)}`;
  return html`<svg class="spark ${tone}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${label}"><title>${label}</title><path class="area" d="${below(points)}"/><path class="line" d="${course(points)}"/></svg>`;
}

function dayWords({ day }: Point): string {
  return moment(`${day}T00:00:00Z`)?.day ?? day;
}
