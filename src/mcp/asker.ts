import { redirectOf } from '../observation/redirects.ts';
import type { Wire, WireRequest, WireResult } from '../wire/exchange.ts';
import { headerLines } from '../wire/media.ts';
import { retryAfterMs } from './retry-after.ts';

export type Asked = Omit<WireRequest, 'url'> & { url?: string };

/** Sends a read's requests, with the redirects and the repeats that spec/handshake.md allows. */
export interface Asker {
  /** The address that serves the read: the last one that a redirect led to. */
  readonly url: string;
  ask(request: Asked): Promise<WireResult>;
  /** How far a request may be led: where it goes next after this answer, or null. */
  redirect(request: { method: string; url: string }, result: WireResult): string | null;
  readonly wire: Wire;
}

/** Throttled, these are let be: a goodbye, an answer to the server, a tool that is called once. */
const UNREPEATED = new Set<Asked['step']>(['delete', 'answer', 'tools/call']);
const LONGEST_WAIT_MS = 5000;
const SWAPPED_ACCEPT = 'text/event-stream, application/json';

/** An asker for one read of `url`. */
export function createAsker(wire: Wire, url: string, now: () => Date): Asker {
  let hops = 0;
  let waited = false;
  let accept: string | null = null;

  function redirect(request: { method: string; url: string }, result: WireResult): string | null {
    const { status, outcome } = result.record;
    if (outcome !== 'answered' || status === null || status < 300 || status >= 400) return null;
    if (hops >= wire.budget.limits.hops) return null;
    const location = headerLines(result.headers, 'location')[0] ?? null;
    const step = redirectOf(request.method, status, request.url, location);
    if (!('follow' in step)) return null;
    hops += 1;
    return step.follow;
  }

  /** The wait that a throttled answer asks for, when it is short enough to be honoured, once a read. */
  function waitOf(result: WireResult): number | null {
    const { status } = result.record;
    if (waited || (status !== 429 && status !== 503)) return null;
    const value = headerLines(result.headers, 'retry-after')[0];
    const ms = retryAfterMs(value, headerLines(result.headers, 'date')[0], now());
    return ms !== null && ms <= LONGEST_WAIT_MS && ms < wire.budget.remaining() ? ms : null;
  }

  async function once(request: Asked): Promise<WireResult> {
    let url = request.url ?? asker.url;
    for (;;) {
      const sent = { ...request, url };
      if (accept !== null) sent.headers = { ...request.headers, accept };
      const result = await wire.exchange(sent);
      // A tool is called once; whatever answered with a redirect may have run it.
      if (request.step === 'tools/call') return result;
      const target = redirect({ method: request.method, url }, result);
      if (target === null) return result;
      url = target;
      if (request.url === undefined) asker.url = target;
    }
  }

  const asker = {
    wire,
    redirect,
    url,
    async ask(request: Asked) {
      let result = await once(request);
      if (result.record.status === 406 && accept === null && request.method === 'POST') {
        accept = SWAPPED_ACCEPT;
        result = await once(request);
      }
      const isSideLine = UNREPEATED.has(request.step);
      const wait = isSideLine ? null : waitOf(result);
      if (wait === null) return result;
      waited = true;
      await new Promise((resolve) => setTimeout(resolve, wait));
      return once(request);
    },
  };
  return asker;
}
