import type { Change } from '../../generated/changes.ts';
import type { ReportCard } from '../../generated/report-card.ts';
import type { CardEntry } from '../../generated/report-card-index.ts';
import { cardChange } from '../../judge/changes/changes.ts';
import { isOpen } from '../../judge/report-card/due-process.ts';
import { cardTotals, totalsOf } from '../../judge/totals.ts';
import { addChanges } from '../../store/changes.ts';
import {
  pruneCards,
  readCard,
  type WholeCardIndex,
  writeCard,
  writeCardIndex,
} from '../../store/report-cards.ts';
import { readState } from '../../store/state.ts';
import { addTotals } from '../../store/totals.ts';
import { partLines } from '../part/lines.ts';
import { readOpenings } from '../read/openings.ts';
import { countCard, newReadReport, type ReadReport } from '../read/report.ts';
import type { Roll } from '../roll.ts';
import type { Collected } from './collect.ts';

/** A listing's line of a part. */
interface CardLine {
  name: string;
  entry: CardEntry;
  card: ReportCard | null;
}

type CardParts = Pick<Collected, 'parts' | 'run'> & { kind: ReadReport['pass'] };

/**
 * Takes the parts of a run over report cards into data/: changes first, then cards, totals, and the index
 * last, so that a merge that was cut off in between is made good by the next one.
 */
export async function mergeCards(
  dataDir: string,
  roll: Roll,
  { parts, run, kind }: CardParts,
  full: boolean,
): Promise<ReadReport> {
  const report = newReadReport(run, kind, full);
  report.opted_out = roll.optedOut.size;
  for (const { end } of parts) addTally(report, end);
  if (kind === 'weekly') report.targets = roll.targets.length;

  const stored = await readOpenings(dataDir, run);
  const index: WholeCardIndex = { ...stored, servers: { ...stored.servers } };
  const changes: Change[] = [];
  for await (const line of linesOf(parts, stored)) {
    const { name, entry } = line;
    if (stored.servers[name] === undefined) report.first_reads++;
    index.servers[name] = entry;
    if (entry.last_read === undefined) continue;
    const before = await readCard(dataDir, name);
    const card = line.card ?? before;
    if (card === null) continue;
    countCard(report, card, before);
    const change = cardChange(name, before, card, run);
    if (change !== null) changes.push(change);
  }
  if (full) report.dropped = dropGone(index, roll);

  await addChanges(dataDir, run, changes);
  for await (const { card, name } of linesOf(parts, stored)) {
    if (card !== null && name in index.servers && (await writeCard(dataDir, card))) {
      report.cards_written++;
    }
  }
  const opened = Object.entries(index.servers).filter(([, { last_read }]) => last_read);
  const names = new Set(opened.map(([name]) => name));
  await pruneCards(dataDir, names);
  const state = await readState(dataDir);
  if (full && report.read > 0 && state.last_run !== null) {
    const cards = cardTotals(await rulesOf(dataDir, names), run);
    await addTotals(dataDir, { ...totalsOf(roll.listings, state, run), ...cards });
  }
  await writeCardIndex(dataDir, index);
  for (const list of [report.changed, report.awaiting_second_read, report.confirmed]) {
    list.sort((a, b) => (a.name < b.name ? -1 : 1));
  }
  return report;
}

function addTally(report: ReadReport, end: Collected['parts'][number]['end']): void {
  report.duration_ms = Math.max(report.duration_ms, end?.duration_ms ?? 0);
  report.targets += end?.targets ?? 0;
  report.read += end?.read ?? 0;
  report.reads += end?.reads ?? 0;
  report.second_attempts += end?.second_reads ?? 0;
  report.failed_reads += end?.failed ?? 0;
  report.left += end?.left ?? 0;
  report.unopened += end?.unopened ?? 0;
  report.records_kept += end?.records_kept ?? 0;
}

/**
 * What of the parts is to be stored. When a card opens is what data/ says, whatever a part does; a read
 * older than the stored one changes nothing; and a shard that was cut off never asked its canaries at the
 * end, so that what it could not reach stands as it was.
 */
async function* linesOf(
  parts: Collected['parts'],
  { servers }: WholeCardIndex,
): AsyncGenerator<CardLine> {
  for (const { file, end } of parts) {
    for await (const { cards } of partLines(file)) {
      for (const line of (cards?.listings ?? []) as CardLine[]) {
        const stored = servers[line.name];
        const { last_read, first_read } = line.entry;
        if (stored === undefined) {
          if (last_read === undefined) yield line;
          continue;
        }
        if (last_read === undefined || !isOpen(stored, last_read)) continue;
        if (Date.parse(stored.last_read ?? first_read) > Date.parse(last_read)) continue;
        if (end === null && isUnreachable(line.card)) continue;
        const { opens_on } = stored;
        yield { ...line, entry: { ...line.entry, first_read: stored.first_read, opens_on } };
      }
    }
  }
}

function isUnreachable(card: ReportCard | null): boolean {
  return card?.findings.some(({ rule }) => rule === 'mcp-unreachable') ?? false;
}

/** Drops what is kept about names that are not listed any more, without an endpoint or opted out. Gives their number. */
function dropGone(index: WholeCardIndex, { listings, optedOut }: Roll): number {
  const readable = new Set(
    listings.flatMap(({ name, endpoint }) =>
      endpoint === undefined || optedOut.has(name) ? [] : [name],
    ),
  );
  const gone = Object.keys(index.servers).filter((name) => !readable.has(name));
  for (const name of gone) delete index.servers[name];
  return gone.length;
}

/** The findings of these cards, without their evidence: there are tens of thousands. */
async function rulesOf(
  dataDir: string,
  names: Iterable<string>,
): Promise<Pick<ReportCard, 'findings'>[]> {
  const cards: Pick<ReportCard, 'findings'>[] = [];
  for (const name of names) {
    const card = await readCard(dataDir, name);
    if (card === null) continue;
    cards.push({ findings: card.findings.map((finding) => ({ ...finding, evidence: [] })) });
  }
  return cards;
}
