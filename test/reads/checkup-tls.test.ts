import { createServer, type Server } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { judgeCheckup } from '../../src/judge/checkup/judge.ts';
import { readCheckup } from '../../src/reads/checkup.ts';
import {
  type Certificate,
  createRoot,
  createSelfSigned,
  type Issuer,
} from '../neighbourhood/certificates.ts';
import { checkupOptions } from './checkup-options.ts';

const DAY_MS = 86_400_000;
const NAMES = { commonName: 'mcp.example.com', names: ['127.0.0.1'] };
const CHECKED_AT = new Date('2026-11-30T12:00:00.000Z');

let root: Issuer;
let intermediate: Issuer;
let stranger: Issuer;
const open: { close(): void }[] = [];

beforeAll(async () => {
  root = await createRoot({ commonName: 'Test Root' });
  intermediate = await root.issueAuthority({ commonName: 'Test Intermediate' });
  stranger = await createRoot({ commonName: 'Nobody Knows Me' });
});
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A modern server that answers every request with one result. */
async function serve(key: string, cert: string): Promise<number> {
  const server: Server = createServer({ key, cert }, (_, response) => {
    response.setHeader('content-type', 'application/json');
    const result = { supportedVersions: ['2026-07-28'], tools: [] };
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return (server.address() as AddressInfo).port;
}

async function check(port: number, timeoutMs = 10_000) {
  const options = checkupOptions({ trust: [root.cert], now: () => CHECKED_AT, timeoutMs });
  const observation = await readCheckup(`https://127.0.0.1:${port}/mcp`, options);
  const { rows, requests } = judgeCheckup(observation);
  const row = (id: string) => rows.find(({ check }) => check === id);
  return { tls: row('tls_certificate'), reachability: row('reachability'), requests };
}

it('a good certificate is verified with the days that are left and its issuer', async () => {
  const notAfter = new Date(CHECKED_AT.getTime() + 40.5 * DAY_MS);
  const { key, chain } = await intermediate.issue({ ...NAMES, notAfter });
  const { tls, reachability, requests } = await check(await serve(key, chain));
  expect(tls).toMatchObject({
    state: 'VERIFIED',
    detail: { days_left: 40, issuer: expect.stringContaining('Test Intermediate') },
  });
  expect(reachability?.state).toBe('VERIFIED');
  expect(requests).toBe(3);
});

const bad: [key: string, issue: () => Promise<Certificate>, sent?: 'cert'][] = [
  [
    'tls_expired',
    () =>
      intermediate.issue({
        ...NAMES,
        notBefore: new Date(Date.now() - 9 * DAY_MS),
        notAfter: new Date(Date.now() - DAY_MS),
      }),
  ],
  [
    'tls_not_yet_valid',
    () => intermediate.issue({ ...NAMES, notBefore: new Date(Date.now() + DAY_MS) }),
  ],
  ['tls_name_mismatch', () => intermediate.issue({ commonName: 'x', names: ['other.example'] })],
  ['tls_self_signed', () => createSelfSigned(NAMES)],
  ['tls_issuer_not_found', () => stranger.issue(NAMES)],
  ['tls_issuer_not_found', () => intermediate.issue(NAMES), 'cert'],
];

it.each(bad)('%s is a failure, and nothing else is', async (key, issue, sent) => {
  const certificate = await issue();
  const port = await serve(certificate.key, certificate[sent ?? 'chain']);
  const { tls, reachability } = await check(port);
  expect(tls).toMatchObject({ state: 'FAILED', reason: { key } });
  expect(reachability?.reason).toEqual({
    key: 'reachability_unanswered',
    params: { kind: 'other' },
  });
});

it('a chain that ends in a root of its own is untrusted', async () => {
  const { key, chain } = await stranger.issue(NAMES);
  const { tls } = await check(await serve(key, `${chain}\n${stranger.cert}`));
  expect(tls).toMatchObject({ state: 'FAILED', reason: { key: 'tls_untrusted_root' } });
});

it.each([
  ['tls_handshake_timeout', () => {}],
  ['tls_handshake_failed', (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['tls_handshake_failed', (socket: Socket) => socket.resetAndDestroy()],
])('%s: no certificate was seen, so none is judged', async (key, onConnection) => {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => onConnection(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { tls } = await check((server.address() as AddressInfo).port, 400);
  for (const socket of sockets) socket.destroy();
  server.close();
  expect(tls).toMatchObject({ state: 'UNVERIFIED', reason: { key } });
});

it('a port that is closed shows no certificate', async () => {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const { tls } = await check(port);
  expect(tls).toMatchObject({ state: 'UNVERIFIED', reason: { key: 'tls_not_seen' } });
});
