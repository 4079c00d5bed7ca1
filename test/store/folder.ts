import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty data folder for one test. */
export async function dataFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'rollcall-store-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** The Fault that a promise ends in, as `code: message` with the folder's own path cut away. */
export async function faultOf(promise: Promise<unknown>, dir: string): Promise<string> {
  const error = await promise.then(
    () => new Error('no fault'),
    (cause: Error & { code?: string }) => cause,
  );
  return `${'code' in error ? error.code : error.name}: ${error.message.replaceAll(`${dir}/`, '')}`;
}
