import { spotOf } from '../../../src/catalog/lint/templates.ts';
import type { Remote } from '../../../src/generated/catalog.ts';
import { cut } from '../../../src/render/text.ts';
import { givenAddress, givenHeaders } from './inputs.ts';
import { remoteSetups, type Setup } from './setups.ts';

export interface RemoteView {
  transport: string;
  url: string;
  note: string | null;
  /** Headers that the listing declares, by name. */
  headers: { name: string; required: boolean }[];
  /** For an address that its user fills in; others are like that of the endpoint, or of no use. */
  setups: Setup[];
}

const WHY_NOT: Record<NonNullable<Remote['why_not']>, string> = {
  template: 'not called: it holds a placeholder that only its user can fill in',
  not_http: 'not called: it is not an http or https address',
  not_a_url: 'not called: it is not a valid address',
  duplicate: 'listed more than once',
  unknown_type: 'not called: its transport is not one that we know',
};

const TYPES = { http: 'Streamable HTTP', sse: 'HTTP+SSE', unknown: 'unknown transport' } as const;
const LONGEST_URL = 400;

/** One address; `key` is what clients call the server. */
export function remoteView(remote: Remote, endpoint: string | undefined, key: string): RemoteView {
  const { headers = [] } = remote;
  const notes = [
    remote.url === endpoint && remote.probeable ? 'the endpoint that is probed' : null,
    remote.why_not === undefined ? null : WHY_NOT[remote.why_not],
    remote.requires_header && headers.length === 0
      ? 'needs a header with a value of your own'
      : null,
  ].filter((note) => note !== null);
  return {
    transport: TYPES[remote.type],
    url: cut(remote.url, LONGEST_URL),
    note: notes.length > 0 ? notes.join('; ') : null,
    headers: headers.map(({ name, required = false }) => ({ name: cut(name, 100), required })),
    setups: filledSetups(remote, key),
  };
}

function filledSetups({ url, type, headers, why_not }: Remote, key: string): Setup[] {
  const isForUsers = why_not === 'template' && type !== 'unknown' && spotOf(url) !== 'left over';
  if (!isForUsers || url.length > LONGEST_URL) return [];
  return remoteSetups({ key, type, address: givenAddress(url), headers: givenHeaders(headers) });
}
