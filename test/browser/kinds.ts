import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of each kind: all that the site has once, and of those that it has many of, each with something that the others lack. */
export function kindsOfPages(siteDir: string): string[] {
  const files = (readdirSync(siteDir, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.html'))
    .sort();
  const kinds = new Map<string, string>();
  for (const file of files) {
    const kind = kindOf(file, readFileSync(join(siteDir, file), 'utf8'));
    if (!kinds.has(kind)) kinds.set(kind, file);
  }
  return [...kinds.values()].map((file) => file.replace(/(^|\/)index\.html$/, '$1'));
}

const MANY =
  /^(?:servers\/.*\/checkups\/|servers\/|changes\/\d|directory\/.*\/\d+\/|directory\/\d+\/|directory\/)/;

/** Pages of one pattern are told apart by which parts they have, and listings also by their status. */
function kindOf(file: string, page: string): string {
  const many = MANY.exec(file)?.[0];
  if (many === undefined) return file;
  const parts = [...page.matchAll(/<(?:section|details|nav|form)[^>]*/g)].map(([tag]) => tag);
  const classes = new Set(parts.map((tag) => tag.replace(/"[^"]*(?:\d|\/)[^"]*"/g, '')));
  const status = /class="chip \w+"/.exec(page)?.[0] ?? '';
  return [
    many.replace(/\d/g, ''),
    many.startsWith('servers/') && status,
    ...[...classes].sort(),
  ].join(' ');
}
