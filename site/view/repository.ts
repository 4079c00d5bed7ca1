import { slug } from '../../src/store/slug.ts';
import type { Site } from '../data.ts';

/** Addresses at the repository that holds the data, as GitHub spells them. */
export interface RepositoryLinks {
  /** The issue form for a dispute, filled in. */
  dispute: string;
  /** The workflow that probes. */
  probe: string;
  /** What the toolset was on any day. */
  toolsetHistory: string;
  toolset: string;
  card: string;
}

/** Null where no repository is configured. */
export function repositoryLinks(
  { config }: Pick<Site, 'config'>,
  name: string,
): RepositoryLinks | null {
  const { repository_url: url } = config;
  if (url === undefined) return null;
  const base = url.replace(/\/+$/, '');
  const own = slug(name);
  return {
    dispute: `${base}/issues/new?template=dispute.yml&title=${encodeURIComponent(`Dispute: ${name}`)}&listing=${encodeURIComponent(name)}`,
    probe: `${base}/actions/workflows/probe.yml`,
    toolsetHistory: `${base}/commits/HEAD/data/toolsets/${own}.json`,
    toolset: `${base}/blob/HEAD/data/toolsets/${own}.json`,
    card: `${base}/blob/HEAD/data/report-cards/${own}.json`,
  };
}
