import type { Severity } from './rule.ts';

export type Grade = 'A' | 'B' | 'C' | 'D';

/** What one kind of finding takes off 100. */
export const WEIGHTS = { error: 25, warning: 8, info: 0 } as const satisfies Record<
  Severity,
  number
>;
/** The highest score of a card with a stop finding that a second read confirmed. */
export const STOP_CAP = 59;

const FLOORS: readonly [Grade, number][] = [
  ['A', 90],
  ['B', 75],
  ['C', 60],
];

/** The score of a card: a kind of finding counts once, however many places it has. */
export function scoreOf(kinds: readonly Severity[], isCapped: boolean): number {
  const lost = kinds.reduce((sum, severity) => sum + WEIGHTS[severity], 0);
  const score = Math.max(0, 100 - lost);
  return isCapped ? Math.min(score, STOP_CAP) : score;
}

export function gradeOf(score: number): Grade {
  return FLOORS.find(([, floor]) => score >= floor)?.[0] ?? 'D';
}
