import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownCode, markdownText } from '../../src/render/text.ts';
import { hostileText } from './hostile.ts';

const NUMERIC_ENTITY = /&#\d+;/g;

describe('prose in Markdown', () => {
  it.each([
    ['[x](https://x.example)', '&#91;x&#93;(https:&#8203;//x.example)'],
    ['![x](y)', '!&#91;x&#93;(y)'],
    ['<img src=x>', '&#60;img src=x&#62;'],
    ['@someone and #12', '@&#8203;someone and #&#8203;12'],
    ['owner/repo#3, GH-4', 'owner/repo#&#8203;3, GH-&#8203;4'],
    ['www.x.example', 'www&#8203;.x.example'],
    ['a | `b`', 'a &#124; &#96;b&#96;'],
    ['\\| ~~a~~', '&#92;&#124; &#126;&#126;a&#126;&#126;'],
    ['# heading', '&#35; heading'],
    ['- item', '&#45; item'],
    ['12. item', '12&#8203;. item'],
    ['> quote', '&#62; quote'],
    ['a\n\n# b', 'a # b'],
    ['&#64;someone', '&#38;#&#8203;64;someone'],
    [':tada:', ':&#8203;tada:'],
    ['read-only, 5 of 10 (done)!', 'read-only, 5 of 10 (done)!'],
  ])('writes %j as %j', (text, inert) => {
    expect(markdownText(text)).toBe(inert);
  });

  it('is one line without any mark that GitHub acts upon, whatever a server writes', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const markdown = markdownText(text);
        const plain = markdown.replace(NUMERIC_ENTITY, '\u0000');
        expect(plain).not.toMatch(/[\n<>\\`*_[\]~|$&]/);
        expect(plain).not.toMatch(/@[\w-]|#\w|:\/\/|www\.|GH-\d/i);
        expect(plain).not.toMatch(/^(?:[-+=#]|\d+[.)])/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a code span in Markdown', () => {
  it.each([
    ['io.github.a/b', '`io.github.a/b`'],
    ['a`b', '`` a`b ``'],
    ['``', '``` `` ```'],
    ['a|b\n\nc', '`a⟨U+007C⟩b c`'],
    ['', ''],
  ])('writes %j as %j', (text, code) => {
    expect(markdownCode(text)).toBe(code);
  });

  it('can not be left from inside', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const code = markdownCode(text);
        if (code === '') return;
        const fence = code.match(/^`+/)?.[0] ?? '';
        const inside = code.slice(fence.length, -fence.length);
        expect(inside.match(/`+/g) ?? []).not.toContain(fence);
        expect(code).not.toMatch(/[\n|]/);
        expect(code.endsWith(fence) && !inside.endsWith('`') && !inside.startsWith('`')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
