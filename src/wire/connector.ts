import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls';
import type { Connection } from '../generated/observation.ts';
import { addressVerdict } from './address.ts';
import { brokenSocket, connectError, tlsHandshakeError } from './connect-errors.ts';
import { type HostAddress, type Lookup, resolve, systemLookup } from './resolve.ts';
import { secureOptions } from './secure-options.ts';
import { failedTlsFacts, tlsFacts, tlsOutcome } from './tls-facts.ts';
import type { Connector, ConnectTarget } from './undici.ts';
import { hostVerdict } from './url-verdict.ts';
import { WireError } from './wire-error.ts';

export type GuardedConnectorOptions = {
  allowPrivate: boolean;
  /** For the look-up, the connection and the TLS handshake together. */
  connectTimeoutMs: number;
  /** Called once for each connection that was made, also when its TLS handshake then failed. */
  onConnect: (connection: Connection) => void;
  /** Ends what is still connecting; connections that are handed over are the client's to end. */
  signal?: AbortSignal;
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
  return (target, callback) => {
    open(target, options).then(
      (socket) => {
        // What breaks between its last event and this turn is news that the client would never hear.
        if (socket.destroyed) callback(brokenSocket(socket), null);
        else callback(null, socket);
      },
      (error) => callback(error, null),
    );
  };
}

async function open(target: ConnectTarget, options: GuardedConnectorOptions): Promise<Socket> {
  let stage: Stage = 'dns';
  const cut = new AbortController();
  const timer = setTimeout(() => cut.abort(STAGE_TIMEOUT[stage]()), options.connectTimeoutMs);
  const stop = () => cut.abort(new WireError('budget_time', 'stopped'));
  options.signal?.addEventListener('abort', stop);
  try {
    if (options.signal?.aborted) stop();
    const addresses = await checkedAddresses(target.hostname, options, cut.signal);
    stage = 'tcp';
    const socket = await openTcp(target, addresses, cut.signal);
    const origin = `${target.protocol}//${target.host ?? target.hostname}`;
    const connection = { origin, address: socket.remoteAddress ?? null };
    if (target.protocol !== 'https:') {
      options.onConnect({ ...connection, tls: null });
      return socket;
    }
    stage = 'tls';
    return await openTls(target, socket, connection, options, cut.signal);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', stop);
  }
}

async function checkedAddresses(
  hostname: string,
  options: GuardedConnectorOptions,
  signal: AbortSignal,
): Promise<HostAddress[]> {
  const verdict = hostVerdict(hostname, options);
  if (!verdict.allowed) throw new WireError('address_refused', `${hostname}: ${verdict.why}`);
  const family = isIP(hostname);
  if (family !== 0) return [{ address: hostname, family }];
  const addresses = await resolve(hostname, options.lookup ?? systemLookup, signal);
  for (const { address } of addresses) {
    const verdict = addressVerdict(address, options);
    if (!verdict.allowed) throw new WireError('address_refused', `${address}: ${verdict.why}`);
  }
  return addresses;
}

function openTcp(
  target: ConnectTarget,
  addresses: HostAddress[],
  signal: AbortSignal,
): Promise<Socket> {
  return new Promise((done, fail) => {
    if (signal.aborted) return fail(signal.reason);
    const socket = connectTcp({
      host: target.hostname,
      port: Number(target.port || (target.protocol === 'https:' ? 443 : 80)),
      lookup: (_host, _options, answer) => answer(null, addresses),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: ATTEMPT_TIMEOUT_MS,
      noDelay: true,
    });
    const settle = until(socket, signal, fail, connectError);
    socket.once('connect', () => settle(() => done(socket)));
  });
}

function openTls(
  target: ConnectTarget,
  tcp: Socket,
  connection: Omit<Connection, 'tls'>,
  options: GuardedConnectorOptions,
  signal: AbortSignal,
): Promise<TLSSocket> {
  return new Promise((done, fail) => {
    const socket = connectTls({ socket: tcp, ...secureOptions(target.hostname, options.ca) });
    const failed = (error: WireError) => {
      const tls = error.code === 'tls_failed' ? failedTlsFacts(error.detail ?? '') : null;
      options.onConnect({ ...connection, tls });
      fail(error);
    };
    const settle = until(socket, signal, failed, tlsHandshakeError);
    socket.once('secureConnect', () =>
      settle(() => {
        const tls = tlsFacts(socket);
        options.onConnect({ ...connection, tls });
        if (tls.verified) return done(socket);
        socket.destroy();
        fail(new WireError(tlsOutcome(tls.code), tls.code));
      }),
    );
  });
}

/** Fails once, with an error of the socket or the reason of the signal, and destroys the socket then; `settle` ends the watch. */
function until(
  socket: Socket,
  signal: AbortSignal,
  fail: (error: WireError) => void,
  read: (error: unknown) => WireError,
): (then: () => void) => void {
  // Stays when the watch is over: TLS tells of a broken record without ending the socket.
  socket.on('error', (error) => socket.destroy(error));
  const onAbort = () => end(signal.reason);
  const onError = (error: unknown) => end(read(error));
  const settle = (then: () => void) => {
    signal.removeEventListener('abort', onAbort);
    socket.off('error', onError);
    then();
  };
  const end = (error: WireError) =>
    settle(() => {
      socket.destroy();
      fail(error);
    });
  signal.addEventListener('abort', onAbort);
  socket.on('error', onError);
  return settle;
}
