import type { Listing } from '../../generated/catalog.ts';

/** What a listing says of itself that is missing, left over or can't be used. Nothing is read for it but the catalog. */
export interface LintRule {
  id: string;
  /** A warning is a fault of the listing; a note is something that its reader should know. */
  level: 'warning' | 'note';
  text: string;
  /** What its publisher can do about it. */
  fix: string;
  /** Where it was found, in the listing's words (empty when there is nothing to quote), or null where it was not. */
  find: (listing: Listing, catalog: LintCatalog) => string[] | null;
}

/** What a rule knows of the other listings. */
export interface LintCatalog {
  /** Names of the active listings that have this address, sorted; empty where there are not several. */
  claimants: (url: string) => readonly string[];
}

/** Null for nothing found: what a rule over several addresses returns. */
export function someOf(found: string[]): string[] | null {
  return found.length > 0 ? found : null;
}
