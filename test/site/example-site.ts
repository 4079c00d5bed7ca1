import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Listing } from '../../src/generated/catalog.ts';
import { buildSite } from '../../src/pipeline/build-site.ts';
import { writeCatalog } from '../../src/store/catalog.ts';
import { writeHistory } from '../../src/store/history.ts';
import { writeState } from '../../src/store/state.ts';
import { writeToolset } from '../../src/store/toolsets.ts';
import {
  exampleCatalog,
  exampleHistory,
  exampleListing,
  exampleState,
  exampleToolset,
  HOSTILE,
} from '../data/examples.ts';

/** Where the example site is served: below a path, as GitHub serves a project's pages. */
export const SITE_URL = 'https://rolls.example/a/base path/';
export const BASE = '/a/base%20path/';

/** Listings with something special about them, beside the usual ones and the hostile one. */
export const SPECIAL = {
  /** Gated now, its tools read live on an earlier day. */
  kept: 'org.special/kept-tools',
  empty: 'org.special/empty-list',
  never: 'org.special/never-probed',
  pending: 'org.special/pending',
  /** Its namespace is the file name of the badge for what is not listed. */
  namesake: 'unknown.svg/namesake',
  moved: 'org.special/moved-endpoint',
  /** Its owner asked not to be read. */
  optedOut: 'org.special/opted-out',
} as const;

export interface ExampleSite {
  dataDir: string;
  outDir: string;
  listings: Listing[];
  /** Every file of the site by its path. */
  files: Map<string, string>;
  remove: () => void;
}

/** Data of `n` usual listings and the special ones, and the site made from it. */
export async function exampleSite(n: number): Promise<ExampleSite> {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-site-'));
  const dataDir = join(folder, 'data');
  const outDir = join(folder, 'site');
  const listings = await writeExampleData(dataDir, n);
  await buildSite({ dataDir, outDir, siteUrl: SITE_URL });
  return {
    dataDir,
    outDir,
    listings,
    files: filesBelow(outDir),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function writeExampleData(dataDir: string, n: number): Promise<Listing[]> {
  cpSync(new URL('../../data/config.json', import.meta.url), join(dataDir, 'config.json'));
  const catalog = exampleCatalog(n, { hostile: true });
  for (const name of Object.values(SPECIAL)) catalog.servers.push(specialListing(name));
  catalog.servers.sort((a, b) => (a.name < b.name ? -1 : 1));
  const state = exampleState(catalog);
  const usual = { endpoint: endpointOf(SPECIAL.kept), changed_at: '2026-11-20T04:17:00Z' };
  state.servers[SPECIAL.kept] = {
    ...usual,
    endpoint_status: 'auth_required',
    reason: 'unauthorized',
    http_status: 401,
    validation_method: 'live_mcp',
    tool_count: 2,
    tools_read_at: '2026-11-03T04:20:00Z',
  };
  state.servers[SPECIAL.empty] = {
    ...usual,
    endpoint: endpointOf(SPECIAL.empty),
    endpoint_status: 'ok_empty',
    validation_method: 'live_mcp',
    tool_count: 0,
  };
  state.servers[SPECIAL.pending] = {
    ...usual,
    endpoint: endpointOf(SPECIAL.pending),
    endpoint_status: 'ok',
    validation_method: 'live_mcp',
    tool_count: 2,
    pending: { status: 'unreachable', reason: 'dns_failed', since: '2026-11-28T04:17:00Z' },
  };
  state.servers[SPECIAL.moved] = {
    ...usual,
    endpoint: 'https://where-it-was.example/mcp',
    endpoint_status: 'ok',
    validation_method: 'live_mcp',
    tool_count: 9,
  };
  state.servers[HOSTILE.name] = {
    ...usual,
    endpoint: HOSTILE.url,
    endpoint_status: 'ok',
    validation_method: 'live_mcp',
    tool_count: 3,
    server_info: { name: HOSTILE.title, version: HOSTILE.description },
  };
  delete state.servers[SPECIAL.never];
  // Read before its owner asked.
  state.servers[SPECIAL.optedOut] = {
    ...usual,
    endpoint: endpointOf(SPECIAL.optedOut),
    endpoint_status: 'ok',
    validation_method: 'live_mcp',
    tool_count: 2,
  };
  const optOut = { name: SPECIAL.optedOut, reason: 'asked', date: '2026-11-01' };
  writeFileSync(
    join(dataDir, 'opt-outs.json'),
    JSON.stringify({ schema_version: 1, opt_outs: [optOut] }),
  );
  await writeCatalog(dataDir, catalog);
  await writeState(dataDir, state);
  await writeHistory(dataDir, exampleHistory(state));
  for (const [name, { endpoint, tool_count: tools }] of Object.entries(state.servers)) {
    const hostile = name === HOSTILE.name;
    if (tools === 0) continue;
    await writeToolset(
      dataDir,
      exampleToolset(name, hostile ? tools - 1 : tools, { endpoint, hostile }),
    );
  }
  return catalog.servers;
}

function specialListing(name: string): Listing {
  const endpoint = endpointOf(name);
  return {
    ...exampleListing(0),
    name,
    title: name.slice(name.indexOf('/') + 1),
    endpoint,
    transport: 'http',
    remotes: [{ type: 'http', url: endpoint, probeable: true }],
  };
}

function endpointOf(name: string): string {
  return `https://${name.slice(name.indexOf('/') + 1)}.example/mcp`;
}

export function filesBelow(folder: string): Map<string, string> {
  const paths = (readdirSync(folder, { recursive: true }) as string[]).sort();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
