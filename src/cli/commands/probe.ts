import { progressView } from '../../pipeline/probe/progress.ts';
import { probeReportText } from '../../pipeline/probe/report-text.ts';
import { probe as runProbe } from '../../pipeline/probe.ts';
import { jsonDocument } from '../../render/json.ts';
import { probeSummary } from '../../render/probe-summary.ts';
import { print } from '../print.ts';
import { timeoutFrom } from '../settings.ts';
import { addToStepSummary } from '../step-summary.ts';

export interface ProbeArguments {
  data: string;
  concurrency?: number;
  perHost?: number;
  only?: string[];
  allowPrivate?: boolean;
  json?: boolean;
}

/** Probes the listed endpoints and prints what came of it. What a server answers never fails the run. Gives the exit code. */
export async function probe(options: ProbeArguments): Promise<number> {
  const timeoutMs = timeoutFrom(process.env);
  const progress = progressView(process.stderr);
  try {
    const report = await runProbe({
      dataDir: options.data,
      timeoutMs,
      allowPrivate: options.allowPrivate ?? false,
      ...(options.concurrency !== undefined && { concurrency: options.concurrency }),
      ...(options.perHost !== undefined && { perHost: options.perHost }),
      ...(options.only !== undefined && { only: options.only }),
      onProgress: progress.update,
    });
    progress.end();
    await addToStepSummary(probeSummary(report));
    await print(options.json ? jsonDocument(report) : probeReportText(report));
    return 0;
  } finally {
    progress.end();
  }
}
