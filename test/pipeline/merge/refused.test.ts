import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mergeReportText } from '../../../src/pipeline/merge/report-text.ts';
import { mergeSummary } from '../../../src/render/merge-summary.ts';
import { listings, type World, world } from '../probe/world.ts';

const DAY1 = '2026-11-01T06:00:00.000Z';
const DAY2 = '2026-11-02T06:00:00.000Z';

type Line = Record<string, Record<string, unknown>>;

/** A run of two shards, of which the first one's part was changed by this function. */
async function tampered(change: (lines: Line[]) => Line[] | string): Promise<World> {
  const w = await world();
  await w.list(listings(6));
  await w.probe(DAY1);
  await w.shard(DAY2, '1/2');
  await w.shard(DAY2, '2/2');
  const file = join(w.partsDir, '1-of-2.jsonl');
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const changed = change(lines.map((line) => JSON.parse(line)));
  const text =
    typeof changed === 'string'
      ? changed
      : changed.map((one) => `${JSON.stringify(one)}\n`).join('');
  await writeFile(file, text);
  return w;
}

const edit = (at: number, change: (line: Line) => void) => (lines: Line[]) => {
  const line = lines[at];
  if (line !== undefined) change(line);
  return lines;
};
// biome-ignore lint/suspicious/noExplicitAny: these lines are changed to what they must not be.
const probeOf = (line: Line): any => line.probe;

describe('a part that its shard can not have written is refused by name, and the rest is merged', () => {
  it.each<[string, (lines: Line[]) => Line[] | string, string]>([
    ['of no JSON at all', () => '\u0000\u001b[31m\n', 'line 1'],
    ['that is empty', () => '', 'its first line'],
    ['without a head', (lines) => lines.slice(1), 'its first line'],
    [
      'with a schema of another time',
      edit(0, (l) => Object.assign(l.part ?? {}, { schema_version: 2 })),
      'schema_version',
    ],
    [
      'of another plan',
      edit(0, (l) => Object.assign(l.part ?? {}, { plan: `sha256:${'0'.repeat(64)}` })),
      'another plan',
    ],
    ['of another run', edit(0, (l) => Object.assign(l.part ?? {}, { run: DAY1 })), 'of the run of'],
    [
      'of a run that is yet to come',
      edit(0, (l) => Object.assign(l.part ?? {}, { run: '2030-01-01T00:00:00.000Z' })),
      'yet to come',
    ],
    [
      'of another kind',
      edit(0, (l) => Object.assign(l.part ?? {}, { kind: 'weekly' })),
      'kind weekly',
    ],
    [
      'of a shard that there is not',
      edit(0, (l) => Object.assign(l.part ?? {}, { shard: '3/2' })),
      'expected I/N',
    ],
    [
      'of the other shard',
      edit(0, (l) => Object.assign(l.part ?? {}, { shard: '2/2' })),
      'of this shard',
    ],
    ['with a line too many', (lines) => [...lines, ...lines.slice(2, 3)], 'after its end'],
    ['with a result twice', (lines) => [...lines.slice(0, 3), ...lines.slice(2)], 'no line yet'],
    [
      'with a line of report cards',
      (lines) => [...lines.slice(0, 1), { cards: { listings: [] } }, ...lines.slice(1)],
      'found cards',
    ],
    [
      'with a line of nothing known',
      (lines) => [...lines.slice(0, 1), { exec: {} }, ...lines.slice(1)],
      'line 2',
    ],
    [
      'with a name that is not listed',
      edit(1, (l) => {
        probeOf(l).listings[0].name = '../../etc/passwd';
      }),
      'no line yet',
    ],
    [
      'with a name of another prototype',
      edit(1, (l) => {
        probeOf(l).listings[0].name = '__proto__';
      }),
      'no line yet',
    ],
    [
      'with another endpoint',
      edit(1, (l) => {
        probeOf(l).listings[0].state.endpoint = 'https://evil.example/';
      }),
      'evil.example',
    ],
    [
      'with an endpoint of another shard',
      edit(1, (l) => {
        probeOf(l).endpoint = 'https://evil.example/';
      }),
      'evil.example',
    ],
    [
      'with a status of its own',
      edit(1, (l) => {
        probeOf(l).listings[0].state.endpoint_status = 'fine';
      }),
      'endpoint_status',
    ],
    [
      'with a time of its own',
      edit(1, (l) => {
        probeOf(l).listings[0].state.validated_at = DAY2;
      }),
      'for example.test',
    ],
    [
      'with a sample of another day',
      edit(1, (l) => {
        probeOf(l).sample[0] -= 86_400;
      }),
      'sample of this run',
    ],
    [
      'with a sample of next year',
      edit(1, (l) => {
        probeOf(l).sample[0] += 365 * 86_400;
      }),
      'sample of this run',
    ],
    [
      'without a sample',
      edit(1, (l) => {
        probeOf(l).sample = null;
      }),
      'expected a sample',
    ],
    [
      'with a toolset of someone else',
      (lines) => [
        ...lines.slice(0, 1),
        { toolset: toolset('example.test/server9') },
        ...lines.slice(1),
      ],
      'server9',
    ],
    [
      'with a toolset that is none',
      (lines) => [...lines.slice(0, 1), { toolset: { name: 'x' } }, ...lines.slice(1)],
      'schema_version',
    ],
  ])('%s', async (_, change, why) => {
    const w = await tampered(change);
    const before = (await w.state()).servers;
    const merged = await w.merge(DAY2);
    expect(merged.refused).toHaveLength(1);
    expect(merged.refused[0]?.file).toBe('1-of-2.jsonl');
    expect(merged.refused[0]?.why).toContain(why);
    expect(merged.shards).toMatchObject([
      { outcome: 'lost', unreported: 3 },
      { outcome: 'whole', unreported: 0 },
    ]);
    const { servers } = await w.state();
    const kept = Object.entries(servers).filter(([, { validated_at }]) => validated_at === DAY1);
    expect(kept.map(([name]) => name)).toHaveLength(3);
    for (const [name, { validated_at: _, ...server }] of kept) {
      expect(before[name]).toMatchObject(server);
    }
    expect(mergeReportText(merged)).not.toMatch(/[\u0000-\u0009\u000b-\u001f]|^::/m);
  });
});

it('text in a file name or a message stays text in the summary', async () => {
  const w = await tampered(
    edit(1, (l) => {
      probeOf(l).endpoint = '</table><img src=x onerror=alert(1)>[a](javascript:1)';
    }),
  );
  await rename(join(w.partsDir, '1-of-2.jsonl'), join(w.partsDir, '::error::`<b>x.jsonl'));
  const summary = mergeSummary(await w.merge(DAY2));
  expect(summary).toContain('Refused files (1)');
  expect(summary).not.toMatch(/<img|\]\(javascript|^::/m);
});

it('bytes that follow a part are no part of it', async () => {
  const w = await tampered((lines) => lines);
  await appendFile(join(w.partsDir, '1-of-2.jsonl'), '{"probe":');
  expect((await w.merge(DAY2)).shards[0]).toMatchObject({ outcome: 'whole' });
});

function toolset(name: string) {
  const read_under = {
    era: 'streamable',
    protocol_version: null,
    client_capabilities: {},
    auth: 'none',
  };
  return { schema_version: 1, name, endpoint: 'https://host9.example/mcp', read_under, tools: [] };
}
