import { progressView } from '../../pipeline/probe/progress.ts';
import { probeReportText } from '../../pipeline/probe/report-text.ts';
import { probeShard, probe as runProbe } from '../../pipeline/probe.ts';
import { jsonDocument } from '../../render/json.ts';
import { probeSummary } from '../../render/probe-summary.ts';
import { print } from '../print.ts';
import { timeoutFrom } from '../settings.ts';
import { type ShardArguments, shardFrom } from '../shard-options.ts';
import { addToStepSummary } from '../step-summary.ts';

export interface ProbeArguments extends ShardArguments {
  data: string;
  concurrency?: number;
  perHost?: number;
  allowPrivate?: boolean;
  json?: boolean;
}

/** Probes the listed endpoints and prints what came of it. What a server answers never fails the run. Gives the exit code. */
export async function probe(options: ProbeArguments): Promise<number> {
  const timeoutMs = timeoutFrom(process.env);
  const shard = shardFrom(options);
  const progress = progressView(process.stderr);
  try {
    const settings = {
      dataDir: options.data,
      timeoutMs,
      allowPrivate: options.allowPrivate ?? false,
      ...(options.concurrency !== undefined && { concurrency: options.concurrency }),
      ...(options.perHost !== undefined && { perHost: options.perHost }),
      onProgress: progress.update,
    };
    const report =
      shard === null
        ? await runProbe({ ...settings, only: options.only ?? [] })
        : await probeShard({ ...settings, ...shard });
    progress.end();
    // Of a shard's run the merge tells.
    if (shard === null) await addToStepSummary(probeSummary(report));
    await print(options.json ? jsonDocument(report) : probeReportText(report));
    return 0;
  } finally {
    progress.end();
  }
}
