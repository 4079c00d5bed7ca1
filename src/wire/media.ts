import type { Exchange } from '../generated/observation.ts';
import { redactChallenge, redactCookie, redactUrl } from './redact.ts';

export type HeaderMap = Record<string, string | string[] | undefined>;
export type BodyForm = Exchange['body_form'];

/** What judgements are made of; everything else of a response's head is not kept. */
const KEPT = [
  'access-control-allow-origin',
  'allow',
  'cf-mitigated',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'location',
  'mcp-protocol-version',
  'payment-required',
  'retry-after',
  'server',
  'set-cookie',
  'strict-transport-security',
  'via',
  'www-authenticate',
  'x-amzn-waf-action',
  'x-datadome',
  'x-iinfo',
  'x-powered-by',
  'x-sucuri-block',
  'x-vercel-challenge-token',
  'x-vercel-mitigated',
] as const;
const VALUE_KEPT = 2048;
/** A challenge that is cut is another challenge. */
const CHALLENGE_KEPT = 16 * 1024;
const LONG = new Set<string>(['www-authenticate', 'payment-required']);
const CLEANED: Record<string, (line: string) => string> = {
  location: redactUrl,
  'set-cookie': redactCookie,
  'www-authenticate': redactChallenge,
};

/** The values of one header, one string a line; empty when it is absent. */
export function headerLines(headers: HeaderMap, name: string): string[] {
  const value = headers[name];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** The part of a response's head that goes into the record. */
export function keptHeaders(headers: HeaderMap): Record<string, string[]> {
  const kept: Record<string, string[]> = {};
  for (const name of KEPT) {
    if (headers[name] === undefined) continue;
    const lines = headerLines(headers, name);
    const clean = CLEANED[name];
    const longest = LONG.has(name) ? CHALLENGE_KEPT : VALUE_KEPT;
    kept[name] = lines.map((line) => (clean === undefined ? line : clean(line)).slice(0, longest));
  }
  return kept;
}

/** The essence of a content-type in lower case, or null (RFC 9110, 8.3.1). */
export function mediaType(headers: HeaderMap): string | null {
  const value = headerLines(headers, 'content-type')[0] ?? '';
  const end = value.indexOf(';');
  const essence = (end < 0 ? value : value.slice(0, end)).trim().toLowerCase();
  return essence === '' ? null : essence;
}

/** What a body is, by its first characters where they are plain, else by its label. */
export function sniff(start: string, label: string | null): 'sse' | 'json' | 'other' {
  const text = start.trimStart();
  if (text.startsWith('{') || text.startsWith('[')) return 'json';
  if (label === 'text/event-stream') return 'sse';
  if (/^(event|data|id|retry)?:/.test(text)) return 'sse';
  return label !== null && /[/+]json$/.test(label) ? 'json' : 'other';
}

/** How a body in which no reply was found is described. */
export function bodyForm(text: string, label: string | null, parsed: boolean): BodyForm {
  if (text.length === 0) return 'empty';
  if (parsed) return 'json';
  if (label === 'text/html' || /^\s*<(!doctype\s+html|html|head|body|pre|title)\b/i.test(text)) {
    return 'html';
  }
  return text.includes('\0') || text.includes('\uFFFD') ? 'binary' : 'text';
}
