import type { Baseline } from '../../generated/baseline.ts';
import { isObject } from '../../observation/messages.ts';
import {
  canonicalText,
  FINGERPRINT_SCHEME,
  fingerprints,
  PROJECTION_VERSION,
} from '../fingerprint.ts';
import type { Detail } from './verdict.ts';

export type { Baseline } from '../../generated/baseline.ts';

/** What became of an approved list. Lists are sorted by name. */
export interface Changes {
  added: string[];
  removed: string[];
  changed: { tool: string; parts: ('description' | 'schema')[] }[];
}

export type BaselineChange = Detail & Changes;

type ApprovedTool = Baseline['tools'][number];

/** A tool list as it is approved, or null when it has no fingerprint. `readAt`: when it was read, ISO 8601. */
export function baselineOf(
  endpoint: string,
  tools: readonly unknown[],
  readAt: string,
): Baseline | null {
  const { toolset, schema } = fingerprints(tools);
  if (toolset === null) return null;
  const kept = tools.filter(isObject).map(approvedTool);
  return {
    schema_version: 1,
    endpoint,
    approved_at: readAt,
    canonicalization: FINGERPRINT_SCHEME,
    projection: PROJECTION_VERSION,
    fingerprints: { toolset, schema },
    tools: kept.sort((a, b) => compare(sortKey(a), sortKey(b))),
  };
}

/** Whether a baseline's fingerprints are those of its own tools: a file may have been edited. */
export function isSound(baseline: Baseline): boolean {
  const { toolset, schema } = fingerprints(baseline.tools);
  return toolset === baseline.fingerprints.toolset && schema === baseline.fingerprints.schema;
}

/** What was added, removed or changed since a list was approved; tools are matched by their NFC name. */
export function compareWithBaseline(baseline: Baseline, tools: readonly unknown[]): BaselineChange {
  const before = byName(baseline.tools);
  const after = byName(tools.filter(isObject).map(approvedTool));
  const added = [...after.keys()].filter((name) => !before.has(name)).sort(compare);
  const removed = [...before.keys()].filter((name) => !after.has(name)).sort(compare);
  const changed = [...after]
    .flatMap(([tool, now]) => {
      const then = before.get(tool);
      const parts = then === undefined ? [] : changedParts(then, now);
      return parts.length === 0 ? [] : [{ tool, parts }];
    })
    .sort((a, b) => compare(a.tool, b.tool));
  const facts: Changes = { added, removed, changed };
  return { text: changeText(facts), ...facts };
}

/** A schema without a canonical form is left out: nothing could be said of it later. */
function approvedTool(tool: Record<string, unknown>): ApprovedTool {
  const kept: ApprovedTool = { name: typeof tool.name === 'string' ? tool.name : '' };
  if (typeof tool.description === 'string') kept.description = tool.description;
  const schema = canonicalOf(tool.inputSchema);
  if (schema !== null) kept.inputSchema = JSON.parse(schema);
  return kept;
}

function canonicalOf(value: unknown): string | null {
  try {
    return canonicalText(value);
  } catch {
    return null;
  }
}

/** Several tools may have one name: they are compared as one, in a fixed order. */
function byName(tools: readonly ApprovedTool[]): Map<string, ApprovedTool[]> {
  const named = new Map<string, ApprovedTool[]>();
  for (const tool of [...tools].sort((a, b) => compare(sortKey(a), sortKey(b)))) {
    const name = tool.name.normalize('NFC');
    const others = named.get(name);
    if (others === undefined) named.set(name, [tool]);
    else others.push(tool);
  }
  return named;
}

function changedParts(
  before: readonly ApprovedTool[],
  after: readonly ApprovedTool[],
): ('description' | 'schema')[] {
  const isChanged = (part: (tool: ApprovedTool) => string) =>
    JSON.stringify(before.map(part)) !== JSON.stringify(after.map(part));
  const parts: ('description' | 'schema')[] = [];
  if (isChanged(descriptionKey)) parts.push('description');
  if (isChanged(schemaKey)) parts.push('schema');
  return parts;
}

function descriptionKey({ description }: ApprovedTool): string {
  return description === undefined ? '' : `=${description.normalize('NFC')}`;
}

function schemaKey({ inputSchema }: ApprovedTool): string {
  return canonicalOf(inputSchema) ?? '';
}

function sortKey(tool: ApprovedTool): string {
  return [tool.name.normalize('NFC'), schemaKey(tool), descriptionKey(tool)].join('\n');
}

function changeText({ added, removed, changed }: Changes): string {
  const parts = [
    ...listed('added', added),
    ...listed('removed', removed),
    ...listed(
      'changed',
      changed.map(({ tool, parts }) => `${tool} (${parts.join(', ')})`),
    ),
  ];
  return parts.length === 0 ? 'The same tools in another form.' : `${parts.join('; ')}.`;
}

const NAMED = 20;

function listed(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return [`${what}: ${names.slice(0, NAMED).join(', ')}${more}`];
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
