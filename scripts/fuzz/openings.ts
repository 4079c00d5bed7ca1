import fc from 'fast-check';
import { ID } from './messages.ts';
import type { Reply } from './replies.ts';

interface Said {
  status?: string;
  headers?: string;
  body?: string;
  onStream?: string;
}

const result = (text: string) => `{"jsonrpc":"2.0","id":${ID},"result":${text}}`;
const INITIALIZED = result('{"protocolVersion":"2025-06-18","capabilities":{"tools":{}}}');
const DISCOVERED = result('{"supportedVersions":["2026-07-28"],"capabilities":{"tools":{}}}');
const REFUSED = `{"jsonrpc":"2.0","id":${ID},"error":{"code":-32022,"message":"no"}}`;

function said({ status = '200 OK', headers = '', body = '', onStream = '' }: Said): Reply {
  return {
    bytes(id) {
      const text = body.replaceAll(ID, id);
      const length = Buffer.byteLength(text);
      const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\n${headers}`;
      return Buffer.from(`${head}content-length: ${length}\r\n\r\n${text}`);
    },
    cuts: [],
    ending: 'keep',
    onStream,
  };
}

const accepted = said({ status: '202 Accepted' });
const stream: Reply = {
  bytes: () =>
    Buffer.from(
      'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\nevent: endpoint\ndata: /mcp\n\n',
    ),
  cuts: [],
  ending: 'keep',
  onStream: '',
};

const OPENINGS: Record<string, Reply[]> = {
  streamable: [said({ body: INITIALIZED }), accepted],
  session: [said({ body: INITIALIZED, headers: 'mcp-session-id: abc\r\n' }), accepted],
  modern: [said({ status: '400 Bad Request', body: REFUSED }), said({ body: DISCOVERED })],
  stream: [stream],
  sse: [stream, said({ status: '202 Accepted', onStream: `data: ${INITIALIZED}\n\n` }), accepted],
  'sse after streamable': [said({ status: '405 Method Not Allowed' }), stream],
};

/** What a healthy server says before something goes wrong, in each era. */
export const opening: fc.Arbitrary<Reply[]> = fc
  .constantFrom(...Object.keys(OPENINGS))
  .map((name) => OPENINGS[name] ?? []);
