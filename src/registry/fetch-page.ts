import type { Client } from 'undici';
import { Fault } from '../fault.ts';

import { WireError } from '../wire/wire-error.ts';
import { type Answer, get } from './answer.ts';
import type { Clock, PullProgress } from './client.ts';
import type { PullLimits } from './limits.ts';
import { excerpt } from './page.ts';
import { retryAfterMs } from './retry-after.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MOST_HOPS = 3;
/** Beside 5xx: a server's own time-out, too early, too many, and what this registry calls a request it gave up. */
const RETRIED = new Set([408, 425, 429, 499]);

export interface PageRequest {
  client: Client;
  url: URL;
  userAgent: string;
  clock: Clock;
  limits: PullLimits;
  /** What the pull has so far. */
  done: { pages: number; rows: number };
  onProgress: (progress: PullProgress) => void;
}

/** The start of the last request over each client, for the gap between two. */
const lastStart = new WeakMap<Client, number>();

/**
 * Asks for one page until it comes: the same URL again after 5xx, 429, a time-out or a broken
 * connection, each time after a longer wait or the one that Retry-After asks for.
 * @throws Fault registry_unreachable when the attempts are used up, registry_too_long for one endless page
 */
export async function fetchPage(request: PageRequest): Promise<Answer> {
  const { limits, clock, done, url } = request;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptOnce(request);
    if ('answer' in outcome) return outcome.answer;
    const attempts =
      done.pages === 0 ? Math.min(outcome.unanswered ? 3 : 4, limits.attempts) : limits.attempts;
    if (attempt >= attempts) {
      throw new Fault(
        'registry_unreachable',
        `${url.href} gave no page in ${attempt} attempts: ${outcome.why}`,
        { cause: outcome.cause },
      );
    }
    const ms =
      outcome.waitMs ?? Math.min(limits.firstWaitMs * 2 ** (attempt - 1), limits.longestWaitMs);
    request.onProgress({ pages: done.pages, rows: done.rows, waiting: { ms, why: outcome.why } });
    await clock.sleep(ms);
  }
}

type Attempt =
  | { answer: Answer }
  | { why: string; waitMs: number | null; unanswered: boolean; cause?: unknown };

async function attemptOnce(request: PageRequest): Promise<Attempt> {
  const { clock, limits } = request;
  let answer: Answer;
  try {
    answer = await follow(request);
  } catch (error) {
    if (error instanceof Fault) throw error;
    throwIfFinal(error, request);
    return { why: excerpt(reasonOf(error), 120), waitMs: null, unanswered: true, cause: error };
  }
  if (answer.status < 500 && !RETRIED.has(answer.status)) return { answer };
  const asked = retryAfterMs(answer.retryAfter, clock.now());
  return {
    why: `HTTP ${answer.status}`,
    waitMs: asked === null ? null : Math.min(asked, limits.longestRetryAfterMs),
    unanswered: false,
  };
}

/** One request, and those that redirects on the same origin lead to. */
async function follow(request: PageRequest): Promise<Answer> {
  const { client, userAgent, limits } = request;
  let url = request.url;
  for (let hops = 0; ; hops += 1) {
    await keepGap(request);
    const answer = await get(client, url, userAgent, limits.pageTimeoutMs, limits.pageBytes);
    if (!REDIRECTS.has(answer.status) || answer.location === undefined) return answer;
    const target = URL.canParse(answer.location, url.href) ? new URL(answer.location, url) : null;
    if (target === null || target.origin !== url.origin || hops === MOST_HOPS) {
      const where = excerpt(target?.origin ?? answer.location, 100);
      throw new Fault(
        'registry_not_a_list',
        `${request.url.href} redirects to ${where}: expected a page at its own origin. If the registry has moved, set its new address`,
      );
    }
    url = target;
  }
}

async function keepGap({ client, clock, limits }: PageRequest): Promise<void> {
  const last = lastStart.get(client);
  const wait = last === undefined ? 0 : last + limits.gapMs - clock.now();
  if (wait > 0) await clock.sleep(Math.min(wait, limits.gapMs));
  lastStart.set(client, clock.now());
}

/** What no second attempt would change. */
function throwIfFinal(error: unknown, { url, limits }: PageRequest): void {
  if (!(error instanceof WireError)) return;
  if (error.code === 'body_too_large') {
    throw new Fault(
      'registry_too_long',
      `${url.href} sent a page of more than ${limits.pageBytes} bytes: expected 100 rows`,
      { cause: error },
    );
  }
  if (error.code === 'address_refused' || /^tls_(?!failed)/.test(error.code)) {
    throw new Fault(
      'registry_unreachable',
      `${url.href} can't be asked: ${excerpt(error.message, 120)}`,
      {
        cause: error,
      },
    );
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof WireError) return error.message;
  const { name, code, message } = error as { name?: string; code?: unknown; message?: string };
  if (name === 'TimeoutError') return 'no whole answer in time';
  return `${typeof code === 'string' ? `${code}: ` : ''}${message ?? String(error)}`;
}
