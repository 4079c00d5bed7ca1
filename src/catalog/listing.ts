import type { Listing } from '../generated/catalog.ts';
import type { RegistryRow } from '../registry/row.ts';
import { endpointOf } from './endpoint.ts';
import { publisherTools } from './publisher-tools.ts';
import { listedRemotes } from './remotes.ts';

/** What the directory says of one row of the registry; keys in the order of the catalog's schema. */
export function listingOf(row: RegistryRow): Listing {
  const remotes = listedRemotes(row.remotes);
  const endpoint = endpointOf(remotes);
  const tools = publisherTools(row.publisherProvided);
  return {
    name: row.name,
    ...(row.title !== undefined && { title: row.title }),
    description: row.description,
    version: row.version,
    status: row.status,
    ...(row.statusMessage !== undefined && { status_message: row.statusMessage }),
    transport: transportOf(endpoint, remotes, row.packages.length > 0),
    ...(endpoint !== undefined && { endpoint: endpoint.url }),
    remotes,
    packages: row.packages,
    ...(row.repository !== undefined && { repository: row.repository }),
    ...(row.website !== undefined && { website: row.website }),
    published_at: row.publishedAt,
    updated_at: row.updatedAt,
    source: 'registry',
    ...(tools.length > 0 && { tools }),
  };
}

/** The endpoint's transport; without one, a package runs over stdio; else what the remotes would speak. */
function transportOf(
  endpoint: Listing['remotes'][number] | undefined,
  remotes: Listing['remotes'],
  hasPackages: boolean,
): Listing['transport'] {
  if (endpoint !== undefined) return endpoint.type;
  if (hasPackages) return 'stdio';
  return remotes.find((remote) => remote.why_not !== 'unknown_type')?.type ?? 'unknown';
}
