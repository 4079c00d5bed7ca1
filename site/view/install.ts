import type { Package, Remote } from '../../src/generated/catalog.ts';
import { outside } from '../href.ts';

export interface PackageView {
  kind: string;
  identifier: string;
  version: string | null;
  /** A command that runs it, only where nothing in it could mean something else to a shell. */
  command: string | null;
  link: string | null;
}

export interface RemoteView {
  transport: string;
  url: string;
  note: string | null;
}

const KINDS: Record<string, string> = {
  npm: 'npm',
  pypi: 'PyPI',
  oci: 'Container image',
  nuget: 'NuGet',
  mcpb: 'MCP bundle',
  cargo: 'Cargo',
};

const NPM = /^(?:@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/i;
const PLAIN = /^[a-z0-9][a-z0-9._-]*$/i;
const IMAGE =
  /^[a-z0-9][a-z0-9._:-]*(?:\/[a-z0-9][a-z0-9._-]*)*(?::[\w.-]+)?(?:@sha256:[0-9a-f]{64})?$/;
const VERSION = /^[0-9][0-9a-z.+-]*$/i;

export function packageView(pack: Package): PackageView {
  return {
    kind: KINDS[pack.type] ?? pack.type,
    identifier: pack.identifier,
    version: pack.version ?? null,
    command: commandOf(pack),
    link: pack.type === 'mcpb' ? outside(pack.identifier) : null,
  };
}

function commandOf({ type, identifier, version }: Package): string | null {
  if (version !== undefined && !VERSION.test(version)) return null;
  const pinned = (separator: string) => (version === undefined ? '' : separator + version);
  switch (type) {
    case 'npm':
      return NPM.test(identifier) ? `npx -y ${identifier}${pinned('@')}` : null;
    case 'pypi':
      return PLAIN.test(identifier) ? `uvx ${identifier}${pinned('@')}` : null;
    case 'nuget':
      return PLAIN.test(identifier) ? `dnx ${identifier}${pinned('@')} --yes` : null;
    case 'oci':
      return IMAGE.test(identifier) ? `docker run -i --rm ${imageOf(identifier, version)}` : null;
    default:
      return null;
  }
}

function imageOf(identifier: string, version: string | undefined): string {
  const tagged = /[:@][^/]*$/.test(identifier);
  return tagged || version === undefined ? identifier : `${identifier}:${version}`;
}

const WHY_NOT: Record<NonNullable<Remote['why_not']>, string> = {
  template: 'not called: it holds a placeholder that only its user can fill in',
  not_http: 'not called: it is not an http or https address',
  not_a_url: 'not called: it is not a valid address',
  duplicate: 'listed more than once',
  unknown_type: 'not called: its transport is not one that we know',
};

export function remoteView(remote: Remote, endpoint: string | undefined): RemoteView {
  const notes = [
    remote.url === endpoint ? 'the endpoint that is probed' : null,
    remote.why_not === undefined ? null : WHY_NOT[remote.why_not],
    remote.requires_header ? 'needs a header with a value of your own' : null,
  ].filter((note) => note !== null);
  return {
    transport: remote.type === 'http' ? 'Streamable HTTP' : 'HTTP+SSE',
    url: remote.url,
    note: notes.length > 0 ? notes.join('; ') : null,
  };
}

/** A client's configuration for the probed endpoint, as JSON to copy. */
export function clientConfiguration(name: string, endpoint: string, transport: string): string {
  const key = name.slice(name.indexOf('/') + 1);
  const type = transport === 'sse' ? 'sse' : 'http';
  return JSON.stringify({ mcpServers: { [key]: { type, url: endpoint } } }, null, 2);
}
