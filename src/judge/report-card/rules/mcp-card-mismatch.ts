import { cardDifferences, cardUnread } from '../card.ts';
import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-card-mismatch',
  severity: 'warning',
  stop: false,
  text: 'Its server card and what it serves do not agree.',
  fix: 'Keep the remotes, the protocol versions and the tools of the card in step with the server.',
  fires:
    'The remotes of the card lack this endpoint, its versions leave out the negotiated one, or it lists other tools than are served.',
  spares: 'A server without a card, and members that an older form of card does not have.',
  needs: 'conversation',
  judge({ served }) {
    const differences = cardDifferences(served);
    const unjudged = differences.length === 0 ? cardUnread(served) : null;
    return unjudged === null ? differences : { unjudged };
  },
});
