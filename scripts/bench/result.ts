/** What one bench found. Ratios compare things measured in the same run, in turns. */
export interface BenchResult {
  name: string;
  /** What is aimed at, in words. */
  goal: string;
  /** Plain measurements, each named with its unit. */
  figures: Record<string, number>;
  /** What the goal is about: how many times the thing compared with. */
  ratios: Record<string, number>;
  met: boolean;
}

export type Bench = () => Promise<BenchResult>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 1 ? middle : middle - 1];
  if (upper === undefined || lower === undefined) throw new Error('a median of nothing');
  return (upper + lower) / 2;
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

export const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
