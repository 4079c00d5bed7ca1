import type { Check } from '../verdict.ts';
import { judgeFingerprint } from './fingerprint.ts';

export const toolsetFingerprint: Check = {
  id: 'toolset_fingerprint',
  group: 'drift',
  title: 'Fingerprint of the tool names',
  looks_at: 'The names of all tools.',
  how: 'Their sorted names are put in canonical form (nfc-jcs/v1) and hashed with SHA-256.',
  cannot_tell:
    'Whether anything changed: verified means only that the fingerprint could be computed.',
  judge: judgeFingerprint('toolset'),
};
