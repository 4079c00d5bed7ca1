import { createHash } from 'node:crypto';
import { canonicalText } from '../fingerprint.ts';
import { isRecord, nameOf } from './item.ts';

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

/** Where a value has no canonical form (a lone surrogate, say), its text as it came still tells two apart. */
function canonical(value: unknown): string {
  try {
    return canonicalText(value);
  } catch {
    return JSON.stringify(value) ?? String(value);
  }
}
