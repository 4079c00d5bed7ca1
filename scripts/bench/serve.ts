import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { quickServers } from './child.ts';
import { type BenchResult, median, rounded } from './result.ts';
import { inTurns } from './rounds.ts';
import type { Route } from './serve-child.ts';

const LEAST = 0.7;
const ROUNDS = 12;
const REQUESTS = 4000;
const CONNECTIONS = 8;

/** Cached badges and result pages of the service beside a bare Fastify route that returns the same bytes. */
export async function serveBench(): Promise<BenchResult> {
  const targets = await quickServers('json', 1);
  const [target = ''] = targets.urls;
  const service = child(['service', target]);
  const bare = child(['bare']);
  try {
    const { origin, paths } = (await heard(service)) as { origin: string; paths: string[] };
    const routes = await Promise.all(paths.map((path) => routeOf(origin, path)));
    bare.send(routes);
    const bareOrigin = (await heard(bare)) as string;
    const [badge, page] = paths as [string, string];
    const spent = await inTurns(
      {
        badge: () => load(service, origin, badge),
        bareBadge: () => load(bare, bareOrigin, badge),
        page: () => load(service, origin, page),
        barePage: () => load(bare, bareOrigin, page),
      },
      ROUNDS,
      (run) => run(),
    );
    const perSecond = (ms: readonly number[]) => (REQUESTS / median(ms)) * 1000;
    const ratios = {
      badge_to_bare: rounded(median(spent.bareBadge) / median(spent.badge)),
      page_to_bare: rounded(median(spent.barePage) / median(spent.page)),
    };
    return {
      name: 'serve',
      goal: `cached badges and result pages: requests per second of CPU ≥ ${LEAST} × those of a bare Fastify route that returns the same bytes`,
      figures: {
        badge_requests_per_cpu_second: rounded(perSecond(spent.badge), 0),
        bare_badge_requests_per_cpu_second: rounded(perSecond(spent.bareBadge), 0),
        page_requests_per_cpu_second: rounded(perSecond(spent.page), 0),
        bare_page_requests_per_cpu_second: rounded(perSecond(spent.barePage), 0),
        badge_bytes: Buffer.byteLength(routes[0]?.body ?? ''),
        page_bytes: Buffer.byteLength(routes[1]?.body ?? ''),
      },
      ratios,
      met: Object.values(ratios).every((ratio) => ratio >= LEAST),
    };
  } finally {
    service.kill('SIGKILL');
    bare.kill('SIGKILL');
    await targets.stop();
  }
}

/** CPU milliseconds that a process takes for a bounded number of requests. */
async function load(server: ChildProcess, origin: string, path: string): Promise<number> {
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
  let left = REQUESTS;
  async function client(): Promise<void> {
    while (left-- > 0) {
      const { statusCode, body } = await pool.request({ path, method: 'GET' });
      await body.dump({ limit: 10_000_000 });
      if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}`);
    }
  }
  const before = await cpuOf(server);
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  const spent = (await cpuOf(server)) - before;
  await pool.close();
  return spent;
}

async function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  const { user, system } = (await heard(server)) as NodeJS.CpuUsage;
  return (user + system) / 1000;
}

async function routeOf(origin: string, path: string): Promise<Route> {
  const response = await fetch(origin + path);
  const type = response.headers.get('content-type') ?? '';
  return { path, type, body: await response.text() };
}

function child(args: string[]): ChildProcess {
  return fork(fileURLToPath(new URL('serve-child.ts', import.meta.url)), args);
}

async function heard(from: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const { signal } = ended;
  const gone = once(from, 'exit', { signal }).then(() => {
    throw new Error('a process ended early');
  });
  gone.catch(() => {});
  try {
    const [message] = await Promise.race([once(from, 'message', { signal }), gone]);
    return message;
  } finally {
    ended.abort();
  }
}
