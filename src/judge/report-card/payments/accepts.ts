import type { PaymentRequest } from '../../../observation/served.ts';
import { isRecord } from '../item.ts';
import { dollarDecimals } from './assets.ts';
import { type Network, networkOf } from './networks.ts';
import { type Usd18, usdFromAtomic } from './usd.ts';

/** One way to pay that a request accepts. */
export interface Option {
  network: Network | null;
  /** Null where the asset is not one whose dollars we know. */
  usd: Usd18 | null;
}

const X402_META = ['x402/error', 'x402/payment-required', 'org.paymentauth/payment-required'];
const TEXT_LIMIT = 65_536;

/**
 * The options of a payment request, over the shapes that are in use: x402 version 1 and 2 as a result, a
 * 402 body, a header or an error; Cloudflare's and x402-mcp's `_meta`; MPP's challenges. Null where the
 * value asks for no payment in any of them.
 */
export function acceptedOptions(request: PaymentRequest): Option[] | null {
  for (const candidate of candidates(request)) {
    const options = optionsOf(candidate);
    if (options !== null) return options;
  }
  const isAsked =
    request.status === 402 ||
    request.where === 'payment_required_header' ||
    (request.challenges ?? []).some(({ scheme }) => scheme.toLowerCase() === 'payment');
  return isAsked ? [] : null;
}

/** Every place of a value in which a payment request may stand. */
function* candidates({ value }: PaymentRequest): Generator<unknown> {
  yield value;
  if (!isRecord(value)) return;
  yield value.structuredContent;
  yield value.data;
  if (isRecord(value.data)) yield value.data['x402/error'];
  if (isRecord(value._meta)) for (const key of X402_META) yield value._meta[key];
  for (const part of Array.isArray(value.content) ? value.content : []) {
    const document = isRecord(part) ? documentOf(part.text) : null;
    yield document;
    if (!isRecord(document)) continue;
    const error = document['x402/error'];
    yield error;
    if (isRecord(error)) yield error.data;
  }
}

function optionsOf(value: unknown): Option[] | null {
  if (!isRecord(value)) return null;
  if ('x402Version' in value && Array.isArray(value.accepts)) {
    return value.accepts.filter(isRecord).map(x402Option);
  }
  // The same code as a URL elicitation; only the shape of the data tells the two apart.
  if (Array.isArray(value.challenges) && !('elicitations' in value)) {
    return value.challenges.filter(isRecord).map(() => ({ network: null, usd: null }));
  }
  return null;
}

function x402Option(item: Record<string, unknown>): Option {
  const network = networkOf(item.network);
  const decimals = network === null ? null : dollarDecimals(network.id, item.asset);
  const amount = item.amount ?? item.maxAmountRequired;
  return { network, usd: decimals === null ? null : usdFromAtomic(amount, decimals) };
}

function documentOf(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > TEXT_LIMIT || !text.trimStart().startsWith('{')) {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
