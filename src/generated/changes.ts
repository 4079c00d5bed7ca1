// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * One change of one listing.
 *
 * This interface was referenced by `DayOfChanges`'s JSON-Schema
 * via the `definition` "Change".
 */
export type Change =
  ListedChange | EndpointChange | TransportChange | DeprecatedChange | StatusChange | ToolsChange | CardChange;

/**
 * What changed on one UTC day: data/changes/<day>.json holds what runs saw on the wire and <day>.catalog.json what the registry said, since the two are written on different branches. One change a line, sorted by name, time and kind. 90 days are kept.
 */
export interface DayOfChanges {
  schema_version: 1;
  day: string;
  changes: Change[];
}
/**
 * The listing appeared in the catalog, left it, or is no longer deprecated.
 *
 * This interface was referenced by `DayOfChanges`'s JSON-Schema
 * via the `definition` "ListedChange".
 */
export interface ListedChange {
  at: string;
  name: string;
  kind: 'listed' | 'unlisted' | 'reactivated';
}
/**
 * The listing names another endpoint, or one now, or none any more.
 *
 * This interface was referenced by `DayOfChanges`'s JSON-Schema
 * via the `definition` "EndpointChange".
 */
export interface EndpointChange {
  at: string;
  name: string;
  kind: 'endpoint';
  from?: string;
  to?: string;
}
/**
 * This interface was referenced by `DayOfChanges`'s JSON-Schema
 * via the `definition` "TransportChange".
 */
export interface TransportChange {
  at: string;
  name: string;
  kind: 'transport';
  from: string;
  to: string;
}
/**
 * This interface was referenced by `DayOfChanges`'s JSON-Schema
 * via the `definition` "DeprecatedChange".
 */
export interface DeprecatedChange {
  at: string;
  name: string;
  kind: 'deprecated';
  message?: string;
}
/**
 * The stored status, after confirmation, is another one. A first result comes from null.
 *
 * This interface was referenced by `DayOfChanges`'s JSON-Schema
 * via the `definition` "StatusChange".
 */
export interface StatusChange {
  at: string;
  name: string;
  kind: 'status';
  from: 'unreachable' | 'auth_required' | 'error' | 'failed' | 'ok' | 'ok_empty' | null;
  to: 'unreachable' | 'auth_required' | 'error' | 'failed' | 'ok' | 'ok_empty';
  /**
   * A code of the reasons table.
   */
  reason?: string;
}
/**
 * The toolset read live is another one. Names are the server's; each list holds 50 at most.
 *
 * This interface was referenced by `DayOfChanges`'s JSON-Schema
 * via the `definition` "ToolsChange".
 */
export interface ToolsChange {
  at: string;
  name: string;
  kind: 'tools';
  added: string[];
  removed: string[];
  changed: ChangedTool[];
  /**
   * How many tools the three lists leave out.
   */
  more?: number;
}
/**
 * This interface was referenced by `DayOfChanges`'s JSON-Schema
 * via the `definition` "ChangedTool".
 */
export interface ChangedTool {
  name: string;
  what: ('title' | 'description' | 'schema' | 'hints')[];
}
/**
 * The report card opened (there is no `from`) or has another grade; null is a card without one, for a server that could not be read.
 *
 * This interface was referenced by `DayOfChanges`'s JSON-Schema
 * via the `definition` "CardChange".
 */
export interface CardChange {
  at: string;
  name: string;
  kind: 'card';
  from?: 'A' | 'B' | 'C' | 'D' | null;
  to: 'A' | 'B' | 'C' | 'D' | null;
}
