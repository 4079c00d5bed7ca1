import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REASONS, type ReasonCode } from '../../src/judge/handshake/reasons.ts';
import { handshakeText } from '../../src/render/terminal.ts';
import { hostileText } from './hostile.ts';
import { judgement } from './judgement.ts';

const plain = (different: Parameters<typeof judgement>[0]) =>
  handshakeText(judgement(different), { colour: false });

const NOTHING_READ = {
  era: null,
  protocol_version: null,
  server_info: null,
  tools: null,
  pages: 0,
} as const;

describe('a handshake at a terminal', () => {
  it('shows the status, the server and its tools', () => {
    expect(plain({})).toBe(`OK  https://mcp.example/mcp

  Server       example 1.2.3
  Protocol     2025-06-18 over streamable HTTP
  HTTP status  200
  Latency      412 ms
  Requests     3, 1 page of tools read

  2 tools
    echo  Says it back
    add

  What to do   Nothing: it answered and lists its tools.
`);
  });

  it.each([40, 80, 100])('keeps each tool on one line of %i columns', (columns) => {
    const tools = [{ name: 'n'.repeat(12), description: 'word '.repeat(50) }, { name: 'short' }];
    const shown = handshakeText(judgement({ tools }), { colour: false, columns });
    const lines = shown.split('\n').filter((line) => line.includes('word'));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.length).toBeLessThanOrEqual(columns);
    expect(lines[0]).toMatch(/…$/);
  });

  it('says in one sentence why a server is gated', () => {
    const shown = plain({
      ...NOTHING_READ,
      status: 'auth_required',
      reason: 'unauthorized',
      http_status: 401,
      requests: 1,
    });
    expect(shown).toBe(`AUTH REQUIRED  https://mcp.example/mcp
  The server asks for authentication (401).

  HTTP status  401
  Latency      412 ms
  Requests     1

  What to do   Nothing, if the gate is meant: a listing behind a gate counts as up.
`);
  });

  it('tells how to read a private address', () => {
    const shown = plain({
      ...NOTHING_READ,
      status: 'skipped',
      reason: 'address_refused',
      http_status: null,
      latency_ms: null,
      requests: 0,
    });
    expect(shown).toContain('SKIPPED');
    expect(shown).toContain('Requests     none was sent');
    expect(shown).toContain('--allow-private');
  });

  it('has the sentence of every reason, and says of a passing one that it may pass', () => {
    for (const reason of Object.keys(REASONS) as ReasonCode[]) {
      const { text, transient } = REASONS[reason];
      const shown = plain({ ...NOTHING_READ, status: 'error', reason, transient });
      expect(shown).toContain(`\n  ${text}\n`);
      expect(shown.includes('Try again later'), reason).toBe(transient);
    }
  });

  it('colours only when asked, and says the same', () => {
    const coloured = handshakeText(judgement(), { colour: true });
    expect(coloured).not.toBe(plain({}));
    expect(stripVTControlCharacters(coloured)).toBe(plain({}));
  });

  it('stays in shape whatever a server writes', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (text, other) => {
        const shown = plain({
          endpoint: `https://mcp.example/${text}`,
          server_info: { name: text, title: other, version: text },
          protocol_version: other,
          tools: [{ name: text, description: `${other}${'x'.repeat(3000)}` }],
        });
        expect(shown).toMatch(
          /^OK {2}https:.*\n\n(?: {2}(?:Server|Protocol|HTTP status|Latency|Requests) +.*\n)+\n {2}1 tool\n {4}.*\n\n {2}What to do .*\n$/,
        );
        expect(shown).not.toMatch(
          /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/,
        );
        expect(shown).not.toMatch(/^\s*::|##\[/m);
        for (const line of shown.split('\n').slice(1)) expect([...line].length).toBeLessThan(110);
      }),
      { numRuns: 500 },
    );
  });
});
