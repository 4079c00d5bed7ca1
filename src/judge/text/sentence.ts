import { isLetter, type Units } from './units.ts';

const BULLETS = new Uint8Array(0x10000);
for (const mark of '\n\r-*#•>|') BULLETS[mark.charCodeAt(0)] = 1;

/** Whether the folded unit at a place ends a sentence. A line break alone does not: lines are wrapped. */
export function endsSentence(units: Units, at: number, fold: number): boolean {
  switch (fold) {
    case 10:
      return beginsAnew(units, at + 1);
    case 46: {
      if (isLetter(units, at + 1)) return false;
      // The full stop of `e.g.` and `i.e.` ends nothing.
      return !isLetter(units, at - 1) || isLetter(units, at - 2);
    }
    case 33:
    case 59:
    case 63:
      return !isLetter(units, at + 1);
    case 0x3002:
      return true;
    default:
      return false;
  }
}

const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;

/** Whether a paragraph or a point of a list begins here. */
function beginsAnew(units: Units, line: number): boolean {
  let at = line;
  while (at < line + 8 && (units[at] === 32 || units[at] === 9)) at += 1;
  const unit = units[at] as number;
  if (BULLETS[unit] === 1) return true;
  // A number with at most three digits, and `.` or `)`.
  if (!isDigit(unit)) return false;
  const last = at + 3;
  while (at < last && isDigit(units[at] as number)) at += 1;
  return units[at] === 46 || units[at] === 41;
}
