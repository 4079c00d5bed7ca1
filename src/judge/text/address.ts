import { dictionary, HASH_START, hashed } from './dictionary.ts';
import { DIGIT, kindOf, type Units, UPPER } from './units.ts';

/** A URL in a text. */
export interface Address {
  end: number;
  kind: '#url' | '#url-open' | '#url-slot';
  /** It is where a cloud hands out credentials. */
  metadata: boolean;
  /** What stands in its query in capitals, in place of a value: where, or -1. */
  capitals: number;
  capitalsEnd: number;
}

const SCHEMES = dictionary(['http', 'https', 'ftp', 'ws', 'wss']);
const LONGEST_SCHEME = 5;

/** Whether a scheme at `start` and `://` behind it begin a URL. */
export function beginsAddress(units: Units, start: number, colon: number): boolean {
  if (units[colon] !== 58 || units[colon + 1] !== 47 || units[colon + 2] !== 47) return false;
  if (colon - start > LONGEST_SCHEME) return false;
  let hash = HASH_START;
  for (let at = start; at < colon; at += 1) hash = hashed(hash, lower(units[at] as number));
  return SCHEMES.find(hash, colon - start) > 0;
}

const lower = (unit: number): number => (kindOf(unit) === UPPER ? unit + 32 : unit);

const METADATA_HOSTS = [
  '169.254.169.254',
  '169.254.170.2',
  'metadata.google.internal',
  '100.100.100.200',
  '[fd00:ec2::254]',
];
const METADATA_FIRSTS = new Set(METADATA_HOSTS.map((host) => host.charCodeAt(0)));

const ENDS = 1;
const SLOTS = 2;
const ROLES = new Uint8Array(0x10000).fill(ENDS, 0x2000).fill(ENDS, 0, 33);
for (const mark of `"'>)]\``) ROLES[mark.charCodeAt(0)] = ENDS;
for (const mark of '<{[$') ROLES[mark.charCodeAt(0)] = SLOTS;
const TRAILING = new Uint8Array(0x10000);
for (const mark of '.,;:!?') TRAILING[mark.charCodeAt(0)] = 1;
const REACH = 400;

/** The URL whose `://` stands at `colon`, up to its end or to the placeholder in it. */
export function readAddress(text: string, units: Units, colon: number): Address {
  const host = colon + 3;
  let at = host;
  let slot = false;
  for (; at < text.length; at += 1) {
    const unit = units[at] as number;
    const role = ROLES[unit] as number;
    if (role === ENDS) break;
    // Behind the slashes a bracket opens an IPv6 address.
    if (role === SLOTS && !(unit === 91 && at === host)) {
      slot = !(unit === 60 && units[at + 1] === 47);
      break;
    }
    if (unit === 37 && units[at + 1] === 115) slot = true;
  }
  while (at > host && TRAILING[units[at - 1] as number] === 1) at -= 1;
  const address: Address = {
    end: at,
    kind: slot ? '#url-slot' : units[at - 1] === 61 ? '#url-open' : '#url',
    metadata:
      METADATA_FIRSTS.has(units[host] as number) &&
      METADATA_HOSTS.some((name) => text.startsWith(name, host)),
    capitals: -1,
    capitalsEnd: -1,
  };
  findCapitals(units, colon, Math.min(at, colon + REACH), address);
  if (address.capitals >= 0) address.kind = '#url-slot';
  return address;
}

/** Where the path ends that goes on behind a placeholder's bracket, or before its next placeholder; the bracket where none does. */
export function tailEnd(units: Units, bracket: number): number {
  if (units[bracket + 1] !== 47) return bracket;
  let at = bracket + 1;
  while (ROLES[units[at] as number] === 0) at += 1;
  return at - 1;
}

/** Most words of a placeholder in capitals, and the longest of them. */
const MAX_WORDS = 7;
const LONGEST_WORD = 20;

/** A placeholder in capitals for the value of a query: `?q=CHAT_HISTORY`. */
function findCapitals(units: Units, from: number, end: number, address: Address): void {
  for (let equals = from; equals < end; equals += 1) {
    if (units[equals] !== 61 || kindOf(units[equals + 1] as number) !== UPPER) continue;
    const first = equals + 1;
    let at = first + 1;
    for (let words = 0; words < MAX_WORDS; words += 1) {
      const start = at;
      while (at < end && isCapital(units[at] as number)) at += 1;
      if (at === start || at - start > LONGEST_WORD) break;
      if (at === end || units[at] === 38 || units[at] === 35) {
        address.capitals = first;
        address.capitalsEnd = at;
        return;
      }
      if (units[at] !== 95) break;
      at += 1;
    }
  }
}

const isCapital = (unit: number): boolean => {
  const kind = kindOf(unit);
  return kind === UPPER || kind === DIGIT;
};
