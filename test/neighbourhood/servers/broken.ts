import type { IncomingMessage, ServerResponse } from 'node:http';
import { freePort } from '../free-port.ts';
import { listening } from '../listening.ts';
import type { Running } from '../running.ts';

const answering = (
  status: number,
  headers: Record<string, string>,
  body: string,
): Promise<Running> =>
  listening((request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  });

/** A web page where a server should be. */
export const htmlPage = (): Promise<Running> =>
  answering(
    200,
    { 'content-type': 'text/html; charset=utf-8' },
    '<!doctype html><title>Welcome</title><p>This is a web page.',
  );

export const serverError = (): Promise<Running> =>
  answering(500, { 'content-type': 'text/plain' }, 'Internal Server Error');

export const tooManyRequests = (): Promise<Running> =>
  answering(429, { 'content-type': 'text/plain', 'retry-after': '120' }, 'Too Many Requests');

export const invalidJson = (): Promise<Running> =>
  answering(200, { 'content-type': 'application/json' }, '{"jsonrpc": "2.0", "id": 1, "result"');

/** Accepts the request and never answers. */
export const silent = (): Promise<Running> => listening((request) => void request.resume());

/** An address where nothing listens. */
export async function closedPort(): Promise<Running> {
  return { url: `http://127.0.0.1:${await freePort()}/mcp`, stop: () => Promise.resolve() };
}
