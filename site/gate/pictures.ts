import { count, type LookedAt } from './looked-at.ts';
import { pageFacts } from './page.ts';

/** One SVG picture. */
export function checkPicture({ site, checks }: LookedAt, path: string, text: string): void {
  const { loads, loadsFromOutside, inline } = pageFacts(site.place, path, text);
  count(checks.loads, loads, loadsFromOutside, (link) => `${path} loads ${link}`);
  count(checks.inline, 1, inline, (found) => `${path} holds ${found}`);
}

/** One style sheet. */
export function checkStyles({ checks }: LookedAt, path: string, text: string): void {
  const loaded = [...text.matchAll(/@import[^;]*|url\([^)]*\)/g)].map(([found]) => found);
  count(checks.loads, loaded.length, loaded, (found) => `${path} holds ${found}`);
}
