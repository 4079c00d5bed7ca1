import { describe, expect, test } from 'vitest';
import { handshake, healthy, said } from './handshake.ts';
import { rustSdk } from './programs.ts';
import { readEra } from './read-era.ts';
import { runningServer } from './running-server.ts';

const NAME = 'interop-rust';
const start = runningServer('Rust SDK', rustSdk);

describe.each([
  ['stateful', 3, 1],
  ['stateless', 3, 1],
  ['json', 3, 1],
  ['paged', 7, 3],
] as const)('Rust SDK, %s', (mode, tools, pages) => {
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

test('Rust SDK with the modern version alone is read whole', async () => {
  const judgement = await handshake(await start('modern'));
  expect(said(judgement)).toEqual(healthy('modern', '2026-07-28', NAME));
});
