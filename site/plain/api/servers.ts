import { isoTime } from '../../../src/render/data-time.ts';
import { inertJson } from '../../../src/render/inert-json.ts';
import { API_SCHEMA_VERSION, serverSummary } from '../../../src/render/server-json.ts';
import type { Site } from '../../data.ts';
import { absolute } from '../../href.ts';
import { PATHS } from '../../paths.ts';
import type { Listed } from '../../view/facets.ts';
import type { Lists } from '../../view/lists.ts';
import { documentPieces, type Write } from '../writer.ts';

const PAGE = 1_000;

/** All listings in one document, and the same in pages. */
export function writeServers(site: Site, { all }: Lists, write: Write): void {
  const { items } = all;
  const total = items.length;
  write(PATHS.servers, document(site, { total }, items));
  const pages = Math.max(1, Math.ceil(total / PAGE));
  for (let page = 1; page <= pages; page += 1) {
    const next = page < pages ? absolute(site.place, PATHS.serversPage(page + 1)) : null;
    const slice = items.slice((page - 1) * PAGE, page * PAGE);
    write(PATHS.serversPage(page), document(site, { total, page, pages, next }, slice));
  }
}

function document(site: Site, members: object, items: readonly Listed[]): Iterable<string> {
  const head = { schema_version: API_SCHEMA_VERSION, as_of: isoTime(site.asOf), ...members };
  return documentPieces(inertJson(head), 'servers', rows(items));
}

function* rows(items: readonly Listed[]): Iterable<string> {
  for (const { standing, card } of items) {
    yield inertJson(Object.assign(serverSummary(standing), { card_grade: card }));
  }
}
