import type { Listing, Remote } from '../../../src/generated/catalog.ts';
import { givenAddress, givenHeaders } from './inputs.ts';
import { type PackageView, packageView } from './package.ts';
import { type RemoteView, remoteView } from './remote.ts';
import { keyOf, remoteSetups, type Setup } from './setups.ts';

/** All that a person needs to use a server. */
export interface ConnectView {
  /** The address that is probed, and how clients are told of it. */
  endpoint: { url: string; transport: string; setups: Setup[] } | null;
  /** The other addresses. */
  remotes: RemoteView[];
  packages: PackageView[];
  /** How many addresses and packages the page leaves out. */
  left: number;
}

/** A row may hold two hundred of each. */
const SHOWN = 12;
/** Of how many the configuration is spelled out: the page has 14 KB in all. */
const SPELLED = { remotes: 1, packages: 4 };

export function connectView(listing: Listing): ConnectView {
  const { name, endpoint, remotes, packages } = listing;
  const key = keyOf(name);
  const probed = remotes.find(({ url, probeable }) => probeable && url === endpoint);
  const others = remotes.filter((remote) => remote !== probed);
  return {
    endpoint:
      endpoint === undefined
        ? null
        : {
            url: endpoint,
            transport: listing.transport === 'sse' ? 'HTTP+SSE' : 'Streamable HTTP',
            setups: endpointSetups(key, endpoint, listing.transport, probed),
          },
    remotes: spelled(
      others.slice(0, SHOWN).map((remote) => remoteView(remote, endpoint, key)),
      SPELLED.remotes,
    ),
    packages: spelled(
      packages.slice(0, SHOWN).map((pack) => packageView(pack, key)),
      SPELLED.packages,
    ),
    left: Math.max(0, others.length - SHOWN) + Math.max(0, packages.length - SHOWN),
  };
}

function endpointSetups(
  key: string,
  url: string,
  transport: Listing['transport'],
  remote: Remote | undefined,
): Setup[] {
  const type = transport === 'sse' ? 'sse' : 'http';
  return remoteSetups({
    key,
    type,
    address: givenAddress(url),
    headers: givenHeaders(remote?.headers),
  });
}

/** With the setups of the first `most` that have any. */
function spelled<View extends { setups: Setup[] }>(views: View[], most: number): View[] {
  const kept = new Set(views.filter(({ setups }) => setups.length > 0).slice(0, most));
  return views.map((view) => (kept.has(view) ? view : { ...view, setups: [] }));
}
