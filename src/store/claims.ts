import { join } from 'node:path';
import order from '../generated/claims.order.ts';
import type { Claims } from '../generated/claims.ts';
import validate from '../generated/claims.validate.js';
import { byListing } from '../judge/claims/recheck.ts';
import { canonical } from './canonical.ts';
import { checked, readDocument } from './read.ts';
import { writeBytes } from './write.ts';

const FILE = 'claims.json';

/** Reads data/claims.json, who speaks for which listing; without the file, nobody for none. */
export async function readClaims(dir: string): Promise<Claims> {
  const claims = await readDocument<Claims>(join(dir, FILE), validate);
  return claims ?? { schema_version: 1, claims: [] };
}

/** The names of the listings that somebody claims. */
export async function claimedNames(dir: string): Promise<Set<string>> {
  return new Set((await readClaims(dir)).claims.map(({ listing }) => listing));
}

/** Writes data/claims.json, one claim a line. Returns whether the file changed. */
export function writeClaims(dir: string, claims: Claims): Promise<boolean> {
  const file = join(dir, FILE);
  return writeBytes(file, Buffer.from(claimsText(checked<Claims>(claims, validate, file))));
}

/** The bytes of the file: people write it too, so it is laid out as they would. */
export function claimsText({ claims, withdrawn }: Claims): string {
  const members = [
    '"schema_version": 1',
    list('claims', [...claims].sort(byListing), order.claims),
    ...(withdrawn === undefined ? [] : [list('withdrawn', withdrawn, order.withdrawn)]),
  ];
  return `{\n  ${members.join(',\n  ')}\n}\n`;
}

function list(
  member: string,
  records: readonly object[],
  recordOrder: Parameters<typeof canonical>[1],
): string {
  if (records.length === 0) return `"${member}": []`;
  const lines = records.map((record) => `    ${canonical(record, recordOrder ?? null)}`);
  return `"${member}": [\n${lines.join(',\n')}\n  ]`;
}
