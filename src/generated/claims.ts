// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * Which GitHub login speaks for which listing, and how it proved that: data/claims.json, one claim a line, sorted by listing and login.
 */
export interface Claims {
  schema_version: 1;
  claims: Claim[];
  /**
   * Claims whose proof is gone, newest last.
   */
  withdrawn?: WithdrawnClaim[];
}
/**
 * This interface was referenced by `Claims`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
  listing: string;
  /**
   * A login, in any case.
   */
  github: string;
  /**
   * The host of the listing's endpoint: in lower case, without a port.
   */
  host: string;
  /**
   * dns: a TXT record at _mcp-rollcall.<host>; file: /.well-known/mcp-rollcall.txt. Either holds github=<login>.
   */
  proof: 'dns' | 'file';
  since: string;
  /**
   * When the proof was last seen.
   */
  checked_at?: string;
  /**
   * The listing's report card opens on this day (UTC) where that is earlier than its opening day.
   */
  opens_early?: string;
  missed?: MissedProof;
}
/**
 * Checks since then that did not see the proof.
 */
export interface MissedProof {
  since: string;
  last: string;
  /**
   * An answer came, and it was not the proof.
   */
  gone: number;
  /**
   * No usable answer came.
   */
  unclear: number;
  reason: string;
}
/**
 * This interface was referenced by `Claims`'s JSON-Schema
 * via the `definition` "WithdrawnClaim".
 */
export interface WithdrawnClaim {
  listing: string;
  github: string;
  host: string;
  proof: 'dns' | 'file';
  since: string;
  withdrawn_at: string;
  reason: string;
}
