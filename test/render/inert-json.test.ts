import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inertJson } from '../../src/render/inert-json.ts';

it('writes the same value without a hidden character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const json = inertJson({ [text]: text });
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ [text]: text })));
      expect(json).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
  );
  expect(inertJson('\u202eab\u{e0041}é\ufeff')).toBe('"\\u202eab\\udb40\\udc41é\\ufeff"');
});
