import { connect as connectTcp, isIP, type Socket } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import type { Connection } from '../generated/observation.ts';
import { addressVerdict } from './address.ts';
import { tls as nodeTls } from './builtins.ts';
import { brokenSocket, connectError, tlsHandshakeError } from './connect-errors.ts';
import { type HostAddress, type Lookup, resolve, systemLookup } from './resolve.ts';
import { secureOptions } from './secure-options.ts';
import { failedTlsFacts, tlsFacts, tlsOutcome } from './tls-facts.ts';
import type { ConnectCallback, Connector, ConnectTarget } from './undici.ts';
import { hostVerdict } from './url-verdict.ts';
import { WireError } from './wire-error.ts';

export type GuardedConnectorOptions = {
  allowPrivate: boolean;
  /** For the look-up, the connection and the TLS handshake together. */
  connectTimeoutMs: number;
  /** Called once for each connection that was made, also when its TLS handshake then failed. */
  onConnect: (connection: Connection) => void;
  /** Answers for the system's resolver, in tests. */
  lookup?: Lookup;
  /** Roots to trust instead of node's, in tests. */
  ca?: ConnectionOptions['ca'];
};

/** A dead IPv6 route gets this long before the next address is tried; node's own 250 ms is too little for a far host. */
const ATTEMPT_TIMEOUT_MS = 1500;

type Stage = 'dns' | 'tcp' | 'tls';

const STAGE_TIMEOUT: Record<Stage, () => WireError> = {
  dns: () => new WireError('dns_failed', 'ETIMEOUT'),
  tcp: () => new WireError('connect_timeout', 'ETIMEDOUT'),
  tls: () => new WireError('connect_timeout', 'TLS handshake'),
};

/**
 * The `connect` of an undici client that contacts checked addresses only: the name is looked up once,
 * every address of the answer is judged, and the socket goes to one of exactly these. With https the
 * certificate is judged before the socket is handed over, so that nothing is sent to a peer that does
 * not verify. Errors are WireErrors.
 */
export function guardedConnector(options: GuardedConnectorOptions): Connector {
  return (target, callback) => open(target, options, callback);
}

/** Makes one connection. By callbacks: a promise and an abort signal for each step cost as much as a request. */
function open(
  target: ConnectTarget,
  options: GuardedConnectorOptions,
  callback: ConnectCallback,
): void {
  let stage: Stage = 'dns';
  let socket: Socket | null = null;
  /** What is there to tell, once TCP is through. */
  let made: Omit<Connection, 'tls'> | null = null;
  let isOver = false;
  const timer = setTimeout(() => fail(STAGE_TIMEOUT[stage]()), options.connectTimeoutMs);
  checkedAddresses(target.hostname, options).then(openTcp, fail);

  function end(error: WireError | null, tls: Connection['tls']): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    if (made !== null) options.onConnect({ ...made, tls });
    if (error !== null || socket === null) {
      socket?.destroy();
      callback(error ?? new WireError('connect_failed', null), null);
    } else if (socket.destroyed) callback(brokenSocket(socket), null);
    else {
      // The socket outlives this by a while; what these listeners hold on to need not.
      socket.on('error', destroyItself).off('error', onTcpError).off('error', onTlsError);
      callback(null, socket);
    }
  }

  function fail(error: WireError): void {
    end(error, error.code === 'tls_failed' ? failedTlsFacts(error.detail ?? '') : null);
  }

  function onTcpError(error: Error): void {
    if (!isOver && stage === 'tcp') fail(connectError(error));
  }

  function onTlsError(error: Error): void {
    if (!isOver) fail(tlsHandshakeError(error));
  }

  function openTcp(addresses: HostAddress[]): void {
    if (isOver) return;
    stage = 'tcp';
    const tcp = connectTcp({
      host: target.hostname,
      port: Number(target.port || (target.protocol === 'https:' ? 443 : 80)),
      lookup: (_host, _options, answer) => answer(null, addresses),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: ATTEMPT_TIMEOUT_MS,
      noDelay: true,
    });
    socket = tcp;
    tcp.on('error', onTcpError);
    tcp.once('connect', () => {
      if (isOver) return;
      const origin = `${target.protocol}//${target.host ?? target.hostname}`;
      made = { origin, address: tcp.remoteAddress ?? null };
      if (target.protocol === 'https:') openTls(tcp);
      else end(null, null);
    });
  }

  function openTls(tcp: Socket): void {
    stage = 'tls';
    const tls = nodeTls().connect({ socket: tcp, ...secureOptions(target.hostname, options.ca) });
    socket = tls;
    tls.on('error', onTlsError);
    tls.once('secureConnect', () => {
      if (isOver) return;
      const facts = tlsFacts(tls);
      const { verified, code } = facts;
      end(verified ? null : new WireError(tlsOutcome(code), code), facts);
    });
  }
}

/** TLS tells of a broken record without ending the socket. */
function destroyItself(this: Socket, error: Error): void {
  this.destroy(error);
}

async function checkedAddresses(
  hostname: string,
  options: GuardedConnectorOptions,
): Promise<HostAddress[]> {
  const verdict = hostVerdict(hostname, options);
  if (!verdict.allowed) throw new WireError('address_refused', `${hostname}: ${verdict.why}`);
  const family = isIP(hostname);
  if (family !== 0) return [{ address: hostname, family }];
  const addresses = await resolve(hostname, options.lookup ?? systemLookup);
  for (const { address } of addresses) {
    const verdict = addressVerdict(address, options);
    if (!verdict.allowed) throw new WireError('address_refused', `${address}: ${verdict.why}`);
  }
  return addresses;
}
