import { setTimeout as sleep } from 'node:timers/promises';
import type { Limits } from './limits.ts';

/** One read that was let in: it has to be run, or given back. */
export interface Place {
  /**
   * Runs the read once its turn comes and no other read of that host is going on. Rejects with what it
   * throws, and with Stopped when the queue is stopped before its turn.
   */
  run<Result>(host: string, read: () => Promise<Result>): Promise<Result>;
  giveBack(): void;
}

export interface ReadQueue {
  /** Null when too many reads wait already. */
  reserve(): Place | null;
  readonly running: number;
  readonly waiting: number;
  /** Turns away those that wait, and resolves when those that run have ended, or `ms` have passed. */
  stop(ms: number): Promise<void>;
}

export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Takes a host for one read among all processes; null while another has it. */
export type TakeHost = (host: string) => Promise<(() => Promise<void>) | null>;

interface Turn {
  host: string;
  start: () => Promise<void>;
  stop: () => void;
}

/** How often a host that another process reads is asked for again. */
const ASK_AGAIN_MS = 250;

/** Reads in the order of arrival: `reads` at once, one a host, `waiting` more in line. */
export function readQueue(
  limits: Pick<Limits, 'reads' | 'waiting'>,
  takeHost: TakeHost,
): ReadQueue {
  const line: Turn[] = [];
  const busy = new Set<string>();
  let places = 0;
  let isStopped = false;
  let idle: (() => void) | null = null;

  function next(): void {
    while (busy.size < limits.reads) {
      const at = line.findIndex(({ host }) => !busy.has(host));
      const [turn] = at < 0 ? [] : line.splice(at, 1);
      if (turn === undefined) return;
      busy.add(turn.host);
      turn.start().finally(() => {
        busy.delete(turn.host);
        places -= 1;
        if (busy.size === 0) idle?.();
        next();
      });
    }
  }

  async function alone<Result>(host: string, read: () => Promise<Result>): Promise<Result> {
    let release = await takeHost(host);
    while (release === null) {
      if (isStopped) throw new Stopped();
      await sleep(ASK_AGAIN_MS);
      release = await takeHost(host);
    }
    // A claim that can't be given back expires.
    return read().finally(() => release?.().catch(() => {}));
  }

  return {
    get running() {
      return busy.size;
    },
    get waiting() {
      return line.length;
    },
    reserve() {
      if (isStopped || places >= limits.reads + limits.waiting) return null;
      places += 1;
      let isUsed = false;
      return {
        giveBack() {
          if (!isUsed) places -= 1;
          isUsed = true;
        },
        run<Result>(host: string, read: () => Promise<Result>) {
          isUsed = true;
          return new Promise<Result>((resolve, reject) => {
            const stop = (): void => {
              places -= 1;
              reject(new Stopped());
            };
            if (isStopped) return stop();
            line.push({ host, start: () => alone(host, read).then(resolve, reject), stop });
            next();
          });
        },
      };
    },
    async stop(ms) {
      isStopped = true;
      for (const { stop } of line.splice(0)) stop();
      if (busy.size === 0) return;
      const limit = new AbortController();
      const ended = new Promise<void>((resolve) => {
        idle = resolve;
      });
      await Promise.race([ended, sleep(ms, undefined, { signal: limit.signal }).catch(() => {})]);
      limit.abort();
    },
  };
}
