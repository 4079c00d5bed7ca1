import { isRecord } from '../item.ts';
import { type Usd18, usdFromDecimal } from './usd.ts';

export interface StatedPrice {
  usd: Usd18;
  text: string;
}

/** `_meta` members that hold a price in dollars, among them Cloudflare's. */
const PRICE_KEY = /(^|[/._-])(price|cost)[_-]?(usd|usdc)?$/i;
const NUMBER = /^\$?\s*(\d{1,12}(?:\.\d{1,18})?)\s*(usd|usdc|dollars?|\$)?$/i;
/** An amount with a sign or unit of dollars. */
const AMOUNT =
  /(?:\$\s?|\busd\s?)(\d{1,9}(?:\.\d{1,18})?)(?![\d.,]*\d)|\b(\d{1,9}(?:\.\d{1,18})?)\s?(?:usdc|usd|dollars?|us\$)\b/gi;
const CENTS = /\b(\d{1,9}(?:\.\d{1,12})?)\s?(?:cents?\b|¢)/gi;
/** What makes an amount a price: it stands beside one of these. */
const IS_PRICE =
  /\b(per|each|every|a) (call|request|query|use|lookup|search|invocation|image|item|run|message|token|page|document|result)\b|\/\s?(call|request|query|use|req)\b|\b(price|priced|pricing|costs?|fee|charges?|charged|pay|paid|payment|x402|billed)\b/i;
const AROUND = 60;
const LONGEST = 20_000;

/** The price that a tool's `_meta` or description states in dollars; the highest, where it states several. */
export function statedPrice(description: unknown, meta: unknown): StatedPrice | null {
  const prices = [...pricesOfMeta(meta), ...pricesOfText(description)];
  return prices.reduce<StatedPrice | null>(
    (highest, price) => (highest === null || price.usd > highest.usd ? price : highest),
    null,
  );
}

function* pricesOfMeta(meta: unknown): Generator<StatedPrice> {
  if (!isRecord(meta)) return;
  for (const [key, value] of Object.entries(meta)) {
    if (!PRICE_KEY.test(key)) {
      if (isRecord(value)) yield* pricesOfMeta(withoutRecords(value));
      continue;
    }
    const text = typeof value === 'number' ? decimalText(value) : value;
    const number = typeof text === 'string' ? NUMBER.exec(text.trim())?.[1] : undefined;
    const usd = number === undefined ? null : usdFromDecimal(number);
    if (usd !== null) yield { usd, text: String(value) };
  }
}

/** One level down is enough: `_meta` nests by vendor, not further. */
function withoutRecords(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => !isRecord(inner)));
}

/** A JSON number as decimal digits; 1e-7 has none of its own. */
function decimalText(value: number): string {
  return value.toFixed(18).replace(/\.?0+$/, '');
}

function* pricesOfText(description: unknown): Generator<StatedPrice> {
  if (typeof description !== 'string') return;
  const text = description.slice(0, LONGEST);
  for (const match of text.matchAll(AMOUNT)) {
    const usd = usdFromDecimal(match[1] ?? match[2] ?? '');
    if (usd !== null && isPrice(text, match)) yield { usd, text: match[0].trim() };
  }
  for (const match of text.matchAll(CENTS)) {
    const usd = usdFromDecimal(match[1] ?? '');
    if (usd !== null && isPrice(text, match)) yield { usd: usd / 100n, text: match[0].trim() };
  }
}

function isPrice(text: string, match: RegExpMatchArray): boolean {
  if (/usdc/i.test(match[0])) return true;
  const at = match.index ?? 0;
  const around = text.slice(Math.max(0, at - AROUND), at + match[0].length + AROUND);
  return IS_PRICE.test(around);
}
