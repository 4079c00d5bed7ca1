import type { Observation } from '../../observation/observation.ts';
import { type Served, servedOf } from '../../observation/served.ts';
import { findInServed } from '../text/detect.ts';
import { conditionsOf } from './conditions.ts';
import { toolsetDigest } from './digest.ts';
import { driftOf } from './drift.ts';
import { openingOf, openingOfOutcome } from './opening.ts';
import { pricedCalls } from './payments/asked.ts';
import type { Facts, Opening } from './rule.ts';

/** What is known beside the read itself. Everything may be left out. */
export interface CardContext {
  offline?: boolean;
  registryVersion?: string | null;
  /** The toolset of the last weekly read, as far as it is kept. */
  previous?: PreviousToolset | null;
  modelNotes?: Facts['modelNotes'];
}

export interface PreviousToolset {
  digest: string;
  conditions: string;
  /** Tools that may be the ones of that read: they are, where they have its digest. */
  tools: readonly unknown[] | null;
}

/** The same where two toolsets are known to be comparable. */
type Known = Omit<CardContext, 'previous'> & { previous?: Facts['previous'] };

/** All that the rules look at, computed once a read. */
export function factsOf(observation: Observation, context: CardContext): Facts {
  const earlier = (observation.earlier_attempts ?? []).map(({ outcome }) =>
    openingOfOutcome(outcome),
  );
  const served = servedOf(observation);
  const { previous = null, ...rest } = context;
  const isComparable = previous?.conditions === conditionsOf(observation, served);
  return factsOfServed(served, earlier, {
    ...rest,
    previous: previous !== null && isComparable ? comparedWith(previous, served) : null,
  });
}

function comparedWith({ digest, tools }: PreviousToolset, served: Served): Facts['previous'] {
  const isKept = tools !== null && toolsetDigest(tools) === digest;
  return { digest, drift: isKept ? driftOf(tools, served.tools) : [] };
}

/**
 * The same of a read that is folded already, and the attempts before it. What is computed of texts and
 * payments is computed for the first rule that asks: what fails there is that rule's failure alone.
 */
export function factsOfServed(served: Served, earlier: readonly Opening[], context: Known): Facts {
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
