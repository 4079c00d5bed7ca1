import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ReportCard } from '../../src/generated/report-card.ts';
import { baselineOf } from '../../src/judge/checkup/baseline.ts';
import { CHECKS } from '../../src/judge/checkup/index.ts';
import { fingerprints } from '../../src/judge/fingerprint.ts';
import { writeBaseline } from '../../src/store/baselines.ts';
import { writeCatalog } from '../../src/store/catalog.ts';
import { addChanges } from '../../src/store/changes.ts';
import { addCheckup } from '../../src/store/checkup-history.ts';
import { writeClaims } from '../../src/store/claims.ts';
import { writeHistory } from '../../src/store/history.ts';
import { writeCard, writeCardIndex } from '../../src/store/report-cards.ts';
import { slug } from '../../src/store/slug.ts';
import { writeState } from '../../src/store/state.ts';
import { writeToolset } from '../../src/store/toolsets.ts';
import {
  EXAMPLE_TIME,
  exampleCatalog,
  exampleHistory,
  exampleState,
  exampleToolset,
} from '../data/examples.ts';

/** The time at which the examples are reviewed: an hour after their last run. */
export const REVIEWED_AT = new Date(Date.parse(EXAMPLE_TIME) + 3_600_000);

/** A temporary folder of one test. */
export async function temporary(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'rollcall-review-test-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** A listing of the sound folder with everything: state, toolset, card, claim, baseline and checkups. */
export interface Whole {
  name: string;
  endpoint: string;
  host: string;
  slug: string;
}

/** Writes a data folder in which all holds, with `listings` listings. Gives one that has everything. */
export async function writeSound(dir: string, listings = 40): Promise<Whole> {
  await mkdir(dir, { recursive: true });
  const catalog = exampleCatalog(listings);
  const state = exampleState(catalog);
  for (const [name, server] of Object.entries(state.servers)) {
    if (!server.validation_method.startsWith('live_mcp')) continue;
    const { endpoint, tool_count } = server;
    const toolset = exampleToolset(name, tool_count, { endpoint });
    const { toolset: names, schema } = fingerprints(toolset.tools);
    server.toolset_fingerprint = names ?? '';
    server.schema_fingerprint = schema ?? '';
    await writeToolset(dir, toolset);
  }
  await writeCatalog(dir, catalog);
  await writeState(dir, state);
  await writeHistory(dir, exampleHistory(state));
  const whole = catalog.servers.find(
    ({ name, transport }) => transport === 'http' && (state.servers[name]?.tool_count ?? 0) > 2,
  );
  if (whole?.endpoint === undefined) throw new Error('no listing has everything');
  const { name, endpoint } = whole;
  const host = new URL(endpoint).hostname;
  await writeCards(dir, name, endpoint);
  const claim = {
    listing: name,
    github: 'Someone',
    host,
    proof: 'dns',
    since: '2026-11-02',
  } as const;
  await writeClaims(dir, { schema_version: 1, claims: [claim] });
  const { tools } = exampleToolset(name, 3);
  const baseline = baselineOf(endpoint, tools, '2026-11-29T04:18:00.000Z');
  if (baseline !== null)
    await writeBaseline(join(dir, 'baselines', `${slug(name)}.json`), baseline);
  for (const at of ['2026-11-28T01:00:00.000Z', '2026-11-29T01:00:00.000Z']) {
    await addCheckup(dir, name, {
      at,
      endpoint,
      requests: 5,
      counts: { observed: 15, not_checked: 0 },
      rows: CHECKS.map(({ id }) => ({ check: id as never, state: 'VERIFIED' })),
    });
  }
  await addChanges(dir, EXAMPLE_TIME, [{ at: EXAMPLE_TIME, name, kind: 'listed' }]);
  for (const file of ['config', 'curated', 'corrections', 'opt-outs', 'review-exceptions']) {
    await cp(`data/${file}.json`, join(dir, `${file}.json`));
  }
  return { name, endpoint, host, slug: slug(name) };
}

async function writeCards(dir: string, name: string, endpoint: string): Promise<void> {
  const card: ReportCard = {
    schema_version: 1,
    name,
    endpoint,
    method_version: 1,
    eras: [],
    score: 90,
    grade: 'A',
    judged: { rules: 20, of: 31 },
    confirmed_stop: [],
    awaiting_second_read: [],
    findings: [],
    not_judged: [],
    not_read: [],
  };
  await writeCard(dir, card);
  await writeCardIndex(dir, {
    schema_version: 1,
    servers: {
      [name]: {
        first_read: '2026-11-01T09:00:00.000Z',
        opens_on: '2026-11-15T09:00:00.000Z',
        last_read: '2026-11-24T09:00:00.000Z',
      },
    },
  });
}

/** Puts other text in the place of what a file holds. */
export async function edit(
  dir: string,
  file: string,
  change: (text: string) => string,
): Promise<void> {
  const path = join(dir, file);
  await mkdir(dirname(path), { recursive: true });
  const before = await readFile(path, 'utf8').catch(() => '');
  await writeFile(path, change(before));
}

/** The same for a document, which is then written by hand and not as a run would. */
export function editJson<T>(
  dir: string,
  file: string,
  change: (document: T) => void,
): Promise<void> {
  return edit(dir, file, (text) => {
    const document = JSON.parse(text) as T;
    change(document);
    return JSON.stringify(document);
  });
}
