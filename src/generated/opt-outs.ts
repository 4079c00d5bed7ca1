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
  /**
   * This address, however it is spelled.
   */
  endpoint?: string;
  /**
   * A host name and every one below it, on all ports unless one is given: no scheme, path or wildcard.
   */
  host?: string;
  /**
   * A listing's name, in any case.
   */
  name?: string;
  reason: string;
  date: string;
}
