import { normalizeEndpoint } from '../../catalog/endpoint.ts';
import { optedOut } from '../../catalog/opt-outs.ts';
import { Fault } from '../../fault.ts';
import type { Listing } from '../../generated/catalog.ts';
import type { OptOuts } from '../../generated/opt-outs.ts';
import { terminalText } from '../../render/text.ts';

/** One endpoint to read, and every listing that names it. */
export interface Target {
  endpoint: string;
  transport: 'http' | 'sse' | null;
  host: string;
  listings: Listing[];
}

export interface ProbePlan {
  targets: Target[];
  /** Names of listings whose endpoint is not contacted because someone asked for that. */
  optedOut: Set<string>;
}

/**
 * What a run reads: each endpoint (normalised URL and transport) once, however many listings name it.
 * An endpoint that one listing opted out of is not read for another either.
 * `only` narrows the run to these names. @throws Fault usage when one is not listed or has no endpoint
 */
export function planProbe(
  listings: readonly Listing[],
  optOuts: OptOuts,
  only: readonly string[] = [],
): ProbePlan {
  const all = targetsOf(listings);
  const plan: ProbePlan = { targets: [], optedOut: new Set() };
  const chosen = only.length === 0 ? null : chosenNames(listings, only);
  for (const target of all) {
    const silent = target.listings.some((listing) => optedOut(listing, optOuts) !== undefined);
    const wanted = target.listings.filter(({ name }) => chosen === null || chosen.has(name));
    if (wanted.length === 0) continue;
    if (silent) for (const { name } of wanted) plan.optedOut.add(name);
    else plan.targets.push({ ...target, listings: wanted });
  }
  return plan;
}

function targetsOf(listings: readonly Listing[]): Target[] {
  const targets = new Map<string, Target>();
  for (const listing of listings) {
    const { endpoint } = listing;
    if (endpoint === undefined) continue;
    const transport = transportOf(listing);
    const key = normalizeEndpoint(endpoint, transport ?? 'http');
    const target = targets.get(key);
    if (target !== undefined) target.listings.push(listing);
    else targets.set(key, { endpoint, transport, host: hostOf(endpoint), listings: [listing] });
  }
  return [...targets.values()];
}

/** Host names are the unit of politeness: ports of one machine share its patience. */
export function hostOf(endpoint: string): string {
  if (!URL.canParse(endpoint)) return endpoint;
  return new URL(endpoint).hostname.replace(/\.$/, '');
}

function transportOf(listing: Listing): Target['transport'] {
  return listing.transport === 'http' || listing.transport === 'sse' ? listing.transport : null;
}

function chosenNames(listings: readonly Listing[], only: readonly string[]): Set<string> {
  const byName = new Map(listings.map((listing) => [listing.name, listing]));
  for (const name of only) {
    const listing = byName.get(name);
    if (listing === undefined) {
      throw new Fault('usage', `--only ${quoted(name)}: the catalog has no listing of that name`);
    }
    if (listing.endpoint === undefined) {
      throw new Fault('usage', `--only ${quoted(name)}: the listing has no endpoint to be probed`);
    }
  }
  return new Set(only);
}

function quoted(name: string): string {
  return terminalText(JSON.stringify(name.slice(0, 200)));
}
