import { join } from 'node:path';
import shipped from '../../data/config.json' with { type: 'json' };
import type { Config, OrdinaryChange } from '../generated/config.ts';
import validate from '../generated/config.validate.js';
import { checked, readDocument } from './read.ts';

/** Reads config.json; for a data folder that has none, the settings of this checkout's own `data/`. No member has a default. */
export async function readConfig(dir: string): Promise<Config> {
  const config = await readDocument<Config>(join(dir, 'config.json'), validate);
  return config ?? shippedConfig();
}

/** The settings of this checkout's own `data/`. */
export function shippedConfig(): Config {
  return checked<Config>(shipped, validate, 'data/config.json');
}

/** What of a sync is ordinary: each number that a configuration does not give is that of this checkout. */
export function ordinaryOf(config: Config | null): Required<OrdinaryChange> {
  return { ...shipped.sync.ordinary, ...config?.sync.ordinary };
}

/** What every request of ours says about us. */
export function userAgent(config: Pick<Config, 'site_url'>, version: string): string {
  return `mcp-rollcall/${version} (+${config.site_url})`;
}
