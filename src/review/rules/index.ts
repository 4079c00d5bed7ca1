import type { Rule } from '../rule.ts';
import { baselineSound } from './baseline-sound.ts';
import { canonicalForm } from './canonical-form.ts';
import { cardIndexed } from './card-indexed.ts';
import { cardOpened } from './card-opened.ts';
import { checkupsInOrder } from './checkups-in-order.ts';
import { claimsSound } from './claims-sound.ts';
import { correctionsKnown } from './corrections-known.ts';
import { endpointDerived } from './endpoint-derived.ts';
import { expectedFiles } from './expected-files.ts';
import { fileSize } from './file-size.ts';
import { fitsSchema } from './fits-schema.ts';
import { historyListed } from './history-listed.ts';
import { historySamples } from './history-samples.ts';
import { indexListed } from './index-listed.ts';
import { membersOnce } from './members-once.ts';
import { namesSorted } from './names-sorted.ts';
import { optedOutSilent } from './opted-out-silent.ts';
import { stateListed } from './state-listed.ts';
import { toolsetListed } from './toolset-listed.ts';
import { toolsetState } from './toolset-state.ts';

/** Everything that must hold of data/, in the order in which it is told. */
export const INVARIANTS: readonly Rule[] = [
  expectedFiles,
  fileSize,
  fitsSchema,
  membersOnce,
  namesSorted,
  canonicalForm,
  endpointDerived,
  stateListed,
  historyListed,
  historySamples,
  toolsetListed,
  toolsetState,
  optedOutSilent,
  cardOpened,
  indexListed,
  cardIndexed,
  claimsSound,
  baselineSound,
  checkupsInOrder,
  correctionsKnown,
];
