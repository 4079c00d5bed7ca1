/** What no shell takes for anything but a letter: a comma is PowerShell's list, `~` and `=` begin what others expand. */
const PLAIN = /^[\w./@:+-][\w.~:/@+=-]*$/;
/** What means itself between double quotes in POSIX shells, PowerShell and cmd alike: no `$`, backtick, `!`, `"`, `\`, `^` or `%`, and nothing outside of ASCII, where PowerShell has more quotation marks. Escapes of URLs are fine: no variable of cmd's begins with a digit. */
const QUOTABLE = /^(?:[\w.~:/@+=,?&;*()#{}<>| -]|%[2-9][\dA-F])+$/;

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
