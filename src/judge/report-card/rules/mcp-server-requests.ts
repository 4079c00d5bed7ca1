import { rule } from '../rule.ts';

/** Methods by which a server asks something of the client's side. */
const ASKS = /^(sampling|elicitation|roots)\//;

export default rule({
  id: 'mcp-server-requests',
  severity: 'info',
  stop: false,
  text: 'While it was listed, it asked the client for sampling, elicitation or roots.',
  fix: 'Ask for these only inside of a tool call that needs them.',
  fires: 'A request for sampling, elicitation or roots came before or while a list was answered.',
  spares: 'ping, and requests during a tool call.',
  needs: 'conversation',
  judge({ served }) {
    return served.serverRequests
      .filter(({ method, during }) => ASKS.test(method) && !isUse(during))
      .map(({ method, during }) => ({ where: during, text: method }));
  },
});

function isUse(step: string): boolean {
  return step === 'tools/call' || step === 'resources/read';
}
