import { diffSize } from '../catalog/diff.ts';
import { REJECTS } from '../registry/rejects.ts';
import { cut, logText, terminalText } from '../render/text.ts';
import type { SyncReport } from './sync.ts';

const MOST_LINES = 1000;

/** What a sync did, for a terminal or a log: the counts, each reject with its reason, the changes by kind. */
export function syncReportText({
  registry,
  pages,
  rows,
  listed,
  rejected,
  diff,
}: SyncReport): string {
  const lines = [
    `${rows} rows in ${pages} pages from ${shown(registry)}`,
    `${listed} listed, ${rejected.length} rejected`,
    ...rejected.slice(0, MOST_LINES).map(({ name, reason, detail }) => {
      const more = detail === '' ? '' : ` (${shown(detail)})`;
      return `  ${name === null ? '(no name)' : shown(name)}: ${reason}. ${REJECTS[reason]}${more}`;
    }),
    ...(rejected.length > MOST_LINES ? [`  … and ${rejected.length - MOST_LINES} more`] : []),
  ];
  const changes = Object.entries(diff).filter(([, entries]) => entries.length > 0);
  const counts = changes.map(([kind, entries]) => `${kind} ${entries.length}`).join(', ');
  lines.push(diffSize(diff) === 0 ? 'no listing changed' : `changes: ${counts}`);
  // A name at the start of a line must not become a workflow command.
  return logText(`${lines.join('\n')}\n`);
}

function shown(text: string): string {
  return terminalText(cut(text, 200));
}
