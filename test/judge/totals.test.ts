import { describe, expect, it } from 'vitest';
import { cardTotals, totalsOf } from '../../src/judge/totals.ts';
import { exampleCatalog, exampleState } from '../data/examples.ts';

const AT = '2026-11-29T04:17:00Z';
const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

describe('totalsOf', () => {
  const catalog = exampleCatalog(300);
  const state = exampleState(catalog);
  const totals = totalsOf(catalog.servers, state, AT);

  it('counts every listing once under each heading', () => {
    const withEndpoint = catalog.servers.filter(({ endpoint }) => endpoint !== undefined).length;
    expect(totals).toMatchObject({ day: '2026-11-29', at: AT, listings: 300 });
    expect(totals.endpoints).toBe(withEndpoint);
    expect(sum(totals.statuses)).toBe(300);
    expect(sum(totals.grades)).toBe(300);
    expect(sum(totals.auth)).toBe(withEndpoint);
    expect(sum(totals.eras)).toBe(totals.statuses.live_ok);
    expect(sum(totals.versions)).toBe(totals.statuses.live_ok);
    expect(totals.statuses.live_ok).toBeGreaterThan(0);
  });

  it('counts nothing in an empty folder', () => {
    const none = totalsOf([], { ...state, servers: {} }, AT);
    expect(none.listings).toBe(0);
    expect(sum(none.statuses) + sum(none.grades) + sum(none.auth) + sum(none.versions)).toBe(0);
  });

  it('says nothing by the state of an address that the listing has left', () => {
    const moved = catalog.servers.map((listing) =>
      listing.endpoint === undefined ? listing : { ...listing, endpoint: 'https://moved.example/' },
    );
    expect(totalsOf(moved, state, AT).statuses.live_ok).toBe(0);
  });

  it('tells twenty versions apart, whatever servers call theirs', () => {
    const hostile = exampleState(catalog);
    for (const [at, server] of Object.values(hostile.servers).entries()) {
      server.protocol_version =
        at % 3 === 0 ? '__proto__<script>' : `20${10 + (at % 60)}-01-${10 + (at % 19)}`;
    }
    const { versions, statuses } = totalsOf(catalog.servers, hostile, AT);
    const names = Object.keys(versions);
    expect(names.length).toBeLessThanOrEqual(21);
    expect(names.every((name) => /^(other|\d{4}-\d\d-\d\d)$/.test(name))).toBe(true);
    expect(sum(versions)).toBe(statuses.live_ok);
  });
});

describe('cardTotals', () => {
  it('counts a rule once a card', () => {
    const finding = {
      severity: 'info' as const,
      stop: false,
      text: '',
      fix: '',
      count: 1,
      evidence: [] as [],
    };
    const cards = [
      { findings: ['mcp-no-tools', 'mcp-no-tools'].map((rule) => ({ rule, ...finding })) },
      { findings: [{ rule: 'mcp-no-tools', ...finding }] },
      { findings: [] },
    ];
    expect(cardTotals(cards, AT)).toEqual({
      cards: 3,
      rules: { 'mcp-no-tools': 2 },
      cards_at: AT,
    });
  });
});
