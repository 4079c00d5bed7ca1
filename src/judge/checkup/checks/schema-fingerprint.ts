import type { Check } from '../verdict.ts';
import { judgeFingerprint } from './fingerprint.ts';

export const schemaFingerprint: Check = {
  id: 'schema_fingerprint',
  group: 'drift',
  title: 'Fingerprint of the input schemas',
  looks_at: 'The name and the inputSchema of every tool, as served.',
  how: 'The pairs, sorted by name, are put in canonical form (nfc-jcs/v1) and hashed with SHA-256.',
  cannot_tell:
    'Whether anything changed, or whether the schemas are good ones: only that they have a fingerprint.',
  judge: judgeFingerprint('schema'),
};
