import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildSite } from '../../src/pipeline/build-site.ts';
import { exampleSite, filesBelow, SITE_URL } from './example-site.ts';

describe('building the same data again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-rebuild-'));
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

  it('leaves nothing of what the folder held', async () => {
    const site = await exampleSite(1);
    writeFileSync(join(site.outDir, 'servers', 'gone.html'), 'old');
    await buildSite({ dataDir: site.dataDir, outDir: site.outDir, siteUrl: 'http://127.0.0.1/' });
    expect(filesBelow(site.outDir).has('servers/gone.html')).toBe(false);
    expect(filesBelow(site.outDir).get('index.html')).toContain('href="/assets/site.css"');
    site.remove();
  });
});
