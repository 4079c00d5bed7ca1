import { isDeepStrictEqual } from 'node:util';
import type { Documents } from './documents.ts';
import type { Entry, Section } from './review.ts';

/** What people wrote: opt-outs, claims, the curated overlay, corrections, exceptions and settings. */
export function peopleSections(before: Documents, after: Documents): Section[] {
  return [
    section('opt_outs', 'Opt-outs', before.optOuts?.opt_outs, after.optOuts?.opt_outs, (one) => {
      return one.name ?? one.host ?? one.endpoint ?? '';
    }),
    section('claims', 'Claims', before.claims?.claims, after.claims?.claims, (one) => {
      return `${one.listing} by ${one.github}`;
    }),
    section(
      'curated',
      'Curated listings',
      before.curated?.servers,
      after.curated?.servers,
      (one) => {
        return one.name;
      },
    ),
    section(
      'corrections',
      'Corrections',
      before.corrections?.corrections,
      after.corrections?.corrections,
      ({ date, server, rule }) => `${date} ${server} ${rule}`,
    ),
    section(
      'exceptions',
      'Exceptions to the rules of a review',
      before.exceptions?.exceptions,
      after.exceptions?.exceptions,
      ({ rule, where }) => `${rule} ${where}`,
    ),
    { kind: 'config', title: 'Settings', entries: settings(before.config, after.config) },
  ];
}

/** Records by what names them: that they came, left or hold something else. */
function section<Item extends object>(
  kind: string,
  title: string,
  before: readonly Item[] = [],
  after: readonly Item[] = [],
  keyOf: (item: Item) => string,
): Section {
  const old = new Map(before.map((item) => [keyOf(item), item]));
  const now = new Map(after.map((item) => [keyOf(item), item]));
  const keys = [...new Set([...old.keys(), ...now.keys()])].sort();
  const entries = keys.flatMap((name): Entry[] => {
    const [was, is] = [old.get(name), now.get(name)];
    if (isDeepStrictEqual(was, is)) return [];
    if (was === undefined) return [{ name, text: `added: ${factsOf(is)}` }];
    if (is === undefined) return [{ name, text: 'removed' }];
    return [{ name, text: `changed to ${factsOf(is)}` }];
  });
  return { kind, title, entries };
}

function factsOf(item: object | undefined): string {
  return Object.entries(item ?? {})
    .map(
      ([member, value]) => `${member} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join(', ');
}

function settings(before: unknown, after: unknown, path = ''): Entry[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const members = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return members.flatMap((member) => {
      const at = path === '' ? member : `${path}.${member}`;
      return settings(before[member], after[member], at);
    });
  }
  return [{ name: path || 'config.json', from: told(before), to: told(after) }];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function told(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
