import type { VisibleText } from './walk.ts';

/** Levels of a schema that are looked at; a client that copies a schema to its model fails long before. */
const MAX_DEPTH = 256;

/** Members whose strings are the schema language's own. */
const GRAMMAR = new Set(['type', '$ref', '$schema', '$id', '$anchor', '$dynamicRef', 'required']);
/** Members whose strings, at any depth, are values that a model may copy. */
const VALUES = new Set(['enum', 'const', 'default', 'examples', 'example', 'enumNames']);
/** Members that map names of the author's choice to schemas. */
const NAMED = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
]);

type Role = 'schema' | 'names' | 'values';

interface Step {
  value: unknown;
  path: string;
  role: Role;
  depth: number;
}

/** The texts of a JSON Schema: names and descriptions of parameters, enums, defaults, examples, keywords of its own. */
export function* schemaTexts(schema: unknown, path: string): Generator<VisibleText> {
  if (typeof schema !== 'object') return;
  // A stack of our own: a schema nested ten thousand times must not end ours.
  const stack: Step[] = [{ value: schema, path, role: 'schema', depth: 0 }];
  for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
    const { value, role, depth } = step;
    if (typeof value === 'string' && value !== '') {
      yield { path: step.path, text: value, place: 'text' };
    }
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) continue;
    const keys = Object.keys(value);
    if (role === 'names' || (role === 'values' && !Array.isArray(value))) {
      for (const key of keys) {
        if (key !== '') yield { path: pathOf(step.path, key), text: key, place: 'name' };
      }
    }
    for (let at = keys.length - 1; at >= 0; at -= 1) {
      const key = keys[at] as string;
      const child = (value as Record<string, unknown>)[key];
      if (!maySay(child) || (role === 'schema' && GRAMMAR.has(key))) continue;
      const path = pathOf(step.path, key);
      stack.push({ value: child, path, role: roleOf(role, key), depth: depth + 1 });
    }
  }
}

const maySay = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null);

function pathOf(path: string, key: string): string {
  if (!key.includes('~') && !key.includes('/')) return `${path}/${key}`;
  return `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** What a member of something in a role is: of a schema by its key, of a map of names always a schema. */
function roleOf(role: Role, key: string): Role {
  if (role === 'values') return 'values';
  if (role === 'names') return 'schema';
  if (VALUES.has(key)) return 'values';
  return NAMED.has(key) ? 'names' : 'schema';
}
