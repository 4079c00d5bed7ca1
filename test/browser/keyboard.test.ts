import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slug } from '../../src/store/slug.ts';
import { SPECIAL } from '../site/example-site.ts';
import { startChromium } from './chromium.ts';
import { openPage } from './watched-page.ts';

describe('with the keyboard alone', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  it('the first stop skips to the content', async () => {
    const { page, close } = await openPage(browser, 'directory/');
    await page.keyboard.press('Tab');
    const skip = page.locator('.skip');
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
    const box = await skip.boundingBox();
    expect(box?.width).toBeGreaterThan(50);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(inMain).toBe(true);
    await close();
  });

  it.each(['', 'search/', `servers/${slug(SPECIAL.kept)}/`])(
    'every control of /%s is a stop, in the order of the page, and shows that it is',
    async (path) => {
      const { page, wrong, close } = await openPage(browser, path);
      const all = await controls(page);
      expect(all).toBeGreaterThan(8);
      let last = -1;
      for (let stop = 0; stop < Math.min(all, 120); stop += 1) {
        await page.keyboard.press('Tab');
        const { place, isMarked, name } = await focused(page);
        expect(place, `${name}, stop ${stop}`).toBeGreaterThan(last);
        expect(isMarked, `${name} shows its focus`).toBe(true);
        last = place;
      }
      expect(wrong).toEqual([]);
      await close();
    },
  );

  it('details open, and what is in them can be reached', async () => {
    const { page, close } = await openPage(browser, `servers/${slug(SPECIAL.kept)}/`);
    const closed = page.locator('main details:not([open])');
    const before = await closed.count();
    await closed.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    expect(await closed.count()).toBe(before - 1);
    await close();
  });

  it('a search is typed, read and followed', async () => {
    const { page, wrong, close } = await openPage(browser, 'search/');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('search');
    await page.locator('.answers li').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const inAnswers = await page.evaluate(
      () => document.activeElement?.closest('.answers li') !== null,
    );
    expect(inAnswers).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/servers\//);
    expect(wrong).toEqual([]);
    await close();
  });
});

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

function controls(page: Page): Promise<number> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
        .length,
    CONTROLS,
  );
}

/** Which control has the focus, where it stands in the page, and whether an outline is drawn around it. */
function focused(page: Page): Promise<{ place: number; isMarked: boolean; name: string }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      place: [...document.querySelectorAll('*')].indexOf(element),
      isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      name: element.outerHTML.slice(0, 80),
    };
  });
}
