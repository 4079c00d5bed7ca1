import type { Fault } from '../../fault.ts';
import { type FileKind, kindOf } from '../../review/files.ts';
import {
  baselineEntry,
  cardEntry,
  checkupsEntry,
  toolsetEntry,
} from '../../review/listing-sections.ts';
import type { Entry, Section } from '../../review/review.ts';
import { readListingBaseline } from '../../store/baselines.ts';
import { readCheckupHistory } from '../../store/checkup-history.ts';
import { readCard } from '../../store/report-cards.ts';
import { readToolset } from '../../store/toolsets.ts';
import type { Sources } from './source.ts';

type Read<T> = (dir: string, name: string) => Promise<T | null>;
type Tell<T> = (name: string, was: T | null, is: T | null) => Entry | null;

const KINDS: {
  kind: FileKind;
  title: string;
  entry: (sources: Sources, name: string) => Promise<Entry | null>;
}[] = [
  {
    kind: 'baseline',
    title: 'Approved tool lists',
    entry: entryBy(readListingBaseline, baselineEntry),
  },
  { kind: 'toolset', title: 'Tools changed', entry: entryBy(readToolset, toolsetEntry) },
  { kind: 'card', title: 'Report cards', entry: entryBy(readCard, cardEntry) },
  { kind: 'checkups', title: 'Checkups', entry: entryBy(readCheckupHistory, checkupsEntry) },
];

/** What changed in the files that each are of one listing: two of them at a time are in memory. */
export async function listingSections(sources: Sources): Promise<Section[]> {
  const changed = changedNames(sources);
  const sections: Section[] = [];
  for (const { kind, title, entry } of KINDS) {
    const entries: Entry[] = [];
    for (const name of changed.get(kind) ?? []) {
      const told = await entry(sources, name);
      if (told !== null) entries.push(told);
    }
    sections.push({ kind, title, entries });
  }
  return sections;
}

function entryBy<T>(read: Read<T>, tell: Tell<T>) {
  return async ({ base, head }: Sources, name: string): Promise<Entry | null> => {
    // One that can't be read breaks a rule, which says why.
    const orNull = (dir: string) => read(dir, name).catch((_: Fault) => null);
    const [was, is] = [await orNull(base.root), await orNull(head.root)];
    if (was === null && is === null) return null;
    try {
      return tell(name, was, is);
    } catch {
      // What somebody nested too deep to be walked through must not hide the rest.
      return { name, text: 'it holds something that can not be compared' };
    }
  };
}

function changedNames({ base, head }: Sources): Map<FileKind, string[]> {
  const before = new Map(base.files.map(({ path, digest }) => [path, digest]));
  const after = new Map(head.files.map(({ path, digest }) => [path, digest]));
  const names = new Map<FileKind, string[]>();
  for (const path of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const known = kindOf(path);
    if (known?.name == null || before.get(path) === after.get(path)) continue;
    const same = names.get(known.kind);
    if (same === undefined) names.set(known.kind, [known.name]);
    else same.push(known.name);
  }
  return names;
}
