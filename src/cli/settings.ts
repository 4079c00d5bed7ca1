import config from '../../data/config.json' with { type: 'json' };
import { Fault } from '../fault.ts';
import { VERSION } from '../version.ts';

/** What a single read needs when no data folder is named: this checkout's own configuration. */
export const CLIENT = { name: config.client_name, version: VERSION };

export const USER_AGENT = `mcp-rollcall/${VERSION} (+${config.site_url})`;

const DEFAULT_TIMEOUT_MS = 20_000;

/** Timeout of a whole read in ms, from MCP_LIVE_TIMEOUT_MS. @throws Fault setting_invalid */
export function timeoutFrom(env: NodeJS.ProcessEnv): number {
  const text = env.MCP_LIVE_TIMEOUT_MS;
  if (text === undefined || text === '') return DEFAULT_TIMEOUT_MS;
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < 1 || value > 2_147_483_647) {
    throw new Fault(
      'setting_invalid',
      `MCP_LIVE_TIMEOUT_MS is "${text.slice(0, 40)}": expected a positive whole number of milliseconds`,
    );
  }
  return value;
}
