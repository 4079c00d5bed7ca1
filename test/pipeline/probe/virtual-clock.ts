import type { Clock } from '../../../src/pipeline/probe/scheduler.ts';

export interface VirtualClock extends Clock {
  /** Lets time pass, from one sleeper to the next, until the work is done. */
  run<T>(work: Promise<T>): Promise<T>;
}

/** A clock on which hours take milliseconds: time moves only when everything waits for it. */
export function virtualClock(): VirtualClock {
  const sleepers = heap();
  let time = 0;

  return {
    now: () => time,
    sleep: (ms) => new Promise((wake) => sleepers.push({ at: time + ms, wake })),
    async run(work) {
      let over = false;
      const end = () => {
        over = true;
      };
      work.then(end, end);
      for (let idle = 0; ; ) {
        await new Promise(setImmediate);
        if (over) return work;
        const next = sleepers.pop();
        if (next === undefined) {
          // Real files take real time.
          if (++idle > 60_000)
            throw new Error('nothing left to wait for, and the work is not done');
          await new Promise((wake) => setTimeout(wake, 1));
          continue;
        }
        idle = 0;
        time = Math.max(time, next.at);
        next.wake();
      }
    },
  };
}

interface Sleeper {
  at: number;
  wake: () => void;
}

function heap() {
  const items: Sleeper[] = [];
  const at = (index: number) => items[index]?.at ?? Number.POSITIVE_INFINITY;
  function swap(a: number, b: number): void {
    [items[a], items[b]] = [items[b] as Sleeper, items[a] as Sleeper];
  }
  return {
    push(sleeper: Sleeper): void {
      items.push(sleeper);
      for (let child = items.length - 1; child > 0; ) {
        const parent = (child - 1) >> 1;
        if (at(parent) <= at(child)) return;
        swap(parent, child);
        child = parent;
      }
    },
    pop(): Sleeper | undefined {
      const top = items[0];
      const last = items.pop();
      if (last !== undefined && items.length > 0) items[0] = last;
      for (let parent = 0; ; ) {
        const left = 2 * parent + 1;
        const child = at(left + 1) < at(left) ? left + 1 : left;
        if (at(parent) <= at(child)) return top;
        swap(parent, child);
        parent = child;
      }
    },
  };
}
