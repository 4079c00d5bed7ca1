import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ServerState } from '../../src/generated/mcp-validation-state.ts';
import { readState, withLastRun, writeState } from '../../src/store/state.ts';
import { EXAMPLE_TIME, exampleCatalog, exampleState } from '../data/examples.ts';
import { dataFolder } from './folder.ts';

const NEXT_DAY = '2026-11-30T04:17:00Z';

async function linesOf(dir: string): Promise<string[]> {
  return (await readFile(join(dir, 'mcp-validation-state.json'), 'utf8')).split('\n');
}

describe('a full run', () => {
  it('changes the line of a server only when something about it changed', async () => {
    const dir = await dataFolder();
    await writeState(dir, exampleState(exampleCatalog(60)));
    const before = await linesOf(dir);

    const state = withLastRun(await readState(dir), NEXT_DAY);
    const names = Object.keys(state.servers);
    const [changed = '', skipped = ''] = names.slice(3);
    for (const name of names.filter((name) => name !== skipped)) {
      const server = state.servers[name] as ServerState;
      const live = server.validation_method !== 'none';
      state.servers[name] = {
        ...server,
        validated_at: NEXT_DAY,
        ...(live ? { tools_read_at: NEXT_DAY } : {}),
        ...(name === changed ? { tool_count: 99, changed_at: NEXT_DAY } : {}),
      };
    }
    await writeState(dir, state);

    const after = await linesOf(dir);
    const different = after.filter((line, at) => line !== before[at]);
    expect(different).toHaveLength(3);
    expect(different[0]).toBe(`"last_run":"${NEXT_DAY}",`);
    const again = await readState(dir);
    expect(again.servers[changed]).toMatchObject({ tool_count: 99 });
    expect(again.servers[changed]).not.toHaveProperty('validated_at');
    expect(again.servers[skipped]?.validated_at).toBe(EXAMPLE_TIME);
  });

  it('keeps the time of the last tool list of a server that it finds gated', async () => {
    const dir = await dataFolder();
    await writeState(dir, exampleState(exampleCatalog(60)));
    const state = withLastRun(await readState(dir), NEXT_DAY);
    const [name, server] =
      Object.entries(state.servers).find(([, { endpoint_status }]) => endpoint_status === 'ok') ??
      [];
    expect(name).toBeDefined();
    state.servers[name ?? ''] = {
      ...(server as ServerState),
      endpoint_status: 'auth_required',
      validated_at: NEXT_DAY,
    };
    await writeState(dir, state);
    const stored = (await readState(dir)).servers[name ?? ''];
    expect(stored?.tools_read_at).toBe(EXAMPLE_TIME);
    expect(stored).not.toHaveProperty('validated_at');
  });

  it('does not change what it was given', () => {
    const state = exampleState(exampleCatalog(20));
    const copy = structuredClone(state);
    withLastRun(state, NEXT_DAY);
    expect(state).toEqual(copy);
  });
});

describe('a run of some servers', () => {
  it('before any full run, writes every time', async () => {
    const dir = await dataFolder();
    const state = { ...exampleState(exampleCatalog(10)), last_run: null };
    for (const server of Object.values(state.servers)) server.validated_at = NEXT_DAY;
    await writeState(dir, state);
    const { servers } = await readState(dir);
    expect(Object.values(servers).every(({ validated_at }) => validated_at === NEXT_DAY)).toBe(
      true,
    );
    expect(withLastRun({ ...state, servers }, EXAMPLE_TIME).servers).toMatchObject(servers);
  });
});
