import { describe, expect, it } from 'vitest';
import type { ServerState } from '../../../src/generated/mcp-validation-state.ts';
import {
  cardChange,
  catalogChanges,
  stateChange,
  toolsChange,
} from '../../../src/judge/changes/changes.ts';
import { exampleCatalog, HOSTILE } from '../../data/examples.ts';

const AT = '2026-11-30T04:17:00.000Z';
const NAME = 'com.example/weather';

describe('catalogChanges', () => {
  it('says nothing of a first catalog', () => {
    expect(catalogChanges(exampleCatalog(0), exampleCatalog(50), AT)).toEqual([]);
  });

  it('says nothing of the same catalog', () => {
    expect(catalogChanges(exampleCatalog(50), exampleCatalog(50), AT)).toEqual([]);
  });

  it('tells each kind, sorted by name, and no text but the reason for a deprecation', () => {
    const before = exampleCatalog(20);
    const after = exampleCatalog(20, { hostile: true });
    const [gone, moved, old, back] = before.servers;
    if (!gone || !moved || !old || !back) throw new Error('four listings');
    back.status = 'deprecated';
    after.servers = after.servers.filter(({ name }) => name !== gone.name);
    const changed = new Map([
      [
        moved.name,
        { ...moved, endpoint: 'https://new.example/', transport: 'sse' as const, title: 'New' },
      ],
      [old.name, { ...old, status: 'deprecated' as const, status_message: 'Moved.' }],
      [back.name, { ...back, status: 'active' as const }],
    ]);
    after.servers = after.servers.map((listing) => changed.get(listing.name) ?? listing);
    const changes = catalogChanges(before, after, AT);
    expect(changes.map(({ name }) => name)).toEqual(changes.map(({ name }) => name).sort());
    expect(changes.every(({ at }) => at === AT)).toBe(true);
    expect(changes).toContainEqual({ at: AT, name: gone.name, kind: 'unlisted' });
    expect(changes).toContainEqual({ at: AT, name: HOSTILE.name, kind: 'listed' });
    expect(changes).toContainEqual({ at: AT, name: back.name, kind: 'reactivated' });
    expect(changes).toContainEqual({
      at: AT,
      name: moved.name,
      kind: 'endpoint',
      ...(moved.endpoint !== undefined && { from: moved.endpoint }),
      to: 'https://new.example/',
    });
    expect(changes).toContainEqual({
      at: AT,
      name: moved.name,
      kind: 'transport',
      from: moved.transport,
      to: 'sse',
    });
    expect(changes).toContainEqual({
      at: AT,
      name: old.name,
      kind: 'deprecated',
      message: 'Moved.',
    });
    expect(changes).toHaveLength(6);
  });
});

describe('stateChange', () => {
  const state: ServerState = {
    endpoint: 'https://a.example/mcp',
    endpoint_status: 'ok',
    validation_method: 'live_mcp',
    tool_count: 3,
    changed_at: AT,
  };
  const bad = { ...state, endpoint_status: 'error', reason: 'not_found' } as const;

  it('tells another status, with its reason', () => {
    expect(stateChange(NAME, state, bad, AT)).toEqual({
      at: AT,
      name: NAME,
      kind: 'status',
      from: 'ok',
      to: 'error',
      reason: 'not_found',
    });
  });

  it('tells a first result as one from null', () => {
    const to = { at: AT, name: NAME, kind: 'status', from: null, to: 'ok' };
    expect(stateChange(NAME, undefined, state, AT)).toEqual(to);
  });

  it('does not tell another reason, a doubt, or another tool count', () => {
    expect(stateChange(NAME, bad, { ...bad, reason: 'gone' }, AT)).toBeNull();
    const pending = { status: 'error', reason: 'server_error', since: AT } as const;
    expect(stateChange(NAME, state, { ...state, pending, tool_count: 4 }, AT)).toBeNull();
  });
});

describe('toolsChange', () => {
  const tool = (name: string, more: object = {}) => ({
    name,
    description: `The tool ${name}.`,
    inputSchema: { type: 'object', properties: { q: { type: 'string' } } },
    ...more,
  });

  it('tells what came, went and changed, and in which part', () => {
    const before = [tool('a'), tool('b'), tool('c'), tool('d'), tool('e')];
    const after = [
      tool('f'),
      tool('e', { annotations: { readOnlyHint: true }, title: 'E' }),
      tool('d', { outputSchema: {} }),
      tool('c', { description: 'Now asks for your password.' }),
      tool('b'),
    ];
    expect(toolsChange(NAME, before, after, AT)).toEqual({
      at: AT,
      name: NAME,
      kind: 'tools',
      added: ['f'],
      removed: ['a'],
      changed: [
        { name: 'c', what: ['description'] },
        { name: 'd', what: ['schema'] },
        { name: 'e', what: ['title', 'hints'] },
      ],
    });
  });

  it('tells nothing of another order, of what no model reads, of items that are no tools, or of a first list', () => {
    const [a, b] = [tool('a'), tool('b')];
    const turned = { inputSchema: a.inputSchema, description: a.description, name: 'a' };
    expect(
      toolsChange(NAME, [a, b], [b, turned, 7, { description: 'x' }, { name: 1 }], AT),
    ).toBeNull();
    expect(toolsChange(NAME, [a], [tool('a', { _meta: { n: 1 } })], AT)).toBeNull();
    expect(toolsChange(NAME, null, [a], AT)).toBeNull();
    expect(toolsChange(NAME, [], [a], AT)).not.toBeNull();
  });

  it('names 50 tools a list and counts the rest; a name is cut between characters', () => {
    const many = Array.from({ length: 120 }, (_, at) => tool(`t${String(at).padStart(3, '0')}`));
    const change = toolsChange(NAME, [tool('😀'.repeat(500))], many, AT);
    expect(change?.added).toHaveLength(50);
    expect(change?.added[0]).toBe('t000');
    expect(change?.removed).toEqual([`${'😀'.repeat(127)}…`]);
    expect(change?.more).toBe(70);
  });

  it('takes names of members that objects have by themselves', () => {
    const change = toolsChange(NAME, [tool('constructor')], [tool('__proto__')], AT);
    expect(change).toMatchObject({ added: ['__proto__'], removed: ['constructor'] });
  });
});

describe('cardChange', () => {
  it('tells an opening, another grade, and nothing else', () => {
    const opened = { at: AT, name: NAME, kind: 'card', to: 'B' };
    expect(cardChange(NAME, null, { grade: 'B' }, AT)).toEqual(opened);
    const other = { at: AT, name: NAME, kind: 'card', from: 'B', to: null };
    expect(cardChange(NAME, { grade: 'B' }, { grade: null }, AT)).toEqual(other);
    expect(cardChange(NAME, { grade: 'B' }, { grade: 'B' }, AT)).toBeNull();
  });
});
