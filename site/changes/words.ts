import type { Change, ToolsChange } from '../../src/generated/changes.ts';
import { oneLine } from '../../src/render/text.ts';
import { counted } from '../view/format.ts';
import { reasonText } from '../view/reason.ts';
import { sampleWords } from '../view/status.ts';

/** A change in words that follow the listing's name. Texts in it come from outside. */
export function changeWords(change: Change): string {
  switch (change.kind) {
    case 'listed':
      return 'is new in the registry';
    case 'unlisted':
      return 'is no longer listed';
    case 'reactivated':
      return 'is no longer deprecated';
    case 'deprecated': {
      const message = oneLine(change.message ?? '').trim();
      return message === '' ? 'is deprecated' : `is deprecated: ${message}`;
    }
    case 'endpoint':
      return endpointWords(change);
    case 'transport':
      return `changed its transport from ${change.from} to ${change.to}`;
    case 'status':
      return statusWords(change);
    case 'tools':
      return `changed its tools: ${toolCounts(change)}`;
    case 'card':
      return cardWords(change);
  }
}

/** `2 added, 1 removed` */
export function toolCounts({ added, removed, changed, more = 0 }: ToolsChange): string {
  return [
    [added.length, 'added'],
    [removed.length, 'removed'],
    [changed.length, 'changed'],
    [more, 'more'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}

/** The tools of a change by name, a line a kind, for a feed. */
export function toolLines({ added, removed, changed, more = 0 }: ToolsChange): string {
  const lines = [
    ['Added', added],
    ['Removed', removed],
    ['Changed', changed.map(({ name, what }) => `${name} (${what.join(', ')})`)],
  ] as const;
  return [
    ...lines
      .filter(([, names]) => names.length > 0)
      .map(([word, names]) => `${word}: ${names.map(oneLine).join(', ')}`),
    ...(more > 0 ? [`And ${counted(more, 'more tool')}`] : []),
  ].join('\n');
}

function endpointWords({ from, to }: Extract<Change, { kind: 'endpoint' }>): string {
  if (to === undefined) return `names no endpoint any more; it was ${oneLine(from ?? '')}`;
  if (from === undefined) return `names an endpoint now: ${oneLine(to)}`;
  return `moved from ${oneLine(from)} to ${oneLine(to)}`;
}

function statusWords({ from, to, reason }: Extract<Change, { kind: 'status' }>): string {
  const now = sampleWords(to).words;
  const why = reason === undefined ? '' : `. ${reasonText(reason, undefined)}`;
  if (from === null) return `has its first result: ${now}${why}`;
  return `went from ${sampleWords(from).words} to ${now}${why}`;
}

function cardWords({ from, to }: Extract<Change, { kind: 'card' }>): string {
  if (from === undefined) {
    return to === null
      ? 'has its report card opened; it could not be read'
      : `has its report card opened with ${to}`;
  }
  const word = (grade: string | null) => grade ?? 'no grade, since it could not be read';
  return `has another report card grade: from ${word(from)} to ${word(to)}`;
}
