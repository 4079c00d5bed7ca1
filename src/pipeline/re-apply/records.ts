import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalog, writeCatalog } from '../../store/catalog.ts';
import { addChanges, readChanges } from '../../store/changes.ts';
import { readClaims, writeClaims } from '../../store/claims.ts';
import { readHistory, writeHistory } from '../../store/history.ts';
import { readCardIndex, writeCardIndex } from '../../store/report-cards.ts';
import { readState, writeState } from '../../store/state.ts';
import { mergeCardIndexes } from '../../store/three-way/card-index.ts';
import { mergeCatalogs } from '../../store/three-way/catalog.ts';
import { mergeChangesFrom } from '../../store/three-way/changes.ts';
import { mergeClaims } from '../../store/three-way/claims.ts';
import { mergeHistoriesFrom } from '../../store/three-way/history.ts';
import type { Side } from '../../store/three-way/merge.ts';
import { mergeStates } from '../../store/three-way/state.ts';
import { addTotals, readTotals } from '../../store/totals.ts';
import type { Revisions } from '../re-apply.ts';
import { copyOut, folderOf, type Work } from './work.ts';

/** The documents that hold a record a listing, each with what its parts stand in, and the others that runs write. */
const DOCUMENTS = [
  ['catalog.json', 'catalog'],
  ['mcp-validation-state.json', 'mcp-validation-state'],
  ['mcp-probe-history.json', 'mcp-probe-history'],
  ['report-cards/index.json', 'report-cards/index'],
  ['changes'],
  ['totals.json'],
  ['claims.json'],
] as const;

/** Whose read counts, by listing; empty where this run wrote no such document. */
export interface Sides {
  state: ReadonlyMap<string, Side>;
  cards: ReadonlyMap<string, Side>;
}

export interface MergedRecords {
  sides: Sides;
  /** Writes the merged documents into data/, which holds those of `theirs`. */
  write(): Promise<void>;
}

/** Whether a path belongs to a document that is merged record by record. */
export function isRecords(path: string): boolean {
  return DOCUMENTS.some((paths) => belongs(path, paths));
}

/** Merges the documents that this run changed. Faults are those of reading them. */
export async function mergeRecords(work: Work): Promise<MergedRecords> {
  const { dataDir } = work;
  const [catalog, state, history, cards, changes, totals, claims] = DOCUMENTS.map((paths) => {
    const wanted = [...work.touched.ours].some((path) => belongs(path, paths));
    if (wanted) copyOut(work, paths);
    return wanted;
  });
  const writes: (() => Promise<unknown>)[] = [];
  const sides: { -readonly [Key in keyof Sides]: Sides[Key] } = {
    state: new Map(),
    cards: new Map(),
  };

  if (catalog) {
    const merged = mergeCatalogs(...(await threeOf(work, readCatalog)));
    writes.push(() => writeCatalog(dataDir, merged));
  }
  if (history) {
    const merged = mergeHistoriesFrom(...(await threeOf(work, readHistory)));
    writes.push(() => writeHistory(dataDir, merged));
  }
  if (cards) {
    const merged = mergeCardIndexes(...(await threeOf(work, readCardIndex)));
    sides.cards = merged.sides;
    writes.push(() => writeCardIndex(dataDir, merged.index));
  }
  if (state) {
    const merged = mergeStates(...(await threeOf(work, readState)));
    sides.state = merged.sides;
    writes.push(() => writeState(dataDir, merged.state));
  }
  if (changes) writes.push(await changesWrite(work, sides));
  if (totals) {
    const { days } = await readTotals(folderOf(work, 'ours'));
    writes.push(async () => {
      for (const day of days) await addTotals(dataDir, day);
    });
  }
  if (claims) {
    const merged = mergeClaims(...(await threeOf(work, readClaims)));
    writes.push(() => writeClaims(dataDir, merged));
  }
  return {
    sides,
    async write() {
      for (const write of writes) await write();
    },
  };
}

async function changesWrite(work: Work, sides: Sides): Promise<() => Promise<void>> {
  const [base, ours, theirs] = await threeOf(work, async (dir) =>
    (await readChanges(dir)).flatMap((day) => day.changes),
  );
  const merged = mergeChangesFrom(
    { base, ours, theirs },
    { status: sides.state, tools: sides.state, card: sides.cards },
  );
  const newest = merged
    .map(({ at }) => at)
    .sort()
    .at(-1);
  return async () => {
    await rm(join(work.dataDir, 'changes'), { recursive: true, force: true });
    if (newest !== undefined) await addChanges(work.dataDir, newest, merged);
  };
}

async function threeOf<T>(work: Work, read: (dir: string) => Promise<T>): Promise<[T, T, T]> {
  const from = (which: keyof Revisions) => read(folderOf(work, which));
  return [await from('base'), await from('ours'), await from('theirs')];
}

function belongs(path: string, paths: readonly string[]): boolean {
  return paths.some((own) => path === own || path.startsWith(`${own}/`));
}
