import { probe } from '../../../src/pipeline/probe.ts';
import { judgement } from '../../judge/handshake/listing.ts';

/**
 * A program that probes day after day until it is killed: `endless-runs.ts DATA FIRST_DAY [LAST_DAY]`.
 * Every server answers, with tools that change every day. Prints each day that is done.
 */
const [dataDir = '', first = '0', last = 'Infinity'] = process.argv.slice(2);

for (let day = Number(first); day <= Number(last); day++) {
  const at = new Date(Date.parse('2026-11-01T06:00:00Z') + day * 86_400_000);
  await probe({
    dataDir,
    timeoutMs: 1000,
    now: () => at,
    clock: { now: () => performance.now(), sleep: () => Promise.resolve() },
    read: async ({ endpoint }) => ({
      judged: judgement({ endpoint, tools: [{ name: `day${day}` }] }),
      startedAt: at.toISOString(),
    }),
  });
  process.stdout.write(`${day}\n`);
}
