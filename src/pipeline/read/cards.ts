import { join } from 'node:path';
import { Fault } from '../../fault.ts';
import type { Listing } from '../../generated/catalog.ts';
import type { ListingCard } from '../../generated/part-line.ts';
import type { Observation } from '../../observation/observation.ts';
import { writeRecord } from '../../store/observations.ts';
import { readCard, sameCard, type WholeCardIndex } from '../../store/report-cards.ts';
import { slug } from '../../store/slug.ts';
import { readToolset } from '../../store/toolsets.ts';
import type { PartWriter } from '../part/writer.ts';
import type { Target } from '../probe/plan.ts';
import { type AskModel, foldOpened, foldUnopened, isOpenAt } from './fold.ts';
import { countCard, type ReadReport } from './report.ts';

export interface CardsContext {
  dataDir: string;
  /** As it was before the run. */
  index: WholeCardIndex;
  report: ReadReport;
  part: PartWriter;
  askModel: AskModel | null;
  /** A folder for the observations of opened cards. */
  records: string | null;
}

/** Puts what each read makes of its listings into the part; of one whose card has not opened, two dates once and then nothing. */
export function cardTaker(
  context: CardsContext,
): (target: Target, observation: Observation) => Promise<void> {
  const { dataDir, index, report, part, askModel, records } = context;
  const isWeekly = report.pass === 'weekly';

  async function takeListing(
    listing: Listing,
    observation: Observation,
  ): Promise<ListingCard | null> {
    const { name } = listing;
    const entry = index.servers[name];
    if (!isOpenAt(entry, observation)) {
      report.unopened++;
      if (entry !== undefined) return null;
      report.first_reads++;
      return { name, entry: foldUnopened(entry, observation), card: null };
    }
    const before = await readCard(dataDir, name);
    const tools = (await readToolset(dataDir, name))?.tools ?? null;
    const stored = { entry, card: before, tools };
    const folded = await foldOpened(listing, stored, observation, { isWeekly, askModel }).catch(
      ours,
    );
    if (folded === null) {
      report.failed_reads++;
      return null;
    }
    const card = folded.card ?? before;
    if (card !== null) countCard(report, card, before);
    if (records !== null) {
      await writeRecord(join(records, `${slug(name)}.json`), observation);
      report.records_kept++;
    }
    const isNew = folded.card !== null && (before === null || !sameCard(before, folded.card));
    return { name, entry: folded.entry, card: isNew ? folded.card : null };
  }

  return async ({ listings }, observation) => {
    const lines: ListingCard[] = [];
    for (const listing of listings) {
      const line = await takeListing(listing, observation);
      if (line !== null) lines.push(line);
    }
    if (lines.length > 0) await part.add({ cards: { listings: lines } });
  };
}

/** An error of our own costs one card, and says nothing about its server; a Fault ends the run. */
function ours(error: unknown): null {
  if (error instanceof Fault) throw error;
  return null;
}
