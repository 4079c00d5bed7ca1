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
   * Where `rollcall serve` answers, without a path; the site's check box posts to it. Without it the box opens the issue form.
   */
  service_url?: string;
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
    /**
     * Machines that share a run of the workflows; one where it is not given.
     */
    shards?: number;
  };
  sync: {
    /**
     * A pulled list shorter than this share of the last one fails the run.
     */
    smallest_share: number;
    ordinary?: OrdinaryChange;
  };
  /**
   * How long no probe and no sync may succeed before an issue is opened; 36 hours and 9 days where it is not given.
   */
  health?: {
    probe_hours: number;
    sync_days: number;
  };
  /**
   * Known-good addresses: if none of them answers, our own network is down. An empty list switches the test off.
   */
  canaries: string[];
}
/**
 * What a pull request of the sync may change and still merge itself; more of a kind is for a person to look at. Without this member: the settings of this checkout's own data/config.json.
 */
export interface OrdinaryChange {
  /**
   * So many changes of one kind are ordinary in a catalog of any size.
   */
  few: number;
  /**
   * Of the listings that there were.
   */
  removed_share: number;
  /**
   * Endpoints that are others now, or have another name: of the listings that there were.
   */
  moved_share: number;
  /**
   * Of the listings that there were.
   */
  added_share: number;
  /**
   * Deprecated, or active again: of the listings that there were. This and the three below have the value of this checkout's own data/config.json where they are not given.
   */
  deprecated_share?: number;
  /**
   * Another title, description, repository or website: of the listings that there were.
   */
  rewritten_share?: number;
  /**
   * Listings of one namespace that left or are reached in another way; so many may be added in one, too.
   */
  one_namespace: number;
  /**
   * Added in one namespace, where that is more: of the listings that there were.
   */
  one_publisher_share?: number;
  /**
   * Endpoints that moved to one host.
   */
  one_host: number;
  /**
   * The same with what moved there in the 28 days before.
   */
  one_host_in_28_days?: number;
  /**
   * Descriptions that became the same text.
   */
  one_description: number;
}
