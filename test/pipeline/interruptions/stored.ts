import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalog, type WholeCatalog } from '../../../src/store/catalog.ts';
import { readChanges } from '../../../src/store/changes.ts';
import { readHistory, type WholeHistory } from '../../../src/store/history.ts';
import { readCard, readCardIndex, type WholeCardIndex } from '../../../src/store/report-cards.ts';
import { unslug } from '../../../src/store/slug.ts';
import { readState, type WholeState } from '../../../src/store/state.ts';
import { readToolset } from '../../../src/store/toolsets.ts';
import { readTotals } from '../../../src/store/totals.ts';

/** Every file of data/, read as whoever comes next reads it. */
export interface Stored {
  catalog: WholeCatalog;
  state: WholeState;
  history: WholeHistory;
  cards: WholeCardIndex;
  toolsets: Set<string>;
}

/** Rejects when one of them can't be read. */
export async function stored(dataDir: string): Promise<Stored> {
  const [catalog, state, history, cards] = await Promise.all([
    readCatalog(dataDir),
    readState(dataDir),
    readHistory(dataDir),
    readCardIndex(dataDir),
    readChanges(dataDir),
    readTotals(dataDir),
  ]);
  const toolsets = await namesIn(join(dataDir, 'toolsets'));
  for (const name of toolsets) await readToolset(dataDir, name);
  for (const name of await namesIn(join(dataDir, 'report-cards'))) await readCard(dataDir, name);
  return { catalog, state, history, cards, toolsets: new Set(toolsets) };
}

/** The listings that have a file in a folder. */
async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  return files.flatMap((file) => {
    const name = /\.json$/.test(file) ? unslug(file.replace(/\.json$/, '')) : null;
    return name === null ? [] : [name];
  });
}
