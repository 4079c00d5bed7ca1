import { list, record, text } from './fields.ts';

/** Where a server of a row runs remotely. `type` and `url` are the publisher's words. */
export interface RowRemote {
  type: string;
  url: string;
  /** What template variables stand for, of those that have a `value` or a `default`. */
  variables: Map<string, string>;
  /** A header is required for which the row holds no usable value. */
  requiresHeader: boolean;
}

/** What a server of a row is installed from. Its transport's URL is on the user's own machine: not kept, never read. */
export interface RowPackage {
  type: string;
  identifier: string;
  version?: string;
}

const LONGEST_URL = 2048;

/** The remotes of a row in their order; one without any URL says nothing and is left out. */
export function rowRemotes(values: unknown[]): RowRemote[] {
  return values.flatMap((value) => {
    const remote = record(value);
    const url = text(remote?.url, LONGEST_URL + 1);
    if (remote === null || url === undefined) return [];
    return {
      type: text(remote.type ?? remote.transport_type, 60) ?? '',
      url: url.trim(),
      variables: variableValues(record(remote.variables) ?? {}),
      requiresHeader: list(remote.headers).some(lacksValue),
    };
  });
}

/** The packages of a row in their order; one without an identifier can't be installed and is left out. */
export function rowPackages(values: unknown[]): RowPackage[] {
  return values.flatMap((value) => {
    const item = record(value);
    const identifier = text(item?.identifier ?? item?.name, 500);
    if (item === null || identifier === undefined) return [];
    const version = text(item.version, 255);
    return {
      type: text(item.registryType ?? item.registry_type ?? item.registry_name, 60) ?? 'unknown',
      identifier,
      ...(version !== undefined && { version }),
    };
  });
}

function variableValues(inputs: Record<string, unknown>): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, input] of Object.entries(inputs)) {
    const value = given(input);
    if (value !== undefined) values.set(name, value);
  }
  return values;
}

/** The `value` of an input, else its `default`; a number or boolean in its place is taken by its text. */
function given(input: unknown): string | undefined {
  const fields = record(input);
  for (const value of [fields?.value, fields?.default]) {
    const asText = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    const found = text(asText, LONGEST_URL);
    if (found !== undefined) return found;
  }
  return undefined;
}

function lacksValue(header: unknown): boolean {
  const fields = record(header);
  if (fields === null || (fields.isRequired ?? fields.is_required) !== true) return false;
  const value = given(fields);
  if (value === undefined || /YOUR[_-]|<[^<>]*>/i.test(value)) return true;
  const variables = variableValues(record(fields.variables) ?? {});
  return [...value.matchAll(/\{([^{}]*)\}/g)].some(([, name]) => !variables.has(name ?? ''));
}
