import type {
  AuthLabel,
  DirectoryStatus,
  Surface,
  ToolSource,
} from '../../src/judge/handshake/labels.ts';

/** What the method of the handshake says, for its page, its JSON and the lists of the directory. */

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
  'That resources/list, prompts/list or sampling work. They are not asked for.',
  'That a login which works today works tomorrow, or that a server which let us in unasked stays open.',
  'That a stdio server starts on your machine. Such listings are marked as local, and no network probe is made.',
] as const;
