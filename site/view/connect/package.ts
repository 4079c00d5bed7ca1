import type { Package } from '../../../src/generated/catalog.ts';
import { cut } from '../../../src/render/text.ts';
import { outside } from '../../href.ts';
import { givenVariables } from './inputs.ts';
import { localSetups, type Setup } from './setups.ts';
import { commandLine } from './words.ts';

export interface PackageView {
  kind: string;
  identifier: string;
  version: string | null;
  /** A command that runs it, only where nothing in it could mean something else to a shell. */
  command: string | null;
  setups: Setup[];
  link: string | null;
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
const VERSION = /^v?[0-9][0-9a-z.+-]*$/i;
/** What npm, uv and container registries call their newest. */
const NEWEST = 'latest';

/** One package; `key` is what clients call the server. */
export function packageView(pack: Package, key: string): PackageView {
  const start = startOf(pack);
  const env = givenVariables(pack.env);
  const speaksHttp = pack.transport !== undefined;
  return {
    kind: KINDS[pack.type] ?? cut(pack.type, 60),
    identifier: cut(pack.identifier, 300),
    version: pack.version === undefined ? null : cut(pack.version, 60),
    command: start === null ? installOf(pack) : commandLine(start),
    setups:
      start === null || speaksHttp
        ? []
        : localSetups({ key, command: start[0] ?? '', args: start.slice(1), env }),
    link: pack.type === 'mcpb' ? outside(pack.identifier) : null,
    note: noteOf(pack, speaksHttp),
  };
}

/** Program and arguments, or null where its name could mean something else to a shell or to the program. */
function startOf({
  type,
  identifier,
  version,
  arguments: own = [],
  env,
}: Package): string[] | null {
  const isNewest = version === NEWEST && type !== 'nuget';
  if (version !== undefined && !isNewest && !VERSION.test(version)) return null;
  const pinned = (separator: string) => (version === undefined ? '' : separator + version);
  switch (type) {
    case 'npm':
      return NPM.test(identifier) ? ['npx', '-y', identifier + pinned('@'), ...own] : null;
    case 'pypi':
      return PLAIN.test(identifier) ? ['uvx', identifier + pinned('@'), ...own] : null;
    case 'nuget': {
      const rest = own.length > 0 ? ['--', ...own] : [];
      return PLAIN.test(identifier) ? ['dnx', identifier + pinned('@'), '--yes', ...rest] : null;
    }
    case 'oci': {
      if (!IMAGE.test(identifier)) return null;
      const variables = givenVariables(env).flatMap(({ name }) => ['-e', name]);
      return ['docker', 'run', '-i', '--rm', ...variables, imageOf(identifier, version), ...own];
    }
    default:
      return null;
  }
}

/** What is installed before it can be started. */
function installOf({ type, identifier, version }: Package): string | null {
  if (type !== 'cargo' || !PLAIN.test(identifier)) return null;
  if (version === undefined) return `cargo install ${identifier}`;
  return VERSION.test(version) ? `cargo install ${identifier}@${version}` : null;
}

function imageOf(identifier: string, version: string | undefined): string {
  const tagged = /[:@][^/]*$/.test(identifier);
  return tagged || version === undefined ? identifier : `${identifier}:${version}`;
}

function noteOf({ type, transport }: Package, speaksHttp: boolean): string | null {
  if (speaksHttp) {
    const words = transport === 'sse' ? 'HTTP+SSE' : 'Streamable HTTP';
    return `Started, it listens on your own machine and speaks ${words} there; clients are given that address.`;
  }
  if (type === 'mcpb') return 'Claude Desktop installs a bundle that is opened with it.';
  return type === 'cargo' ? 'The program that it installs mostly has the name of the crate.' : null;
}
