import { uptime } from '../../../src/judge/handshake/uptime.ts';
import { folderOfMonth, month } from '../../../test/pipeline/interruptions/month.ts';
import { seeded } from '../random.ts';
import type { Bench } from '../result.ts';

const KILLS = 1000;

/** A month in which runs are killed a thousand times: samples and uptime beside what they truly were. */
export const scaleInterruptions: Bench = async () => {
  const { root, leave } = await folderOfMonth();
  let lost = 0;
  try {
    const told = await month(root, seeded(30), KILLS / 24, (now, owed) => {
      for (const [name, samples] of owed) lost += missing(now.history.servers[name] ?? [], samples);
    });
    const { servers } = told.stored.history;
    const wrong = [...told.truth].filter(([name, samples]) => {
      const stored = uptime(servers[name] ?? [], told.asOf);
      return JSON.stringify(stored) !== JSON.stringify(uptime(samples, told.asOf));
    });
    const kills = Object.values(told.killed).reduce((sum, count) => sum + count, 0);
    return {
      name: 'scale-interruptions',
      goal: 'a thousand kills in a month: every file valid, no sample lost, the uptime that is true',
      figures: { kills, samples_lost: lost, uptimes_wrong: wrong.length },
      ratios: { kills_to_goal: Number((kills / KILLS).toFixed(2)) },
      met: kills >= KILLS && lost === 0 && wrong.length === 0,
    };
  } finally {
    await leave();
  }
};

function missing(stored: readonly unknown[], samples: readonly unknown[]): number {
  const there = new Set(stored.map((one) => JSON.stringify(one)));
  return samples.filter((one) => !there.has(JSON.stringify(one))).length;
}
