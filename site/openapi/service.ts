import checkup from '../../data/schemas/checkup.schema.json' with { type: 'json' };
import {
  array,
  flag,
  link,
  maybeText,
  object,
  oneOf,
  type Schema,
  text,
  time,
  whole,
} from './schema.ts';
import { PROBE_STATUSES } from './servers.ts';

/** What the on-demand service answers, where a site has one. */
export interface ServiceOperation {
  method: 'get' | 'post';
  path: string;
  id: string;
  summary: string;
  description?: string;
  /** The query names an endpoint or a listing. */
  asks?: true;
  /** The path has the identifier of a check. */
  hasId?: true;
  body?: Schema;
  /** By status. */
  answers: Record<string, { description: string; type?: string; schema?: Schema }>;
}

const ERROR = object({ error: object({ code: text(), message: text() }) });
const REFUSED = { '400': 'The request or the address is not one that is taken.' };
const LIMITED = {
  '403': 'The operator of the address asked not to be read.',
  '429': 'The host was read within 10 minutes, or the client asks too much; Retry-After says when.',
  '503': 'Too much is waiting; Retry-After says when.',
};
const GONE = { '404': 'There never was such a check, or it is more than 24 hours old.' };

const HANDSHAKE = object({
  endpoint: text(),
  status: oneOf([...PROBE_STATUSES.filter((status) => status !== 'failed'), 'skipped']),
  reason: maybeText(),
  http_status: { type: ['integer', 'null'] },
  latency_ms: { type: ['integer', 'null'] },
  era: oneOf(['modern', 'streamable', 'sse', null]),
  protocol_version: maybeText(),
  server_info: { type: ['object', 'null'] },
  tools: array(object({ name: text(), description: maybeText() })),
  pages: whole(),
  requests: whole(),
  checked_at: time(),
  stored: flag('Made for an earlier request.'),
  next_check_at: time('The host is not read before.'),
});

const { rows: _, ...said } = checkup.properties;
const [row] = Object.values(checkup.$defs);
const STANDING = {
  id: text('128 random bits.'),
  state: oneOf(['queued', 'running', 'done', 'broken_off']),
  told: text('Where it stands, in one sentence.'),
  endpoint: text(),
  asked_at: time(),
  next_check_at: time('The host is not checked before.'),
  url: text('This document, relative to the service.'),
  page: text('The same as a page.'),
};
const TOLD = {
  title: text(),
  words: text('The state.'),
  text: text('The reason in one sentence, or what was seen.'),
  seen: maybeText(),
  todo: maybeText(),
};
/** What is there once it is done is that of a checkup. */
const CHECK: Schema = {
  ...object(STANDING),
  properties: {
    ...STANDING,
    stored: flag('Made for an earlier press: only in the answer to one.'),
    events: text('Its progress, while there is any.'),
    ...said,
    rows: array({ ...row, properties: { ...row?.properties, ...TOLD } }),
  },
};

export const OPERATIONS: readonly ServiceOperation[] = [
  {
    method: 'get',
    path: '/api/v1/probe',
    id: 'probe',
    summary: 'A handshake with an endpoint, now',
    description: 'Or the stored one of the last 10 minutes.',
    asks: true,
    answers: {
      '200': { description: 'The handshake.', schema: HANDSHAKE },
      ...refusals(REFUSED, LIMITED),
    },
  },
  {
    method: 'get',
    path: '/api/v1/probe/badge',
    id: 'probeBadge',
    summary: 'The last such handshake as an SVG badge, at once',
    description: 'Grey where there is none yet; where it is old, a new one is begun.',
    asks: true,
    answers: { '200': { description: 'The badge.', type: 'image/svg+xml' }, ...refusals(REFUSED) },
  },
  {
    method: 'post',
    path: '/api/v1/checks',
    id: 'check',
    summary: 'A checkup of an endpoint',
    body: object({ url: link('A public https address without credentials.') }),
    answers: {
      '202': { description: 'It was begun; `url` is where its result will be.', schema: CHECK },
      '200': { description: 'The stored one of the last 10 minutes.', schema: CHECK },
      ...refusals(REFUSED, LIMITED),
    },
  },
  {
    method: 'get',
    path: '/api/v1/checks/{id}',
    id: 'getCheck',
    summary: 'Where a checkup stands, and its fifteen rows',
    hasId: true,
    answers: { '200': { description: 'The check.', schema: CHECK }, ...refusals(GONE) },
  },
  {
    method: 'get',
    path: '/api/v1/checks/{id}/events',
    id: 'checkEvents',
    summary: 'The same while it goes on, as server-sent events',
    description: '`progress` with each step, then `end`; the data of each is the check.',
    hasId: true,
    answers: {
      '200': { description: 'The events.', type: 'text/event-stream' },
      ...refusals(GONE),
    },
  },
];

function refusals(...all: Record<string, string>[]): ServiceOperation['answers'] {
  return Object.fromEntries(
    all.flatMap((one) =>
      Object.entries(one).map(([status, description]) => [status, { description, schema: ERROR }]),
    ),
  );
}

/** The paths of the OpenAPI file that a service adds. */
export function servicePaths(service: string): Record<string, Schema> {
  const servers = [{ url: service }];
  return Object.fromEntries(
    OPERATIONS.map((one) => [one.path, { servers, [one.method]: operation(one) }]),
  );
}

function operation({ id, summary, description, asks, hasId, body, answers }: ServiceOperation) {
  const parameters = [
    ...(asks
      ? [
          query('url', 'The address of an endpoint.'),
          query('name', 'A listing that has one; in place of the address.'),
        ]
      : []),
    ...(hasId ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : []),
  ];
  return {
    operationId: id,
    summary,
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: body },
          'application/x-www-form-urlencoded': { schema: body },
        },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, { description, type, schema }]) => [
        status,
        {
          description,
          content: { [type ?? 'application/json']: { schema: schema ?? { type: 'string' } } },
        },
      ]),
    ),
  };
}

function query(name: string, description: string) {
  return { name, in: 'query', required: false, description, schema: { type: 'string' } };
}
