import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSite } from '../../src/pipeline/build-site.ts';
import { exampleSite, filesBelow, SITE_URL } from './example-site.ts';

describe('building the same data again', { timeout: 120_000 }, () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rollcall-rebuild-'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  it('gives the same bytes in another time zone, another language and another year', async () => {
    const site = await exampleSite(12);
    const clock = join(folder, 'clock.mjs');
    writeFileSync(
      clock,
      `const Now = Date;
       const shift = 400 * 86400000;
       globalThis.Date = class extends Now {
         constructor(...given) { given.length === 0 ? super(Now.now() + shift) : super(...given); }
         static now() { return Now.now() + shift; }
       };
       process.stderr.write('');`,
    );
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    vi.stubEnv('LANG', 'ar_EG.UTF-8');
    vi.stubEnv('NODE_OPTIONS', `--import=${pathToFileURL(clock)}`);
    const outDir = join(folder, 'again');
    await buildSite({ dataDir: site.dataDir, outDir, siteUrl: SITE_URL });
    const again = filesBelow(outDir);
    expect([...again.keys()]).toEqual([...site.files.keys()]);
    for (const [path, text] of again) expect(text === site.files.get(path), path).toBe(true);
    site.remove();
  });

  it('gives the same bytes in several processes', async () => {
    const site = await exampleSite(8);
    const outDir = join(folder, 'slices');
    await buildSite({ dataDir: site.dataDir, outDir, siteUrl: SITE_URL, sliceSize: 9 });
    expect(filesBelow(outDir)).toEqual(site.files);
    site.remove();
  });

  it('shows everything as of the time that it is given', async () => {
    const site = await exampleSite(1);
    const asOf = Date.parse('2027-03-04T05:06:07Z') / 1000;
    await buildSite({ dataDir: site.dataDir, outDir: site.outDir, siteUrl: SITE_URL, asOf });
    const files = filesBelow(site.outDir);
    expect(files.get('index.html')).toContain('datetime="2027-03-04T05:06:07Z"');
    expect(files.get('servers/org.special/pending/index.html')).toContain('more than 7 days old');
    site.remove();
  });

  it('leaves nothing of what the folder held', async () => {
    const site = await exampleSite(1);
    writeFileSync(join(site.outDir, 'servers', 'gone.html'), 'old');
    await buildSite({ dataDir: site.dataDir, outDir: site.outDir, siteUrl: 'http://127.0.0.1/' });
    expect(filesBelow(site.outDir).has('servers/gone.html')).toBe(false);
    expect(filesBelow(site.outDir).get('index.html')).toContain('href="/assets/site.css"');
    site.remove();
  });
});
