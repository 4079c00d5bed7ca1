import { toolText } from './digest.ts';
import { isRecord, nameOf } from './item.ts';
import type { Evidence } from './rule.ts';

const PARTS = [
  { what: 'description changed', members: ['title', 'description'] },
  { what: 'schema changed', members: ['inputSchema', 'outputSchema'] },
  { what: 'hints changed', members: ['annotations'] },
];

/** What came, went and changed from one toolset to the next, in words, sorted by tool. */
export function driftOf(before: readonly unknown[], after: readonly unknown[]): Evidence[] {
  const old = byName(before);
  const now = byName(after);
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === undefined) return [{ where: `tool ${name}`, text: 'added' }];
    if (is === undefined) return [{ where: `tool ${name}`, text: 'removed' }];
    const changes = PARTS.filter(({ members }) => !isSame(was, is, members));
    return changes.length === 0
      ? []
      : [{ where: `tool ${name}`, text: changes.map(({ what }) => what).join(', ') }];
  });
}

function byName(tools: readonly unknown[]): Map<string, Record<string, unknown>> {
  return new Map(
    tools.filter(isRecord).flatMap((tool) => {
      const name = nameOf(tool);
      return name === null ? [] : [[name, tool] as const];
    }),
  );
}

function isSame(
  a: Record<string, unknown>,
  b: Record<string, unknown>,
  members: readonly string[],
): boolean {
  const part = (tool: Record<string, unknown>) =>
    toolText(Object.fromEntries(members.map((member) => [member, tool[member]])));
  return part(a) === part(b);
}
