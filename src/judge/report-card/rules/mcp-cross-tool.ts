import { found } from '../found.ts';
import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-cross-tool',
  severity: 'warning',
  stop: false,
  text: "A description steers how the agent uses tools that are not this server's.",
  fix: 'Describe your own tools only.',
  fires: 'A description tells the agent how to use another server or named tools of others.',
  spares: 'The tools of this server.',
  needs: 'conversation',
  judge: ({ texts }) => found(texts, 'cross-tool-steering'),
});
