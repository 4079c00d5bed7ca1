import {
  AUTH_LABEL,
  DIRECTORY_STATUS,
  SURFACE,
  TOOL_SOURCE,
} from '../../src/judge/handshake/labels.ts';
import type { Standing } from '../../src/render/standing.ts';
import { GRADE_LETTERS, SURFACE_MEANS } from './handshake-method.ts';

/** A listing, and the grade of its report card: null where none is open or it has no grade. */
export interface Listed {
  standing: Standing;
  card: string | null;
}

/** One way to sort all listings into lists. */
export interface Facet {
  code: string;
  title: string;
  /** By the code that stands in addresses, in the order in which they are shown. */
  values: Record<string, { label: string; means: string }>;
  /** Null where a listing is in none of these lists. */
  of: (listed: Listed) => string | null;
}

export const FACETS: readonly Facet[] = [
  {
    code: 'status',
    title: 'Status',
    values: values(DIRECTORY_STATUS, {
      live_ok: 'They answered the handshake, and listed at least one tool to a stranger.',
      auth_required: 'They answered, and wanted authentication before they would list their tools.',
      unreachable:
        'The last confirmed call failed: on the network, or with something that is no answer in MCP.',
      local_unprobed: 'They run on your own machine, so there is no address to call.',
      not_probed: 'Never called so far, or called and found to list no tools.',
    }),
    of: ({ standing }) => standing.status.code,
  },
  {
    code: 'auth',
    title: 'Auth',
    values: values(AUTH_LABEL, {
      required: 'They wanted to know who we are before they would list their tools.',
      none_detected: 'Nobody asked us who we are on the last probe. They may be closed tomorrow.',
      unknown: 'There was no answer to tell by.',
    }),
    of: ({ standing }) => standing.auth.code,
  },
  {
    code: 'transport',
    title: 'Transport',
    values: values(
      {
        http: 'Streamable HTTP',
        sse: 'HTTP+SSE',
        stdio: 'stdio',
        local: 'Local',
        unknown: 'Unknown transport',
      },
      {
        http: 'A remote server that speaks the streamable HTTP transport, as it is listed.',
        sse: 'A remote server that is listed with the older transport of HTTP and server-sent events.',
        stdio: 'Packages that run on your own machine and speak over standard input and output.',
        local: 'Listings made by hand of servers that run on your own machine.',
        unknown: 'The listing names neither an address that can be called nor a package.',
      },
    ),
    of: ({ standing }) => standing.listing.transport,
  },
  {
    code: 'tools',
    title: 'Tool source',
    values: values(TOOL_SOURCE, {
      live: 'Their tools are those that the server itself listed to us.',
      registry: 'Their tools are the names that their entry in the registry claims.',
      catalog: 'Their tools are names that people entered by hand.',
      none: 'No tool of theirs is known.',
    }),
    of: ({ standing }) => standing.toolSource.code,
  },
  {
    code: 'surface',
    title: 'Surface',
    values: values(SURFACE, SURFACE_MEANS),
    of: ({ standing }) => standing.surface.code,
  },
  {
    code: 'grade',
    title: 'Verification grade',
    values: letters(
      (letter) => `Grade ${letter}`,
      (letter) =>
        `At least ${GRADE_LETTERS[letter]} of 100 points, and fewer than the next grade takes. It says how much was verified, not how safe a server is.`,
    ),
    of: ({ standing }) => standing.grade.letter,
  },
  {
    code: 'card',
    title: 'Report card',
    values: letters(
      (letter) => `Report card ${letter}`,
      (letter) => `Report cards that are open and have the grade ${letter}.`,
    ),
    of: ({ card }) => card,
  },
];

/** Two facets at once: those who answer, by how and how well. */
export const NARROWED = {
  facet: 'status',
  values: ['live_ok', 'auth_required'],
  by: ['transport', 'grade'],
} as const;

type Letter = keyof typeof GRADE_LETTERS;

function letters(label: (letter: Letter) => string, means: (letter: Letter) => string) {
  const all = Object.keys(GRADE_LETTERS) as Letter[];
  return Object.fromEntries(
    all.map((letter) => [letter, { label: label(letter), means: means(letter) }]),
  );
}

function values<Code extends string>(
  labels: Record<Code, string>,
  means: Record<Code, string>,
): Facet['values'] {
  const codes = Object.keys(labels) as Code[];
  return Object.fromEntries(
    codes.map((code) => [code, { label: labels[code], means: means[code] }]),
  );
}
