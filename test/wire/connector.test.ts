import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HostAddress, Lookup } from '../../src/wire/resolve.ts';
import { createBlackHole } from './black-hole.ts';
import { guardedGet } from './guarded-get.ts';
import { LOOPBACK_HOSTS } from './loopback-spellings.ts';

let server: Server;
let port = 0;
let connections = 0;
let hosts: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    hosts.push(request.headers.host);
    response.end('here');
  });
  server.on('connection', () => {
    connections += 1;
  });
  // All addresses of this machine, so that no spelling can miss it.
  server.listen(0, '::');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function answering(...answers: string[][]): { lookup: Lookup; asked: string[] } {
  const asked: string[] = [];
  const lookup: Lookup = async (hostname) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(hostname);
    return answer.map(toHostAddress);
  };
  return { lookup, asked };
}

function toHostAddress(address: string): HostAddress {
  return { address, family: address.includes(':') ? 6 : 4 };
}

describe('without --allow-private no connection reaches this machine', () => {
  it.each(LOOPBACK_HOSTS)('by http://%s', async (host) => {
    const before = connections;
    const [head = ''] = host.split('\\');
    const got = await guardedGet(`http://${head}:${port}/`);
    expect(got).toMatchObject({ status: null, connections: [] });
    expect(got.error?.code).toBe('address_refused');
    expect(connections).toBe(before);
  });

  it.each([
    ['a private answer', ['127.0.0.1']],
    ['a private IPv6 answer', ['::1']],
    ['one public and one private address', ['8.8.8.8', '127.0.0.1']],
    ['one private and one public address', ['10.0.0.1', '2606:4700::1111']],
    ['a mapped address', ['::ffff:127.0.0.1']],
    ['an IPv4 address of old as IPv6', ['::127.0.0.1']],
    ['the address of everything', ['0.0.0.0']],
    ['a metadata address', ['169.254.169.254']],
    ['what is no address', ['localhost']],
    ['a scoped address', ['fe80::1%lo']],
  ])('by a name with %s', async (_, answer) => {
    const before = connections;
    const { lookup, asked } = answering(answer);
    const got = await guardedGet(`http://rebind.example.com:${port}/`, { lookup });
    expect(got.error?.code).toBe('address_refused');
    expect(asked).toEqual(['rebind.example.com']);
    expect(connections).toBe(before);
  });
});

describe('with --allow-private', () => {
  it('this machine is contacted, at the address that was checked, with the name as Host', async () => {
    const { lookup, asked } = answering(['127.0.0.1'], ['169.254.169.254']);
    const options = { allowPrivate: true, lookup };
    const url = `http://changing.example.com:${port}/`;
    hosts = [];
    expect(await guardedGet(url, options)).toEqual({
      status: 200,
      body: 'here',
      error: null,
      connections: [
        { origin: `http://changing.example.com:${port}`, address: '127.0.0.1', tls: null },
      ],
    });
    expect(hosts).toEqual([`changing.example.com:${port}`]);
    // Looked up once; the next connection is judged by its own answer.
    expect(asked).toHaveLength(1);
    expect((await guardedGet(url, options)).error?.code).toBe('address_refused');
    expect(asked).toHaveLength(2);
  });

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '127.1'])(
    'http://%s is contacted',
    async (host) => {
      expect((await guardedGet(`http://${host}:${port}/`, { allowPrivate: true })).body).toBe(
        'here',
      );
    },
  );

  it.each([
    '169.254.169.254',
    '[fd00:ec2::254]',
    '168.63.129.16',
    '100.100.100.200',
    '0.0.0.0',
    '[::ffff:a9fe:a9fe]',
    'metadata.google.internal',
  ])('http://%s is refused all the same', async (host) => {
    const got = await guardedGet(`http://${host}:${port}/`, { allowPrivate: true });
    expect(got.error?.code).toBe('address_refused');
  });
});

describe('a connection that is not made says why', () => {
  const open = { allowPrivate: true };

  it.each([
    ['ENOTFOUND', 'dns_not_found'],
    ['ENODATA', 'dns_not_found'],
    ['EAI_AGAIN', 'dns_failed'],
    ['ESERVFAIL', 'dns_failed'],
    ['EAI_FAIL', 'dns_failed'],
  ])('the look-up fails with %s', async (code, outcome) => {
    const lookup: Lookup = async () => {
      throw Object.assign(new Error('look-up'), { code });
    };
    const got = await guardedGet('http://name.example.com/', { lookup });
    expect(got.error).toMatchObject({ name: 'WireError', code: outcome, detail: code });
    expect(got.error?.cause).toMatchObject({ code });
  });

  it('the name has no address', async () => {
    const got = await guardedGet('http://name.example.com/', answering([]));
    expect(got.error).toMatchObject({ code: 'dns_not_found' });
  });

  it('the look-up never ends', async () => {
    const lookup: Lookup = () => new Promise(() => {});
    const got = await guardedGet('http://name.example.com/', { lookup, connectTimeoutMs: 50 });
    expect(got.error).toMatchObject({ code: 'dns_failed', detail: 'ETIMEOUT' });
  });

  it('nobody listens, on one address or on two', async () => {
    const closed = await freePort();
    const one = await guardedGet(`http://127.0.0.1:${closed}/`, open);
    expect(one.error).toMatchObject({ code: 'connect_refused', detail: 'ECONNREFUSED' });
    const two = answering(['::1', '127.0.0.1']);
    const got = await guardedGet(`http://name.example.com:${closed}/`, { ...open, ...two });
    expect(got.error).toMatchObject({ code: 'connect_refused', detail: 'ECONNREFUSED' });
    expect(got.connections).toEqual([]);
  });
});

describe('an address that swallows what is sent', () => {
  it('is left for the next one, and costs its time-out when there is none', async () => {
    const { hole, live } = await holeBesideServer();
    try {
      const url = `http://dead-route.example.com:${hole.port}/`;
      const both = answering(['127.0.0.2', '127.0.0.1']);
      const got = await guardedGet(url, { allowPrivate: true, ...both });
      expect(got).toMatchObject({ status: 200, body: 'next' });
      expect(got.connections[0]?.address).toBe('127.0.0.1');
      const alone = answering(['127.0.0.2']);
      const lost = await guardedGet(url, { allowPrivate: true, connectTimeoutMs: 300, ...alone });
      expect(lost.error).toMatchObject({ code: 'connect_timeout' });
      expect(lost.connections).toEqual([]);
      live.closeAllConnections();
      live.close();
    } finally {
      hole.close();
    }
  });
});

/** A dead route and a server on the same port of two addresses. That port may be taken on one of them: then another. */
async function holeBesideServer() {
  for (let attempt = 0; ; attempt += 1) {
    const hole = await createBlackHole('127.0.0.2');
    const live = createServer((_request, response) => response.end('next'));
    live.listen(hole.port, '127.0.0.1');
    try {
      await once(live, 'listening');
      return { hole, live };
    } catch (error) {
      hole.close();
      if (attempt === 20) throw error;
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createTcpServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return free;
}
