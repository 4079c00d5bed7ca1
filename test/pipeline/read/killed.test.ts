import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readCard, readCardIndex } from '../../../src/store/report-cards.ts';
import { endpointOf } from '../probe/world.ts';
import { type World, world } from './world.ts';

const PROGRAM = fileURLToPath(new URL('./endless-reads.ts', import.meta.url));
const SERVERS = 20;
const KILLS = 4;
const OPENS = 14;
const STOP = 'mcp-instructions-to-agent';

function start(w: World, ...days: number[]) {
  const args = ['--import', 'tsx', PROGRAM, w.dataDir, ...days.map(String)];
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: w.dataDir },
  });
  const done: number[] = [];
  const out = child.stdout;
  if (out === null) throw new Error('no output');
  const lines = createInterface({ input: out });
  lines.on('line', (line) => done.push(Number(line)));
  return { child, done, nextDay: () => once(lines, 'line') };
}

/** Everything that is stored can be read; cards never run ahead of their index by more than one run. */
async function checkStored(w: World, lastDone: number): Promise<void> {
  const { servers } = await readCardIndex(w.dataDir);
  expect(Object.keys(servers)).toHaveLength(SERVERS);
  for (const name of Object.keys(servers)) {
    const card = await readCard(w.dataDir, name);
    const day = Number(/day (\d+)/.exec(JSON.stringify(card?.findings))?.[1]);
    expect([lastDone, lastDone + 1]).toContain(day);
  }
}

it('a run killed at any moment leaves cards that can be read, and the next one makes them good', async () => {
  const w = await world();
  const listings = Array.from({ length: SERVERS }, (_, n) => ({
    name: `example.test/server${n}`,
    endpoint: endpointOf(n),
    version: '1.0.0',
  }));
  await w.list(...listings);
  const first = start(w, 0, 0);
  await once(first.child, 'close');
  expect(Object.keys(await w.files()).filter((file) => file.startsWith('report-cards'))).toEqual([
    'report-cards/index.json',
  ]);

  let day = OPENS;
  for (let kill = 0; kill < KILLS; kill++) {
    const runs = start(w, day);
    await runs.nextDay();
    await new Promise((wake) => setTimeout(wake, Math.random() * 200));
    runs.child.kill('SIGKILL');
    await once(runs.child, 'close');
    const lastDone = Math.max(...runs.done);
    await checkStored(w, lastDone);
    day = lastDone + 1;
  }

  const end = start(w, day, day);
  await once(end.child, 'close');
  expect(end.done).toEqual([day]);
  await checkStored(w, day);
  for (const { name } of listings) {
    expect(await w.card(name)).toMatchObject({ confirmed_stop: [STOP], grade: 'D' });
    expect(await w.entry(name)).not.toHaveProperty('pending');
  }
  expect(Object.keys(await w.files()).filter((file) => file.endsWith('.tmp'))).toEqual([]);
}, 120_000);
