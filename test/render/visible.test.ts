import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine, terminalText, visible } from '../../src/render/text.ts';
import { hostileText } from './hostile.ts';

const CONTROL_OR_BIDI =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const ONE_EMOJI = '\\p{RGI_Emoji}';
const EMOJI = new RegExp(ONE_EMOJI, 'gv');

describe('visible', () => {
  it.each([
    ['a\u202eb', 'a⟨U+202E⟩b'],
    ['\u2066x\u2069', '⟨U+2066⟩x⟨U+2069⟩'],
    ['\u200e\u200f\u061c', '⟨U+200E⟩⟨U+200F⟩⟨U+061C⟩'],
    ['zero\u200bwidth', 'zero⟨U+200B⟩width'],
    ['\u001b[31mred', '⟨U+001B⟩[31mred'],
    ['\u009b31m', '⟨U+009B⟩31m'],
    ['tag\u{e0041}\u{e007f}', 'tag⟨U+E0041⟩⟨U+E007F⟩'],
    ['so\u00adft\ufeff', 'so⟨U+00AD⟩ft⟨U+FEFF⟩'],
    ['line\u2028para\u2029', 'line⟨U+2028⟩para⟨U+2029⟩'],
    ['lone\ud83d', 'lone⟨U+D83D⟩'],
    ['a\ufe0fb\u{e0101}', 'a⟨U+FE0F⟩b⟨U+E0101⟩'],
    ['\u3164', '⟨U+3164⟩'],
    ['\uffff', '⟨U+FFFF⟩'],
    ['a\rb', 'a⟨U+000D⟩b'],
  ])('shows %j as %s', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it.each(['👩‍💻 ☎️ ✔︎ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👋🏽', 'naïve Ελληνικά 日本語 العربية עברית', 'a\n\tb', '𝒳'])(
    'leaves %s as it is',
    (text) => {
      expect(visible(text)).toBe(text);
    },
  );

  it('leaves none of all hidden characters, wherever it stands among others', () => {
    const hidden =
      /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/v;
    const shaped = /[\t\n\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/v;
    for (let code = 0; code <= 0x10_ffff; code += 1) {
      const character = String.fromCodePoint(code);
      const stays = !hidden.test(character) || shaped.test(character);
      if (visible(`a${character}b`).includes(character) !== stays) expect.fail(code.toString(16));
    }
  });

  it('reads CR LF as one line end, beside hidden characters or not', () => {
    expect(visible('a\r\nb')).toBe('a\nb');
    expect(visible('a\r\n\u202eb')).toBe('a\n⟨U+202E⟩b');
  });

  it('never lets a control, bidi or other unseen character through, and finds nothing left the second time', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const shown = visible(text);
        expect(shown.replace(EMOJI, '')).not.toMatch(CONTROL_OR_BIDI);
        expect(visible(shown)).toBe(shown);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('one line', () => {
  it('turns every run of white space into one space', () => {
    expect(oneLine(' a\r\n\n b\t\u00a0\u3000c ')).toBe('a b c');
  });

  it('holds for whatever a server writes, in the terminal too', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const line = terminalText(text);
        expect(line.replaceAll('\\', '')).toBe(oneLine(text).replaceAll('\\', ''));
        expect(line).not.toMatch(/^::|##\[/);
        expect(line).not.toMatch(/[\n\r\t]|\s{2}|^\s|\s$/);
        expect(line.replace(EMOJI, '')).not.toMatch(CONTROL_OR_BIDI);
      }),
      { numRuns: 1000 },
    );
  });

  it('stays quick on half a million characters', () => {
    const text = '\u202ea \u{e0041}'.repeat(100_000);
    expect(oneLine(text)).toHaveLength(100_000 * '⟨U+202E⟩a ⟨U+E0041⟩'.length);
  });
});
