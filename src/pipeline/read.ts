import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '../fault.ts';
import { readCatalog } from '../store/catalog.ts';
import { readConfig, userAgent } from '../store/config.ts';
import { readOptOuts } from '../store/opt-outs.ts';
import { mustBeFolder } from '../store/read.ts';
import { VERSION } from '../version.ts';
import { type CanaryRead, canaryRead, mustBeOnline, tellingCanaries } from './probe/canary.ts';
import { unusuallyUnreachable } from './probe/network-watch.ts';
import { planProbe } from './probe/plan.ts';
import type { Clock } from './probe/scheduler.ts';
import { openCards } from './read/cards.ts';
import { dueForSecondRead } from './read/due.ts';
import { modelReader } from './read/model-note.ts';
import type { ModelSettings } from './read/model-settings.ts';
import { readAll } from './read/read-all.ts';
import { newReadReport, type ReadReport } from './read/report.ts';
import { type ReadEndpoint, reportReader } from './read/report-reader.ts';

export type { ReadReport } from './read/report.ts';

export interface ReadOptions {
  /** The folder that holds catalog.json, config.json and the rest. */
  dataDir: string;
  /** Only listings whose stop finding is 20 hours old: the daily pass. */
  secondReads?: boolean;
  /** Names of listings: these alone are read. */
  only?: readonly string[];
  /** A folder for the observations of opened cards. */
  records?: string;
  allowPrivate?: boolean;
  /** Instead of the configuration's. */
  concurrency?: number;
  onProgress?: (progress: { done: number; targets: number; reads: number }) => void;
  now?: () => Date;
  clock?: Clock;
  /** One attempt at one endpoint. */
  read?: ReadEndpoint;
  canary?: CanaryRead;
  /** The model of the optional model read; without it none is asked. */
  model?: ModelSettings | null;
}

const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  sleep: async (ms) => void (await sleep(ms)),
};

/**
 * Reads every listed endpoint in full and writes report cards (spec/report-card.md). What is seen of a
 * listing before its card opens is thrown away: nothing of it stands in data/, in the records, or in what
 * this gives back. Until all reads are done data/ is not touched.
 * @throws Fault usage (`only`), network_down, internal, or that of a data file; nothing is written then
 */
export async function readCards(options: ReadOptions): Promise<ReadReport> {
  const { dataDir, only = [], clock = SYSTEM_CLOCK, now = () => new Date() } = options;
  const startedAt = now().toISOString();
  const started = clock.now();
  const pass = options.secondReads === true ? 'second_reads' : 'weekly';
  const report = newReadReport(startedAt, pass, only.length === 0);

  await mustBeFolder(dataDir);
  const config = await readConfig(dataDir);
  const optOuts = await readOptOuts(dataDir);
  const listings = (await readCatalog(dataDir)).servers;
  const { model = null, records = null } = options;
  const allowPrivate = options.allowPrivate ?? false;
  const agent = userAgent(config, VERSION);
  const askModel = model && modelReader(model, { allowPrivate, userAgent: agent });
  const cards = await openCards(dataDir, report, { askModel, records });
  const plan = planProbe(listings, optOuts, only);
  const targets =
    pass === 'weekly'
      ? plan.targets
      : dueForSecondRead(plan.targets, cards.index.servers, startedAt);
  report.targets = targets.length;
  report.opted_out = plan.optedOut.size;

  const canary = options.canary ?? canaryRead({ userAgent: agent, allowPrivate });
  const endpoints = targets.map(({ endpoint }) => endpoint);
  const canaries = tellingCanaries(config.canaries, endpoints);
  const online = (when: string) => mustBeOnline(canaries, canary, when);
  if (endpoints.length > 0) await online('before the run');

  const { concurrency = config.probe.concurrency, onProgress } = options;
  const unreachable = await readAll(
    targets,
    options.read ?? reportReader({ config, allowPrivate, userAgent: agent, now }),
    {
      settings: { ...config.probe, concurrency },
      clock,
      report,
      online,
      take: cards.take,
      ...(onProgress && { onProgress }),
    },
  );
  refuseMassFailure(report);
  if (unusuallyUnreachable({ probed: report.read, by_status: { unreachable } })) {
    await online('after a run in which little answered');
  }
  if (report.full) {
    const readable = new Set(
      listings.flatMap(({ name, endpoint }) =>
        endpoint === undefined || plan.optedOut.has(name) ? [] : [name],
      ),
    );
    report.dropped = cards.drop((name) => readable.has(name));
  }
  report.cards_written = await cards.commit();
  report.duration_ms = Math.round(clock.now() - started);
  return report;
}

/** The errors themselves are not told: what a server sent may stand in one. */
function refuseMassFailure({ failed_reads, targets }: ReadReport): void {
  if (failed_reads === 0 || failed_reads * 2 <= targets) return;
  throw new Fault(
    'internal',
    `${failed_reads} of ${targets} reads ended in an error of ours, so nothing was written; \`rollcall report URL\` shows it for one of them`,
  );
}
