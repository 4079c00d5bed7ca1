import { isLetter } from './units.ts';

const BULLETS = new Set([...'\n\r-*#•>|'].map((mark) => mark.charCodeAt(0)));

/** Whether the folded unit at a place ends a sentence. A line break alone does not: lines are wrapped. */
export function endsSentence(text: string, at: number, fold: number): boolean {
  switch (fold) {
    case 10:
      return beginsAnew(text, at + 1);
    case 46: {
      if (isLetter(text, at + 1)) return false;
      // The full stop of `e.g.` and `i.e.` ends nothing.
      return !isLetter(text, at - 1) || isLetter(text, at - 2);
    }
    case 33:
    case 59:
    case 63:
      return !isLetter(text, at + 1);
    case 0x3002:
      return true;
    default:
      return false;
  }
}

/** Whether a paragraph or a point of a list begins here. */
function beginsAnew(text: string, line: number): boolean {
  if (text.charCodeAt(line) === 10) return true;
  let at = line;
  while (at < line + 8 && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at += 1;
  const unit = text.charCodeAt(at);
  if (BULLETS.has(unit)) return true;
  return unit >= 48 && unit <= 57 && /^\d{1,3}[.)]/.test(text.slice(at, at + 4));
}
