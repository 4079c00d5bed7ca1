import type { Listing } from '../../src/generated/catalog.ts';
import type { Standing } from '../../src/render/standing.ts';
import { cut } from '../../src/render/text.ts';
import { PATHS } from '../paths.ts';
import { facetIndex } from './facet.ts';
import { FACETS, type Listed } from './facets.ts';
import { count, counted, type Moment, moment } from './format.ts';
import { facetPath, type List, type Lists, narrowing, severalIn } from './lists.ts';
import { type Tone, toneOf } from './status.ts';
import { titleOf } from './title.ts';

/** Rows that tell what the listing is for take more room. */
const PAGE = 200;
const PAGE_WITH_ABOUT = 100;

export interface Row extends Pick<Listing, 'endpoint'> {
  path: string;
  title: string;
  name: string;
  /** Null in lists that are long and many. */
  about: string | null;
  deprecated: boolean;
  status: { label: string; tone: Tone };
  grade: string;
  score: number;
  tools: string;
  auth: string;
  date: Moment | null;
}

export interface Choice {
  words: string;
  count: string | null;
  path: string;
  current: boolean;
}

export interface DirectoryView {
  path: string;
  title: string;
  means: string | null;
  /** Above this list: words and, but for the last, where they lead. */
  trail: { words: string; path: string | null }[];
  /** What the last column has the date of. */
  dated: 'Updated' | 'Published';
  order: string;
  page: number;
  pages: number;
  total: string;
  from: number;
  to: number;
  /** How many come after the last page. */
  left: number;
  rows: Row[];
  /** Other lists, a row each facet. */
  choices: { title: string; path: string | null; choices: Choice[] }[];
  /** Pages that get a link: the ends and the neighbours. A gap is null. */
  links: ({ page: number; path: string } | null)[];
}

export interface ListPage {
  list: List;
  /** From 1. */
  page: number;
}

/** All pages of all lists. */
export function listPages(lists: Lists): ListPage[] {
  const all = [lists.all, lists.newest, ...lists.faceted.values(), ...severalIn(lists)];
  return all.flatMap((list) =>
    Array.from({ length: pagesOf(lists, list) }, (_, index) => ({ list, page: index + 1 })),
  );
}

function sizeOf({ filters }: List): number {
  return filters.length > 0 ? PAGE : PAGE_WITH_ABOUT;
}

function pagesOf({ mostPages }: Lists, list: List): number {
  const pages = Math.max(1, Math.ceil(list.items.length / sizeOf(list)));
  return list.filters.length > 0 ? Math.min(pages, mostPages) : pages;
}

/** The listings on a page. */
export function itemsOn({ list, page }: ListPage): Listed[] {
  const size = sizeOf(list);
  return list.items.slice((page - 1) * size, page * size);
}

export function directoryView(lists: Lists, shown: ListPage): DirectoryView {
  const { list, page } = shown;
  const pages = pagesOf(lists, list);
  const from = (page - 1) * sizeOf(list);
  const slice = itemsOn(shown);
  const isNewest = list === lists.newest;
  const about = list.filters.length === 0;
  const dated = isNewest ? 'Published' : 'Updated';
  return {
    path: PATHS.list(list.path, page),
    ...wordsOf(lists, list),
    dated,
    order: isNewest ? 'the latest first' : 'by name',
    page,
    pages,
    total: count(list.items.length),
    from: Math.min(from + 1, list.items.length),
    to: from + slice.length,
    left: page < pages ? 0 : list.items.length - from - slice.length,
    rows: slice.map(({ standing }) => rowOf(standing, { about, dated })),
    choices: choicesOf(lists, list, page),
    links: pageLinks(list, page, pages),
  };
}

function wordsOf(lists: Lists, list: List): Pick<DirectoryView, 'title' | 'means' | 'trail'> {
  const up = { words: 'Directory', path: PATHS.directory(1) };
  if (list === lists.all) return { title: 'Directory', means: null, trail: [] };
  if (list === lists.newest) {
    return { title: 'Newest listings', means: null, trail: [up, { words: 'Newest', path: null }] };
  }
  if (list.namespace !== null) {
    const index = { words: 'Namespaces', path: PATHS.namespaces(1) };
    return {
      title: list.namespace,
      means: `What is published in this namespace: ${counted(list.items.length, 'listing')}.`,
      trail: [up, index, { words: list.namespace, path: null }],
    };
  }
  const labels = list.filters.map(({ facet, value }) => facet.values[value]?.label ?? value);
  return {
    title: labels.join(', '),
    means: list.filters.map(({ facet, value }) => facet.values[value]?.means).join(' '),
    trail: [
      up,
      ...list.filters.slice(0, 1).map(({ facet }) => ({
        words: facet.title,
        path: facetIndex(facet),
      })),
      ...labels.map((words, index) => ({
        words,
        path:
          index < labels.length - 1 ? PATHS.list(facetPath(...list.filters.slice(0, 1)), 1) : null,
      })),
    ],
  };
}

interface RowOptions {
  about?: boolean;
  dated?: DirectoryView['dated'];
}

export function rowOf(
  standing: Standing,
  { about = true, dated = 'Updated' }: RowOptions = {},
): Row {
  const { listing } = standing;
  return {
    path: PATHS.listing(standing.slug),
    ...(listing.endpoint !== undefined && { endpoint: listing.endpoint }),
    title: titleOf(listing),
    name: listing.name,
    about: about ? cut(listing.description, 160) : null,
    deprecated: listing.status === 'deprecated',
    status: { label: standing.status.label, tone: toneOf(standing.status.code) },
    grade: standing.grade.letter,
    score: standing.grade.score,
    tools: count(standing.toolCount),
    auth: standing.auth.label,
    date: moment(dated === 'Published' ? listing.published_at : listing.updated_at),
  };
}

/** On the first page of all listings every facet; on a list of some, what could be in place of its filters or beside them. */
function choicesOf(lists: Lists, list: List, page: number): DirectoryView['choices'] {
  if (list.filters.length === 0) {
    return list === lists.all && page === 1 ? everyFacet(lists) : [];
  }
  const [first, second] = list.filters;
  if (first === undefined) return [];
  const rows = [
    {
      title: first.facet.title,
      path: facetIndex(first.facet),
      choices: [
        choice(
          'All',
          second === undefined ? lists.all : lists.faceted.get(facetPath(second)),
          list,
        ),
        ...Object.keys(first.facet.values).map((value) => {
          const other = { facet: first.facet, value };
          const path = facetPath(other, ...(second === undefined ? [] : [second]));
          const wanted = lists.faceted.get(path) ?? lists.faceted.get(facetPath(other));
          return choice(first.facet.values[value]?.label ?? value, wanted, list);
        }),
      ],
    },
  ];
  for (const facet of new Set(narrowing(first).map((one) => one.facet))) {
    rows.push({
      title: facet.title,
      path: facetIndex(facet),
      choices: [
        choice(
          'All',
          second?.facet === facet ? lists.faceted.get(facetPath(first)) : undefined,
          list,
        ),
        ...Object.entries(facet.values).map(([value, { label }]) =>
          choice(label, lists.faceted.get(facetPath(first, { facet, value })), list),
        ),
      ],
    });
  }
  return rows.map(({ title, path, choices }) => ({
    title,
    path,
    choices: choices.filter((one) => one !== null),
  }));
}

function everyFacet(lists: Lists): DirectoryView['choices'] {
  const rows = FACETS.map((facet) => ({
    title: facet.title,
    path: facetIndex(facet),
    choices: Object.entries(facet.values)
      .map(([value, { label }]) =>
        choice(label, lists.faceted.get(facetPath({ facet, value })), lists.all),
      )
      .filter((one) => one !== null),
  }));
  const more = [
    {
      words: 'Namespaces',
      count: count(lists.namespaces.length),
      path: PATHS.namespaces(1),
      current: false,
    },
    { words: 'Newest', count: null, path: PATHS.list(lists.newest.path, 1), current: false },
  ];
  const shown = rows.filter(({ choices }) => choices.length > 0);
  return [...shown, { title: 'More', path: null, choices: more }];
}

/** Null where there is no such list. */
function choice(words: string, list: List | undefined, shown: List): Choice | null {
  if (list === undefined) return null;
  const current = list === shown;
  return { words, count: count(list.items.length), path: PATHS.list(list.path, 1), current };
}

function pageLinks(list: List, page: number, pages: number): DirectoryView['links'] {
  return linkedPages(page, pages).map((one) =>
    one === null ? null : { page: one, path: PATHS.list(list.path, one) },
  );
}

/** The ends, the neighbours, and null for what is left out between them. */
export function linkedPages(page: number, pages: number): (number | null)[] {
  const near = [1, 2, page - 1, page, page + 1, pages - 1, pages];
  const wanted = [...new Set(near)].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b);
  return wanted.flatMap((one, index) => {
    const before = wanted[index - 1];
    return before !== undefined && one - before > 1 ? [null, one] : [one];
  });
}
