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

  it('offers the word that was meant', async () => {
    const { page, wrong, close } = await openPage(browser, 'search/?q=looks+wether');
    await page.getByRole('link', { name: 'Did you mean “looks weather”?' }).click();
    await page.waitForURL(/q=looks%20weather/);
    await page.locator('.answers li').first().waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('looks weather');
    expect(wrong).toEqual([]);
    await close();
  });

  it('says when the index can not be had, and answers once it can', async () => {
    const { page, close } = await openPage(browser, 'search/');
    await page.route('**/search/index.json', (route) => route.abort());
    await page.getByRole('searchbox').fill('weather');
    await page.getByText("can't be read").waitFor();
    expect(await page.locator('.after a').count()).toBe(1);
    await page.unroute('**/search/index.json');
    await page.getByRole('searchbox').press('Enter');
    await page.locator('.answers li').first().waitFor();
    await page.route('**/rows-*.json', (route) => route.abort());
    const more = page.getByRole('button', { name: 'More results' });
    const shown = await page.locator('.answers li').count();
    await more.click();
    await page.getByText("can't be read").waitFor();
    expect(await page.locator('.answers li').count()).toBe(shown);
    await page.unroute('**/rows-*.json');
    await more.click();
    await page.locator('.answers li').nth(shown).waitFor();
    await close();
  });

  it('reads the index anew where the site was published meanwhile', async () => {
    const { page, wrong, close } = await openPage(browser, 'search/');
    let stale = true;
    await page.route('**/search/index.json', async (route) => {
      const response = await route.fetch();
      const manifest = await response.json();
      if (stale) manifest.folder = '000000000000/';
      stale = false;
      await route.fulfill({ json: manifest });
    });
    await page.getByRole('searchbox').fill('weather');
    await page.locator('.answers li').first().waitFor();
    // The files of the old index are not there.
    expect(wrong.filter((one) => !one.includes('404'))).toEqual([]);
    await close();
  });

  it('takes an address with + and % as it is meant, and comes back to it', async () => {
    const { page, wrong, close } = await openPage(browser, 'search/?q=100%25+%2B+weather');
    await page.locator('.answers [role=status]:not(:empty)').waitFor();
    const box = page.getByRole('searchbox');
    expect(await box.inputValue()).toBe('100% + weather');
    await box.fill('weather');
    await page.locator('.answers li a').first().click();
    await page.waitForURL(/\/servers\//);
    await page.goBack();
    await page.locator('.answers li').first().waitFor();
    expect(await box.inputValue()).toBe('weather');
    // Who goes back at once leaves pictures behind.
    expect(wrong.filter((one) => !one.startsWith('failed'))).toEqual([]);
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
