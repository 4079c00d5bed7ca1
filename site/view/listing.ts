import { optedOut } from '../../src/catalog/opt-outs.ts';
import type { Change } from '../../src/generated/changes.ts';
import type { OptOut } from '../../src/generated/opt-outs.ts';
import type { Standing } from '../../src/render/standing.ts';
import { cut } from '../../src/render/text.ts';
import { hasDetails } from '../budget.ts';
import type { Entry, Site } from '../data.ts';
import { type AuthView, authView } from './auth.ts';
import { type CheckupView, checkupView } from './checkup.ts';
import { type ConnectView, connectView } from './connect/connect.ts';
import { connectTold } from './connect/told.ts';
import { type Fact, linkFacts, protocolFacts } from './facts.ts';
import { counted, type Moment, moment, percent } from './format.ts';
import { type HistoryView, historyView } from './history.ts';
import { type LintView, lintView } from './lint.ts';
import { hasNamespaceList, namespacePath } from './lists.ts';
import { reasonText } from './reason.ts';
import { type CardView, cardView } from './report-card.ts';
import { statusSentence, type Tone, toneOf } from './status.ts';
import { titleOf } from './title.ts';
import { type ToolsView, toolsView } from './tools.ts';

export interface ListingView {
  slug: string;
  name: string;
  /** The publisher's title, or the name where there is none. */
  title: string;
  namespace: string;
  /** Below directory/; null where this is its only listing. */
  namespaceList: string | null;
  description: string;
  version: string;
  official: boolean;
  deprecated: string | null;
  optOut: OptOut | null;
  status: { code: string; label: string; tone: Tone; sentence: string };
  reason: string | null;
  pending: string | null;
  grade: Standing['grade'];
  /** What is seen at a glance, beside status and grade. */
  figures: Fact[];
  facts: Fact[];
  links: Fact[];
  connect: ConnectView;
  auth: AuthView;
  tools: ToolsView & { count: number; intro: string };
  /** Null where no full read was made. */
  card: CardView | null;
  /** The newest one, of a claimed server. */
  checkup: CheckupView | null;
  /** Who claimed it: a GitHub login, and the day. */
  claim: { github: string; since: string } | null;
  /** Null where the listing is not from the registry. */
  lint: LintView[] | null;
  /** The newest first. */
  changes: readonly Change[];
  /** A toolset of it is kept. */
  hasToolset: boolean;
  /** What only a listing with an endpoint has. */
  endpoint: EndpointView | null;
}

export interface EndpointView {
  uptime: { share: string | null; note: string };
  history: HistoryView;
  /** The page has each sample. */
  isWhole: boolean;
  /** Null until it has been probed. */
  probed: Moment | null;
  method: string | null;
}

/** The registry allows 100 characters of description; a curated or older row may hold more. */
const LONGEST_TEXT = 500;

/** What the page of one listing tells, as of the site's time. */
export function listingView(site: Site, { standing, tools, card, checkups }: Entry): ListingView {
  const { listing, state } = standing;
  const optOut = optedOut(listing, site.optOuts) ?? null;
  const cardShown = cardView(site.cards[listing.name], card, site.asOf);
  const checkup = checkupView(checkups);
  const namespace = listing.name.slice(0, listing.name.indexOf('/'));
  const endpoint = listing.endpoint === undefined ? null : endpointView(site, standing);
  return {
    slug: standing.slug,
    name: listing.name,
    title: titleOf(listing),
    namespace,
    namespaceList: hasNamespaceList(site, namespace) ? namespacePath(standing.slug) : null,
    description: cut(listing.description, LONGEST_TEXT),
    version: cut(listing.version, 60),
    official: listing.official === true,
    deprecated:
      listing.status === 'deprecated'
        ? cut(listing.status_message ?? 'Its publisher marked it as deprecated.', LONGEST_TEXT)
        : null,
    optOut,
    status: {
      ...standing.status,
      tone: toneOf(standing.status.code),
      sentence: statusSentence(standing, optOut !== null),
    },
    reason: state?.reason === undefined ? null : reasonText(state.reason, state.http_status),
    pending: pendingNote(standing),
    grade: standing.grade,
    figures: figures(standing, endpoint),
    facts: protocolFacts(standing, cardShown),
    links: linkFacts(listing),
    connect: connectTold(connectView(listing), site.leftOut),
    auth: authView(standing, cardShown, checkup),
    tools: {
      ...toolsView(tools),
      count: standing.toolCount,
      intro: toolsIntro(standing),
    },
    card: cardShown,
    checkup,
    claim: site.claims.get(listing.name) ?? null,
    lint: lintView(site, listing),
    changes: site.changes.ofListing.get(listing.name) ?? [],
    hasToolset: standing.toolsLive && tools.length > 0,
    endpoint,
  };
}

function endpointView(site: Site, standing: Standing): EndpointView {
  const { uptime } = standing;
  return {
    uptime:
      'hidden' in uptime
        ? { share: null, note: uptime.reason }
        : {
            share: percent(uptime.share),
            note: `of ${counted(uptime.samples, 'sample')}, taken on ${counted(uptime.days, 'UTC day')}, met a server that responded.`,
          },
    history: historyView(standing.samples, site.asOf),
    isWhole: hasDetails(site),
    probed: moment(standing.validatedAt),
    method: standing.state?.validation_method ?? null,
  };
}

function figures(standing: Standing, endpoint: EndpointView | null): Fact[] {
  return [
    ...(endpoint === null
      ? []
      : [
          { term: '30-day uptime', value: endpoint.uptime.share ?? 'not yet' },
          { term: 'Median latency', value: endpoint.history.latency?.median ?? 'none' },
          { term: 'Auth', value: standing.auth.label },
        ]),
    { term: counted(standing.toolCount, 'tool'), value: standing.toolSource.label },
    { term: 'Surface', value: standing.surface.label },
  ];
}

function pendingNote({ state }: Standing): string | null {
  if (state?.pending === undefined) return null;
  const { status, reason, since } = state.pending;
  const words = status === 'unreachable' ? 'could not be reached' : 'answered with an error';
  return `Since ${moment(since)?.text ?? since} it ${words}. ${reasonText(reason, undefined)} One bad day is no verdict, so the status above stands until a run on another day (UTC) agrees.`;
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
