import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Fault } from '../../fault.ts';
import type { PartHead } from '../../generated/part-line.ts';
import { partLines } from '../part/lines.ts';
import { type Shard, shardOf, shardText } from '../part/shard.ts';
import { hostCount } from '../plan/shards.ts';
import { digestOf, type Roll, sharesOf } from '../roll.ts';
import { type Inspected, inspect } from './inspect.ts';
import type { ShardOutcome, ShardReport } from './report.ts';

/** A file whose first line is that of a part. */
interface Candidate {
  file: string;
  head: PartHead;
  shard: Shard;
}

/** The parts of one run. */
export interface Collected {
  kind: PartHead['kind'];
  run: string;
  /** Parts whose results count, in the order of their shards. */
  parts: Inspected[];
  shards: ShardReport[];
  refused: { file: string; why: string }[];
}

/** A part begun this long after our own time is not believed. */
const AHEAD_MS = 3_600_000;

/**
 * Looks through a folder for the parts of the newest run that follows this roll's plan. What is no part of
 * it, or does not hold what its shard can have seen, is refused by name. @throws Fault data_invalid,
 * network_down when no part is left
 */
export async function collect(folder: string, roll: Roll, now: Date): Promise<Collected> {
  const refused: Collected['refused'] = [];
  const refuse = (file: string, why: string) =>
    void refused.push({ file, why: why.replace(join(folder, file), 'it') });
  const candidates = await candidatesIn(folder, roll, now, refuse);
  const [first] = [...candidates].sort((a, b) => (a.head.run < b.head.run ? 1 : -1));
  if (first === undefined) throw nothingLeft(folder, refused);
  const { kind, run } = first.head;

  const shares = sharesOf(roll, first.shard.of);
  const byShard = new Map<number, Inspected>();
  for (const { file, head, shard } of candidates) {
    if (head.run !== run) refuse(file, `it is of the run of ${head.run}, not of ${run}`);
    else if (head.kind !== kind) refuse(file, `it is of a run of kind ${head.kind}, not ${kind}`);
    else if (shard.of !== first.shard.of) refuse(file, `it is of a run of ${shard.of} shards`);
    else {
      const targets = shares[shard.index - 1] ?? [];
      const part = await inspect(join(folder, file), head, targets).catch(faultText);
      if (typeof part === 'string') refuse(file, part);
      else keepBetter(byShard, shard, part, refuse, folder);
    }
  }

  const shards = shares.flatMap((targets, at): ShardReport[] => {
    const part = byShard.get(at + 1);
    if (targets.length === 0 && part === undefined) return [];
    const outcome = part?.outcome ?? 'lost';
    return [
      {
        shard: shardText({ index: at + 1, of: shares.length }),
        outcome,
        hosts: hostCount(targets),
        endpoints: targets.length,
        unreported: targets.length - (part !== undefined && counts(outcome) ? part.reported : 0),
      },
    ];
  });
  const parts = [...byShard].sort(([a], [b]) => a - b).map(([, part]) => part);
  const usable = parts.filter(({ outcome }) => counts(outcome));
  if (usable.length === 0) throw nothingLeft(folder, refused, parts);
  return { kind, run, parts: usable, shards, refused };
}

function counts(outcome: ShardOutcome): boolean {
  return outcome === 'whole' || outcome === 'cut_off';
}

/** Files with the head of a part that follows this plan, by name. */
async function candidatesIn(
  folder: string,
  roll: Roll,
  now: Date,
  refuse: (file: string, why: string) => void,
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  const digests = new Map<number, string>();
  for (const file of await partFiles(folder)) {
    const head = await headOf(join(folder, file)).catch(faultText);
    if (typeof head === 'string') {
      refuse(file, head);
      continue;
    }
    const shard = shardOf(head.shard);
    const digest = digests.get(shard.of) ?? digestOf(roll, shard);
    digests.set(shard.of, digest);
    if (head.plan !== digest) {
      refuse(file, 'it follows another plan: the catalog or the opt-outs were not the same there');
    } else if (Date.parse(head.run) > now.getTime() + AHEAD_MS) {
      refuse(file, `it is of a run of ${head.run}, which is yet to come`);
    } else candidates.push({ file, head, shard });
  }
  return candidates;
}

async function partFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (cause: NodeJS.ErrnoException) => {
      throw new Fault('data_unreadable', `${folder} can't be read: ${cause.code}`, { cause });
    },
  );
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.jsonl'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

async function headOf(file: string): Promise<PartHead> {
  for await (const { part } of partLines(file)) {
    if (part === undefined) break;
    shardOf(part.shard);
    if (new Date(part.run).toISOString() === part.run) return part;
    throw new Fault('data_invalid', 'its run is not a time as `--run` writes it');
  }
  throw new Fault('data_invalid', 'its first line does not say what it is a part of');
}

/** Of two parts of one shard the one that ended counts, else the one that got further: a job may run twice. */
function keepBetter(
  byShard: Map<number, Inspected>,
  shard: Shard,
  part: Inspected,
  refuse: (file: string, why: string) => void,
  folder: string,
): void {
  const other = byShard.get(shard.index);
  const rank = ({ outcome, reported }: Inspected) =>
    (outcome === 'whole' ? 2e9 : counts(outcome) ? 1e9 : 0) + reported;
  const isBetter = other === undefined || rank(part) > rank(other);
  if (isBetter) byShard.set(shard.index, part);
  const worse = isBetter ? other : part;
  if (worse !== undefined) {
    refuse(relative(folder, worse.file), `shard ${shardText(shard)} has a part already`);
  }
}

function faultText(error: unknown): string {
  if (error instanceof Fault) return error.message;
  throw error;
}

function nothingLeft(
  folder: string,
  refused: Collected['refused'],
  parts: readonly Inspected[] = [],
): Fault {
  const down = parts.find(({ outcome }) => outcome === 'network_down');
  if (down !== undefined && refused.length === 0) {
    return new Fault('network_down', `no shard had a network: ${down.why ?? ''}`);
  }
  const [first] = refused;
  const why = first === undefined ? 'there is none' : `${first.file}: ${first.why}`;
  return new Fault(
    'data_invalid',
    `${folder}: expected parts of a run over this data folder, found none that counts (${why}); nothing was written`,
  );
}
