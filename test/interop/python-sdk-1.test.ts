import { describe, expect, test } from 'vitest';
import { handshake, healthy, said } from './handshake.ts';
import { pythonSdk } from './programs.ts';
import { readEra } from './read-era.ts';
import { runningServer } from './running-server.ts';

const NAME = 'interop-python-1';
const start = runningServer('Python SDK 1', () => pythonSdk(1));

describe.each([
  ['stateful', 3, 1],
  ['stateless', 3, 1],
  ['json', 3, 1],
  // Mounted, so that every read is redirected from /mcp to /mcp/.
  ['paged', 7, 3],
] as const)('Python SDK 1, %s', (mode, tools, pages) => {
  test('is read whole', async () => {
    const judgement = await handshake(await start(mode));
    expect(said(judgement)).toEqual(healthy('streamable', '2024-11-05', NAME, [tools, pages]));
  });

  test('speaks its newest version when asked for it, and no modern one', async () => {
    const url = await start(mode);
    expect(said(await readEra(url, 'streamable', '2025-11-25'))).toEqual(
      healthy('streamable', '2025-11-25', NAME, [tools, pages]),
    );
    expect(await readEra(url, 'modern')).toMatchObject({
      status: 'error',
      reason: 'bad_request',
      era: null,
    });
  });
});

test.each(['http', 'sse'] as const)(
  'Python SDK 1 over HTTP+SSE, declared as %s, is read whole',
  async (transport) => {
    const judgement = await handshake(await start('sse'), transport);
    expect(said(judgement)).toEqual(healthy('sse', '2024-11-05', NAME));
  },
);
