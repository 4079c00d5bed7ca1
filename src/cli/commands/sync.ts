import { sync as runSync } from '../../pipeline/sync.ts';
import { syncReportText } from '../../pipeline/sync-report.ts';
import { jsonDocument } from '../../render/json.ts';
import { syncSummary } from '../../render/sync-summary.ts';
import { print } from '../print.ts';
import { pullProgress } from '../pull-progress.ts';
import { addToStepSummary } from '../step-summary.ts';

export interface SyncArguments {
  registry?: string;
  data: string;
  acceptShrink?: boolean;
  json?: boolean;
}

/** Pulls the registry into the data folder and prints what came of it. Gives the exit code. */
export async function sync(options: SyncArguments): Promise<number> {
  const progress = pullProgress(process.stderr);
  try {
    const report = await runSync({
      dataDir: options.data,
      acceptShrink: options.acceptShrink ?? false,
      ...(options.registry !== undefined && { registryUrl: options.registry }),
      onProgress: progress.update,
    });
    progress.end();
    await addToStepSummary(syncSummary(report));
    await print(options.json ? jsonDocument(report) : syncReportText(report));
    return 0;
  } finally {
    progress.end();
  }
}
