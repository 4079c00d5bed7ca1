import type { Standing } from '../../src/render/standing.ts';
import { cut } from '../../src/render/text.ts';
import type { Site } from '../data.ts';
import { PATHS } from '../paths.ts';
import { count, percent } from './format.ts';
import { type Tone, toneOf } from './status.ts';
import { titleOf } from './title.ts';

export const PAGE_SIZE = 100;

export interface Row {
  path: string;
  title: string;
  name: string;
  description: string;
  deprecated: boolean;
  status: { label: string; tone: Tone };
  grade: string;
  score: number;
  tools: string;
  uptime: string | null;
}

export interface DirectoryView {
  page: number;
  pages: number;
  total: string;
  from: number;
  to: number;
  rows: Row[];
  /** Pages that get a link: the ends and the neighbours. A gap is null. */
  links: ({ page: number; path: string } | null)[];
}

export function directoryPages(site: Site): number {
  return Math.max(1, Math.ceil(site.standings.length / PAGE_SIZE));
}

/** One page of the directory; pages count from 1. */
export function directoryView(site: Site, page: number): DirectoryView {
  const pages = directoryPages(site);
  const from = (page - 1) * PAGE_SIZE;
  const slice = site.standings.slice(from, from + PAGE_SIZE);
  return {
    page,
    pages,
    total: count(site.standings.length),
    from: Math.min(from + 1, site.standings.length),
    to: from + slice.length,
    rows: slice.map(rowOf),
    links: pageLinks(page, pages),
  };
}

export function rowOf(standing: Standing): Row {
  const { listing, uptime } = standing;
  return {
    path: PATHS.listing(standing.slug),
    title: titleOf(listing),
    name: listing.name,
    description: cut(listing.description, 160),
    deprecated: listing.status === 'deprecated',
    status: { label: standing.status.label, tone: toneOf(standing.status.code) },
    grade: standing.grade.letter,
    score: standing.grade.score,
    tools: count(standing.toolCount),
    uptime: 'hidden' in uptime ? null : percent(uptime.share),
  };
}

function pageLinks(page: number, pages: number): DirectoryView['links'] {
  const near = [1, 2, page - 1, page, page + 1, pages - 1, pages];
  const wanted = [...new Set(near)].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b);
  const links: DirectoryView['links'] = [];
  for (const [index, one] of wanted.entries()) {
    if (index > 0 && one - (wanted[index - 1] ?? one) > 1) links.push(null);
    links.push({ page: one, path: PATHS.directory(one) });
  }
  return links;
}
