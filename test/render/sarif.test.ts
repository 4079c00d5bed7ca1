import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Level } from '../../src/render/result.ts';
import { sarif } from '../../src/render/sarif.ts';
import { hostileResult, result, row } from './results.ts';
import { sarifErrors } from './sarif-schema.ts';

const ROWS = [
  row(),
  row({ id: 'auth_metadata', level: 'warning', state: 'Observed risk' }),
  row({ id: 'latency_profile', level: 'pass', state: 'Verified' }),
  row({ id: 'tls_certificate', level: 'not_checked', state: 'Not checked' }),
];

const runOf = (text: string) => JSON.parse(text).runs[0];

it('is valid against the published schema, and the schema refuses what is not', () => {
  const log = JSON.parse(sarif([result(ROWS)]));
  expect(sarifErrors(log)).toEqual([]);
  log.runs[0].results[0].level = 'dreadful';
  delete log.runs[0].tool.driver.name;
  expect(sarifErrors(log)).toHaveLength(2);
});

it('has a result for what was found, a notification for what did not run, a rule for each', () => {
  const run = runOf(sarif([result(ROWS)]));
  expect(run.results.map(({ ruleId, level }: Record<string, string>) => [ruleId, level])).toEqual([
    ['checkup/tools_list', 'error'],
    ['checkup/auth_metadata', 'warning'],
  ]);
  const [notification] = run.invocations[0].toolExecutionNotifications;
  expect(notification.associatedRule.id).toBe('checkup/tls_certificate');
  expect(run.tool.driver.rules).toHaveLength(4);
  for (const { ruleId, ruleIndex } of run.results) {
    expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId);
  }
  expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
    'https://mcp.example/mcp',
  );
});

it('describes a rule the same whatever was found, and says what to do in the message', () => {
  const about = 'Whether the list can be parsed.';
  const rules = (level: Level, help: string) =>
    runOf(sarif([result([row({ about, level, help })])])).tool.driver.rules;
  expect(rules('error', 'Do this.')).toEqual(rules('pass', 'Something else.'));
  expect(rules('error', 'Do this.')[0]).toMatchObject({
    fullDescription: { text: about },
    help: { text: about },
  });
  const [found] = runOf(
    sarif([result([row({ about, help: 'Do this.', detail: 'Seen.' })])]),
  ).results;
  expect(found.message.text).toBe('Failed: An item of the list is not an object. Do this. Seen.');
});

it('keeps a fingerprint while words and places change, and gives each finding its own', () => {
  const prints = (rows: ReturnType<typeof row>[], endpoint = 'https://mcp.example/mcp') =>
    runOf(sarif([result(rows, { endpoint })])).results.map(
      (found: { partialFingerprints: object }) => Object.values(found.partialFingerprints)[0],
    );
  const [before] = prints([row()]);
  expect(prints([row({ text: 'In other words.', where: '/tools/1' })])).toEqual([before]);
  const others = [
    ...prints([row({ id: 'auth_metadata' })]),
    ...prints([row()], 'https://other.example/mcp'),
    ...prints([row(), row()]),
  ];
  expect(new Set(others).size).toBe(4);
});

it('names an endpoint that is no URL as a reference that parses', () => {
  const log = JSON.parse(sarif([result([row()], { endpoint: 'not a url' })]));
  expect(sarifErrors(log)).toEqual([]);
});

it('stays valid, whatever a server writes', () => {
  fc.assert(
    fc.property(fc.array(hostileResult, { maxLength: 3 }), (results) => {
      const text = sarif(results);
      expect(sarifErrors(JSON.parse(text))).toEqual([]);
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202e\u2066\ufeff]/);
      expect(text).not.toMatch(/^\s*::/m);
      expect(text).not.toContain('##[');
    }),
    { numRuns: 200 },
  );
});
