import { isoTime } from '../../../src/render/data-time.ts';
import { inertJson } from '../../../src/render/inert-json.ts';
import { jsonDocument } from '../../../src/render/json.ts';
import { API_SCHEMA_VERSION } from '../../../src/render/server-json.ts';
import type { Site } from '../../data.ts';
import { absolute } from '../../href.ts';
import { PATHS } from '../../paths.ts';
import { FACETS } from '../../view/facets.ts';
import { facetPath, type Lists } from '../../view/lists.ts';

/** How many listings have each value of each facet. */
export function statusJson(site: Site, lists: Lists): string {
  const { items } = lists.all;
  return jsonDocument({
    schema_version: API_SCHEMA_VERSION,
    as_of: isoTime(site.asOf),
    total: items.length,
    endpoints: items.filter(({ standing }) => standing.listing.endpoint !== undefined).length,
    pulled_at: site.pulledAt,
    last_run: site.lastRun,
    counts: Object.fromEntries(
      FACETS.map((facet) => [
        facet.code,
        Object.fromEntries(
          Object.keys(facet.values).map((value) => [
            value,
            lists.faceted.get(facetPath({ facet, value }))?.items.length ?? 0,
          ]),
        ),
      ]),
    ),
    directory: absolute(site.place, PATHS.directory(1)),
  });
}

/** Each namespace with the number of its listings. */
export function namespacesJson(site: Site, { namespaces }: Lists): string {
  const head = inertJson({
    schema_version: API_SCHEMA_VERSION,
    as_of: isoTime(site.asOf),
    total: namespaces.length,
  });
  const rows = namespaces.map(({ namespace, items, path }) =>
    inertJson({
      namespace,
      total: items.length,
      url: items.length > 1 ? absolute(site.place, PATHS.list(path, 1)) : null,
    }),
  );
  return `${head.slice(0, -1)},"namespaces":[\n${rows.join(',\n')}\n]}\n`;
}
