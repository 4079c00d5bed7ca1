import { setImmediate as settled } from 'node:timers/promises';
import type { Clock } from '../../src/pipeline/probe/scheduler.ts';

interface Sleeper {
  at: number;
  wake: () => void;
}

/**
 * A clock that jumps to the next sleeper as soon as nothing else is to be done. `isBusy`: whether something
 * is done that takes time of the real world, in which this one stands still.
 */
export function virtualClock(
  isBusy: () => boolean = () => false,
): Clock & { runUntil: (done: Promise<unknown>) => Promise<void> } {
  let time = 0;
  const sleepers = heap();
  return {
    now: () => time,
    sleep: (ms) => new Promise((wake) => sleepers.push({ at: time + ms, wake })),
    async runUntil(done) {
      let over = false;
      const end = done.finally(() => {
        over = true;
      });
      while (!over) {
        await settled();
        if (isBusy()) continue;
        const next = sleepers.pop();
        if (next === undefined) {
          // Real files take real time.
          await new Promise((wake) => setTimeout(wake, 1));
          continue;
        }
        time = next.at;
        next.wake();
      }
      await end;
    },
  };
}

/** Sleepers, earliest first. */
function heap(): { push: (item: Sleeper) => void; pop: () => Sleeper | undefined } {
  const items: Sleeper[] = [];
  const at = (index: number): number => items[index]?.at ?? Number.POSITIVE_INFINITY;
  const swap = (a: number, b: number): void => {
    const [first, second] = [items[a], items[b]];
    if (first === undefined || second === undefined) return;
    items[a] = second;
    items[b] = first;
  };
  return {
    push(item) {
      items.push(item);
      let index = items.length - 1;
      while (index > 0) {
        const parent = (index - 1) >> 1;
        if (at(parent) <= at(index)) break;
        swap(index, parent);
        index = parent;
      }
    },
    pop() {
      swap(0, items.length - 1);
      const top = items.pop();
      for (let index = 0; ; ) {
        const left = 2 * index + 1;
        const child = at(left + 1) < at(left) ? left + 1 : left;
        if (at(child) >= at(index)) break;
        swap(index, child);
        index = child;
      }
      return top;
    },
  };
}
