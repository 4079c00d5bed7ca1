import type { Change } from '../../src/generated/changes.ts';
import type { Tone } from '../view/status.ts';

/** Changes as readers look for them, the most noteworthy first. */
export const GROUPS = {
  stopped: { title: 'Stopped answering', tone: 'bad' },
  answers: { title: 'Answers now', tone: 'good' },
  opened: { title: 'Asks for no authentication any more', tone: 'good' },
  gated: { title: 'Asks for authentication now', tone: 'gate' },
  tools: { title: 'Changed its tools', tone: 'local' },
  card: { title: 'Report cards', tone: 'local' },
  moved: { title: 'Moved', tone: 'quiet' },
  listed: { title: 'New in the registry', tone: 'good' },
  deprecated: { title: 'Deprecated, or no longer so', tone: 'gate' },
  unlisted: { title: 'No longer listed', tone: 'quiet' },
  failing: { title: 'Fails in another way', tone: 'quiet' },
  first: { title: 'First result', tone: 'quiet' },
} as const satisfies Record<string, { title: string; tone: Tone }>;

export type Group = keyof typeof GROUPS;

export function groupOf(change: Change): Group {
  switch (change.kind) {
    case 'status':
      return statusGroup(change);
    case 'endpoint':
    case 'transport':
      return 'moved';
    case 'reactivated':
      return 'deprecated';
    default:
      return change.kind;
  }
}

const FAILURES = new Set<string | null>(['unreachable', 'error', 'failed']);

function statusGroup({ from, to }: Extract<Change, { kind: 'status' }>): Group {
  if (from === null) return 'first';
  if (FAILURES.has(to)) return FAILURES.has(from) ? 'failing' : 'stopped';
  if (to === 'auth_required') return 'gated';
  if (from === 'auth_required') return 'opened';
  return FAILURES.has(from) ? 'answers' : 'tools';
}
