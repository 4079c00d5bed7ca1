/** The first line of the one comment that is kept up to date. */
export const MARKER = '<!-- rollcall-review-data -->';
