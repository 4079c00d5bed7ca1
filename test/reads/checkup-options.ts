import type { CheckupOptions } from '../../src/reads/checkup.ts';

/** How the tests check a server on loopback. */
export function checkupOptions(own: Partial<CheckupOptions> = {}): CheckupOptions {
  return {
    transport: null,
    allowPrivate: true,
    client: { name: 'mcp-rollcall', version: '0.0.0' },
    userAgent: 'mcp-rollcall/0.0.0 (+https://rollcall.example)',
    now: () => new Date('2026-11-30T12:00:00.000Z'),
    ...own,
  };
}
