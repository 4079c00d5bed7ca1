import type { Exchange, Outcome } from '../generated/observation.ts';
import type { Budget } from './budget.ts';
import { redactUrl } from './redact.ts';

interface Asked {
  step: Exchange['step'];
  rung: number;
  era: Exchange['era'];
  method: Exchange['method'];
  message?: Record<string, unknown>;
}

const ASKED_FOR: Partial<Record<Exchange['step'], (params: Record<string, unknown>) => string>> = {
  'tools/call': ({ name }) => String(name),
  'resources/read': ({ uri }) => redactUrl(String(uri)),
};

/** The record of a request that is about to be sent to `url`, which must be redacted. */
export function createRecord(asked: Asked, url: string, budget: Budget): Exchange {
  const { id, method } = asked.message ?? {};
  const params = (asked.message?.params ?? {}) as Record<string, unknown>;
  const { cursor } = params;
  const askedFor = ASKED_FOR[asked.step]?.(params);
  const now = budget.elapsed();
  return {
    step: asked.step,
    rung: asked.rung,
    era: asked.era,
    method: asked.method,
    url,
    rpc_method: typeof method === 'string' ? method : null,
    rpc_id: typeof id === 'number' || typeof id === 'string' ? id : null,
    cursor: typeof cursor === 'string' ? cursor : null,
    ...(askedFor === undefined ? {} : { asked_for: askedFor }),
    outcome: 'budget_time',
    detail: null,
    status: null,
    headers: {},
    media_type: null,
    body_form: 'none',
    body_excerpt: null,
    bytes_wire: 0,
    bytes_decoded: 0,
    sent_ms: now,
    first_byte_ms: null,
    end_ms: now,
    reply: null,
    reply_form: null,
    reply_notes: [],
    other_messages: [],
    session: null,
  };
}

/** Ends a record with its outcome, as of now. Always true, so that a refusal reads as one. */
export function settleRecord(
  record: Exchange,
  budget: Budget,
  end: { outcome: Outcome; detail: string | null },
): true {
  record.outcome = end.outcome;
  record.detail = end.detail;
  record.end_ms = budget.elapsed();
  return true;
}
