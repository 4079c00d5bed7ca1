import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault } from '../../fault.ts';
import type { DayOfChanges } from '../../generated/changes.ts';
import changesOf from '../../generated/changes.validate.js';
import type { Documents } from '../../review/documents.ts';
import { type DataFile, type FileKind, kindOf } from '../../review/files.ts';
import type { FileText, Scope, Subjects } from '../../review/rule.ts';
import { readListingBaseline } from '../../store/baselines.ts';
import { writeCatalog } from '../../store/catalog.ts';
import { changesText } from '../../store/changes.ts';
import { checkupHistoryText, readCheckupHistory } from '../../store/checkup-history.ts';
import { writeHistory } from '../../store/history.ts';
import { readDocument, readText } from '../../store/read.ts';
import { cardText, readCard, writeCardIndex } from '../../store/report-cards.ts';
import { writeState } from '../../store/state.ts';
import { readToolset, toolsetText } from '../../store/toolsets.ts';
import { readTotals, totalsText } from '../../store/totals.ts';
import { within } from './read-documents.ts';

/** A file's text, and what it holds where that is of one listing. */
export interface ReadFile {
  text: FileText;
  subject: { [S in Scope]: { scope: S; value: Subjects[S] } }[Scope] | null;
}

/** What of a document of one file or of many parts a run would write. */
const WRITTEN: Partial<Record<FileKind, keyof Documents>> = {
  catalog: 'catalog',
  state: 'state',
  history: 'history',
  card_index: 'cardIndex',
};

/** Reads the files of a data folder one by one. The documents are written once more, to a folder of our own, to see what bytes a run would write. */
export async function* readTexts(
  root: string,
  files: readonly DataFile[],
  documents: Documents,
  faults: ReadonlyMap<string, string>,
): AsyncGenerator<ReadFile> {
  const twin = await mkdtemp(join(tmpdir(), 'rollcall-twin-'));
  try {
    await writeTwin(twin, documents);
    for (const file of files) {
      const known = file.type === 'file' ? kindOf(file.path) : null;
      if (known === null || known.kind === 'schema') continue;
      const { kind, name } = known;
      const fault = faults.get(file.path) ?? null;
      const { text, problem } = await textOf(root, file);
      const read: FileText = {
        path: file.path,
        kind,
        fault: fault ?? problem,
        text,
        canonical: null,
      };
      const document = WRITTEN[kind];
      if (document !== undefined && documents[document] !== null) {
        read.canonical = await readFile(join(twin, file.path), 'utf8').catch(() => '');
      }
      yield read.fault === null
        ? await withSubject(root, read, name)
        : { text: read, subject: null };
    }
  } finally {
    await rm(twin, { recursive: true, force: true });
  }
}

async function writeTwin(dir: string, documents: Documents): Promise<void> {
  const { catalog, state, history, cardIndex } = documents;
  if (catalog !== null) await writeCatalog(dir, catalog);
  if (state !== null) await writeState(dir, state);
  if (history !== null) await writeHistory(dir, history);
  if (cardIndex !== null) await writeCardIndex(dir, cardIndex);
}

/** Readers of ours pass over a byte order mark; others do not, and no writer of ours makes one. */
async function textOf(
  root: string,
  { path, bytes }: DataFile,
): Promise<{ text: string; problem: string | null }> {
  try {
    const text = (await readText(join(root, path))) ?? '';
    const hasMark = Buffer.byteLength(text) === bytes - 3;
    return { text, problem: hasMark ? `${path} begins with a byte order mark` : null };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { text: '', problem: within(root, error.message) };
  }
}

async function withSubject(root: string, text: FileText, name: string | null): Promise<ReadFile> {
  try {
    return await subjectOf(root, text, name ?? '');
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { text: { ...text, fault: within(root, error.message) }, subject: null };
  }
}

async function subjectOf(root: string, text: FileText, name: string): Promise<ReadFile> {
  switch (text.kind) {
    case 'toolset': {
      const value = must(await readToolset(root, name), text);
      return {
        text: { ...text, canonical: toolsetText(value) },
        subject: { scope: 'toolset', value },
      };
    }
    case 'card': {
      const value = must(await readCard(root, name), text);
      return { text: { ...text, canonical: cardText(value) }, subject: { scope: 'card', value } };
    }
    case 'checkups': {
      const value = must(await readCheckupHistory(root, name), text);
      const canonical = checkupHistoryText(value);
      return { text: { ...text, canonical }, subject: { scope: 'checkups', value } };
    }
    case 'baseline': {
      const baseline = must(await readListingBaseline(root, name), text);
      return { text, subject: { scope: 'baseline', value: { name, baseline } } };
    }
    case 'changes': {
      const file = join(root, text.path);
      const day = must(await readDocument<DayOfChanges>(file, changesOf), text);
      return { text: { ...text, canonical: changesText(day) }, subject: null };
    }
    case 'totals':
      return {
        text: { ...text, canonical: totalsText((await readTotals(root)).days) },
        subject: null,
      };
    default:
      return { text, subject: null };
  }
}

function must<T>(value: T | null, { path }: FileText): T {
  if (value === null) throw new Fault('data_unreadable', `${path} could not be found again`);
  return value;
}
