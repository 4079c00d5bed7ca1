/** Longest excerpt that is shown (spec/report-card.md §2), in UTF-16 units. */
const MAX_EXCERPT = 300;
const BEFORE = 80;

/** What a reader would not see. Line feeds and tabs are not among it. */
const UNSEEN = new RegExp(
  '[[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}' +
    '\\p{Noncharacter_Code_Point}\\u2800]--[\\t\\n]]',
  'gv',
);

/** The text around a hit, at most 300 long, its hidden characters as `⟨U+200B⟩`. */
export function excerpt(text: string, start: number): string {
  const from = boundary(text, Math.max(0, start - BEFORE));
  const to = boundary(text, Math.min(text.length, start + MAX_EXCERPT));
  let lead = shownText(text.slice(from, start));
  // The hit itself has to be in it, whatever its lead becomes when made visible.
  if (lead.length > MAX_EXCERPT / 2) lead = '';
  const cutBefore = from > 0 || lead === '' ? start > 0 : false;
  const shown = (cutBefore ? '…' : '') + lead + shownText(text.slice(start, to));
  if (shown.length <= MAX_EXCERPT && to === text.length) return shown;
  return `${cutAt(shown, MAX_EXCERPT - 1)}…`;
}

function shownText(text: string): string {
  return text.replace(UNSEEN, (character) => {
    const hex = character.codePointAt(0)?.toString(16).toUpperCase() ?? '';
    return `⟨U+${hex.padStart(4, '0')}⟩`;
  });
}

/** Never between the halves of a surrogate pair, nor inside of a `⟨U+…⟩`. */
function cutAt(text: string, length: number): string {
  const cut = text.slice(0, boundary(text, length));
  const open = cut.lastIndexOf('⟨');
  return open > cut.lastIndexOf('⟩') && cut.length - open < 10 ? cut.slice(0, open) : cut;
}

function boundary(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}
