import { stopReason } from '../stopped.ts';
import { type Check, failed, reason, unverified, verified } from '../verdict.ts';

export const discoveryHandshake: Check = {
  id: 'discovery_handshake',
  group: 'protocol',
  title: 'Handshake',
  looks_at:
    'Whether a client can open a conversation: server/discover, or else initialize and its notification.',
  how: 'server/discover is asked first; what is no answer of a modern server leads to initialize.',
  cannot_tell:
    'What happens behind a gate: no credentials are sent, so a gated handshake is not checked.',
  judge: ({ limits }, { run }) => {
    const { handshake, mode } = run;
    if (handshake === null) return unverified(stopReason(run, limits));
    if (handshake.state === 'gated') {
      return unverified(reason('credential_required', { scheme: handshake.scheme }));
    }
    if (handshake.state === 'failed') {
      return failed(reason(handshake.failure.key, handshake.failure.params));
    }
    const way = mode === 'modern' ? 'server/discover' : 'initialize';
    return verified({ text: `Opened with ${way}.`, way });
  },
};
