import { replyErrorCode } from '../../observation/answer.ts';
import { declaresTools, type ServerInfo, type Talk, talksOf } from '../../observation/facts.ts';
import type { Exchange, Observation } from '../../observation/observation.ts';
import { gateVerdict } from './auth.ts';
import { isBotWall } from './bot-wall.ts';
import { cutOffVerdict } from './cut-off.ts';
import { statusVerdict } from './http-status.ts';
import { REASONS, type ReasonCode } from './reasons.ts';
import { isRedirect, leadsToLogin, redirectTarget, redirectVerdict } from './redirected.ts';
import { replyVerdict } from './reply.ts';
import { error, gated, type Status, type Verdict } from './verdict.ts';

export interface HandshakeJudgement {
  endpoint: string;
  status: Status;
  reason: ReasonCode | null;
  http_status: number | null;
  /** Where the redirect that ended the read leads. */
  redirect_target?: string;
  latency_ms: number | null;
  era: 'modern' | 'streamable' | 'sse' | null;
  protocol_version: string | null;
  server_info: ServerInfo | null;
  tools: unknown[] | null;
  pages: number;
  requests: number;
  transient: boolean;
  validation_method: 'live_mcp' | 'live_mcp_modern' | 'live_mcp_sse' | 'none';
}

const METHOD_NOT_FOUND = -32601;

const METHODS = {
  streamable: 'live_mcp',
  modern: 'live_mcp_modern',
  sse: 'live_mcp_sse',
} as const;

/** The status of an endpoint, from the record of a handshake alone (spec/handshake.md, 2). */
export function judgeHandshake(observation: Observation): HandshakeJudgement {
  const { endpoint, refused } = observation;
  const requests = observation.exchanges.filter(wasTried).length;
  if (refused !== null) {
    return { ...NOTHING, endpoint, requests, status: 'skipped', reason: refused };
  }
  const talks = talksOf(observation);
  const listed = talks.find((talk) => toolsOf(talk) !== null);
  const talk = listed ?? decisive(talks);
  if (talk === undefined) {
    return {
      ...NOTHING,
      endpoint,
      requests,
      status: 'error',
      reason: 'read_timeout',
      transient: true,
    };
  }
  const tools = toolsOf(talk);
  const verdict = tools === null ? verdictOf(talk, observation) : null;
  const started = talks[0]?.exchanges[0]?.sent_ms ?? 0;
  const { status } = talk.last;
  const target = verdict === null ? null : redirectTarget(talk.last);
  return {
    endpoint,
    status: verdict?.status ?? (tools?.length === 0 ? 'ok_empty' : 'ok'),
    reason: verdict?.reason ?? null,
    http_status: status,
    ...(target === null ? {} : { redirect_target: target }),
    latency_ms: status === null ? null : Math.max(0, Math.round(talk.last.end_ms - started)),
    era: talk.version === null ? null : talk.era,
    protocol_version: talk.version,
    server_info: talk.serverInfo,
    tools,
    pages: talk.pages,
    requests,
    transient: verdict !== null && REASONS[verdict.reason].transient,
    validation_method: verdict === null ? METHODS[talk.era] : 'none',
  };
}

const NOTHING = {
  http_status: null,
  latency_ms: null,
  era: null,
  protocol_version: null,
  server_info: null,
  tools: null,
  pages: 0,
  transient: false,
  validation_method: 'none',
} as const;

/** An exchange that the guard or the budget stopped before it began is no request. */
function wasTried({ outcome, status }: Exchange): boolean {
  return status !== null || !/^(budget_|address_refused$|bad_url$)/.test(outcome);
}

/** The tools of a conversation that came to its end, or null. A server without the capability may not know tools/list. */
function toolsOf(talk: Talk): unknown[] | null {
  if (talk.isListed) return talk.tools;
  const isUnknown =
    talk.last.step === 'tools/list' && replyErrorCode(talk.last) === METHOD_NOT_FOUND;
  const isOpen = talk.version !== null && !declaresTools(talk);
  return isUnknown && isOpen && talk.pages === 0 ? [] : null;
}

/**
 * The conversation whose failure is reported: the first that was one, else the first try. A fallback
 * that nobody answered in its own way never hides what the first request met.
 */
function decisive(talks: Talk[]): Talk | undefined {
  return talks.find((talk) => talk.version !== null || isAnswered(talk)) ?? talks[0];
}

function isAnswered(talk: Talk): boolean {
  const asked = talk.last.status === 401 || talk.last.status === 402;
  return asked || (talk.era === 'sse' && talk.last.step !== 'sse');
}

function verdictOf(talk: Talk, observation: Observation): Verdict {
  const { last } = talk;
  if (isBotWall(last)) return error('bot_challenge');
  if (isRedirect(last)) return redirectVerdict(last);
  if (last.reply === null && cameByLogin(talk, last)) return gated('login_redirect');
  return (
    gateVerdict(last, talk) ??
    statusVerdict(last, talk, observation.declared_transport) ??
    cutOffVerdict(last, talk, observation) ??
    replyVerdict(last, talk)
  );
}

/** The last answer stands behind a redirect that looked like one to a login. */
function cameByLogin(talk: Talk, last: Exchange): boolean {
  const before = talk.exchanges.at(-2);
  if (before === undefined || !isRedirect(before) || !leadsToLogin(before)) return false;
  return last.status !== null && last.status < 500;
}
