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
    expect(KINDS.filter((path) => path.startsWith('servers/')).length).toBeGreaterThan(12);
    expect(KINDS.filter((path) => !path.startsWith('servers/')).length).toBeGreaterThan(12);
  });

  it.each(KINDS)(
    '/%s is fit for everybody, in light and dark, and asks nobody else',
    async (path) => {
      const { page, wrong, requests, close } = await openPage(browser, path);
      await openDetails(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const found = await new AxeBuilder({ page }).analyze();
        expect(found.passes.length).toBeGreaterThan(10);
        expect(found.violations.map(inWords), colorScheme).toEqual([]);
      }
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await tooWide(page), `${width} px`).toEqual([]);
      }
      expect(wrong).toEqual([]);
      const scripts = requests.filter((url) => /\.m?js(\?|$)/.test(url));
      expect(scripts.filter((url) => !url.endsWith('/assets/on.js'))).toEqual([]);
      await close();
    },
  );
});

function openDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

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
