import { classOf, RTL } from './character-classes.ts';
import type { Units } from './units.ts';

/** Embeddings (LRE, RLE, PDF) and isolates (LRI, RLI, FSI, PDI). Overrides are not among them: nothing asks for those. */
export const isDirectional = (code: number): boolean =>
  (code >= 0x202a && code <= 0x202c) || (code >= 0x2066 && code <= 0x2069);

const MAX_DEPTH = 4;

/**
 * Says of each place whether its line opens and closes what it embeds and isolates, and has a use for it.
 * FSI … PDI is what message formatters put around any value; the others need text from right to left.
 * Places are asked for in order, so that each line is looked at once.
 */
export function lineDirections(units: Units, end: number): (at: number) => boolean {
  let lineEnd = -1;
  let fine = false;
  return (at) => {
    if (at > lineEnd) {
      let start = at;
      while (start > lineEnd + 1 && units[start - 1] !== 10) start -= 1;
      lineEnd = at;
      while (lineEnd < end && units[lineEnd] !== 10) lineEnd += 1;
      fine = isBalanced(units, start, lineEnd);
    }
    return fine;
  };
}

function isBalanced(units: Units, start: number, end: number): boolean {
  let embedded = 0;
  let isolated = 0;
  let rightToLeft = false;
  let onlyFirstStrong = true;
  for (let at = start; at < end; at += 1) {
    const unit = units[at] as number;
    if (unit < 0x590) continue;
    if (unit === 0x202c) embedded -= 1;
    else if (unit === 0x2069) isolated -= 1;
    else if (unit === 0x202a || unit === 0x202b) embedded += 1;
    else if (unit >= 0x2066 && unit <= 0x2068) isolated += 1;
    else rightToLeft ||= (classOf(unit) & RTL) !== 0;
    if (unit >= 0x202a && unit <= 0x2067) onlyFirstStrong &&= !isDirectional(unit);
    if (Math.min(embedded, isolated) < 0 || embedded + isolated > MAX_DEPTH) return false;
  }
  return embedded === 0 && isolated === 0 && (rightToLeft || onlyFirstStrong);
}
