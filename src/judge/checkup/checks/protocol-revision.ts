import { REVISIONS } from '../../../observation/versions.ts';
import { stopReason } from '../stopped.ts';
import { type Check, failed, reason, unverified, verified } from '../verdict.ts';

export const protocolRevision: Check = {
  id: 'protocol_revision',
  group: 'protocol',
  title: 'Protocol revision',
  looks_at: 'The revision of the protocol that the handshake declares.',
  how: 'It must be one that was released; of several that server/discover lists, the newest known one counts.',
  cannot_tell: 'Whether the server keeps to that revision in full.',
  judge: ({ limits }, { run }) => {
    const { handshake, revision } = run;
    if (handshake === null) return unverified(stopReason(run, limits));
    if (handshake.state === 'gated') {
      return unverified(reason('credential_required', { scheme: handshake.scheme }));
    }
    if (revision === null || revision === '') return failed(reason('protocol_revision_missing'));
    const shown = revision.slice(0, 64);
    const detail = { text: `Declared is ${shown}.`, revision: shown };
    return REVISIONS.some(({ version }) => version === revision)
      ? verified(detail)
      : failed(reason('protocol_revision_unknown'), detail);
  },
};
