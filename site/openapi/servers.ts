import {
  AUTH_LABEL,
  DIRECTORY_STATUS,
  SURFACE,
  TOOL_SOURCE,
} from '../../src/judge/handshake/labels.ts';
import { PATHS } from '../paths.ts';
import type { Described } from './described.ts';
import {
  array,
  envelope,
  link,
  maybeText,
  maybeTime,
  object,
  oneOf,
  ref,
  text,
  whole,
} from './schema.ts';

export const PROBE_STATUSES = ['unreachable', 'auth_required', 'error', 'failed', 'ok', 'ok_empty'];

/** What every document says of a listing. */
export const SUMMARY = {
  name: text('As in the registry: `namespace/name`.'),
  slug: text('The name as it stands in addresses.'),
  title: maybeText(),
  description: text(),
  version: text(),
  registry_status: oneOf(['active', 'deprecated']),
  transport: oneOf(['http', 'sse', 'stdio', 'local', 'unknown']),
  endpoint: maybeText(),
  status: oneOf(Object.keys(DIRECTORY_STATUS), 'The directory status.'),
  endpoint_status: oneOf(
    [...PROBE_STATUSES, null],
    'What the last confirmed probe found; null where there was none.',
  ),
  auth: oneOf(Object.keys(AUTH_LABEL)),
  tool_source: oneOf(Object.keys(TOOL_SOURCE)),
  surface: oneOf(Object.keys(SURFACE)),
  grade: oneOf(['A', 'B', 'C', 'D'], 'The verification grade. It is not a safety score.'),
  score: { type: 'integer', minimum: 0, maximum: 100 },
  tool_count: whole(),
  uptime_30d: { type: ['number', 'null'], minimum: 0, maximum: 1 },
  latency_ms: { type: ['number', 'null'], minimum: 0 },
  validated_at: maybeTime('When the endpoint was last probed.'),
};

const LISTED = object({
  ...SUMMARY,
  card_grade: oneOf(
    ['A', 'B', 'C', 'D', null],
    'Of the report card, where one is open and has a grade.',
  ),
});

const components = { ListedServer: LISTED };
const servers = array(ref('ListedServer'), 'Sorted by name.');

export const serversDocument: Described = {
  path: PATHS.servers,
  id: 'listServers',
  summary: 'Every listing in one document',
  description: 'Some 500 bytes a listing. Where that is too much at once, take it page by page.',
  schema: envelope({ total: whole(), servers }),
  components,
};

export const serversPage: Described = {
  path: PATHS.serversPage('{page}'),
  id: 'listServersByPage',
  summary: 'The same, 1,000 listings a page',
  parameters: { page: { description: 'From 1 to `pages`.', example: '1' } },
  schema: envelope({
    total: whole('Of all pages.'),
    page: { type: 'integer', minimum: 1 },
    pages: { type: 'integer', minimum: 1 },
    next: {
      type: ['string', 'null'],
      format: 'uri',
      description: 'The next page; null on the last.',
    },
    servers,
  }),
  components,
};

export const serversTable: Described = {
  path: PATHS.serversCsv,
  id: 'tableOfServers',
  summary: 'Every listing as a table',
  description:
    'CSV as in RFC 4180: UTF-8, lines end with CR LF, the first is the header; columns are only ever added at the end. A cell that a spreadsheet would take for a formula, because it starts with = + - @ or their wide forms, has an apostrophe before it. Hidden characters stand as their number: ⟨U+202E⟩.',
  type: 'text/csv; charset=utf-8; header=present',
};

export const namespacesDocument: Described = {
  path: PATHS.namespacesJson,
  id: 'listNamespaces',
  summary: 'Every namespace and how many listings it has',
  schema: envelope({
    total: whole(),
    namespaces: array(
      object({
        namespace: text(),
        total: { type: 'integer', minimum: 1 },
        url: {
          type: ['string', 'null'],
          format: 'uri',
          description: 'Its page, where it has several listings.',
        },
      }),
      'Sorted by name.',
    ),
  }),
};

export const statusDocument: Described = {
  path: PATHS.statusJson,
  id: 'status',
  summary: 'How many listings there are of each kind',
  schema: envelope({
    total: whole('Listings.'),
    endpoints: whole('Listings with an endpoint.'),
    pulled_at: maybeTime('When the registry was last pulled.'),
    last_run: maybeTime('When the last full probe began.'),
    counts: object(
      Object.fromEntries(
        ['status', 'auth', 'transport', 'tools', 'surface', 'grade', 'card'].map((facet) => [
          facet,
          ref('Counts'),
        ]),
      ),
      'For each facet of the directory, how many listings have which value.',
    ),
    directory: link('The lists of the directory, of which each has a value of a facet.'),
  }),
  components: { Counts: { type: 'object', additionalProperties: whole() } },
};
