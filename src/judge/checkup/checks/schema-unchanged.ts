import type { Check } from '../verdict.ts';
import { judgeAgainstApproved } from './vs-approved.ts';

export const schemaUnchanged: Check = {
  id: 'schema_unchanged_vs_approved',
  group: 'drift',
  title: 'Input schemas as approved',
  looks_at: 'The fingerprint of names and input schemas beside that of an approved baseline.',
  how: 'Equal is verified; different is failed, with what was added, removed or changed, per tool.',
  cannot_tell: 'A change of a description alone, which no fingerprint covers.',
  judge: judgeAgainstApproved('schema'),
};
