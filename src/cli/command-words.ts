import { parse } from 'shell-quote';
import { Fault } from '../fault.ts';

/** The words of a command line, quotes and escapes taken away. Nothing else of a shell is known. Faults usage. */
export function commandWords(command: string): string[] {
  const words = parse(command, (name) => `$${name}`).map((word) => {
    if (typeof word === 'string') return word;
    // A pattern is a word to whoever knows no files.
    if ('op' in word && word.op === 'glob') return word.pattern;
    const what = 'op' in word ? word.op : '#';
    throw new Fault(
      'usage',
      `the command is not run by a shell, so "${what}" has no meaning: expected a program and its arguments`,
    );
  });
  if (words.length > 0 && words[0] !== '') return words;
  throw new Fault('usage', 'the command is empty: expected a program and its arguments');
}
