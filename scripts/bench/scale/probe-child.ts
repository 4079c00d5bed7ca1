import { probe, type ShardOptions } from '../../../src/pipeline/probe.ts';
import { filesClock } from './clock.ts';
import { said } from './servers.ts';
import { CONFIG, indexOf, startOf } from './world.ts';

/**
 * `probe-child DATA DAY`: one machine's run over simulated servers in virtual time. Sends how long it took
 * there, and the least that any run with these reads takes: all of them packed without a gap, or those of
 * the longest host one after the other with the politeness between them.
 */
const [dataDir = '', dayText = '0'] = process.argv.slice(2);
const { concurrency, host_gap_ms } = CONFIG.probe;
const day = Number(dayText);
const start = Date.parse(startOf(day));
const clock = filesClock();
const now = () => new Date(start + clock.now());
const chains = new Map<string, number>();
let work = 0;
const read: NonNullable<ShardOptions['read']> = async ({ endpoint }) => {
  const startedAt = now().toISOString();
  const { judged, ms } = said(endpoint, indexOf(endpoint), day);
  const { host } = new URL(endpoint);
  work += ms;
  chains.set(host, (chains.get(host) ?? -host_gap_ms) + ms + host_gap_ms);
  await clock.sleep(ms);
  return { judged, startedAt };
};
const run = probe({ dataDir, timeoutMs: 20_000, clock, now, read });
await clock.runUntil(run);
await run;
const longest = [...chains.values()].reduce((most, chain) => Math.max(most, chain), 0);
process.send?.({
  runMs: clock.now(),
  boundMs: Math.max(work / concurrency, longest),
  peakBytes: process.resourceUsage().maxRSS * 1024,
});
process.disconnect?.();
