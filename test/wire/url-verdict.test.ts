import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostVerdict, urlVerdict } from '../../src/wire/url-verdict.ts';
import { LOOPBACK_HOSTS } from './loopback-spellings.ts';

const CLOSED = { allowPrivate: false };
const OPEN = { allowPrivate: true };

describe('which URLs may be contacted, before any look-up', () => {
  it.each(LOOPBACK_HOSTS)('refuses http://%s/', (host) => {
    expect(urlVerdict(`http://${host}/mcp`, CLOSED).allowed).toBe(false);
    expect(urlVerdict(`https://${host}:8443/mcp`, CLOSED).allowed).toBe(false);
  });

  it.each([
    ['http:127.0.0.1', 'loopback'],
    ['http:/\\127.1', 'loopback'],
    ['  http://127.1  ', 'loopback'],
    ['http://10.1/', 'private'],
    ['http://3232235777/', 'private'],
    ['http://0xa9fea9fe/', 'link_local'],
    ['http://169.254.169.254./latest/meta-data', 'link_local'],
    ['http://168.63.129.16/', 'metadata'],
    ['http://metadata.google.internal/', 'metadata'],
    ['http://metadata/', 'local_name'],
    ['http://printer/', 'local_name'],
    ['http://printer.local/', 'local_name'],
    ['http://db.corp.internal./', 'local_name'],
    ['http://router.home.arpa/', 'local_name'],
    ['ftp://example.com/', 'not_http'],
    ['file:///etc/passwd', 'not_http'],
    ['javascript:alert(1)', 'not_http'],
    ['data:text/plain,x', 'not_http'],
    ['', 'not_a_url'],
    ['example.com/mcp', 'not_a_url'],
    ['http://', 'not_a_url'],
    ['http://256.256.256.256/', 'not_a_url'],
    ['http://[::1/', 'not_a_url'],
    ['http://./', 'not_a_url'],
  ])('%j is refused as %s', (url, why) => {
    expect(urlVerdict(url, CLOSED)).toEqual({ allowed: false, why });
  });

  it.each([
    'https://example.com/mcp',
    'http://EXAMPLE.com.:8080/',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://localhost.example.com/',
    'https://x.example',
  ])('lets %s pass on to the look-up', (url) => {
    expect(urlVerdict(url, CLOSED)).toEqual({ allowed: true });
    expect(urlVerdict(new URL(url), CLOSED)).toEqual({ allowed: true });
  });

  it('opens this machine and its network to --allow-private, and never the metadata addresses', () => {
    for (const host of [
      '127.1',
      '[::1]',
      '[::ffff:7f00:1]',
      'localhost',
      'a.localhost.',
      'mcp',
      '10.0.0.1',
      '[fd00::1]',
    ]) {
      expect(urlVerdict(`http://${host}/`, OPEN), host).toEqual({ allowed: true });
    }
    for (const host of [
      '169.254.169.254',
      '[::ffff:a9fe:a9fe]',
      '168.63.129.16',
      '100.100.100.200',
      '[fd00:ec2::254]',
      '[fe80::1]',
      'metadata.google.internal.',
      '0.0.0.0',
    ]) {
      expect(urlVerdict(`http://${host}/`, OPEN).allowed, host).toBe(false);
    }
  });

  it('has a verdict for any string', () => {
    const hostile = fc
      .tuple(
        fc.constantFrom('http://', 'https://', 'http:', '//', 'HTTP://', 'ws://', ''),
        fc.string({ unit: 'binary' }),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), fc.string()), (url) => {
        const closed = urlVerdict(url, CLOSED);
        if (closed.allowed) expect(urlVerdict(url, OPEN)).toEqual({ allowed: true });
        else expect(closed.why).toMatch(/^[a-z_]+$/);
        hostVerdict(url, CLOSED);
      }),
      { numRuns: 3000 },
    );
  });
});
