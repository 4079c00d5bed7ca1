import { optedOut } from '../../src/catalog/opt-outs.ts';
import type { ReportCard } from '../../src/generated/report-card.ts';
import type { Standing } from '../../src/render/standing.ts';
import { cut } from '../../src/render/text.ts';
import type { ToolOutline } from '../../src/render/tool-outline.ts';
import type { Site } from '../data.ts';
import { outside } from '../href.ts';
import { counted, type Moment, milliseconds, moment, percent } from './format.ts';
import { type HistoryView, historyView } from './history.ts';
import {
  clientConfiguration,
  type PackageView,
  packageView,
  type RemoteView,
  remoteView,
} from './install.ts';
import { reasonText } from './reason.ts';
import { type CardView, cardView } from './report-card.ts';
import { statusSentence, type Tone, toneOf } from './status.ts';
import { titleOf } from './title.ts';
import { type ToolsView, toolsView } from './tools.ts';

/** One row of a list of facts: a term and what is known of it. */
export interface Fact {
  term: string;
  value: string | Moment | { link: string } | { code: string };
}

export interface ListingView {
  slug: string;
  name: string;
  /** The publisher's title, or the name where there is none. */
  title: string;
  namespace: string;
  description: string;
  version: string;
  official: boolean;
  deprecated: string | null;
  status: { code: string; label: string; tone: Tone; sentence: string };
  reason: string | null;
  pending: string | null;
  labels: { kind: string; text: string }[];
  grade: Standing['grade'];
  facts: Fact[];
  links: Fact[];
  remotes: RemoteView[];
  packages: PackageView[];
  tools: ToolsView & { count: number; intro: string };
  /** Null where no full read was made. */
  card: CardView | null;
  /** What only a listing with an endpoint has. */
  endpoint: EndpointView | null;
}

export interface EndpointView {
  url: string;
  configuration: string;
  uptime: { share: string | null; note: string };
  history: HistoryView;
  /** Null until it has been probed. */
  probed: Moment | null;
  method: string | null;
}

/** The registry allows 100 characters of description; a curated or older row may hold more. */
const LONGEST_TEXT = 500;

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

export function listingView(
  site: Site,
  standing: Standing,
  tools: ToolOutline[],
  card: ReportCard | null = null,
): ListingView {
  const { listing, state } = standing;
  return {
    slug: standing.slug,
    name: listing.name,
    title: titleOf(listing),
    namespace: listing.name.slice(0, listing.name.indexOf('/')),
    description: cut(listing.description, LONGEST_TEXT),
    version: cut(listing.version, 60),
    official: listing.official === true,
    deprecated:
      listing.status === 'deprecated'
        ? cut(listing.status_message ?? 'Its publisher marked it as deprecated.', LONGEST_TEXT)
        : null,
    status: {
      ...standing.status,
      tone: toneOf(standing.status.code),
      sentence: statusSentence(standing, optedOut(listing, site.optOuts) !== undefined),
    },
    reason: state?.reason === undefined ? null : reasonText(state.reason, state.http_status),
    pending: pendingNote(standing),
    labels: [
      { kind: 'Auth', text: standing.auth.label },
      { kind: 'Tools', text: standing.toolSource.label },
      { kind: 'Surface', text: standing.surface.label },
    ],
    grade: standing.grade,
    facts: handshakeFacts(standing),
    links: linkFacts(standing),
    remotes: listing.remotes.map((remote) => remoteView(remote, listing.endpoint)),
    packages: listing.packages.map(packageView),
    tools: { ...toolsView(tools), count: standing.toolCount, intro: toolsIntro(standing) },
    card: cardView(site.cards[listing.name], card, site.asOf),
    endpoint:
      listing.endpoint === undefined ? null : endpointView(site, standing, listing.endpoint),
  };
}

function endpointView(site: Site, standing: Standing, url: string): EndpointView {
  const { listing, uptime } = standing;
  return {
    url,
    configuration: clientConfiguration(listing.name, url, listing.transport),
    uptime:
      'hidden' in uptime
        ? { share: null, note: uptime.reason }
        : {
            share: percent(uptime.share),
            note: `of ${counted(uptime.samples, 'sample')}, taken on ${counted(uptime.days, 'UTC day')}, met a server that responded.`,
          },
    history: historyView(standing.samples, site.asOf),
    probed: moment(standing.validatedAt),
    method: standing.state?.validation_method ?? null,
  };
}

function pendingNote({ state }: Standing): string | null {
  if (state?.pending === undefined) return null;
  const { status, reason, since } = state.pending;
  const words = status === 'unreachable' ? 'could not be reached' : 'answered with an error';
  return `Since ${moment(since)?.text ?? since} it ${words}. ${reasonText(reason, undefined)} One bad day is no verdict, so the status above stands until a run on another day (UTC) agrees.`;
}

function handshakeFacts(standing: Standing): Fact[] {
  const { listing, state } = standing;
  const info = state?.server_info;
  const server = cut([info?.title ?? info?.name, info?.version].filter(Boolean).join(' '), 120);
  const facts: (Fact | null)[] = [
    listing.endpoint === undefined ? null : { term: 'Endpoint', value: { code: listing.endpoint } },
    { term: 'Transport', value: TRANSPORTS[listing.transport] },
    state?.era === undefined ? null : { term: 'Era', value: ERAS[state.era] },
    state?.protocol_version === undefined
      ? null
      : { term: 'Protocol version', value: state.protocol_version },
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

function linkFacts({ listing }: Standing): Fact[] {
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

function toolsIntro(standing: Standing): string {
  const { state, toolCount, toolsLive } = standing;
  if (toolsLive && toolCount > 0) {
    const when = moment(standing.toolsReadAt)?.text ?? 'an earlier day';
    return state?.endpoint_status === 'ok'
      ? `As the server listed them on ${when}. The words are the server’s own.`
      : `Tools last read live on ${when}. The newest probe could not see the list, so these are kept. The words are the server’s own.`;
  }
  if (toolCount > 0) {
    return 'Names that the catalog claims. We have not seen them listed by the server itself.';
  }
  if (state?.endpoint_status === 'ok_empty') return 'The server answered with an empty list.';
  return state === null
    ? 'No tools are known: nothing has been read from it.'
    : 'No tools are known.';
}
