import { pathToFileURL } from 'node:url';
import { compiled } from './compiled.ts';
import { type Bench, rounded } from './result.ts';
import type * as Detected from './text-detected.ts';

const GOAL_MS = 50;

/** Each detector on its worst inputs, of 64 KB and of 2 MB, as the product is bundled. */
export const textBench: Bench = async () => {
  const bundle = pathToFileURL(await compiled('text-detected.ts')).href;
  const { measure } = (await import(bundle)) as typeof Detected;
  const slowest = measure();
  return {
    name: 'text',
    goal: `each detector's worst input of 2 MB under ${GOAL_MS} ms`,
    figures: Object.fromEntries(
      slowest.flatMap(({ kind, unit, small, large }) => [
        [`${kind}_worst_64kb_ms_${unit}`, rounded(small)],
        [`${kind}_worst_2mb_ms_${unit}`, rounded(large)],
      ]),
    ),
    ratios: Object.fromEntries(
      slowest.map(({ kind, large }) => [`${kind}_2mb_to_goal`, rounded(large / GOAL_MS)]),
    ),
    met: slowest.every(({ large }) => large <= GOAL_MS),
  };
};
