import { join } from 'node:path';
import { Fault } from '../fault.ts';
import type { Config } from '../generated/config.ts';
import validate from '../generated/config.validate.js';
import { readDocument } from './read.ts';

/** Reads data/config.json. It has no defaults: without the file nothing runs (Fault data_unreadable). */
export async function readConfig(dir: string): Promise<Config> {
  const file = join(dir, 'config.json');
  const config = await readDocument<Config>(file, validate);
  if (config === null) {
    throw new Fault(
      'data_unreadable',
      `${file} is missing: expected the settings that every run needs`,
    );
  }
  return config;
}

/** What every request of ours says about us. */
export function userAgent(config: Pick<Config, 'site_url'>, version: string): string {
  return `mcp-rollcall/${version} (+${config.site_url})`;
}
