import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resultMarkdown, stepSummary } from '../../src/render/result-markdown.ts';
import { hostileResult, result, row } from './results.ts';

it('is a heading, the facts and a table with the worst first', () => {
  const rows = [row({ level: 'pass', state: 'Verified', id: 'reachability' }), row()];
  expect(resultMarkdown(result(rows))).toBe(`## Checkup of \`https://mcp.example/mcp\`

**13 observed, 2 not checked**

- Requests: \`8\`

| | What | State | Seen |
|---|---|---|---|
| ❌ | \`tools_list\` | Failed | An item of the list is not an object. |
| ✅ | \`reachability\` | Verified | An item of the list is not an object. |
`);
});

it('stays below what a comment takes, and counts what it leaves out', () => {
  const text = '|'.repeat(5000);
  const markdown = resultMarkdown(result(Array.from({ length: 400 }, () => row({ text }))));
  expect(markdown.length).toBeLessThan(60_000);
  const shown = markdown.match(/^\| ❌/gm)?.length ?? 0;
  expect(shown).toBeGreaterThan(5);
  expect(markdown).toContain(`… and ${400 - shown} more.`);
});

it('has as many lines and cells as it has rows, whatever a server writes', () => {
  fc.assert(
    fc.property(hostileResult, (hostile) => {
      const lines = resultMarkdown(hostile).trimEnd().split('\n');
      expect(lines.filter((line) => /^\| [❌⚠ℹ➖✅]/u.test(line))).toHaveLength(
        hostile.rows.length,
      );
      const table = lines.slice(-hostile.rows.length - 2);
      for (const line of table) expect(line.match(/\|/g)).toHaveLength(5);
    }),
    { numRuns: 1000 },
  );
});

it('keeps a summary within what the runner takes', () => {
  const big = result(Array.from({ length: 400 }, () => row({ text: '漢|'.repeat(5000) })));
  const summary = stepSummary(Array.from({ length: 60 }, () => big));
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
  const told = summary.match(/^## /gm)?.length ?? 0;
  expect(told).toBeGreaterThan(5);
  expect(summary).toContain(`… and ${60 - told} more results`);
});
