import type { Observation } from '../../src/generated/observation.ts';
import { readHandshake } from '../../src/reads/handshake.ts';
import { VERSION } from '../../src/version.ts';

/** A handshake read as the pipeline does it, on loopback. */
export const ourHandshake = (endpoint: string, timeoutMs = 20_000): Promise<Observation> =>
  readHandshake(endpoint, {
    transport: 'http',
    allowPrivate: true,
    timeoutMs,
    client: { name: 'bench', version: VERSION },
    userAgent: `mcp-rollcall/${VERSION} (bench on loopback)`,
    now: () => new Date(),
  });
