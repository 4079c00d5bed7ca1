import { readFileSync } from 'node:fs';

declare const __ROLLCALL_VERSION__: string | undefined;

/** Version of this package: put in by the bundler, read from package.json when run from source. */
export const VERSION: string =
  typeof __ROLLCALL_VERSION__ === 'string'
    ? __ROLLCALL_VERSION__
    : JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
