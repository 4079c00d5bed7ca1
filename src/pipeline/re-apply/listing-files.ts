import { addCheckup, readCheckupHistory } from '../../store/checkup-history.ts';
import { unslug } from '../../store/slug.ts';
import type { Side } from '../../store/three-way/merge.ts';
import type { Sides } from './records.ts';
import { copyOut, folderOf, type Work } from './work.ts';

const TOOLSETS = 'toolsets/';
const CARDS = 'report-cards/';
const CHECKUPS = 'checkups/';

/** Whether a path is a listing's own file in a folder that runs write. */
export function isListingFile(path: string): boolean {
  return [TOOLSETS, CARDS, CHECKUPS].some((folder) => path.startsWith(folder));
}

/**
 * Puts the listings' own files into the work tree, which holds those of `theirs`: a toolset or a card is
 * that of the side whose read of the listing counts, and checkups are those of both.
 */
export async function writeListingFiles(
  work: Work,
  sides: Sides,
  isRecords: (path: string) => boolean,
): Promise<void> {
  const { ours, theirs } = work.touched;
  const taken: string[] = [];
  const checkups: string[] = [];
  for (const path of new Set([...ours, ...theirs])) {
    if (!isListingFile(path) || isRecords(path)) continue;
    if (path.startsWith(CHECKUPS)) {
      if (ours.has(path)) (theirs.has(path) ? checkups : taken).push(path);
      continue;
    }
    const decided = path.startsWith(TOOLSETS) ? sides.state : sides.cards;
    if (isOurs(decided.get(nameOf(path)), ours.has(path))) taken.push(path);
  }
  work.repository.take(work.revisions.ours, taken);
  if (checkups.length > 0) copyOut(work, checkups);
  for (const path of checkups) await addOurCheckups(work, nameOf(path));
}

function isOurs(side: Side | undefined, isTouched: boolean): boolean {
  return side === 'ours' || (side !== 'theirs' && isTouched);
}

async function addOurCheckups(work: Work, name: string): Promise<void> {
  const [base, ours, theirs] = await Promise.all(
    (['base', 'ours', 'theirs'] as const).map(
      async (which) => (await readCheckupHistory(folderOf(work, which), name))?.checkups ?? [],
    ),
  );
  const known = new Set([...(base ?? []), ...(theirs ?? [])].map(({ at }) => at));
  for (const checkup of ours ?? []) {
    const later = theirs?.some(
      ({ at }) => at.slice(0, 10) === checkup.at.slice(0, 10) && at > checkup.at,
    );
    if (!known.has(checkup.at) && !later) await addCheckup(work.dataDir, name, checkup);
  }
}

function nameOf(path: string): string {
  return unslug(path.slice(path.indexOf('/') + 1, -'.json'.length)) ?? path;
}
