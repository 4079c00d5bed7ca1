import { expect, it } from 'vitest';
import { newReport, type ProbeReport } from '../../../src/pipeline/probe/report.ts';
import { probeReportText } from '../../../src/pipeline/probe/report-text.ts';

function report(members: Partial<ProbeReport>): ProbeReport {
  return { ...newReport('2026-11-01T06:00:00.000Z', true), ...members };
}

it('tells a run from its numbers', () => {
  const text = probeReportText(
    report({
      duration_ms: 12_345,
      targets: 5,
      probed: 4,
      reads: 6,
      second_reads: 2,
      by_status: { ...newReport('', true).by_status, ok: 3, error: 1 },
      new: 1,
      changed: [{ name: 'example.test/a', from: 'ok', to: 'error' }],
      pending: 2,
      left_hosts: [{ host: 'big.example', unread: 7, not_repeated: 10 }],
    }),
  );
  expect(text).toBe(`4 of 5 endpoints in 12 s, 6 reads, 2 of them in the last pass
ok 3, error 1
1 new, 1 changed status, 2 not yet confirmed, 0 opted out, 0 dropped, 0 toolsets written
  example.test/a: ok -> error
  big.example timed out too often in a row and was left for this run: 7 endpoints not read, 10 not read again; they keep their state
`);
});

it('says how many it does not show', () => {
  const changed = Array.from({ length: 245 }, (_, n) => {
    return { name: `example.test/${n}`, from: 'ok', to: 'error' } as const;
  });
  const lines = probeReportText(report({ changed })).split('\n');
  expect(lines.filter((line) => line.includes('->'))).toHaveLength(200);
  expect(lines).toContain('  … and 45 more');
});

it('shows what others wrote inert', () => {
  const hostile = '\u001b[2J\u202e\n::error::x';
  const text = probeReportText(
    report({
      left_hosts: [{ host: hostile, unread: 1, not_repeated: 0 }],
      failed_reads: [{ endpoint: hostile, message: hostile.repeat(1000) }],
      toolsets_too_large: [hostile],
    }),
  );
  expect(text).not.toMatch(/[\u001b\u202e]/);
  for (const line of text.split('\n')) {
    expect(line.trimStart()).not.toMatch(/^::/);
    expect(line.length).toBeLessThan(1000);
  }
});
