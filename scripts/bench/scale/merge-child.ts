import { merge } from '../../../src/pipeline/merge.ts';
import { startOf } from './world.ts';

/** `merge-child DATA PARTS DAY`: puts the parts of a day's run together; sends how long it took and what it changed. */
const [dataDir = '', parts = '', day = '0'] = process.argv.slice(2);
const started = performance.now();
const now = () => new Date(Date.parse(startOf(Number(day))) + 6 * 3_600_000);
const merged = await merge({ dataDir, parts, now });
const whole = merged.shards.filter(({ outcome }) => outcome === 'whole').length;
const unreported = merged.shards.reduce((sum, shard) => sum + shard.unreported, 0);
process.send?.({
  ms: performance.now() - started,
  cpuMs: (process.cpuUsage().user + process.cpuUsage().system) / 1000,
  peakBytes: process.resourceUsage().maxRSS * 1024,
  whole,
  unreported,
});
process.disconnect?.();
