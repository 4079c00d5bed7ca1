import { Refusal } from '../refusal.ts';
import type { Store } from './store.ts';

/** A store whose failures are refusals: the request that needs it is told to come back. */
export function guarded(store: Store): Store {
  async function told<Result>(answer: Promise<Result>): Promise<Result> {
    try {
      return await answer;
    } catch (cause) {
      throw new Refusal('store_unavailable', { retryAfter: 5, cause });
    }
  }
  return {
    now: () => store.now(),
    get: (key) => told(store.get(key)),
    set: (key, value, expiresAt) => told(store.set(key, value, expiresAt)),
    claim: (key, value, expiresAt) => told(store.claim(key, value, expiresAt)),
    release: (key, value) => told(store.release(key, value)),
    ping: () => told(store.ping()),
    close: () => store.close(),
  };
}
