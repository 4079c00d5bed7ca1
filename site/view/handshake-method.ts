import {
  AUTH_LABEL,
  type AuthLabel,
  DIRECTORY_STATUS,
  type DirectoryStatus,
  SURFACE,
  type Surface,
  TOOL_SOURCE,
  type ToolSource,
} from '../../src/judge/handshake/labels.ts';
import { REASONS } from '../../src/judge/handshake/reasons.ts';
import type { Site } from '../data.ts';
import { absolute } from '../href.ts';
import { PATHS } from '../paths.ts';

// What the method of the handshake says, for its page, its JSON and the lists of the directory. Between
// backticks stands what is code.

export function steps({ config }: Pick<Site, 'config'>): string[] {
  return [
    'Only absolute `http` and `https` addresses are called. Where the address is of another kind, still holds a placeholder, or lies in a private network, nothing is sent and the listing is skipped.',
    `\`initialize\`, as JSON-RPC in a POST, asking for protocol version \`2024-11-05\` under the client name \`${config.client_name}\`.`,
    '`notifications/initialized`, once initialize has brought a result.',
    '`tools/list` in the same session, page after page. When we call tools “live”, we mean the names and descriptions in this reply and nothing else.',
    'If the server opened a session, a `DELETE` closes it.',
  ];
}

export const SCHEDULE = [
  'Weekly, the list of servers is pulled from the official registry and the catalog file is written anew.',
  'Daily, every endpoint is probed again. What it said goes to `data/mcp-validation-state.json`.',
  'Each stored probe may leave one sample, made of time, status and latency, in `data/mcp-probe-history.json`.',
  'On demand, `rollcall handshake URL` runs the same client against any address. This site is made of files and cannot call anyone when you open a page; where an operator also runs a service, its `/api/v1/probe` and `/api/v1/probe/badge` are the places for that.',
] as const;

export const PROBE_STATUS_MEANS: Record<string, string> = {
  skipped:
    'There is no HTTP endpoint that may be called, so no connection was made and nothing is stored.',
  unreachable:
    'initialize did not get through: the name, the connection, TLS or the wait for an answer failed.',
  auth_required:
    'The server answered, and wanted authentication before it would finish tools/list.',
  error: 'Something answered, but initialize or tools/list did not come to a usable result.',
  ok: 'tools/list brought at least one tool.',
  ok_empty:
    'tools/list brought a list with nothing in it. The directory has no Live OK for that: such a listing can still read Not probed, and its own page says which of the two it is.',
};

export const STATUS_MEANS: Record<DirectoryStatus, string> = {
  live_ok: 'The stored probe status is ok. An ok_empty does not become Live OK.',
  auth_required: 'The stored probe status is auth_required.',
  unreachable: 'The stored probe status is unreachable, error or failed.',
  local_unprobed:
    'The transport is stdio or local, and there is no HTTPS endpoint that could be probed.',
  not_probed: 'Everything else: never probed so far, or probed and found ok_empty.',
};

export const AUTH_MEANS: Record<AuthLabel, string> = {
  required: 'The directory status is Auth required.',
  none_detected:
    'The directory status is Live OK: on that probe nobody asked us who we are. It may be closed tomorrow.',
  unknown: 'Any other directory status.',
};

export const SOURCE_MEANS: Record<ToolSource, string> = {
  live: 'There is at least one tool, and the validation method holds live_mcp: the server listed them to us.',
  registry: 'There is at least one tool, and the validation method names the registry or smithery.',
  catalog: 'There are tools in the catalog, and the method is neither of those two kinds.',
  none: 'The catalog holds no tool of this listing.',
};

export const SURFACE_MEANS: Record<Surface, string> = {
  ready:
    'Two tools or more, a transport that we know (http, sse or stdio), and either an answer (live or an authentication gate) or a listing that was made by hand or is marked official.',
  indexed:
    'One tool or more and such a transport, but not the rest of what Ready surface asks for.',
  thin: 'Exactly one tool; or none, but an HTTP endpoint, a documentation URL or a GitHub URL.',
  unverified: 'None of the above.',
};

/** What earns points, and how many. */
export const GRADE_POINTS: readonly (readonly [what: string, points: number])[] = [
  ['Live OK', 40],
  ['Auth required, in its place', 25],
  ['Any other status', 0],
  ['At least one indexed tool', 20],
  ['Five or more indexed tools, on top of that', 10],
  ['An HTTPS endpoint', 15],
  ['No HTTPS endpoint, but transport stdio or local', 10],
  ['A stored probe of the last 7 days', 15],
];

/** The least score of each letter. */
export const GRADE_LETTERS = { A: 80, B: 60, C: 40, D: 0 } as const;

export const NOT_PROVED = [
  'That a server is safe to install, or that a tool does what its description promises.',
  'That calling a tool works: the handshake calls none.',
  'That `resources/list`, `prompts/list` or sampling work. They are not asked for.',
  'That a login which works today works tomorrow, or that a server which let us in unasked stays open.',
  'That a stdio server starts on your machine. Such listings are marked as local, and no network probe is made.',
] as const;

/** The method as data: the page and the JSON are two tellings of it. */
export function handshakeMethod(site: Site) {
  return {
    name: 'Roll Call handshakes',
    protocol_version: '2024-11-05',
    client_name: site.config.client_name,
    timeout_ms: 20_000,
    steps: steps(site),
    schedule: SCHEDULE,
    probe_statuses: coded(PROBE_STATUS_MEANS),
    reasons: Object.entries(REASONS).map(([code, { text }]) => ({ code, means: text })),
    labels: {
      status: labelled(DIRECTORY_STATUS, STATUS_MEANS),
      auth: labelled(AUTH_LABEL, AUTH_MEANS),
      tool_source: labelled(TOOL_SOURCE, SOURCE_MEANS),
      surface: labelled(SURFACE, SURFACE_MEANS),
    },
    grade: {
      points: GRADE_POINTS.map(([what, points]) => ({ what, points })),
      most: 100,
      letters: Object.entries(GRADE_LETTERS).map(([letter, from]) => ({ letter, from })),
      fresh_days: 7,
    },
    uptime: {
      days: 30,
      least_days_with_samples: 2,
      counts_as_up: ['live_ok', 'auth_required', 'ok', 'ok_empty'],
    },
    not_proved: NOT_PROVED,
    url: absolute(site.place, PATHS.handshakeMethod),
  };
}

function coded(texts: Record<string, string>) {
  return Object.entries(texts).map(([code, means]) => ({ code, means }));
}

function labelled<Code extends string>(labels: Record<Code, string>, texts: Record<Code, string>) {
  const codes = Object.keys(labels) as Code[];
  return codes.map((code) => ({ code, label: labels[code], means: texts[code] }));
}
