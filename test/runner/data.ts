import { readFileSync } from 'node:fs';
import { canonical } from '../../src/store/canonical.ts';

/** The project's own configuration, with canaries off, quick hosts, and this many shards. */
export function configOf({ shards, registry }: { shards: number; registry?: string }): string {
  const config = JSON.parse(readFileSync('data/config.json', 'utf8'));
  config.canaries = [];
  config.probe = { ...config.probe, host_gap_ms: 0, shards };
  if (registry !== undefined) config.registry_url = registry;
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** data/catalog.json with listings of these names and endpoints. */
export function catalogOf(listings: readonly { name: string; url: string }[]): string {
  const rows = listings.map(({ name, url }) =>
    canonical({
      name,
      description: 'A server of a test.',
      version: '1.0.0',
      status: 'active',
      transport: 'http',
      endpoint: url,
      remotes: [{ type: 'http', url, probeable: true }],
      packages: [],
      published_at: '2026-10-01T00:00:00Z',
      updated_at: '2026-10-01T00:00:00Z',
      source: 'registry',
    }),
  );
  return `{
"schema_version":1,
"source":{"registry":"http://127.0.0.1/","pulled_at":"2026-11-01T00:00:00Z","pages":1,"rows":${rows.length},"rejected":0},
"servers":[
${rows.join(',\n')}
]}
`;
}
