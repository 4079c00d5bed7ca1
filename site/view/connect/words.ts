/** What no shell takes for anything but a letter. */
const PLAIN = /^[\w.~:/@+=,-]+$/;
/** What means itself between double quotes in POSIX shells, PowerShell and cmd alike: no `$`, backtick, `!`, `"`, `\`, `^` or `%`, and nothing outside of ASCII, where PowerShell has more quotation marks. */
const QUOTABLE = /^[\w.~:/@+=,?&;*()#{}<>| -]+$/;

/** A command line, or null where a word of it could mean something else to some shell. */
export function commandLine(words: readonly string[]): string | null {
  const quoted: string[] = [];
  for (const word of words) {
    if (PLAIN.test(word)) quoted.push(word);
    else if (QUOTABLE.test(word)) quoted.push(`"${word}"`);
    else return null;
  }
  return quoted.join(' ');
}
