// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * A line of the part that one shard of a run writes and `rollcall merge` reads. The first line says what the part is of, the last one how the shard ended: a part without a last one was cut off.
 */
export interface PartLine {
  part?: PartHead;
  probe?: ProbeResult;
  /**
   * A toolset that differs from the one in data/, before the result that it belongs to.
   */
  toolset?: unknown;
  cards?: CardResult;
  end?: PartEnd;
}
/**
 * This interface was referenced by `PartLine`'s JSON-Schema
 * via the `definition` "PartHead".
 */
export interface PartHead {
  schema_version: 1;
  kind: 'probe' | 'weekly' | 'second_reads';
  shard: string;
  /**
   * Start of the run, which all of its shards share.
   */
  run: string;
  /**
   * Digest of what the whole run reads and how it is shared out.
   */
  plan: string;
}
/**
 * The run's word on one endpoint.
 *
 * This interface was referenced by `PartLine`'s JSON-Schema
 * via the `definition` "ProbeResult".
 */
export interface ProbeResult {
  endpoint: string;
  status: 'ok' | 'ok_empty' | 'auth_required' | 'error' | 'unreachable' | 'skipped';
  reason: string | null;
  sample: unknown;
  listings: ListingState[];
}
export interface ListingState {
  name: string;
  state: unknown;
}
/**
 * What a full read left of the listings that name an endpoint. Of a card that has not opened nothing but two dates.
 *
 * This interface was referenced by `PartLine`'s JSON-Schema
 * via the `definition` "CardResult".
 */
export interface CardResult {
  listings: ListingCard[];
}
export interface ListingCard {
  name: string;
  entry: unknown;
  /**
   * The new card, or null where the one in data/ stands.
   */
  card: unknown;
}
/**
 * This interface was referenced by `PartLine`'s JSON-Schema
 * via the `definition` "PartEnd".
 */
export interface PartEnd {
  /**
   * Only what a shard of a working network saw counts.
   */
  outcome: 'whole' | 'network_down' | 'failed';
  why?: string;
  duration_ms?: number;
  reads?: number;
  second_reads?: number;
  left_hosts?: LeftHost[];
  failed_reads?: FailedRead[];
  toolsets_too_large?: string[];
  /**
   * Endpoints that were due; of a probe all are.
   */
  targets?: number;
  read?: number;
  failed?: number;
  left?: number;
  unopened?: number;
  records_kept?: number;
}
export interface LeftHost {
  host: string;
  unread: number;
  not_repeated: number;
}
export interface FailedRead {
  endpoint: string;
  message: string;
}
