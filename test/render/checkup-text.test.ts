import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../src/judge/checkup/index.ts';
import type { CheckupResult, Row } from '../../src/judge/checkup/judge.ts';
import { checkupText } from '../../src/render/checkup-text.ts';
import { hostileText } from './hostile.ts';

function checkup(rows: Partial<Record<string, Partial<Row>>> = {}): CheckupResult {
  return {
    endpoint: 'https://mcp.example/mcp',
    checked_at: '2026-11-30T12:00:00.000Z',
    expires_at: '2026-12-01T12:00:00.000Z',
    signed: false,
    requests: 3,
    rows: CHECKS.map(({ id, group }) => {
      const row = { check: id, group, state: 'VERIFIED', reason: null, detail: null };
      return { ...row, ...rows[id] } as Row;
    }),
    counts: { observed: 15, not_checked: 0 },
    fingerprints: { toolset: null, schema: null },
  };
}

describe('a checkup at a terminal', () => {
  it('shows four groups, each state by its word, and until when it stands', () => {
    const text = checkupText(
      checkup({
        discovery_handshake: {
          state: 'FAILED',
          reason: { key: 'handshake_initialize_http_error', params: { status: 404 } },
        },
        tools_list: {
          state: 'UNVERIFIED',
          reason: { key: 'credential_required', params: { scheme: 'bearer' } },
        },
        redirect_policy: {
          state: 'OBSERVED_RISK',
          reason: { key: 'redirect_cross_host_observed', params: {} },
        },
      }),
      { colour: false },
    );
    expect(text).toContain(`https://mcp.example/mcp

  Reach
    Verified       Reachability
    Verified       Latency

  Protocol
    Verified       Transport
    Verified       Protocol revision
    Failed         Handshake
                   initialize was answered with HTTP 404 instead of 200.
                   → Answer server/discover`);
    expect(text).toContain(`    Not checked    Tool list
                   The server asks for credentials (bearer), and none are ever sent.
    Verified       Shape of a refusal`);
    expect(text).toContain('    Observed risk  Redirects\n');
    expect(
      text.endsWith(`
  15 observed, 0 not checked, with 3 requests.
  Checked 2026-11-30T12:00:00.000Z; stands until 2026-12-01T12:00:00.000Z.
  One observation from one place. It is not signed.
`),
    ).toBe(true);
  });

  it('is the same in colour', () => {
    const result = checkup({ reachability: { detail: { text: 'Fine.' } } });
    const colour = checkupText(result, { colour: true });
    expect(colour).toContain('\u001b[32m');
    expect(stripVTControlCharacters(colour)).toBe(checkupText(result, { colour: false }));
  });

  it('lets nothing out that a server wrote to change how it reads', () => {
    const lines = checkupText(checkup(), { colour: false }).split('\n').length;
    fc.assert(
      fc.property(hostileText, (text) => {
        const row = { detail: { text } };
        const shown = checkupText(checkup({ tool_description_hygiene: row }), { colour: false });
        expect(shown.split('\n').length).toBe(lines + 1);
        expect(shown).not.toMatch(
          /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/,
        );
      }),
    );
  });
});
