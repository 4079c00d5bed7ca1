import type { Standing } from '../../src/render/standing.ts';
import { type Column, table } from './table.ts';

const COLUMNS: Column<Standing>[] = [
  { title: 'listing', max: 40, value: ({ listing }) => listing.name },
  { title: 'status', max: 14, value: ({ status }) => status.label },
  { title: 'reason', max: 26, value: reason },
  { title: 'tools', max: 5, alignRight: true, value: ({ toolCount }) => String(toolCount) },
  { title: 'latency', max: 8, alignRight: true, value: latency },
  { title: 'grade', max: 5, value: ({ grade }) => `${grade.letter} ${grade.score}` },
];

/** What the roll call found, a line a listing. */
export const rollTable = (standings: readonly Standing[]): string => table(standings, COLUMNS);

/** Why it is not well; an outcome that a second day has yet to confirm counts. */
function reason({ listing, state }: Standing): string {
  if (state !== null) return state.pending?.reason ?? state.reason ?? '';
  if (listing.remotes.length === 0) return 'no address to call';
  return listing.remotes[0]?.why_not ?? '';
}

function latency({ latencyMs }: Standing): string {
  return latencyMs === null ? '' : `${latencyMs} ms`;
}
