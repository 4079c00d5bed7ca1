/** What a checkup may cost (spec/checkup.md). Times in milliseconds, sizes in bytes. */
export const CHECKUP_TIME_MS = 10_000;
export const CHECKUP_REQUESTS = 8;
/** Once a page of the list carried a cursor; one of them is kept for the metadata. */
export const CHECKUP_REQUESTS_PAGED = 17;
export const CHECKUP_RESPONSE_BYTES = 2 * 1024 * 1024;
export const CHECKUP_HOPS = 3;
