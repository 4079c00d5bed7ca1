import type { Challenge } from './challenges.ts';
import { type Talk, talksOf } from './facts.ts';
import { isObject } from './messages.ts';
import type { Connection, Exchange, Observation } from './observation.ts';
import { callsOf, readsOf } from './served/answers.ts';
import { cardOf } from './served/card.ts';
import { connectionOf } from './served/connection.ts';
import { erasOf, mainTalk, openingOf, openingResult, serverInfoOf } from './served/conversation.ts';
import { servedList } from './served/list.ts';
import { notReadOf } from './served/not-read.ts';
import { paymentsOf } from './served/payments.ts';
import { serverRequestsOf } from './served/server-requests.ts';
import { signInOf } from './served/sign-in.ts';

/** One entry of a list as it came: of any type, since a server may list anything. */
export type Item = unknown;

export type ListName = 'tools' | 'prompts' | 'resources' | 'templates';

/**
 * - `whole`: read to its end. `reason` is `cursor_repeats` where the server went in circles.
 * - `cut`: a limit of the read, or a lost connection, ended it; what came before stands in the list.
 * - `failed`: the server answered, but not with a page.
 * - `not_declared`: its capability is not declared, and it was not asked or is not known (-32601).
 * - `not_asked`: no conversation came so far.
 */
export type ListState = 'whole' | 'cut' | 'failed' | 'not_declared' | 'not_asked';

export interface ServedList {
  state: ListState;
  /** For `cut` and `failed`: `requests`, `bytes`, `time`, `pages`, `connection`, `gate`, `http_<status>`, `error_<code>`, `no_reply`, `no_list`. */
  reason: string | null;
  pages: number;
  /** The capability that the list hangs on is declared. */
  declared: boolean;
  /** The request that settled it. */
  last: Exchange | null;
}

/** An era in which the server answered its opening. */
export interface ServedEra {
  era: 'modern' | 'streamable' | 'sse';
  protocol_version: string;
}

/** One tools/call of the read. */
export interface ServedCall {
  tool: string;
  /** Whether a JSON-RPC result came. */
  answered: boolean;
  isError: boolean;
  /** The texts that a model would be given, in order. */
  texts: string[];
  result: Record<string, unknown> | null;
  error: RpcError | null;
  exchange: Exchange;
}

/** One resources/read of the read. */
export interface ServedRead {
  uri: string;
  answered: boolean;
  texts: string[];
  exchange: Exchange;
}

export interface RpcError {
  code: number | null;
  message: string | null;
  data: unknown;
}

/** One address at which metadata was looked for. */
export interface MetadataTry {
  url: string;
  kind: NonNullable<Exchange['metadata']>['kind'];
  lead: NonNullable<Exchange['metadata']>['lead'];
  status: number | null;
  /** A limit, the guard or the network kept it from being read. */
  unread: string | null;
  /** The document, when it is JSON of the right shape. */
  document: Record<string, unknown> | null;
}

export interface ServedAuth {
  /** The status of the answer that asked for authentication: 401, 402 or 403. */
  status: number;
  /** The request that was refused. */
  exchange: Exchange;
  /** What its WWW-Authenticate asks for; null where the header is absent. */
  challenges: Challenge[] | null;
  /** The header as a whole keeps to its grammar (true where it is absent). */
  wellFormed: boolean;
  /** The `resource_metadata` of the challenge, credentials redacted, and whether it is an absolute http(s) URL. */
  resourceMetadata: { value: string; usable: boolean } | null;
  /** The protected resource metadata that a client would use (RFC 9728), or null. */
  resource: MetadataTry | null;
  /** The metadata of the first authorization server that it names, or null. */
  server: MetadataTry | null;
  /** The issuer that the server metadata was looked up for, as the resource metadata has it. */
  issuer: string | null;
  tries: MetadataTry[];
}

export interface ServedCard {
  url: string;
  lead: 'endpoint' | 'catalog' | 'historical';
  card: Record<string, unknown>;
}

/** A request of the server to the client, which has no capabilities. */
export interface ServerRequest {
  method: string;
  /** What was being asked of the server. */
  during: Exchange['step'];
  /** In the stream, or as an `input_required` result (2026-07-28). */
  how: 'stream' | 'input_required';
}

/** Something that asks for a payment, as it came: the shapes are for a judge to read. */
export interface PaymentRequest {
  where: 'http_402' | 'payment_required_header' | 'rpc_error' | 'result';
  /** The tool whose call brought it, or null. */
  tool: string | null;
  step: Exchange['step'];
  status: number | null;
  /** http_402: the body's JSON or null; header: its decoded JSON, or the text; rpc_error: the error; result: the whole result. */
  value: unknown;
  challenges: Challenge[] | null;
}

/** Why a part of the read is missing. */
export interface NotRead {
  /** A list method, `tools/call`, `resources/read`, `sign_in`, `server_card`, `eras` or `handshake`. */
  what: string;
  reason: string;
}

/** What one full read saw, folded from its record. The lists hold what came, also where they were cut off. */
export interface Served {
  endpoint: string;
  read_at: string;
  /** A conversation was opened; the members below up to `calls` are of that one. */
  opened: boolean;
  /** The request that opened it, or the first one that failed to. Null when nothing was sent. */
  opening: Exchange | null;
  era: ServedEra['era'] | null;
  protocol_version: string | null;
  /** Versions of a DiscoverResult. */
  supportedVersions: string[] | null;
  instructions?: string;
  serverInfo?: Record<string, unknown>;
  capabilities: Record<string, unknown>;
  tools: Item[];
  prompts: Item[];
  resources: Item[];
  templates: Item[];
  lists: Record<ListName, ServedList>;
  calls: ServedCall[];
  reads: ServedRead[];
  /** Every era that answered, the one of the conversation first. */
  eras: ServedEra[];
  /** The answer to the initialized notification; null in the modern era. */
  initialized: Exchange | null;
  /** Length and alphabet of the session id that was issued. */
  session: NonNullable<Exchange['session']> | null;
  /** Null where nothing asked for authentication. */
  auth: ServedAuth | null;
  card: ServedCard | null;
  cardTries: MetadataTry[];
  serverRequests: ServerRequest[];
  payments: PaymentRequest[];
  /** The endpoint's own connection with its TLS facts. */
  connection: Connection | null;
  notRead: NotRead[];
}

/** Folds the record of a full read into what it served. The same record always gives the same. */
export function servedOf(observation: Observation): Served {
  const talks = talksOf(observation);
  const main = mainTalk(talks);
  const result = main === null ? null : openingResult(main);
  const capabilities = isObject(result?.capabilities) ? result.capabilities : {};
  const { exchanges } = observation;
  const list = (name: ListName, declared = capabilities) => servedList(name, main, declared);
  const [tools, prompts, resources, templates] = [
    // Some answer no opening request of the era that lists their tools, and declare them in the other.
    list('tools', result === null ? declaredElsewhere(talks) : capabilities),
    list('prompts'),
    list('resources'),
    list('templates'),
  ];
  const info = main === null ? undefined : serverInfoOf(main);
  const listed = result?.supportedVersions;
  const opening = main === null ? null : openingOf(main);
  const { card, tries } = cardOf(observation);
  const served = {
    opened: main !== null && main.version !== null,
    opening,
    lists: {
      tools: tools.list,
      prompts: prompts.list,
      resources: resources.list,
      templates: templates.list,
    },
    eras: erasOf(talks, main),
    auth: signInOf(observation),
    card,
    cardTries: tries,
  };
  const own = main?.exchanges ?? [];
  return {
    ...served,
    endpoint: observation.endpoint,
    read_at: observation.started_at,
    era: served.opened ? (main?.era ?? null) : null,
    protocol_version: main?.version ?? null,
    supportedVersions: Array.isArray(listed)
      ? listed.filter((one) => typeof one === 'string')
      : null,
    ...(typeof result?.instructions === 'string' ? { instructions: result.instructions } : {}),
    ...(info === undefined ? {} : { serverInfo: info }),
    capabilities,
    tools: tools.items,
    prompts: prompts.items,
    resources: resources.items,
    templates: templates.items,
    calls: callsOf(own),
    reads: readsOf(own),
    initialized: own.findLast(({ step }) => step === 'initialized') ?? null,
    session: opening?.session ?? null,
    serverRequests: serverRequestsOf(exchanges),
    payments: paymentsOf(exchanges),
    connection: connectionOf(observation, main?.last ?? null),
    notRead: notReadOf(served, exchanges),
  };
}

function declaredElsewhere(talks: readonly Talk[]): Record<string, unknown> {
  const declared = talks.map((talk) => openingResult(talk)?.capabilities);
  return declared.find(isObject) ?? {};
}
