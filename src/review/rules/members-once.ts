import type { Rule } from '../rule.ts';

const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/gs;

export const membersOnce: Rule = {
  id: 'members-once',
  about:
    'No object of a file that people write has two members of one name, of which a reader takes either.',
  scope: 'text',
  *check({ path, fault, canonical, text }) {
    // What a run writes has its form compared.
    if (fault !== null || canonical !== null) return;
    const [written, read] = [membersIn(text), membersOf(JSON.parse(text))];
    if (written === read) return;
    yield {
      where: path,
      what: `${written - read} members have the name of another of their object`,
    };
  },
};

function membersIn(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(STRING)) if (colon !== undefined) count++;
  return count;
}

function membersOf(document: unknown): number {
  let count = 0;
  const waiting = [document];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value);
    if (!Array.isArray(value)) count += inner.length;
    for (const one of inner) waiting.push(one);
  }
  return count;
}
