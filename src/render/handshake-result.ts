import type { HandshakeJudgement } from '../judge/handshake/judge.ts';
import { REASONS } from '../judge/handshake/reasons.ts';
import type { Level, Result } from './result.ts';

const STATUS: Record<HandshakeJudgement['status'], { level: Level; words: string }> = {
  ok: { level: 'pass', words: 'OK' },
  ok_empty: { level: 'pass', words: 'OK, no tools' },
  auth_required: { level: 'note', words: 'Authentication required' },
  error: { level: 'error', words: 'Error' },
  unreachable: { level: 'error', words: 'Unreachable' },
  skipped: { level: 'error', words: 'Skipped' },
};

/** A handshake as a result of one row. */
export function handshakeResult(judgement: HandshakeJudgement): Result {
  const { status, reason, endpoint, tools, server_info: server } = judgement;
  const { level, words } = STATUS[status];
  const text =
    reason === null
      ? `It answered and lists ${counted(tools?.length ?? 0)}.`
      : REASONS[reason].text;
  const facts: [string, string | null][] = [
    ['Server', [server?.title || server?.name, server?.version].filter(Boolean).join(' ')],
    ['Protocol', judgement.protocol_version],
    ['HTTP status', judgement.http_status === null ? null : String(judgement.http_status)],
    ['Latency', judgement.latency_ms === null ? null : `${judgement.latency_ms} ms`],
    ['Requests', String(judgement.requests)],
  ];
  return {
    kind: 'handshake',
    endpoint,
    headline: words,
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    rows: [
      {
        id: 'handshake',
        title: 'Handshake',
        level,
        state: words,
        text,
        where: null,
        detail: reason,
        help: 'Speaks initialize and tools/list to the endpoint, as a client does before its first call.',
      },
    ],
  };
}

function counted(tools: number): string {
  if (tools === 0) return 'no tools';
  return `${tools} tool${tools === 1 ? '' : 's'}`;
}
