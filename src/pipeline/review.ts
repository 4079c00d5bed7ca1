import { stat } from 'node:fs/promises';
import { Fault } from '../fault.ts';
import { type Author, authorFindings } from '../review/author.ts';
import { catalogSections } from '../review/catalog-sections.ts';
import type { Documents } from '../review/documents.ts';
import type { DataFile } from '../review/files.ts';
import { peopleSections } from '../review/people-sections.ts';
import type { Review, Section, Violation } from '../review/review.ts';
import { INVARIANTS } from '../review/rules/index.ts';
import { runRules } from '../review/run-rules.ts';
import { stateSections } from '../review/state-sections.ts';
import { suspicions } from '../review/suspicious.ts';
import { ordinaryOf } from '../store/config.ts';
import { earlierMoves } from './review/earlier-moves.ts';
import { folderSource } from './review/folder-source.ts';
import { gitSources } from './review/git-source.ts';
import { listingSections } from './review/listing-sections.ts';
import { readDocuments } from './review/read-documents.ts';
import { readTexts } from './review/read-texts.ts';
import type { Sources } from './review/source.ts';

export interface ReviewOptions {
  /** Two revisions of the repository around `cwd`, or two data folders. */
  base: string;
  head: string;
  /** Where data/ is in the repository, seen from `cwd`. */
  data?: string;
  cwd?: string;
  /** Who proposes the change, where somebody does. */
  author?: Author | null;
  now?: () => Date;
}

/**
 * What changed in data/ from one state of it to another, and whether the later one is sound. Of revisions
 * only git's objects are read: nothing is checked out, and no code of theirs runs.
 * @throws Fault usage (no such revision or folder), data_unreadable (git)
 */
export async function review(options: ReviewOptions): Promise<Review> {
  const { author = null, now = () => new Date() } = options;
  const sources = await openSources(options);
  try {
    const { base, head } = sources;
    const before = await readDocuments(base.root);
    const after = await readDocuments(head.root);
    const context = { head: after.documents, base: before.documents, now: now().toISOString() };
    const run = runRules(INVARIANTS, context);
    run.show('files', head.files, 'data/');
    run.show('documents', null, 'data/');
    for await (const { text, subject } of readTexts(
      head.root,
      head.files,
      after.documents,
      after.faults,
    )) {
      run.show('text', text, text.path);
      if (subject !== null) run.show(subject.scope, subject.value as never, text.path);
    }
    const violations = run.end(after.documents.exceptions?.exceptions ?? []);
    return {
      base: base.name,
      head: head.name,
      suspicious: await suspicious(base.root, before.documents, after.documents),
      sections: [
        ...documentSections(before.documents, after.documents),
        ...(await listingSections(sources)),
        ...fileSections(sources, before.faults),
      ].filter(({ entries }) => entries.length > 0),
      violations: [...byAuthor(author, sources, context.base, context.head), ...violations],
      looked_at: { files: head.files.length, rules: INVARIANTS.length },
    };
  } finally {
    await sources.dispose();
  }
}

async function openSources({
  base,
  head,
  data = 'data',
  cwd = '.',
}: ReviewOptions): Promise<Sources> {
  const folders = await Promise.all([base, head].map(isFolder));
  if (folders.every(Boolean)) {
    return {
      base: await folderSource(base),
      head: await folderSource(head),
      dispose: async () => {},
    };
  }
  if (folders.some(Boolean)) {
    throw new Fault(
      'usage',
      `${base} and ${head}: expected two folders or two revisions, found one of each`,
    );
  }
  return gitSources(cwd, [base, head], data);
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

function documentSections(before: Documents, after: Documents): Section[] {
  return [
    ...(before.catalog === null || after.catalog === null
      ? []
      : catalogSections(before.catalog, after.catalog)),
    ...peopleSections(before, after),
    ...(before.state === null || after.state === null
      ? []
      : stateSections(before.state.servers, after.state.servers)),
  ];
}

/** What there is no better word for than that a file came, left or could not be read before. */
function fileSections({ base, head }: Sources, faults: ReadonlyMap<string, string>): Section[] {
  const now = new Set(head.files.map(({ path }) => path));
  const gone = base.files.filter(({ path }) => !path.includes('/') && !now.has(path));
  return [
    {
      kind: 'files_removed',
      title: 'Files removed',
      entries: gone.map(({ path }) => ({ name: path })),
    },
    {
      kind: 'unreadable_before',
      title: 'Could not be read before, so nothing can be said of what changed',
      entries: [...faults].map(([name, text]) => ({ name, text })),
    },
  ];
}

async function suspicious(
  root: string,
  before: Documents,
  after: Documents,
): Promise<Review['suspicious']> {
  if (before.catalog === null || after.catalog === null) return [];
  // The thresholds of the base: a change does not decide what is ordinary about itself.
  const ordinary = ordinaryOf(before.config);
  const earlier = await earlierMoves(root, after.catalog.source.pulled_at);
  return suspicions(before.catalog, after.catalog, ordinary, earlier);
}

function byAuthor(
  author: Author | null,
  { base, head }: Sources,
  before: Documents,
  after: Documents,
): Violation[] {
  if (author === null) return [];
  const keys = (files: readonly DataFile[]) =>
    new Set(files.map(({ path, digest }) => `${digest} ${path}`));
  const [was, is] = [keys(base.files), keys(head.files)];
  const present = new Set(head.files.map(({ path }) => path));
  const changed = [
    ...head.files.filter(({ path, digest }) => !was.has(`${digest} ${path}`)),
    ...base.files.filter(({ path, digest }) => !is.has(`${digest} ${path}`)),
  ].map(({ path }) => path);
  const files = [...new Set(changed)].sort();
  return authorFindings(
    author,
    before,
    after,
    files.map((path) => ({ path, isRemoved: !present.has(path) })),
  );
}
