import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlText, xmlText } from '../../src/render/text.ts';
import { hostileText } from './hostile.ts';

it('escapes what opens a tag, an entity or an attribute, and shows hidden characters', () => {
  expect(htmlText(`<b title="x" on='y'>&\u202e`)).toBe(
    '&lt;b title=&quot;x&quot; on=&#39;y&#39;&gt;&amp;⟨U+202E⟩',
  );
});

it('holds for whatever a server writes', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const html = htmlText(text);
      expect(html).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
    }),
    { numRuns: 1000 },
  );
});

it('leaves only characters that XML 1.0 can hold', () => {
  const XML_TEXT = /^[\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(xmlText(text)).toMatch(XML_TEXT);
    }),
    { numRuns: 1000 },
  );
  expect(xmlText('\u0000\ud800\uffff')).toBe('⟨U+0000⟩⟨U+D800⟩⟨U+FFFF⟩');
});
