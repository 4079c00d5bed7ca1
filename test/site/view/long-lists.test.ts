import { expect, it } from 'vitest';
import { type LeftOut, STEPS } from '../../../site/budget.ts';
import { directoryView, listPages } from '../../../site/view/directory.ts';
import { directoryLists } from '../../../site/view/lists.ts';
import { standing } from '../../../src/render/standing.ts';
import { slug } from '../../../src/store/slug.ts';
import { EXAMPLE_EPOCH, exampleCatalog } from '../../data/examples.ts';

const run = { last_run: null };
const standings = exampleCatalog(2500).servers.map((listing) =>
  standing({
    listing,
    slug: slug(listing.name),
    state: undefined,
    samples: undefined,
    run,
    asOf: EXAMPLE_EPOCH,
  }),
);

/** Pages of the longest list of a facet, and how many listings each says come after the list's end. */
function longest(leftOut: LeftOut) {
  const lists = directoryLists({ standings, leftOut }, []);
  const [list] = [...lists.faceted.values()].sort((a, b) => b.items.length - a.items.length);
  const pages = listPages(lists).filter((page) => page.list === list);
  return {
    listings: list?.items.length ?? 0,
    left: pages.map((page) => directoryView(lists, page).left),
    ofAll: listPages(lists).filter((page) => page.list === lists.all).length,
  };
}

it('ends long lists by facets early where a site has to, and says how many are left', () => {
  const whole = longest([]);
  expect(whole.listings).toBeGreaterThan(1200);
  expect(whole.left).toEqual(new Array(Math.ceil(whole.listings / 200)).fill(0));
  const cut = longest(STEPS);
  expect(cut.left).toEqual([0, 0, 0, whole.listings - 800]);
  expect(cut.ofAll).toBe(whole.ofAll);
});
