import { readdirSync, readFileSync } from 'node:fs';

declare const __ROLLCALL_STYLES__: string | undefined;

/** The site's style sheets as one: put in by the bundler, read from site/ when run from source. */
export const STYLES: string =
  typeof __ROLLCALL_STYLES__ === 'string' ? __ROLLCALL_STYLES__ : readStyles();

function readStyles(): string {
  const folder = new URL('../../../site/assets/css/', import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}
