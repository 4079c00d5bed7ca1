import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** The two versions that every stored fingerprint stands for (spec/checkup-peer.md §10, spec/checkup.md point 6). */
export const FINGERPRINT_SCHEME = 'nfc-jcs/v1';
export const PROJECTION_VERSION = 'v1';

export type FingerprintProblem =
  | 'fingerprint_tool_missing_name'
  | 'fingerprint_canonicalize_failed';

/** `sha256:` and 64 lower-case hex digits, or null with the reason why it can't be computed. */
export interface Fingerprints {
  toolset: string | null;
  schema: string | null;
  problems: { toolset: FingerprintProblem | null; schema: FingerprintProblem | null };
}

/** Fingerprints of a tool list as it came over the wire. Whatever a server sent, this returns. */
export function fingerprints(tools: readonly unknown[]): Fingerprints {
  const named = tools.map(nameAndSchema);
  if (!named.every((tool) => tool !== null)) {
    const problem = 'fingerprint_tool_missing_name';
    return { toolset: null, schema: null, problems: { toolset: problem, schema: problem } };
  }
  const toolset = digest(() => named.map((tool) => tool.name).sort(byCodeUnit));
  const schema = digest(() => schemaProjection(named));
  const problem = 'fingerprint_canonicalize_failed';
  return {
    toolset,
    schema,
    problems: {
      toolset: toolset === null ? problem : null,
      schema: schema === null ? problem : null,
    },
  };
}

/**
 * The canonical text of a JSON value: NFC on every key and string, then RFC 8785.
 * Throws on what has none: a missing value, a lone surrogate, two keys that NFC makes one, nesting too deep.
 */
export function canonicalText(value: unknown): string {
  const text = canonicalize(composed(value));
  if (text === undefined) throw new TypeError('not a JSON value');
  return text;
}

interface NamedTool {
  name: string;
  inputSchema: unknown;
}

function nameAndSchema(tool: unknown): NamedTool | null {
  if (typeof tool !== 'object' || tool === null || !('name' in tool)) return null;
  if (typeof tool.name !== 'string') return null;
  const inputSchema = 'inputSchema' in tool ? tool.inputSchema : undefined;
  return { name: tool.name.normalize('NFC'), inputSchema };
}

function schemaProjection(tools: NamedTool[]): unknown[] {
  return tools
    .map((tool) => ({ tool, text: canonicalText(tool.inputSchema) }))
    .sort((a, b) => byCodeUnit(a.tool.name, b.tool.name) || byCodeUnit(a.text, b.text))
    .map(({ tool }) => tool);
}

function digest(project: () => unknown[]): string | null {
  try {
    const text = canonicalText(project());
    return `sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`;
  } catch {
    return null;
  }
}

function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (value === undefined) throw new TypeError('not a JSON value');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(composed);
  const entries = Object.entries(value).map(([key, member]) => {
    return [key.normalize('NFC'), composed(member)] as const;
  });
  const copy = Object.fromEntries(entries);
  if (Object.keys(copy).length !== entries.length) throw new TypeError('keys that NFC makes one');
  return copy;
}

function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
