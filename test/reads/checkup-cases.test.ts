import { describe, expect, it } from 'vitest';
import { judgeCheckup } from '../../src/judge/checkup/judge.ts';
import { validateObservation } from '../../src/observation/observation.ts';
import { readCheckup } from '../../src/reads/checkup.ts';
import { type CheckupCase, playRows, readCheckupCases } from '../neighbourhood/checkup-server.ts';
import { checkupOptions } from './checkup-options.ts';

/**
 * Where this project differs from the public suite on purpose, by the point of spec/checkup.md that says
 * so. The list is exact: what would be equal may not stand here.
 */
const DIFFERENT_WIRE: Record<string, { point: number; wire: string[] }> = {
  // The server answers any cursor with its first page: the second one brings nothing new.
  'probe-tool-name-unverifiable-next-cursor': {
    point: 2,
    wire: ['server/discover', 'tools/list', 'tools/list'],
  },
};
/** Point 1: the certificate is really judged; over http there is none. */
const TLS = { check: 'tls_certificate', state: 'UNVERIFIED', reason: 'tls_not_https' };

const cases = readCheckupCases();

async function check(script: CheckupCase) {
  const server = await playRows(script.server);
  try {
    const observation = await readCheckup(server.url, checkupOptions());
    return { observation, wire: [...server.wire], bodies: server.bodies };
  } finally {
    await server.close();
  }
}

it('all of the suite is here', () => {
  expect(cases.length).toBe(51);
  const ids = cases.map(({ id }) => id);
  for (const id of Object.keys(DIFFERENT_WIRE)) expect(ids).toContain(id);
});

describe.each(cases.filter(({ inMemoryOnly }) => inMemoryOnly === undefined))('$id', (script) => {
  it('is judged and asked as by the public suite', async () => {
    const { observation, wire } = await check(script);
    expect(validateObservation(observation)).toEqual({ observation });
    const result = judgeCheckup(observation);
    compareRows(result, script);
    const different = DIFFERENT_WIRE[script.id];
    if (different !== undefined) expect(different.wire).not.toEqual(script.wire);
    expect(wire).toEqual(different?.wire ?? script.wire);
    expect(result.requests).toBe(wire.length);
    if (script.fingerprints !== undefined) expect(result.fingerprints).toEqual(script.fingerprints);
  });
});

it('a header that no HTTP parser lets through is judged by the record alone', async () => {
  const script = cases.find(({ inMemoryOnly }) => inMemoryOnly !== undefined) as CheckupCase;
  const PLACE = 'Bearer realm="unclosed';
  let value = '';
  const server = script.server.map((row) => {
    const headers = { ...row.reply.headers };
    if (headers['www-authenticate'] !== undefined) {
      value = headers['www-authenticate'];
      headers['www-authenticate'] = PLACE;
    }
    return { ...row, reply: { ...row.reply, headers } };
  });
  const { observation, wire } = await check({ ...script, server });
  expect(wire).toEqual(script.wire);
  expect(value).toMatch(/\u0001/);
  for (const { headers } of observation.exchanges) {
    if (headers['www-authenticate']?.[0] === PLACE) headers['www-authenticate'] = [value];
  }
  compareRows(judgeCheckup(structuredClone(observation)), script);
});

function compareRows(result: ReturnType<typeof judgeCheckup>, script: CheckupCase): void {
  const rows = result.rows.map(({ check, state, reason }) => ({
    check,
    state,
    reason: reason?.key ?? null,
  }));
  const expected = rows.map(({ check }) => {
    const wanted = script.expected[check];
    return wanted === undefined ? TLS : { check, state: wanted.state, reason: wanted.reason };
  });
  expect(rows).toEqual(expected);
  expect(rows.length).toBe(15);
  for (const { check, reason } of result.rows) {
    const params = script.expected[check]?.params;
    if (params !== undefined) expect(reason?.params).toMatchObject(params);
  }
}
