import type { Limits } from '../generated/observation.ts';
import { redirectOf } from '../observation/redirects.ts';
import { openWire } from '../wire/exchange.ts';
import { headerLines } from '../wire/media.ts';

/** What stands at an address; or why nothing that counts does. `isGone`: an answer came, and it is none. */
export type FileAnswer = { text: string } | { failure: string; isGone: boolean };

export interface ClaimFileOptions {
  userAgent: string;
  allowPrivate: boolean;
  /** Certificates (PEM) to trust instead of node's own roots. */
  trust?: string[];
  timeoutMs?: number;
}

const LARGEST = 65_536;
const HOPS = 3;
/** Statuses that say that the file is not there. Any other may be a wall or trouble. */
const ABSENT = new Set([404, 410]);

/** GETs a small text: through the guard, without credentials, along redirects that stay on its origin. Never rejects. */
export async function readClaimFile(url: string, options: ClaimFileOptions): Promise<FileAnswer> {
  const limits: Limits = {
    time_ms: options.timeoutMs ?? 10_000,
    requests: HOPS + 1,
    response_bytes: LARGEST,
    total_bytes: LARGEST * (HOPS + 1),
    hops: HOPS,
    events: 1,
  };
  const { allowPrivate, userAgent, trust } = options;
  const wire = openWire({ limits, allowPrivate, userAgent, ...(trust && { trust }) });
  try {
    let at = url;
    for (let hop = 0; ; hop++) {
      const { record, headers } = await wire.exchange({
        step: 'metadata',
        rung: 0,
        era: null,
        method: 'GET',
        url: at,
        headers: { accept: 'text/plain' },
        wants: 'body',
      });
      const { outcome, status, body } = record;
      if (outcome === 'body_too_large') {
        return { failure: `the file is larger than ${LARGEST} bytes`, isGone: true };
      }
      if (outcome !== 'answered' || status === null) {
        return { failure: `the file could not be read (${outcome})`, isGone: false };
      }
      if (status < 300 || status >= 400) {
        if (status === 200) return { text: body ?? '' };
        return { failure: `the file is answered with HTTP ${status}`, isGone: ABSENT.has(status) };
      }
      const step = redirectOf('GET', status, at, headerLines(headers, 'location')[0] ?? null);
      if (!('follow' in step)) {
        return {
          failure: 'the address of the file redirects to another host, or nowhere',
          isGone: true,
        };
      }
      if (hop === HOPS)
        return {
          failure: `the address of the file redirects more than ${HOPS} times`,
          isGone: true,
        };
      at = step.follow;
    }
  } finally {
    wire.close();
  }
}
