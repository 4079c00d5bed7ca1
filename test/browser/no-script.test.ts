import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slug } from '../../src/store/slug.ts';
import { SPECIAL } from '../site/example-site.ts';
import { startChromium } from './chromium.ts';
import { openPage } from './watched-page.ts';

const OPTIONS = { javaScriptEnabled: false };

describe('without JavaScript', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  it('the directory is turned page by page, and leads to a listing', async () => {
    const { page, wrong, close } = await openPage(browser, 'directory/', OPTIONS);
    const first = await page.locator('.listings tbody a').first().textContent();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/directory\/2\//);
    expect(await page.locator('.pager [aria-current]').textContent()).toContain('2');
    expect(await page.locator('.listings tbody a').first().textContent()).not.toBe(first);
    await page.locator('.listings tbody a').first().click();
    await page.waitForURL(/\/servers\//);
    expect(await page.locator('h1').count()).toBe(1);
    expect(wrong).toEqual([]);
    await close();
  });

  it('lists are narrowed by plain links, and say how many they hold', async () => {
    const { page, wrong, close } = await openPage(browser, 'directory/', OPTIONS);
    const links = page.locator('.facets a');
    expect(await links.count()).toBeGreaterThan(15);
    const live = links.filter({ hasText: 'Live OK' });
    const count = Number((await live.locator('.count').textContent())?.replace(/\D/g, ''));
    expect(count).toBeGreaterThan(10);
    await live.click();
    await page.waitForURL(/directory\/.+\//);
    expect(await page.locator('.listings caption').textContent()).toContain(`of ${count}`);
    const chips = await page.locator('.listings .st').allTextContents();
    expect(new Set(chips)).toEqual(new Set(['Live OK']));
    expect(wrong).toEqual([]);
    await close();
  });

  it('the search page says what to use instead', async () => {
    const { page, close } = await openPage(browser, 'search/', OPTIONS);
    expect(await page.locator('noscript a').count()).toBeGreaterThan(0);
    expect(await page.locator('noscript a').first().getAttribute('href')).toContain('directory/');
    await close();
  });

  it('a listing tells all that it has to tell', async () => {
    const { page, close } = await openPage(browser, `servers/${slug(SPECIAL.kept)}/`, OPTIONS);
    for (const id of ['status', 'grade', 'uptime', 'tools', 'badge', 'read']) {
      expect(await page.locator(`#${id}`).count(), id).toBe(1);
    }
    const dead = page.locator('button:visible');
    expect(await dead.allTextContents(), 'buttons that do nothing').toEqual([]);
    await close();
  });
});
