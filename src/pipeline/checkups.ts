import { sameEndpoint } from '../catalog/endpoint.ts';
import type { PastCheckup } from '../generated/checkup-history.ts';
import type { Observation } from '../generated/observation.ts';
import { judgeCheckup } from '../judge/checkup/judge.ts';
import { pastCheckup } from '../judge/checkup/past.ts';
import { readCheckup } from '../reads/checkup.ts';
import { readListingBaseline } from '../store/baselines.ts';
import { readCatalog } from '../store/catalog.ts';
import { addCheckup, pruneCheckups } from '../store/checkup-history.ts';
import { readClaims } from '../store/claims.ts';
import { userAgent } from '../store/config.ts';
import { VERSION } from '../version.ts';
import type { CanaryRead } from './probe/canary.ts';
import { onlineFor } from './probe/network.ts';
import type { Target } from './probe/plan.ts';
import { type Clock, SYSTEM_CLOCK, schedule } from './probe/scheduler.ts';
import { readRoll } from './roll.ts';

export interface CheckupsOptions {
  dataDir: string;
  allowPrivate?: boolean;
  now?: () => Date;
  clock?: Clock;
  canary?: CanaryRead;
  /** One checkup of one endpoint. */
  read?: (target: Target) => Promise<Observation>;
}

export interface CheckupsReport {
  claimed: number;
  checked: number;
  opted_out: number;
  /** Claimed listings that the catalog has no endpoint of. */
  without_endpoint: number;
  /** Rows of all checkups by their state. */
  states: Record<string, number>;
  written: number;
}

/**
 * The daily checkups of claimed servers, each compared with the tool list that its claimant approved, into
 * data/checkups/. Each endpoint is checked once. Until all checkups are made data/ is not touched.
 * @throws Fault of a data file, network_down; nothing is written then
 */
export async function checkups(options: CheckupsOptions): Promise<CheckupsReport> {
  const { dataDir, clock = SYSTEM_CLOCK, now = () => new Date() } = options;
  const allowPrivate = options.allowPrivate ?? false;
  const { claims, withdrawn = [] } = await readClaims(dataDir);
  const claimed = [...new Set(claims.map(({ listing }) => listing))];
  const reachable = new Set(
    (await readCatalog(dataDir)).servers.flatMap(({ name, endpoint }) =>
      endpoint === undefined ? [] : [name],
    ),
  );
  const names = claimed.filter((name) => reachable.has(name));
  const report: CheckupsReport = {
    claimed: claimed.length,
    checked: 0,
    opted_out: 0,
    without_endpoint: claimed.length - names.length,
    states: {},
    written: 0,
  };
  const made: { name: string; checkup: PastCheckup }[] = [];
  if (names.length > 0) {
    const roll = await readRoll(dataDir, names);
    report.opted_out = roll.optedOut.size;
    await onlineFor(roll, roll.targets, { canary: options.canary, allowPrivate });
    const { config } = roll;
    const read =
      options.read ??
      (({ endpoint, transport }: Target) =>
        readCheckup(endpoint, {
          transport,
          allowPrivate,
          client: { name: 'mcp-rollcall', version: VERSION },
          userAgent: userAgent(config, VERSION),
          now,
        }));
    await schedule(roll.targets, read, {
      concurrency: config.probe.concurrency,
      perHost: config.probe.per_host,
      hostGapMs: config.probe.host_gap_ms,
      hostTimeoutsInARow: config.probe.host_timeouts_in_a_row,
      clock,
      hostOf: ({ host }) => host,
      outcomeOf: () => 'settled',
      async onResult({ listings }, observation) {
        for (const { name } of listings) {
          const checkup = await judged(dataDir, name, observation);
          made.push({ name, checkup });
          report.checked++;
          for (const { state } of checkup.rows)
            report.states[state] = (report.states[state] ?? 0) + 1;
        }
      },
    });
  }
  for (const { name, checkup } of made)
    if (await addCheckup(dataDir, name, checkup)) report.written++;
  // A withdrawn claim keeps its page, which says so.
  await pruneCheckups(dataDir, new Set([...claimed, ...withdrawn.map(({ listing }) => listing)]));
  return report;
}

/** What was approved of another address says nothing about this one. */
async function judged(
  dataDir: string,
  name: string,
  observation: Observation,
): Promise<PastCheckup> {
  const approved = await readListingBaseline(dataDir, name);
  const isIts = approved !== null && sameEndpoint(approved.endpoint, observation.endpoint);
  return pastCheckup(judgeCheckup(observation, isIts ? { baseline: approved } : {}));
}
