/** Requests that one handshake sends at most, over all eras of the protocol. */
export const HANDSHAKE_REQUESTS = 90;

/** Requests that one full read for a report card sends at most. */
export const REPORT_REQUESTS = 40;
