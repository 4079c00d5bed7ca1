import { readFileSync } from 'node:fs';

/** One step of test/cases/wire.jsonl. */
export interface Step {
  on: string;
  path: string;
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string;
  body_hex?: string;
  chunks?: string[];
  chunks_hex?: string[];
  delay_ms?: number;
  behaviour?: string;
}

export interface Case {
  n: number;
  title: string;
  status: string;
  exchange: Step[];
  tags: string[];
  /** What the listing declares; then the endpoint is where the first step is. */
  transport?: 'sse';
}

/** The cases of test/cases/wire.jsonl. */
export function readCases(): Case[] {
  const text = readFileSync(new URL('../cases/wire.jsonl', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Case);
}

/** The path that a case's endpoint has: where it is asked to open a conversation. */
export function endpointPath({ exchange, transport }: Case): string {
  if (transport === 'sse') return exchange[0]?.path ?? '/sse';
  const opening = exchange.find(({ on }) => on === 'initialize' || on === 'discover');
  return (opening ?? exchange[0])?.path ?? '/mcp';
}

/** What a request looked like, as far as a step's condition asks. */
export interface Seen {
  headers: Record<string, string | string[] | undefined>;
  wasInitialized: boolean;
}

/** Whether a step that states a condition in words applies to a request. */
export function applies(step: Step, seen: Seen): boolean {
  const words = step.behaviour ?? '';
  if (/when initialized was not received/.test(words)) return !seen.wasInitialized;
  if (/when the header is absent/.test(words)) return seen.headers['mcp-session-id'] !== '0';
  if (/when a session id is sent/.test(words)) return seen.headers['mcp-session-id'] !== undefined;
  if (/when transfer-encoding: chunked/.test(words)) {
    return seen.headers['transfer-encoding'] !== undefined;
  }
  if (/only when the request accept-encoding lists zstd/.test(words)) {
    return String(seen.headers['accept-encoding']).includes('zstd');
  }
  return true;
}

/** How a step's answer is delivered, read from its words. */
export function delivery(
  step: Step,
): 'whole' | 'open' | 'drip' | 'early' | 'silent' | 'reset' | 'ends' {
  const words = step.behaviour ?? '';
  if (/never answer/.test(words)) return 'silent';
  if (/next write gets RST/.test(words)) return 'reset';
  if (/do not read the body/.test(words)) return 'early';
  if (/the stream ends/.test(words)) return 'ends';
  if (/1 byte per second/.test(words)) return 'drip';
  return /keep open|connection open|open forever|forever|then silence/.test(words)
    ? 'open'
    : 'whole';
}

const RESULTS: Record<string, unknown> = {
  initialize: {
    protocolVersion: '2025-06-18',
    capabilities: { tools: {} },
    serverInfo: { name: 'fx', version: '1.0.0' },
  },
  'tools/list': {
    tools: [{ name: 'echo', description: 'Echo the text back.', inputSchema: { type: 'object' } }],
  },
};
const JSON_TYPE = { 'content-type': 'application/json' };

/** What a step that a case does not list answers (README of the cases). */
export function defaultStep(on: string, path: string, isKnown: boolean): Step {
  if (!isKnown) return { on, path, status: 404 };
  const result = RESULTS[on];
  if (result !== undefined) {
    const body = `{"jsonrpc":"2.0","id":$ID,"result":${JSON.stringify(result)}}`;
    return { on, path, status: 200, headers: JSON_TYPE, body };
  }
  if (on === 'initialized' || on === 'POST') return { on, path, status: 202 };
  if (on !== 'discover') return { on, path, status: 405 };
  const error = '{"code":-32601,"message":"Method not found"}';
  const body = `{"jsonrpc":"2.0","id":$ID,"error":${error}}`;
  return { on, path, status: 400, headers: JSON_TYPE, body };
}
