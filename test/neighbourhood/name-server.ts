import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/** What a name is answered with: TXT records, each of one or more strings; a response code; or silence. */
export type NameAnswer = { txt: string[][] } | { code: number } | 'silence';

export interface NameServer {
  /** `address:port`, as a resolver takes it. */
  address: string;
  asked: string[];
  close(): Promise<void>;
}

export const NXDOMAIN = 3;
export const SERVFAIL = 2;
const TXT = 16;

/** A name server on loopback (RFC 1035, UDP) that answers by a script; names that are not in it do not exist. */
export async function startNameServer(script: Record<string, NameAnswer>): Promise<NameServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const { name, end } = questionOf(query);
    asked.push(name);
    const answer = script[name.toLowerCase()] ?? { code: NXDOMAIN };
    if (answer !== 'silence') socket.send(replyTo(query, end, answer), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 5 };
}

function replyTo(query: Buffer, end: number, answer: Exclude<NameAnswer, 'silence'>): Buffer {
  const records = 'txt' in answer ? answer.txt : [];
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(0x8180 | ('code' in answer ? answer.code : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, query.subarray(12, end), ...records.map(recordOf)]);
}

function recordOf(strings: string[]): Buffer {
  const data = Buffer.concat(
    strings.map((text) => {
      const bytes = Buffer.from(text);
      return Buffer.concat([Buffer.from([bytes.length]), bytes]);
    }),
  );
  const head = Buffer.alloc(12);
  // The name of the question, where it stands in the message.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
