// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * What the last probes said: data/mcp-validation-state.json. A line changes only when something about that server changed.
 */
export interface ValidationState {
  schema_version: 1;
  /**
   * Start of the last full run.
   */
  last_run: string | null;
  validation: 'live_mcp_tools_list';
  /**
   * Files beside this one, each `{schema_version, servers}`, that together hold the records.
   */
  parts?: string[];
  servers?: {
    [k: string]: ServerState;
  };
}
/**
 * This interface was referenced by `ValidationState`'s JSON-Schema
 * via the `definition` "ServerState".
 */
export interface ServerState {
  /**
   * The address that these facts are about.
   */
  endpoint: string;
  endpoint_status: 'unreachable' | 'auth_required' | 'error' | 'failed' | 'ok' | 'ok_empty';
  /**
   * A code of the reasons table; absent for ok and ok_empty.
   */
  reason?: string;
  pending?: PendingStatus;
  http_status?: number;
  validation_method: 'live_mcp' | 'live_mcp_modern' | 'live_mcp_sse' | 'registry' | 'smithery' | 'manual' | 'none';
  /**
   * Time of the last stored probe; written only where it is not last_run.
   */
  validated_at?: string;
  era?: 'modern' | 'streamable' | 'sse';
  protocol_version?: string;
  server_info?: {
    name?: string;
    title?: string;
    version?: string;
  };
  tool_count: number;
  toolset_fingerprint?: string;
  schema_fingerprint?: string;
  /**
   * Time of the last live tool list; written only where it is not validated_at. Without a live validation_method none was ever read.
   */
  tools_read_at?: string;
  /**
   * Time of the probe that last changed what is said here.
   */
  changed_at: string;
}
/**
 * A transient outcome that a second run on another UTC day has yet to confirm.
 */
export interface PendingStatus {
  status: 'unreachable' | 'error';
  reason: string;
  since: string;
}
