import type { Exchange } from '../../observation/observation.ts';

/** Headers by which the walls themselves say that they answered with a challenge. */
const CHALLENGES: Record<string, RegExp> = {
  'cf-mitigated': /./,
  'x-vercel-mitigated': /challenge|deny/i,
  'x-vercel-challenge-token': /./,
  'x-amzn-waf-action': /challenge|captcha/i,
  'x-sucuri-block': /./,
};
/** Products that put themselves in the head and block with a page of their own. */
const BLOCKERS: Record<string, RegExp> = {
  'x-datadome': /./,
  'x-iinfo': /./,
  server: /^(akamaighost|datadome|ddos-guard|sucuri)/i,
};
/** What Cloudflare's edge answers in place of a site: an error number of its own in plain text. */
const EDGE_ERROR = /^error code: 10\d\d\s*$/;
/** Marks of the walls' own pages where their heads say nothing. */
const WALL_PAGE =
  /_cf_chl_opt|Attention Required! \| Cloudflare|used Cloudflare to restrict access|<title>Just a moment|Vercel Security Checkpoint|errors\.edgesuite\.net|_Incapsula_Resource|Incapsula incident|captcha-delivery\.com|px-captcha|Making sure you(&#39;|')re not a bot|403 ERROR<\/H1>\s*<H2>The request could not be satisfied/i;
const BLOCKING = new Set([403, 405, 429, 503]);

/** Whether a wall against bots answered: credentials would not help. An answer in MCP is never one. */
export function isBotWall(exchange: Exchange): boolean {
  if (exchange.reply !== null) return false;
  if (matches(exchange, CHALLENGES)) return true;
  if (exchange.body_form === 'html' && WALL_PAGE.test(exchange.body_excerpt ?? '')) return true;
  if (exchange.status === null || !BLOCKING.has(exchange.status)) return false;
  if (/^cloudflare/i.test(exchange.headers.server?.[0] ?? '')) {
    return EDGE_ERROR.test(exchange.body_excerpt ?? '');
  }
  return exchange.body_form === 'html' && matches(exchange, BLOCKERS);
}

function matches(exchange: Exchange, patterns: Record<string, RegExp>): boolean {
  return Object.entries(patterns).some(([name, pattern]) =>
    exchange.headers[name]?.some((value) => pattern.test(value)),
  );
}
