import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isListingFile, writeListingFiles } from './re-apply/listing-files.ts';
import { mergeOthers } from './re-apply/others.ts';
import { isRecords, mergeRecords } from './re-apply/records.ts';
import { repositoryAt } from './re-apply/repository.ts';

/** Three revisions, as full commit ids. */
export interface Revisions {
  /** What this run started from. */
  base: string;
  /** This run's own commit on top of it. */
  ours: string;
  /** What somebody else pushed in the meantime. */
  theirs: string;
}

/**
 * Puts what two runs made of the same data together, record by record, and leaves it in the work tree of
 * `root` on top of `theirs`, not committed. Each record is that of the later read; samples and changes
 * are those of both. A file that only people write is merged line by line, and a Fault data_conflict
 * where that is not possible: the work tree then is that of `ours`.
 */
export async function reApply(root: string, revisions: Revisions): Promise<void> {
  const repository = repositoryAt(root);
  const scratch = await mkdtemp(join(tmpdir(), 'rollcall-re-apply-'));
  try {
    const touched = {
      ours: repository.touched(revisions.base, revisions.ours),
      theirs: repository.touched(revisions.base, revisions.theirs),
    };
    const work = { dataDir: join(root, 'data'), scratch, repository, revisions, touched };
    const byPeople = [...touched.ours].filter((path) => !isRecords(path) && !isListingFile(path));
    const others = await mergeOthers(work, byPeople);
    const records = await mergeRecords(work);
    repository.reset(revisions.theirs);
    await writeListingFiles(work, records.sides, isRecords);
    await others.write();
    await records.write();
  } catch (error) {
    repository.reset(revisions.ours);
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
