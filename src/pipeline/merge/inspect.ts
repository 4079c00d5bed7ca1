import { Fault } from '../../fault.ts';
import type { PartEnd, PartHead, PartLine } from '../../generated/part-line.ts';
import { partLines } from '../part/lines.ts';
import { unusuallyUnreachable } from '../probe/network-watch.ts';
import type { Target } from '../probe/plan.ts';
import { cardsChecker } from './cards-line.ts';
import { probeChecker, toolsetChecker } from './probe-line.ts';
import type { ShardOutcome } from './report.ts';

/** A part that holds nothing but what its shard can have seen. */
export interface Inspected {
  file: string;
  outcome: ShardOutcome;
  /** Why the shard ended early, where it said so. */
  why: string | undefined;
  /** Endpoints that the part has a word of. */
  reported: number;
  end: PartEnd | null;
}

/** Throws a Fault data_invalid for a line that the shard can't have written; else it may count it. */
export type LineChecker = (line: PartLine, where: string) => void;

/** Reads a whole part once and believes nothing. Faults data_unreadable, data_invalid. */
export async function inspect(
  file: string,
  head: PartHead,
  targets: readonly Target[],
): Promise<Inspected> {
  const isProbe = head.kind === 'probe';
  const check: LineChecker[] = isProbe
    ? [probeChecker(head, targets), toolsetChecker(targets)]
    : [cardsChecker(head, targets)];
  const expected: (keyof PartLine)[] = isProbe ? ['probe', 'toolset'] : ['cards'];
  let end: PartEnd | null = null;
  let number = 0;
  let unreachable = 0;
  let reported = 0;
  for await (const line of partLines(file)) {
    const where = `${file}, line ${++number}`;
    const [member] = Object.keys(line) as (keyof PartLine)[];
    if (end !== null) throw new Fault('data_invalid', `${where}: expected no line after its end`);
    if (number === 1) continue;
    if (member === 'end') end = line.end ?? null;
    else if (member === undefined || !expected.includes(member)) {
      throw new Fault(
        'data_invalid',
        `${where}: expected a line of a ${head.kind}, found ${member}`,
      );
    } else for (const one of check) one(line, where);
    if (line.probe?.status === 'unreachable') unreachable++;
    if (member === 'probe' || member === 'cards') reported++;
  }
  if (end?.read !== undefined) reported = end.read;
  const isDoubtful =
    end === null && unusuallyUnreachable({ probed: reported, by_status: { unreachable } });
  const outcome = end?.outcome ?? (isDoubtful ? 'doubtful' : 'cut_off');
  return { file, outcome, why: end?.why, reported: Math.min(reported, targets.length), end };
}
