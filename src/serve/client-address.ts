import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * Where a request comes from: who connected or, behind so many trusted proxies, whom the outermost of them
 * saw. What a client itself writes into X-Forwarded-For stands before that, and is never taken.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trustedHops: number): string {
  const connected = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (trustedHops === 0 || forwarded === undefined) return connected;
  const chain = String(forwarded)
    .split(',')
    .map((address) => address.trim());
  chain.push(connected);
  return chain[Math.max(0, chain.length - 1 - trustedHops)] ?? connected;
}

/** One text for all addresses of one client: those of IPv6 have 64 bits in common. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
