import { Fault } from '../../fault.ts';
import type { Documents } from '../../review/documents.ts';
import { readCatalog } from '../../store/catalog.ts';
import { readClaims } from '../../store/claims.ts';
import { readConfig } from '../../store/config.ts';
import { readCorrections } from '../../store/corrections.ts';
import { readCurated } from '../../store/curated.ts';
import { readHistory } from '../../store/history.ts';
import { readOptOuts } from '../../store/opt-outs.ts';
import { readCardIndex } from '../../store/report-cards.ts';
import { readReviewExceptions } from '../../store/review-exceptions.ts';
import { readState } from '../../store/state.ts';

/** Where the file of each document stands, below the data folder. */
const FILES: Record<keyof Documents, string> = {
  config: 'config.json',
  catalog: 'catalog.json',
  state: 'mcp-validation-state.json',
  history: 'mcp-probe-history.json',
  cardIndex: 'report-cards/index.json',
  curated: 'curated.json',
  optOuts: 'opt-outs.json',
  corrections: 'corrections.json',
  claims: 'claims.json',
  exceptions: 'review-exceptions.json',
};

/** The documents of a data folder, and why those that are null can't be read: by file. */
export async function readDocuments(
  root: string,
): Promise<{ documents: Documents; faults: Map<string, string> }> {
  const faults = new Map<string, string>();
  async function orNull<T>(file: string, reading: Promise<T>): Promise<T | null> {
    return reading.catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error;
      faults.set(file, within(root, error.message));
      return null;
    });
  }
  const documents = {
    config: await orNull(FILES.config, readConfig(root)),
    catalog: await orNull(FILES.catalog, readCatalog(root)),
    state: await orNull(FILES.state, readState(root)),
    history: await orNull(FILES.history, readHistory(root)),
    cardIndex: await orNull(FILES.cardIndex, readCardIndex(root)),
    curated: await orNull(FILES.curated, readCurated(root)),
    optOuts: await orNull(FILES.optOuts, readOptOuts(root)),
    corrections: await orNull(FILES.corrections, readCorrections(root)),
    claims: await orNull(FILES.claims, readClaims(root)),
    exceptions: await orNull(FILES.exceptions, readReviewExceptions(root)),
  };
  return { documents, faults };
}

/** A message without the name of our own folder. */
export function within(root: string, message: string): string {
  return message.replaceAll(`${root}/`, '');
}
