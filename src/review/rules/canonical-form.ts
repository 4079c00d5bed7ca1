import type { Rule } from '../rule.ts';

const SHOWN = 160;

export const canonicalForm: Rule = {
  id: 'canonical-form',
  about: 'A file that a run writes holds the bytes that a run would write for the same facts.',
  scope: 'text',
  *check({ path, text, canonical }) {
    if (canonical === null || text === canonical) return;
    const [found, wanted] = [text.split('\n'), canonical.split('\n')];
    const at = wanted.findIndex((line, index) => line !== found[index]);
    const line = at === -1 ? wanted.length : at;
    yield {
      where: path,
      what: `line ${line + 1}: expected ${shown(wanted[line], found[line])}, found ${shown(found[line], wanted[line])}`,
    };
  },
};

/** The line from shortly before it differs from the other. */
function shown(line: string | undefined, other: string | undefined): string {
  if (line === undefined) return 'no such line';
  let same = 0;
  while (same < line.length && line[same] === other?.[same]) same++;
  const start = Math.max(0, same - 40);
  const part = line.slice(start, start + SHOWN);
  return (
    `${start > 0 ? '…' : ''}${part}${start + SHOWN < line.length ? '…' : ''}` || 'an empty line'
  );
}
