import type { Change } from '../../src/generated/changes.ts';
import { isoTime } from '../../src/render/data-time.ts';
import { inertJson } from '../../src/render/inert-json.ts';
import { API_SCHEMA_VERSION } from '../../src/render/server-json.ts';
import { eachDay } from '../../src/store/changes.ts';
import { toldAsOf } from '../changes/digest.ts';
import type { Site } from '../data.ts';
import { absolute } from '../href.ts';
import { PATHS } from '../paths.ts';
import type { Write } from './writer.ts';

/** How many changes the document of the newest holds. */
const NEWEST = 1000;

/**
 * The changes as data, each as data/changes/ has it (schemas/changes.schema.json): a document a day,
 * `{schema_version, as_of, day, total, changes}`, and one of the newest,
 * `{schema_version, as_of, total, days: [{day, total, url}], changes}`, where `total` counts 90 days.
 */
export async function writeChangesJson(dataDir: string, site: Site, write: Write): Promise<void> {
  const isTold = toldAsOf(site.asOf);
  const newest: Change[] = [];
  const days: { day: string; total: number; url: string }[] = [];
  for await (const { day, changes } of eachDay(dataDir)) {
    const told = changes.filter(isTold);
    if (told.length === 0) continue;
    const path = PATHS.changesOfDayJson(day);
    days.push({ day, total: told.length, url: absolute(site.place, path) });
    write(path, document(site, { day, total: told.length }, told));
    newest.push(...told.slice(0, NEWEST - newest.length));
  }
  const total = days.reduce((sum, day) => sum + day.total, 0);
  write(PATHS.changesJson, document(site, { total, days }, newest));
}

function document(site: Site, members: object, changes: readonly Change[]): string {
  const head = { schema_version: API_SCHEMA_VERSION, as_of: isoTime(site.asOf), ...members };
  const rows = changes.map((change) => inertJson(change));
  return `${inertJson(head).slice(0, -1)},"changes":[\n${rows.join(',\n')}\n]}\n`;
}
