import type { Standing } from '../../src/render/standing.ts';
import type { Site } from '../data.ts';
import { type Check, look } from './check.ts';
import type { Checks } from './checks.ts';
import { targetOf } from './links.ts';

/** A built site as its files go by: what the checks share. */
export interface LookedAt {
  site: Site;
  /** Size by path. */
  files: ReadonlyMap<string, number>;
  checks: Checks;
  /** By the file of its page. */
  standings: ReadonlyMap<string, Standing>;
  /** Pages that may be found, and those that the sitemap names. */
  indexed: Set<string>;
  mapped: Set<string>;
  /** Parts of other pages that are linked to, by page, each with one page that does. */
  parts: Map<string, Map<string, string>>;
}

/** An absolute address that may be one of this site. */
export function checkAddress(
  check: Check,
  { site, files }: Pick<LookedAt, 'site' | 'files'>,
  from: string,
  link: string,
): void {
  const { origin, base } = site.place;
  if (!link.startsWith(origin + base)) return;
  const target = targetOf(site.place, from, link);
  const isThere = target.kind === 'file' && files.has(target.path);
  look(check, isThere ? null : `${from} names ${link}, where nothing is`);
}

/** Counts what was looked at, `seen` in all, of which some is wrong. */
export function count(
  check: Check,
  seen: number,
  wrong: readonly string[],
  words: (one: string) => string,
) {
  check.seen += seen - wrong.length;
  for (const one of wrong) look(check, words(one));
}
