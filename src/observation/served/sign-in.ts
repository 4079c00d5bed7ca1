import {
  authorizationServers,
  isResourceMetadata,
  isServerMetadata,
  isWebAddress,
  resourceMetadataOf,
  signInExchange,
} from '../auth-documents.ts';
import { parseChallenges } from '../challenges.ts';
import type { Observation } from '../observation.ts';
import type { ServedAuth } from '../served.ts';
import { triesOf } from './tries.ts';

/** What asked for authentication, and what was found to sign in by; null where nothing asked. */
export function signInOf({ exchanges }: Observation): ServedAuth | null {
  const exchange = signInExchange(exchanges);
  if (exchange === null || exchange.status === null) return null;
  const lines = exchange.headers['www-authenticate'] ?? null;
  const { challenges, wellFormed } = parseChallenges(lines ?? []);
  const said = resourceMetadataOf(challenges);
  const tries = triesOf(exchanges, ['resource', 'authorization_server']);
  const fitting = (kind: string, fits: (value: Record<string, unknown>) => boolean) =>
    tries.find((one) => one.kind === kind && one.document !== null && fits(one.document)) ?? null;
  const resource = fitting('resource', isResourceMetadata);
  const issuer = resource?.document ? (authorizationServers(resource.document)[0] ?? null) : null;
  return {
    status: exchange.status,
    exchange,
    challenges: lines === null ? null : challenges,
    wellFormed: lines === null || wellFormed,
    resourceMetadata: said === null ? null : { value: said, usable: isWebAddress(said) },
    resource,
    server: fitting(
      'authorization_server',
      (value) => isServerMetadata(value) && (issuer === null || value.issuer === issuer),
    ),
    issuer,
    tries,
  };
}
