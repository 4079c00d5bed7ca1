import { mergeReportText } from '../../pipeline/merge/report-text.ts';
import { merge as mergeParts } from '../../pipeline/merge.ts';
import { jsonDocument } from '../../render/json.ts';
import { mergeSummary } from '../../render/merge-summary.ts';
import { print } from '../print.ts';
import { addToStepSummary } from '../step-summary.ts';

/** Puts the parts of a run together and prints what came of it. A shard that is lost never fails the run. Gives the exit code. */
export async function merge(
  parts: string,
  options: { data: string; json?: boolean },
): Promise<number> {
  const report = await mergeParts({ dataDir: options.data, parts });
  await addToStepSummary(mergeSummary(report));
  await print(options.json ? jsonDocument(report) : mergeReportText(report));
  return 0;
}
