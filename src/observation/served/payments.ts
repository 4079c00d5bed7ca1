import { replyResult } from '../answer.ts';
import { parseChallenges } from '../challenges.ts';
import { isObject, parsed } from '../messages.ts';
import type { Exchange } from '../observation.ts';
import type { PaymentRequest } from '../served.ts';

/** Codes under which a JSON-RPC error asks for a payment; -32042 also asks for a visit (spec/protocol.md, 8.4). */
const PAYMENT_CODES = new Set([402, -32402, -32042, -32043]);

/** All in the exchanges that asks for a payment, or fails for want of one. What it means is for a judge to say. */
export function paymentsOf(exchanges: readonly Exchange[]): PaymentRequest[] {
  return exchanges.filter(({ step }) => step !== 'metadata').flatMap(requestsIn);
}

function requestsIn(exchange: Exchange): PaymentRequest[] {
  const { status, step, headers, asked_for, document, reply } = exchange;
  const lines = headers['www-authenticate'] ?? [];
  const { challenges } = parseChallenges(lines);
  const pays = challenges.filter(({ scheme }) => scheme === 'payment');
  const tool = step === 'tools/call' ? (asked_for ?? null) : null;
  const request = (where: PaymentRequest['where'], value: unknown): PaymentRequest => ({
    where,
    tool,
    step,
    status,
    value,
    challenges: pays.length > 0 ? pays : null,
  });
  const found: PaymentRequest[] = [];
  const header = headers['payment-required']?.[0];
  if (header !== undefined) found.push(request('payment_required_header', fromBase64(header)));
  if (status === 402 || pays.length > 0) {
    found.push(request('http_402', document ?? (reply === null ? null : reply)));
  }
  if (isPaymentError(reply?.error)) found.push(request('rpc_error', reply?.error));
  const result = replyResult(exchange);
  if (result !== null && isPaymentResult(result)) found.push(request('result', result));
  return found;
}

function isPaymentError(error: unknown): boolean {
  if (!isObject(error)) return false;
  const { code, data } = error;
  if (isObject(data) && Array.isArray(data.elicitations)) return false;
  return PAYMENT_CODES.has(Number(code)) || isPaymentRequired(data);
}

function isPaymentResult(result: Record<string, unknown>): boolean {
  const meta = isObject(result._meta) ? result._meta : {};
  const marks = ['x402/error', 'x402.error', 'org.paymentauth/payment-required'];
  if (marks.some((mark) => Object.hasOwn(meta, mark))) return true;
  if (isPaymentRequired(result.structuredContent)) return true;
  if (result.isError !== true || !Array.isArray(result.content)) return false;
  return result.content.filter(isObject).some(({ text }) => {
    const value = typeof text === 'string' && text.length < 65_536 ? parsed(text) : undefined;
    return isPaymentRequired(value) || (isObject(value) && Object.hasOwn(value, 'x402/error'));
  });
}

/** PaymentRequired of x402, either version, or the challenges of MPP. */
function isPaymentRequired(value: unknown): boolean {
  if (!isObject(value)) return false;
  const isX402 = value.x402Version !== undefined && Array.isArray(value.accepts);
  return isX402 || (value.httpStatus === 402 && Array.isArray(value.challenges));
}

/** The JSON of a base64 header, or its text. Base64 of nonsense is nonsense; nothing throws. */
function fromBase64(text: string): unknown {
  const bytes = Uint8Array.from(decoded(text), (char) => char.charCodeAt(0));
  return parsed(new TextDecoder().decode(bytes)) ?? text;
}

function decoded(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}
