import type { Toolset } from '../../generated/toolset.ts';
import { userAgent } from '../../store/config.ts';
import { fitsInFile, readToolset, sameTools } from '../../store/toolsets.ts';
import { VERSION } from '../../version.ts';
import { endEarly } from '../part/end-early.ts';
import { shardText } from '../part/shard.ts';
import { openPart, type PartWriter } from '../part/writer.ts';
import type { ShardOptions } from '../probe.ts';
import { digestOf, type Roll } from '../roll.ts';
import { type FoldContext, type Reading, resultOf } from './fold.ts';
import { handshakeReader } from './handshake-reader.ts';
import { onlineFor } from './network.ts';
import { unusuallyUnreachable } from './network-watch.ts';
import type { Target } from './plan.ts';
import { readAll } from './read-all.ts';
import { countResult, countTransition, newReport, type ProbeReport } from './report.ts';
import { SYSTEM_CLOCK } from './scheduler.ts';
import { storedBefore } from './stored-before.ts';

/** Reads these targets and writes the part of the shard that they are. Gives what it saw. */
export async function probeTargets(
  roll: Roll,
  targets: readonly Target[],
  options: ShardOptions,
): Promise<ProbeReport> {
  const { dataDir, shard, run, clock = SYSTEM_CLOCK, now = () => new Date() } = options;
  const { config } = roll;
  const allowPrivate = options.allowPrivate ?? false;
  const started = clock.now();
  const report = { ...newReport(run, true), targets: targets.length };
  report.opted_out = roll.optedOut.size;
  const part = await openPart(options.part, {
    schema_version: 1,
    kind: 'probe',
    shard: shardText(shard),
    run,
    plan: digestOf(roll, shard),
  });
  try {
    const online = await onlineFor(roll, targets, { canary: options.canary, allowPrivate });
    const stored = await storedBefore(dataDir, targets);
    const context: FoldContext = {
      stored,
      at: run,
      keepToolset: toolsetKeeper(dataDir, part, report.toolsets_too_large),
    };
    const reader = { config, allowPrivate, userAgent: userAgent(config, VERSION), now };
    await readAll(
      targets,
      options.read ?? handshakeReader({ ...reader, timeoutMs: options.timeoutMs }),
      {
        settings: { ...config.probe, ...given(options) },
        clock,
        report,
        online,
        async take(target: Target, reading: Reading) {
          const { result, transitions } = await resultOf(target, reading, context);
          await part.add({ probe: result });
          countResult(report, result);
          for (const one of transitions) countTransition(report, one);
        },
        ...(options.onProgress && { onProgress: options.onProgress }),
      },
    );
    if (unusuallyUnreachable(report)) await online('after a run in which little answered');
    report.duration_ms = Math.round(clock.now() - started);
    const { duration_ms, reads, second_reads, left_hosts, failed_reads, toolsets_too_large } =
      report;
    await part.end({
      outcome: 'whole',
      duration_ms,
      reads,
      second_reads,
      left_hosts,
      failed_reads,
      toolsets_too_large,
    });
    return report;
  } catch (error) {
    throw await endEarly(part, error);
  } finally {
    await part.close();
  }
}

/** Puts toolsets that differ from what is stored into the part; one that no data file can hold is named and left out. */
function toolsetKeeper(dataDir: string, part: PartWriter, tooLarge: string[]) {
  return async (toolset: Toolset): Promise<boolean> => {
    if (!fitsInFile(toolset)) {
      tooLarge.push(toolset.name);
      return false;
    }
    const stored = await readToolset(dataDir, toolset.name);
    if (stored !== null && sameTools(stored, toolset)) return false;
    await part.add({ toolset });
    return true;
  };
}

function given({ concurrency, perHost }: ShardOptions) {
  return {
    ...(concurrency !== undefined && { concurrency }),
    ...(perHost !== undefined && { per_host: perHost }),
  };
}
