import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerState } from '../../src/generated/mcp-validation-state.ts';
import { addChanges, readChanges } from '../../src/store/changes.ts';
import { addSample, readHistory, writeHistory } from '../../src/store/history.ts';
import { readState, withLastRun, writeState } from '../../src/store/state.ts';
import { readToolset, writeToolset } from '../../src/store/toolsets.ts';
import { type Clone, createOrigin, type Origin } from './repository.ts';

const NAMES = ['io.example/a', 'io.example/b', 'io.example/c'];
const START = Date.parse('2026-11-01T02:00:00Z');

let origin: Origin;

beforeEach(() => {
  origin = createOrigin({ 'data/readme.txt': 'data\n' });
});

afterEach(() => origin.remove());

/** What a probe of some listings leaves behind: a state line, a sample, a toolset and a change for each. */
async function probed(clone: Clone, names: readonly string[], seconds: number, full: boolean) {
  const dir = `${clone.dir}/data`;
  const at = new Date(START + seconds * 1000).toISOString();
  const before = await readState(dir);
  const state = full ? withLastRun(before, at) : before;
  const history = await readHistory(dir);
  for (const name of names) {
    const line: ServerState = {
      endpoint: 'https://mcp.example.com/mcp',
      endpoint_status: 'ok',
      validation_method: 'live_mcp',
      tool_count: 1,
      toolset_fingerprint: `tool-${seconds}`,
      changed_at: at,
      validated_at: at,
    };
    state.servers[name] = line;
    addSample(history, name, [START / 1000 + seconds, 'ok', 40]);
    await writeToolset(dir, toolset(name, seconds));
  }
  await writeHistory(dir, history);
  await addChanges(
    dir,
    at,
    names.map((name) => ({ at, name, kind: 'status', from: 'error', to: 'ok' })),
  );
  await writeState(dir, state);
}

function toolset(name: string, seconds: number) {
  return {
    schema_version: 1 as const,
    name,
    endpoint: 'https://mcp.example.com/mcp',
    read_under: {
      era: 'streamable' as const,
      protocol_version: '2025-06-18',
      client_capabilities: {},
      auth: 'none' as const,
    },
    tools: [{ name: `tool-${seconds}` }],
  };
}

describe('two runs that push at once', () => {
  it('bring in both results fifty times, without a conflict or a sample twice', async () => {
    const writers = [origin.clone(), origin.clone()];
    for (let round = 0; round < 50; round++) {
      const seconds = round * 600;
      for (const clone of writers) {
        clone.git('fetch', '--quiet', 'origin', 'main');
        clone.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
      }
      const [first, second] = writers as [Clone, Clone];
      // A full run, and one of some listings that ends at about the same time; every other round both read b.
      await probed(first, NAMES, seconds, true);
      await probed(
        second,
        round % 2 === 0 ? NAMES.slice(1, 2) : NAMES.slice(2),
        seconds + 7,
        false,
      );
      const ended = await Promise.all(
        writers.map((clone, at) => clone.script('push-data.sh', ['main', `${round} of ${at}`])),
      );
      expect(ended.map(({ code, stderr }) => [code, code === 0 ? '' : stderr])).toEqual([
        [0, ''],
        [0, ''],
      ]);
    }
    const result = origin.clone();
    const dir = `${result.dir}/data`;
    const history = await readHistory(dir);
    const times = (offset: number, every: (round: number) => boolean) =>
      Array.from({ length: 50 }, (_, round) => round)
        .filter(every)
        .map((round) => START / 1000 + round * 600 + offset);
    const sampled = NAMES.map((name) => history.servers[name]?.map(([time]) => time));
    expect(sampled).toEqual([
      times(0, () => true),
      [...times(0, () => true), ...times(7, (round) => round % 2 === 0)].sort((a, b) => a - b),
      [...times(0, () => true), ...times(7, (round) => round % 2 === 1)].sort((a, b) => a - b),
    ]);
    const state = await readState(dir);
    expect(state.last_run).toBe(new Date(START + 49 * 600_000).toISOString());
    for (const name of NAMES) {
      const tools = (await readToolset(dir, name))?.tools.map((tool) => Object(tool).name);
      expect(tools).toEqual([state.servers[name]?.toolset_fingerprint]);
    }
    const changes = (await readChanges(dir)).flatMap((day) => day.changes);
    // One a read that counts: the listing that both of a round read has one.
    expect(changes).toHaveLength(50 * 3);
  }, 600_000);
});
