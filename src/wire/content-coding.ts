import { WireError } from './wire-error.ts';

export type Coding = 'gzip' | 'deflate' | 'br' | 'zstd';

const CODINGS: Record<string, Coding> = {
  gzip: 'gzip',
  'x-gzip': 'gzip',
  deflate: 'deflate',
  br: 'br',
  zstd: 'zstd',
};

/** What stands in the header where nothing was encoded: a charset or a transfer encoding, by mistake. */
const NO_CODINGS = new Set(['', 'identity', 'none', 'utf-8', 'utf8', 'binary', '8bit']);

/** No honest server stacks more; each costs a decompressor. */
const MAX_CODINGS = 2;

/**
 * The codings of a content-encoding header in the order in which they were applied, those that encode nothing left out.
 * @throws WireError `unsupported_encoding`
 */
export function codings(header: string | string[] | null | undefined): Coding[] {
  if (header === undefined || header === null || header.length === 0) return [];
  const names = [header]
    .flat()
    .join(',')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => !NO_CODINGS.has(name));
  if (names.length > MAX_CODINGS) {
    throw new WireError('unsupported_encoding', `${names.length} codings`);
  }
  return names.map((name) => {
    const coding = Object.hasOwn(CODINGS, name) ? CODINGS[name] : undefined;
    if (coding === undefined) throw new WireError('unsupported_encoding', name.slice(0, 40));
    return coding;
  });
}
