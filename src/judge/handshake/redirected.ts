import type { Exchange } from '../../observation/observation.ts';
import { redirectOf } from '../../observation/redirects.ts';
import { error, gated, type Verdict } from './verdict.ts';

const LOGIN_WORD = /(?<![a-z])(login|sign[-_]?in|oauth|authorize|auth|sso)(?![a-z])/i;

/** Whether a redirect's target looks like a login: one of the words stands in its host or path. */
export function leadsToLogin(exchange: Exchange): boolean {
  const location = exchange.headers.location?.[0];
  if (location === undefined || !URL.canParse(location, exchange.url)) return false;
  const target = new URL(location, exchange.url);
  return LOGIN_WORD.test(target.hostname) || LOGIN_WORD.test(target.pathname);
}

/** A read that ended at a redirect. */
export function redirectVerdict(exchange: Exchange): Verdict {
  if (leadsToLogin(exchange) || exchange.headers['www-authenticate'] !== undefined) {
    return gated('login_redirect');
  }
  const location = exchange.headers.location?.[0] ?? null;
  const step = redirectOf(exchange.method, exchange.status ?? 0, exchange.url, location);
  return error('follow' in step ? 'too_many_redirects' : 'redirect_refused');
}

/** The whole address that a redirect names, or what it says instead of one; null for any other answer. */
export function redirectTarget(exchange: Exchange): string | null {
  const location = exchange.headers.location?.[0];
  if (location === undefined || !isRedirect(exchange)) return null;
  return URL.canParse(location, exchange.url) ? new URL(location, exchange.url).href : location;
}

export function isRedirect(exchange: Exchange): boolean {
  return exchange.status !== null && exchange.status >= 300 && exchange.status < 400;
}
