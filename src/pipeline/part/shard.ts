import { Fault } from '../../fault.ts';

/** One machine's share of a run: the first of eight is `{index: 1, of: 8}`, written `1/8`. */
export interface Shard {
  index: number;
  of: number;
}

/** The share of a run that is not shared. */
export const WHOLE: Shard = { index: 1, of: 1 };

/** How many jobs one matrix of a workflow may have. */
export const MOST_SHARDS = 256;

export function shardText({ index, of }: Shard): string {
  return `${index}/${of}`;
}

/** Reads `I/N`. @throws Fault usage */
export function shardOf(text: string): Shard {
  const [, index = 0, of = 0] = /^(\d{1,3})\/(\d{1,3})$/.exec(text)?.map(Number) ?? [];
  if (index >= 1 && index <= of && of <= MOST_SHARDS) return { index, of };
  throw new Fault(
    'usage',
    `shard ${JSON.stringify(text.slice(0, 20))}: expected I/N, with I from 1 to N and N at most ${MOST_SHARDS}`,
  );
}

/** The name of a part's file without its ending, and what a workflow calls its artifact. */
export function partName({ index, of }: Shard): string {
  return `${index}-of-${of}`;
}
