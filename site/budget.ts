/** Bytes that the host takes as a tar (GitHub Pages: 1 GB). */
export const HOST_LIMIT = 1_000_000_000;
