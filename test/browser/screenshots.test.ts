import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slug } from '../../src/store/slug.ts';
import { HOSTILE } from '../data/examples.ts';
import { SPECIAL } from '../site/example-site.ts';
import { startChromium } from './chromium.ts';
import { openPage } from './watched-page.ts';

/** For people to look at: nobody else sees whether a page is one to be proud of. */
const FOLDER = fileURLToPath(new URL('../../out/screenshots/', import.meta.url));
const PAGES = {
  home: '',
  directory: 'directory/',
  listing: `servers/${slug(SPECIAL.kept)}/`,
  hostile: `servers/${slug(HOSTILE.name)}/`,
  search: 'search/?q=weather',
  changes: 'changes/',
  ecosystem: 'ecosystem/',
  methods: 'methods/',
};

describe('pictures of the main pages', () => {
  let browser: Browser;
  beforeAll(async () => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  it.each(Object.entries(PAGES))('%s, in light and dark, and on a phone', async (name, path) => {
    const { page, wrong, close } = await openPage(browser, path, {
      viewport: { width: 1200, height: 800 },
    });
    if (path.includes('?q=')) await page.locator('.answers li').first().waitFor();
    const take = async (kind: string): Promise<void> => {
      const picture = await page.screenshot({ path: join(FOLDER, `${name}-${kind}.png`) });
      expect(picture.length).toBeGreaterThan(5_000);
    };
    await take('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await take('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 844 });
    await take('phone');
    expect(wrong).toEqual([]);
    await close();
  });
});
