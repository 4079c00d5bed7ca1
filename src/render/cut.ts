/** At most `max` code points; a longer text loses its end to an ellipsis, which counts. Never splits a surrogate pair. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = 0;
  let keptLength = 0;
  let keptBeforeEllipsis = 0;
  for (const character of text) {
    if (kept === max) {
      return `${text.slice(0, keptBeforeEllipsis).replace(/[\s\u200D]+$/u, '')}…`;
    }
    kept += 1;
    if (kept < max) keptBeforeEllipsis = keptLength + character.length;
    keptLength += character.length;
  }
  return text;
}
