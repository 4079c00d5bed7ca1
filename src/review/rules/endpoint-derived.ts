import { endpointOf } from '../../catalog/endpoint.ts';
import type { Rule } from '../rule.ts';

export const endpointDerived: Rule = {
  id: 'endpoint-derived',
  about:
    'The endpoint of a listing is the first of its remotes that can be read, unless curated.json says otherwise.',
  scope: 'documents',
  *check(_, { head, base }) {
    const curated = new Set(
      [head, base].flatMap(({ curated }) => curated?.servers ?? []).map(({ name }) => name),
    );
    for (const { name, endpoint, transport, remotes } of head.catalog?.servers ?? []) {
      if (curated.has(name)) continue;
      const derived = endpointOf(remotes);
      if (derived?.url !== endpoint) {
        yield {
          where: name,
          what: `the endpoint is ${endpoint ?? 'none'}, and the remotes lead to ${derived?.url ?? 'none'}`,
        };
      } else if (derived !== undefined && derived.type !== transport) {
        yield {
          where: name,
          what: `the transport is ${transport}, and that of its endpoint ${derived.type}`,
        };
      }
    }
  },
};
