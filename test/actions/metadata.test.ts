import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseInputs } from '../../actions/validate/inputs.ts';

const action = parse(readFileSync('actions/validate/action.yml', 'utf8'));
const tell = readFileSync('actions/validate/tell.ts', 'utf8');

it('names the bundle that is committed', () => {
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
  expect(existsSync('actions/validate/dist/index.js')).toBe(true);
  expect(action.branding).toEqual({ icon: expect.any(String), color: expect.any(String) });
});

it('has the inputs that are read, with the same defaults', () => {
  const read = new Set<string>();
  const defaults: Record<string, string> = { INPUT_URL: 'https://mcp.example/' };
  for (const [name, { default: value = '' }] of Object.entries<{ default?: string }>(
    action.inputs,
  )) {
    if (name !== 'url') defaults[`INPUT_${name.toUpperCase()}`] = value;
  }
  const env = new Proxy(defaults, {
    get(target, name: string) {
      read.add(name);
      return target[name];
    },
  });
  expect(parseInputs(env)).toEqual(parseInputs({ INPUT_URL: 'https://mcp.example/' }));
  expect([...read].sort()).toEqual(Object.keys(defaults).sort());
});

it('has the outputs that are set', () => {
  const set = [...tell.matchAll(/setOutput\('([\w-]+)'/g)].map(([, name]) => name);
  expect(set.sort()).toEqual(Object.keys(action.outputs).sort());
});
