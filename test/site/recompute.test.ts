import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RECOMPUTE } from '../../site/parts/checkup-method.ts';
import { fingerprints } from '../../src/judge/fingerprint.ts';

const { vectors } = JSON.parse(readFileSync('test/cases/fingerprint-vectors.json', 'utf8')) as {
  vectors: { id: string; tools: unknown[] }[];
};
const ODD = [
  { name: 'f', inputSchema: { b: [1e21, -0, 0.1], a: null, 10: true, 2: '\u2028"\\' } },
  { name: 'e\u0301', inputSchema: { 'e\u0301': 'e\u0301' } },
  { name: '\u00e9', inputSchema: {} },
  { name: 'f', inputSchema: { a: 1 }, description: 'no part of it' },
];
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rollcall-recompute-'));
  writeFileSync(join(folder, 'fingerprints.mjs'), RECOMPUTE);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([...vectors, { id: 'odd', tools: ODD }])(
  'what the page says gives the fingerprints of $id',
  ({ tools }) => {
    const file = join(folder, 'tools.json');
    writeFileSync(file, JSON.stringify(tools).replaceAll('[1e+21,0', '[1e21,-0'));
    const out = execFileSync(process.execPath, [join(folder, 'fingerprints.mjs'), file]);
    const { toolset, schema } = fingerprints(tools);
    expect(out.toString()).toBe(`toolset ${toolset}\nschema ${schema}\n`);
  },
);
