import { Client } from 'undici';
import { Fault } from '../fault.ts';
import { guardedConnector } from '../wire/connector.ts';

import { fetchPage } from './fetch-page.ts';
import { PULL_LIMITS, type PullLimits } from './limits.ts';
import { excerpt, type Page, readPage } from './page.ts';

/** Time, as the pull sees it. */
export interface Clock {
  /** Epoch ms. */
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}

export interface PullProgress {
  pages: number;
  rows: number;
  /** Set while the same page is to be asked for again. */
  waiting?: { ms: number; why: string };
}

export interface PullOptions {
  /** The list itself, such as `https://registry.example/v0.1/servers`. */
  url: string;
  userAgent: string;
  clock: Clock;
  limits?: Partial<PullLimits>;
  onProgress?: (progress: PullProgress) => void;
}

/**
 * The rows of the registry's list of latest versions, a page at a time, one request after the other. It
 * ends when the list does; a list that can't be had whole ends in a Fault.
 * @throws Fault registry_unreachable, registry_not_a_list, registry_cursor_repeated, registry_too_long
 */
export async function* pullPages(options: PullOptions): AsyncGenerator<unknown[], void, void> {
  const { userAgent, clock, onProgress = () => {} } = options;
  const limits = { ...PULL_LIMITS, ...options.limits };
  const base = listUrl(options.url);
  const client = clientFor(base, limits);
  const seen = new Set<string>();
  const done = { pages: 0, rows: 0, bytes: 0 };
  let cursor: string | null = null;
  try {
    do {
      const url = pageUrl(base, cursor);
      const answer = await fetchPage({ client, url, userAgent, clock, limits, done, onProgress });
      const page: Page = readPage(answer, url.href, done.pages === 0);
      done.pages += 1;
      done.rows += page.rows.length;
      done.bytes += answer.body.length;
      checkCaps(done, limits, base.href);
      cursor = page.nextCursor;
      if (cursor !== null && seen.has(cursor)) throw repeated(base.href, done.pages);
      if (cursor !== null) seen.add(cursor);
      onProgress({ pages: done.pages, rows: done.rows });
      yield page.rows;
    } while (cursor !== null);
  } finally {
    await client.destroy();
  }
}

function listUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username + url.password !== '') {
    throw new Fault(
      'setting_invalid',
      `the registry's address is "${excerpt(text, 100)}": expected an absolute http(s) URL without credentials`,
    );
  }
  url.hash = '';
  return url;
}

/** The operator names this address, so it may be private; a cloud's metadata service it may not be. */
function clientFor(base: URL, limits: PullLimits): Client {
  return new Client(base.origin, {
    connect: guardedConnector({
      allowPrivate: true,
      connectTimeoutMs: Math.min(30_000, limits.pageTimeoutMs),
      onConnect: () => {},
    }),
  });
}

function pageUrl(base: URL, cursor: string | null): URL {
  const url = new URL(base);
  url.searchParams.set('version', 'latest');
  url.searchParams.set('limit', '100');
  if (cursor !== null) url.searchParams.set('cursor', cursor);
  return url;
}

function checkCaps(
  done: { pages: number; rows: number; bytes: number },
  limits: PullLimits,
  url: string,
): void {
  for (const [what, count, most] of [
    ['pages', done.pages, limits.pages],
    ['rows', done.rows, limits.rows],
    ['bytes', done.bytes, limits.totalBytes],
  ] as const) {
    if (count > most) {
      throw new Fault(
        'registry_too_long',
        `${url} sent more than ${most} ${what}: no list is that long, and a part of it is not taken for the whole`,
      );
    }
  }
}

function repeated(url: string, pages: number): Fault {
  return new Fault(
    'registry_cursor_repeated',
    `${url} answered page ${pages} with a cursor that it had given before: expected every page to lead to a new one`,
  );
}
