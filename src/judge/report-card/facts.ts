import type { Observation } from '../../observation/observation.ts';
import { servedOf } from '../../observation/served.ts';
import { findInServed } from '../text/detect.ts';
import { toolsetDigest } from './digest.ts';
import { openingOf, openingOfOutcome } from './opening.ts';
import { pricedCalls } from './payments/asked.ts';
import type { Evidence, Facts } from './rule.ts';

/** What is known beside the read itself. Everything may be left out. */
export interface CardContext {
  offline?: boolean;
  registryVersion?: string | null;
  previous?: Facts['previous'];
  modelNotes?: readonly Evidence[] | null;
}

/** All that the rules look at, computed once a read. */
export function factsOf(observation: Observation, context: CardContext): Facts {
  const served = servedOf(observation);
  const { offline, registryVersion, previous, modelNotes } = context;
  return {
    served,
    texts: findInServed(served),
    payments: pricedCalls(served),
    attempts: [
      ...(observation.earlier_attempts ?? []).map(({ outcome }) => openingOfOutcome(outcome)),
      openingOf(served),
    ],
    offline: offline ?? false,
    registryVersion: registryVersion ?? null,
    previous: previous ?? null,
    digest: served.lists.tools.state === 'whole' ? toolsetDigest(served.tools) : null,
    modelNotes: modelNotes ?? null,
  };
}
