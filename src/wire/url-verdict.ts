import { isIP } from 'node:net';
import { type AddressPolicy, type AddressRefusal, addressVerdict } from './address.ts';

/** Why a URL may not be contacted. `local_name` is a name that only means something on this machine or its network. */
export type UrlRefusal = 'not_a_url' | 'not_http' | 'local_name' | AddressRefusal;

export type UrlVerdict = { allowed: true } | { allowed: false; why: UrlRefusal };

const LOOPBACK_NAMES = new Set(['localhost6', 'ip6-localhost', 'ip6-loopback']);

/** Zones that no public name server answers for (RFC 6761, 6762, 8375, and ICANN's `internal`). */
const LOCAL_ZONES = [
  'localhost',
  'localdomain',
  'localdomain6',
  'local',
  'internal',
  'intranet',
  'lan',
  'home.arpa',
];

const METADATA_NAMES = new Set([
  'metadata.google.internal',
  'metadata.goog',
  'instance-data.ec2.internal',
]);

/**
 * What can be said of a URL before any look-up. A name that passes here still has to pass with every
 * address that it resolves to (connector.ts). Any string gets a verdict; nothing throws.
 */
export function urlVerdict(url: string | URL, policy: AddressPolicy): UrlVerdict {
  const parsed = typeof url === 'string' ? parseUrl(url) : url;
  if (parsed === null) return refused('not_a_url');
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return refused('not_http');
  return hostVerdict(parsed.hostname, policy);
}

/** The same for a host as `new URL` spells it, with or without the brackets of IPv6. */
export function hostVerdict(host: string, policy: AddressPolicy): UrlVerdict {
  const name = host
    .replace(/^\[|\]$/g, '')
    .replace(/\.+$/, '')
    .toLowerCase();
  if (isIP(name) !== 0) return addressVerdict(name, policy);
  if (name === '') return refused('not_a_url');
  if (METADATA_NAMES.has(name)) return refused('metadata');
  if (policy.allowPrivate) return { allowed: true };
  if (name === 'localhost' || name.endsWith('.localhost') || LOOPBACK_NAMES.has(name)) {
    return refused('loopback');
  }
  const local = !name.includes('.') || LOCAL_ZONES.some((zone) => name.endsWith(`.${zone}`));
  return local ? refused('local_name') : { allowed: true };
}

/** The URL of a text, or null when it is none. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function refused(why: UrlRefusal): UrlVerdict {
  return { allowed: false, why };
}
