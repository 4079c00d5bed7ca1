import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Listing } from '../../../src/generated/catalog.ts';
import type { Config } from '../../../src/generated/config.ts';
import type { OptOut } from '../../../src/generated/opt-outs.ts';
import type { HandshakeJudgement } from '../../../src/judge/handshake/judge.ts';
import { type MergeReport, merge } from '../../../src/pipeline/merge.ts';
import { shardOf } from '../../../src/pipeline/part/shard.ts';
import {
  type ProbeOptions,
  type ProbeReport,
  probe,
  probeShard,
} from '../../../src/pipeline/probe.ts';
import { writeCatalog } from '../../../src/store/catalog.ts';
import { readHistory } from '../../../src/store/history.ts';
import { readState } from '../../../src/store/state.ts';
import { judgement, listing } from '../../judge/handshake/listing.ts';
import { virtualClock } from './virtual-clock.ts';

/** A data folder and the servers that its listings name, as far as a probe can tell. */
export interface World {
  dataDir: string;
  /** What each endpoint says, one judgement a read; the last one repeats. */
  says: Map<string, HandshakeJudgement[]>;
  /** Every endpoint that was contacted, in order, over all runs. */
  contacted: string[];
  list(listings: Listing[]): Promise<void>;
  optOut(...optOuts: Omit<OptOut, 'reason' | 'date'>[]): Promise<void>;
  configure(
    members: Partial<Omit<Config, 'probe'>> & { probe?: Partial<Config['probe']> },
  ): Promise<void>;
  /** A probe that starts at this time and, on a clock of its own, lasts as long as its gaps. */
  probe(at: string, options?: Partial<ProbeOptions>): Promise<ProbeReport>;
  /** One shard of the run that starts at this time; its part goes to `partsDir`. */
  shard(run: string, shard: string, options?: Partial<ProbeOptions>): Promise<ProbeReport>;
  partsDir: string;
  /** Puts the parts together, an hour after this time. */
  merge(run: string): Promise<MergeReport>;
  state(): ReturnType<typeof readState>;
  history(): ReturnType<typeof readHistory>;
  /** Every file of the data folder with its text. */
  files(): Promise<Record<string, string>>;
}

const CONFIG: Config = {
  schema_version: 1,
  site_url: 'http://127.0.0.1/',
  contact: 'nobody@example.invalid',
  registry_url: 'http://127.0.0.1/',
  client_name: 'rollcall-test',
  probe: { concurrency: 32, per_host: 1, host_gap_ms: 500, host_timeouts_in_a_row: 10 },
  sync: { smallest_share: 0.8 },
  canaries: [],
};

export const endpointOf = (n: number) => `https://host${n}.example/mcp`;

/** Listings of servers on hosts of their own. */
export function listings(count: number, members: Partial<Listing> = {}): Listing[] {
  return Array.from({ length: count }, (_, n) =>
    listing({ name: `example.test/server${n}`, endpoint: endpointOf(n), ...members }),
  );
}

export async function world(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rollcall-probe-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const says = new Map<string, HandshakeJudgement[]>();
  const contacted: string[] = [];
  const partsDir = await mkdtemp(join(tmpdir(), 'rollcall-parts-'));
  onTestFinished(() => rm(partsDir, { recursive: true, force: true }));
  const write = (name: string, value: unknown) =>
    writeFile(join(dataDir, name), JSON.stringify(value));
  await write('config.json', CONFIG);

  /** What a run needs of this world, on a clock of its own. */
  function settings(at: string) {
    const clock = virtualClock();
    const now = () => new Date(Date.parse(at) + clock.now());
    async function read({ endpoint }: { endpoint: string }) {
      contacted.push(endpoint);
      const startedAt = now().toISOString();
      const answers = says.get(endpoint) ?? [judgement({ endpoint })];
      const judged = answers.length > 1 ? answers.shift() : answers[0];
      await clock.sleep(300);
      return { judged: judged ?? judgement({ endpoint }), startedAt };
    }
    return { dataDir, timeoutMs: 20_000, clock, now, read };
  }

  return {
    dataDir,
    partsDir,
    says,
    contacted,
    async list(servers) {
      const source = {
        registry: 'http://127.0.0.1/',
        pulled_at: '2026-11-01T00:00:00Z',
        pages: 1,
        rows: servers.length,
        rejected: 0,
      };
      await writeCatalog(dataDir, { schema_version: 1, source, servers });
    },
    optOut: (...optOuts) =>
      write('opt-outs.json', {
        schema_version: 1,
        opt_outs: optOuts.map((one) => ({ ...one, reason: 'asked', date: '2026-11-01' })),
      }),
    configure: (members) =>
      write('config.json', { ...CONFIG, ...members, probe: { ...CONFIG.probe, ...members.probe } }),
    async probe(at, options = {}) {
      const { clock, ...own } = settings(at);
      return clock.run(probe({ ...own, clock, ...options }));
    },
    async shard(run, shard, options = {}) {
      const { clock, ...own } = settings(run);
      const where = { shard: shardOf(shard), run, part: partsDir };
      return clock.run(probeShard({ ...own, clock, ...where, ...options }));
    },
    merge: (run) =>
      merge({ dataDir, parts: partsDir, now: () => new Date(Date.parse(run) + 3_600_000) }),
    state: () => readState(dataDir),
    history: () => readHistory(dataDir),
    async files() {
      const names = await readdir(dataDir, { recursive: true, withFileTypes: true });
      const files = names.filter((entry) => entry.isFile());
      const texts = files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(dataDir.length + 1), await readFile(path, 'utf8')] as const;
      });
      return Object.fromEntries((await Promise.all(texts)).sort(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}
