import type { Sample } from '../../src/generated/mcp-probe-history.ts';
import { counted, milliseconds } from './format.ts';

export interface LatencyView {
  last: string;
  median: string;
  /** Of the chart, 300 by 48: one point a sample, the newest on the right. */
  line: string;
  /** Height of the median in the chart, from its top. */
  middle: number;
  /** The numbers of the chart in one sentence. */
  sentence: string;
}

const WIDTH = 300;
const HEIGHT = 48;
const EDGE = 3;

/** Latency over some samples, oldest first; null where none of them has any. */
export function latencyView(samples: readonly Sample[]): LatencyView | null {
  const values: number[] = [];
  for (const [, , latency] of samples) if (latency !== null) values.push(latency);
  const last = values.at(-1);
  if (last === undefined) return null;
  const sorted = Float64Array.from(values).sort();
  const lowest = sorted[0] ?? last;
  const highest = sorted.at(-1) ?? last;
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? last;
  const median =
    sorted.length % 2 === 1 ? upper : Math.round(((sorted[half - 1] ?? upper) + upper) / 2);
  const step = values.length > 1 ? (WIDTH - 2 * EDGE) / (values.length - 1) : 0;
  const scale = highest > 0 ? (HEIGHT - 2 * EDGE) / highest : 0;
  const y = (value: number) => Math.round(HEIGHT - EDGE - value * scale);
  let line = '';
  for (let at = 0; at < values.length; at += 1) {
    line += `${at === 0 ? '' : ' '}${Math.round(EDGE + at * step)},${y(values[at] ?? 0)}`;
  }
  return {
    last: milliseconds(last),
    median: milliseconds(median),
    line,
    middle: y(median),
    sentence: `${counted(values.length, 'sample')} with a latency: median ${milliseconds(median)}, lowest ${milliseconds(lowest)}, highest ${milliseconds(highest)}, last ${milliseconds(last)}.`,
  };
}
