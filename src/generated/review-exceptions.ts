// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * Places where a rule of `rollcall review` is known not to hold: data/review-exceptions.json. One that is not needed any more is an error.
 */
export interface ReviewExceptions {
  schema_version: 1;
  exceptions: ReviewException[];
}
export interface ReviewException {
  rule: string;
  /**
   * The file below data/ or the listing that the rule names.
   */
  where: string;
  reason: string;
  since: string;
}
