import { Fault } from '../../fault.ts';
import { claimedNames } from '../../store/claims.ts';
import { userAgent } from '../../store/config.ts';
import { VERSION } from '../../version.ts';
import { endEarly } from '../part/end-early.ts';
import { shardText } from '../part/shard.ts';
import { openPart } from '../part/writer.ts';
import { onlineFor } from '../probe/network.ts';
import { unusuallyUnreachable } from '../probe/network-watch.ts';
import type { Target } from '../probe/plan.ts';
import { SYSTEM_CLOCK } from '../probe/scheduler.ts';
import type { ReadShardOptions } from '../read.ts';
import { digestOf, type Roll } from '../roll.ts';
import { cardTaker } from './cards.ts';
import { dueDaily } from './due.ts';
import { modelReader } from './model-note.ts';
import { readOpenings } from './openings.ts';
import { readAll } from './read-all.ts';
import { newReadReport, type ReadReport } from './report.ts';
import { reportReader } from './report-reader.ts';

/** Reads these targets in full, or those of them that are due, and writes the part of the shard that they are. Gives what it saw. */
export async function readTargets(
  roll: Roll,
  share: readonly Target[],
  options: ReadShardOptions,
): Promise<ReadReport> {
  const { dataDir, shard, run, clock = SYSTEM_CLOCK, now = () => new Date() } = options;
  const { config } = roll;
  const allowPrivate = options.allowPrivate ?? false;
  const agent = userAgent(config, VERSION);
  const started = clock.now();
  const pass = options.secondReads === true ? 'second_reads' : 'weekly';
  const report = newReadReport(run, pass, true);
  const index = await readOpenings(dataDir, run);
  const targets =
    pass === 'weekly' ? share : dueDaily(share, index.servers, await claimedNames(dataDir), run);
  report.targets = targets.length;
  report.opted_out = roll.optedOut.size;
  const part = await openPart(options.part, {
    schema_version: 1,
    kind: pass,
    shard: shardText(shard),
    run,
    plan: digestOf(roll, shard),
  });
  try {
    const online = await onlineFor(roll, targets, { canary: options.canary, allowPrivate });
    const { model = null, records = null } = options;
    const askModel = model && modelReader(model, { allowPrivate, userAgent: agent });
    const { concurrency = config.probe.concurrency, onProgress } = options;
    const unreachable = await readAll(
      targets,
      options.read ?? reportReader({ config, allowPrivate, userAgent: agent, now }),
      {
        settings: { ...config.probe, concurrency },
        clock,
        report,
        online,
        take: cardTaker({ dataDir, index, report, part, askModel, records }),
        ...(onProgress && { onProgress }),
      },
    );
    refuseMassFailure(report);
    if (unusuallyUnreachable({ probed: report.read, by_status: { unreachable } })) {
      await online('after a run in which little answered');
    }
    report.duration_ms = Math.round(clock.now() - started);
    const { duration_ms, read, reads, second_attempts, left, unopened, records_kept } = report;
    await part.end({
      outcome: 'whole',
      duration_ms,
      targets: report.targets,
      read,
      reads,
      second_reads: second_attempts,
      failed: report.failed_reads,
      left,
      unopened,
      records_kept,
    });
    return report;
  } catch (error) {
    throw await endEarly(part, error);
  } finally {
    await part.close();
  }
}

/** The errors themselves are not told: what a server sent may stand in one. */
function refuseMassFailure({ failed_reads, targets }: ReadReport): void {
  if (failed_reads === 0 || failed_reads * 2 <= targets) return;
  throw new Fault(
    'internal',
    `${failed_reads} of ${targets} reads ended in an error of ours, so nothing was written; \`rollcall report URL\` shows it for one of them`,
  );
}
