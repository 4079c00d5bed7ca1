import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Listing } from '../../../src/generated/catalog.ts';
import type { Sample } from '../../../src/generated/mcp-probe-history.ts';
import { writeCatalog } from '../../../src/store/catalog.ts';
import { HISTORY_DAYS, writeHistory } from '../../../src/store/history.ts';
import { said } from './servers.ts';

export interface WorldSize {
  listings: number;
  endpoints: number;
  hosts: number;
  /** Endpoints of the one host that has most. */
  onOneHost: number;
}

export const REGISTRY: WorldSize = {
  listings: 50_000,
  endpoints: 30_000,
  hosts: 15_000,
  onOneHost: 2400,
};

export const CONFIG = {
  schema_version: 1,
  site_url: 'https://example.invalid/',
  contact: 'nobody@example.invalid',
  registry_url: 'https://example.invalid/',
  client_name: 'rollcall-bench',
  probe: { concurrency: 32, per_host: 1, host_gap_ms: 500, host_timeouts_in_a_row: 10, shards: 8 },
  sync: { smallest_share: 0.8 },
  canaries: [],
};

const FIRST_DAY = Date.parse('2026-11-01T02:41:00Z');
export const startOf = (day: number): string =>
  new Date(FIRST_DAY + day * 86_400_000).toISOString();

/** The endpoint of the listing of this number, if it has one: which server it leads to stands in its path. */
export function endpointOf(size: WorldSize, index: number): string | undefined {
  if (index >= size.endpoints) return undefined;
  const host =
    index < size.onOneHost ? 'gateway' : `service-${(index - size.onOneHost) % (size.hosts - 1)}`;
  return `https://${host}.example.com/${index}/mcp`;
}

export const indexOf = (endpoint: string): number =>
  Number(new URL(endpoint).pathname.split('/')[1]);

/** Writes a catalog of this size and a configuration into a folder. */
export async function writeWorld(dataDir: string, size: WorldSize): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'config.json'), JSON.stringify(CONFIG));
  const servers = Array.from({ length: size.listings }, (_, index) => listing(size, index));
  await writeCatalog(dataDir, {
    schema_version: 1,
    source: {
      registry: CONFIG.registry_url,
      pulled_at: startOf(0),
      pages: 500,
      rows: size.listings,
      rejected: 0,
    },
    servers,
  });
}

function listing(size: WorldSize, index: number): Listing {
  const endpoint = endpointOf(size, index);
  const publisher = `publisher-${index % 9000}`;
  return {
    name: `io.github.${publisher}/server-${index}`,
    title: `Server number ${index}`,
    description: `Reads and writes the records of service ${index} for an assistant, with search and export.`,
    version: `1.${index % 20}.${index % 7}`,
    status: 'active',
    transport: endpoint === undefined ? 'stdio' : 'http',
    ...(endpoint !== undefined && { endpoint }),
    remotes: endpoint === undefined ? [] : [{ type: 'http', url: endpoint, probeable: true }],
    packages:
      endpoint === undefined
        ? [{ type: 'npm', identifier: `@${publisher}/server-${index}`, version: '1.0.0' }]
        : [],
    repository: `https://github.com/${publisher}/server-${index}`,
    website: `https://service-${index}.example.com/`,
    published_at: '2026-03-04T05:06:07.891Z',
    updated_at: '2026-09-10T11:12:13.141Z',
    source: 'registry',
  };
}

/** Writes the samples of the 35 days before the first one, of every endpoint. */
export async function writeSamples(dataDir: string, size: WorldSize): Promise<void> {
  const servers: Record<string, Sample[]> = {};
  for (let index = 0; index < size.endpoints; index++) {
    const { name, endpoint = '' } = listing(size, index);
    servers[name] = Array.from({ length: HISTORY_DAYS }, (_, at): Sample => {
      const day = at - HISTORY_DAYS;
      const { judged } = said(endpoint, index, day + HISTORY_DAYS);
      const time = Math.floor(Date.parse(startOf(day)) / 1000) + (index % 2400);
      return [time, judged.status === 'skipped' ? 'error' : judged.status, judged.latency_ms];
    });
  }
  await writeHistory(dataDir, {
    schema_version: 1,
    columns: ['time', 'status', 'latency_ms'],
    servers,
  });
}
