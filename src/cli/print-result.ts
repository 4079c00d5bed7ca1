import type { Format } from '../render/formats.ts';
import type { FailOn, Result } from '../render/result.ts';
import { print } from './print.ts';

/** How a result is to be told: as text unless one of these says otherwise. */
export interface Telling {
  json?: boolean | undefined;
  format?: Format | undefined;
}

/** Prints one result in the way that was asked for; what the other ways need is not loaded. */
export async function printResult(
  { json, format }: Telling,
  failOn: FailOn,
  ways: { text: () => string; json: () => string; result: () => Promise<Result> },
): Promise<void> {
  if (json) return print(ways.json());
  if (format === undefined) return print(ways.text());
  const { formatted } = await import('../render/formats.ts');
  await print(formatted(format, await ways.result(), failOn));
}
