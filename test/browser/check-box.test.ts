import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from '../../scripts/demo/serve-folder.ts';
import { buildSite } from '../../src/pipeline/build-site.ts';
import { freePort } from '../neighbourhood/free-port.ts';
import { atEnd, served } from '../serve/service.ts';
import { startTarget } from '../serve/target.ts';
import { writeExampleData } from '../site/example-site.ts';
import { startChromium } from './chromium.ts';

const VERIFIED = 'Verified';

/** A site, and the service that it is built with: of another origin, or serving the site itself. */
async function siteAndService(same: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-box-'));
  atEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const [dataDir, outDir] = [join(folder, 'data'), join(folder, 'site')];
  await writeExampleData(dataDir, 3);
  const [port, sitePort] = [await freePort(), await freePort()];
  const serviceUrl = `http://127.0.0.1:${port}/`;
  const siteUrl = same ? serviceUrl : `http://127.0.0.1:${sitePort}/roll/`;
  await buildSite({ dataDir, outDir, siteUrl, serviceUrl });
  if (!same) atEnd((await serveFolder(outDir, sitePort, { base: '/roll/' })).close);
  const service = await served({ port, siteUrl, siteDir: same ? outDir : null });
  return { siteUrl, service };
}

/** What a page must not do: errors in the console, violations of its policy. */
async function opened(browser: Browser, url: string, javaScriptEnabled = true) {
  const context = await browser.newContext({ reducedMotion: 'reduce', javaScriptEnabled });
  atEnd(() => context.close());
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.goto(url);
  return { page, wrong };
}

async function paste(page: Page, address: string): Promise<void> {
  await page.getByLabel('Address of an MCP endpoint').fill(address);
  await page.getByRole('button', { name: 'Check' }).click();
}

async function unfit(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 150)}`);
}

function gate() {
  let go = () => {};
  const hold = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { hold, go: () => go() };
}

describe('the check box', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  it.each([
    ['of another origin', false],
    ['that serves the site', true],
  ])(
    'has an endpoint checked by a service %s, tells how it goes, and shows the rows',
    async (_, same) => {
      const { siteUrl, service } = await siteAndService(same);
      const { hold, go } = gate();
      const target = await startTarget({ host: '127.0.0.7', hold });
      atEnd(target.close);
      const { page, wrong } = await opened(browser, siteUrl);
      expect(await page.getByText('stays available for 24 hours').isVisible()).toBe(true);
      await paste(page, target.url);
      const status = page.getByRole('status').filter({ hasText: 'Request 1: server/discover' });
      await status.waitFor();
      go();
      await page.getByText('checks were observed').waitFor();
      expect(await page.locator('[data-row]').count()).toBe(15);
      const reach = page.locator('[data-row=reachability]');
      expect(await reach.locator('.chip').textContent()).toBe(VERIFIED);
      const baseline = page.locator('[data-row=toolset_unchanged_vs_approved]');
      expect(await baseline.textContent()).toContain('No approved baseline was given');
      expect(await page.getByText(/Stays available until/).textContent()).toMatch(
        /until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\. .*not signed/,
      );
      expect(await unfit(page)).toEqual([]);

      // The link is for others.
      const link = await page
        .getByRole('link', { name: 'The page of this result' })
        .getAttribute('href');
      expect(link).toMatch(new RegExp(`^${service.url}/checks/[\\w-]{22}$`));
      const other = await opened(browser, link ?? '');
      expect(await other.page.locator('.rows > li').count()).toBe(15);
      expect(await other.page.getByText('Stays available until').isVisible()).toBe(true);
      for (const colorScheme of ['light', 'dark'] as const) {
        await other.page.emulateMedia({ colorScheme });
        expect(await unfit(other.page)).toEqual([]);
      }
      await other.page.setViewportSize({ width: 320, height: 700 });
      expect(await other.page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      expect(other.wrong).toEqual([]);

      // Once more: the stored observation, and when the next may be made.
      await page.getByRole('button', { name: 'Check' }).click();
      const stored = page.getByText('This is the stored observation, made');
      await stored.waitFor();
      expect(await stored.textContent()).toMatch(/may be made from \d{4}-.* UTC on\./);
      expect(await page.locator('[data-row]').count()).toBe(15);
      expect(target.reads).toBe(1);
      expect(wrong).toEqual([]);
    },
  );

  it('says why an address is not checked', async () => {
    const { siteUrl } = await siteAndService(false);
    const { page } = await opened(browser, siteUrl);
    await paste(page, 'https://user:secret@mcp.example.com/mcp');
    await page.getByText('what looks like a credential').waitFor();
    expect(await page.locator('[data-row]').count()).toBe(0);
    await paste(page, 'http://169.254.169.254/');
    await page.getByText('is not a public one, and is not contacted').waitFor();
  });

  it('works without scripts: a page that asks again until the rows are there', async () => {
    const { siteUrl } = await siteAndService(true);
    const { hold, go } = gate();
    const target = await startTarget({ host: '127.0.0.7', hold });
    atEnd(target.close);
    const { page } = await opened(browser, siteUrl, false);
    await paste(page, target.url);
    await page.getByText('This page asks again').waitFor();
    go();
    await page.getByText('Stays available until').waitFor();
    expect(await page.locator('.rows > li').count()).toBe(15);
    await page.goto(siteUrl);
    await paste(page, target.url);
    await page.getByText('A stored observation, made').waitFor();
  });

  it('adds the service to what its page may reach, and nothing else to any', async () => {
    const { siteUrl, service } = await siteAndService(false);
    const { page } = await opened(browser, siteUrl);
    const policy = () =>
      page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
    expect(await policy()).toContain(`connect-src 'self' ${service.url};`);
    await page.goto(`${siteUrl}directory/`);
    expect(await policy()).toContain("connect-src 'self';");
  });
});
