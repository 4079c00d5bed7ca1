import fc from 'fast-check';
import { expect, it } from 'vitest';
import { annotations } from '../../src/render/annotations.ts';
import { hostileResult, result, row } from './results.ts';

it('says what was found, where, and what to do', () => {
  const rows = [
    row(),
    row({ id: 'auth_metadata', title: 'Auth', level: 'warning', state: 'Risk' }),
  ];
  expect(annotations([result(rows)]).text.split('\n')).toEqual([
    '::error title=Tools list (tools_list)::Failed: An item of the list is not an object. Make tools/list answer with objects. [https://mcp.example/mcp]',
    '::warning title=Auth (auth_metadata)::Risk: An item of the list is not an object. Make tools/list answer with objects. [https://mcp.example/mcp]',
    '',
  ]);
});

it('is silent about what is fine and what did not run', () => {
  const rows = [row({ level: 'pass' }), row({ level: 'not_checked' })];
  expect(annotations([result(rows)])).toEqual({ text: '', left: 0 });
});

it('shows ten of a type over all results and counts the rest', () => {
  const rows = Array.from({ length: 7 }, () => [row(), row({ level: 'note' })]).flat();
  const { text, left } = annotations([result(rows), result(rows)]);
  expect(text.match(/^::error /gm)).toHaveLength(10);
  expect(text.match(/^::notice /gm)).toHaveLength(10);
  expect(left).toBe(8);
});

it('escapes what ends a property or a message', () => {
  const { text } = annotations([
    result([row({ title: 'a:b,c%0A', text: '100%0A::error::x ##[error]y' })]),
  ]);
  expect(text).toContain('title=a%3Ab%2Cc%250A (tools_list)::');
  expect(text).toContain('Failed: 100%250A::error::x ##\\[error]y');
});

it('is one command a line, whatever a server writes', () => {
  fc.assert(
    fc.property(hostileResult, (hostile) => {
      const { text, left } = annotations([hostile]);
      const lines = text.split('\n').slice(0, -1);
      const found = hostile.rows.filter(({ level }) =>
        ['error', 'warning', 'note'].includes(level),
      );
      expect(lines).toHaveLength(found.length - left);
      for (const line of lines) {
        expect(line).toMatch(/^::(?:error|warning|notice) title=[^:,\r]*::/);
        expect(line).not.toMatch(/%(?!25|0D|0A|3A|2C)/);
        expect(line).not.toContain('##[');
      }
    }),
    { numRuns: 1000 },
  );
});
