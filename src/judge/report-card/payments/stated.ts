import { isRecord } from '../item.ts';
import { type Usd18, usdFromDecimal } from './usd.ts';

export interface StatedPrice {
  /** Null for a price in something that is not worth a dollar. */
  usd: Usd18 | null;
  text: string;
}

/** `_meta` members that hold a price in dollars, among them Cloudflare's: priceUSD, price_per_call, x402/price. */
const PRICE_KEY =
  /(^|[/._-])(price|pricing|cost|fee)([_-]?per[_-]?(call|request|query|use|invocation))?([_-]?in)?[_-]?(usdc?|dollars?)?$/i;
/** Members of a price that is an object; it names its currency, or its amount may be in atomic units. */
const AMOUNT_KEYS = ['amount', 'value', 'price'];
const CURRENCY_KEYS = ['currency', 'unit', 'asset', 'token'];
const DOLLARS = /^(usdc?|us\$|\$|dollars?)$/i;

const WHOLE = String.raw`(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,9})`;
const DECIMAL = String.raw`(?:${WHOLE}(?:\.\d{1,18})?|\.\d{1,18})`;
const NUMBER = new RegExp(String.raw`^\$?\s*(${DECIMAL})\s*(?:usdc?|dollars?|\$)?$`, 'i');
/** An amount with a sign or unit of dollars. */
const AMOUNT = new RegExp(
  String.raw`(?:\$\s?|\busdc?\s?)(${DECIMAL})(?![\d.,]*\d)|(?<![\w.,])(${DECIMAL})\s?(?:usdc|usd|dollars?|us\$)(?!\w)`,
  'gi',
);
const CENTS = new RegExp(String.raw`(?<![\w.,])(${DECIMAL})\s?(?:cents?\b|¢)`, 'gi');
/** A price all the same, of which we can't say how many dollars it is. */
const OTHER = new RegExp(
  String.raw`[€£¥₹₩]\s?${DECIMAL}|(?<![\w.,])${DECIMAL}\s?(?:[€£¥₹₩]|(?:eur|eurc|gbp|jpy|inr|cny|usdt|dai|pyusd|eth|sol|btc|sats?|credits?)\b)`,
  'gi',
);
/** What makes an amount a price: it stands beside one of these. */
const IS_PRICE =
  /\b(?:per|each|every|a|an) (?:[\w,.-]{1,20} ){0,2}(?:calls?|requests?|quer(?:y|ies)|uses?|lookups?|search(?:es)?|invocations?|images?|items?|runs?|messages?|tokens?|pages?|documents?|results?)\b|\/\s?(?:call|request|query|use|req|image|page|search|lookup|run|token)\b|\b(?:price|priced|pricing|costs?|fees?|charges?|charged|pay|paid|payment|x402|billed)\b/i;
/** What makes it the price of a plan instead. */
const IS_PLAN =
  /^\s?(?:\/\s?|(?:per|a|each|every) )(?:mo|month|yr|year|week|day|user|seat|annum)\b|^\s?(?:monthly|yearly|annually)\b/i;
const AROUND = 60;
const LONGEST = 20_000;

/**
 * The price that a tool's `_meta` or description states; the highest in dollars where it states several,
 * and one in another currency only where none is in dollars.
 */
export function statedPrice(description: unknown, meta: unknown): StatedPrice | null {
  let stated: StatedPrice | null = null;
  for (const price of [...pricesOfMeta(meta), ...pricesOfDescription(description)]) {
    if (stated === null || (price.usd ?? -1n) > (stated.usd ?? -1n)) stated = price;
  }
  return stated;
}

function* pricesOfMeta(meta: unknown): Generator<StatedPrice> {
  if (!isRecord(meta)) return;
  for (const [key, value] of Object.entries(meta)) {
    if (PRICE_KEY.test(key)) yield* pricesOfMember(value);
    else if (isRecord(value)) yield* pricesOfMeta(withoutRecords(value));
  }
}

function* pricesOfMember(value: unknown): Generator<StatedPrice> {
  if (isRecord(value)) {
    const currency = firstText(value, CURRENCY_KEYS);
    const amount = AMOUNT_KEYS.map((key) => value[key]).find((one) => one !== undefined);
    const usd = amount === undefined ? null : usdOfMember(amount);
    if (usd !== null && currency !== null) {
      yield { usd: DOLLARS.test(currency) ? usd : null, text: `${amount} ${currency}` };
      return;
    }
    for (const [key, inner] of Object.entries(withoutRecords(value))) {
      if (DOLLARS.test(key) || PRICE_KEY.test(key)) yield* pricesOfMember(inner);
    }
    return;
  }
  const usd = usdOfMember(value);
  if (usd !== null) yield { usd, text: String(value) };
  else if (typeof value === 'string') yield* pricesOfText(value, () => true);
}

function usdOfMember(value: unknown): Usd18 | null {
  const text = typeof value === 'number' ? decimalText(value) : value;
  if (typeof text !== 'string' || text.length > 64) return null;
  const number = NUMBER.exec(text.trim())?.[1];
  return number === undefined ? null : usdOf(number);
}

function firstText(value: Record<string, unknown>, keys: readonly string[]): string | null {
  const text = keys.map((key) => value[key]).find((one) => typeof one === 'string');
  return typeof text === 'string' ? text : null;
}

/** One level down is enough: `_meta` nests by vendor, not further. */
function withoutRecords(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => !isRecord(inner)));
}

/** A JSON number in the digits that it was written with; 1e-7 has none of its own. */
function decimalText(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(18).replace(/\.?0+$/, '') : text;
}

function* pricesOfDescription(description: unknown): Generator<StatedPrice> {
  if (typeof description !== 'string') return;
  yield* pricesOfText(description.slice(0, LONGEST), isPrice);
}

function* pricesOfText(
  text: string,
  isOne: (text: string, match: RegExpMatchArray) => boolean,
): Generator<StatedPrice> {
  for (const match of text.matchAll(AMOUNT)) {
    const usd = usdOf(match[1] ?? match[2] ?? '');
    if (usd !== null && isOne(text, match)) yield { usd, text: match[0].trim() };
  }
  for (const match of text.matchAll(CENTS)) {
    const usd = usdOf(match[1] ?? '');
    if (usd !== null && isOne(text, match)) yield { usd: usd / 100n, text: match[0].trim() };
  }
  for (const match of text.matchAll(OTHER)) {
    if (isOne(text, match)) yield { usd: null, text: match[0].trim() };
  }
}

function usdOf(number: string): Usd18 | null {
  return usdFromDecimal(number.replaceAll(',', '').replace(/^\./, '0.'));
}

function isPrice(text: string, match: RegExpMatchArray): boolean {
  const at = match.index ?? 0;
  const end = at + match[0].length;
  if (IS_PLAN.test(text.slice(end, end + AROUND))) return false;
  if (/usdc/i.test(match[0])) return true;
  // A tag behind a sentence: "The weather ($0.01)".
  if (/[([]\s?$/.test(text.slice(Math.max(0, at - 2), at)) && /^\s?[)\]]/.test(text.slice(end))) {
    return true;
  }
  return IS_PRICE.test(text.slice(Math.max(0, at - AROUND), end + AROUND));
}
