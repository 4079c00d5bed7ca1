import { isoTime } from '../../../src/render/data-time.ts';
import { inertJson } from '../../../src/render/inert-json.ts';
import { API_SCHEMA_VERSION, serverSummary } from '../../../src/render/server-json.ts';
import type { Site } from '../../data.ts';
import { absolute } from '../../href.ts';
import { PATHS } from '../../paths.ts';
import type { Lists } from '../../view/lists.ts';
import type { Write } from '../writer.ts';

const PAGE = 1_000;

/** All listings in one document, and the same in pages. */
export function writeServers(site: Site, lists: Lists, write: Write): void {
  const total = lists.all.items.length;
  const rows = lists.all.items.map(({ standing, card }) =>
    inertJson(Object.assign(serverSummary(standing), { card_grade: card })),
  );
  write(PATHS.servers, document(site, { total }, rows));
  const pages = Math.max(1, Math.ceil(total / PAGE));
  for (let page = 1; page <= pages; page += 1) {
    const next = page < pages ? absolute(site.place, PATHS.serversPage(page + 1)) : null;
    const slice = rows.slice((page - 1) * PAGE, page * PAGE);
    write(PATHS.serversPage(page), document(site, { total, page, pages, next }, slice));
  }
}

/** A row a line: such a document can be very long. */
function document(site: Site, members: object, rows: readonly string[]): string {
  const head = { schema_version: API_SCHEMA_VERSION, as_of: isoTime(site.asOf), ...members };
  return `${inertJson(head).slice(0, -1)},"servers":[\n${rows.join(',\n')}\n]}\n`;
}
