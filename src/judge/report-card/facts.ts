import type { Observation } from '../../observation/observation.ts';
import { type Served, servedOf } from '../../observation/served.ts';
import { findInServed } from '../text/detect.ts';
import { toolsetDigest } from './digest.ts';
import { openingOf, openingOfOutcome } from './opening.ts';
import { pricedCalls } from './payments/asked.ts';
import type { Evidence, Facts, Opening } from './rule.ts';

/** What is known beside the read itself. Everything may be left out. */
export interface CardContext {
  offline?: boolean;
  registryVersion?: string | null;
  previous?: Facts['previous'];
  modelNotes?: readonly Evidence[] | null;
}

/** All that the rules look at, computed once a read. */
export function factsOf(observation: Observation, context: CardContext): Facts {
  const earlier = (observation.earlier_attempts ?? []).map(({ outcome }) =>
    openingOfOutcome(outcome),
  );
  return factsOfServed(servedOf(observation), earlier, context);
}

/**
 * The same of a read that is folded already, and the attempts before it. What is computed of texts and
 * payments is computed for the first rule that asks: what fails there is that rule's failure alone.
 */
export function factsOfServed(
  served: Served,
  earlier: readonly Opening[],
  context: CardContext,
): Facts {
  const { offline, registryVersion, previous, modelNotes } = context;
  let texts: Facts['texts'] | null = null;
  let payments: Facts['payments'] | null = null;
  return {
    served,
    get texts() {
      texts ??= findInServed(served);
      return texts;
    },
    get payments() {
      payments ??= pricedCalls(served);
      return payments;
    },
    attempts: [...earlier, openingOf(served)],
    offline: offline ?? false,
    registryVersion: registryVersion ?? null,
    previous: previous ?? null,
    digest: served.lists.tools.state === 'whole' ? toolsetDigest(served.tools) : null,
    modelNotes: modelNotes ?? null,
  };
}
