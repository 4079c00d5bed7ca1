import { join } from 'node:path';
import { Fault } from '../../fault.ts';
import type { Listing } from '../../generated/catalog.ts';
import type { ReportCard } from '../../generated/report-card.ts';
import type { Observation } from '../../observation/observation.ts';
import { writeRecord } from '../../store/observations.ts';
import {
  pruneCards,
  readCard,
  readCardIndex,
  sameCard,
  type WholeCardIndex,
  writeCard,
  writeCardIndex,
} from '../../store/report-cards.ts';
import { slug } from '../../store/slug.ts';
import { readToolset } from '../../store/toolsets.ts';
import type { Target } from '../probe/plan.ts';
import { type AskModel, foldOpened, foldUnopened, isOpenAt } from './fold.ts';
import { countCard, type ReadReport } from './report.ts';

/** All report cards during a run: data/ is read, and not written before the end. */
export interface Cards {
  index: WholeCardIndex;
  take(target: Target, observation: Observation): Promise<void>;
  /** Drops what is kept about names that are not listed any more or opted out. Gives their number. */
  drop(isKept: (name: string) => boolean): number;
  /** Cards first, the index last: a run that is cut off in between is repeated by the next one. Gives the number of cards written. */
  commit(): Promise<number>;
}

/** `records`: a folder for the observations of opened cards. */
export async function openCards(
  dataDir: string,
  report: ReadReport,
  { askModel, records }: { askModel: AskModel | null; records: string | null },
): Promise<Cards> {
  const index = await readCardIndex(dataDir);
  const changed = new Map<string, ReportCard>();
  const isWeekly = report.pass === 'weekly';

  async function takeListing(listing: Listing, observation: Observation): Promise<void> {
    const { name } = listing;
    const entry = index.servers[name];
    if (!isOpenAt(entry, observation)) {
      if (entry === undefined) report.first_reads++;
      report.unopened++;
      index.servers[name] = foldUnopened(entry, observation);
      return;
    }
    const before = await readCard(dataDir, name);
    const tools = (await readToolset(dataDir, name))?.tools ?? null;
    const stored = { entry, card: before, tools };
    const folded = await foldOpened(listing, stored, observation, { isWeekly, askModel }).catch(
      ours,
    );
    if (folded === null) {
      report.failed_reads++;
      return;
    }
    index.servers[name] = folded.entry;
    const card = folded.card ?? before;
    if (card !== null) countCard(report, card, before);
    if (folded.card !== null && (before === null || !sameCard(before, folded.card))) {
      changed.set(name, folded.card);
    }
    if (records === null) return;
    await writeRecord(join(records, `${slug(name)}.json`), observation);
    report.records_kept++;
  }

  return {
    index,
    async take({ listings }, observation) {
      for (const listing of listings) await takeListing(listing, observation);
    },
    drop(isKept) {
      const gone = Object.keys(index.servers).filter((name) => !isKept(name));
      for (const name of gone) {
        delete index.servers[name];
        changed.delete(name);
      }
      return gone.length;
    },
    async commit() {
      let written = 0;
      for (const card of changed.values()) if (await writeCard(dataDir, card)) written++;
      const opened = Object.entries(index.servers).filter(([, { last_read }]) => last_read);
      await pruneCards(dataDir, new Set(opened.map(([name]) => name)));
      await writeCardIndex(dataDir, index);
      return written;
    },
  };
}

/** An error of our own costs one card, and says nothing about its server; a Fault ends the run. */
function ours(error: unknown): null {
  if (error instanceof Fault) throw error;
  return null;
}
