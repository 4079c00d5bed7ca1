// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * Samples of the last 35 days: data/mcp-probe-history.json. One server a line; a sample is [epoch seconds, status, latency in ms or null].
 */
export interface ProbeHistory {
  schema_version: 1;
  columns: ['time', 'status', 'latency_ms'];
  /**
   * Files beside this one, each `{schema_version, servers}`, that together hold the records.
   */
  parts?: string[];
  servers?: {
    [k: string]: Sample[];
  };
}

export type Sample = [time: number, status: SampleStatus, latency_ms: number | null];
export type SampleStatus = 'unreachable' | 'auth_required' | 'error' | 'failed' | 'ok' | 'ok_empty' | 'live_ok';
