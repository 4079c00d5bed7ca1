import catalog from '../../data/schemas/catalog.schema.json' with { type: 'json' };
import changes from '../../data/schemas/changes.schema.json' with { type: 'json' };
import checkups from '../../data/schemas/checkup-history.schema.json' with { type: 'json' };
import card from '../../data/schemas/report-card.schema.json' with { type: 'json' };
import { PATHS } from '../paths.ts';
import type { Described } from './described.ts';
import {
  array,
  definitions,
  envelope,
  flag,
  maybeText,
  maybeTime,
  object,
  oneOf,
  ref,
  type Schema,
  text,
  time,
  whole,
} from './schema.ts';
import { PROBE_STATUSES, SUMMARY } from './servers.ts';

const PARAMETER = object({
  name: text(),
  type: text(
    'The types of its JSON Schema; `enum` for a fixed set of values, `any` where nothing is said.',
  ),
  required: flag(),
  description: maybeText(),
});

const TOOL = object({
  name: text(),
  title: maybeText(),
  description: maybeText(),
  parameters: array(ref('Parameter')),
});

const DATES = {
  first_read: time(),
  opens_on: time('Until then there is nothing but the two dates.'),
};

const { schema_version: _, name: __, endpoint: ___, ...said } = card.properties;
const CARD: Schema = {
  oneOf: [
    { type: 'null' },
    { ...object(DATES), additionalProperties: false },
    object({ ...DATES, last_read: maybeTime(), ...moved(said) }),
  ],
  description: 'The report card, its dates before it opens, or null where there was no read.',
};

function moved(schemas: object): Record<string, Schema> {
  return JSON.parse(JSON.stringify(schemas).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

export const serverDocument: Described = {
  path: PATHS.server('{namespace}/{name}'),
  id: 'getServer',
  summary: 'All that is known of one listing',
  description:
    'Of listings that have an endpoint. Others are in the list of all, and nowhere else.',
  parameters: {
    namespace: { description: 'The slug of the listing up to its slash.', example: 'com.example' },
    name: { description: 'The slug after its slash.', example: 'weather' },
  },
  schema: envelope({ server: ref('Server') }),
  components: {
    ...definitions(catalog, ['Remote', 'Package', 'Input']),
    ...definitions(card, ['CardFinding']),
    ...definitions(checkups, Object.keys(checkups.$defs)),
    Parameter: PARAMETER,
    Tool: TOOL,
    Server: object({
      ...SUMMARY,
      source: oneOf(['registry', 'manual']),
      official: flag('A vendor’s own server, checked by a person.'),
      status_message: maybeText(),
      published_at: maybeTime(),
      updated_at: maybeTime(),
      repository: maybeText(),
      website: maybeText(),
      remotes: array(ref('Remote')),
      packages: array(ref('Package')),
      reason: maybeText('Why the status is not ok: a code of the handshake method.'),
      http_status: { type: ['integer', 'null'] },
      pending: {
        oneOf: [
          { type: 'null' },
          object({ status: oneOf(PROBE_STATUSES), reason: text(), since: time() }),
        ],
        description: 'A failure that a second day has not confirmed.',
      },
      validation_method: maybeText(),
      era: oneOf(['modern', 'streamable', 'sse', null]),
      protocol_version: maybeText(),
      server_info: { type: ['object', 'null'], properties: { name: text(), version: text() } },
      toolset_fingerprint: maybeText(),
      schema_fingerprint: maybeText(),
      changed_at: maybeTime('When anything of this was last different.'),
      tools_read_at: maybeTime(),
      grade_points: array(object({ points: whole(), of: whole(), reason: text() })),
      uptime: {
        type: 'object',
        required: ['share', 'samples'],
        properties: {
          share: { type: ['number', 'null'], minimum: 0, maximum: 1 },
          samples: whole(),
          days: whole(),
          reason: text('Why there is no share yet.'),
        },
      },
      samples: array(
        {
          type: 'array',
          prefixItems: [
            { type: 'integer', description: 'Epoch seconds.' },
            oneOf(PROBE_STATUSES),
            { type: ['integer', 'null'], description: 'Latency in milliseconds.' },
          ],
          minItems: 3,
          maxItems: 3,
        },
        'Of 35 days: time, status, latency.',
      ),
      report_card: CARD,
      checkup: {
        oneOf: [{ type: 'null' }, ref('PastCheckup')],
        description: 'The newest scheduled one, of a claimed server.',
      },
      claimed: { oneOf: [{ type: 'null' }, object({ github: text(), since: text() })] },
      opt_out: { oneOf: [{ type: 'null' }, object({ date: text(), reason: text() })] },
      lint: array(
        object({
          rule: text(),
          level: text(),
          text: text(),
          found: array(text(), 'Twenty at most.'),
          count: whole(),
        }),
        'What is wrong with the row of the registry.',
      ),
      changes: array(
        {
          type: 'object',
          required: ['at', 'kind'],
          properties: { at: time(), kind: changes.$defs.Change.properties.kind },
          additionalProperties: true,
        },
        'Of 90 days, the newest first: as in the documents of changes, without the name.',
      ),
      tools_complete: flag(
        'False where parameters or tools past the 30th were left out, so that the site fits its host.',
      ),
      tools: array(ref('Tool')),
    }),
  },
};
