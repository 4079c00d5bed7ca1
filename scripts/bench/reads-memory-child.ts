import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { ourHandshake } from './our-handshake.ts';

/** Reads and judges the endpoints of the arguments, 10,000 times in all, 32 at a time, and sends the peaks of its memory in bytes. */
const ALL = 10_000;
const EARLY = 1000;

const urls = process.argv.slice(2);
let started = 0;
let done = 0;
let early = 0;
let late = 0;

const read = async (): Promise<void> => {
  while (started < ALL) {
    const url = urls[started % urls.length] ?? '';
    started += 1;
    const { status } = judgeHandshake(await ourHandshake(url));
    if (status !== 'ok') throw new Error(`a read said ${status}`);
    done += 1;
    if (done % 50 === 0) {
      const { rss } = process.memoryUsage();
      if (done <= EARLY) early = Math.max(early, rss);
      late = Math.max(late, rss);
    }
  }
};
await Promise.all(Array.from({ length: 32 }, read));
process.send?.({ early, late });
process.disconnect?.();
