import type { Sample } from '../../generated/mcp-probe-history.ts';
import { mergeHistories, type WholeHistory } from '../history.ts';

/** The samples that either run added, without those that either dropped. */
export function mergeHistoriesFrom(
  base: WholeHistory,
  ours: WholeHistory,
  theirs: WholeHistory,
): WholeHistory {
  const both = mergeHistories(ours, theirs);
  const servers: Record<string, Sample[]> = Object.create(null);
  for (const [name, samples] of Object.entries(both.servers)) {
    const dropped = droppedBy(base.servers[name] ?? [], ours.servers[name], theirs.servers[name]);
    const kept = samples.filter((sample) => !dropped.has(keyOf(sample)));
    if (kept.length > 0) servers[name] = kept;
  }
  return { ...both, servers };
}

function droppedBy(
  base: readonly Sample[],
  ...sides: readonly (readonly Sample[] | undefined)[]
): Set<string> {
  const dropped = new Set<string>();
  for (const side of sides) {
    const kept = new Set((side ?? []).map(keyOf));
    for (const sample of base) if (!kept.has(keyOf(sample))) dropped.add(keyOf(sample));
  }
  return dropped;
}

function keyOf(sample: Sample): string {
  return sample.join(' ');
}
