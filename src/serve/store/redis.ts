import { Redis } from 'ioredis';
import { Fault } from '../../fault.ts';
import type { Store } from './store.ts';

const PREFIX = 'rollcall:';
/** A store that does not answer in this time is down for the request that asked. */
const ANSWER_MS = 2000;

/** Deletes a key if it still holds this value: a claim that has passed to somebody else stays theirs. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/** A store in Redis, for several processes. Faults store_unusable: it can't be reached now. */
export async function openRedis(url: string): Promise<Store> {
  const redis = new Redis(url, {
    keyPrefix: PREFIX,
    lazyConnect: true,
    connectTimeout: ANSWER_MS,
    commandTimeout: ANSWER_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  // Each command that fails says so to whom it concerns; the connection is made anew by itself.
  redis.on('error', () => {});
  try {
    await redis.connect();
    await redis.ping();
  } catch (cause) {
    redis.disconnect();
    throw new Fault('store_unusable', `Redis does not answer at ${place(url)}`, { cause });
  }
  const left = (expiresAt: number): number => Math.ceil(expiresAt - Date.now());

  return {
    now: Date.now,
    get: (key) => redis.get(key),
    async set(key, value, expiresAt) {
      if (left(expiresAt) > 0) await redis.set(key, value, 'PX', left(expiresAt));
      else await redis.del(key);
    },
    async claim(key, value, expiresAt) {
      for (;;) {
        const ms = Math.max(1, left(expiresAt));
        if ((await redis.set(key, value, 'PX', ms, 'NX')) !== null) return null;
        const there = await redis.get(key);
        // What was in the way may have expired, or been released, since.
        if (there !== null) return there;
      }
    },
    async release(key, value) {
      await redis.eval(RELEASE, 1, key, value);
    },
    async ping() {
      // One that is full, or a copy, still answers.
      await redis.set('ping', '', 'PX', 1);
    },
    async close() {
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}

/** An address without the password that may stand in it. */
function place(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'that address';
}
