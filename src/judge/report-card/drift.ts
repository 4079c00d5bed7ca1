import { type ToolPart, toolsDiff } from '../changes/tools-diff.ts';
import type { Evidence } from './rule.ts';

/** A title is part of what describes a tool. */
const WORDS: Record<ToolPart, string> = {
  title: 'description changed',
  description: 'description changed',
  schema: 'schema changed',
  hints: 'hints changed',
};

/** What came, went and changed from one toolset to the next, in words, sorted by tool. */
export function driftOf(before: readonly unknown[], after: readonly unknown[]): Evidence[] {
  const { added, removed, changed } = toolsDiff(before, after);
  const evidence = [
    ...added.map((name) => ({ name, text: 'added' })),
    ...removed.map((name) => ({ name, text: 'removed' })),
    ...changed.map(({ name, what }) => ({
      name,
      text: [...new Set(what.map((part) => WORDS[part]))].join(', '),
    })),
  ];
  return evidence
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, text }) => ({ where: `tool ${name}`, text }));
}
