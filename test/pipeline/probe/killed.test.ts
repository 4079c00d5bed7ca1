import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readToolset } from '../../../src/store/toolsets.ts';
import { listings, type World, world } from './world.ts';

const PROGRAM = fileURLToPath(new URL('./endless-runs.ts', import.meta.url));
const SERVERS = 30;
const KILLS = 6;

interface Runs {
  child: ChildProcess;
  /** Resolves with the number of the next day that is done. */
  nextDay(): Promise<number>;
  daysDone: number[];
}

function start(w: World, ...days: number[]): Runs {
  const args = ['--import', 'tsx', PROGRAM, w.dataDir, ...days.map(String)];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: w.dataDir },
  });
  const daysDone: number[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => daysDone.push(Number(line)));
  return { child, daysDone, nextDay: async () => Number((await once(lines, 'line'))[0]) };
}

/** Everything that is stored can be read, and the parts of it fit together. Gives the days of each server's samples. */
async function checkStored(w: World): Promise<number[][]> {
  const { servers } = await w.state();
  const history = await w.history();
  for (const name of Object.keys(servers)) {
    expect(servers[name]).toMatchObject({ endpoint_status: 'ok', tool_count: 1 });
    const toolset = await readToolset(w.dataDir, name);
    expect(toolset?.tools).toHaveLength(1);
    expect(history.servers[name]?.length).toBeGreaterThan(0);
  }
  return Object.values(history.servers).map((samples) =>
    samples.map(([time]) => (time - Date.parse('2026-11-01T06:00:00Z') / 1000) / 86_400),
  );
}

it('a run killed at any moment loses nothing, and the next one makes it good', async () => {
  const w = await world();
  await w.list(listings(SERVERS));
  const done: number[] = [];
  let day = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const runs = start(w, day);
    await runs.nextDay();
    await new Promise((wake) => setTimeout(wake, Math.random() * 150));
    runs.child.kill('SIGKILL');
    await once(runs.child, 'close');
    done.push(...runs.daysDone);
    const lastDone = Math.max(...done);
    for (const days of await checkStored(w)) {
      expect(new Set(days).size).toBe(days.length);
      expect(days).toEqual(expect.arrayContaining(runs.daysDone));
      expect(Math.max(...days)).toBeLessThanOrEqual(lastDone + 1);
    }
    day = lastDone + 1;
  }

  const end = start(w, day, day);
  await once(end.child, 'close');
  expect(end.daysDone).toEqual([day]);
  done.push(day);
  const kept = done.filter((one) => one >= day - 35);
  for (const days of await checkStored(w)) expect(days).toEqual(expect.arrayContaining(kept));
  const { servers, last_run } = await w.state();
  expect(Object.keys(servers)).toHaveLength(SERVERS);
  for (const name of Object.keys(servers)) {
    expect(servers[name]?.changed_at).toBe(last_run);
    const toolset = await readToolset(w.dataDir, name);
    expect(toolset?.tools).toEqual([{ name: `day${day}` }]);
  }
  const left = Object.keys(await w.files()).filter((file) => file.endsWith('.tmp'));
  expect(left).toEqual([]);
}, 120_000);
