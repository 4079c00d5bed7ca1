import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/bin',
  '/snap/bin',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
];

/** The browser that CHROME_PATH names, else the first of the usual names that is there. */
export function chromePath(): string {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') {
    if (canRun(named)) return named;
    throw new Error(`CHROME_PATH is ${named}: expected a browser that can be run`);
  }
  const found = NAMES.flatMap((name) => PLACES.map((place) => join(place, name))).find(canRun);
  if (found !== undefined) return found;
  throw new Error(
    `no browser was found: these tests need Chromium. Looked for ${NAMES.join(', ')}; set CHROME_PATH if it is called otherwise`,
  );
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts it without a window. It is asked for nothing but the site under test, and may not call home. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromePath(),
    args: [
      // Root in a container has no other way.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}
