import { list, record, text } from './fields.ts';

/** What a client sends or sets beside an address or a command: a header, or a variable of the environment. */
export interface RowInput {
  name: string;
  /** The publisher's words, in which `{name}` may stand for what only the user knows. */
  value?: string;
  required?: true;
  secret?: true;
}

const LONGEST_NAME = 100;
const LONGEST_VALUE = 300;
const LONGEST_GIVEN = 2048;
const MOST_INPUTS = 30;

/** Declared headers or environment variables, in their order; one without a name says nothing and is left out. */
export function rowInputs(values: unknown): RowInput[] {
  const inputs = list(values).flatMap((item): RowInput | [] => {
    const fields = record(item);
    const name = text(fields?.name, LONGEST_NAME);
    if (fields === null || name === undefined) return [];
    const required = isRequired(fields);
    const value = filled(fields, LONGEST_VALUE);
    return {
      name,
      ...(value !== undefined && { value }),
      ...(required && { required: true as const }),
      ...((fields.isSecret ?? fields.is_secret) === true && { secret: true as const }),
    };
  });
  return inputs.slice(0, MOST_INPUTS);
}

/** What a package is started with: given values, and `<name>` where a required one is the user's. */
export function rowArguments(values: unknown): string[] {
  const words = list(values).flatMap((item) => {
    const fields = record(item);
    if (fields === null) return [];
    const name = text(fields.name, LONGEST_NAME);
    const hint = text(fields.valueHint ?? fields.value_hint, LONGEST_NAME) ?? name;
    const value =
      text(fields.value, LONGEST_VALUE) ??
      (isRequired(fields)
        ? (text(fields.default, LONGEST_VALUE) ?? `<${hint ?? 'value'}>`)
        : undefined);
    if (value === undefined) return [];
    return fields.type === 'named' && name !== undefined ? [name, value] : [value];
  });
  return words.slice(0, MOST_INPUTS);
}

/** A header is required for which the row holds no usable value. */
export function lacksValue(header: unknown): boolean {
  const fields = record(header);
  if (fields === null || !isRequired(fields)) return false;
  const value = given(fields);
  if (value === undefined || /YOUR[_-]|<[^<>]*>/i.test(value)) return true;
  const variables = variableValues(record(fields.variables) ?? {});
  return [...value.matchAll(/\{([^{}]*)\}/g)].some(([, name]) => !variables.has(name ?? ''));
}

/** What template variables stand for, of those that have a `value` or a `default`. */
export function variableValues(inputs: Record<string, unknown>): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, input] of Object.entries(inputs)) {
    const value = given(input);
    if (value !== undefined) values.set(name, value);
  }
  return values;
}

function isRequired(fields: Record<string, unknown>): boolean {
  return (fields.isRequired ?? fields.is_required) === true;
}

/** An input's value with its own variables in their places. */
function filled(fields: Record<string, unknown>, longest: number): string | undefined {
  const value = given(fields);
  if (value === undefined) return undefined;
  const variables = variableValues(record(fields.variables) ?? {});
  return text(
    value.replace(/\{([^{}]*)\}/g, (spot, name: string) => variables.get(name) ?? spot),
    longest,
  );
}

/** The `value` of an input, else its `default`; a number or boolean in its place is taken by its text. */
function given(input: unknown): string | undefined {
  const fields = record(input);
  for (const value of [fields?.value, fields?.default]) {
    const asText = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    const found = text(asText, LONGEST_GIVEN);
    if (found !== undefined) return found;
  }
  return undefined;
}
