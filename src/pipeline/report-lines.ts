import { cut, terminalText } from '../render/text.ts';

const MOST_LINES = 200;

/** The lines of a report's list: so many entries, then how many more there are. */
export function listed<Entry>(entries: readonly Entry[], line: (entry: Entry) => string): string[] {
  const lines = entries.slice(0, MOST_LINES).map((entry) => `  ${line(entry)}`);
  const rest = entries.length - lines.length;
  return rest > 0 ? [...lines, `  … and ${rest} more`] : lines;
}

/** A text from outside, within such a line. */
export function shown(text: string): string {
  return terminalText(cut(text, 200));
}
