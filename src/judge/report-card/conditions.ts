import type { Observation } from '../../observation/observation.ts';
import type { Served } from '../../observation/served.ts';

/** What has to be the same for two toolsets to be compared: capabilities of the client, era, sign-in state. */
export function conditionsOf({ client }: Observation, { era, auth }: Served): string {
  const capabilities = Object.keys(client.capabilities).sort().join(',') || 'none';
  return `capabilities ${capabilities}; era ${era ?? 'none'}; sign-in ${auth === null ? 'none' : 'asked'}`;
}
