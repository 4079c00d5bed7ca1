import type { Connection, Exchange, Observation } from '../observation.ts';

/** The connection over which the endpoint itself was spoken to, the last one where it moved to https. */
export function connectionOf(
  { endpoint, connections }: Observation,
  last: Exchange | null,
): Connection | null {
  const origins = [last?.url, endpoint].flatMap((url) =>
    url !== undefined && URL.canParse(url) ? [new URL(url).origin] : [],
  );
  for (const origin of origins) {
    const found = connections.find((one) => originOf(one) === origin);
    if (found !== undefined) return found;
  }
  return null;
}

function originOf({ origin }: Connection): string {
  return URL.canParse(origin) ? new URL(origin).origin : origin;
}
