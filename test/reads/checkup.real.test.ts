import { describe, expect, inject, test } from 'vitest';
import validateResult from '../../src/generated/checkup.validate.js';
import { judgeCheckup } from '../../src/judge/checkup/judge.ts';
import { REASONS } from '../../src/judge/checkup/reasons.ts';
import { readCheckup } from '../../src/reads/checkup.ts';
import type { Neighbour } from '../neighbourhood/neighbourhood.ts';
import { checkupOptions } from './checkup-options.ts';

const urls = inject('neighbourhood');

/** More time than a checkup has: some of these start a process for each request. */
async function check(neighbour: Neighbour, timeoutMs = 25_000) {
  const observation = await readCheckup(urls[neighbour], checkupOptions({ timeoutMs }));
  const result = judgeCheckup(observation);
  expect(validateResult(result), JSON.stringify(validateResult.errors)).toBe(true);
  const of = (state: string) =>
    result.rows.flatMap((row) => (row.state === state ? [`${row.check} ${row.reason?.key}`] : []));
  for (const { state, reason } of result.rows) {
    if (state === 'FAILED' && reason !== null) expect(REASONS[reason.key].todo).toBeTruthy();
  }
  return {
    steps: observation.exchanges.map(({ step, status, outcome }) => `${step} ${status ?? outcome}`),
    failed: of('FAILED'),
    risks: of('OBSERVED_RISK'),
    unchecked: of('UNVERIFIED'),
    rows: result.rows,
  };
}

const NO_BASELINE = [
  'toolset_unchanged_vs_approved no_baseline_reason',
  'schema_unchanged_vs_approved no_baseline_reason',
];
const OVER_HTTP = ['tls_certificate tls_not_https', ...NO_BASELINE];
const PAGED = [
  'error_taxonomy probe_tool_name_unverifiable',
  'tls_certificate tls_not_https',
  'auth_metadata probe_tool_name_unverifiable',
  ...NO_BASELINE,
];
const ANSWERS_WITH_A_RESULT = ['error_taxonomy error_taxonomy_result_is_error'];

const healthy: [Neighbour, { risks?: string[]; unchecked?: string[]; tools: number }][] = [
  ['everything-streamable', { tools: 13, risks: ANSWERS_WITH_A_RESULT }],
  ['sdk-v1-pager', { tools: 25, unchecked: PAGED }],
  ['sdk-v2-dual', { tools: 1 }],
  ['sdk-v2-modern', { tools: 1 }],
  ['tmcp-pages', { tools: 8, unchecked: PAGED }],
  ['mcp-proxy-dual', { tools: 13, risks: ANSWERS_WITH_A_RESULT }],
  ['supergateway-stateless', { tools: 13, risks: ANSWERS_WITH_A_RESULT }],
  ['mcp-lite', { tools: 4 }],
  ['hono-mcp', { tools: 2, risks: ANSWERS_WITH_A_RESULT }],
  ['fastmcp', { tools: 3 }],
];

test.each(healthy)('%s has nothing that failed', async (neighbour, expected) => {
  const { failed, risks, unchecked, rows } = await check(neighbour);
  expect(failed).toEqual([]);
  expect(risks).toEqual(expected.risks ?? []);
  expect(unchecked).toEqual(expected.unchecked ?? OVER_HTTP);
  const list = rows.find((row) => row.check === 'tools_list');
  expect(list?.detail).toMatchObject({ tools: expected.tools, whole: true });
});

describe('what a client cannot talk to by POST', () => {
  const noHandshake = (key: string) => [
    'protocol_revision protocol_revision_missing',
    `discovery_handshake ${key}`,
    'tools_list tools_list_not_jsonrpc',
  ];
  test.each([
    ['everything-sse', 'handshake_initialize_http_error'],
    ['supergateway-sse', 'handshake_initialize_http_error'],
    ['html-page', 'handshake_initialize_not_jsonrpc'],
    ['invalid-json', 'handshake_initialize_not_jsonrpc'],
    ['server-error', 'handshake_discover_http_error'],
  ] as const)('%s', async (neighbour, key) => {
    const { failed, risks, rows } = await check(neighbour);
    expect(failed).toEqual(noHandshake(key));
    expect(risks).toEqual([]);
    expect(rows[0]).toMatchObject({ check: 'reachability', state: 'VERIFIED' });
  });
});

test('a gate hides the protocol rows, and nothing failed', async () => {
  const { failed, unchecked, steps } = await check('bearer-gate');
  expect(failed).toEqual([]);
  expect(unchecked).toContain('tools_list credential_required');
  expect(unchecked).toContain('discovery_handshake credential_required');
  expect(steps.some((step) => step.startsWith('tools/call'))).toBe(false);
});

test('texts that hide something are named with their tool', async () => {
  const { risks, rows } = await check('hostile-texts');
  expect(risks).toEqual(['tool_description_hygiene hygiene_risk_detected']);
  const { detail } = rows.find((row) => row.check === 'tool_description_hygiene') ?? {};
  expect(detail?.hits).toEqual([
    { tool: expect.any(String), kinds: expect.arrayContaining(['bidi_override']) },
  ]);
});

test('a certificate that nobody vouches for is the one thing that failed', async () => {
  const { failed, rows } = await check('mcp-proxy-self-signed');
  expect(failed).toEqual(['tls_certificate tls_self_signed']);
  expect(rows.filter(({ state }) => state === 'UNVERIFIED').length).toBe(14);
});

test.each([
  ['closed-port', 'reachability_unanswered'],
  ['too-many-requests', 'probe_rate_limited'],
  ['silent', 'probe_budget_exhausted_duration'],
] as const)('%s has no verified row', async (neighbour, key) => {
  const { failed, risks, unchecked, steps } = await check(neighbour, 500);
  expect([...failed, ...risks]).toEqual([]);
  expect(unchecked.length).toBe(15);
  expect(unchecked).toContain(`reachability ${key}`);
  expect(steps.length).toBe(1);
});
