import type { Config } from '../../src/generated/config.ts';

/**
 * The demo's own settings. All its servers share one host, on which politeness towards strangers would
 * only make a visitor wait: several at once, and no pause. Nobody's network is in doubt: no canary.
 */
export const demoConfig = (to: { siteUrl: string; registryUrl: string }): Config => ({
  schema_version: 1,
  site_url: to.siteUrl,
  contact: 'this is a demo: nobody is called',
  registry_url: to.registryUrl,
  client_name: 'rollcall-demo',
  probe: { concurrency: 8, per_host: 8, host_gap_ms: 0, host_timeouts_in_a_row: 10 },
  sync: { smallest_share: 0 },
  canaries: [],
});
