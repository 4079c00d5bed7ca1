import { readdirSync } from 'node:fs';
import { isoTime } from '../../../src/render/data-time.ts';
import { jsonDocument } from '../../../src/render/json.ts';
import { API_SCHEMA_VERSION } from '../../../src/render/server-json.ts';
import type { Site } from '../../data.ts';
import { absolute } from '../../href.ts';
import { DOCUMENTS } from '../../openapi/index.ts';
import { openApi } from '../../openapi/openapi.ts';
import { PATHS } from '../../paths.ts';
import { API_CHANGELOG } from '../../view/api-changelog.ts';
import type { Lists } from '../../view/lists.ts';
import type { Write } from '../writer.ts';
import { namespacesJson, statusJson } from './counts.ts';
import { writeServers } from './servers.ts';
import { serversCsv } from './table.ts';

/** From the working folder, which is site/. */
const SCHEMAS = '../data/schemas/';

/** The documents of the API that are made of all listings, and those about the API. */
export function writeApi(site: Site, lists: Lists, write: Write): void {
  writeServers(site, lists, write);
  write(PATHS.serversCsv, serversCsv(site, lists));
  write(PATHS.statusJson, statusJson(site, lists));
  write(PATHS.namespacesJson, namespacesJson(site, lists));
  write(PATHS.apiIndex, indexJson(site));
  write(PATHS.openApi, jsonDocument(openApi(site)));
  write(
    PATHS.apiChangelog,
    jsonDocument({
      schema_version: API_SCHEMA_VERSION,
      total: API_CHANGELOG.length,
      entries: API_CHANGELOG,
    }),
  );
}

function indexJson(site: Site): string {
  const url = (path: string): string => absolute(site.place, path);
  return jsonDocument({
    schema_version: API_SCHEMA_VERSION,
    as_of: isoTime(site.asOf),
    total: DOCUMENTS.length,
    documents: DOCUMENTS.map(({ id, path, summary }) => ({
      id,
      url: url('') + path,
      summary,
    })),
    openapi: url(PATHS.openApi),
    docs: url(PATHS.api),
    changelog: url(PATHS.apiChangelog),
    left_out: site.leftOut,
    schemas: readdirSync(SCHEMAS)
      .sort()
      .map((file) => url(PATHS.schema(file))),
  });
}
