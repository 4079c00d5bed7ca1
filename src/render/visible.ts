/**
 * What a reader would not see, or what would change how the rest is shown: controls (C0, C1, ANSI's
 * escape), format characters (bidi, zero-width, soft hyphen, BOM, tags), variation selectors and fillers,
 * line and paragraph separators, lone surrogates, noncharacters. Tab and line feed are not among them,
 * nor the few format characters of Arabic, Syriac and Kaithi that have a shape.
 */
const HIDDEN =
  '[[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}]' +
  '--[\\t\\n\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]]';

/** Emoji are sequences of such characters too: whole ones stay as they are. */
const EMOJI = '\\p{RGI_Emoji}|\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]';

/** No character but these can be hidden. Found ten times faster than hidden ones; most texts have none. */
const DOUBTFUL = /[^\t\n -~\xa0-\xac\xae-\u034e\u2010-\u2027\u3000-\u3163\u3165-\ud7ff]/;

const ANY_HIDDEN = new RegExp(HIDDEN, 'v');
const EVERY_HIDDEN = new RegExp(HIDDEN, 'gv');
/** Made when a text first needs it: every emoji there is takes as long as starting half the program. */
let emojiOrHidden: RegExp | undefined;

function anyHidden(text: string): boolean {
  return DOUBTFUL.test(text) && ANY_HIDDEN.test(text);
}

function named(character: string): string {
  const hex = character.codePointAt(0)?.toString(16).toUpperCase() ?? '';
  return `⟨U+${hex.padStart(4, '0')}⟩`;
}

/** The text with every hidden or misleading character shown by its number, as `⟨U+202E⟩`. Line feeds and tabs stay; CR LF becomes LF. */
export function visible(text: string): string {
  if (!anyHidden(text)) return text;
  emojiOrHidden ??= new RegExp(`${EMOJI}|(?<hidden>${HIDDEN})`, 'gv');
  return text
    .replaceAll('\r\n', '\n')
    .replace(emojiOrHidden, (match, hidden?: string) =>
      hidden === undefined ? match : named(hidden),
    );
}

/** `visible`, on one line: every run of white space becomes one space. */
export function oneLine(text: string): string {
  return visible(text.replace(/[\t\n\r]+/g, ' '))
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The text with every hidden character, those inside of emoji too, as `shown` writes it. */
export function withoutHidden(text: string, shown: (character: string) => string): string {
  return anyHidden(text) ? text.replace(EVERY_HIDDEN, shown) : text;
}
