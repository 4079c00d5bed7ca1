import { pathToFileURL } from 'node:url';
import { compiled } from './compiled.ts';
import type * as Judged from './report-judged.ts';
import { type Bench, rounded } from './result.ts';

const TOOLS = 30;
const GOAL = 500;

/** Recorded reads of 30 tools, judged one after the other as the product is bundled. */
export const reportBench: Bench = async () => {
  const bundle = pathToFileURL(await compiled('report-judged.ts')).href;
  const { measure } = (await import(bundle)) as typeof Judged;
  const { judged, parsed, bytes } = measure(TOOLS);
  return {
    name: 'report',
    goal: `${GOAL} recorded reads of ${TOOLS} tools judged in a second of CPU`,
    figures: {
      judged_per_cpu_second: rounded(judged, 0),
      parsed_and_judged_per_cpu_second: rounded(parsed, 0),
      kb_per_record: rounded(bytes / 1000, 1),
    },
    ratios: { judged_to_goal: rounded(judged / GOAL) },
    met: judged >= GOAL,
  };
};
