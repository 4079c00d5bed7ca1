import { sameEndpoint } from '../src/catalog/endpoint.ts';
import { claimantsIn } from '../src/catalog/lint/claimants.ts';
import type { LintCatalog } from '../src/catalog/lint/rule.ts';
import { optedOut } from '../src/catalog/opt-outs.ts';
import type { Listing } from '../src/generated/catalog.ts';
import type { PastCheckup } from '../src/generated/checkup-history.ts';
import type { Claim } from '../src/generated/claims.ts';
import type { Config } from '../src/generated/config.ts';
import type { Corrections } from '../src/generated/corrections.ts';
import type { ProbeHistory, Sample } from '../src/generated/mcp-probe-history.ts';
import type { OptOuts } from '../src/generated/opt-outs.ts';
import type { ReportCard } from '../src/generated/report-card.ts';
import type { CardEntry } from '../src/generated/report-card-index.ts';
import type { DayTotals } from '../src/generated/totals.ts';
import { dataTime } from '../src/render/data-time.ts';
import { type Standing, standing } from '../src/render/standing.ts';
import { type ToolOutline, toolsOf } from '../src/render/tool-outline.ts';
import { readCatalog, type WholeCatalog } from '../src/store/catalog.ts';
import { eachDay } from '../src/store/changes.ts';
import { readCheckupHistory } from '../src/store/checkup-history.ts';
import { readClaims } from '../src/store/claims.ts';
import { readConfig } from '../src/store/config.ts';
import { readCorrections } from '../src/store/corrections.ts';
import { eachHistory } from '../src/store/history.ts';
import { readOptOuts } from '../src/store/opt-outs.ts';
import { readCard, readCardIndex } from '../src/store/report-cards.ts';
import { slug } from '../src/store/slug.ts';
import { readState, type WholeState } from '../src/store/state.ts';
import { readToolset } from '../src/store/toolsets.ts';
import { readTotals } from '../src/store/totals.ts';
import { type LeftOut, toolsTold } from './budget.ts';
import { digestChanges, type SiteChanges } from './changes/digest.ts';
import { type Place, placeOf } from './href.ts';

/** What every page and file of the site is made from. */
export interface Site {
  place: Place;
  /** The origin of the on-demand service; null where none was named. */
  service: string | null;
  config: Config;
  /** Epoch seconds that everything is shown as of. */
  asOf: number;
  leftOut: LeftOut;
  pulledAt: string;
  lastRun: string | null;
  /** Every listing, by name. */
  standings: Standing[];
  optOuts: OptOuts;
  corrections: Corrections['corrections'];
  /** When whose report card opens, by name. */
  cards: Record<string, CardEntry>;
  changes: SiteChanges;
  /** Who speaks for which listing, by its name. */
  claims: Map<string, Claim>;
  /** Which listings have an address in common. */
  addresses: LintCatalog;
  /** The ecosystem's numbers, a day each, in order. */
  totals: DayTotals[];
}

export interface SiteSource {
  dataDir: string;
  siteUrl: string;
  /** Where the on-demand service answers; the configured one unless given. */
  serviceUrl?: string;
  /** Epoch seconds; null means the newest time in the data. */
  asOf: number | null;
  /** Of which listings the samples are kept, by their place; of all unless given. */
  kept?: (place: number, listings: number) => boolean;
  /** What the site leaves out to fit its host; nothing unless given. */
  leftOut?: LeftOut;
}

/** Reads the data folder and joins it. */
export async function readSite(source: SiteSource): Promise<Site> {
  const { dataDir, siteUrl, serviceUrl, asOf } = source;
  const catalog = await readCatalog(dataDir);
  const state = await readState(dataDir);
  const cards = (await readCardIndex(dataDir)).servers;
  const time =
    asOf ??
    Math.max(dataTime(catalog, state, NO_HISTORY), await lastSample(dataDir), lastCardRead(cards));
  const config = await readConfig(dataDir);
  const service = serviceUrl ?? config.service_url;
  const optOuts = await readOptOuts(dataDir);
  const silent = new Set(
    catalog.servers.flatMap((one) => (optedOut(one, optOuts) === undefined ? [] : [one.name])),
  );
  return {
    place: placeOf(siteUrl),
    service: service === undefined ? null : new URL(service).origin,
    config,
    asOf: time,
    leftOut: source.leftOut ?? [],
    pulledAt: catalog.source.pulled_at,
    lastRun: state.last_run,
    standings: await standingsOf(source, { catalog, state: told(state, silent), asOf: time }),
    optOuts,
    corrections: (await readCorrections(dataDir)).corrections,
    cards: Object.fromEntries(Object.entries(cards).filter(([name]) => !silent.has(name))),
    changes: await digestChanges(eachDay(dataDir), time),
    claims: new Map((await readClaims(dataDir)).claims.map((claim) => [claim.listing, claim])),
    addresses: claimantsIn(catalog.servers ?? []),
    totals: (await readTotals(dataDir)).days.filter(({ at }) => Date.parse(at) / 1000 < time + 1),
  };
}

const NO_HISTORY: ProbeHistory = {
  schema_version: 1,
  columns: ['time', 'status', 'latency_ms'],
  servers: {},
};

/** Without those whose owner asked not to be read: what was read before is not shown, from the moment of asking on. */
function told(state: WholeState, silent: ReadonlySet<string>): WholeState {
  if (silent.size === 0) return state;
  const kept = Object.entries(state.servers).filter(([name]) => !silent.has(name));
  return { ...state, servers: Object.fromEntries(kept) };
}

/** Every listing as it stands. Samples are counted and let go, but for those that are kept. */
async function standingsOf(
  { dataDir, kept = () => true }: SiteSource,
  { catalog, state, asOf }: { catalog: WholeCatalog; state: WholeState; asOf: number },
): Promise<Standing[]> {
  const judged = (listing: Listing, samples?: readonly Sample[]): Standing => {
    const own = state.servers[listing.name];
    return standing({ listing, slug: slug(listing.name), state: own, samples, run: state, asOf });
  };
  const places = new Map(catalog.servers.map(({ name }, place) => [name, place]));
  const standings: Standing[] = new Array(catalog.servers.length);
  for await (const [name, samples] of eachHistory(dataDir)) {
    const place = places.get(name);
    const listing = place === undefined ? undefined : catalog.servers[place];
    if (place === undefined || listing === undefined) continue;
    const found = judged(listing, samples);
    if (!kept(place, catalog.servers.length)) found.samples = [];
    standings[place] = found;
  }
  for (const [place, listing] of catalog.servers.entries()) standings[place] ??= judged(listing);
  return standings;
}

/** The newest sample, epoch seconds; 0 where there is none. */
async function lastSample(dataDir: string): Promise<number> {
  let newest = 0;
  for await (const [, samples] of eachHistory(dataDir)) {
    for (const [time] of samples) newest = Math.max(newest, time);
  }
  return newest;
}

/** The listing of a name, or null; listings are sorted by name, and there may be very many. */
export function standingOf({ standings }: Pick<Site, 'standings'>, name: string): Standing | null {
  let [from, to] = [0, standings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const found = standings[middle];
    if (found === undefined || found.listing.name === name) return found ?? null;
    if (found.listing.name < name) from = middle + 1;
    else to = middle;
  }
  return null;
}

/** The newest read of the report cards, epoch seconds; 0 where there was none. */
function lastCardRead(cards: Site['cards']): number {
  let newest = 0;
  for (const { first_read, last_read } of Object.values(cards)) {
    newest = Math.max(newest, Math.floor(Date.parse(last_read ?? first_read) / 1000));
  }
  return newest;
}

/** A listing with its tools and report card, which are read for some listings at a time: all of them would not fit. */
export interface Entry {
  standing: Standing;
  tools: ToolOutline[];
  /** Null where none is open. */
  card: ReportCard | null;
  /** The scheduled checkups of a claimed server, newest last. */
  checkups: PastCheckup[];
}

export async function readEntries(
  dataDir: string,
  { cards, claims, asOf, leftOut }: Pick<Site, 'cards' | 'claims' | 'asOf' | 'leftOut'>,
  standings: readonly Standing[],
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const standing of standings) {
    const { listing, toolsLive } = standing;
    const toolset = toolsLive ? await readToolset(dataDir, listing.name) : null;
    const entry = cards[listing.name];
    const isOpen = entry !== undefined && Date.parse(entry.opens_on) / 1000 <= asOf;
    const stored = isOpen ? await readCard(dataDir, listing.name) : null;
    // That of an endpoint which the listing left says nothing about its present one.
    const card = stored !== null && sameEndpoint(stored.endpoint, listing.endpoint) ? stored : null;
    const past = claims.has(listing.name) ? await readCheckupHistory(dataDir, listing.name) : null;
    const checkups = (past?.checkups ?? []).filter(({ at }) => Date.parse(at) / 1000 <= asOf);
    const tools = toolsTold(toolsOf(listing, toolsLive, toolset), leftOut);
    entries.push({ standing, tools, card, checkups });
  }
  return entries;
}
