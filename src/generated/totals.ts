// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * This interface was referenced by `Totals`'s JSON-Schema
 * via the `definition` "Counts".
 */
export type Counts = Record<string, number>;

/**
 * The ecosystem in numbers, one UTC day a line: data/totals.json. The newest run of a day counts; every day is kept.
 */
export interface Totals {
  schema_version: 1;
  days: DayTotals[];
}
/**
 * `statuses` and `grades` count listings; `eras` and `versions` those that list tools now, where `other` is what is no date, or is rare; `auth` those with an endpoint, as `none_detected`, `unknown` or the reason for which a gate was seen; `rules` the open report cards with a finding, by the rule's id.
 *
 * This interface was referenced by `Totals`'s JSON-Schema
 * via the `definition` "DayTotals".
 */
export interface DayTotals {
  day: string;
  /**
   * Start of the run that counted.
   */
  at: string;
  listings: number;
  /**
   * Listings that have an endpoint.
   */
  endpoints: number;
  statuses: Counts;
  eras: Counts;
  versions: Counts;
  auth: Counts;
  grades: Counts;
  /**
   * Report cards that are open.
   */
  cards?: number;
  rules?: Counts;
  /**
   * Start of the run that counted the cards.
   */
  cards_at?: string;
}
