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

/** JSON with members in an order of their own. */
function canonical(value: unknown): string {
  return JSON.stringify(inOrder(value, 0)) ?? 'null';
}

/** Deeper levels are as good as absent: no model reads them, and a hostile server nests until the stack ends. */
function inOrder(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return '…';
  if (Array.isArray(value)) return value.map((item) => inOrder(item, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) {
    const member = inOrder(Reflect.get(value, key), depth + 1);
    // Assigned, this name would be no member.
    if (key === '__proto__') Object.defineProperty(copy, key, { value: member, enumerable: true });
    else copy[key] = member;
  }
  return copy;
}
