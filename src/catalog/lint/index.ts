import type { Listing } from '../../generated/catalog.ts';
import type { LintCatalog, LintRule } from './rule.ts';
import { descriptionGarbled } from './rules/description-garbled.ts';
import { descriptionMissing } from './rules/description-missing.ts';
import { descriptionPlaceholder } from './rules/description-placeholder.ts';
import { headerMisspelt } from './rules/header-misspelt.ts';
import { headerPlaceholder } from './rules/header-placeholder.ts';
import { nothingToRun } from './rules/nothing-to-run.ts';
import { repositoryMissing } from './rules/repository-missing.ts';
import { urlDuplicate } from './rules/url-duplicate.ts';
import { urlEphemeral } from './rules/url-ephemeral.ts';
import { urlLocal } from './rules/url-local.ts';
import { urlPlaceholder } from './rules/url-placeholder.ts';
import { urlPlainHttp } from './rules/url-plain-http.ts';
import { urlShared } from './rules/url-shared.ts';
import { urlTemplate } from './rules/url-template.ts';
import { urlTemplateHost } from './rules/url-template-host.ts';
import { urlUnusable } from './rules/url-unusable.ts';

/** Every rule over what the registry says of a listing: warnings first, in the order in which they are shown. */
export const LINT_RULES: readonly LintRule[] = [
  nothingToRun,
  urlPlaceholder,
  urlUnusable,
  urlLocal,
  urlEphemeral,
  urlPlainHttp,
  urlShared,
  headerMisspelt,
  headerPlaceholder,
  descriptionMissing,
  descriptionPlaceholder,
  descriptionGarbled,
  urlTemplate,
  urlTemplateHost,
  urlDuplicate,
  repositoryMissing,
];

export interface LintFinding {
  rule: LintRule;
  /** So many places at most. */
  found: string[];
  /** How many there are. */
  count: number;
}

/** One address may be that of thousands of listings. */
const MOST_FOUND = 20;

/** What the rules find in one listing's entry in the registry; a listing made by hand has none. The same catalog gives the same findings. */
export function lint(listing: Listing, catalog: LintCatalog): LintFinding[] {
  const findings: LintFinding[] = [];
  if (listing.source !== 'registry') return findings;
  for (const rule of LINT_RULES) {
    const found = rule.find(listing, catalog);
    if (found === null) continue;
    findings.push({ rule, found: found.slice(0, MOST_FOUND), count: found.length });
  }
  return findings;
}
