import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { readCheckup } from '../../src/reads/checkup.ts';
import { checkupOptions } from './checkup-options.ts';

it('a server that closes each connection with its response, unannounced, is read all the same', async () => {
  const body = '{"jsonrpc":"2.0","id":1,"result":{"supportedVersions":["2026-07-28"],"tools":[]}}';
  const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => {});
    socket.once('data', () => socket.end(`${head}\r\n\r\n${body}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { exchanges } = await readCheckup(`http://127.0.0.1:${port}/mcp`, checkupOptions());
  await new Promise((resolve) => server.close(resolve));
  expect(exchanges.map(({ step, outcome }) => `${step} ${outcome}`)).toEqual([
    'discover answered',
    'tools/list answered',
    'tools/call answered',
  ]);
  expect(connections).toBe(3);
});
