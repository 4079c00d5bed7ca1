import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';

export interface WatchedPage {
  page: Page;
  /** What must not happen on any page, as it happened: errors in the console, violations of the policy, requests that leave the site. */
  wrong: string[];
  /** Addresses that were asked for, in order. */
  requests: string[];
  close: () => Promise<void>;
}

/** Opens a page of the site (a path, relative to it) in a context of its own. */
export async function openPage(
  browser: Browser,
  path: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const siteUrl = inject('siteUrl');
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const wrong: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) wrong.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => wrong.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    requests.push(request.url());
    if (!request.url().startsWith(siteUrl)) wrong.push(`left the site: ${request.url()}`);
  });
  await page.exposeFunction('sayViolation', (text: string) => wrong.push(`policy: ${text}`));
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    sayViolation(event.violatedDirective + ' ' + event.blockedURI));`);
  await page.goto(siteUrl + path, { waitUntil: 'load' });
  return { page, wrong, requests, close: () => context.close() };
}
