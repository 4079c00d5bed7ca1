import { setTimeout as sleep } from 'node:timers/promises';
import { handshakeMembers } from '../render/json.ts';
import { type HostRule, secondsUntil } from './host-rule.ts';
import { ONCE_EVERY_MS, STANDS_MS } from './limits.ts';
import { type ReadQueue, Stopped } from './queue.ts';
import type { Reader } from './reader.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store/store.ts';
import type { Target } from './target.ts';

/** A handshake that was made on demand, as it is kept. */
export interface Probe {
  checked_at: string;
  next_check_at: string;
  handshake: ReturnType<typeof handshakeMembers>;
}

export interface Probes {
  /** The observation of the last 10 minutes, or a new one. @throws Refusal */
  probe(target: Target): Promise<Probe & { stored: boolean }>;
  /** The last observation that stands, at once, and whether the rule may allow a new one. */
  glance(target: Target): Promise<{ probe: Probe | null; isDue: boolean }>;
  /** Begins a new one where it can; nobody waits for it. */
  refresh(target: Target): void;
}

interface Parts {
  store: Store;
  rule: HostRule;
  queue: ReadQueue;
  reader: Reader;
  /** Told how a read of nobody's request failed. */
  onError: (error: unknown) => void;
}

const POLL_MS = 250;
/** Seconds until a queue that is full is worth another try. */
const BUSY_S = 10;
/** So long after an address was claimed by another process its observation is waited for. */
const PATIENCE_MS = 45_000;

export function probes({ store, rule, queue, reader, onError }: Parts): Probes {
  /** Reads of this process that are going on: whoever asks for the same gets the same. */
  const going = new Map<string, Promise<Probe>>();

  async function stored({ key }: Target): Promise<Probe | null> {
    const text = await store.get(`probe:${key}`);
    return text === null ? null : JSON.parse(text);
  }

  async function begun(target: Target): Promise<Probe> {
    const place = queue.reserve();
    if (place === null) throw new Refusal('busy', { retryAfter: BUSY_S });
    try {
      const claimed = await rule.claim(target, '');
      if (!claimed.granted) {
        place.giveBack();
        if (claimed.claim.key === target.key) return await elsewhere(target, claimed.claim.next);
        throw tooSoon('host_read_recently', claimed.claim.next);
      }
      return await place
        .run(target.host, () => read(target))
        .catch(async (error) => {
          if (!(error instanceof Stopped)) throw error;
          await rule.giveBack(target, claimed.claim);
          throw new Refusal('stopping', { retryAfter: BUSY_S });
        });
    } finally {
      place.giveBack();
    }
  }

  async function read(target: Target): Promise<Probe> {
    const { next } = await rule.begin(target, '');
    const startedAt = store.now();
    const handshake = handshakeMembers(await reader.handshake(target));
    const probe: Probe = {
      checked_at: new Date(startedAt).toISOString(),
      next_check_at: new Date(next).toISOString(),
      handshake,
    };
    await store.set(`probe:${target.key}`, JSON.stringify(probe), startedAt + STANDS_MS);
    return probe;
  }

  /** What another process that has claimed this address keeps. */
  async function elsewhere(target: Target, next: number): Promise<Probe> {
    const claimedAt = next - ONCE_EVERY_MS;
    const until = Date.now() + Math.min(PATIENCE_MS, claimedAt + PATIENCE_MS - store.now());
    do {
      const probe = await current(target);
      if (probe !== null) return probe;
      await sleep(POLL_MS);
    } while (Date.now() < until && (await rule.last(target)) !== null);
    throw tooSoon('read_broken_off', next);
  }

  /** The observation that the last claim of the host led to. */
  async function current(target: Target): Promise<Probe | null> {
    const probe = await stored(target);
    return probe !== null && Date.parse(probe.next_check_at) > store.now() ? probe : null;
  }

  function tooSoon(code: 'host_read_recently' | 'read_broken_off', next: number): Refusal {
    return new Refusal(code, { retryAfter: secondsUntil(store, next) });
  }

  function together(target: Target): Promise<Probe> {
    const found = going.get(target.key);
    if (found !== undefined) return found;
    const made = begun(target).finally(() => going.delete(target.key));
    going.set(target.key, made);
    return made;
  }

  return {
    async probe(target) {
      const probe = await current(target);
      if (probe !== null) return { ...probe, stored: true };
      return { ...(await together(target)), stored: false };
    },
    async glance(target) {
      const probe = await stored(target);
      const isStale = probe === null || Date.parse(probe.next_check_at) <= store.now();
      return { probe, isDue: isStale && !going.has(target.key) };
    },
    refresh(target) {
      together(target).catch((error) => {
        if (!(error instanceof Refusal)) onError(error);
      });
    },
  };
}
