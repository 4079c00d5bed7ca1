import type { Site } from '../data.ts';
import { PATHS } from '../paths.ts';
import { look } from './check.ts';
import type { Checks } from './checks.ts';
import { jsonLinks } from './json-links.ts';
import { checkAddress, type LookedAt } from './looked-at.ts';

/** One JSON document. */
export function checkJson({ site, files, checks }: LookedAt, path: string, text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    look(checks.json, `${path} is not JSON: ${(error as Error).message}`);
    return;
  }
  const isEmpty =
    value === null ||
    value === '' ||
    (typeof value === 'object' && Object.keys(value).length === 0);
  look(checks.json, isEmpty ? `${path} is ${text.trim()}` : null);
  for (const link of jsonLinks(value)) checkAddress(checks.jsonLinks, { site, files }, path, link);
  if (path === PATHS.servers)
    checkList(site, checks, value as { total?: number; servers?: { name?: string }[] });
}

function checkList(
  site: Site,
  checks: Checks,
  { total, servers = [] }: { total?: number; servers?: { name?: string }[] },
): void {
  const listed = site.standings.length;
  look(checks.list, total === listed ? null : `it says ${total} of ${listed}`);
  for (const [at, { listing }] of site.standings.entries()) {
    const name = servers[at]?.name;
    look(checks.list, name === listing.name ? null : `${listing.name} is not in its place`);
  }
}
