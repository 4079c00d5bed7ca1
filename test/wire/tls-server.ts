import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type TlsOptions } from 'node:tls';

export type TlsServer = {
  port: number;
  /** What arrived inside TLS, and the names that were asked for. */
  bytes: number;
  names: (string | false)[];
  protocols: (string | false | null)[];
  reused: boolean[];
  close(): void;
};

/** Answers any bytes with one HTTP reply, and counts them. */
export async function createTlsServer(options: TlsOptions): Promise<TlsServer> {
  const server = createServer({ ALPNProtocols: ['h2', 'http/1.1'], ...options });
  const seen: TlsServer = {
    port: 0,
    bytes: 0,
    names: [],
    protocols: [],
    reused: [],
    close: () => void server.close(),
  };
  server.on('secureConnection', (socket) => {
    seen.names.push(socket.servername ?? false);
    seen.protocols.push(socket.alpnProtocol);
    seen.reused.push(socket.isSessionReused());
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      seen.bytes += chunk.length;
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 4\r\nconnection: close\r\n\r\nsafe');
    });
  });
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  seen.port = (server.address() as AddressInfo).port;
  return seen;
}
