import { copyFile, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { uptime } from '../../../src/judge/handshake/uptime.ts';
import { mergeReportText } from '../../../src/pipeline/merge/report-text.ts';
import { readChanges } from '../../../src/store/changes.ts';
import { readToolset } from '../../../src/store/toolsets.ts';
import { failed, judgement, listing } from '../../judge/handshake/listing.ts';
import { endpointOf, listings, type World, world } from '../probe/world.ts';

const DAY1 = '2026-11-01T06:00:00.000Z';
const DAY2 = '2026-11-02T06:00:00.000Z';
const DAY3 = '2026-11-03T06:00:00.000Z';
const gate = failed({ status: 'auth_required', reason: 'unauthorized', http_status: 401 });
const gone = failed({ status: 'error', reason: 'not_found', http_status: 404 });
const noNetwork = failed({ status: 'unreachable', reason: 'dns_failed', transient: true });

/** Runs shards one after the other and leaves their parts. */
async function shards(w: World, run: string, of: number, which: number[]): Promise<void> {
  await rm(w.partsDir, { recursive: true, force: true });
  for (const index of which) await w.shard(run, `${index}/${of}`);
}

/** Twelve listings on twelve hosts, six of them with a second endpoint each. */
function manyListings() {
  const others = Array.from({ length: 6 }, (_, n) =>
    listing({ name: `example.test/other${n}`, endpoint: `https://host${n}.example/other` }),
  );
  return [...listings(12), ...others];
}

describe('the parts of a run', () => {
  it('give the files that one machine writes, byte by byte', async () => {
    const [one, many] = [await world(), await world()];
    for (const w of [one, many]) {
      await w.list(manyListings());
      w.says.set(endpointOf(1), [gate]);
      w.says.set(endpointOf(2), [gone]);
      w.says.set(endpointOf(3), [noNetwork, judgement({ endpoint: endpointOf(3) })]);
    }
    const answer = (n: number) => judgement({ endpoint: endpointOf(n), tools: [{ name: 'new' }] });
    for (const day of [DAY1, DAY2]) {
      await one.probe(day);
      await shards(many, day, 4, [1, 2, 3, 4]);
      const { shards: told, refused, report } = await many.merge(day);
      expect(told.map(({ outcome }) => outcome)).toEqual(['whole', 'whole', 'whole', 'whole']);
      expect(refused).toEqual([]);
      expect(report).toMatchObject({ full: true, targets: 18, opted_out: 0, dropped: 0 });
      for (const w of [one, many]) w.says.set(endpointOf(5), [answer(5)]);
    }
    const times = (text = '') => text.replace(/\[\d{10},/g, '[T,');
    const [a, b] = [await one.files(), await many.files()];
    expect(Object.keys(b)).toEqual(Object.keys(a));
    for (const [file, text] of Object.entries(a)) expect(times(b[file]), file).toBe(times(text));
    const [today] = await readChanges(many.dataDir);
    expect(today?.changes).toEqual([
      {
        at: DAY2,
        name: 'example.test/server5',
        kind: 'tools',
        added: ['new'],
        removed: ['a', 'b'],
        changed: [],
      },
    ]);
  });

  it('merged again, or copied, change nothing', async () => {
    const w = await world();
    await w.list(manyListings());
    await w.probe(DAY1);
    w.says.set(endpointOf(1), [gate]);
    w.says.set(endpointOf(2), [judgement({ endpoint: endpointOf(2), tools: [{ name: 'c' }] })]);
    w.says.set(endpointOf(3), [noNetwork]);
    await shards(w, DAY2, 3, [1, 2, 3]);
    await w.merge(DAY2);
    const files = await w.files();
    await copyFile(join(w.partsDir, '1-of-3.jsonl'), join(w.partsDir, 'copy.jsonl'));
    const again = await w.merge(DAY2);
    expect(again.refused).toEqual([{ file: 'copy.jsonl', why: 'shard 1/3 has a part already' }]);
    expect(await w.files()).toEqual(files);
    expect(again.report).toMatchObject({ new: 0, changed: [], toolsets_written: 0 });
  });

  it('of an older run add their samples, and change no state', async () => {
    const w = await world();
    await w.list(listings(2));
    await w.probe(DAY1);
    w.says.set(endpointOf(0), [gone]);
    await shards(w, DAY2, 1, [1]);
    w.says.delete(endpointOf(0));
    await w.probe(DAY3);
    const before = await w.files();
    await w.merge(DAY2);
    const after = await w.files();
    expect(after['mcp-validation-state.json']).toBe(before['mcp-validation-state.json']);
    expect((await w.history()).servers['example.test/server0']?.map((one) => one[1])).toEqual([
      'ok',
      'error',
      'ok',
    ]);
  });
});

describe('a shard that is lost', () => {
  it('costs its own hosts, which keep their last state, and the merge says so', async () => {
    const w = await world();
    await w.list(manyListings());
    await w.probe(DAY1);
    const before = await w.files();
    for (let n = 0; n < 12; n++) w.says.set(endpointOf(n), [gate]);
    w.contacted.length = 0;
    await shards(w, DAY2, 3, [1, 3]);
    const reached = new Set(w.contacted);
    const merged = await w.merge(DAY2);
    const lost = merged.shards.find(({ shard }) => shard === '2/3');
    expect(lost).toMatchObject({ outcome: 'lost', hosts: 4 });
    expect(lost?.unreported).toBe(18 - reached.size);
    expect(mergeReportText(merged)).toContain(
      `shard 2/3 is lost: it left no part that counts: ${lost?.unreported} of its ${lost?.unreported} endpoints (4 hosts) keep their last state`,
    );

    const state = await w.state();
    expect(state.last_run).toBe(DAY2);
    const history = await w.history();
    for (const [name, server] of Object.entries(state.servers)) {
      const isReached = reached.has(server.endpoint);
      expect(history.servers[name]).toHaveLength(isReached ? 2 : 1);
      if (isReached) expect(server).not.toHaveProperty('validated_at');
      else expect(server).toMatchObject({ endpoint_status: 'ok', validated_at: DAY1 });
    }
    // Changed lines: the servers that changed and those that were not reached, and last_run.
    const old = new Set(before['mcp-validation-state.json']?.split('\n'));
    const now = (await w.files())['mcp-validation-state.json']?.split('\n') ?? [];
    const unreached = Object.values(state.servers).filter(({ endpoint }) => !reached.has(endpoint));
    const changed = Object.values(state.servers).filter(({ changed_at }) => changed_at === DAY2);
    const lines = now.filter((line) => !old.has(line) && !old.has(line.replace(/,?$/, ',')));
    expect(lines).toHaveLength(unreached.length + changed.length + 1);

    // And the next whole run makes it good: uptime knows of samples, not of days.
    await shards(w, DAY3, 3, [1, 2, 3]);
    await w.merge(DAY3);
    for (const server of Object.values((await w.state()).servers)) {
      expect(server).not.toHaveProperty('validated_at');
    }
    const asOf = Date.parse(DAY3) / 1000 + 3600;
    for (const samples of Object.values((await w.history()).servers)) {
      expect(uptime(samples, asOf)).toMatchObject({ share: 1 });
    }
  });

  it.each([
    ['before its end', 1],
    ['in the middle of a line', 40],
  ])('and cut off %s counts as far as it got', async (_, characters) => {
    const w = await world();
    await w.list(listings(12));
    await shards(w, DAY1, 2, [1, 2]);
    const file = join(w.partsDir, '1-of-2.jsonl');
    const { length } = Buffer.from(await readFile(file, 'utf8'));
    const end = (await readFile(file, 'utf8')).lastIndexOf('{"end"');
    await truncate(file, characters === 1 ? end : end - characters);
    expect(length).toBeGreaterThan(end);
    const merged = await w.merge(DAY1);
    expect(merged.shards[0]).toMatchObject({
      outcome: 'cut_off',
      unreported: characters === 1 ? 0 : 1,
    });
    const stored = Object.keys((await w.state()).servers);
    expect(stored).toHaveLength(characters === 1 ? 12 : 11);
    for (const name of stored) expect(await readToolset(w.dataDir, name)).not.toBeNull();
    const toolsets = Object.keys(await w.files()).filter((name) => name.startsWith('toolsets/'));
    expect(toolsets).toHaveLength(stored.length);
  });

  it('and cut off while little answered is not trusted', async () => {
    const w = await world();
    await w.list(listings(12));
    await w.probe(DAY1);
    for (let n = 0; n < 12; n++) w.says.set(endpointOf(n), [noNetwork]);
    await w.shard(DAY2, '1/2');
    for (let n = 0; n < 12; n++) w.says.delete(endpointOf(n));
    await w.shard(DAY2, '2/2');
    const file = join(w.partsDir, '1-of-2.jsonl');
    await truncate(file, (await readFile(file, 'utf8')).lastIndexOf('{"end"'));
    const merged = await w.merge(DAY2);
    expect(merged.shards.map(({ outcome }) => outcome)).toEqual(['doubtful', 'whole']);
    for (const { pending } of Object.values((await w.state()).servers)) {
      expect(pending).toBeUndefined();
    }
  });

  it('to its own network takes nothing with it', async () => {
    const w = await world();
    await w.configure({ canaries: ['https://canary.example/'] });
    await w.list(listings(12));
    const isUp = { canary: async () => true };
    await w.probe(DAY1, isUp);
    const down = w.shard(DAY2, '1/2', { canary: async () => false });
    await expect(down).rejects.toMatchObject({ code: 'network_down' });
    const before = await w.files();
    await expect(w.merge(DAY2)).rejects.toMatchObject({ code: 'network_down', exitCode: 5 });
    expect(await w.files()).toEqual(before);
    await w.shard(DAY2, '2/2', isUp);
    const merged = await w.merge(DAY2);
    expect(merged.shards).toMatchObject([
      { outcome: 'network_down', hosts: 6, unreported: 6 },
      { outcome: 'whole', unreported: 0 },
    ]);
  });

  it('to an error of ours takes nothing with it', async () => {
    const w = await world();
    await w.list(listings(4));
    const read = () => Promise.reject(new TypeError('x is undefined'));
    await expect(w.shard(DAY1, '1/2', { read })).rejects.toMatchObject({ code: 'internal' });
    await w.shard(DAY1, '2/2');
    const merged = await w.merge(DAY1);
    expect(merged.shards).toMatchObject([{ outcome: 'failed' }, { outcome: 'whole' }]);
    expect(Object.keys((await w.state()).servers)).toHaveLength(2);
  });

  it('with all others leaves data/ as it was', async () => {
    const w = await world();
    await w.list(listings(4));
    await w.probe(DAY1);
    const before = await w.files();
    await writeFile(join(w.partsDir, 'odd.jsonl'), 'not a part\n');
    const merge = w.merge(DAY2);
    await expect(merge).rejects.toMatchObject({ code: 'data_invalid', exitCode: 5 });
    await expect(merge).rejects.toThrow('odd.jsonl');
    expect(await w.files()).toEqual(before);
    expect(await readdir(w.partsDir)).toEqual(['odd.jsonl']);
  });
});

describe('time', () => {
  it('that passes unevenly, or a day that is missing, is nothing to uptime', async () => {
    const w = await world();
    await w.list(listings(1));
    const runs = [
      '2026-11-01T02:41:00.000Z',
      '2026-11-01T23:50:00.000Z',
      '2026-11-02T11:07:00.000Z',
    ];
    runs.push('2026-11-04T00:01:00.000Z', '2026-11-04T02:44:00.000Z');
    for (const [n, run] of runs.entries()) {
      w.says.set(endpointOf(0), n === 1 ? [gone] : [judgement({ endpoint: endpointOf(0) })]);
      await shards(w, run, 2, [1, 2]);
      await w.merge(run);
    }
    const samples = (await w.history()).servers['example.test/server0'] ?? [];
    expect(samples).toHaveLength(5);
    expect(uptime(samples, Date.parse('2026-11-04T03:00:00Z') / 1000)).toEqual({
      share: 4 / 5,
      samples: 5,
      days: 3,
    });
  });
});
