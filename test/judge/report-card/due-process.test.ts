import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardEntry } from '../../../src/generated/report-card-index.ts';
import validate from '../../../src/generated/report-card-index.validate.js';
import {
  afterRead,
  type CardRead,
  isOpen,
  owesSecondRead,
} from '../../../src/judge/report-card/due-process.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-12-01T03:00:00.000Z');
const at = (days: number, hours = 0) => new Date(START + (days * 24 + hours) * HOUR).toISOString();
const stop = { rule: 'mcp-hidden-characters', place: 'sha256:aa' };
const read = (when: string, stops: CardRead['stops'] = [], wasRead = true): CardRead => ({
  at: when,
  wasRead,
  sawAll: true,
  stops,
  toolset: { digest: `sha256:${'0'.repeat(64)}`, conditions: 'streamable' },
});

/** The entry after a row of reads. */
function walk(reads: CardRead[]): CardEntry {
  const entry = reads.reduce<CardEntry | undefined>(afterRead, undefined);
  if (entry === undefined) throw new Error('no read');
  expect(validate({ schema_version: 1, servers: { 'a/b': entry } })).toBe(true);
  return entry;
}

describe('the private days', () => {
  it('keep two dates and nothing else, whatever the reads show', () => {
    const entry = walk([read(at(0), [stop]), read(at(7), [stop]), read(at(13, 23), [stop])]);
    expect(entry).toEqual({ first_read: at(0), opens_on: at(14) });
  });

  it('end to the millisecond 14 days after the first read', () => {
    const entry = walk([read(at(0))]);
    expect(isOpen(entry, at(14))).toBe(true);
    expect(isOpen(entry, new Date(Date.parse(at(14)) - 1).toISOString())).toBe(false);
  });

  it('count from the first read, not from the first that worked', () => {
    expect(walk([read(at(0), [], false), read(at(7))]).opens_on).toBe(at(14));
  });
});

describe('a stop finding', () => {
  const opened = [read(at(0)), read(at(7))];

  it('waits for its second read once the card is open', () => {
    const entry = walk([...opened, read(at(14), [stop])]);
    expect(entry.pending).toEqual([{ ...stop, since: at(14) }]);
    expect(entry.confirmed).toBeUndefined();
    expect(owesSecondRead(entry, at(14, 19))).toBe(false);
    expect(owesSecondRead(entry, at(14, 20))).toBe(true);
  });

  it('is not confirmed by a read within 20 hours', () => {
    const entry = walk([...opened, read(at(14), [stop]), read(at(14, 19), [stop])]);
    expect(entry.pending).toEqual([{ ...stop, since: at(14) }]);
    expect(entry.confirmed).toBeUndefined();
  });

  it('is confirmed by the same rule at the same place, 20 hours later', () => {
    const entry = walk([...opened, read(at(14), [stop]), read(at(14, 20), [stop])]);
    expect(entry.pending).toBeUndefined();
    expect(entry.confirmed).toEqual([{ ...stop, since: at(14, 20) }]);
  });

  it.each([
    ['another place', { ...stop, place: 'sha256:bb' }],
    ['another rule', { ...stop, rule: 'mcp-credential-request' }],
  ])('is not confirmed by %s, which waits for its own', (_, other) => {
    const entry = walk([...opened, read(at(14), [stop]), read(at(15), [other])]);
    expect(entry.pending).toEqual([{ ...other, since: at(15) }]);
    expect(entry.confirmed).toBeUndefined();
  });

  it('is gone with a second read that does not show it', () => {
    const entry = walk([...opened, read(at(14), [stop]), read(at(15))]);
    expect(entry).not.toHaveProperty('pending');
    expect(entry).not.toHaveProperty('confirmed');
  });

  it('stays as it is where a read saw nothing of the server', () => {
    const waiting = walk([...opened, read(at(14), [stop]), read(at(15), [], false)]);
    expect(waiting.pending).toEqual([{ ...stop, since: at(14) }]);
    const kept = walk([
      ...opened,
      read(at(14), [stop]),
      read(at(15), [stop]),
      read(at(21), [], false),
    ]);
    expect(kept.confirmed).toHaveLength(1);
  });

  it('stays where a read could not see every text, beside what that read shows', () => {
    const part = (when: string, stops: CardRead['stops'] = []) => ({
      ...read(when, stops),
      sawAll: false,
    });
    const other = { ...stop, place: 'sha256:bb' };
    const waiting = walk([...opened, read(at(14), [stop]), part(at(15), [other])]);
    expect(waiting.pending).toEqual([
      { ...stop, since: at(14) },
      { ...other, since: at(15) },
    ]);
    const confirmed = [...opened, read(at(14), [stop]), part(at(15), [stop]), part(at(21))];
    expect(walk(confirmed).confirmed).toEqual([{ ...stop, since: at(15) }]);
    expect(walk([...confirmed, read(at(28))])).not.toHaveProperty('confirmed');
  });

  it('once confirmed lifts with the first read that no longer shows it, and must be confirmed anew', () => {
    const confirmed = [...opened, read(at(14), [stop]), read(at(15), [stop]), read(at(21), [stop])];
    expect(walk(confirmed).confirmed).toHaveLength(1);
    expect(walk([...confirmed, read(at(28))])).not.toHaveProperty('confirmed');
    const again = walk([...confirmed, read(at(28)), read(at(35), [stop])]);
    expect(again.confirmed).toBeUndefined();
    expect(again.pending).toEqual([{ ...stop, since: at(35) }]);
  });

  it('at two places is confirmed a place at a time', () => {
    const other = { ...stop, place: 'sha256:bb' };
    const entry = walk([...opened, read(at(14), [stop]), read(at(15), [other, stop, stop])]);
    expect(entry.confirmed).toEqual([{ ...stop, since: at(15) }]);
    expect(entry.pending).toEqual([{ ...other, since: at(15) }]);
  });
});

describe('the toolset of the last whole read', () => {
  it('stays where a later read saw no list', () => {
    const entry = walk([read(at(0)), read(at(14)), { ...read(at(21)), toolset: null }]);
    expect(entry.toolset?.conditions).toBe('streamable');
    expect(entry.last_read).toBe(at(21));
  });
});

it('whatever the order and time of reads, the dates of the first read never move and no stop finding counts on one read', () => {
  const reads = fc.array(
    fc.record({
      hours: fc.nat(1500),
      stops: fc.subarray([stop, { ...stop, place: 'sha256:bb' }]),
      wasRead: fc.boolean(),
    }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(reads, (steps) => {
      const sorted = [...steps].sort((a, b) => a.hours - b.hours);
      const entry = walk(
        sorted.map(({ hours, stops, wasRead }) => read(at(0, hours), stops, wasRead)),
      );
      expect(entry.first_read).toBe(at(0, sorted[0]?.hours));
      for (const mark of entry.confirmed ?? []) {
        const shown = sorted.filter(
          ({ hours, stops, wasRead }) =>
            wasRead &&
            at(0, hours) >= entry.opens_on &&
            stops.some(({ place }) => place === mark.place),
        );
        expect(shown.length).toBeGreaterThanOrEqual(2);
      }
    }),
  );
});
