import type { HandshakeOptions } from '../../src/reads/handshake.ts';

/** How the tests read a server on loopback. */
export function readOptions(own: Partial<HandshakeOptions> = {}): HandshakeOptions {
  return {
    transport: null,
    allowPrivate: true,
    timeoutMs: 10_000,
    client: { name: 'influzer-mcp-validator', version: '0.0.0' },
    userAgent: 'mcp-rollcall/0.0.0 (+https://rollcall.example)',
    now: () => new Date(),
    ...own,
  };
}
