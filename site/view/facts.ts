import type { Listing } from '../../src/generated/catalog.ts';
import type { Standing } from '../../src/render/standing.ts';
import { cut } from '../../src/render/text.ts';
import { outside } from '../href.ts';
import { type Moment, milliseconds, moment } from './format.ts';
import type { CardView } from './report-card.ts';

/** One row of a list of facts: a term and what is known of it. */
export interface Fact {
  term: string;
  value: string | Moment | { link: string } | { code: string };
}

const ERAS = {
  modern: 'modern (server/discover)',
  streamable: 'Streamable HTTP (initialize)',
  sse: 'HTTP+SSE (initialize)',
} as const;

const TRANSPORTS = {
  http: 'Streamable HTTP',
  sse: 'HTTP+SSE',
  stdio: 'stdio',
  local: 'local',
  unknown: 'unknown',
} as const;

/** What the last handshake, and the last full read where its card is open, say of the server's protocol. */
export function protocolFacts(standing: Standing, card: CardView | null): Fact[] {
  const { listing, state } = standing;
  const info = state?.server_info;
  const server = cut([info?.title ?? info?.name, info?.version].filter(Boolean).join(' '), 120);
  const opened = card !== null && 'card' in card ? card.card.eras : [];
  const facts: (Fact | null)[] = [
    { term: 'Transport', value: TRANSPORTS[listing.transport] },
    state?.era === undefined ? null : { term: 'Era', value: ERAS[state.era] },
    state?.protocol_version === undefined
      ? null
      : { term: 'Version agreed to', value: cut(state.protocol_version, 60) },
    opened.length === 0
      ? null
      : {
          term: 'In the last full read',
          value: opened
            .map(({ era, protocol_version: version }) => `${era} ${cut(version, 40)}`)
            .join(', '),
        },
    server === '' ? null : { term: 'Calls itself', value: server },
    state?.http_status === undefined
      ? null
      : { term: 'HTTP status', value: String(state.http_status) },
    standing.latencyMs === null
      ? null
      : { term: 'Latency, last sample', value: milliseconds(standing.latencyMs) },
    fact('Last probed', standing.validatedAt),
    fact('Last change seen', state?.changed_at),
  ];
  return facts.filter((row) => row !== null);
}

/** Where a listing comes from, and where more about it is. */
export function linkFacts(listing: Listing): Fact[] {
  const repository = outside(listing.repository);
  const website = outside(listing.website);
  const rows: (Fact | null)[] = [
    website === null ? null : { term: 'Website', value: { link: website } },
    repository === null ? null : { term: 'Repository', value: { link: repository } },
    { term: 'Listed by', value: listing.source === 'manual' ? 'hand' : 'the official registry' },
    fact('Published', listing.published_at),
    fact('Updated', listing.updated_at),
  ];
  return rows.filter((row) => row !== null);
}

function fact(term: string, time: string | null | undefined): Fact | null {
  const value = moment(time);
  return value === null ? null : { term, value };
}
