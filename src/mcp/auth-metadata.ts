import {
  authorizationServers,
  isResourceMetadata,
  isServerMetadata,
  isWebAddress,
  resourceMetadataOf,
} from '../observation/auth-documents.ts';
import { parseChallenges } from '../observation/challenges.ts';
import type { Wire } from '../wire/exchange.ts';
import { getDocument, type Sought } from './document.ts';

export type Candidate = { url: string; lead: Sought['lead'] };

/**
 * Looks for what a client needs to sign in: the protected resource metadata of the endpoint, then the
 * metadata of its first authorization server, each in the order of spec/protocol.md, 6.1 and 6.4.
 * `challenge`: the WWW-Authenticate lines of the refusal, as they came. All that is asked stands in the
 * wire's records.
 */
export async function readSignIn(
  wire: Wire,
  endpoint: string,
  challenge: readonly string[],
): Promise<void> {
  const resource = await firstOf(
    wire,
    'resource',
    resourceCandidates(endpoint, challenge),
    isResourceMetadata,
  );
  const [named] = resource === null ? [] : authorizationServers(resource);
  // Without resource metadata the server's own origin stands for it, as in 2025-03-26.
  const issuer = resource === null ? new URL(endpoint).origin : named;
  if (issuer === undefined || !isWebAddress(issuer)) return;
  const candidates = serverCandidates(issuer);
  await firstOf(
    wire,
    'authorization_server',
    resource === null ? candidates.slice(0, 1) : candidates,
    // Metadata of another issuer must be discarded; nothing is forgiven, not a slash.
    (value) => isServerMetadata(value) && (resource === null || value.issuer === issuer),
  );
}

/** Where protected resource metadata may be: as the challenge says, under the endpoint's path, at the root. */
export function resourceCandidates(endpoint: string, challenge: readonly string[]): Candidate[] {
  const { origin, pathname, search } = new URL(endpoint);
  const said = resourceMetadataOf(parseChallenges(challenge).challenges);
  const root = `${origin}/.well-known/oauth-protected-resource`;
  const path = withoutSlash(pathname);
  const candidates: Candidate[] = [
    { url: said ?? '', lead: 'challenge' },
    { url: path === '' ? '' : `${root}${path}${search}`, lead: 'path' },
    { url: root, lead: 'root' },
  ];
  return distinct(candidates.filter(({ url }) => isWebAddress(url)));
}

/** Where the metadata of an issuer may be. */
export function serverCandidates(issuer: string): Candidate[] {
  const { origin, pathname } = new URL(issuer);
  const path = withoutSlash(pathname);
  const candidates: Candidate[] = [
    {
      url: `${origin}/.well-known/oauth-authorization-server${path}`,
      lead: path === '' ? 'root' : 'path',
    },
    { url: `${origin}/.well-known/openid-configuration${path}`, lead: 'openid' },
    { url: `${origin}${path}/.well-known/openid-configuration`, lead: 'openid_appended' },
  ];
  return distinct(candidates);
}

async function firstOf(
  wire: Wire,
  kind: Sought['kind'],
  candidates: readonly Candidate[],
  fits: (value: Record<string, unknown>) => boolean,
): Promise<Record<string, unknown> | null> {
  for (const { url, lead } of candidates) {
    const value = await getDocument(wire, url, { kind, lead });
    if (value !== null && fits(value)) return value;
  }
  return null;
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(
    ({ url }, index) => candidates.findIndex((other) => other.url === url) === index,
  );
}
