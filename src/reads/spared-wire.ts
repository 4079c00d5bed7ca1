import type { Exchange } from '../generated/observation.ts';
import type { Wire, WireRequest, WireResult } from '../wire/exchange.ts';
import { createRecord, settleRecord } from '../wire/record.ts';
import { redactUrl } from '../wire/redact.ts';

/** The request and the time that giving the session back may cost. */
const GOODBYE_REQUESTS = 1;
const GOODBYE_MS = 2000;

/** What one step may take, so that a single silent answer does not cost the read everything behind it. */
const LONGEST_MS: Partial<Record<Exchange['step'], number>> = {
  discover: 15_000,
  'tools/list': 20_000,
  'prompts/list': 20_000,
  'resources/list': 20_000,
  'resources/templates/list': 20_000,
  'tools/call': 15_000,
  'resources/read': 15_000,
};

/**
 * A wire that keeps enough of its budget for the goodbye. A request that the rest does not cover is
 * not sent, and its record says so. `onResult` sees each answer with its whole head.
 */
export function spareForGoodbye(wire: Wire, onResult: (result: WireResult) => void): Wire {
  const left = () => wire.budget.remaining() - GOODBYE_MS;

  function refusal(): 'budget_requests' | 'budget_time' | null {
    if (wire.exchanges.length >= wire.budget.limits.requests - GOODBYE_REQUESTS) {
      return 'budget_requests';
    }
    return left() <= 0 ? 'budget_time' : null;
  }

  function refused(request: WireRequest, outcome: 'budget_requests' | 'budget_time'): WireResult {
    const record = createRecord(request, redactUrl(request.url), wire.budget);
    settleRecord(record, wire.budget, { outcome, detail: null });
    wire.exchanges.push(record);
    return { record, headers: {}, sessionId: null, endpoint: null };
  }

  return {
    ...wire,
    async exchange(request) {
      if (request.step === 'delete') return wire.exchange(request);
      const outcome = refusal();
      if (outcome !== null) return refused(request, outcome);
      const longest = LONGEST_MS[request.step] ?? Number.POSITIVE_INFINITY;
      const timeoutMs = Math.min(request.timeoutMs ?? longest, longest, left());
      // A tool is called once, whatever became of the connection.
      const once = request.step === 'tools/call' ? ({ once: true } as const) : {};
      const result = await wire.exchange({ ...request, ...once, timeoutMs });
      onResult(result);
      return result;
    },
    async openStream(request, events) {
      const outcome = refusal();
      if (outcome === null) return wire.openStream(request, events);
      return { ...refused(request, outcome), close() {} };
    },
  };
}
