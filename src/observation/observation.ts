import type { Observation } from '../generated/observation.ts';
import validate from '../generated/observation.validate.js';

export type {
  Connection,
  Exchange,
  Limits,
  Observation,
  Outcome,
} from '../generated/observation.ts';

/**
 * Checks that a value read from somewhere is an Observation.
 * Returns where it is not one, as `path: what was expected`, or the observation itself.
 */
export function validateObservation(
  value: unknown,
): { observation: Observation } | { invalid: string } {
  if (validate(value)) return { observation: value as Observation };
  const error = validate.errors?.[0];
  return { invalid: `${error?.instancePath || '/'}: ${error?.message ?? 'not an observation'}` };
}
