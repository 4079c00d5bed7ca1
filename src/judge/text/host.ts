import { dictionary, HASH_START, hashed } from './dictionary.ts';
import { kindOf, type Units, UPPER } from './units.ts';

const TOP_LEVEL =
  `com net org io dev ai app co me sh xyz info site online cloud example test invalid local internal
  ru cn de fr uk eu link live tech fun top`.split(/\s+/);
/** What looks like a host and is a file: no registry hands out such an ending. */
const FILES =
  `js jsx ts tsx cjs cjsx cts ctsx mjs mjsx mts mtsx json txt yml yaml toml htm html css csv xml lock log
  conf cfg ini pdf png jpg jpeg svg doc docx xls xlsx java php sql ipynb`.split(/\s+/);
const ENDINGS = dictionary([...TOP_LEVEL, ...FILES]);
const SHORTEST = 2;
const LONGEST = 8;

/** What a name with dots is by its ending: a host, a file, or null for another, which is a host at most. */
export function endingOf(units: Units, start: number, end: number): 'host' | 'file' | null {
  let first = end;
  while (first > start && end - first <= LONGEST && units[first - 1] !== 46) first -= 1;
  if (first === start || end - first < SHORTEST || units[first - 1] !== 46) return null;
  let hash = HASH_START;
  for (let at = first; at < end; at += 1) {
    const unit = units[at] as number;
    hash = hashed(hash, kindOf(unit) === UPPER ? unit + 32 : unit);
  }
  const number = ENDINGS.find(hash, end - first);
  if (number === 0) return null;
  return number <= TOP_LEVEL.length ? 'host' : 'file';
}
