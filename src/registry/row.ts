import { instant, list, record, text, webUrl } from './fields.ts';
import type { Reject, RejectReason } from './rejects.ts';
import { type RowPackage, type RowRemote, rowPackages, rowRemotes } from './row-addresses.ts';

/** One row of the registry's list, read leniently: text bounded, times normalised, what is unusable absent. */
export interface RegistryRow {
  name: string;
  title?: string;
  description: string;
  version: string;
  status: 'active' | 'deprecated';
  statusMessage?: string;
  /** Null where the registry did not say. */
  isLatest: boolean | null;
  publishedAt: string | null;
  updatedAt: string | null;
  repository?: string;
  website?: string;
  remotes: RowRemote[];
  packages: RowPackage[];
  /** What the publisher put beside the server: their word, in any shape. */
  publisherProvided: Record<string, unknown> | null;
}

const NAME = /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/;
const OFFICIAL = 'io.modelcontextprotocol.registry/official';
const PUBLISHER = 'io.modelcontextprotocol.registry/publisher-provided';
const MOST_ADDRESSES = 200;

export type ParsedRow = { row: RegistryRow } | { reject: Reject };

/**
 * One element of a page's `servers`, as a row or as a reject with its reason; never throws. Unknown keys,
 * old `$schema`s and the older snake_case spellings are fine; a row without official metadata is active.
 * Rules: the registry's aggregator guide (deleted leaves, an unknown status is hidden).
 */
export function parseRow(value: unknown): ParsedRow {
  const outer = record(value);
  if (outer === null) return rejected(null, 'not_an_object', typeOf(value));
  const server = record(outer.server);
  if (server === null)
    return rejected(text(outer.name, 200) ?? null, 'no_server', typeOf(outer.server));
  if (text(server.name, 200) === undefined)
    return rejected(null, 'name_missing', typeOf(server.name));

  const name = server.name as string;
  const shownName = text(name, 201) as string;
  if (name.length < 3 || name.length > 200 || !NAME.test(name)) {
    return rejected(shownName, 'name_invalid', `${name.length} characters`);
  }
  const official = record(record(outer._meta)?.[OFFICIAL]) ?? {};
  const isLatest = official.isLatest ?? official.is_latest;
  if (isLatest === false) return rejected(name, 'not_latest', `version ${shown(server.version)}`);
  const status = official.status ?? server.status ?? 'active';
  if (status === 'deleted') return rejected(name, 'deleted', shown(official.statusMessage, ''));
  if (status !== 'active' && status !== 'deprecated') {
    return rejected(name, 'status_unknown', `status ${shown(status)}`);
  }
  const remotes = list(server.remotes);
  const packages = list(server.packages);
  if (remotes.length > MOST_ADDRESSES || packages.length > MOST_ADDRESSES) {
    const detail = `${remotes.length} remotes, ${packages.length} packages; at most ${MOST_ADDRESSES} of each`;
    return rejected(name, 'too_large', detail);
  }

  const title = text(server.title, 300);
  const statusMessage = text(official.statusMessage ?? official.status_message, 1000);
  const repository = webUrl(record(server.repository)?.url ?? server.repository);
  const website = webUrl(server.websiteUrl ?? server.website_url);
  return {
    row: {
      name,
      ...(title !== undefined && { title }),
      description: text(server.description, 4000) ?? '',
      version: text(server.version, 255) ?? '',
      status,
      ...(statusMessage !== undefined && { statusMessage }),
      isLatest: isLatest === true ? true : null,
      publishedAt: instant(official.publishedAt ?? official.published_at),
      updatedAt: instant(official.updatedAt ?? official.updated_at),
      ...(repository !== undefined && { repository }),
      ...(website !== undefined && { website }),
      remotes: rowRemotes(remotes),
      packages: rowPackages(packages),
      publisherProvided: record(record(server._meta)?.[PUBLISHER]),
    },
  };
}

function rejected(name: string | null, reason: RejectReason, detail: string): ParsedRow {
  return { reject: { name, reason, detail } };
}

function shown(value: unknown, otherwise = typeOf(value)): string {
  return text(value, 100) ?? otherwise;
}

function typeOf(value: unknown): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
