import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolsetDigest } from '../../src/judge/report-card/digest.ts';
import type { CardContext } from '../../src/judge/report-card/facts.ts';
import type { RuleId } from '../../src/judge/report-card/index.ts';
import { judgeReport, type ReportJudgement } from '../../src/judge/report-card/judge.ts';
import { readReport } from '../../src/reads/report.ts';
import seed from '../cases/report-card-rules.json' with { type: 'json' };
import { createRoot, createSelfSigned, type Issuer } from '../neighbourhood/certificates.ts';
import { readOptions } from '../reads/read-options.ts';
import { type Script, serve } from '../reads/report-server.ts';
import { SCRIPTS, serving, tool, WELL_MADE } from './report-scripts.ts';
import { runCli } from './run-cli.ts';

let folder = '';
let root: Issuer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rollcall-report-'));
  root = await createRoot({ commonName: 'Root' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The card of a server as the command line prints it, read and judged again from the record of that read. */
async function byCommand(url: string): Promise<ReportJudgement> {
  const record = join(folder, 'record.json');
  const live = await runCli(['report', url, '--json', '--allow-private', '--record', record]);
  const again = await runCli(['judge', record, '--json']);
  expect(again.stdout).toBe(live.stdout);
  return JSON.parse(live.stdout);
}

async function ofScript(script: Script): Promise<ReportJudgement> {
  const server = await serve(script);
  try {
    return await byCommand(server.url);
  } finally {
    await server.close();
  }
}

/** The same for what the command line is not told: certificates to trust, and what was known before. */
async function knowing(script: Script, context: CardContext = {}): Promise<ReportJudgement> {
  const server = await serve(script);
  try {
    const url = server.url.replace('127.0.0.1', 'localhost');
    const observation = await readReport(url, readOptions({ trust: [root.cert] }));
    const { card } = judgeReport(observation, context);
    const stored = JSON.parse(JSON.stringify(observation));
    expect(JSON.stringify(judgeReport(stored, context).card)).toBe(JSON.stringify(card));
    return card;
  } finally {
    await server.close();
  }
}

const soon = () => new Date(Date.now() + 5 * 86_400_000);
const localhost = { commonName: 'localhost', names: ['localhost', '127.0.0.1'] };

const MAKES_FIRE: Record<RuleId, () => Promise<ReportJudgement>> = {
  ...(Object.fromEntries(
    Object.entries(SCRIPTS).map(([rule, script]) => [rule, () => ofScript(script)]),
  ) as Record<keyof typeof SCRIPTS, () => Promise<ReportJudgement>>),
  'mcp-unreachable': () => byCommand('http://127.0.0.1:1/mcp'),
  'mcp-tls-invalid': async () => ofScript({ ...WELL_MADE, tls: await createSelfSigned(localhost) }),
  'mcp-tls-expiring': async () =>
    knowing({ ...WELL_MADE, tls: await root.issue({ ...localhost, notAfter: soon() }) }),
  'mcp-version-differs': () => knowing(WELL_MADE, { registryVersion: '2.0.0' }),
  'mcp-tools-changed': () => {
    const before = [tool(), tool({ name: 'get_alerts' })];
    const conditions = 'capabilities none; era streamable; sign-in none';
    const previous = { digest: toolsetDigest(before), conditions, tools: before };
    return knowing(serving(tool()), { previous });
  },
  'mcp-model-flagged': () =>
    knowing(WELL_MADE, { modelNotes: [{ where: '/tools/0/description', text: 'odd' }] }),
};

describe('rollcall report --json', () => {
  it.each(seed.rules)(
    'says $rule of a server that makes it fire, and no other',
    async ({ rule, severity, stop }) => {
      const make = MAKES_FIRE[rule as RuleId];
      const card = await make();
      expect(card.findings).toMatchObject([{ rule, severity, stop }]);
      const [finding] = card.findings;
      expect(finding?.evidence.length).toBeGreaterThan(0);
      expect(card.not_judged.map((one) => one.reason).join()).not.toContain('failed');
      const lost = seed.weights[severity as keyof typeof seed.weights];
      const wasRead = !['mcp-unreachable', 'mcp-not-mcp', 'mcp-tls-invalid'].includes(rule);
      expect(card.score).toBe(wasRead ? 100 - lost : null);
      expect(card.method_version).toBe(seed.method_version);
    },
  );

  it('says nothing of a well-made server, which has all points', async () => {
    const card = await ofScript(WELL_MADE);
    expect(card).toMatchObject({ findings: [], score: 100, grade: 'A', confirmed_stop: [] });
    expect(card.not_judged.map(({ rule }) => rule)).toEqual(['mcp-model-flagged']);
    expect(card.judged).toEqual({ rules: 30, of: 31 });
  });
});
