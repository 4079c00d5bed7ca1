import { PATHS } from '../paths.ts';
import { linkedPages } from './directory.ts';
import { count } from './format.ts';
import { type List, type Lists, severalIn } from './lists.ts';

const PAGE = 500;
const LARGEST = 20;

export interface NamespacesView {
  path: string;
  page: number;
  pages: number;
  total: string;
  single: string;
  /** On the first page only. */
  largest: NamespaceLink[];
  all: NamespaceLink[];
  links: ({ page: number; path: string } | null)[];
}

export interface NamespaceLink {
  name: string;
  count: string;
  path: string;
}

export function namespacePages(lists: Lists): number {
  return Math.max(1, Math.ceil(severalIn(lists).length / PAGE));
}

/** One page of the index of namespaces; pages count from 1. */
export function namespacesView(lists: Lists, page: number): NamespacesView {
  const pages = namespacePages(lists);
  const namespaces = severalIn(lists);
  const bySize = [...namespaces].sort((a, b) => b.items.length - a.items.length);
  return {
    path: PATHS.namespaces(page),
    page,
    pages,
    total: count(namespaces.length),
    single: count(lists.namespaces.length - namespaces.length),
    largest: page === 1 ? bySize.slice(0, LARGEST).map(linkTo) : [],
    all: namespaces.slice((page - 1) * PAGE, page * PAGE).map(linkTo),
    links: linkedPages(page, pages).map((one) =>
      one === null ? null : { page: one, path: PATHS.namespaces(one) },
    ),
  };
}

function linkTo({ namespace, items, path }: List): NamespaceLink {
  return { name: namespace ?? '', count: count(items.length), path: PATHS.list(path, 1) };
}
