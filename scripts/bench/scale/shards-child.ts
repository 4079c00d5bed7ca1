import { probeShard, type ShardOptions } from '../../../src/pipeline/probe.ts';
import { filesClock } from './clock.ts';
import { said } from './servers.ts';
import { indexOf, startOf } from './world.ts';

/** `shards-child DATA PARTS DAY OF INDEX…`: these shards of a day's run, one after the other; sends how long each took in virtual time. */
const [dataDir = '', part = '', dayText = '0', of = '1', ...indices] = process.argv.slice(2);
const day = Number(dayText);
const run = startOf(day);
const lasted: number[] = [];
for (const index of indices) {
  const clock = filesClock();
  const now = () => new Date(Date.parse(run) + clock.now());
  const read: NonNullable<ShardOptions['read']> = async ({ endpoint }) => {
    const startedAt = now().toISOString();
    const { judged, ms } = said(endpoint, indexOf(endpoint), day);
    await clock.sleep(ms);
    return { judged, startedAt };
  };
  const shard = { index: Number(index), of: Number(of) };
  const work = probeShard({ dataDir, timeoutMs: 20_000, clock, now, read, run, part, shard });
  await clock.runUntil(work);
  await work;
  lasted.push(clock.now());
}
process.send?.({ lasted, peakBytes: process.resourceUsage().maxRSS * 1024 });
process.disconnect?.();
