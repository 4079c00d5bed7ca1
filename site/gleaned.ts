import { cut } from '../src/render/text.ts';
import type { Entry } from './data.ts';

/** What is kept of a listing's tools and report card after its page is made, for what is made of all listings. */
export interface Gleaned {
  /** The names of its tools, parted by spaces. */
  tools: string;
  /** The grade of its open report card. */
  card: string | null;
  /** When its newest checkup was made; null where none was. */
  checkedAt: string | null;
}

const MOST_TOOLS = 300;
const LONGEST_NAME = 100;

export function glean({ tools, card, checkups }: Entry): Gleaned {
  const names = tools.slice(0, MOST_TOOLS).map(({ name }) => cut(name, LONGEST_NAME));
  return {
    tools: names.join(' '),
    card: card?.grade ?? null,
    checkedAt: checkups.at(-1)?.at ?? null,
  };
}
