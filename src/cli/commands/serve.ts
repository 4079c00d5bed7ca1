import { resolve } from 'node:path';
import { Fault } from '../../fault.ts';
import { builtFor } from '../../serve/built-for.ts';
import { LIMITS } from '../../serve/limits.ts';
import { mustBePrivate } from '../../serve/own-machine.ts';
import { reader } from '../../serve/reader.ts';
import { startService } from '../../serve/service.ts';
import { openSqlite } from '../../serve/store/sqlite.ts';
import type { Store } from '../../serve/store/store.ts';
import { watchedListings } from '../../serve/watched-listings.ts';
import { readConfig, userAgent } from '../../store/config.ts';
import { mustBeFolder } from '../../store/read.ts';
import { VERSION } from '../../version.ts';
import { printError } from '../print.ts';
import { timeoutFrom } from '../settings.ts';

export interface ServeArguments {
  host: string;
  port: number;
  site?: string;
  siteUrl?: string;
  data?: string;
  store: string;
  redis?: string;
  trustProxy: number;
  reads: number;
  queue: number;
  metricsPort?: number;
  allowPrivate?: boolean;
}

const DATA = 'data';

/** Serves until the process is told to end. Gives the exit code. */
export async function serve(options: ServeArguments): Promise<number> {
  const { host, trustProxy: trustedHops, allowPrivate = false } = options;
  // Before anything is opened for it.
  mustBePrivate({ host, trustedHops, allowPrivate });
  const dataDir = options.data ?? DATA;
  if (options.data !== undefined) await mustBeFolder(dataDir);
  const config = await readConfig(dataDir);
  const siteDir = options.site === undefined ? null : resolve(options.site);
  const siteUrl = siteUrlOf(
    options.siteUrl ?? (siteDir === null ? config.site_url : await builtFor(siteDir)),
  );
  if (siteDir !== null && new URL(siteUrl).pathname.includes('%')) {
    throw new Fault(
      'usage',
      `--site: expected a site built for a path of plain letters, found ${siteUrl}`,
    );
  }
  const store = await openStore(options);
  const listings = await watchedListings(dataDir, report);
  const service = await startService({
    host,
    port: options.port,
    metricsPort: options.metricsPort ?? null,
    store,
    reader: reader({
      allowPrivate,
      clientName: config.client_name,
      version: VERSION,
      handshakeMs: timeoutFrom(process.env),
      userAgent: userAgent(config, VERSION),
      now: () => new Date(store.now()),
    }),
    limits: { ...LIMITS, reads: options.reads, waiting: options.queue },
    allowPrivate,
    trustedHops,
    siteUrl,
    siteDir,
    listings: listings.current,
    onError: report,
  });
  const { port, metricsPort } = service;
  const figures = metricsPort === null ? '' : `, metrics at ${placeOf(host, metricsPort)}metrics`;
  await printError(`serving at ${placeOf(host, port)}, for the site at ${siteUrl}${figures}`);
  await endAsked();
  listings.stop();
  await service.stop();
  return 0;
}

async function openStore({ redis, store }: ServeArguments): Promise<Store> {
  const url = redis ?? process.env.ROLLCALL_REDIS_URL;
  if (url === undefined || url === '') return openSqlite({ file: store });
  if (!/^rediss?:\/\//.test(url)) {
    throw new Fault('usage', 'the address of Redis: expected redis:// or rediss://');
  }
  const { openRedis } = await import('../../serve/store/redis.ts');
  return openRedis(url);
}

function siteUrlOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:\/\//.test(url)) {
    throw new Fault('usage', `--site-url: expected an absolute http(s) URL, found ${url}`);
  }
  return url.endsWith('/') ? url : `${url}/`;
}

function placeOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}

/** The first signal ends the service in order, the second one at once, as for every other command. */
function endAsked(): Promise<void> {
  return new Promise((done) => {
    for (const [signal, code] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const) {
      process.removeAllListeners(signal);
      process.once(signal, () => {
        process.once(signal, () => process.exit(code));
        done();
      });
    }
  });
}

function report(error: unknown): void {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  void printError(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause));
}
