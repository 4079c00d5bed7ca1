// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * What we said wrongly about somebody's server: data/corrections.json, newest first, shown on the method page.
 */
export interface Corrections {
  schema_version: 1;
  corrections: Correction[];
}
export interface Correction {
  date: string;
  server: string;
  rule: string;
  /**
   * What was wrong.
   */
  wrong: string;
  /**
   * What was changed so that it is not said again.
   */
  changed: string;
}
