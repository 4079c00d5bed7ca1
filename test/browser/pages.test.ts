import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startChromium } from './chromium.ts';
import { kindsOfPages } from './kinds.ts';
import { openPage } from './watched-page.ts';

const KINDS = kindsOfPages(inject('siteDir'));

describe('a page of each kind', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  it('is there', () => {
    expect(KINDS.filter((path) => path.startsWith('servers/')).length).toBeGreaterThan(6);
    expect(KINDS.filter((path) => !path.startsWith('servers/')).length).toBeGreaterThan(10);
  });

  describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
    it.each(KINDS)('/%s can be read by everybody and asks nobody else', async (path) => {
      const { page, wrong, requests, close } = await openPage(browser, path, { colorScheme });
      const found = await new AxeBuilder({ page }).analyze();
      expect(found.passes.length).toBeGreaterThan(10);
      expect(found.violations.map(inWords)).toEqual([]);
      for (const summary of await page.locator('details:not([open]) > summary').all()) {
        if (await summary.isVisible()) await summary.click();
      }
      expect((await new AxeBuilder({ page }).analyze()).violations.map(inWords)).toEqual([]);
      expect(wrong).toEqual([]);
      const scripts = requests.filter((url) => /\.m?js(\?|$)/.test(url));
      expect(scripts.filter((url) => !url.endsWith('/assets/on.js'))).toEqual([]);
      await close();
    });
  });

  it.each(KINDS)('/%s fits a phone', async (path) => {
    for (const width of [320, 390]) {
      const { page, close } = await openPage(browser, path, {
        viewport: { width, height: 700 },
        isMobile: true,
        hasTouch: true,
      });
      expect(await tooWide(page), `${width} px`).toEqual([]);
      await close();
    }
  });
});

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; any: { message: string }[] }[];
}

function inWords({ id, help, nodes }: Violation): string {
  const [first] = nodes;
  return `${id}: ${help}: ${first?.html.slice(0, 200)} ${first?.any[0]?.message ?? ''}`;
}

/** What makes the page wider than the window; nothing, unless it can be scrolled sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 150))
      .slice(0, 5);
  });
}
