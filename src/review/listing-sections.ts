import type { CheckupHistory } from '../generated/checkup-history.ts';
import type { ReportCard } from '../generated/report-card.ts';
import type { Toolset } from '../generated/toolset.ts';
import { toolsDiff } from '../judge/changes/tools-diff.ts';
import type { Baseline } from '../judge/checkup/baseline.ts';
import type { Entry } from './review.ts';

const NAMED = 10;

/** What became of a listing's tools; null where nothing did that is worth a line. */
export function toolsetEntry(name: string, was: Toolset | null, is: Toolset | null): Entry | null {
  const { added, removed, changed } = toolsDiff(was?.tools ?? [], is?.tools ?? []);
  if (was === null) return { name, text: `a first list of ${is?.tools.length ?? 0} tools` };
  if (is === null) return { name, text: `${was.tools.length} tools no longer kept` };
  const parts = [
    listed('added', added),
    listed('removed', removed),
    listed(
      'changed',
      changed.map(({ name: tool, what }) => `${tool} (${what.join(', ')})`),
    ),
    was.endpoint !== is.endpoint ? 'read from another endpoint' : '',
  ].filter((part) => part !== '');
  return { name, text: parts.join('; ') || 'the same tools in another form' };
}

/** What became of a report card. */
export function cardEntry(
  name: string,
  was: ReportCard | null,
  is: ReportCard | null,
): Entry | null {
  const [from, to] = [gradeOf(was), gradeOf(is)];
  if (was === null || is === null) return { name, from, to };
  const rules = (card: ReportCard) => card.findings.map(({ rule }) => rule as string);
  const added = rules(is).filter((rule) => !rules(was).includes(rule));
  const removed = rules(was).filter((rule) => !rules(is).includes(rule));
  const text = [listed('found', added), listed('no longer found', removed)]
    .filter((part) => part !== '')
    .join('; ');
  return { name, from, to, text: text || 'the same rules' };
}

export function baselineEntry(
  name: string,
  was: Baseline | null,
  is: Baseline | null,
): Entry | null {
  if (is === null) return { name, text: 'no list is approved any more' };
  const { added, removed, changed } = toolsDiff(was?.tools ?? [], is.tools);
  const approved = `${is.tools.length} tools approved, read ${is.approved_at}`;
  if (was === null) return { name, text: `a first list: ${approved}` };
  const parts = [
    listed('added', added),
    listed('removed', removed),
    listed(
      'changed',
      changed.map((one) => one.name),
    ),
  ];
  return { name, text: [approved, ...parts].filter((part) => part !== '').join('; ') };
}

export function checkupsEntry(
  name: string,
  was: CheckupHistory | null,
  is: CheckupHistory | null,
): Entry | null {
  const [from, to] = [was, is].map((one) => one?.checkups.at(-1)?.at ?? null);
  return { name, from: from ?? null, to: to ?? null };
}

function gradeOf(card: ReportCard | null): string | null {
  return card === null
    ? null
    : `${card.grade ?? 'no grade'}${card.score === null ? '' : ` (${card.score})`}`;
}

function listed(what: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return `${what}: ${names.slice(0, NAMED).join(', ')}${more}`;
}
