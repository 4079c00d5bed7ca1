import { serverSummary } from '../../../src/render/server-json.ts';
import { oneLine } from '../../../src/render/text.ts';
import { hasPage } from '../../budget.ts';
import type { Site } from '../../data.ts';
import { absolute } from '../../href.ts';
import { PATHS } from '../../paths.ts';
import type { Listed } from '../../view/facets.ts';
import type { Lists } from '../../view/lists.ts';

/** All listings as CSV (RFC 4180), with a header. Columns are only ever added at the end. */
export function* serversCsv(site: Site, { all }: Lists): Iterable<string> {
  const header = [
    'name',
    'slug',
    'title',
    'description',
    'version',
    'registry_status',
    'transport',
    'endpoint',
    'status',
    'endpoint_status',
    'auth',
    'tool_source',
    'surface',
    'grade',
    'score',
    'tool_count',
    'uptime_30d',
    'latency_ms',
    'validated_at',
    'card_grade',
    'published_at',
    'updated_at',
    'repository',
    'website',
    'url',
  ];
  yield lineOf(header);
  for (const listed of all.items) yield lineOf(cellsOf(site, header, listed));
}

function cellsOf(site: Site, header: readonly string[], { standing, card }: Listed): unknown[] {
  const { listing, slug } = standing;
  const { published_at, updated_at, repository, website } = listing;
  const url = hasPage(site, listing) ? absolute(site.place, PATHS.listing(slug)) : null;
  const more = { card_grade: card, published_at, updated_at, repository, website, url };
  const members: Record<string, unknown> = Object.assign(serverSummary(standing), more);
  return header.map((name) => members[name]);
}

function lineOf(cells: readonly unknown[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** What a spreadsheet takes for the start of a formula: ours is only to be read. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** One value as a cell: hidden characters shown, on one line, quoted where it has to be. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = oneLine(String(value));
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
