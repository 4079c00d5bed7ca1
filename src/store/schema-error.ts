import { excerpt } from './excerpt.ts';

/** A generated validator of src/generated/. */
export interface Validator {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

export interface SchemaError {
  instancePath: string;
  keyword: string;
  message?: string;
  propertyName?: string;
  params: Record<string, unknown>;
}

/** Where a document strays from its schema, what was expected there and what was found: one line. */
export function describeSchemaError(document: unknown, errors: readonly SchemaError[]): string {
  const error = errors.find(({ keyword }) => keyword === 'oneOf') ?? errors[0];
  if (error === undefined) return ': does not fit its schema';
  const { value, record } = valueAt(document, error.instancePath);
  const where = error.instancePath === '' ? '' : `, at ${excerpt(error.instancePath, 300)}`;
  return `${where}${record === null ? '' : ` (${excerpt(record, 200)})`}: ${problem(error, value)}`;
}

function problem(error: SchemaError, value: unknown): string {
  const { keyword, params } = error;
  const found = `found ${value === undefined ? 'nothing' : excerpt(quotedIfText(value))}`;
  if (error.propertyName !== undefined) {
    return `expected a server name, found ${excerpt(JSON.stringify(error.propertyName))}`;
  }
  if (keyword === 'required')
    return `expected a member ${excerpt(quotedIfText(params.missingProperty))}, found none`;
  if (keyword === 'additionalProperties') {
    return `expected no member ${excerpt(JSON.stringify(params.additionalProperty))}`;
  }
  if (keyword === 'false schema') return `expected no such member, ${found}`;
  if (keyword === 'oneOf') return 'expected an object with either "servers" or "parts"';
  if (keyword === 'enum') return `expected one of ${list(params.allowedValues)}, ${found}`;
  if (keyword === 'const') return `expected ${JSON.stringify(params.allowedValue)}, ${found}`;
  if (keyword === 'type')
    return `expected ${String(params.type).replaceAll(',', ' or ')}, ${found}`;
  if (keyword === 'format') return `expected a ${params.format}, ${found}`;
  if (keyword === 'pattern') return `expected text that matches ${params.pattern}, ${found}`;
  return `${error.message ?? `breaks the rule ${keyword}`}, ${found}`;
}

function list(values: unknown): string {
  return Array.isArray(values)
    ? values.map((value) => JSON.stringify(value)).join(', ')
    : 'a closed list';
}

function quotedIfText(value: unknown): unknown {
  return typeof value === 'string' ? JSON.stringify(value) : value;
}

/** The value that a JSON pointer leads to, and the name of the record of a list that it passes through. */
function valueAt(document: unknown, pointer: string): { value: unknown; record: string | null } {
  let value = document;
  let record: string | null = null;
  for (const token of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return { value: undefined, record };
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    const isItem = Array.isArray(value);
    value = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
    if (isItem && record === null && hasName(value)) record = value.name;
  }
  return { value, record };
}

function hasName(value: unknown): value is { name: string } {
  return (
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
  );
}
