import type { Config } from '../src/generated/config.ts';
import type { Corrections } from '../src/generated/corrections.ts';
import type { OptOuts } from '../src/generated/opt-outs.ts';
import { dataTime } from '../src/render/data-time.ts';
import { type Standing, standing } from '../src/render/standing.ts';
import { type ToolOutline, toolsOf } from '../src/render/tool-outline.ts';
import { readCatalog } from '../src/store/catalog.ts';
import { readConfig } from '../src/store/config.ts';
import { readCorrections } from '../src/store/corrections.ts';
import { readHistory } from '../src/store/history.ts';
import { readOptOuts } from '../src/store/opt-outs.ts';
import { slug } from '../src/store/slug.ts';
import { readState } from '../src/store/state.ts';
import { readToolset } from '../src/store/toolsets.ts';
import { type Place, placeOf } from './href.ts';

/** What every page and file of the site is made from. */
export interface Site {
  place: Place;
  config: Config;
  /** Epoch seconds that everything is shown as of. */
  asOf: number;
  pulledAt: string;
  lastRun: string | null;
  /** Every listing, by name. */
  standings: Standing[];
  optOuts: OptOuts;
  corrections: Corrections['corrections'];
}

export interface SiteSource {
  dataDir: string;
  siteUrl: string;
  /** Epoch seconds; null means the newest time in the data. */
  asOf: number | null;
}

/** Reads the data folder and joins it. */
export async function readSite({ dataDir, siteUrl, asOf }: SiteSource): Promise<Site> {
  const catalog = await readCatalog(dataDir);
  const state = await readState(dataDir);
  const history = await readHistory(dataDir);
  const time = asOf ?? dataTime(catalog, state, history);
  return {
    place: placeOf(siteUrl),
    config: await readConfig(dataDir),
    asOf: time,
    pulledAt: catalog.source.pulled_at,
    lastRun: state.last_run,
    standings: (catalog.servers ?? []).map((listing) =>
      standing({
        listing,
        slug: slug(listing.name),
        state: state.servers?.[listing.name],
        samples: history.servers?.[listing.name],
        run: state,
        asOf: time,
      }),
    ),
    optOuts: await readOptOuts(dataDir),
    corrections: (await readCorrections(dataDir)).corrections,
  };
}

/** A listing with its tools, which are read for some listings at a time: all of them would not fit. */
export interface Entry {
  standing: Standing;
  tools: ToolOutline[];
}

export async function readEntries(
  dataDir: string,
  standings: readonly Standing[],
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const standing of standings) {
    const { listing, toolsLive } = standing;
    const toolset = toolsLive ? await readToolset(dataDir, listing.name) : null;
    entries.push({ standing, tools: toolsOf(listing, toolsLive, toolset) });
  }
  return entries;
}
