import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServerState } from '../../../src/generated/mcp-validation-state.ts';
import { fingerprints } from '../../../src/judge/fingerprint.ts';
import type { HandshakeJudgement } from '../../../src/judge/handshake/judge.ts';
import { type TransitionContext, transition } from '../../../src/judge/handshake/transition.ts';
import { ENDPOINT, failed, judgement } from './listing.ts';

const DAY1 = '2026-11-01T06:00:00Z';
const DAY1_LATER = '2026-11-01T18:00:00Z';
const DAY2 = '2026-11-02T06:00:00Z';
const DAY3 = '2026-11-03T06:00:00Z';

function context(at: string, members: Partial<TransitionContext> = {}): TransitionContext {
  return {
    endpoint: ENDPOINT,
    at,
    previousAt: null,
    claimed: { method: 'none', count: 0 },
    toolsChanged: false,
    ...members,
  };
}

type Day = [at: string, judged: HandshakeJudgement];

/** The state after a row of full runs; the time of a read is the next one's `previousAt`. */
function stateAfter(...days: Day[]): ServerState | undefined {
  let state: ServerState | undefined;
  let previousAt: string | null = null;
  for (const [at, judged] of days) {
    state = transition(state, judged, context(at, { previousAt }));
    if (judged.status !== 'skipped') previousAt = at;
  }
  return state;
}

const ok = judgement();
const empty = judgement({ status: 'ok_empty', tools: [] });
const gate = failed({ status: 'auth_required', reason: 'unauthorized', http_status: 401 });
const gone = failed({ status: 'error', reason: 'not_found', http_status: 404 });
const timeout = failed({
  status: 'unreachable',
  reason: 'connect_timeout',
  transient: true,
});
const reset = failed({ status: 'unreachable', reason: 'reset', transient: true });
const busy = failed({
  status: 'error',
  reason: 'gateway_error',
  http_status: 503,
  transient: true,
});
const skipped = failed({ status: 'skipped', reason: 'address_refused' });

describe('a first read', () => {
  it('that lists tools stores all that was learned', () => {
    const { toolset, schema } = fingerprints(ok.tools ?? []);
    expect(stateAfter([DAY1, ok])).toEqual({
      endpoint: ENDPOINT,
      endpoint_status: 'ok',
      http_status: 200,
      validation_method: 'live_mcp',
      era: 'streamable',
      protocol_version: '2025-06-18',
      server_info: { name: 'one', version: '1.0.0' },
      tool_count: 2,
      toolset_fingerprint: toolset,
      schema_fingerprint: schema,
      changed_at: DAY1,
    });
  });

  it('that fails has the tools that the publisher claims', () => {
    const claimed = { method: 'registry', count: 3 } as const;
    expect(transition(undefined, gate, context(DAY1, { claimed }))).toEqual({
      endpoint: ENDPOINT,
      endpoint_status: 'auth_required',
      reason: 'unauthorized',
      http_status: 401,
      validation_method: 'registry',
      tool_count: 3,
      changed_at: DAY1,
    });
  });

  it('that is skipped stores nothing', () => expect(stateAfter([DAY1, skipped])).toBeUndefined());
});

describe('status after a row of reads', () => {
  it.each<[string, Day[], string, string | undefined]>([
    [
      'a transient outcome of a new server counts at once',
      [[DAY1, timeout]],
      'unreachable',
      undefined,
    ],
    [
      'one bad day leaves ok',
      [
        [DAY1, ok],
        [DAY2, timeout],
      ],
      'ok',
      DAY2,
    ],
    [
      'one bad day leaves ok_empty',
      [
        [DAY1, empty],
        [DAY2, busy],
      ],
      'ok_empty',
      DAY2,
    ],
    [
      'one bad day leaves a gate',
      [
        [DAY1, gate],
        [DAY2, busy],
      ],
      'auth_required',
      DAY2,
    ],
    [
      'twice on one UTC day is one bad day',
      [
        [DAY1, ok],
        [DAY2, timeout],
        ['2026-11-02T23:59:59Z', timeout],
      ],
      'ok',
      DAY2,
    ],
    [
      'two bad days are a verdict',
      [
        [DAY1, ok],
        [DAY2, timeout],
        [DAY3, timeout],
      ],
      'unreachable',
      undefined,
    ],
    [
      'another reason of the same status agrees',
      [
        [DAY1, ok],
        [DAY2, timeout],
        [DAY3, reset],
      ],
      'unreachable',
      undefined,
    ],
    [
      'another status does not agree',
      [
        [DAY1, ok],
        [DAY2, timeout],
        [DAY3, busy],
      ],
      'ok',
      DAY3,
    ],
    [
      'a minute past midnight is another day',
      [
        [DAY1, ok],
        ['2026-11-02T23:59:30Z', busy],
        ['2026-11-03T00:00:30Z', busy],
      ],
      'error',
      undefined,
    ],
    [
      'recovery clears the doubt',
      [
        [DAY1, ok],
        [DAY2, timeout],
        [DAY3, ok],
      ],
      'ok',
      undefined,
    ],
    [
      'doubt starts anew after recovery',
      [
        [DAY1, ok],
        [DAY2, timeout],
        [DAY2, ok],
        [DAY3, timeout],
      ],
      'ok',
      DAY3,
    ],
    [
      'a lasting failure counts at once',
      [
        [DAY1, ok],
        [DAY2, gone],
      ],
      'error',
      undefined,
    ],
    [
      'a lasting failure ends the doubt',
      [
        [DAY1, ok],
        [DAY2, timeout],
        [DAY2, gone],
      ],
      'error',
      undefined,
    ],
    [
      'a gate counts at once',
      [
        [DAY1, ok],
        [DAY2, gate],
      ],
      'auth_required',
      undefined,
    ],
    [
      'what was broken changes without doubt',
      [
        [DAY1, gone],
        [DAY2, timeout],
      ],
      'unreachable',
      undefined,
    ],
    [
      'a skipped read changes nothing',
      [
        [DAY1, ok],
        [DAY2, timeout],
        [DAY3, skipped],
      ],
      'ok',
      DAY2,
    ],
  ])('%s', (_, days, status, since) => {
    const state = stateAfter(...days);
    expect(state?.endpoint_status).toBe(status);
    expect(state?.pending?.since).toBe(since);
  });

  it('keeps the reason and HTTP status of the stored status while in doubt', () => {
    const state = stateAfter([DAY1, gate], [DAY2, busy]);
    expect(state).toMatchObject({
      reason: 'unauthorized',
      http_status: 401,
      pending: { status: 'error', reason: 'gateway_error', since: DAY2 },
    });
  });

  it('never carries a reason with ok', () => {
    expect(stateAfter([DAY1, gone], [DAY2, ok])).not.toHaveProperty('reason');
  });
});

describe('tools', () => {
  it.each<[string, HandshakeJudgement]>([
    ['a gate', gate],
    ['an error', gone],
    ['a time-out', timeout],
  ])('are kept behind %s, with the time of their reading', (_, judged) => {
    const before = stateAfter([DAY1, ok]);
    for (const state of [
      stateAfter([DAY1, ok], [DAY2, judged]),
      stateAfter([DAY1, ok], [DAY2, judged], [DAY3, judged]),
    ]) {
      expect(state).toMatchObject({
        tool_count: 2,
        validation_method: 'live_mcp',
        toolset_fingerprint: before?.toolset_fingerprint,
        tools_read_at: DAY1,
        server_info: { name: 'one', version: '1.0.0' },
      });
    }
  });

  it('are replaced by an empty list', () => {
    const state = stateAfter([DAY1, ok], [DAY2, empty]);
    expect(state).toMatchObject({ tool_count: 0, validation_method: 'live_mcp' });
    expect(state).not.toHaveProperty('tools_read_at');
  });

  it('that no fingerprint can be made of still count', () => {
    const state = stateAfter([DAY1, judgement({ tools: [{ name: 'a' }] })]);
    expect(state?.tool_count).toBe(1);
    expect(state?.toolset_fingerprint).toMatch(/^sha256:/);
    expect(state).not.toHaveProperty('schema_fingerprint');
  });

  it('read live are never lost to a read that could not see them', () => {
    const blind = fc.constantFrom(gate, gone, timeout, reset, busy, skipped);
    fc.assert(
      fc.property(fc.array(blind), (days) => {
        const row = days.map((judged, index): Day => {
          return [new Date(Date.parse(DAY2) + index * 43_200_000).toISOString(), judged];
        });
        const state = stateAfter([DAY1, ok], ...row);
        expect(state).toMatchObject({ tool_count: 2, validation_method: 'live_mcp' });
        expect(state?.tools_read_at ?? DAY1).toBe(DAY1);
      }),
    );
  });
});

describe('changed_at', () => {
  it.each<[string, Day[], string]>([
    [
      'stays while nothing changes',
      [
        [DAY1, ok],
        [DAY2, ok],
        [DAY3, ok],
      ],
      DAY1,
    ],
    [
      'stays through a bad day',
      [
        [DAY1, ok],
        [DAY2, timeout],
        [DAY3, ok],
      ],
      DAY1,
    ],
    [
      'moves with the status',
      [
        [DAY1, ok],
        [DAY2, gone],
      ],
      DAY2,
    ],
    [
      'moves with a confirmed doubt',
      [
        [DAY1, ok],
        [DAY2, timeout],
        [DAY3, timeout],
      ],
      DAY3,
    ],
    [
      'moves with the tools',
      [
        [DAY1, ok],
        [DAY2, judgement({ tools: [{ name: 'c' }] })],
      ],
      DAY2,
    ],
    [
      'moves with the version',
      [
        [DAY1, ok],
        [DAY2, judgement({ server_info: { name: 'one', version: '2.0.0' } })],
      ],
      DAY2,
    ],
  ])('%s', (_, days, at) => expect(stateAfter(...days)?.changed_at).toBe(at));

  it('moves when only a description changed', () => {
    const first = stateAfter([DAY1, ok]);
    const second = transition(first, ok, context(DAY2, { toolsChanged: true }));
    expect(second?.changed_at).toBe(DAY2);
  });
});

describe('a line of the state file', () => {
  it('is the same after a run that learned nothing new', () => {
    const judged = fc.constantFrom(ok, empty, gate, gone, timeout, busy);
    fc.assert(
      fc.property(judged, (one) => {
        const settled = stateAfter([DAY1, one], [DAY1_LATER, one]);
        expect(stateAfter([DAY1, one], [DAY1_LATER, one], [DAY2, one])).toEqual(settled);
      }),
    );
  });

  it('does not grow by what a server sends', () => {
    const long = 'x\u{1F600}'.repeat(100_000);
    const state = stateAfter([
      DAY1,
      judgement({
        protocol_version: long,
        server_info: { name: long, title: long, version: long },
      }),
    ]);
    expect(JSON.stringify(state).length).toBeLessThan(3000);
  });
});
