import { look } from './check.ts';
import { targetOf } from './links.ts';
import { checkAddress, type LookedAt } from './looked-at.ts';
import { attributesOf, eachTag, unescaped } from './tags.ts';

/** One XML document: a feed or a sitemap. */
export function checkXml(gate: LookedAt, path: string, text: string): void {
  const { site, files, checks } = gate;
  if (!/<feed[\s>]/.test(text)) {
    checkSitemapFile(gate, path, text);
    return;
  }
  eachTag(text, (name, written) => {
    const link = name === 'link' ? attributesOf(written).get('href') : undefined;
    if (link !== undefined) checkAddress(checks.feeds, { site, files }, path, link);
  });
}

function checkSitemapFile(
  { site, files, checks, mapped }: LookedAt,
  path: string,
  text: string,
): void {
  const isIndex = text.includes('<sitemapindex');
  for (const [, written = ''] of text.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const target = targetOf(site.place, path, unescaped(written));
    const file = target.kind === 'file' ? target.path : null;
    const isThere = file !== null && files.has(file);
    look(checks.sitemap, isThere ? null : `${path} names ${written}, where nothing is`);
    if (isThere && !isIndex) mapped.add(file);
  }
}

/** Once every file has been read: the sitemap is the pages that may be found. */
export function checkSitemap({ checks, indexed, mapped }: LookedAt): void {
  for (const path of indexed)
    look(checks.sitemap, mapped.has(path) ? null : `${path} is not in it`);
  for (const path of mapped) {
    if (!indexed.has(path))
      look(checks.sitemap, `it names ${path}, which is no page that may be found`);
  }
}
