const LONGEST = 80;

/** The beginning of a text or value as one line for a message, with whatever does not show spelled out. */
export function excerpt(value: unknown, longest = LONGEST): string {
  const text = typeof value === 'string' ? value : jsonOf(value);
  const characters = [...text.slice(0, 2 * longest)];
  const shown = characters.slice(0, longest).join('') + (characters.length > longest ? '…' : '');
  return shown.replace(
    /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
    (hidden) => `⟨U+${(hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'nothing';
  } catch {
    return 'a value that is nested too deep to be shown';
  }
}
