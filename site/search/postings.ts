/**
 * A list of listings by their rank, ascending, as a text: the gaps between them, five bits a character
 * and the sixth for "goes on"; or, where it is shorter, a dot and one bit for each listing there is.
 */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUE = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]));
const MORE = 32;

export function encoded(ranks: readonly number[]): string {
  let gaps = '';
  let next = 0;
  for (const rank of ranks) {
    let gap = rank - next;
    for (; gap >= MORE; gap = Math.floor(gap / MORE)) gaps += DIGITS[(gap % MORE) + MORE];
    gaps += DIGITS[gap];
    next = rank + 1;
  }
  return gaps.length > Math.ceil(next / 6) + 1 ? `.${bits(ranks, next)}` : gaps;
}

function bits(ranks: readonly number[], end: number): string {
  const values = new Uint8Array(Math.ceil(end / 6));
  for (const rank of ranks) {
    const at = Math.floor(rank / 6);
    values[at] = (values[at] ?? 0) | (1 << (rank % 6));
  }
  let text = '';
  for (const value of values) text += DIGITS[value];
  return text;
}

/** Tells each rank of an encoded list. */
export function eachRank(list: string, tell: (rank: number) => void): void {
  if (list.startsWith('.')) {
    for (let at = 1; at < list.length; at += 1) {
      const value = VALUE.get(list.charCodeAt(at)) ?? 0;
      for (let bit = 0; bit < 6; bit += 1) if (value & (1 << bit)) tell((at - 1) * 6 + bit);
    }
    return;
  }
  let next = 0;
  let gap = 0;
  let unit = 1;
  for (let at = 0; at < list.length; at += 1) {
    const value = VALUE.get(list.charCodeAt(at)) ?? 0;
    gap += (value % MORE) * unit;
    unit *= MORE;
    if (value >= MORE) continue;
    tell(next + gap);
    next += gap + 1;
    gap = 0;
    unit = 1;
  }
}
