import type { Spelled } from './spelled.ts';
import type { Units } from './units.ts';

/** How far a quotation may reach beyond what was found, in UTF-16 units. */
const REACH = 160;

/** A bit for each pair, by the mark that opens and by the one that closes. */
const OPENING = new Uint16Array(0x10000);
const CLOSING = new Uint16Array(0x10000);
const PAIRS = ['""', "''", '``', '“”', '„“', '‘’', '«»', '「」', '『』'];
for (const [index, pair] of PAIRS.entries()) {
  OPENING[pair.charCodeAt(0)] = 2 ** index;
  CLOSING[pair.charCodeAt(1)] = 2 ** index;
}
const OPENS_BEHIND = new Uint8Array(0x10000);
for (const mark of ' \n\t([{:,=—-') OPENS_BEHIND[mark.charCodeAt(0)] = 1;

/** Pairs of quotation marks around the words of a stretch, by their bits. */
export interface Quotes {
  /** Those that open not far before a word. */
  opened: Uint16Array;
  /** Those that close not far behind it. */
  closed: Uint16Array;
}

export function quotesOf(spelled: Spelled, units: Units): Quotes {
  return { opened: opened(spelled, units), closed: closed(spelled, units) };
}

function opened({ count, start }: Spelled, units: Units): Uint16Array {
  const pairsBefore = new Uint16Array(count);
  const last = new Int32Array(PAIRS.length).fill(-REACH - 1);
  let pairs = 0;
  /** How far what is known of `pairs` holds at least. */
  let holds = 0;
  let at = Math.max(0, (start[0] ?? 0) - REACH);
  for (let index = 0; index < count; index += 1) {
    const from = start[index] as number;
    for (; at < from; at += 1) {
      const pair = OPENING[units[at] as number] as number;
      if (pair === 0 || (at > 0 && OPENS_BEHIND[units[at - 1] as number] !== 1)) continue;
      last[31 - Math.clz32(pair)] = at;
      if (pairs === 0) holds = at + REACH;
      pairs |= pair;
    }
    if (pairs !== 0 && from > holds) {
      pairs = 0;
      holds = from + REACH;
      for (let kind = 0; kind < last.length; kind += 1) {
        const until = (last[kind] as number) + REACH;
        if (until < from) continue;
        pairs |= 1 << kind;
        holds = Math.min(holds, until);
      }
    }
    pairsBefore[index] = pairs;
  }
  return pairsBefore;
}

function closed({ text, count, end }: Spelled, units: Units): Uint16Array {
  const pairsBehind = new Uint16Array(count);
  const next = new Int32Array(PAIRS.length).fill(text.length + REACH);
  let pairs = 0;
  let holds = 0;
  let at = Math.min(text.length, (end[count - 1] ?? 0) + REACH) - 1;
  for (let index = count - 1; index >= 0; index -= 1) {
    const to = end[index] as number;
    for (; at >= to; at -= 1) {
      const pair = CLOSING[units[at] as number] as number;
      if (pair === 0) continue;
      next[31 - Math.clz32(pair)] = at;
      if (pairs === 0) holds = at - REACH;
      pairs |= pair;
    }
    if (pairs !== 0 && to <= holds) {
      pairs = 0;
      holds = to - REACH;
      for (let kind = 0; kind < next.length; kind += 1) {
        const until = (next[kind] as number) - REACH;
        if (until >= to) continue;
        pairs |= 1 << kind;
        holds = Math.max(holds, until);
      }
    }
    pairsBehind[index] = pairs;
  }
  return pairsBehind;
}
