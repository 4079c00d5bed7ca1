import { type LintFinding, lint } from '../../src/catalog/lint/index.ts';
import type { Listing } from '../../src/generated/catalog.ts';
import { cut } from '../../src/render/text.ts';
import { slug } from '../../src/store/slug.ts';
import type { Site } from '../data.ts';
import { PATHS } from '../paths.ts';

export interface LintView {
  rule: string;
  isWarning: boolean;
  text: string;
  fix: string;
  found: { text: string; path: string | null }[];
  left: number;
}

const SHOWN = 5;
const LONGEST = 240;

/** What the registry's entry lacks or got wrong, worst first; null where the listing has none there. */
export function lintView(site: Pick<Site, 'addresses'>, listing: Listing): LintView[] | null {
  if (listing.source !== 'registry') return null;
  return lint(listing, site.addresses).map(finding);
}

function finding({ rule, found, count }: LintFinding): LintView {
  const names = rule.id === 'url-shared';
  return {
    rule: rule.id,
    isWarning: rule.level === 'warning',
    text: rule.text,
    fix: rule.fix,
    found: found.slice(0, SHOWN).map((text) => ({
      text: cut(text, LONGEST),
      path: names ? PATHS.listing(slug(text)) : null,
    })),
    left: Math.max(0, count - SHOWN),
  };
}
