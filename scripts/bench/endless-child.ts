import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { ourHandshake } from './our-handshake.ts';

/**
 * Reads and judges endpoints that never come to an end, 1,000 of them, 32 at a time. Sends the peaks of
 * its memory in bytes: while the first 100 were read, and over all. As many again go before, since cold
 * code reads so slowly that hardly a stream comes near its budget.
 */
const WARM_UP = 100;
const EARLY = WARM_UP + 100;
const ALL = WARM_UP + 1000;

const urls = process.argv.slice(2);
let started = 0;
let done = 0;
let early = 0;
let late = 0;

const look = setInterval(() => {
  if (done < WARM_UP) return;
  const { rss } = process.memoryUsage();
  if (done < EARLY) early = Math.max(early, rss);
  late = Math.max(late, rss);
}, 20);

const read = async (): Promise<void> => {
  while (started < ALL) {
    const url = urls[started % urls.length] ?? '';
    started += 1;
    const { status } = judgeHandshake(await ourHandshake(url, 1000));
    if (status === 'ok' || status === 'ok_empty') throw new Error(`${url} was read as ${status}`);
    done += 1;
  }
};
await Promise.all(Array.from({ length: 32 }, read));
clearInterval(look);
process.send?.({ early, late });
process.disconnect?.();
