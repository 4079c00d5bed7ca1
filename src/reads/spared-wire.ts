import type { Exchange } from '../generated/observation.ts';
import type { Wire, WireRequest, WireResult } from '../wire/exchange.ts';
import { createRecord, settleRecord } from '../wire/record.ts';
import { redactUrl } from '../wire/redact.ts';

/** The request and the time that giving the session back may cost. */
const GOODBYE_REQUESTS = 1;
const GOODBYE_MS = 2000;

/** What share of the read's time one step may take, so that a silent answer does not cost all that is behind it. */
const SHARE: Partial<Record<Exchange['step'], number>> = {
  discover: 1 / 4,
  'tools/list': 1 / 3,
  'prompts/list': 1 / 3,
  'resources/list': 1 / 3,
  'resources/templates/list': 1 / 3,
  'tools/call': 1 / 4,
  'resources/read': 1 / 4,
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
      const longest = wire.budget.limits.time_ms * (SHARE[request.step] ?? 1);
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
