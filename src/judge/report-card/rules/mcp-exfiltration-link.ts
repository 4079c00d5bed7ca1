import { found } from '../found.ts';
import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-exfiltration-link',
  severity: 'error',
  stop: true,
  text: 'An image link leaves room for data in its address, or a text wants data put into one.',
  fix: 'Never have a model build links out of what was said in a conversation.',
  fires:
    'An image link has a slot for data, or a text asks for data to be sent away in an address: its query, its path or its host.',
  spares: 'Plain images and links.',
  needs: 'conversation',
  judge: ({ texts }) => found(texts, 'exfiltration-link'),
});
