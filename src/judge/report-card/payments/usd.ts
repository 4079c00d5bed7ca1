/** An amount of US dollars as an integer of 10^-18: finer than any asset of the table, so that amounts are compared exactly. */
export type Usd18 = bigint;

const DECIMALS = 18;
const DECIMAL = /^(\d{1,30})(?:\.(\d{1,18}))?$/;
const ATOMIC = /^\d{1,78}$/;

/** A decimal number of dollars, or null where the text is none. */
export function usdFromDecimal(text: string): Usd18 | null {
  const parts = DECIMAL.exec(text);
  if (parts === null) return null;
  const [, whole = '', fraction = ''] = parts;
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

/** Atomic units of an asset worth a dollar that has this many decimals, or null where it is no whole number. */
export function usdFromAtomic(amount: unknown, decimals: number): Usd18 | null {
  const text = typeof amount === 'number' && Number.isSafeInteger(amount) ? `${amount}` : amount;
  if (typeof text !== 'string' || !ATOMIC.test(text)) return null;
  return BigInt(text) * 10n ** BigInt(DECIMALS - decimals);
}

/** For people: `0.01 USD`. */
export function usdText(amount: Usd18): string {
  const whole = amount / 10n ** 18n;
  const fraction = (amount % 10n ** 18n).toString().padStart(DECIMALS, '0').replace(/0+$/, '');
  return fraction === '' ? `${whole} USD` : `${whole}.${fraction} USD`;
}
