// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * When which report card opens, and what its next read needs to know: data/report-cards/index.json. One listing a line. Of a card that has not opened nothing but two dates is kept.
 */
export interface ReportCardIndex {
  schema_version: 1;
  parts?: string[];
  servers?: {
    [k: string]: CardEntry;
  };
}
/**
 * This interface was referenced by `ReportCardIndex`'s JSON-Schema
 * via the `definition` "CardEntry".
 */
export interface CardEntry {
  first_read: string;
  opens_on: string;
  /**
   * Of an opened card only, like all that follows.
   */
  last_read?: string;
  toolset?: ToolsetMark;
  /**
   * Stop findings that await their second read.
   */
  pending?: StopMark[];
  /**
   * Stop findings that a second read confirmed and no read since has missed.
   */
  confirmed?: StopMark[];
}
/**
 * The digest of the last toolset that was read whole, and the conditions that make two of them comparable.
 */
export interface ToolsetMark {
  digest: string;
  conditions: string;
}
/**
 * This interface was referenced by `ReportCardIndex`'s JSON-Schema
 * via the `definition` "StopMark".
 */
export interface StopMark {
  rule: string;
  /**
   * Digest of the text that the finding stands in.
   */
  place: string;
  since: string;
}
