import { found } from '../found.ts';
import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-instructions-to-agent',
  severity: 'error',
  stop: true,
  text: 'A text that the server shows the model orders the agent about.',
  fix: 'Describe what the tool does. No text may tell a model to drop its instructions, to keep something from the user or to obey it.',
  fires:
    'A text tells the agent to ignore its instructions, hide something from the user, or do as the text says, or poses as the system speaking to it.',
  spares: 'Attacks that are quoted or warned of, and orders about the use of the tool itself.',
  needs: 'conversation',
  judge: ({ texts }) => found(texts, 'agent-instructions'),
});
