import { expect, it } from 'vitest';
import { byRank } from '../../../site/plain/search-index.ts';

type Ranked = Parameters<typeof byRank>[0];

function one(
  name: string,
  code: Ranked['status']['code'],
  score: number,
  more: Partial<Ranked['listing']> = {},
): Ranked {
  return { status: { code }, grade: { score }, listing: { name, status: 'active', ...more } };
}

it("ranks a vendor's own server that answers before others, then who is live, gated, and well graded", () => {
  const ranked = [
    one('com.vendor/own', 'auth_required', 70, { official: true }),
    one('a/live', 'live_ok', 100),
    one('b/live', 'live_ok', 100),
    one('a/less', 'live_ok', 90),
    one('a/gated', 'auth_required', 100),
    one('com.vendor/gone', 'unreachable', 40, { official: true }),
    one('a/local', 'local_unprobed', 30),
    one('com.vendor/old', 'live_ok', 100, { official: true, status: 'deprecated' }),
    one('a/old', 'unreachable', 0, { status: 'deprecated' }),
  ];
  const names = (list: Ranked[]): string[] => list.map(({ listing }) => listing.name);
  expect(names([...ranked].reverse().sort(byRank))).toEqual(names(ranked));
});
