import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Listing } from '../../../src/generated/catalog.ts';
import type { OptOut } from '../../../src/generated/opt-outs.ts';
import { readReportText } from '../../../src/pipeline/read/report-text.ts';
import { type ReadOptions, type ReadReport, readCards } from '../../../src/pipeline/read.ts';
import { jsonDocument } from '../../../src/render/json.ts';
import { readSummary } from '../../../src/render/read-summary.ts';
import { writeCatalog } from '../../../src/store/catalog.ts';
import { readCard, readCardIndex } from '../../../src/store/report-cards.ts';
import { listing } from '../../judge/handshake/listing.ts';
import { type ReportServer, type Script, serve } from '../../reads/report-server.ts';
import { virtualClock } from '../probe/virtual-clock.ts';

/** A data folder, a folder for records, and all that a run says. */
export interface World {
  dataDir: string;
  recordsDir: string;
  list(...listings: Partial<Listing>[]): Promise<void>;
  optOut(...optOuts: Omit<OptOut, 'reason' | 'date'>[]): Promise<void>;
  configure(members: Record<string, unknown>): Promise<void>;
  /** A run that begins so many days after the first one. */
  read(day: number, options?: Partial<ReadOptions>): Promise<ReadReport>;
  card(name: string): ReturnType<typeof readCard>;
  entry(
    name: string,
  ): Promise<Awaited<ReturnType<typeof readCardIndex>>['servers'][string] | undefined>;
  /** Everything that stands in a file, and everything that the runs so far have told. */
  told(): Promise<string>;
  files(): Promise<Record<string, string>>;
}

const START = Date.parse('2026-12-01T03:00:00.000Z');
export const at = (day: number) => new Date(START + day * 86_400_000).toISOString();

const CONFIG = {
  schema_version: 1,
  site_url: 'http://127.0.0.1/',
  contact: 'nobody@example.invalid',
  registry_url: 'http://127.0.0.1/',
  client_name: 'rollcall-test',
  probe: { concurrency: 8, per_host: 1, host_gap_ms: 500, host_timeouts_in_a_row: 10 },
  sync: { smallest_share: 0.8 },
  canaries: [],
};

/** A scripted server that goes with the test; what it answers follows its script as that changes. */
export async function served(script: Script): Promise<ReportServer> {
  const server = await serve(script);
  onTestFinished(() => server.close());
  return server;
}

export async function world(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-read-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [dataDir, recordsDir] = [join(folder, 'data'), join(folder, 'records')];
  const said: string[] = [];
  await writeCatalog(dataDir, catalogOf([]));
  const write = (name: string, value: unknown) =>
    writeFile(join(dataDir, name), JSON.stringify(value));
  await write('config.json', CONFIG);

  return {
    dataDir,
    recordsDir,
    list: async (...members) => void (await writeCatalog(dataDir, catalogOf(members.map(listing)))),
    optOut: (...optOuts) =>
      write('opt-outs.json', {
        schema_version: 1,
        opt_outs: optOuts.map((one) => ({ ...one, reason: 'asked', date: '2026-11-01' })),
      }),
    configure: (members) => write('config.json', { ...CONFIG, ...members }),
    async read(day, options = {}) {
      const clock = virtualClock();
      const now = () => new Date(Date.parse(at(day)) + clock.now());
      const report = await clock.run(
        readCards({ dataDir, records: recordsDir, allowPrivate: true, clock, now, ...options }),
      );
      said.push(jsonDocument(report), readReportText(report), readSummary(report));
      return report;
    },
    card: (name) => readCard(dataDir, name),
    entry: async (name) => (await readCardIndex(dataDir)).servers[name],
    async told() {
      return [...said, ...Object.entries(await textsBelow(folder)).flat()].join('\n');
    },
    files: () => textsBelow(dataDir),
  };
}

function catalogOf(servers: Listing[]) {
  const source = {
    registry: 'http://127.0.0.1/',
    pulled_at: '2026-11-01T00:00:00Z',
    pages: 1,
    rows: servers.length,
    rejected: 0,
  };
  return { schema_version: 1 as const, source, servers };
}

async function textsBelow(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = names
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), await readFile(path, 'utf8')] as const;
    });
  return Object.fromEntries((await Promise.all(texts)).sort(([a], [b]) => (a < b ? -1 : 1)));
}
