import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gateScheme, parseChallenges } from '../../src/observation/challenges.ts';

const vectors = JSON.parse(readFileSync('test/cases/header-vectors.json', 'utf8')) as {
  gate: { value: string; scheme: string | null }[];
};

describe('the scheme of a gate', () => {
  it.each(vectors.gate)('$value is $scheme', ({ value, scheme }) => {
    expect(gateScheme(401, [value])).toBe(scheme);
    for (const status of [200, 403, 407, null]) expect(gateScheme(status, [value])).toBeNull();
  });
});

it.each([
  ['Bearer realm="x", error_uri=/docs', 'bearer'],
  ['Bearer realm="x", a=@b, ???', 'bearer'],
  ['Bearer realm="x", a="open', 'bearer'],
  ['Bearer realm="x", a=', 'bearer'],
  ['Bearer realm="x", a==', 'bearer'],
  ['Bearer realm="x", a=b@c', null],
  ['Bearer error_uri=/docs', null],
  ['Bearer a=b@c, d=/e', null],
])('of %j is %j: what is no parameter after a comma opens another challenge', (value, scheme) => {
  expect(gateScheme(401, [value])).toBe(scheme);
  expect(parseChallenges([value]).wellFormed).toBe(false);
});

const first = (...lines: string[]) => parseChallenges(lines).challenges[0];

describe('challenges', () => {
  it('reads several of one line, Bearer not first', () => {
    const line =
      'Basic realm="a, b", charset="UTF-8", Bearer realm="mcp", resource_metadata="https://a.example/.well-known/oauth-protected-resource", Negotiate';
    expect(parseChallenges([line])).toEqual({
      wellFormed: true,
      challenges: [
        { scheme: 'basic', token68: null, params: { realm: 'a, b', charset: 'UTF-8' } },
        {
          scheme: 'bearer',
          token68: null,
          params: {
            realm: 'mcp',
            resource_metadata: 'https://a.example/.well-known/oauth-protected-resource',
          },
        },
        { scheme: 'negotiate', token68: null, params: {} },
      ],
    });
  });

  it('reads lines that stand apart as one list', () => {
    const { challenges } = parseChallenges(['DPoP algs="ES256"', 'Bearer error=invalid_token']);
    expect(challenges.map(({ scheme }) => scheme)).toEqual(['dpop', 'bearer']);
    expect(challenges[1]?.params).toEqual({ error: 'invalid_token' });
  });

  it('takes quotes off, names without regard to case, and the first of two', () => {
    expect(first('BEARER Realm="a\\"b", REALM=c')?.params).toEqual({ realm: 'a"b' });
  });

  it('tells a token68 from parameters', () => {
    expect(first('Negotiate YWJj==, Basic realm=x')).toMatchObject({ token68: 'YWJj==' });
    expect(first('Bearer realm=abc')).toMatchObject({ token68: null, params: { realm: 'abc' } });
  });

  it('reads an address without quotes as clients do, and says that it is one too many', () => {
    const line = 'Bearer resource_metadata=https://a.example/.well-known/x, scope="a b"';
    expect(parseChallenges([line])).toEqual({
      wellFormed: false,
      challenges: [
        {
          scheme: 'bearer',
          token68: null,
          params: { resource_metadata: 'https://a.example/.well-known/x', scope: 'a b' },
        },
      ],
    });
  });

  it('goes on behind one that is broken', () => {
    const { challenges, wellFormed } = parseChallenges(['Bearer ???, Basic realm="x"']);
    expect(wellFormed).toBe(false);
    expect(challenges.at(-1)).toEqual({ scheme: 'basic', token68: null, params: { realm: 'x' } });
  });

  it('keeps a parameter called __proto__ to itself', () => {
    const params = first('Bearer __proto__=x, a=b')?.params ?? {};
    expect(Object.keys(params)).toEqual(['__proto__', 'a']);
    expect(Object.getPrototypeOf(params)).toBe(Object.prototype);
  });

  it('finds none where none is', () => {
    expect(parseChallenges([])).toEqual({ challenges: [], wellFormed: false });
    expect(parseChallenges(['', ' , '])).toEqual({ challenges: [], wellFormed: false });
  });

  it('reads back whatever is written by the grammar', () => {
    const token = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/);
    const text = fc.string({ maxLength: 20 }).filter((s) => /^[\t\x20-\x7e\x80-\xff]*$/.test(s));
    const one = fc.record({ scheme: token, params: fc.dictionary(token, text, { minKeys: 1 }) });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 5 }), (list) => {
        const lines = list.map(({ scheme, params }) => {
          const quoted = Object.entries(params).map(
            ([name, value]) => `${name}="${value.replace(/["\\]/g, '\\$&')}"`,
          );
          return `${scheme} ${quoted.join(', ')}`;
        });
        const read = parseChallenges(lines);
        expect(read.wellFormed).toBe(true);
        expect(read.challenges).toEqual(list.map((each) => ({ token68: null, ...each })));
      }),
    );
  });

  it('ends on any text', () => {
    const part = fc.constantFrom('Bearer', ' ', ',', '=', '"', '\\', '\t', 'a', '\u0001', 'é');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const { challenges } = parseChallenges([parts.join('')]);
        expect(challenges.length).toBeLessThanOrEqual(50);
      }),
    );
  });
});

it.each([
  ['Bearer realm="x", b=', 'bearer'],
  ['Bearer realm="x", b="open', 'bearer'],
  ['Bearer b="open, realm="x"', null],
])(
  'of %s, what is no parameter after a comma starts a challenge that is not judged',
  (line, scheme) => {
    expect(gateScheme(401, [line])).toBe(scheme);
    expect(parseChallenges([line]).wellFormed).toBe(false);
  },
);
