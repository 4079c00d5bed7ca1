import changesSchema from '../../data/schemas/changes.schema.json' with { type: 'json' };
import { PATHS } from '../paths.ts';
import type { Described } from './described.ts';
import { array, definitions, envelope, link, object, ref, whole } from './schema.ts';

const components = definitions(changesSchema, Object.keys(changesSchema.$defs));
const changes = array(ref('Change'));
const day = { type: 'string', format: 'date' };

export const changesDocument: Described = {
  path: PATHS.changesJson,
  id: 'newestChanges',
  summary: 'What changed last, and the days of which there is more',
  description: 'Up to 1,000 changes, the newest day first. `total` counts 90 days.',
  schema: envelope({
    total: whole(),
    days: array(object({ day, total: whole(), url: link() })),
    changes,
  }),
  components,
};

export const changesOfDay: Described = {
  path: PATHS.changesOfDayJson('{day}'),
  id: 'changesOfDay',
  summary: 'What changed on one UTC day',
  parameters: {
    day: { description: 'A day of the last 90 that has changes.', example: '2026-11-29' },
  },
  schema: envelope({ day, total: whole(), changes }),
  components,
};
