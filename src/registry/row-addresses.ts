import { list, record, text } from './fields.ts';
import {
  lacksValue,
  type RowInput,
  rowArguments,
  rowInputs,
  variableValues,
} from './row-inputs.ts';

/** Where a server of a row runs remotely. `type` and `url` are the publisher's words. */
export interface RowRemote {
  type: string;
  url: string;
  /** What template variables stand for, of those that have a `value` or a `default`. */
  variables: Map<string, string>;
  /** A header is required for which the row holds no usable value. */
  requiresHeader: boolean;
  headers?: RowInput[];
}

/** What a server of a row is installed from. Its transport's URL is on the user's own machine: not kept, never read. */
export interface RowPackage {
  type: string;
  identifier: string;
  version?: string;
  /** The publisher's word, where it is not stdio. */
  transport?: string;
  arguments?: string[];
  /** Required variables of the environment. */
  env?: RowInput[];
}

const LONGEST_URL = 2048;

/** The remotes of a row in their order; one without any URL says nothing and is left out. */
export function rowRemotes(values: unknown[]): RowRemote[] {
  return values.flatMap((value) => {
    const remote = record(value);
    const url = text(remote?.url, LONGEST_URL + 1);
    if (remote === null || url === undefined) return [];
    const headers = rowInputs(remote.headers);
    return {
      type: text(remote.type ?? remote.transport_type, 60) ?? '',
      url: url.trim(),
      variables: variableValues(record(remote.variables) ?? {}),
      requiresHeader: list(remote.headers).some(lacksValue),
      ...(headers.length > 0 && { headers }),
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
    const transport = text(record(item.transport)?.type, 60);
    const words = rowArguments(item.packageArguments ?? item.package_arguments);
    const env = rowInputs(item.environmentVariables ?? item.environment_variables).filter(
      ({ required }) => required,
    );
    return {
      type: text(item.registryType ?? item.registry_type ?? item.registry_name, 60) ?? 'unknown',
      identifier,
      ...(version !== undefined && { version }),
      ...(transport !== undefined && transport !== 'stdio' && { transport }),
      ...(words.length > 0 && { arguments: words }),
      ...(env.length > 0 && { env }),
    };
  });
}
