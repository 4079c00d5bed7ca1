import fc from 'fast-check';
import { expect, it } from 'vitest';
import { challengeParams } from '../../src/observation/checkup/metadata.ts';

const paramsOf = (...lines: string[]) =>
  Object.fromEntries(challengeParams({ headers: { 'www-authenticate': lines } }));

it.each([
  ['Bearer realm="x", scope="a b"', { realm: 'x', scope: 'a b' }],
  ['resource_metadata="a"resource_metadata="b"', { resource_metadata: 'b' }],
  ['??? error-uri=""', { 'error-uri': '' }],
  ['Bearer scope=a, x = "y"', {}],
  ['Bearer a="b=\\"c="d"', { a: 'b=\\', c: 'd' }],
  ['Bearer a="open', {}],
  ['', {}],
])('of %j are %j', (line, params) => {
  expect(paramsOf(line)).toEqual(params);
});

it('come from all lines', () => {
  expect(paramsOf('Basic a="1"', 'Bearer b="2"')).toEqual({ a: '1', b: '2' });
});

it('are those that a scan from every place would find', () => {
  const pieces = fc.constantFrom('a', 'b-', '_', '="', '"', '=', ' ', ',', '\\');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (list) => {
      const line = list.join('');
      const all = [...line.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, text]) => [name, text]);
      expect(paramsOf(line)).toEqual(Object.fromEntries(all));
    }),
  );
});

it('take a header of word characters, as long as one may be, in one pass', () => {
  const line = 'a'.repeat(16_000);
  const CALLS = 400;
  // Two hundred milliseconds a call from every place, a fraction of one from the start alone.
  for (let call = 0; call < CALLS; call += 1) expect(paramsOf(line)).toEqual({});
});
