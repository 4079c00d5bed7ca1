/**
 * The one place through which undici is imported: by its client alone, because its front door also
 * loads fetch, WebSocket and the caches, which a one-shot command pays for at start-up.
 */
import type { buildConnector, Dispatcher } from 'undici';
import Client from 'undici/lib/dispatcher/client.js';

export { Client };

export type Connector = buildConnector.connector;
export type ConnectTarget = buildConnector.Options;
export type ConnectCallback = buildConnector.Callback;
export type DispatchOptions = Dispatcher.DispatchOptions;
export type DispatchHandler = Dispatcher.DispatchHandler;
export type DispatchController = Dispatcher.DispatchController;

/** The `code` of the errors that a dispatch can end with, beside a WireError of the connector and node's own. */
export const UNDICI_CODES = {
  headersTimeout: 'UND_ERR_HEADERS_TIMEOUT',
  bodyTimeout: 'UND_ERR_BODY_TIMEOUT',
  headersOverflow: 'UND_ERR_HEADERS_OVERFLOW',
  /** The other side closed the socket. */
  socket: 'UND_ERR_SOCKET',
  aborted: 'UND_ERR_ABORTED',
  destroyed: 'UND_ERR_DESTROYED',
  closed: 'UND_ERR_CLOSED',
  /** Fewer body bytes came than content-length said. */
  contentLength: 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  invalidArgument: 'UND_ERR_INVALID_ARG',
} as const;

/** Errors of the HTTP/1.1 parser have codes like `HPE_INVALID_CONSTANT`, or none and then only their name. */
export function isParserError(codeOrName: unknown): boolean {
  if (typeof codeOrName !== 'string') return false;
  return codeOrName.startsWith('HPE_') || codeOrName === 'HTTPParserError';
}
