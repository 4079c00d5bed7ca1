import type { Readable } from 'node:stream';
import type { Client } from 'undici';
import { createDecoder } from '../wire/decoder.ts';

import type { PageAnswer } from './page.ts';

/** One answer of the registry, its body decoded. */
export interface Answer extends PageAnswer {
  retryAfter: string | undefined;
  location: string | undefined;
}

/** One GET, over when its body is. Throws what undici, the connector or the decoder throws. */
export async function get(
  client: Client,
  url: URL,
  userAgent: string,
  timeoutMs: number,
  maxBytes: number,
): Promise<Answer> {
  const { statusCode, headers, body } = await client.request({
    method: 'GET',
    path: `${url.pathname}${url.search}`,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'gzip, br',
      'user-agent': userAgent,
    },
    // One clock for the whole answer.
    headersTimeout: 0,
    bodyTimeout: 0,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const bytes = await decoded(body, headers['content-encoding'], maxBytes);
  return {
    status: statusCode,
    mediaType: one(headers['content-type'])?.split(';')[0]?.trim() ?? '',
    retryAfter: one(headers['retry-after']),
    location: one(headers.location),
    body: bytes.toString('utf8').replace(/^\uFEFF/, ''),
  };
}

function decoded(
  body: Readable,
  encoding: string | string[] | undefined,
  maxBytes: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      body.on('error', () => {}).destroy();
      reject(error);
    };
    const chunks: Uint8Array[] = [];
    try {
      const decoder = createDecoder(encoding, maxBytes, {
        onData: (chunk) => void chunks.push(chunk),
        onEnd: () => resolve(Buffer.concat(chunks)),
        onError: fail,
        onDrain: () => void body.resume(),
      });
      body.on('data', (chunk: Buffer) => {
        if (!decoder.write(chunk)) body.pause();
      });
      body.on('end', () => decoder.end());
      body.on('error', (error) => {
        decoder.destroy();
        reject(error);
      });
    } catch (error) {
      fail(error);
    }
  });
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
