import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewMarkdown } from '../../src/render/review-markdown.ts';
import { reviewText } from '../../src/render/review-text.ts';
import type { Entry, Review } from '../../src/review/review.ts';
import { hostileText } from './hostile.ts';

function review(own: Partial<Review> = {}): Review {
  return {
    base: 'main',
    head: 'proposal',
    suspicious: [],
    sections: [],
    violations: [],
    looked_at: { files: 1234, rules: 19 },
    ...own,
  };
}

const moved: Entry[] = [{ name: 'io.test/a', from: 'https://a.example/mcp', to: null }];

describe('a review in Markdown', () => {
  it('says what is suspicious and what does not hold before what changed', () => {
    const { text, rest } = reviewMarkdown(
      review({
        suspicious: [{ code: 'one_host', where: 'evil.example', count: 60, most: 50 }],
        violations: [
          { rule: 'state-listed', where: 'io.test/b', what: 'no listing of *this* name' },
        ],
        sections: [
          { kind: 'moved', title: 'Endpoint changed', entries: moved },
          {
            kind: 'added',
            title: 'Added',
            entries: [{ name: 'io.test/c', text: 'https://c.example/mcp' }],
          },
        ],
      }),
    );
    expect(rest).toBeNull();
    expect(text).toBe(`## What changed in the data

**1 suspicious**, **1 violation** of what must hold (19 invariants, 1,234 files).

| Change | Count |
|---|--:|
| Endpoint changed | 1 |
| Added | 1 |

### Suspicious (1)

- 60 endpoints moved to the one host \`evil.example\` (50 at most are ordinary)

### Does not hold (1)

- \`state-listed\`, \`io.test/b\`: no listing of &#42;this&#42; name

### Endpoint changed (1)

- \`io.test/a\`: \`https://a.example/mcp\` → none

### Added (1)

- \`io.test/c\`: \`https://c.example/mcp\`
`);
  });

  it('shows the first 50 of a kind, counts the rest, and gives the rest', () => {
    const entries = Array.from({ length: 6000 }, (_, at) => ({ name: `io.test/${at}` }));
    const { text, rest } = reviewMarkdown(
      review({ sections: [{ kind: 'added', title: 'Added', entries }] }),
    );
    expect(text.match(/^- `/gm)).toHaveLength(50);
    expect(text).toContain('- … and 5,950 more\n');
    expect(rest?.match(/^- `/gm)).toHaveLength(5950);
    expect(rest).toContain('`io.test/5999`');
  });

  it('fits into a pull request and stays text, whatever stands in it', () => {
    fc.assert(
      fc.property(hostileText, (hostile) => {
        const entries = Array.from({ length: 60 }, () => ({
          name: hostile,
          from: `${hostile}${'<'.repeat(400)}`,
          to: hostile,
          text: `@someone #1 GH-1 https://evil.example ![i](x) <!-- ${hostile}`,
        }));
        const kinds = [
          'removed',
          'moved',
          'title',
          'description',
          'claims',
          'opt_outs',
          'toolset',
          'card',
        ];
        const { text } = reviewMarkdown(
          review({
            sections: kinds.map((kind) => ({ kind, title: kind, entries })),
            violations: entries.map(({ name, text: what }) => ({ rule: 'r', where: name, what })),
            suspicious: [{ code: 'one_description', where: hostile, count: 60, most: 50 }],
          }),
        );
        expect(text.length).toBeLessThan(65_536);
        for (const line of text.split('\n')) expect(line).toMatch(/^(?:$|## |### |- |\||\*\*)/);
        const outside = text.replace(/(`+)(?!`).*?(?<!`)\1(?!`)/g, '');
        expect(outside).not.toMatch(/@(?=someone)|#1\b|GH-1|https:\/\/evil|<!--|!\[|\]\(/);
        expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u0000]/);
      }),
      { numRuns: 40 },
    );
  });

  it('says so where nothing changed', () => {
    expect(reviewMarkdown(review()).text).toContain('No listing changed.');
  });
});

describe('a review for a log', () => {
  it('has no line that is a command, whatever stands in it', () => {
    fc.assert(
      fc.property(hostileText, (hostile) => {
        const entries = [
          {
            name: `::error::${hostile}`,
            from: hostile,
            to: null,
            text: `\n::set-output name=x::${hostile}`,
          },
        ];
        const { text } = reviewText(
          review({ sections: [{ kind: 'moved', title: 'Moved', entries }] }),
        );
        for (const line of text.split('\n')) expect(line.trim()).not.toMatch(/^::|##\[/);
        expect(text.split('\n')).toHaveLength(4);
      }),
      { numRuns: 40 },
    );
  });

  it('counts what it leaves out and gives it', () => {
    const entries = Array.from({ length: 52 }, (_, at) => ({ name: `io.test/${at}` }));
    const { text, rest } = reviewText(
      review({ sections: [{ kind: 'added', title: 'Added', entries }] }),
    );
    expect(text).toContain('  … and 2 more\n');
    expect(rest).toBe('Added\n  io.test/50\n  io.test/51\n');
    expect(reviewText(review()).text).toBe(
      '1234 files, 19 invariants: 0 violations, 0 suspicious\nnothing changed\n',
    );
  });
});
