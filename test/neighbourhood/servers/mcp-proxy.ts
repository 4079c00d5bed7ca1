import type { Running } from '../running.ts';
import { packageFile, spawnServer } from '../spawned.ts';
import { everythingStdio } from './everything.ts';

const start = (name: string, options: string[], scheme: 'http' | 'https'): Promise<Running> =>
  spawnServer({
    name,
    args: (port) => [
      packageFile('mcp-proxy', 'dist/bin/mcp-proxy.mjs'),
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      ...options,
      '--',
      ...everythingStdio(),
    ],
    url: (port) => `${scheme}://127.0.0.1:${port}/mcp`,
  });

/** mcp-proxy before a stdio server: the 2026 era and, with sessions, the one before. */
export const mcpProxyDual = (): Promise<Running> => start('mcp-proxy', [], 'http');

/** The same behind `X-API-Key`: 401 without a challenge. */
export const mcpProxyApiKey = (): Promise<Running> =>
  start('mcp-proxy --apiKey', ['--apiKey', 'not-given-to-anyone'], 'http');

/** The same over TLS, with PEM files. */
export const mcpProxyHttps = (pem: { cert: string; key: string }): Promise<Running> =>
  start('mcp-proxy over TLS', ['--sslCert', pem.cert, '--sslKey', pem.key], 'https');
