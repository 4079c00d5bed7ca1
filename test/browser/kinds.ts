import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from '../../src/store/slug.ts';
import { HOSTILE } from '../data/examples.ts';
import { SPECIAL } from '../site/example-site.ts';

/** Addresses of which the site has many, by what they have in common. */
const MANY = /^(?:servers\/.*\/checkups\/|servers\/|changes\/\d|directory\/(?:[a-z-]+\/)?)/;

/**
 * A page of each kind, as paths: all that the site has once, and of those that it has many of the one with the
 * most on it. Of listings there is one for each status and set of parts, and all that have something special.
 */
export function kindsOfPages(siteDir: string): string[] {
  const kinds = new Map<string, { file: string; length: number }>();
  for (const file of (readdirSync(siteDir, { recursive: true }) as string[]).sort()) {
    if (!file.endsWith('.html')) continue;
    const page = readFileSync(join(siteDir, file), 'utf8');
    const kind = kindOf(file, page);
    if ((kinds.get(kind)?.length ?? 0) < page.length)
      kinds.set(kind, { file, length: page.length });
  }
  return [...kinds.values()].map(({ file }) => file.replace(/(^|\/)index\.html$/, '$1'));
}

const ALONE = new Set([
  'directory/index.html',
  'directory/status/index.html',
  ...[HOSTILE.name, ...Object.values(SPECIAL)].map((name) => `servers/${slug(name)}/index.html`),
]);

function kindOf(file: string, page: string): string {
  const many = MANY.exec(file)?.[0];
  if (many === undefined || ALONE.has(file)) return file;
  if (many.startsWith('directory/namespaces/')) return many;
  if (many !== 'servers/') return many.replace(/\/.*\//, '/');
  const parts = new Set(
    [...page.matchAll(/<section[^>]* aria-labelledby="([a-z-]+)"/g)].map(([, id]) => id),
  );
  return [/class="chip \w+"/.exec(page)?.[0], ...[...parts].sort()].join(' ');
}
