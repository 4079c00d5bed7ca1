import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

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

/**
 * For a service that may read private addresses: a page of somebody else's, open in a browser on this
 * machine, must not have it do so, neither by a request across sites nor by a name of its own that it has
 * lead here.
 */
export function onlyOwnMachine(app: FastifyInstance, siteOrigin: string): void {
  app.addHook('onRequest', async ({ headers }) => {
    const { host = '', origin } = headers;
    const named = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
    const isAcross = headers['sec-fetch-site'] === 'cross-site' && origin !== siteOrigin;
    if (!isLoopback(named) || isAcross) throw new Refusal('origin_refused');
  });
}
