import { found } from '../found.ts';
import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-credential-request',
  severity: 'error',
  stop: true,
  text: "A text that the server shows the model asks for a credential file, a private key, a seed phrase, or the secret of an account that is not the server's own.",
  fix: 'Never have an agent read or hand over keys, seed phrases or files of credentials.',
  fires: 'A text asks the agent for one of these.',
  spares: 'A key that the service of the tool itself needs.',
  needs: 'conversation',
  judge: ({ texts }) => found(texts, 'credential-request'),
});
