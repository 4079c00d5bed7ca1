import { expect, it } from 'vitest';
import { type ProbeFacts, probeSummary } from '../../src/render/probe-summary.ts';

function facts(different: Partial<ProbeFacts> = {}): ProbeFacts {
  return {
    started_at: '2026-11-30T02:41:00.000Z',
    duration_ms: 1_834_900,
    full: true,
    targets: 30_000,
    probed: 29_990,
    reads: 31_000,
    second_reads: 1010,
    by_status: {
      ok: 17_394,
      ok_empty: 0,
      auth_required: 7797,
      error: 2999,
      unreachable: 1800,
      skipped: 0,
    },
    by_reason: { unauthorized: 7797, not_found: 2999, headers_timeout: 1800 },
    new: 12,
    changed: [{ name: 'org.example/a', from: 'ok', to: 'error' }],
    pending: 31,
    opted_out: 2,
    left_hosts: [{ host: 'slow.example', unread: 10, not_repeated: 3 }],
    failed_reads: [],
    dropped: 4,
    toolsets_written: 90,
    toolsets_too_large: [],
    ...different,
  };
}

it('tells what a probe saw', () => {
  expect(probeSummary(facts())).toBe(`## Probe of every listed endpoint

**29,990 of 30,000 endpoints** in 30 min 34 s from \`2026-11-30T02:41:00.000Z\`, with 31,000 reads, 1,010 of them in the last pass.

| Status | Endpoints | Share |
|---|--:|--:|
| ok | 17,394 | 58.0 % |
| auth_required | 7,797 | 26.0 % |
| error | 2,999 | 10.0 % |
| unreachable | 1,800 | 6.0 % |

New: 12. Status changed: 1. Not yet confirmed: 31. Opted out: 2. Dropped: 4. Toolsets written: 90.

### Hosts left for this run (1)

- \`slow.example\` timed out too often in a row: 10 not read, 3 not read again

### Status changed (1)

- \`org.example/a\`: ok → error

### Reasons (3)

- 7,797 × \`unauthorized\`: The server asks for authentication (401).
- 2,999 × \`not_found\`: There is nothing at this address (404).
- 1,800 × \`headers_timeout\`: No answer began to arrive in time.
`);
});

it('keeps hostile names and messages inert', () => {
  const summary = probeSummary(
    facts({
      full: false,
      changed: [{ name: '</td>`|<b>\u202e', from: 'ok', to: 'error' }],
      failed_reads: [{ endpoint: 'https://x.example/`@b`', message: '<script>@someone' }],
    }),
  );
  expect(summary).toContain('## Probe of chosen listings');
  expect(summary).toContain('- `` </td>`⟨U+007C⟩<b>⟨U+202E⟩ ``: ok → error');
  expect(summary).toContain('&#60;script&#62;@&#8203;someone');
});
