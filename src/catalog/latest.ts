import type { Listing } from '../generated/catalog.ts';
import type { Reject } from '../registry/rejects.ts';
import { compareVersions } from '../registry/version-order.ts';

/** A listing that may turn out to be an older row of its name. */
export interface Candidate {
  listing: Listing;
  isLatest: boolean | null;
}

/**
 * Keeps one row a name, whatever the order they come in: paging under concurrent publishes can repeat a
 * name. The row that says it is the latest wins, else the higher version, else the later time.
 * Returns the row that lost, as a reject.
 */
export function keepLatest(kept: Map<string, Candidate>, candidate: Candidate): Reject | null {
  const { name } = candidate.listing;
  const other = kept.get(name);
  if (other === undefined) {
    kept.set(name, candidate);
    return null;
  }
  const [winner, loser] = order(candidate, other) > 0 ? [candidate, other] : [other, candidate];
  kept.set(name, winner);
  const detail = `version ${loser.listing.version}, beside ${winner.listing.version}`;
  return { name, reason: 'superseded', detail };
}

function order(a: Candidate, b: Candidate): number {
  return (
    Number(a.isLatest === true) - Number(b.isLatest === true) ||
    compareVersions(a.listing.version, b.listing.version) ||
    compareTexts(a.listing.published_at ?? '', b.listing.published_at ?? '') ||
    compareTexts(a.listing.updated_at ?? '', b.listing.updated_at ?? '') ||
    compareTexts(JSON.stringify(a.listing), JSON.stringify(b.listing))
  );
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
