import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STEPS } from '../../site/budget.ts';
import { readSite } from '../../site/data.ts';
import { AIM, estimate } from '../../site/fit.ts';
import { gate } from '../../site/gate/gate.ts';
import { gateReport, mayPass } from '../../site/gate/report.ts';
import type { Listing } from '../../src/generated/catalog.ts';
import { buildSite } from '../../src/pipeline/build-site.ts';
import { slug } from '../../src/store/slug.ts';
import { writeDirectory } from '../data/directory.ts';
import { filesBelow, SITE_URL } from './example-site.ts';

describe('a site that would not fit its host', { timeout: 400_000 }, () => {
  let folder = '';
  let listings: Listing[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rollcall-fit-'));
    listings = await writeDirectory(join(folder, 'data'), 120);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const build = async (limit: number) => {
    const outDir = join(folder, 'site');
    const { leftOut } = await buildSite({
      dataDir: join(folder, 'data'),
      outDir,
      siteUrl: SITE_URL,
      limit,
    });
    const result = await gate(outDir, {
      dataDir: join(folder, 'data'),
      siteUrl: SITE_URL,
      asOf: null,
    });
    return { leftOut, files: filesBelow(outDir), result };
  };

  it('leaves out parameters first, then tools past the 30th, then pages without an endpoint, then what is told in short', async () => {
    const seen = new Map<number, number>();
    const dataDir = join(folder, 'data');
    const site = await readSite({ dataDir, siteUrl: SITE_URL, asOf: null });
    // So small a site has no long lists.
    for (const steps of [0, 1, 2, 3, 4, 5]) {
      // What a site needs that leaves out so much.
      const needed = await estimate(dataDir, { ...site, leftOut: STEPS.slice(0, steps) });
      const limit = Math.ceil(needed / AIM) + 1;
      const { leftOut, files, result } = await build(limit);
      expect(STEPS.slice(0, leftOut.length)).toEqual(leftOut);
      expect(gateReport(result, 1e9), `left out: ${leftOut}`).not.toContain('FAIL');
      expect(mayPass(result, 1e9)).toBe(true);
      const told = JSON.stringify(
        [...files].filter(([path]) => path.startsWith('api/v1/servers/')),
      );
      const has = (step: (typeof STEPS)[number]) => leftOut.includes(step);
      expect(told.includes('Words that the'), `parameters at ${limit}`).toBe(!has('parameters'));
      expect(told.includes('Times are ISO 8601 in UTC'), `descriptions at ${limit}`).toBe(
        !has('tool_descriptions'),
      );
      const pagesTold = [...files].filter(([path]) => /^servers\/.*\.html$/.test(path)).join();
      expect(pagesTold.includes('<summary>Every sample</summary>')).toBe(!has('details'));
      expect(pagesTold.includes('<summary>Other clients')).toBe(true);
      expect(pagesTold.includes('So that the site fits its host')).toBe(leftOut.length > 0);
      const withoutEndpoint = listings.filter(({ endpoint }) => endpoint === undefined);
      const pages = withoutEndpoint.filter(({ name }) =>
        files.has(`servers/${slug(name)}/index.html`),
      );
      expect(pages).toHaveLength(has('pages_without_endpoint') ? 0 : withoutEndpoint.length);
      seen.set(leftOut.length, result.tarBytes);
    }
    expect([...seen.keys()]).toEqual([0, 1, 2, 3, 4, 5]);
    const sizes = [...seen.values()];
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });
});
