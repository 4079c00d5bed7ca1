import { toolText } from '../report-card/digest.ts';
import { isRecord, nameOf } from '../report-card/item.ts';

const PARTS = [
  ['title', ['title']],
  ['description', ['description']],
  ['schema', ['inputSchema', 'outputSchema']],
  ['hints', ['annotations']],
] as const;

export type ToolPart = (typeof PARTS)[number][0];

/** What came, went and changed from one toolset to the next; every list is sorted by the tools' names. */
export interface ToolsDiff {
  added: string[];
  removed: string[];
  changed: { name: string; what: ToolPart[] }[];
}

/** Compares two toolsets as servers sent them, in whatever order; a tool without a name is no tool. */
export function toolsDiff(before: readonly unknown[], after: readonly unknown[]): ToolsDiff {
  const old = byName(before);
  const now = byName(after);
  const changed = [...now].flatMap(([name, is]) => {
    const was = old.get(name);
    if (was === undefined) return [];
    const what = PARTS.filter(([, members]) => !isSame(was, is, members)).map(([part]) => part);
    return what.length === 0 ? [] : [{ name, what }];
  });
  return {
    added: [...now.keys()].filter((name) => !old.has(name)).sort(),
    removed: [...old.keys()].filter((name) => !now.has(name)).sort(),
    changed: changed.sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

type Tool = Record<string, unknown>;

function byName(tools: readonly unknown[]): Map<string, Tool> {
  const named = new Map<string, Tool>();
  for (const tool of tools) {
    const name = nameOf(tool);
    if (isRecord(tool) && name !== null) named.set(name, tool);
  }
  return named;
}

function isSame(a: Tool, b: Tool, members: readonly string[]): boolean {
  const part = (tool: Tool) =>
    toolText(Object.fromEntries(members.map((member) => [member, tool[member]])));
  return part(a) === part(b);
}
