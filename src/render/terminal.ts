import { styleText } from 'node:util';
import type { HandshakeJudgement } from '../judge/handshake/judge.ts';
import { REASONS } from '../judge/handshake/reasons.ts';
import { cut, terminalText } from './text.ts';
import { toolLines } from './tool-lines.ts';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

const STATUS: Record<HandshakeJudgement['status'], { word: string; style: Style; next: string }> = {
  ok: { word: 'OK', style: 'green', next: 'Nothing: it answered and lists its tools.' },
  ok_empty: {
    word: 'OK, NO TOOLS',
    style: 'green',
    next: 'If tools were expected: see whether they show only after signing in.',
  },
  auth_required: {
    word: 'AUTH REQUIRED',
    style: 'yellow',
    next: 'Nothing, if the gate is meant: a listing behind a gate counts as up.',
  },
  error: {
    word: 'ERROR',
    style: 'red',
    next: 'Look at what the address answers: is it the MCP endpoint, or the page beside it?',
  },
  unreachable: {
    word: 'UNREACHABLE',
    style: 'red',
    next: 'Check the address, and that the server can be reached from this network.',
  },
  skipped: {
    word: 'SKIPPED',
    style: 'dim',
    next: 'Give an absolute http or https address without placeholders.',
  },
};

const ERAS = {
  modern: 'modern (server/discover)',
  streamable: 'streamable HTTP',
  sse: 'HTTP with SSE',
} as const;

const LABEL_WIDTH = 'HTTP status'.length;
const NAME_WIDTH = 28;
const DESCRIPTION_WIDTH = 68;
const LEAST_DESCRIPTION = 16;
const USUAL_COLUMNS = 120;

/** One handshake, told to a person at a terminal of so many columns. Ends with a line end; colours only when asked for. */
export function handshakeText(
  judgement: HandshakeJudgement,
  { colour, columns = USUAL_COLUMNS }: { colour: boolean; columns?: number },
): string {
  const paint: Paint = (style, text) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const { word, style, next } = STATUS[judgement.status];
  const fact = ([label, value]: readonly [string, string]) =>
    `  ${paint('dim', label.padEnd(LABEL_WIDTH))}  ${value}`;
  return [
    `${paint(['bold', ...[style].flat()], word)}  ${terminalText(judgement.endpoint)}`,
    ...(judgement.reason === null ? [] : [`  ${REASONS[judgement.reason].text}`]),
    '',
    ...factsOf(judgement).map(fact),
    ...toolTable(judgement, paint, columns),
    '',
    fact(['What to do', nextFor(judgement, next)]),
    '',
  ].join('\n');
}

function factsOf(judgement: HandshakeJudgement): [label: string, value: string][] {
  const { server_info: server, era, protocol_version: version, latency_ms: latency } = judgement;
  const serverName = [server?.title || server?.name, server?.version].filter(Boolean).join(' ');
  const isStdio = judgement.endpoint.startsWith('stdio:');
  const over = era && (isStdio ? 'stdio' : ERAS[era]);
  const protocol = [version, over && `over ${over}`].filter(Boolean).join(' ');
  const facts: [string, string | null][] = [
    ['Server', short(serverName, DESCRIPTION_WIDTH)],
    ['Protocol', short(protocol, DESCRIPTION_WIDTH)],
    ['HTTP status', judgement.http_status === null ? null : String(judgement.http_status)],
    ['Redirect to', short(judgement.redirect_target ?? '', DESCRIPTION_WIDTH)],
    ['Latency', latency === null ? null : `${latency} ms`],
    ['Requests', requestsOf(judgement)],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function requestsOf({ requests, pages }: HandshakeJudgement): string {
  if (requests === 0) return 'none was sent';
  return pages === 0 ? String(requests) : `${requests}, ${count(pages, 'page')} of tools read`;
}

function toolTable({ tools }: HandshakeJudgement, paint: Paint, columns: number): string[] {
  if (tools === null || tools.length === 0) return [];
  const lines = toolLines(tools);
  const names = lines.map(({ name }) => short(name ?? '', NAME_WIDTH) || '(no name)');
  const width = names.reduce((most, name) => Math.max(most, [...name].length), 0);
  const room = Math.min(DESCRIPTION_WIDTH, Math.max(LEAST_DESCRIPTION, columns - width - 6));
  const rows = lines.map(({ description }, index) => ({
    name: names[index] ?? '',
    description: short(description ?? '', room),
  }));
  return [
    '',
    `  ${paint('bold', count(tools.length, 'tool'))}`,
    ...rows.map(({ name, description }) => {
      const padding = ' '.repeat(width - [...name].length);
      return `    ${paint('cyan', name)}${description && `${padding}  ${description}`}`;
    }),
  ];
}

function nextFor({ reason, transient }: HandshakeJudgement, next: string): string {
  if (reason === 'address_refused') return 'Repeat with --allow-private if this address is yours.';
  return transient ? `Try again later: this kind often passes. ${next}` : next;
}

/** At most `max` characters once hidden ones are shown; of a longer text not more is looked at than that needs. */
function short(text: string, max: number): string {
  return cut(terminalText(cut(text, 4 * max)), max);
}

function count(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 ? '' : 's'}`;
}
