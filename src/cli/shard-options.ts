import { InvalidArgumentError } from 'commander';
import { Fault } from '../fault.ts';
import { MOST_SHARDS, type Shard, shardOf } from '../pipeline/part/shard.ts';

/** The options of `probe` and `read` that make it one of many machines. */
export interface ShardArguments {
  shard?: string;
  run?: string;
  part?: string;
  only?: string[];
}

/** What a shard needs, or null where the run is not shared. @throws Fault usage for half of it */
export function shardFrom({
  shard,
  run,
  part,
  only,
}: ShardArguments): { shard: Shard; run: string; part: string } | null {
  if (shard === undefined && run === undefined && part === undefined) return null;
  if (shard === undefined || run === undefined || part === undefined || only !== undefined) {
    throw new Fault(
      'usage',
      'a shard takes --shard, --run and --part together, and no --only: expected all three',
    );
  }
  return { shard: shardOf(shard), run, part };
}

/** A time in the one spelling that parts have. */
export function runTime(text: string): string {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text);
  if (isTime && !Number.isNaN(Date.parse(text))) return new Date(text).toISOString();
  throw new InvalidArgumentError('expected a UTC time like 2026-11-30T02:41:00Z.');
}

export function shardCount(text: string): number {
  const value = Number(text);
  if (/^\d{1,3}$/.test(text) && value >= 1 && value <= MOST_SHARDS) return value;
  throw new InvalidArgumentError(`expected a whole number from 1 to ${MOST_SHARDS}.`);
}
