import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slug } from '../../src/store/slug.ts';
import { SPECIAL } from '../site/example-site.ts';
import { startChromium } from './chromium.ts';
import { openPage } from './watched-page.ts';

const PATH = `servers/${slug(SPECIAL.kept)}/`;

describe('a button that copies', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  it('puts into the clipboard what stands beside it, and says so, at the first click', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, wrong, close } = await openPage(browser, PATH, { permissions });
    for (const details of await page.locator('details:has([data-copy]) > summary').all()) {
      await details.click();
    }
    const buttons = page.locator('button[data-copy]');
    const count = await buttons.count();
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < count; index += 1) {
      const button = buttons.nth(index);
      if (!(await button.isVisible())) continue;
      const id = (await button.getAttribute('data-copy')) ?? '';
      await button.click();
      await page.locator('#said', { hasText: 'Copied' }).waitFor({ state: 'attached' });
      const text = await page.locator(`[id="${id}"]`).textContent();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
    expect(wrong).toEqual([]);
    await close();
  });

  it('selects the text where the clipboard is out of reach', async () => {
    const { page, close } = await openPage(browser, PATH, { permissions: [] });
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('no')) },
      }),
    );
    const button = page.locator('button[data-copy]:visible').first();
    const id = (await button.getAttribute('data-copy')) ?? '';
    await button.click();
    await page.locator('#said', { hasText: 'select' }).waitFor({ state: 'attached' });
    const selected = await page.evaluate(() => getSelection()?.toString().trim() ?? '');
    expect(selected).toBe((await page.locator(`[id="${id}"]`).textContent())?.trim());
    await close();
  });
});
