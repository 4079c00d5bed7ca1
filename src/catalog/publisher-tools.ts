import { list, record } from '../registry/fields.ts';

const MOST_TOOLS = 500;
/** The name alone, or `name — what it does`, `name: …`, `name - …`, `name (…)`. */
const NAME_FIRST = /^\s*([A-Za-z0-9_./-]{1,128})\s*(?:$|:\s|[—–(]|\s-\s)/u;

/**
 * Tool names that the publisher claims in `publisher-provided.tools`: names, `name — text` strings or
 * objects with a name. A line of prose names no tool. (`tool`, beside it, is the publishing program.)
 */
export function publisherTools(provided: Record<string, unknown> | null): string[] {
  const names = list(provided?.tools).map((tool) => {
    const text = record(tool)?.name ?? tool;
    return typeof text === 'string' ? NAME_FIRST.exec(text.slice(0, 400))?.[1] : undefined;
  });
  const distinct = new Set(names.filter((name) => name !== undefined));
  return [...distinct].slice(0, MOST_TOOLS);
}
