import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readChanges } from '../../../src/store/changes.ts';
import { failed, judgement } from '../../judge/handshake/listing.ts';
import { endpointOf, listings, type World, world } from '../probe/world.ts';

const DAY1 = '2026-11-01T06:00:00.000Z';
const DAY2 = '2026-11-02T06:00:00.000Z';
const DAY3 = '2026-11-03T06:00:00.000Z';
const gone = failed({ status: 'error', reason: 'not_found', http_status: 404 });
const otherTools = judgement({ endpoint: endpointOf(1), tools: [{ name: 'new' }] });
const STATE = ['mcp-validation-state.json', 'mcp-probe-history.json'];

/** A first day, and a second one whose merge got no further than before it wrote these. */
async function cutOff(unwritten: readonly string[]): Promise<World> {
  const w = await world();
  await w.list(listings(3));
  await w.probe(DAY1);
  const before = await mkdtemp(join(tmpdir(), 'rollcall-before-'));
  onTestFinished(() => rm(before, { recursive: true, force: true }));
  await cp(w.dataDir, before, { recursive: true });
  w.says.set(endpointOf(0), [gone]);
  w.says.set(endpointOf(1), [otherTools]);
  await w.probe(DAY2);
  for (const name of unwritten) {
    await rm(join(w.dataDir, name), { recursive: true });
    await cp(join(before, name), join(w.dataDir, name), { recursive: true });
  }
  w.says.set(endpointOf(0), [gone]);
  w.says.set(endpointOf(1), [otherTools]);
  return w;
}

async function told(w: World): Promise<string[]> {
  const days = await readChanges(w.dataDir);
  return days.flatMap(({ changes }) =>
    changes.map(({ at, name, kind }) => `${at.slice(8, 10)} ${name.slice(-7)} ${kind}`),
  );
}

describe('a merge that was cut off after its changes', () => {
  it.each([
    ['the state', STATE],
    ['the toolsets', [...STATE, 'toolsets']],
  ])(
    'and before %s leaves no change that the next run tells a second time',
    async (_, unwritten) => {
      const w = await cutOff(unwritten);
      await w.probe(DAY3);
      expect(await told(w)).toEqual(['03 server0 status', '02 server1 tools']);
    },
  );

  it('leaves no change of a status that the next run does not find', async () => {
    const w = await cutOff(STATE);
    w.says.delete(endpointOf(0));
    await w.probe(DAY3);
    expect(await told(w)).toEqual(['02 server1 tools']);
  });

  it('is not taken for one that ended', async () => {
    const w = await cutOff([]);
    await w.probe(DAY3);
    expect(await told(w)).toEqual(['02 server0 status', '02 server1 tools']);
  });
});
