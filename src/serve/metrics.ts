import type { FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ReadQueue } from './queue.ts';
import type { Reader } from './reader.ts';

export interface Metrics {
  /** Counts a request with the status of its reply. */
  replied(request: Pick<FastifyRequest, 'method' | 'routeOptions'>, status: number): void;
  /** The same reader, with its reads counted and timed. */
  counted(reader: Reader): Reader;
  watchQueue(queue: ReadQueue): void;
  /** Prometheus' text format. */
  text(): Promise<string>;
  readonly type: string;
}

const PROCESS: [name: string, help: string, read: () => number][] = [
  ['process_resident_memory_bytes', 'Memory that is in use.', () => process.memoryUsage.rss()],
  ['process_uptime_seconds', 'Since the process began.', () => process.uptime()],
  ['process_cpu_seconds', 'Processor time, user and system.', cpuSeconds],
];

/** Figures of one process. No label holds what a request named: there would be no end of them. */
export function metrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // The package's own figures of the process watch every collection of garbage.
  for (const figure of PROCESS) gauge(...figure);
  const requests = countedRequests(registers);
  const reads = new Histogram({
    name: 'rollcall_read_seconds',
    help: 'Reads made on demand, by kind and whether they came to an end.',
    labelNames: ['kind', 'outcome'] as const,
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30],
    registers,
  });

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }

  async function timed<Result>(kind: string, read: Promise<Result>): Promise<Result> {
    const end = reads.startTimer({ kind });
    try {
      const result = await read;
      end({ outcome: 'made' });
      return result;
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  }

  return {
    type: registry.contentType,
    text: () => registry.metrics(),
    replied({ method, routeOptions }, status) {
      requests(method, routeOptions.url ?? 'none', status);
    },
    counted: (reader) => ({
      handshake: (target) => timed('handshake', reader.handshake(target)),
      checkup: (target, onStep) => timed('checkup', reader.checkup(target, onStep)),
    }),
    watchQueue(queue) {
      gauge('rollcall_reads_running', 'Reads that are going on.', () => queue.running);
      gauge('rollcall_reads_waiting', 'Reads that wait for their turn.', () => queue.waiting);
    },
  };
}

/** A counter of requests by route and status; what a counter of labels costs is paid when it is read. */
function countedRequests(registers: Registry[]) {
  const counts = new Map<string, { method: string; route: string; status: number; n: number }>();
  new Counter({
    name: 'rollcall_http_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
    collect() {
      this.reset();
      for (const { n, ...labels } of counts.values()) this.inc(labels, n);
    },
  });
  return (method: string, route: string, status: number): void => {
    const key = `${status} ${method} ${route}`;
    const found = counts.get(key);
    if (found === undefined) counts.set(key, { method, route, status, n: 1 });
    else found.n += 1;
  };
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
