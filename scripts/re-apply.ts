// tsx scripts/re-apply.ts BASE OURS THEIRS: puts two runs' data together, record by record, in the work
// tree of the clone that is the working folder. Called by push-data.sh with full commit ids.
import { Fault } from '../src/fault.ts';
import { reApply } from '../src/pipeline/re-apply.ts';

const [base, ours, theirs] = process.argv.slice(2);

if (base === undefined || ours === undefined || theirs === undefined) {
  console.error('re-apply: expected three commits: BASE OURS THEIRS');
  process.exitCode = 2;
} else {
  await reApply(process.cwd(), { base, ours, theirs }).catch((error) => {
    if (!(error instanceof Fault)) throw error;
    console.error(`re-apply: ${error.message}`);
    process.exitCode = error.exitCode;
  });
}
