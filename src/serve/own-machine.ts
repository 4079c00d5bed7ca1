import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { Fault } from '../fault.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether this names the machine itself and nothing else. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  const family = isIP(name);
  if (family === 0) return name === 'localhost';
  return LOOPBACK.check(name, family === 6 ? 'ipv6' : 'ipv4');
}

export interface Reached {
  host: string;
  allowPrivate: boolean;
  trustedHops: number;
}

/** Faults usage where private addresses would be read for others than this machine. */
export function mustBePrivate({ host, allowPrivate, trustedHops }: Reached): void {
  if (!allowPrivate || (isLoopback(host) && trustedHops === 0)) return;
  const found = trustedHops > 0 ? 'behind a proxy' : `on ${host === '' ? 'every address' : host}`;
  throw new Fault(
    'usage',
    `--allow-private is for a server that only this machine reaches: expected --host 127.0.0.1 and no proxy, found it ${found}`,
  );
}

/**
 * Whether a request may have private addresses read: a page of somebody else's, open in a browser on this
 * machine, must not have it done, neither by a request across sites nor by a name of its own that it has
 * lead here.
 */
export function isOfOwnMachine(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { host = '', origin } = headers;
  const named = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
  const isAcross = headers['sec-fetch-site'] === 'cross-site' && origin !== siteOrigin;
  return isLoopback(named) && !isAcross;
}
