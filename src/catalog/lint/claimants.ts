import type { Listing } from '../../generated/catalog.ts';
import { normalizeEndpoint } from '../endpoint.ts';
import type { LintCatalog } from './rule.ts';

/** Which active listings have the same address, however it is spelled and over whichever transport. A renamed listing's former name is deprecated and claims nothing. */
export function claimantsIn(listings: Iterable<Listing>): LintCatalog {
  const first = new Map<string, string>();
  const several = new Map<string, string[]>();
  for (const { name, status, remotes } of listings) {
    if (status !== 'active') continue;
    for (const { url, probeable } of remotes) {
      if (!probeable) continue;
      const address = normalizeEndpoint(url, 'http');
      const other = first.get(address);
      if (other === undefined) first.set(address, name);
      else if (other !== name) {
        const names = several.get(address) ?? [other];
        if (names.at(-1) !== name) names.push(name);
        several.set(address, names);
      }
    }
  }
  for (const names of several.values()) names.sort();
  return { claimants: (url) => several.get(normalizeEndpoint(url, 'http')) ?? [] };
}
