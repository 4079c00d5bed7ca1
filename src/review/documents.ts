import type { Claims } from '../generated/claims.ts';
import type { Config } from '../generated/config.ts';
import type { Corrections } from '../generated/corrections.ts';
import type { Curated } from '../generated/curated.ts';
import type { OptOuts } from '../generated/opt-outs.ts';
import type { ReviewExceptions } from '../generated/review-exceptions.ts';
import type { WholeCatalog } from '../store/catalog.ts';
import type { WholeHistory } from '../store/history.ts';
import type { WholeCardIndex } from '../store/report-cards.ts';
import type { WholeState } from '../store/state.ts';

/** The documents of a data folder that hold many listings; null for one that can't be read, which is a violation of its own. */
export interface Documents {
  config: Config | null;
  catalog: WholeCatalog | null;
  state: WholeState | null;
  history: WholeHistory | null;
  cardIndex: WholeCardIndex | null;
  curated: Curated | null;
  optOuts: OptOuts | null;
  corrections: Corrections | null;
  claims: Claims | null;
  exceptions: ReviewExceptions | null;
}
