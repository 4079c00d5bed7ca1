import { hasDetails, type LeftOut } from '../../budget.ts';
import type { ConnectView } from './connect.ts';
import type { Setup } from './setups.ts';

/** What is told of it by a site that leaves things out: the first client and the last, which is any other. */
export function connectTold(view: ConnectView, leftOut: LeftOut): ConnectView {
  if (hasDetails({ leftOut })) return view;
  const ends = (setups: Setup[]) =>
    setups.length > 2 ? [...setups.slice(0, 1), ...setups.slice(-1)] : setups;
  const { endpoint, remotes, packages } = view;
  return {
    ...view,
    endpoint: endpoint === null ? null : { ...endpoint, setups: ends(endpoint.setups) },
    remotes: remotes.map((remote) => ({ ...remote, setups: ends(remote.setups) })),
    packages: packages.map((one) => ({ ...one, setups: ends(one.setups) })),
  };
}
