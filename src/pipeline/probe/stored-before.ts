import type { ServerState } from '../../generated/mcp-validation-state.ts';
import { eachState, readStateHead } from '../../store/state.ts';
import type { Target } from './plan.ts';

/** What was stored of the servers that a run reads, before it. */
export interface StoredBefore {
  last_run: string | null;
  server(name: string): ServerState | undefined;
}

/** As text, each is a fraction of what it is as an object, and is needed once. Faults of the state file. */
export async function storedBefore(
  dataDir: string,
  targets: readonly Target[],
): Promise<StoredBefore> {
  const { last_run } = await readStateHead(dataDir);
  const wanted = new Set(targets.flatMap(({ listings }) => listings.map(({ name }) => name)));
  const texts = new Map<string, string>();
  for await (const [name, server] of eachState(dataDir)) {
    if (wanted.has(name)) texts.set(name, JSON.stringify(server));
  }
  return {
    last_run,
    server(name) {
      const text = texts.get(name);
      return text === undefined ? undefined : JSON.parse(text);
    },
  };
}
