import { HASH_START, hashed, hashOf } from './dictionary.ts';
import { kindOf, type Units, UPPER } from './units.ts';

/** The names of a server's own tools, of which case says nothing. */
export interface OwnNames {
  has(text: string, units: Units, start: number, end: number): boolean;
}

/** A text may be full of names: only one that may be of the server's own is cut out of it. */
export function ownNames(names: readonly (string | null)[]): OwnNames {
  const known = new Set(names.filter((name) => name !== null).map((name) => name.toLowerCase()));
  const hashes = new Set([...known].map(hashOf));
  return {
    has(text, units, start, end) {
      if (known.size === 0) return false;
      let hash = HASH_START;
      for (let at = start; at < end; at += 1) {
        const unit = units[at] as number;
        if (unit >= 128) return known.has(text.slice(start, end).toLowerCase());
        hash = hashed(hash, kindOf(unit) === UPPER ? unit + 32 : unit);
      }
      return hashes.has(hash) && known.has(text.slice(start, end).toLowerCase());
    },
  };
}
