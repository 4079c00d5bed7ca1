import { describe, expect, test } from 'vitest';
import { handshake, healthy, said } from './handshake.ts';
import { fastMcpPython } from './programs.ts';
import { readEra } from './read-era.ts';
import { runningServer } from './running-server.ts';

const NAME = 'interop-fastmcp';
const start = runningServer('FastMCP for Python', fastMcpPython);

describe.each([
  ['stateful', 3, 1],
  ['stateless', 3, 1],
  ['json', 3, 1],
  ['paged', 7, 3],
] as const)('FastMCP for Python, %s', (mode, tools, pages) => {
  test('is read whole', async () => {
    const judgement = await handshake(await start(mode));
    expect(said(judgement)).toEqual(healthy('streamable', '2024-11-05', NAME, [tools, pages]));
  });

  test('is asked in the modern era, and for the newest version that has a handshake', async () => {
    const url = await start(mode);
    expect(said(await readEra(url, 'modern'))).toEqual(
      healthy('modern', '2026-07-28', NAME, [tools, pages]),
    );
    expect(said(await readEra(url, 'streamable', '2025-11-25'))).toEqual(
      healthy('streamable', '2025-11-25', NAME, [tools, pages]),
    );
  });
});

test.each(['http', 'sse'] as const)(
  'FastMCP for Python over HTTP+SSE, declared as %s, is read whole',
  async (transport) => {
    const judgement = await handshake(await start('sse'), transport);
    expect(said(judgement)).toEqual(healthy('sse', '2024-11-05', NAME));
  },
);
