// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * The scheduled checkups of one claimed server: data/checkups/<slug>.json. One checkup a line, one a UTC day, newest last, 90 at most.
 */
export interface CheckupHistory {
  schema_version: 1;
  name: string;
  checkups: PastCheckup[];
}
/**
 * This interface was referenced by `CheckupHistory`'s JSON-Schema
 * via the `definition` "PastCheckup".
 */
export interface PastCheckup {
  at: string;
  endpoint: string;
  requests: number;
  counts: {
    observed: number;
    not_checked: number;
  };
  rows: PastRow[];
}
export interface PastRow {
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
  state: 'VERIFIED' | 'FAILED' | 'OBSERVED_RISK' | 'UNVERIFIED';
  /**
   * The key of the reason; only a VERIFIED row has none.
   */
  reason?: string;
}
