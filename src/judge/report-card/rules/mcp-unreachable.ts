import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-unreachable',
  severity: 'error',
  stop: false,
  text: 'Two attempts to reach the server failed on the network.',
  fix: 'See that the address in your registry entry is up and can be reached from the internet over https.',
  fires:
    'Two attempts, some time apart, both failed on the network: the name, the connection, or no answer in time.',
  spares:
    'One attempt that came through, an answer that asks us to back off, a run in which our own network is down.',
  needs: 'nothing',
  judge({ attempts, offline, served }) {
    if (attempts.some((attempt) => attempt !== 'network')) return [];
    if (offline) return { unjudged: 'our own network was down' };
    if (attempts.length < 2) return { unjudged: 'only one attempt was made' };
    const outcome = served.opening?.outcome ?? 'no answer';
    return [{ where: 'network', text: `${outcome}, in ${attempts.length} attempts` }];
  },
});
