import { type ReadOutcome, schedule } from '../../src/pipeline/probe/scheduler.ts';
import { type Bench, rounded } from './result.ts';
import { type Endpoint, lowerBoundMs, simulatedEndpoints } from './simulated-endpoints.ts';
import { virtualClock } from './virtual-clock.ts';

const SETTINGS = { concurrency: 32, perHost: 1, hostGapMs: 500, hostTimeoutsInARow: 10 };
const ENDPOINTS = 10_000;

/** A day's run in virtual time beside the least that any schedule could take. */
export const schedulerBench: Bench = async () => {
  const packed = await simulate(simulatedEndpoints(ENDPOINTS, false));
  const chained = await simulate(simulatedEndpoints(ENDPOINTS, true));
  const ratios = {
    to_bound_silent_elsewhere: rounded(packed.ratio, 3),
    to_bound_silent_on_big_host_too: rounded(chained.ratio, 3),
  };
  return {
    name: 'scheduler',
    goal: 'a run of 10,000 endpoints, last pass included, ≤ 1.05 × max(all work / concurrency, longest host chain)',
    figures: {
      run_s_silent_elsewhere: packed.runS,
      work_bound_s_silent_elsewhere: packed.workS,
      chain_bound_s_silent_elsewhere: packed.chainS,
      run_s_silent_on_big_host_too: chained.runS,
      work_bound_s_silent_on_big_host_too: chained.workS,
      chain_bound_s_silent_on_big_host_too: chained.chainS,
      second_reads: packed.secondReads,
    },
    ratios,
    met: Math.max(packed.ratio, chained.ratio) <= 1.05,
  };
};

async function simulate(endpoints: Endpoint[]) {
  const clock = virtualClock();
  const reads = new Map<Endpoint, number>();
  let settled = 0;
  const run = schedule<Endpoint, ReadOutcome>(
    endpoints,
    async (endpoint) => {
      const number = reads.get(endpoint) ?? 0;
      reads.set(endpoint, number + 1);
      const read = endpoint.reads[number];
      if (read === undefined) throw new Error('an endpoint was read more often than is needed');
      await clock.sleep(read.ms);
      return read.outcome;
    },
    {
      ...SETTINGS,
      clock,
      hostOf: ({ host }) => host,
      outcomeOf: (outcome) => outcome,
      onResult: () => {
        settled += 1;
      },
    },
  );
  await clock.runUntil(run);
  const report = await run;
  if (settled !== endpoints.length || report.left_hosts.length > 0) {
    throw new Error(`${settled} of ${endpoints.length} endpoints were settled`);
  }
  const { workMs, chainMs } = lowerBoundMs(endpoints, SETTINGS);
  return {
    runS: rounded(clock.now() / 1000, 1),
    workS: rounded(workMs / 1000, 1),
    chainS: rounded(chainMs / 1000, 1),
    secondReads: report.second_reads,
    ratio: clock.now() / Math.max(workMs, chainMs),
  };
}
