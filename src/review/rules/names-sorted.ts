import type { Rule } from '../rule.ts';

export const namesSorted: Rule = {
  id: 'names-sorted',
  about: 'Listings are sorted by name, and each name is there once.',
  scope: 'text',
  *check({ path, kind, fault, text }) {
    if (fault !== null || !['catalog', 'state', 'history', 'card_index'].includes(kind)) return;
    // As they stand in the text: a parsed map has lost a second one of the same name.
    const names = namesIn(text, kind === 'catalog');
    for (const [at, name] of names.entries()) {
      const before = names[at - 1];
      if (before === undefined || before < name) continue;
      yield {
        where: path,
        what: before === name ? `${name} is there twice` : `${name} stands after ${before}`,
      };
      return;
    }
  },
};

function namesIn(text: string, isList: boolean): string[] {
  if (isList) {
    const { servers = [] } = JSON.parse(text) as { servers?: { name: string }[] };
    return servers.map(({ name }) => name);
  }
  const keys = text.matchAll(/^[ \t]*"([a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+)"(?=\s*:)/gm);
  return [...keys].map(([, name = '']) => name);
}
