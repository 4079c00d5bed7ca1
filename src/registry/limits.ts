/**
 * How a pull behaves and where it gives up. Past a cap it fails: a list that was cut short must never
 * look like a list. Times in ms, sizes in bytes of JSON after decompression.
 */
export interface PullLimits {
  /** Between the starts of two requests: the registry asks for one a second at most. */
  gapMs: number;
  /** For one page, headers and body; 20-25 s have been seen. */
  pageTimeoutMs: number;
  /** Requests for one page, the first one included. */
  attempts: number;
  firstWaitMs: number;
  longestWaitMs: number;
  longestRetryAfterMs: number;
  pages: number;
  rows: number;
  pageBytes: number;
  totalBytes: number;
}

export const PULL_LIMITS: PullLimits = {
  gapMs: 1000,
  pageTimeoutMs: 60_000,
  attempts: 7,
  firstWaitMs: 5000,
  longestWaitMs: 60_000,
  longestRetryAfterMs: 300_000,
  pages: 20_000,
  rows: 1_000_000,
  pageBytes: 32 * 1024 * 1024,
  totalBytes: 4 * 1024 * 1024 * 1024,
};
