import type { CatalogDiff, Change } from '../catalog/diff.ts';
import { type Renamed, renamedEndpoints } from '../catalog/renamed.ts';
import { REJECTS, type Reject } from '../registry/rejects.ts';
import { boundedMarkdown, code, grouped, prose } from './bounded-markdown.ts';

export interface SyncFacts {
  registry: string;
  pages: number;
  rows: number;
  listed: number;
  rejected: Reject[];
  diff: CatalogDiff;
}

type Told = CatalogDiff & { renamed: Renamed[] };

/** The order in which a reviewer wants them: what may hurt first. */
const KINDS: [keyof Told, string][] = [
  ['removed', 'Removed'],
  ['moved', 'Endpoint changed'],
  ['renamed', 'Same endpoint under another name'],
  ['transport', 'Transport changed'],
  ['deprecated', 'Deprecated'],
  ['reactivated', 'Active again'],
  ['added', 'Added'],
  ['title', 'Title changed'],
  ['description', 'Description changed'],
  ['version', 'Version changed'],
];

/** What a sync changed, as Markdown for a step summary and for the body of its pull request (at most 60,000 characters). */
export function syncSummary({ registry, pages, rows, listed, rejected, diff }: SyncFacts): string {
  const told: Told = { ...diff, ...renamedEndpoints(diff) };
  const counts = KINDS.filter(([kind]) => told[kind].length > 0).map(
    ([kind, title]) => `| ${title} | ${grouped(told[kind].length)} |`,
  );
  const head = [
    '## Sync with the registry',
    '',
    `${grouped(rows)} rows in ${grouped(pages)} pages from ${code(registry)}: **${grouped(listed)} listed**, ${grouped(rejected.length)} rejected.`,
    '',
    ...(counts.length === 0
      ? ['No listing changed.']
      : ['| Change | Listings |', '|---|--:|', ...counts]),
  ];
  return boundedMarkdown(head, [
    ...KINDS.map(([kind, title]) => ({ title, entries: told[kind].map(entry) })),
    { title: 'Rejected rows', entries: rejected.map(rejectEntry) },
  ]);
}

function entry(
  change: Change | Renamed | CatalogDiff['added'][number] | CatalogDiff['deprecated'][number],
): string {
  if (!('name' in change)) {
    return `${code(change.from)} → ${code(change.to)} at ${code(change.endpoint)}`;
  }
  const name = code(change.name);
  if ('message' in change && change.message) return `${name}: ${prose(change.message)}`;
  if ('endpoint' in change && change.endpoint) return `${name} ${code(change.endpoint)}`;
  if (!('from' in change) && !('to' in change)) return name;
  return `${name}: ${change.from ? code(change.from) : 'none'} → ${change.to ? code(change.to) : 'none'}`;
}

function rejectEntry({ name, reason, detail }: Reject): string {
  const more = detail === '' ? '' : ` (${prose(detail)})`;
  return `${name === null ? 'a row without a name' : code(name)}: ${REJECTS[reason]}${more}`;
}
