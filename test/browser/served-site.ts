import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveFolder } from '../../scripts/demo/serve-folder.ts';
import { buildSite } from '../../src/pipeline/build-site.ts';
import { freePort } from '../neighbourhood/free-port.ts';
import { chromePath } from './chromium.ts';
import { writeRichData } from './rich-data.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the site is served, with its base path. */
    siteUrl: string;
    /** The folder that it was built into. */
    siteDir: string;
  }
}

const BASE = '/projects/roll call/';

/** Builds a site of all kinds of listings once, and serves it below a path until the tests have run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  chromePath();
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-browser-'));
  const [dataDir, siteDir] = [join(folder, 'data'), join(folder, 'site')];
  const port = await freePort();
  await writeRichData(dataDir);
  const siteUrl = encodeURI(`http://127.0.0.1:${port}${BASE}`);
  await buildSite({ dataDir, outDir: siteDir, siteUrl });
  const served = await serveFolder(siteDir, port, { base: encodeURI(BASE) });
  project.provide('siteUrl', siteUrl);
  project.provide('siteDir', siteDir);
  return async () => {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
