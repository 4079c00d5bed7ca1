import { withoutHidden } from './visible.ts';

/**
 * JSON in which hidden and bidi characters, and the runner's `##[`, stand as escapes: the same value to a
 * parser, harmless to look at on a page, in a terminal or in a workflow's log.
 */
export function inertJson(value: unknown, indent?: number): string {
  return withoutHidden(JSON.stringify(value, null, indent), escaped).replaceAll('##[', '##\\u005b');
}

function escaped(character: string): string {
  let text = '';
  for (let i = 0; i < character.length; i += 1) {
    text += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
  }
  return text;
}
