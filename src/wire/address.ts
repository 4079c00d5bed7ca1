import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Why an address may not be contacted. `special_purpose` covers what IANA's registries set aside for anything else. */
export type AddressRefusal =
  | 'not_an_address'
  | 'loopback'
  | 'private'
  | 'link_local'
  | 'metadata'
  | 'special_purpose';

export type AddressVerdict = { allowed: true } | { allowed: false; why: AddressRefusal };

export type AddressPolicy = {
  /** Opens loopback, private and shared (100.64.0.0/10) addresses; never link-local or metadata ones. */
  allowPrivate: boolean;
};

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Where clouds serve credentials to their own machines, beside all of 169.254.0.0/16. */
const METADATA = new Set([
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd20:ce::254',
  'fd00:42::42',
  'fd00:c1::a9fe:a9fe',
]);

const GLOBAL_IPV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
const NAT64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96];

const ALLOWED: AddressVerdict = { allowed: true };

/**
 * May this address be contacted? Takes an address in its plain form, as a look-up returns it; any
 * other string is refused. What is allowed is listed, what is refused is everything else.
 */
export function addressVerdict(ip: string, policy: AddressPolicy): AddressVerdict {
  // A zone (%eth0) names an interface of this machine, which no public server has.
  if (isIP(ip) === 0 || ip.includes('%')) return refused('not_an_address');
  return verdict(parse(ip), policy);
}

function parse(ip: string): Address {
  if (!ip.includes(':')) return ipaddr.IPv4.parse(ip);
  // ipaddr.js takes ::127.0.0.1 for ::ffff:127.0.0.1; the spelling of URLs has no dots to misread.
  return ipaddr.IPv6.parse(new URL(`http://[${ip}]`).hostname.slice(1, -1));
}

function verdict(address: Address, { allowPrivate }: AddressPolicy): AddressVerdict {
  if (METADATA.has(address.toString())) return refused('metadata');
  switch (address.range()) {
    case 'unicast':
      // ipaddr.js also calls unassigned space unicast, and with it ::7f00:1 (127.0.0.1 of old).
      return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6)
        ? ALLOWED
        : refused('special_purpose');
    case 'loopback':
      return allowPrivate ? ALLOWED : refused('loopback');
    case 'private':
    case 'uniqueLocal':
    case 'carrierGradeNat':
      return allowPrivate ? ALLOWED : refused('private');
    case 'linkLocal':
      return refused('link_local');
    case 'ipv4Mapped':
      return mappedVerdict(embedded(address), allowPrivate);
    case 'rfc6052':
      // NAT64 is how a machine without IPv4 reaches public IPv4; it has no private use.
      return address instanceof ipaddr.IPv6 && address.match(NAT64)
        ? verdict(embedded(address), { allowPrivate: false })
        : refused('special_purpose');
    default:
      return refused('special_purpose');
  }
}

/** A mapped address is the IPv4 one in disguise. A public server has no use for it, whatever it maps. */
function mappedVerdict(address: ipaddr.IPv4, allowPrivate: boolean): AddressVerdict {
  const plain = verdict(address, { allowPrivate });
  return plain.allowed && !allowPrivate ? refused('special_purpose') : plain;
}

function embedded(address: Address): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(-4));
}

function refused(why: AddressRefusal): AddressVerdict {
  return { allowed: false, why };
}
