import { isoTime } from '../../src/render/data-time.ts';
import { inertJson } from '../../src/render/inert-json.ts';
import { API_SCHEMA_VERSION } from '../../src/render/server-json.ts';
import type { Site } from '../data.ts';
import { ecosystem } from '../view/ecosystem.ts';

/**
 * The state of the ecosystem as data: `now` and each of `days` as data/totals.json has them
 * (schemas/totals.schema.json), and what only today's listings tell.
 */
export function ecosystemJson(site: Site): string {
  const head = inertJson({
    schema_version: API_SCHEMA_VERSION,
    as_of: isoTime(site.asOf),
    ...ecosystem(site),
  });
  const days = site.totals.map((day) => inertJson(day));
  return `${head.slice(0, -1)},"days":[\n${days.join(',\n')}\n]}\n`;
}
