/** Short spellings of JSON Schema 2020-12, as OpenAPI 3.1 takes it. */

export type Schema = Record<string, unknown>;

/** An object whose members are all there. Readers must expect more members than these: see the versioning policy. */
export function object(properties: Record<string, Schema>, description?: string): Schema {
  return described({ type: 'object', required: Object.keys(properties), properties }, description);
}

export function array(items: Schema, description?: string): Schema {
  return described({ type: 'array', items }, description);
}

export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

export function text(description?: string): Schema {
  return described({ type: 'string' }, description);
}

export function maybeText(description?: string): Schema {
  return described({ type: ['string', 'null'] }, description);
}

export function whole(description?: string): Schema {
  return described({ type: 'integer', minimum: 0 }, description);
}

export function flag(description?: string): Schema {
  return described({ type: 'boolean' }, description);
}

export function time(description?: string): Schema {
  return described({ type: 'string', format: 'date-time' }, description);
}

export function maybeTime(description?: string): Schema {
  return described({ type: ['string', 'null'], format: 'date-time' }, description);
}

export function link(description?: string): Schema {
  return described({ type: 'string', format: 'uri' }, description);
}

export function oneOf(values: readonly (string | null)[], description?: string): Schema {
  return described({ enum: values }, description);
}

/** A number for each name. */
export function counts(description?: string): Schema {
  return described({ type: 'object', additionalProperties: whole() }, description);
}

/** What every document starts with, and then its own members. */
export function envelope(properties: Record<string, Schema>, description?: string): Schema {
  return object(
    {
      schema_version: { const: 1 },
      as_of: time('The time of the data: everything in the document is as of then.'),
      ...properties,
    },
    description,
  );
}

/** Some definitions of a data file's schema, to stand among the components. */
export function definitions(
  schema: { $defs: object },
  names: readonly string[],
): Record<string, Schema> {
  const moved = JSON.stringify(schema.$defs, (key, value) =>
    key === 'tsType' ? undefined : value,
  );
  const all: Record<string, Schema> = JSON.parse(
    moved.replaceAll('"#/$defs/', '"#/components/schemas/'),
  );
  return Object.fromEntries(names.map((name) => [name, all[name] ?? {}]));
}

function described(schema: Schema, description: string | undefined): Schema {
  return description === undefined ? schema : { ...schema, description };
}
