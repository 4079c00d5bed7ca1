import { replyErrorCode } from '../../observation/answer.ts';
import type { Talk } from '../../observation/facts.ts';
import type { Exchange } from '../../observation/observation.ts';
import { isUntyped401 } from '../../observation/session.ts';
import { error, gated, type Verdict } from './verdict.ts';

const AUTH_CODES = new Set([-32001, 401]);
/** The codes are used for lost sessions and time-outs too; only the message tells them apart. */
const SAYS_AUTH =
  /\bun-?auth|\bauth(entication|enticated|orization|orized|orisation|orised)?\b|api[ _-]?key|\b(access|bearer|missing|invalid|no)[ _-]token|\btoken (is )?(missing|required|invalid)|credential|\blog(ged)?[ -]?in\b|\bsign(ed)?[ -]?in\b/i;
/** A 403 names what it refuses in its words only, in a few set phrases of frameworks. */
const SAYS_CSRF = /\b(csrf|xsrf|cross[- ]site request forgery|authenticity token)\b/i;
const SAYS_ORIGIN =
  /\b(invalid|disallowed|forbidden|untrusted|unexpected|bad)\s+(origin|host)\b|\b(origin|host)( header)?( \S+)? (is )?not (allowed|permitted|trusted|valid)|only allowed at\b/i;
/** The TypeScript SDK's code for a refused Host or Origin, without an id. */
const SDK_REFUSAL = -32000;

/** What 401, 402 and 403 mean, or null for any other answer. */
export function gateVerdict(exchange: Exchange, talk: Talk): Verdict | null {
  if (exchange.status === 402) return gated('payment_required');
  if (exchange.status === 401) {
    const isLost = talk.hasSession && exchange.step !== 'initialize' && isUntyped401(exchange);
    return isLost ? error('session_lost') : gated('unauthorized');
  }
  return exchange.status === 403 ? forbiddenVerdict(exchange) : null;
}

function forbiddenVerdict(exchange: Exchange): Verdict {
  if (exchange.headers['www-authenticate'] !== undefined) return gated('forbidden');
  const words = exchange.body_excerpt ?? errorMessage(exchange) ?? '';
  if (SAYS_CSRF.test(words)) return error('csrf_refused');
  if (SAYS_ORIGIN.test(words)) return error('origin_refused');
  const isSdk = replyErrorCode(exchange) === SDK_REFUSAL && (exchange.reply?.id ?? null) === null;
  return isSdk && !SAYS_AUTH.test(words) ? error('origin_refused') : gated('forbidden');
}

/** A JSON-RPC error under a good HTTP status that says that authentication is missing. */
export function isAuthReply(exchange: Exchange): boolean {
  const code = replyErrorCode(exchange);
  return code !== null && AUTH_CODES.has(code) && SAYS_AUTH.test(errorMessage(exchange) ?? '');
}

function errorMessage(exchange: Exchange): string | null {
  const message = (exchange.reply?.error as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : null;
}
