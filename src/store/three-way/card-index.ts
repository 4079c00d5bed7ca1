import type { CardEntry } from '../../generated/report-card-index.ts';
import type { WholeCardIndex } from '../report-cards.ts';
import { byTime, type Side, sides, taken } from './merge.ts';

/** A merged index, and whose read of each listing it holds: the card that belongs to it is that of the same side. */
export interface MergedCardIndex {
  index: WholeCardIndex;
  sides: Map<string, Side>;
}

/** Of each listing the later read. A card opens when the earlier of two first reads said that it would. */
export function mergeCardIndexes(
  base: WholeCardIndex,
  ours: WholeCardIndex,
  theirs: WholeCardIndex,
): MergedCardIndex {
  const ways = { base: base.servers, ours: ours.servers, theirs: theirs.servers };
  const decided = sides(
    ways,
    byTime<CardEntry>(({ first_read, last_read }) => last_read ?? first_read),
  );
  const servers = taken(ways, decided);
  for (const [name, entry] of Object.entries(servers)) {
    const [mine, other] = [ours.servers[name], theirs.servers[name]];
    const first = mine && other && mine.first_read > other.first_read ? other : (mine ?? entry);
    if (first.first_read >= entry.first_read) continue;
    servers[name] = { ...entry, first_read: first.first_read, opens_on: first.opens_on };
  }
  return { index: { ...theirs, servers }, sides: decided };
}
