import { describe, expect, it } from 'vitest';
import { dataTime, isoTime } from '../../src/render/data-time.ts';
import { EXAMPLE_EPOCH, exampleCatalog, exampleHistory, exampleState } from '../data/examples.ts';

describe('the time of the data', () => {
  const catalog = exampleCatalog(20);
  const state = exampleState(catalog);
  const history = exampleHistory(state);
  const later = '2026-12-05T06:07:08Z';

  it('is the newest time that we wrote down ourselves, wherever it stands', () => {
    expect(dataTime(catalog, state, history)).toBe(EXAMPLE_EPOCH);
    const pulled = { ...catalog, source: { ...catalog.source, pulled_at: later } };
    expect(isoTime(dataTime(pulled, state, history))).toBe(later);
    expect(isoTime(dataTime(catalog, { ...state, last_run: later }, history))).toBe(later);
    const [name = '', first] = Object.entries(state.servers)[0] ?? [];
    if (first === undefined) throw new Error('no state');
    const probed = {
      ...state,
      servers: { ...state.servers, [name]: { ...first, validated_at: later } },
    };
    expect(isoTime(dataTime(catalog, probed, history))).toBe(later);
    const sampled = { ...history, servers: { [name]: [[Date.parse(later) / 1000, 'ok', 1]] } };
    expect(isoTime(dataTime(catalog, state, sampled as typeof history))).toBe(later);
  });

  it('is not moved by what publishers say', () => {
    const servers = catalog.servers.map((listing) => ({
      ...listing,
      updated_at: '2999-01-01T00:00:00Z',
    }));
    expect(dataTime({ ...catalog, servers }, state, history)).toBe(EXAMPLE_EPOCH);
  });
});
