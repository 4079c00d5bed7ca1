import type { ServerState } from '../generated/mcp-validation-state.ts';
import type { Entry, Section } from './review.ts';

type Servers = Readonly<Record<string, ServerState>>;

/** Which listings have another status, kept tools of another kind, or are not kept any more. */
export function stateSections(before: Servers, after: Servers): Section[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const flips: Entry[] = [];
  const firsts: Entry[] = [];
  const dropped: Entry[] = [];
  const fingerprints: Entry[] = [];
  for (const name of names) {
    const [was, is] = [before[name], after[name]];
    if (is === undefined) dropped.push({ name, from: told(was), to: null });
    else if (was === undefined) firsts.push({ name, from: null, to: told(is) });
    else {
      if (told(was) !== told(is)) flips.push({ name, from: told(was), to: told(is) });
      const text = fingerprintChange(was, is);
      if (text !== null) fingerprints.push({ name, text });
    }
  }
  return [
    { kind: 'status', title: 'Status changed', entries: flips },
    { kind: 'fingerprint', title: 'Fingerprint changed', entries: fingerprints },
    { kind: 'status_dropped', title: 'Status no longer kept', entries: dropped },
    { kind: 'status_first', title: 'First status', entries: firsts },
  ];
}

function told(state: ServerState | undefined): string | null {
  if (state === undefined) return null;
  const { endpoint_status, reason } = state;
  return reason === undefined ? endpoint_status : `${endpoint_status} (${reason})`;
}

function fingerprintChange(was: ServerState, is: ServerState): string | null {
  const changed = [
    was.toolset_fingerprint !== is.toolset_fingerprint && 'toolset',
    was.schema_fingerprint !== is.schema_fingerprint && 'schema',
  ].filter((what) => what !== false);
  if (changed.length === 0) return null;
  return `${changed.join(' and ')}; ${was.tool_count} tools before, ${is.tool_count} now`;
}
