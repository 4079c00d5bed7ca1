import { found } from '../found.ts';
import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-hidden-characters',
  severity: 'error',
  stop: true,
  text: 'A text that the server shows the model holds characters that nobody sees.',
  fix: 'Take tag characters, bidi overrides and zero-width characters out of names, descriptions and outputs.',
  fires:
    'A character stands in a text that a person can not see and its surroundings do not call for.',
  spares:
    'Emoji sequences, joiners that a script needs, single direction marks beside text written from right to left.',
  needs: 'conversation',
  judge: ({ texts }) => found(texts, 'hidden-characters'),
});
