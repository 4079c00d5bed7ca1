import type { Check } from '../verdict.ts';
import { judgeAgainstApproved } from './vs-approved.ts';

export const toolsetUnchanged: Check = {
  id: 'toolset_unchanged_vs_approved',
  group: 'drift',
  title: 'Tool names as approved',
  looks_at: 'The fingerprint of the tool names beside that of an approved baseline.',
  how: 'Equal is verified; different is failed, with what was added, removed or changed, per tool.',
  cannot_tell: 'Anything without a baseline, or whether a change is for the worse.',
  judge: judgeAgainstApproved('toolset'),
};
