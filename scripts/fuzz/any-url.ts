import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readHandshake } from '../../src/reads/handshake.ts';
import { addressVerdict } from '../../src/wire/address.ts';
import { urlVerdict } from '../../src/wire/url-verdict.ts';

const octet = fc.integer({ min: 0, max: 255 });
const spelled = (value: number) =>
  fc.constantFrom(String(value), `0x${value.toString(16)}`, `0${value.toString(8)}`);

/** A loopback address in any of the spellings that URLs take. */
const loopbackHost = fc.tuple(octet, octet, octet).chain(([b, c, d]) =>
  fc.oneof(
    fc.tuple(spelled(127), spelled(b), spelled(c), spelled(d)).map((parts) => parts.join('.')),
    fc.tuple(spelled(127), spelled((b << 16) | (c << 8) | d)).map((parts) => parts.join('.')),
    spelled(127 * 2 ** 24 + ((b << 16) | (c << 8) | d)),
    fc.constantFrom(
      `[::ffff:127.${b}.${c}.${d}]`,
      '[::1]',
      '[0:0::0:1]',
      'localhost',
      'a.localhost.',
    ),
  ),
);
const piece = fc.oneof(
  fc.constantFrom(
    'http://',
    'https://',
    '//',
    '@',
    ':',
    '/',
    '?',
    '#',
    '[',
    ']',
    '%00',
    '%',
    '\\',
    '\0',
  ),
  fc.constantFrom(
    '127.1',
    '0x7f.1',
    '[::ffff:7f00:1]',
    '169.254.169.254',
    'example.com',
    '{x}',
    '。',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
  loopbackHost,
);
const anyText = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.webUrl(),
  fc.string({ unit: 'binary' }),
  fc.ipV4Extended(),
  fc.ipV6(),
);

/** Any text gets a verdict, as a URL and as an address; what is refused is never asked for anything. */
export async function anyUrl() {
  const property = fc.asyncProperty(anyText, async (text) => {
    for (const allowPrivate of [false, true]) {
      const verdict = urlVerdict(text, { allowPrivate });
      assert.equal(typeof verdict.allowed, 'boolean');
      assert.equal(typeof addressVerdict(text, { allowPrivate }).allowed, 'boolean');
      // What is closed with private addresses open is closed without them too.
      if (allowPrivate && !verdict.allowed) {
        assert.equal(urlVerdict(text, { allowPrivate: false }).allowed, false);
      }
      if (verdict.allowed) continue;
      const { refused, exchanges } = await readHandshake(text, {
        transport: null,
        allowPrivate,
        timeoutMs: 1000,
        client: { name: 'rollcall-fuzz', version: '0.0.0' },
        userAgent: 'mcp-rollcall/0.0.0 (+http://127.0.0.1/)',
        now: () => new Date(),
      });
      assert.notEqual(refused, null);
      assert.deepEqual(exchanges, []);
    }
  });
  return { property, close: async () => {} };
}

/** No spelling of this machine's own addresses is let through. */
export async function anyLoopback() {
  const around = fc.record({
    scheme: fc.constantFrom('http://', 'HTTPS://', 'http:\\\\', 'http:'),
    user: fc.constantFrom('', 'user@', 'example.com:80@', 'a:b@'),
    tail: fc.constantFrom('', ':80', ':8080/mcp', '/', '/@example.com/', '?x', '#@example.com'),
  });
  const property = fc.property(loopbackHost, around, (host, { scheme, user, tail }) => {
    assert.equal(urlVerdict(scheme + user + host + tail, { allowPrivate: false }).allowed, false);
  });
  return { property, close: async () => {} };
}
