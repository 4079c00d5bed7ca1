import { REASONS } from '../../src/judge/handshake/reasons.ts';

/** A stored reason code as a sentence for people; a code that this version does not know stays a code. */
export function reasonText(code: string, httpStatus: number | undefined): string {
  const known = Object.hasOwn(REASONS, code) ? REASONS[code as keyof typeof REASONS].text : null;
  const status = httpStatus === undefined ? '' : ` (HTTP ${httpStatus})`;
  if (known === null) return `${code}${status}.`;
  // Some reasons are those of one status, and say so: (401).
  if (status === '' || known.includes(`(${httpStatus})`)) return known;
  return known.replace(/\.?$/, `${status}.`);
}
