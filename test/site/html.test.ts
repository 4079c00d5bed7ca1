import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { html, written } from '../../site/html.ts';
import { visible } from '../../src/render/text.ts';

/** parse5 turns CR LF and CR into LF, as a browser does. */
const shown = (text: string): string => visible(text).replace(/\r\n?/g, '\n');

describe('html', () => {
  it('makes of any text that text, as content and as an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const markup = written(html`<p title="${text}">${text}</p>`);
        const [element] = parseFragment(markup).childNodes;
        expect(element).toMatchObject({
          tagName: 'p',
          attrs: [{ name: 'title', value: shown(text) }],
          childNodes: text === '' ? [] : [{ nodeName: '#text', value: shown(text) }],
        });
      }),
    );
  });

  it('takes markup of its own as it is, lists one after another, and nothing for nothing', () => {
    const items = ['<a>', 'b'].map((text) => html`<li>${text}</li>`);
    expect(written(html`<ul>${items}</ul>${null}${undefined}${false}${0}`)).toBe(
      '<ul><li>&lt;a&gt;</li><li>b</li></ul>0',
    );
  });

  it('does not take an object of somebody else’s making for markup', () => {
    const forged = JSON.parse('{"markup":"<script>"}');
    expect(() => html`${forged}`).toThrow(TypeError);
  });
});
