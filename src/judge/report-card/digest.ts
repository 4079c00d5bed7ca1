import { createHash } from 'node:crypto';
import { isRecord, nameOf } from './item.ts';

/** Levels of a tool that count. */
const DEEPEST = 100;
/** What a model reads of a tool. */
const READ = ['name', 'title', 'description', 'inputSchema', 'outputSchema', 'annotations'];

/**
 * A digest of what a model reads of a toolset: names, descriptions, schemas and hints, whatever the order
 * of the list. Comparable only under the same client capabilities, era and sign-in state.
 */
export function toolsetDigest(tools: readonly unknown[]): string {
  const texts = tools.map((tool) => toolText(tool)).sort();
  return `sha256:${createHash('sha256').update(texts.join('\n')).digest('hex')}`;
}

/** One tool as canonical JSON of what a model reads of it. */
export function toolText(tool: unknown): string {
  if (!isRecord(tool)) return canonical(tool);
  const read = READ.filter((key) => tool[key] !== undefined).map((key) => [key, tool[key]]);
  return `${nameOf(tool) ?? ''}\n${canonical(Object.fromEntries(read))}`;
}

/**
 * JSON with members in an order of their own: that of their names, numbers first. Deeper levels are as good as absent:
 * no model reads them, and a hostile server nests until the stack ends.
 */
function canonical(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (depth === DEEPEST) return '"…"';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${canonical(item, depth + 1)}`;
    return `[${text}]`;
  }
  for (const key of inOrder(Object.keys(value))) {
    const member: unknown = Reflect.get(value, key);
    if (member === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(member, depth + 1)}`;
  }
  return `{${text}}`;
}

function inOrder(keys: string[]): string[] {
  const sorted = keys.sort();
  if (!sorted.some((key) => /^\d/.test(key))) return sorted;
  // An object has its members that are numbers before all others.
  return Object.keys(Object.fromEntries(sorted.map((key) => [key, null])));
}
