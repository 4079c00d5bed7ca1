import { describe, expect, test } from 'vitest';
import { handshake, healthy, said } from './handshake.ts';
import { goSdk } from './programs.ts';
import { readEra } from './read-era.ts';
import { runningServer } from './running-server.ts';

const NAME = 'interop-go';
const start = runningServer('Go SDK', goSdk);

describe.each([
  ['stateful', 3, 1],
  ['stateless', 3, 1],
  ['json', 3, 1],
  ['paged', 7, 3],
] as const)('Go SDK, %s', (mode, tools, pages) => {
  test('is read whole', async () => {
    const judgement = await handshake(await start(mode));
    expect(said(judgement)).toEqual(healthy('streamable', '2024-11-05', NAME, [tools, pages]));
  });

  test('speaks the newest version that has a handshake when asked for it', async () => {
    const judgement = await readEra(await start(mode), 'streamable', '2025-11-25');
    expect(said(judgement)).toEqual(healthy('streamable', '2025-11-25', NAME, [tools, pages]));
  });
});

test('Go SDK, stateless, is asked in the modern era', async () => {
  const judgement = await readEra(await start('stateless'), 'modern');
  expect(said(judgement)).toEqual(healthy('modern', '2026-07-28', NAME));
});

test('Go SDK with sessions answers discover, but has no modern version', async () => {
  const judgement = await readEra(await start('stateful'), 'modern');
  expect(judgement).toMatchObject({ requests: 1, tools: null });
  expect(judgement.status).not.toBe('ok');
});

test('Go SDK with the modern version alone is read whole', async () => {
  const judgement = await handshake(await start('modern'));
  expect(said(judgement)).toEqual(healthy('modern', '2026-07-28', NAME));
});

test.each(['http', 'sse'] as const)(
  'Go SDK over HTTP+SSE, declared as %s, is read whole',
  async (transport) => {
    const judgement = await handshake(await start('sse'), transport);
    expect(said(judgement)).toEqual(healthy('sse', '2024-11-05', NAME));
  },
);
