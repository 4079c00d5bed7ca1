import { readFile, stat } from 'node:fs/promises';
import { Fault } from '../fault.ts';
import { excerpt } from './excerpt.ts';
import { locateJsonError } from './json-error.ts';
import { describeSchemaError, type Validator } from './schema-error.ts';

const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?: |\r?$)/m;

/** Faults data_unreadable when there is no such folder: a run over a mistyped one would find nothing to do. */
export async function mustBeFolder(dir: string): Promise<void> {
  const found = await stat(dir).catch(() => null);
  if (found?.isDirectory()) return;
  throw new Fault(
    'data_unreadable',
    `${dir} ${found ? 'is a file' : 'does not exist'}: expected a data folder, as sync writes it`,
  );
}

/**
 * The text of a file, or null when there is no such file. Faults data_unreadable: the file can't be
 * read or is not UTF-8.
 */
export async function readText(file: string): Promise<string | null> {
  const bytes = await readFile(file).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null;
    throw new Fault('data_unreadable', `${file} can't be read: ${cause.code ?? cause.message}`, {
      cause,
    });
  });
  if (bytes === null) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Fault('data_unreadable', `${file} is not UTF-8 text`, { cause });
  }
}

/** The value that a text holds. A Fault data_unreadable says where the text stops being JSON. */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('data_unreadable', `${file}${whyNotJson(text)}`, { cause });
  }
}

/** The value itself once it is known to fit its schema. A Fault data_invalid says what does not. */
export function checked<T>(value: unknown, validate: Validator, file: string): T {
  if (!validate(value)) {
    throw new Fault('data_invalid', `${file}${describeSchemaError(value, validate.errors ?? [])}`);
  }
  return value as T;
}

/** A whole document of one file, or null when there is no such file. */
export async function readDocument<T>(file: string, validate: Validator): Promise<T | null> {
  const text = await readText(file);
  return text === null ? null : checked<T>(parseJson(text, file), validate, file);
}

function whyNotJson(text: string): string {
  if (text.trim() === '') return ' is empty: expected a JSON document';
  const marker = CONFLICT.exec(text);
  if (marker !== null) {
    const line = text.slice(0, marker.index).split('\n').length;
    return `, line ${line}: a merge conflict is not resolved (${marker[0].slice(0, 7)}); expected JSON`;
  }
  const error = locateJsonError(text);
  if (error === null) return ' is not JSON';
  const where = `, line ${error.line}, column ${error.column}${error.path && `, in ${excerpt(error.path)}`}`;
  if (error.cutOff) return `${where}: the file is cut off here; expected ${error.expected}`;
  const rest = text.split('\n')[error.line - 1]?.slice(error.column - 1) ?? '';
  return `${where}: expected ${error.expected}, found ${rest === '' ? 'the end of the line' : excerpt(rest, 30)}`;
}
