import { randomBytes } from 'node:crypto';
import { redactUrl } from '../wire/redact.ts';
import { type CheckRecord, isOver, parseRecord } from './check-record.ts';
import { type HostRule, secondsUntil } from './host-rule.ts';
import { ONCE_EVERY_MS, STANDS_MS } from './limits.ts';
import { type Place, type ReadQueue, Stopped } from './queue.ts';
import type { Reader } from './reader.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store/store.ts';
import type { Target } from './target.ts';

export interface Checks {
  /** Begins a check, or gives the one of the last 10 minutes. @throws Refusal */
  ask(target: Target): Promise<{ record: CheckRecord; stored: boolean }>;
  /** A check that stands; null when there is none of this identifier. */
  find(id: string): Promise<CheckRecord | null>;
  /** Calls `heard` whenever a check of this process moves on. Gives what ends that; null when it runs elsewhere, or not. */
  watch(id: string, heard: (record: CheckRecord) => void): (() => void) | null;
  /** After the queue was stopped: what still runs will not end. */
  close(): Promise<void>;
}

interface Parts {
  store: Store;
  rule: HostRule;
  queue: ReadQueue;
  reader: Reader;
  onError: (error: unknown) => void;
}

interface Going {
  record: CheckRecord;
  target: Target;
  watchers: Set<(record: CheckRecord) => void>;
}

/** A check that no process has vouched for in this time was broken off. */
const VOUCHED_MS = 9_000;
const VOUCH_EVERY_MS = 3_000;
const BUSY_S = 10;

export function checks({ store, rule, queue, reader, onError }: Parts): Checks {
  const going = new Map<string, Going>();
  const vouching = setInterval(() => {
    for (const id of going.keys()) vouch(id).catch(onError);
  }, VOUCH_EVERY_MS).unref();

  function vouch(id: string): Promise<void> {
    return store.set(`alive:${id}`, 'yes', store.now() + VOUCHED_MS);
  }

  async function keep(record: CheckRecord): Promise<void> {
    const from = record.result?.checked_at ?? record.asked_at;
    await store.set(`check:${record.id}`, JSON.stringify(record), Date.parse(from) + STANDS_MS);
  }

  async function find(id: string): Promise<CheckRecord | null> {
    const here = going.get(id);
    if (here !== undefined) return here.record;
    const text = await store.get(`check:${id}`);
    const record = text === null ? null : parseRecord(text);
    if (record === null || isOver(record)) return record;
    return (await store.get(`alive:${id}`)) === null ? { ...record, state: 'broken_off' } : record;
  }

  async function begin(target: Target, place: Place): Promise<CheckRecord | null> {
    const id = randomBytes(16).toString('base64url');
    const now = store.now();
    const record: CheckRecord = {
      id,
      endpoint: redactUrl(target.url),
      state: 'queued',
      asked_at: new Date(now).toISOString(),
      next_check_at: new Date(now + ONCE_EVERY_MS).toISOString(),
      steps: [],
      result: null,
    };
    // Who finds the claim has to find the record.
    await vouch(id);
    await keep(record);
    const claimed = await rule.claim(target, id);
    if (!claimed.granted) {
      await store.release(`check:${id}`, JSON.stringify(record));
      return null;
    }
    const check: Going = { record, target, watchers: new Set() };
    going.set(id, check);
    place
      .run(target.host, () => make(check))
      .catch(async (error) => {
        await brokenOff(check);
        if (error instanceof Stopped) await rule.giveBack(target, claimed.claim);
        else onError(error);
      })
      .catch(onError)
      .finally(() => going.delete(id));
    return record;
  }

  async function make(check: Going): Promise<void> {
    const { id } = check.record;
    const { next } = await rule.begin(check.target, id);
    move(check, { state: 'running', next_check_at: new Date(next).toISOString() });
    let kept = keep(check.record);
    const result = await reader.checkup(check.target, (step) => {
      move(check, { steps: [...check.record.steps, step] });
      const { record } = check;
      kept = kept.then(() => keep(record)).catch(() => {});
    });
    await kept;
    const record: CheckRecord = { ...check.record, state: 'done', result };
    await keep(record);
    move(check, record);
  }

  async function brokenOff(check: Going): Promise<void> {
    move(check, { state: 'broken_off' });
    await keep(check.record);
  }

  function move(check: Going, change: Partial<CheckRecord>): void {
    check.record = { ...check.record, ...change };
    for (const heard of check.watchers) heard(check.record);
  }

  /** The check that the rule's last claim was for, when it was for this very address. @throws Refusal */
  async function earlier(target: Target): Promise<CheckRecord | null> {
    const claim = await rule.last(target);
    if (claim === null) return null;
    const retryAfter = secondsUntil(store, claim.next);
    if (claim.key !== target.key) throw new Refusal('host_read_recently', { retryAfter });
    const record = await find(claim.id);
    if (record === null) throw new Refusal('read_broken_off', { retryAfter });
    return record;
  }

  return {
    find,
    async ask(target) {
      const found = await earlier(target);
      if (found !== null) return { record: found, stored: true };
      const place = queue.reserve();
      if (place === null) throw new Refusal('busy', { retryAfter: BUSY_S });
      try {
        const begun = await begin(target, place);
        if (begun !== null) return { record: begun, stored: false };
        // Somebody else was quicker.
        const theirs = await earlier(target);
        if (theirs !== null) return { record: theirs, stored: true };
        throw new Refusal('busy', { retryAfter: 1 });
      } finally {
        place.giveBack();
      }
    },
    watch(id, heard) {
      const check = going.get(id);
      if (check === undefined) return null;
      check.watchers.add(heard);
      return () => check.watchers.delete(heard);
    },
    async close() {
      clearInterval(vouching);
      await Promise.all([...going.values()].map((check) => brokenOff(check).catch(() => {})));
    },
  };
}
