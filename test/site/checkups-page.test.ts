import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { gate } from '../../site/gate/gate.ts';
import type { PastCheckup } from '../../src/generated/checkup-history.ts';
import { CHECKS } from '../../src/judge/checkup/index.ts';
import { buildSite } from '../../src/pipeline/build-site.ts';
import { addCheckup } from '../../src/store/checkup-history.ts';
import { writeSound } from '../review/world.ts';

const SITE_URL = 'https://rolls.example/base/';

it('a claimed server has a page with the course of its checkups, which the gate knows of', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-checkups-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [dataDir, outDir] = [join(folder, 'data'), join(folder, 'site')];
  const { name, slug, endpoint } = await writeSound(dataDir, 20);
  cpSync('data/config.json', join(dataDir, 'config.json'));
  const rows = CHECKS.map(({ id }, index): PastCheckup['rows'][number] => {
    const check = id as PastCheckup['rows'][number]['check'];
    if (index === 7) return { check, state: 'FAILED', reason: 'tls_expired' };
    return index === 13
      ? { check, state: 'UNVERIFIED', reason: 'no_baseline' }
      : { check, state: 'VERIFIED' };
  });
  const failed = {
    at: '2026-11-27T01:00:00.000Z',
    endpoint,
    requests: 6,
    counts: { observed: 14, not_checked: 1 },
    rows,
  };
  await addCheckup(dataDir, name, failed);
  await buildSite({ dataDir, outDir, siteUrl: SITE_URL });

  const page = readFileSync(join(outDir, 'servers', slug, 'checkups', 'index.html'), 'utf8');
  expect(page.match(/<svg class="days"/g)).toHaveLength(15);
  expect(page).toContain('aria-label="TLS certificate, of 3: verified 2, failed 1."');
  expect(page).toContain('@Someone');
  expect(page).toContain('3 checkups, newest first');
  expect(page).toMatch(/TLS certificate: failed/);
  const listing = readFileSync(join(outDir, 'servers', slug, 'index.html'), 'utf8');
  expect(listing).toContain(`href="/base/servers/${slug}/checkups/"`);
  expect(readFileSync(join(outDir, 'sitemap.xml'), 'utf8')).toContain(
    `servers/${slug}/checkups/</loc><lastmod>2026-11-29T01:00:00.000Z`,
  );

  const { checks } = await gate(outDir, { dataDir, siteUrl: SITE_URL, asOf: null });
  const told = checks
    .flatMap(({ examples }) => examples)
    .filter((one) => one.includes('checkups/'));
  expect(told).toEqual([]);
});
