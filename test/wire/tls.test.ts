import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tlsOutcome } from '../../src/wire/tls-facts.ts';
import {
  type Certificate,
  createRoot,
  createSelfSigned,
  type Issuer,
} from '../neighbourhood/certificates.ts';
import { guardedGet } from './guarded-get.ts';
import { createTlsServer, type TlsServer } from './tls-server.ts';

const HOST = 'mcp.example.com';
const DAY_MS = 86_400_000;

let root: Issuer;
let intermediate: Issuer;
let stranger: Issuer;
const open: TlsServer[] = [];

beforeAll(async () => {
  root = await createRoot({ commonName: 'Test Root' });
  intermediate = await root.issueAuthority({ commonName: 'Test Intermediate' });
  stranger = await createRoot({ commonName: 'Nobody Knows Me' });
});

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function serve(key: string, cert: string): Promise<TlsServer> {
  const server = await createTlsServer({ key, cert });
  open.push(server);
  return server;
}

function get(port: number, host = HOST) {
  return guardedGet(`https://${host}:${port}/`, {
    allowPrivate: true,
    ca: root.cert,
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  });
}

function leaf(more: object = {}, by = intermediate): Promise<Certificate> {
  return by.issue({ commonName: HOST, names: [HOST, 'other.example.com', '127.0.0.1'], ...more });
}

describe('a certificate that verifies', () => {
  it('lets the request through and is put on record', async () => {
    const notBefore = new Date('2020-01-02T03:04:05Z');
    const notAfter = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 90 * DAY_MS);
    const { key, chain } = await leaf({ notBefore, notAfter });
    const server = await serve(key, chain);
    const got = await get(server.port);
    expect(got).toMatchObject({ status: 200, body: 'safe', error: null });
    expect(got.connections).toEqual([
      {
        origin: `https://${HOST}:${server.port}`,
        address: '127.0.0.1',
        tls: {
          verified: true,
          code: null,
          protocol: 'TLSv1.3',
          subject: `CN=${HOST}`,
          names: [HOST, 'other.example.com', '127.0.0.1'],
          issuer: 'CN=Test Intermediate',
          valid_from: '2020-01-02T03:04:05.000Z',
          valid_to: notAfter.toISOString(),
          chain: [`CN=${HOST}`, 'CN=Test Intermediate', 'CN=Test Root'],
        },
      },
    ]);
    expect(server.names).toEqual([HOST]);
    expect(server.protocols).toEqual(['http/1.1']);
  });

  it('is asked for again by every connection: no session is kept', async () => {
    const { key, chain } = await leaf();
    const server = await serve(key, chain);
    await get(server.port);
    await get(server.port);
    expect(server.reused).toEqual([false, false]);
  });

  it('may name an address, for which no server name is sent', async () => {
    const { key, chain } = await leaf();
    const server = await serve(key, chain);
    expect((await get(server.port, '127.0.0.1')).status).toBe(200);
    expect(server.names).toEqual([false]);
  });

  it('fits a host with a trailing dot, which is not part of the server name', async () => {
    const { key, chain } = await leaf();
    const server = await serve(key, chain);
    expect((await get(server.port, `${HOST}.`)).status).toBe(200);
    expect(server.names).toEqual([HOST]);
  });

  it('may come from NODE_EXTRA_CA_CERTS', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rollcall-ca-'));
    try {
      const file = join(folder, 'root.pem');
      await writeFile(file, root.cert);
      const { key, chain } = await leaf();
      const server = await serve(key, chain);
      const script = join(import.meta.dirname, 'extra-ca-get.ts');
      const run = async (env: NodeJS.ProcessEnv) => {
        const args = ['--import', 'tsx', script, `https://127.0.0.1:${server.port}/`];
        const { stdout } = await promisify(execFile)(process.execPath, args, {
          env: { ...process.env, ...env },
        });
        return JSON.parse(stdout);
      };
      expect(await run({ NODE_EXTRA_CA_CERTS: file })).toEqual({ status: 200, code: null });
      expect(await run({})).toEqual({ status: null, code: 'tls_issuer_not_found' });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('a certificate that does not verify', () => {
  const past = {
    notBefore: new Date(Date.now() - 9 * DAY_MS),
    notAfter: new Date(Date.now() - DAY_MS),
  };
  const future = {
    notBefore: new Date(Date.now() + DAY_MS),
    notAfter: new Date(Date.now() + 9 * DAY_MS),
  };
  type Served = { key: string; cert: string };

  const cases: [string, string, string, () => Promise<Served>][] = [
    ['has expired', 'tls_expired', 'CERT_HAS_EXPIRED', async () => sent(await leaf(past))],
    [
      'hangs on an intermediate that has expired',
      'tls_expired',
      'CERT_HAS_EXPIRED',
      async () => sent(await leaf({}, await root.issueAuthority({ commonName: 'Old', ...past }))),
    ],
    [
      'is not yet valid',
      'tls_not_yet_valid',
      'CERT_NOT_YET_VALID',
      async () => sent(await leaf(future)),
    ],
    [
      'is for another name',
      'tls_name_mismatch',
      'ERR_TLS_CERT_ALTNAME_INVALID',
      async () =>
        sent(await leaf({ commonName: 'other.example.com', names: ['other.example.com'] })),
    ],
    [
      'names nobody',
      'tls_name_mismatch',
      'ERR_TLS_CERT_ALTNAME_INVALID',
      async () => sent(await leaf({ commonName: 'x', names: [] })),
    ],
    [
      'vouches for itself',
      'tls_self_signed',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      async () => sent(await createSelfSigned({ commonName: HOST, names: [HOST] })),
    ],
    [
      'comes with a root that nobody trusts',
      'tls_untrusted_root',
      'SELF_SIGNED_CERT_IN_CHAIN',
      async () => {
        const { key, chain } = await leaf({}, stranger);
        return { key, cert: `${chain}\n${stranger.cert}` };
      },
    ],
    [
      'comes without its intermediate',
      'tls_issuer_not_found',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      async () => leaf(),
    ],
    [
      'hangs on a private root that is not sent',
      'tls_issuer_not_found',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      async () => {
        const between = await stranger.issueAuthority({ commonName: 'Between' });
        return sent(await leaf({}, between));
      },
    ],
    [
      'is of the wrong name and expired: the first error counts',
      'tls_expired',
      'CERT_HAS_EXPIRED',
      async () => sent(await leaf({ ...past, names: ['other.example.com'] })),
    ],
  ];

  it.each(cases)('%s: %s', async (_, outcome, code, certificate) => {
    const { key, cert } = await certificate();
    const server = await serve(key, cert);
    const got = await get(server.port);
    expect(got).toMatchObject({ status: null, error: { name: 'WireError', code: outcome } });
    expect(got.error?.detail).toBe(code);
    expect(got.connections).toHaveLength(1);
    expect(got.connections[0]).toMatchObject({
      address: '127.0.0.1',
      tls: { verified: false, code, protocol: 'TLSv1.3' },
    });
    expect(got.connections[0]?.tls?.chain[0]).toBe(got.connections[0]?.tls?.subject);
    // Not one byte of HTTP goes to a peer that does not verify.
    await new Promise((done) => setTimeout(done, 20));
    expect(server.bytes).toBe(0);
  });

  it('has tls_failed for any other code', () => {
    expect(tlsOutcome('CERT_REVOKED')).toBe('tls_failed');
    expect(tlsOutcome('constructor')).toBe('tls_failed');
    expect(tlsOutcome(null)).toBe('tls_failed');
  });
});

function sent({ key, chain }: Certificate): { key: string; cert: string } {
  return { key, cert: chain };
}

describe('a TLS handshake that is not finished', () => {
  async function tcp(onConnection: (socket: Socket) => void) {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {});
      onConnection(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { port: (server.address() as AddressInfo).port, close: () => server.close() };
  }

  it('because the other side speaks plain HTTP', async () => {
    const server = await tcp((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    });
    const got = await get(server.port);
    server.close();
    expect(got.error).toMatchObject({ code: 'tls_failed' });
    expect(got.error?.detail).toMatch(/^ERR_SSL_/);
    expect(got.connections).toMatchObject([
      { address: '127.0.0.1', tls: { verified: false, code: got.error?.detail, chain: [] } },
    ]);
  });

  it('because no version is shared', async () => {
    const { key, chain } = await leaf();
    const server = await createTlsServer({ key, cert: chain, ALPNProtocols: ['h2'] });
    open.push(server);
    expect((await get(server.port)).error).toMatchObject({ code: 'tls_failed' });
  });

  it.each([
    ['closes', (socket: Socket) => socket.once('data', () => socket.end())],
    ['resets', (socket: Socket) => socket.once('data', () => socket.resetAndDestroy())],
  ])('because the other side %s', async (_, behave) => {
    const server = await tcp(behave);
    const got = await get(server.port);
    server.close();
    expect(got.error).toMatchObject({ code: 'reset', detail: 'TLS handshake' });
    expect(got.connections).toMatchObject([{ address: '127.0.0.1', tls: null }]);
  });

  it.each(['TLSv1.2', 'TLSv1.3'] as const)(
    'or is finished and broken in the same breath (%s)',
    async (maxVersion) => {
      const { key, chain } = await leaf();
      const server = await createTlsServer({ key, cert: chain, maxVersion });
      open.push(server);
      const proxy = await tcp((socket) => {
        const upstream = connect(server.port, '127.0.0.1');
        upstream.on('error', () => {});
        socket.pipe(upstream);
        socket.on('close', () => upstream.destroy());
        let flights = 0;
        upstream.on('data', (chunk) => {
          flights += 1;
          const last = flights === (maxVersion === 'TLSv1.3' ? 1 : 2);
          socket.write(
            last ? Buffer.concat([chunk, Buffer.from('garbage that is no record')]) : chunk,
          );
        });
      });
      const got = await get(proxy.port);
      proxy.close();
      expect(got.status).toBeNull();
      expect(got.error?.code).toMatch(/^reset$|^ERR_SSL_|^EPROTO$/);
      expect(server.bytes).toBe(0);
    },
  );

  it('because the other side wants a certificate of ours', async () => {
    const { key, chain } = await leaf();
    const options = { key, cert: chain, requestCert: true, rejectUnauthorized: true };
    for (const maxVersion of ['TLSv1.2', 'TLSv1.3'] as const) {
      const server = await createTlsServer({ ...options, maxVersion });
      open.push(server);
      const got = await get(server.port);
      expect(got.status).toBeNull();
      expect(got.error).not.toBeNull();
      expect(server.bytes).toBe(0);
    }
  });

  it('because the other side is silent', async () => {
    const sockets: Socket[] = [];
    const server = await tcp((socket) => sockets.push(socket));
    const got = await guardedGet(`https://127.0.0.1:${server.port}/`, {
      allowPrivate: true,
      connectTimeoutMs: 200,
    });
    for (const socket of sockets) socket.destroy();
    server.close();
    expect(got.error).toMatchObject({ code: 'connect_timeout', detail: 'TLS handshake' });
    expect(got.connections).toMatchObject([{ address: '127.0.0.1', tls: null }]);
  });
});
