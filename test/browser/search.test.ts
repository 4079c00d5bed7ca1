import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChromium } from './chromium.ts';
import { openPage } from './watched-page.ts';

describe('the search', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  it('answers while somebody types, from an index that is loaded then', async () => {
    const { page, wrong, requests, close } = await openPage(browser, '');
    const asked = (): string[] => requests.filter((url) => url.includes('/search/'));
    expect(asked()).toEqual([]);
    await page.getByRole('searchbox').fill('weather');
    const results = page.locator('.answers li');
    await results.first().waitFor();
    expect(asked().length).toBeGreaterThan(0);
    expect(await page.getByRole('status').first().textContent()).toMatch(/\d+ listings?\./);
    expect(await results.first().textContent()).toMatch(/weather/i);
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/search\/\?q=weather/);
    await results.first().waitFor();
    expect(wrong).toEqual([]);
    await close();
  });

  it('finds a listing by the name of a tool, and leads to it', async () => {
    const { page, wrong, close } = await openPage(browser, 'search/?q=tool_3');
    const first = page.locator('.answers li a').first();
    await first.waitFor();
    await first.click();
    await page.waitForURL(/\/servers\//);
    expect(await page.locator('#tools').textContent()).toContain('Tools');
    expect(wrong).toEqual([]);
    await close();
  });

  it('says that nothing was found, and what to do instead', async () => {
    const { page, wrong, close } = await openPage(browser, 'search/?q=qqzzxxj');
    await page.getByText('No listing has').waitFor();
    await page.locator('.after a').first().click();
    await page.waitForURL(/directory\//);
    expect(wrong).toEqual([]);
    await close();
  });

  it('takes whatever is asked as text', async () => {
    const question = '<img src=x onerror=alert(1)> "__proto__" constructor ../../ %00 \u202e';
    const { page, wrong, close } = await openPage(
      browser,
      `search/?q=${encodeURIComponent(question)}`,
    );
    await page.locator('.answers [role=status]:not(:empty)').waitFor();
    expect(await page.locator('.answers img').count()).toBe(0);
    await page.getByRole('searchbox').fill('script alert');
    await page.locator('.answers li').first().waitFor();
    expect(await page.locator('.answers script').count()).toBe(0);
    expect(wrong).toEqual([]);
    await close();
  });
});
