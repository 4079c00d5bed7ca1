import { replyResult } from './answer.ts';
import type { Exchange, Observation } from './observation.ts';
import { addKeys, pageItems } from './pages.ts';
import { isVersion, MODERN_VERSION, newestModern } from './versions.ts';

export interface ServerInfo {
  name?: string;
  title?: string;
  version?: string;
}

/** What one try at a conversation (one rung) came to, folded from its exchanges. */
export interface Talk {
  rung: number;
  era: NonNullable<Exchange['era']>;
  /** In the order of sending, without answers to the server and the goodbye. */
  exchanges: Exchange[];
  /** Where it stands: whatever was repeated, the last try counts. */
  last: Exchange;
  /** The negotiated version, once the opening request was answered with a usable result. */
  version: string | null;
  serverInfo: ServerInfo | null;
  capabilities: Record<string, unknown>;
  /** A session id was issued. */
  hasSession: boolean;
  /** The tools of the pages read so far; null before the first page. */
  tools: unknown[] | null;
  pages: number;
  /** The list was read to its end. */
  isListed: boolean;
}

const SERVER_INFO = 'io.modelcontextprotocol/serverInfo';

/** What is no part of a conversation's course: answers to the server, the goodbye, documents beside it. */
const ASIDE = new Set<Exchange['step']>(['answer', 'delete', 'metadata']);

/** The conversations of a read, first rung first. */
export function talksOf(observation: Observation): Talk[] {
  const rungs = new Map<number, Exchange[]>();
  for (const exchange of observation.exchanges) {
    if (ASIDE.has(exchange.step)) continue;
    const known = rungs.get(exchange.rung);
    if (known === undefined) rungs.set(exchange.rung, [exchange]);
    else known.push(exchange);
  }
  return [...rungs.values()].flatMap(foldTalk);
}

function foldTalk(exchanges: Exchange[]): Talk[] {
  const [first] = exchanges;
  const last = exchanges.at(-1);
  if (first === undefined || last === undefined || first.era === null) return [];
  const talk: Talk = {
    rung: first.rung,
    era: first.era,
    exchanges,
    last,
    version: null,
    serverInfo: null,
    capabilities: {},
    hasSession: false,
    tools: null,
    pages: 0,
    isListed: false,
  };
  const seen = new Set<unknown>();
  for (const exchange of exchanges) {
    talk.isListed = false;
    if (exchange.step === 'initialize' || exchange.step === 'discover') foldOpening(talk, exchange);
    if (exchange.step === 'tools/list') foldPage(talk, exchange, seen);
  }
  return [talk];
}

function foldOpening(talk: Talk, exchange: Exchange): void {
  const result = usableResult(exchange);
  if (exchange.session !== null && result !== null) talk.hasSession = true;
  if (result === null) return;
  const version =
    exchange.step === 'discover' ? discovered(result.supportedVersions) : result.protocolVersion;
  if (!isVersion(version)) return;
  talk.version = version;
  talk.serverInfo = serverInfoOf(result);
  talk.capabilities = isObject(result.capabilities) ? result.capabilities : {};
}

function foldPage(talk: Talk, exchange: Exchange, seen: Set<unknown>): void {
  const result = usableResult(exchange);
  const items = isComplete(result) ? pageItems('tools/list', result) : null;
  if (items === null) return;
  talk.isListed = true;
  if (exchange.cursor === null) {
    seen.clear();
    talk.tools = [];
    talk.pages = 0;
  }
  const isNew = addKeys('tools/list', items, seen);
  talk.version ??= talk.era === 'modern' ? MODERN_VERSION : null;
  talk.serverInfo ??= result === null ? null : serverInfoOf(result);
  if (talk.pages > 0 && !isNew) return;
  talk.pages += 1;
  talk.tools = [...(talk.tools ?? []), ...items];
}

/** A result that came with a status that says so. */
export function usableResult(exchange: Exchange): Record<string, unknown> | null {
  const isFine = exchange.status !== null && exchange.status < 300;
  return isFine ? replyResult(exchange) : null;
}

/** Absent or null means complete, as before 2026-07-28; any other value than `complete` is not a list (spec/protocol.md, 2.5). */
export function isComplete(result: Record<string, unknown> | null): boolean {
  return result !== null && (result.resultType ?? 'complete') === 'complete';
}

/** Whether the tools capability was declared; a serializer's null is an absent member. */
export function declaresTools(talk: Talk): boolean {
  return (talk.capabilities.tools ?? null) !== null;
}

function discovered(listed: unknown): string | null {
  return Array.isArray(listed) ? (newestModern(listed) ?? MODERN_VERSION) : null;
}

function serverInfoOf(result: Record<string, unknown>): ServerInfo | null {
  const meta = isObject(result._meta) ? result._meta[SERVER_INFO] : undefined;
  const source = isObject(meta) ? meta : result.serverInfo;
  if (!isObject(source)) return null;
  const info: ServerInfo = {};
  for (const member of ['name', 'title', 'version'] as const) {
    const value = source[member];
    if (typeof value === 'string') info[member] = value;
  }
  return info;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
