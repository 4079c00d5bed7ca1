import { replyErrorCode } from '../../observation/answer.ts';
import type { Talk } from '../../observation/facts.ts';
import type { Exchange } from '../../observation/observation.ts';
import { isUntyped401 } from '../../observation/session.ts';
import { error, gated, type Verdict } from './verdict.ts';

const AUTH_CODES = new Set([-32001, 401]);
/** The codes are used for lost sessions and time-outs too; only the message tells them apart. */
const SAYS_AUTH =
  /\bun-?auth|\bo?auth(entication|enticated?|ori[sz](ation|ed?))?\b|api[ _-]?key|\b(access|bearer|missing|invalid|expired|no)[ _-]token|(?<!session )\btoken (is |has |was )?(missing|required|invalid|expired|not provided)|\bjwt\b|credential|\blog(ged)?[ -]?in\b|\bsign(ed)?[ -]?in\b/i;
/** A 403 names what it refuses in its words only, in a few set phrases of frameworks. */
const SAYS_CSRF = /csrf|xsrf|cross[- ]site (request forgery|post\b)|authenticity ?token/i;
const SAYS_ORIGIN =
  /\b(invalid|disallowed|forbidden|untrusted|unexpected|unauthori[sz]ed|bad)[\s_-]+(origin|host)\b|\b(origin|host)( header)?( \S+)? (is )?not (allowed|permitted|trusted|valid|authori[sz]ed)|only allowed at\b/i;
/** Weaker words for the same, where nothing speaks of authentication. */
const NAMES_ORIGIN =
  /(?<![a-z])origin(?![a-z]| server)|\bcors\b|\brebinding\b|\bhost (header|name|not|denied|rejected|mismatch)|\bhost_/i;
/** The TypeScript SDK's code for a refused Host or Origin, without an id. */
const SDK_REFUSAL = -32000;

/** What 401, 402 and 403 mean, or null for any other answer. */
export function gateVerdict(exchange: Exchange, talk: Pick<Talk, 'hasSession'>): Verdict | null {
  if (exchange.status === 402) return gated('payment_required');
  if (exchange.status === 401) {
    const isLost = talk.hasSession && exchange.step !== 'initialize' && isUntyped401(exchange);
    return isLost ? error('session_lost') : gated('unauthorized');
  }
  return exchange.status === 403 ? forbiddenVerdict(exchange) : null;
}

function forbiddenVerdict(exchange: Exchange): Verdict {
  if (exchange.headers['www-authenticate'] !== undefined) return gated('forbidden');
  const words = wordsOf(exchange);
  if (SAYS_CSRF.test(words)) return error('csrf_refused');
  if (SAYS_ORIGIN.test(words)) return error('origin_refused');
  if (NAMES_ORIGIN.test(words) && !SAYS_AUTH.test(words)) return error('origin_refused');
  const isSdk = replyErrorCode(exchange) === SDK_REFUSAL && (exchange.reply?.id ?? null) === null;
  return isSdk && !SAYS_AUTH.test(words) ? error('origin_refused') : gated('forbidden');
}

/** What no reader of a page sees: scripts, styles and tags hold tokens and origins of their own. */
const UNSEEN = /<(script|style)\b[\s\S]*?(<\/\1>|$)|<[^>]*(>|$)/gi;

/** What a refusal says to its reader. */
function wordsOf(exchange: Exchange): string {
  const { body_excerpt, body_form } = exchange;
  if (body_excerpt === null) return errorMessage(exchange) ?? '';
  return body_form === 'html' ? body_excerpt.replace(UNSEEN, ' ') : body_excerpt;
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
