/** What a process of the service takes on. */
export interface Limits {
  /** Reads at once, one of them a host. */
  reads: number;
  /** Reads that wait for one of those; beyond it a request is turned away. */
  waiting: number;
  /** Requests of one client a minute. */
  clientRequests: number;
  /** Requests of one client a minute that may start a read. */
  clientReads: number;
  /** Requests of all clients a minute. */
  allRequests: number;
  /** Open streams of progress, of one client and of all. */
  clientStreams: number;
  allStreams: number;
  /** How late, on average, what is due comes before requests are turned away, in ms. */
  behindMs: number;
  /** How long a stop waits for the reads that run. */
  stopMs: number;
}

export const LIMITS: Limits = {
  reads: 8,
  waiting: 64,
  clientRequests: 600,
  clientReads: 20,
  allRequests: 60_000,
  clientStreams: 8,
  allStreams: 400,
  behindMs: 1_000,
  stopMs: 25_000,
};

/** No host is read more often than this on demand, by either kind of read. */
export const ONCE_EVERY_MS = 10 * 60_000;

/** How long an observation made on demand stands. */
export const STANDS_MS = 24 * 60 * 60_000;
