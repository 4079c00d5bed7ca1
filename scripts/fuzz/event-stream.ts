import fc from 'fast-check';
import { messageText } from './messages.ts';

const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
const aside = fc.constantFrom(
  ': keep-alive',
  'retry: 1000',
  'id: 1',
  'id: a\0b',
  'event: ping',
  'data',
  'data:',
  'foo: bar',
  'nothing of the kind',
  '',
);
const endpoint = fc.constantFrom(
  '/messages?sessionId=1',
  '?x',
  '//[',
  'http://169.254.169.254/',
  'https://example.com/mcp',
  '',
);
const block = fc
  .tuple(
    fc.constantFrom(null, null, null, 'message', 'endpoint', 'error', ''),
    fc.oneof({ weight: 4, arbitrary: messageText }, endpoint, fc.string()),
    fc.array(aside, { maxLength: 2 }),
  )
  .map(([event, data, asides]) => [
    ...asides,
    ...(event === null ? [] : [`event: ${event}`]),
    ...data.split('\n').map((line) => `data: ${line}`),
    '',
  ]);

/** The text of an event stream: messages, endpoints and noise, with any line ends and any start. */
export const eventStreamText: fc.Arbitrary<string> = fc
  .record({
    start: fc.constantFrom('', '', '\uFEFF', '\n', '\uFEFF\uFEFF'),
    blocks: fc.array(block, { maxLength: 4 }),
    ends: fc.array(lineEnd, { minLength: 1, maxLength: 3 }),
    last: fc.constantFrom('', '', 'data: {"jsonrpc"', '\r', 'event: endpoint'),
  })
  .map(({ start, blocks, ends, last }) => {
    const lines = blocks.flat().map((line, index) => line + (ends[index % ends.length] ?? '\n'));
    return start + lines.join('') + last;
  });
