/** The released revisions of the protocol, oldest first (spec/protocol.md, 1.1). */
export const REVISIONS = [
  { version: '2024-11-05', era: 'handshake' },
  { version: '2025-03-26', era: 'handshake' },
  { version: '2025-06-18', era: 'handshake' },
  { version: '2025-11-25', era: 'handshake' },
  { version: '2026-07-28', era: 'modern' },
] as const;

export const MODERN_VERSION = '2026-07-28';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The newest released modern version among those listed, or null. */
export function newestModern(listed: readonly unknown[]): string | null {
  return newest(listed, 'modern');
}

/** The newest released version that is reached through initialize among those listed, or null. */
export function newestHandshake(listed: readonly unknown[]): string | null {
  return newest(listed, 'handshake');
}

/** Whether an initialize result names a version at all, whichever it is. */
export function isVersion(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Whether requests after initialize carry MCP-Protocol-Version: since 2025-06-18, unknown dates included. */
export function carriesVersionHeader(version: string): boolean {
  return DATE.test(version) && version >= '2025-06-18';
}

function newest(listed: readonly unknown[], era: 'handshake' | 'modern'): string | null {
  const known = REVISIONS.filter((one) => one.era === era && listed.includes(one.version));
  return known.at(-1)?.version ?? null;
}
