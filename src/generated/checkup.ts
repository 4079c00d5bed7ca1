// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * The result of one checkup: fifteen rows, never combined into one verdict. It is one observation from one place, not signed, and stands until expires_at.
 */
export interface Checkup {
  endpoint: string;
  checked_at: string;
  /**
   * 24 hours after checked_at.
   */
  expires_at: string;
  signed: false;
  requests: number;
  rows: Row[];
  counts: {
    observed: number;
    not_checked: number;
  };
  fingerprints: {
    toolset: string | null;
    schema: string | null;
  };
}
/**
 * This interface was referenced by `Checkup`'s JSON-Schema
 * via the `definition` "Row".
 */
export interface Row {
  check:
    | 'reachability'
    | 'latency_profile'
    | 'transport_type'
    | 'protocol_revision'
    | 'discovery_handshake'
    | 'tools_list'
    | 'error_taxonomy'
    | 'tls_certificate'
    | 'redirect_policy'
    | 'auth_metadata'
    | 'tool_description_hygiene'
    | 'toolset_fingerprint'
    | 'schema_fingerprint'
    | 'toolset_unchanged_vs_approved'
    | 'schema_unchanged_vs_approved';
  group: 'reach' | 'protocol' | 'security' | 'drift';
  state: 'VERIFIED' | 'FAILED' | 'OBSERVED_RISK' | 'UNVERIFIED';
  /**
   * Only a VERIFIED row has none.
   */
  reason: {
    key: string;
    /**
     * Figures and fixed words; never what a server wrote.
     */
    params: {
      [k: string]: string | number;
    };
  } | null;
  /**
   * What was seen: one sentence and the facts in it. May hold what a server wrote.
   */
  detail: {
    text: string;
    [k: string]: unknown;
  } | null;
}
