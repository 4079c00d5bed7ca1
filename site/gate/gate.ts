import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Standing } from '../../src/render/standing.ts';
import { type LeftOut, STEPS } from '../budget.ts';
import { readSite, type SiteSource } from '../data.ts';
import { fileOf, PATHS } from '../paths.ts';
import { type Check, look } from './check.ts';
import { newChecks } from './checks.ts';
import { checkJson } from './documents.ts';
import { filesBelow } from './files.ts';
import { checkListingFiles } from './listings.ts';
import type { LookedAt } from './looked-at.ts';
import { checkPage, checkParts } from './pages.ts';
import { checkPicture, checkStyles } from './pictures.ts';
import { tarSize } from './tar-size.ts';
import { checkSitemap, checkXml } from './xml.ts';

/** What the gate found of a built site. */
export interface GateResult {
  checks: Check[];
  files: number;
  bytes: number;
  tarBytes: number;
}

/**
 * Reads a built site from one end to the other, a file at a time, and says what is wrong with it. Faults
 * are those of reading the data that it was built from.
 */
export async function gate(siteDir: string, source: SiteSource): Promise<GateResult> {
  const files = filesBelow(siteDir);
  const read = (path: string) => readFileSync(join(siteDir, path), 'utf8');
  // Of samples nothing is asked.
  const site = await readSite({ ...source, kept: () => false, leftOut: leftOutOf(files, read) });
  const checks = newChecks();
  const pageOf = (standing: Standing) => [fileOf(PATHS.listing(standing.slug)), standing] as const;
  const all: LookedAt = {
    site,
    files,
    checks,
    standings: new Map(site.standings.map(pageOf)),
    indexed: new Set(),
    mapped: new Set(),
    parts: new Map(),
  };
  checkListingFiles(site, files, checks);
  for (const path of HOST_FILES) look(checks.files, files.has(path) ? null : `${path} is missing`);
  for (const path of files.keys()) BY_ENDING[extname(path)]?.(all, path, read(path));
  checkParts(all, read);
  checkSitemap(all);
  let bytes = 0;
  for (const size of files.values()) bytes += size;
  return { checks: Object.values(checks), files: files.size, bytes, tarBytes: tarSize(files) };
}

/** What the site says that it leaves out to fit its host. */
function leftOutOf(files: ReadonlyMap<string, number>, read: (path: string) => string): LeftOut {
  if (!files.has(PATHS.apiIndex)) return [];
  const { left_out: steps = [] } = JSON.parse(read(PATHS.apiIndex)) as { left_out?: unknown[] };
  return STEPS.filter((step) => steps.includes(step));
}

const HOST_FILES = [
  fileOf(PATHS.home),
  PATHS.notFound,
  PATHS.robots,
  PATHS.sitemap,
  PATHS.noJekyll,
  PATHS.css,
  PATHS.moreCss,
  PATHS.icon,
  PATHS.apiIndex,
];

const BY_ENDING: Record<string, (gate: LookedAt, path: string, text: string) => void> = {
  '.html': checkPage,
  '.json': checkJson,
  '.xml': checkXml,
  '.svg': checkPicture,
  '.css': checkStyles,
};
