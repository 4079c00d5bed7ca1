import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogDiff } from '../../src/catalog/diff.ts';
import { type SyncFacts, syncSummary } from '../../src/render/sync-summary.ts';
import { hostileText } from './hostile.ts';

function facts(diff: Partial<CatalogDiff> = {}, rejected: SyncFacts['rejected'] = []): SyncFacts {
  const none = {
    added: [],
    removed: [],
    moved: [],
    transport: [],
    version: [],
    title: [],
    description: [],
    deprecated: [],
    reactivated: [],
  };
  const registry = 'https://registry.example/v0.1/servers';
  return {
    registry,
    pages: 375,
    rows: 37_500,
    listed: 36_900,
    rejected,
    diff: { ...none, ...diff },
  };
}

describe('the summary of a sync', () => {
  it('says what changed, what may hurt first', () => {
    const summary = syncSummary(
      facts(
        {
          added: [{ name: 'org.example/new', endpoint: 'https://new.example/mcp' }],
          removed: [{ name: 'org.example/old' }],
          moved: [{ name: 'org.example/a', from: 'https://a.example/mcp' }],
          deprecated: [{ name: 'org.example/b', message: 'Use *c*' }],
        },
        [{ name: 'bad name', reason: 'name_invalid', detail: '' }],
      ),
    );
    expect(summary).toBe(`## Sync with the registry

37,500 rows in 375 pages from \`https://registry.example/v0.1/servers\`: **36,900 listed**, 1 rejected.

| Change | Listings |
|---|--:|
| Removed | 1 |
| Endpoint changed | 1 |
| Deprecated | 1 |
| Added | 1 |

### Removed (1)

- \`org.example/old\`

### Endpoint changed (1)

- \`org.example/a\`: \`https://a.example/mcp\` → none

### Deprecated (1)

- \`org.example/b\`: Use &#42;c&#42;

### Added (1)

- \`org.example/new\` \`https://new.example/mcp\`

### Rejected rows (1)

- \`bad name\`: The name does not match the registry's own pattern.
`);
  });

  it('says so where nothing changed', () => {
    expect(syncSummary(facts())).toContain('No listing changed.');
  });

  it('shows the first 50 of a kind and counts the rest', () => {
    const added = Array.from({ length: 6000 }, (_, i) => ({ name: `org.example/${i}` }));
    const summary = syncSummary(facts({ added }));
    expect(summary).toContain('### Added (6,000)');
    expect(summary.match(/^- `/gm)).toHaveLength(50);
    expect(summary).toContain('- … and 5,950 more\n');
  });

  it('fits into the body of a pull request, however long and hostile the texts are', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const change = { name: text, from: '<'.repeat(3000), to: `${text}${'*'.repeat(3000)}` };
        const many = Array.from({ length: 60 }, () => change);
        const summary = syncSummary(
          facts(
            {
              moved: many,
              transport: many,
              title: many,
              description: many,
              version: many,
              deprecated: many.map(({ name, to }) => ({ name, message: to })),
            },
            many.map(({ name, to }) => ({ name, reason: 'too_large', detail: to })),
          ),
        );
        expect(summary.length).toBeLessThan(65_536);
        expect(summary).toContain('### Rejected rows (60)');
        for (const line of summary.split('\n')) {
          expect(line).toMatch(/^(?:$|## |### |- |\||37,500 rows)/);
        }
      }),
      { numRuns: 50 },
    );
  });
});
