import { PATHS } from '../paths.ts';
import type { Described } from './described.ts';
import { array, envelope, link, object, text, whole } from './schema.ts';

export const indexDocument: Described = {
  path: PATHS.apiIndex,
  id: 'index',
  summary: 'Where everything is',
  schema: envelope({
    total: whole('Documents that are listed here.'),
    documents: array(
      object({ id: text(), url: text('With `{name}` for a part that varies.'), summary: text() }),
    ),
    openapi: link(),
    docs: link(),
    changelog: link(),
    schemas: array(link(), 'Of the data files that the site is made from.'),
    left_out: array(text(), 'What the site does without so that it fits its host, a code each.'),
  }),
};

export const changelogDocument: Described = {
  path: PATHS.apiChangelog,
  id: 'changelog',
  summary: 'What changed about this API',
  schema: object({
    schema_version: { const: 1 },
    total: whole(),
    entries: array(
      object({
        date: { type: 'string', format: 'date' },
        version: whole(),
        changes: array(text()),
      }),
      'The newest first.',
    ),
  }),
};
