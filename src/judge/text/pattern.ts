import { CONCEPTS, type Concept } from './concepts.ts';

/**
 * What an order looks like, word by word: `DROP ~3 EARLIER ~2 ORDERS` is a word of the first concept,
 * at most three others, and so on, all in one sentence. `A|B` takes the words of both, a word in lower case
 * stands for itself. With `unless`, a sentence that has one of
 * these words is spared; with `except`, a match that one of these follows at once.
 */
export type Pattern = string | { order: string; unless?: string; except?: string };

/** The words that may stand at one place of a pattern, and how many others may stand before it. */
interface Step {
  words: string;
  gap: number;
}

export interface ParsedPattern {
  steps: Step[];
  unless: string | null;
  except: string | null;
  /** It holds a negation of its own, so that one before it changes nothing. */
  negated: boolean;
}

/** The words of `A|B|word`, sorted and joined: equal sets have equal texts. */
function wordsOf(element: string): string {
  const words = element.split('|').flatMap((name) => {
    if (/^[A-Z_]+$/.test(name)) {
      if (!Object.hasOwn(CONCEPTS, name)) throw new Error(`no concept is called ${name}`);
      return CONCEPTS[name as Concept].split(/\s+/);
    }
    return [name];
  });
  return [...new Set(words)].sort().join(' ');
}

export function parsePattern(pattern: Pattern): ParsedPattern {
  const { order, unless, except }: Exclude<Pattern, string> =
    typeof pattern === 'string' ? { order: pattern } : pattern;
  const steps: Step[] = [];
  let gap = 0;
  for (const element of order.split(' ')) {
    if (element.startsWith('~')) {
      gap = Number(element.slice(1));
    } else {
      steps.push({ words: wordsOf(element), gap });
      gap = 0;
    }
  }
  return {
    steps,
    unless: unless === undefined ? null : wordsOf(unless),
    except: except === undefined ? null : wordsOf(except),
    negated: /(?:^|[ |])(?:NOT|WITHOUT|no)(?:[ |]|$)/.test(order),
  };
}
