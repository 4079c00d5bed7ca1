import { progressView } from '../../pipeline/probe/progress.ts';
import { modelFrom } from '../../pipeline/read/model-settings.ts';
import { readReportText } from '../../pipeline/read/report-text.ts';
import { readCards, readShard } from '../../pipeline/read.ts';
import { jsonDocument } from '../../render/json.ts';
import { readSummary } from '../../render/read-summary.ts';
import { print } from '../print.ts';
import { type ShardArguments, shardFrom } from '../shard-options.ts';
import { addToStepSummary } from '../step-summary.ts';

export interface ReadArguments extends ShardArguments {
  data: string;
  secondReads?: boolean;
  records?: string;
  concurrency?: number;
  allowPrivate?: boolean;
  json?: boolean;
}

/** Reads listings in full, writes report cards and prints what came of it. What a server answers never fails the run. Gives the exit code. */
export async function read(options: ReadArguments): Promise<number> {
  const model = modelFrom(process.env);
  const shard = shardFrom(options);
  const progress = progressView(process.stderr);
  try {
    const settings = {
      dataDir: options.data,
      model,
      secondReads: options.secondReads ?? false,
      allowPrivate: options.allowPrivate ?? false,
      ...(options.records !== undefined && { records: options.records }),
      ...(options.concurrency !== undefined && { concurrency: options.concurrency }),
      onProgress: progress.update,
    };
    const report =
      shard === null
        ? await readCards({ ...settings, only: options.only ?? [] })
        : await readShard({ ...settings, ...shard });
    progress.end();
    // Of a shard's run the merge tells.
    if (shard === null) await addToStepSummary(readSummary(report));
    await print(options.json ? jsonDocument(report) : readReportText(report));
    return 0;
  } finally {
    progress.end();
  }
}
