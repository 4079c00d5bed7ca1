import { PRIVATE_DAYS } from '../../judge/report-card/due-process.ts';
import type { Rule } from '../rule.ts';

const DAY_MS = 86_400_000;

export const cardOpened: Rule = {
  id: 'card-opened',
  about:
    'Nothing of a report card is kept before its opening day, 14 days after the first read unless a claim opens it early.',
  scope: 'documents',
  *check(_, { head, base }) {
    const early = new Set(
      (head.claims?.claims ?? []).flatMap(({ listing, opens_early }) =>
        opens_early === undefined ? [] : [listing],
      ),
    );
    for (const [name, entry] of Object.entries(head.cardIndex?.servers ?? {})) {
      const { first_read, opens_on, last_read } = entry;
      const wait = Date.parse(opens_on) - Date.parse(first_read);
      // One that was opened early stays open when its claim goes.
      const isNew = base.cardIndex?.servers[name]?.opens_on !== opens_on;
      if (wait < PRIVATE_DAYS * DAY_MS && isNew && !early.has(name)) {
        yield {
          where: name,
          what: `the card opens ${opens_on}, less than ${PRIVATE_DAYS} days after its first read`,
        };
      }
      const kept = Object.keys(entry).filter(
        (member) => !['first_read', 'opens_on'].includes(member),
      );
      if (last_read === undefined && kept.length > 0) {
        yield { where: name, what: `${kept.join(', ')} of a card without a read since it opened` };
      } else if (last_read !== undefined && Date.parse(last_read) < Date.parse(opens_on)) {
        yield {
          where: name,
          what: `a read of ${last_read} is kept, and the card opens ${opens_on}`,
        };
      }
    }
  },
};
