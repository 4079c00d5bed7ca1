// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * Who asked not to be read: data/opt-outs.json. Each entry names exactly one of endpoint, host or name.
 */
export interface OptOuts {
  schema_version: 1;
  opt_outs: OptOut[];
}
/**
 * This interface was referenced by `OptOuts`'s JSON-Schema
 * via the `definition` "OptOut".
 */
export interface OptOut {
  endpoint?: string;
  host?: string;
  name?: string;
  reason: string;
  date: string;
}
