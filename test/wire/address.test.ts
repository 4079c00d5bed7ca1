import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressVerdict } from '../../src/wire/address.ts';

const CLOSED = { allowPrivate: false };
const OPEN = { allowPrivate: true };

/** First and last address of each range, or one of its kind: [address, why it is refused, open under allowPrivate?]. */
const REFUSED: [string, string, boolean][] = [
  ['0.0.0.0', 'special_purpose', false],
  ['0.255.255.255', 'special_purpose', false],
  ['10.0.0.0', 'private', true],
  ['10.255.255.255', 'private', true],
  ['100.64.0.0', 'private', true],
  ['100.127.255.255', 'private', true],
  ['127.0.0.0', 'loopback', true],
  ['127.255.255.255', 'loopback', true],
  ['169.254.0.1', 'link_local', false],
  ['169.254.169.254', 'link_local', false],
  ['172.16.0.0', 'private', true],
  ['172.31.255.255', 'private', true],
  ['192.0.0.0', 'special_purpose', false],
  ['192.0.0.255', 'special_purpose', false],
  ['192.0.2.1', 'special_purpose', false],
  ['192.31.196.1', 'special_purpose', false],
  ['192.52.193.1', 'special_purpose', false],
  ['192.88.99.1', 'special_purpose', false],
  ['192.168.0.0', 'private', true],
  ['192.168.255.255', 'private', true],
  ['192.175.48.1', 'special_purpose', false],
  ['198.18.0.0', 'special_purpose', false],
  ['198.19.255.255', 'special_purpose', false],
  ['198.51.100.1', 'special_purpose', false],
  ['203.0.113.1', 'special_purpose', false],
  ['224.0.0.1', 'special_purpose', false],
  ['239.255.255.255', 'special_purpose', false],
  ['240.0.0.1', 'special_purpose', false],
  ['255.255.255.255', 'special_purpose', false],
  ['::', 'special_purpose', false],
  ['::1', 'loopback', true],
  ['::7f00:1', 'special_purpose', false],
  ['::8.8.8.8', 'special_purpose', false],
  ['::ffff:127.0.0.1', 'loopback', true],
  ['::ffff:10.0.0.1', 'private', true],
  ['::ffff:169.254.169.254', 'link_local', false],
  ['::ffff:a83f:8110', 'metadata', false],
  ['::ffff:8.8.8.8', 'special_purpose', true],
  ['::ffff:0:127.0.0.1', 'special_purpose', false],
  ['64:ff9b::127.0.0.1', 'loopback', false],
  ['64:ff9b::10.0.0.1', 'private', false],
  ['64:ff9b::169.254.169.254', 'link_local', false],
  ['64:ff9b:1::1', 'special_purpose', false],
  ['100::1', 'special_purpose', false],
  ['100:0:0:1::1', 'special_purpose', false],
  ['2001::1', 'special_purpose', false],
  ['2001:2::1', 'special_purpose', false],
  ['2001:10::1', 'special_purpose', false],
  ['2001:20::1', 'special_purpose', false],
  ['2001:1ff:ffff::', 'special_purpose', false],
  ['2001:db8::1', 'special_purpose', false],
  ['2002:7f00:1::', 'special_purpose', false],
  ['2002:808:808::', 'special_purpose', false],
  ['2620:4f:8000::1', 'special_purpose', false],
  ['3fff::1', 'special_purpose', false],
  ['3fff:fff::1', 'special_purpose', false],
  ['4000::1', 'special_purpose', false],
  ['5f00::1', 'special_purpose', false],
  ['fc00::1', 'private', true],
  ['fdff::1', 'private', true],
  ['fe80::1', 'link_local', false],
  ['febf::1', 'link_local', false],
  ['fec0::1', 'special_purpose', false],
  ['ff02::1', 'special_purpose', false],
  ['168.63.129.16', 'metadata', false],
  ['100.100.100.200', 'metadata', false],
  ['192.0.0.192', 'metadata', false],
  ['fd00:ec2::254', 'metadata', false],
  ['fd00:0ec2:0::0254', 'metadata', false],
];

const ALLOWED = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.17',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2606:4700::1111',
  '2a00:1450::1',
  '64:ff9b::8.8.8.8',
];

describe('which addresses may be contacted', () => {
  it.each(REFUSED)('%s is refused as %s', (ip, why, open) => {
    expect(addressVerdict(ip, CLOSED)).toEqual({ allowed: false, why });
    expect(addressVerdict(ip, OPEN).allowed).toBe(open);
  });

  it.each(ALLOWED)('%s is public', (ip) => {
    expect(addressVerdict(ip, CLOSED)).toEqual({ allowed: true });
    expect(addressVerdict(ip, OPEN)).toEqual({ allowed: true });
  });

  it.each([
    '',
    '127.1',
    '0x7f000001',
    '2130706433',
    '127.0.0.1/8',
    '[::1]',
    'fe80::1%eth0',
    '2606:4700::1%lo',
    'localhost',
    '8.8.8.8 ',
  ])('%j is not an address in its plain form', (ip) => {
    expect(addressVerdict(ip, OPEN)).toEqual({ allowed: false, why: 'not_an_address' });
  });

  it('has a verdict for any string, and opens nothing that closed is not a subset of', () => {
    const text = fc.oneof(fc.string(), fc.ipV4(), fc.ipV4Extended(), fc.ipV6());
    fc.assert(
      fc.property(text, (ip) => {
        const closed = addressVerdict(ip, CLOSED);
        if (closed.allowed) expect(addressVerdict(ip, OPEN).allowed).toBe(true);
        else expect(closed.why).toMatch(/^[a-z_]+$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('judges an IPv4 address and its mapped form alike when private addresses are open', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        expect(addressVerdict(`::ffff:${ip}`, OPEN)).toEqual(addressVerdict(ip, OPEN));
        expect(addressVerdict(`::ffff:${ip}`, CLOSED).allowed).toBe(false);
      }),
    );
  });
});
