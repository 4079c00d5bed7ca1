import fc from 'fast-check';
import type { Level, Result, Row } from '../../src/render/result.ts';
import { hostileText } from './hostile.ts';

/** A row of a checkup, but for what a test says. */
export function row(different: Partial<Row> = {}): Row {
  return {
    id: 'tools_list',
    title: 'Tools list',
    level: 'error',
    state: 'Failed',
    text: 'An item of the list is not an object.',
    where: null,
    detail: null,
    help: 'Make tools/list answer with objects.',
    ...different,
  };
}

/** A result with these rows. */
export function result(rows: Row[], different: Partial<Result> = {}): Result {
  return {
    kind: 'checkup',
    endpoint: 'https://mcp.example/mcp',
    headline: '13 observed, 2 not checked',
    facts: [['Requests', '8']],
    rows,
    ...different,
  };
}

const level = fc.constantFrom<Level>('error', 'warning', 'note', 'pass', 'not_checked');

/** Results in which every text is as a hostile server would write it. */
export const hostileResult: fc.Arbitrary<Result> = fc.record({
  kind: fc.constantFrom('handshake', 'checkup', 'report'),
  endpoint: fc.oneof(fc.webUrl(), hostileText),
  headline: hostileText,
  facts: fc.array(fc.tuple(hostileText, hostileText), { maxLength: 2 }),
  rows: fc.array(
    fc.record({
      id: fc.constantFrom('a_check', 'mcp-a-rule'),
      title: hostileText,
      level,
      state: hostileText,
      text: hostileText,
      where: fc.option(hostileText),
      detail: fc.option(hostileText),
      help: fc.option(hostileText),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});
