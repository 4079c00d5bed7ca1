import { stopReason } from '../stopped.ts';
import { type Check, unverified, verified } from '../verdict.ts';

export const reachability: Check = {
  id: 'reachability',
  group: 'reach',
  title: 'Reachability',
  looks_at: 'Whether the exchange of the handshake comes back with an HTTP response.',
  how: 'Any status counts, a refusal too; a run that is stopped before is not checked.',
  cannot_tell: 'Whether the server is down: what never answered may be the network of the checker.',
  judge: ({ limits, exchanges }, { run }) => {
    if (run.handshake === null) return unverified(stopReason(run, limits));
    const statuses = exchanges.flatMap(({ step, status }) =>
      status !== null && ['discover', 'initialize', 'initialized'].includes(step) ? [status] : [],
    );
    const text = `The handshake was answered with HTTP ${statuses.join(', ')}.`;
    return verified({ text, statuses });
  },
};
