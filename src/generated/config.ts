// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * Numbers and addresses that an operator changes: data/config.json, the only place for them.
 */
export interface Config {
  schema_version: 1;
  /**
   * Where the site is served, with its base path and a trailing slash; it also stands in the User-Agent.
   */
  site_url: string;
  repository_url?: string;
  /**
   * An address or URL for people whose server is read.
   */
  contact: string;
  registry_url: string;
  /**
   * clientInfo.name of the handshake.
   */
  client_name: string;
  probe: {
    concurrency: number;
    per_host: number;
    host_gap_ms: number;
    host_timeouts_in_a_row: number;
  };
  sync: {
    /**
     * A pulled list shorter than this share of the last one fails the run.
     */
    smallest_share: number;
  };
  /**
   * Known-good addresses: if none of them answers, our own network is down. An empty list switches the test off.
   */
  canaries: string[];
}
