import { ONCE_EVERY_MS } from './limits.ts';
import type { Store } from './store/store.ts';
import type { Target } from './target.ts';

/** Who may read a host now, kept in the store for all processes. */
export interface Claim {
  /** The address it was claimed for. */
  key: string;
  /** The check it was claimed for. */
  id: string;
  /** When the next may be made, epoch milliseconds. */
  next: number;
}

export type Claimed =
  | { granted: true; claim: Claim }
  /** Somebody has read the host, or is reading it. */
  | { granted: false; claim: Claim };

/** The rule of one read of a host every 10 minutes, for one kind of read. */
export function hostRule(store: Store, kind: 'handshake' | 'checkup') {
  const keyOf = (host: string): string => `host:${kind}:${host}`;
  const claimFor = ({ key }: Target, id: string): Claim => ({
    key,
    id,
    next: store.now() + ONCE_EVERY_MS,
  });

  return {
    async last(target: Target): Promise<Claim | null> {
      const text = await store.get(keyOf(target.host));
      return text === null ? null : JSON.parse(text);
    },
    async claim(target: Target, id: string): Promise<Claimed> {
      const claim = claimFor(target, id);
      const there = await store.claim(keyOf(target.host), JSON.stringify(claim), claim.next);
      return there === null
        ? { granted: true, claim }
        : { granted: false, claim: JSON.parse(there) };
    },
    /** The read begins now, maybe long after it was asked for: the time counts from here. */
    async begin(target: Target, id: string): Promise<Claim> {
      const claim = claimFor(target, id);
      await store.set(keyOf(target.host), JSON.stringify(claim), claim.next);
      return claim;
    },
    /** Nothing was sent. */
    async giveBack(target: Target, claim: Claim): Promise<void> {
      await store.release(keyOf(target.host), JSON.stringify(claim));
    },
  };
}

export type HostRule = ReturnType<typeof hostRule>;

/** Seconds until a time of the store's clock, at least one. */
export function secondsUntil(store: Store, at: number): number {
  return Math.max(1, Math.ceil((at - store.now()) / 1000));
}
