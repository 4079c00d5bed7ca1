import { Fault } from '../../fault.ts';
import type { PartHead } from '../../generated/part-line.ts';
import type { ReportCard } from '../../generated/report-card.ts';
import validateCard from '../../generated/report-card.validate.js';
import type { CardEntry } from '../../generated/report-card-index.ts';
import validateIndex from '../../generated/report-card-index.validate.js';
import { isOpen } from '../../judge/report-card/due-process.ts';
import { checked } from '../../store/read.ts';
import type { Target } from '../probe/plan.ts';
import type { LineChecker } from './inspect.ts';
import { listingsOf, stranger } from './probe-line.ts';

/**
 * What a line of report cards must be: of this shard, each name once, read in this run, and without a word
 * on a card that was not open when it was read.
 */
export function cardsChecker(head: PartHead, targets: readonly Target[]): LineChecker {
  const left = listingsOf(targets);
  return ({ cards }, where) => {
    for (const { name, entry, card } of cards?.listings ?? []) {
      if (!left.delete(name)) throw stranger(where, name);
      checked({ schema_version: 1, servers: { [name]: entry } }, validateIndex, where);
      const { last_read } = entry as CardEntry;
      const isOpened = last_read !== undefined && isOpen(entry as CardEntry, last_read);
      if (!isOpened && (card !== null || Object.keys(entry as CardEntry).length > 2)) {
        throw new Fault('data_invalid', `${where}: expected two dates of a card that is not open`);
      }
      if (isOpened && Date.parse(last_read) < Date.parse(head.run)) {
        throw new Fault(
          'data_invalid',
          `${where}: expected a read of this run, found ${last_read}`,
        );
      }
      if (card === null) continue;
      if (checked<ReportCard>(card, validateCard, where).name !== name) throw stranger(where, name);
    }
  };
}
