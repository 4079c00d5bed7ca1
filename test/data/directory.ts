import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Listing } from '../../src/generated/catalog.ts';
import type { Change } from '../../src/generated/changes.ts';
import type { ServerState, ValidationState } from '../../src/generated/mcp-validation-state.ts';
import type { ReportCard } from '../../src/generated/report-card.ts';
import type { Toolset } from '../../src/generated/toolset.ts';
import type { DayTotals } from '../../src/generated/totals.ts';
import { RULES } from '../../src/judge/report-card/index.ts';
import { cardTotals, totalsOf } from '../../src/judge/totals.ts';
import { writeCatalog } from '../../src/store/catalog.ts';
import { addChanges } from '../../src/store/changes.ts';
import { writeHistory } from '../../src/store/history.ts';
import { writeCard, writeCardIndex } from '../../src/store/report-cards.ts';
import { writeState } from '../../src/store/state.ts';
import { writeToolset } from '../../src/store/toolsets.ts';
import { addTotals } from '../../src/store/totals.ts';
import {
  EXAMPLE_EPOCH,
  EXAMPLE_TIME,
  exampleCatalog,
  exampleHistory,
  exampleState,
} from './examples.ts';

const DAY = 86_400;
const timeOf = (daysAgo: number): string =>
  new Date((EXAMPLE_EPOCH - daysAgo * DAY) * 1000).toISOString().replace('.000', '');

/**
 * A whole data folder of n listings as a year of runs would leave it: toolsets as long and as talkative as
 * real ones, 30 days of samples, 90 days of changes, report cards of which most are open, the numbers of each
 * day. Files are written as they are made, so that a large folder takes little more memory than its catalog.
 */
export async function writeDirectory(dataDir: string, n: number): Promise<Listing[]> {
  cpSync(
    fileURLToPath(new URL('../../data/config.json', import.meta.url)),
    join(dataDir, 'config.json'),
  );
  const optOuts = { schema_version: 1, opt_outs: [] };
  writeFileSync(join(dataDir, 'opt-outs.json'), `${JSON.stringify(optOuts)}\n`);
  const catalog = exampleCatalog(n);
  const state = exampleState(catalog);
  const live = Object.entries(state.servers).filter(([, { tool_count }]) => tool_count > 0);
  for (const [index, [, server]] of live.entries()) server.tool_count = toolCount(index);
  await writeCatalog(dataDir, catalog);
  await writeState(dataDir, state);
  await writeHistory(dataDir, exampleHistory(state));
  for (const [index, [name, server]] of live.entries()) {
    await writeToolset(dataDir, toolset(name, server, index));
  }
  await writeRecord(dataDir, catalog.servers, state);
  return catalog.servers;
}

/** What a year of runs wrote beside the catalog and its state: changes, report cards, the numbers of each day. */
export async function writeRecord(
  dataDir: string,
  listings: readonly Listing[],
  state: ValidationState & { servers: Record<string, ServerState> },
): Promise<void> {
  const live = Object.entries(state.servers).filter(([, { tool_count }]) => tool_count > 0);
  await addChanges(dataDir, EXAMPLE_TIME, [...changesOf(listings, live)]);
  const cards = await writeCards(dataDir, live);
  await writeTotals(dataDir, { ...totalsOf(listings, state, EXAMPLE_TIME), ...cards });
}

/** From 1 to 300, half of them below 9, 13 on average: a few servers list everything they have. */
function toolCount(index: number): number {
  const share = ((index * 7919) % 10_007) / 10_007;
  return Math.max(1, Math.min(300, Math.round(8 * Math.exp(1.15 * normal(share)))));
}

/** The value that a share of normally distributed ones lies below (the logistic approximation). */
const normal = (share: number): number =>
  Math.log(Math.max(share, 1e-5) / Math.max(1 - share, 1e-5)) / 1.702;

const VERBS = ['find', 'get', 'list', 'create', 'update', 'delete', 'export', 'summarise'];
const NOUNS = ['records', 'invoices', 'documents', 'bookings', 'reports', 'messages', 'projects'];
const SENTENCES = [
  'Results come newest first and are cut at the limit.',
  'Use it when somebody asks for a single entry by its number or by words from its title.',
  'Times are ISO 8601 in UTC; amounts are in the currency of the account.',
  'It reads only what the signed-in person may see, and changes nothing.',
  'For more than a hundred entries call it again with the cursor of the last answer.',
];

function toolset(
  name: string,
  { endpoint }: ServerState,
  server: number,
): Toolset & { tools: unknown[] } {
  const conditions = {
    era: 'streamable',
    protocol_version: '2024-11-05',
    client_capabilities: {},
    auth: 'none',
  } as const;
  const tools = Array.from({ length: toolCount(server) }, (_, index) =>
    tool(server + index, index),
  );
  return { schema_version: 1, name, endpoint, read_under: conditions, tools };
}

function tool(seed: number, index: number): object {
  const verb = VERBS[seed % VERBS.length] ?? '';
  const noun = NOUNS[(seed >> 2) % NOUNS.length] ?? '';
  const about = SENTENCES.slice(0, 1 + (seed % SENTENCES.length)).join(' ');
  const parameters = {
    query: { type: 'string', description: `Words that the ${noun} hold, or a number` },
    from: {
      type: 'string',
      format: 'date-time',
      description: 'Only those that changed after this time',
    },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 20,
      description: 'How many to give at most',
    },
    fields: {
      type: 'array',
      items: { type: 'string' },
      description: 'Members to give; all of them unless named',
    },
    cursor: { type: 'string', description: 'Where the last answer ended' },
  };
  const properties = Object.fromEntries(Object.entries(parameters).slice(0, 1 + (seed % 5)));
  return {
    name: `${verb}_${noun}_${index}`,
    title: `${verb} ${noun}`,
    description: `${verb} ${noun} of the service, number ${seed}. ${about}`,
    inputSchema: { type: 'object', properties, required: ['query'] },
    annotations: { readOnlyHint: seed % 8 < 3, openWorldHint: true },
  };
}

type Live = readonly (readonly [name: string, state: ServerState])[];

/** One listing in six changed in some way in the last 90 days, and some that have gone since. */
function* changesOf(listings: readonly Listing[], live: Live): Generator<Change> {
  for (const [index, { name }] of listings.entries()) {
    if (index % 40 === 5) yield { at: timeOf(index % 88), name, kind: 'listed' };
    if (index % 900 === 7)
      yield { at: timeOf(index % 88), name: `${name}-former`, kind: 'unlisted' };
    if (index % 700 === 9)
      yield { at: timeOf(index % 88), name, kind: 'deprecated', message: 'Moved to another name.' };
  }
  for (const [index, [name, { endpoint }]] of live.entries()) {
    if (index % 5 === 1) {
      const at = (days: number) => timeOf((index + days) % 88);
      yield {
        at: at(3),
        name,
        kind: 'status',
        from: 'ok',
        to: 'unreachable',
        reason: 'dns_not_found',
      };
      yield { at: at(1), name, kind: 'status', from: 'unreachable', to: 'ok' };
    }
    if (index % 6 === 2) {
      const changed = [
        { name: 'find_records_0', what: ['description' as const, 'schema' as const] },
      ];
      yield {
        at: timeOf(index % 80),
        name,
        kind: 'tools',
        added: ['get_reports_3'],
        removed: ['old_tool'],
        changed,
      };
    }
    if (index % 50 === 3)
      yield {
        at: timeOf(index % 70),
        name,
        kind: 'endpoint',
        from: 'https://old.example/mcp',
        to: endpoint,
      };
    if (index % 9 === 4) yield { at: timeOf(index % 60), name, kind: 'card', to: 'B' };
  }
}

/** A card for each that lists its tools; three of four are open. Gives what the day's totals say of them. */
async function writeCards(dataDir: string, live: Live): Promise<Partial<DayTotals>> {
  const counted: Pick<ReportCard, 'findings'>[] = [];
  const servers: Record<string, object> = {};
  for (const [index, [name, state]] of live.entries()) {
    const isOpen = index % 4 !== 0;
    servers[name] = {
      first_read: timeOf(isOpen ? 60 : 5),
      opens_on: timeOf(isOpen ? 46 : -9),
      ...(isOpen && { last_read: timeOf(index % 7) }),
    };
    if (!isOpen) continue;
    const one = card(name, state.endpoint, index);
    counted.push({ findings: one.findings.map((finding) => ({ ...finding, evidence: [] })) });
    await writeCard(dataDir, one);
  }
  await writeCardIndex(dataDir, { schema_version: 1, servers } as Parameters<
    typeof writeCardIndex
  >[1]);
  return cardTotals(counted, EXAMPLE_TIME);
}

function card(name: string, endpoint: string, index: number): ReportCard {
  const rules = RULES.filter((_, rule) => (rule * 13 + index) % 9 === 0);
  const findings = rules.map(({ id, severity, stop, text, fix }, at) => ({
    rule: id,
    severity,
    stop,
    text,
    fix,
    count: 1 + ((index + at) % 3),
    evidence: [
      {
        where: `/tools/${at}/description`,
        text: 'Use it when somebody asks for a single entry by its number.',
      },
      { where: `/tools/${at + 1}/inputSchema`, text: 'no description' },
    ] as ReportCard['findings'][number]['evidence'],
  }));
  const score = Math.max(20, 100 - 12 * findings.length);
  return {
    schema_version: 1,
    name,
    endpoint,
    method_version: 1,
    eras: [{ era: 'streamable', protocol_version: '2024-11-05' }],
    score,
    grade: score >= 90 ? 'A' : score >= 75 ? 'B' : score >= 50 ? 'C' : 'D',
    judged: { rules: 29, of: RULES.length },
    confirmed_stop: [],
    awaiting_second_read: [],
    findings,
    not_judged: [{ rule: 'mcp-model-flagged', reason: 'no model is configured' }],
    not_read: [],
  };
}

/** The same numbers for each day of 120, each a little smaller than the next. */
async function writeTotals(dataDir: string, today: DayTotals): Promise<void> {
  const shrunk = (counts: Record<string, number>, share: number) =>
    Object.fromEntries(
      Object.entries(counts).map(([key, count]) => [key, Math.floor(count * share)]),
    );
  for (let daysAgo = 120; daysAgo >= 0; daysAgo -= 1) {
    const share = 1 - daysAgo / 400;
    const at = timeOf(daysAgo);
    const { cards_at: _, ...day } = today;
    await addTotals(dataDir, {
      ...day,
      day: at.slice(0, 10),
      at,
      listings: Math.floor(today.listings * share),
      endpoints: Math.floor(today.endpoints * share),
      statuses: shrunk(today.statuses, share),
      eras: shrunk(today.eras, share),
      versions: shrunk(today.versions, share),
      auth: shrunk(today.auth, share),
      grades: shrunk(today.grades, share),
      ...(today.cards !== undefined && { cards: Math.floor(today.cards * share), cards_at: at }),
      ...(today.rules !== undefined && { rules: shrunk(today.rules, share) }),
    });
  }
}
