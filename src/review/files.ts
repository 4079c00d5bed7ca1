import { isName, unslug } from '../store/slug.ts';

/** One file below data/, as it is listed. */
export interface DataFile {
  /** Relative to data/, with slashes. */
  path: string;
  /** A link, a submodule or anything else that is no file is `other`. */
  type: 'file' | 'other';
  bytes: number;
  /** The same content has the same digest, within one listing of files. */
  digest: string;
}

export type FileKind =
  | 'catalog'
  | 'state'
  | 'history'
  | 'card_index'
  | 'toolset'
  | 'card'
  | 'baseline'
  | 'checkups'
  | 'changes'
  | 'totals'
  | 'claims'
  | 'people'
  | 'schema';

const PART = '[0-9a-f]{2}(-[0-9a-f]{16})?';
const ALONE: [RegExp, FileKind][] = [
  [new RegExp(`^catalog(/${PART})?\\.json$`), 'catalog'],
  [new RegExp(`^mcp-validation-state(/${PART})?\\.json$`), 'state'],
  [new RegExp(`^mcp-probe-history(/${PART})?\\.json$`), 'history'],
  [new RegExp(`^report-cards/index(/${PART})?\\.json$`), 'card_index'],
  [/^changes\/\d{4}-\d{2}-\d{2}(\.catalog)?\.json$/, 'changes'],
  [/^totals\.json$/, 'totals'],
  [/^claims\.json$/, 'claims'],
  [/^(config|curated|corrections|opt-outs|review-exceptions)\.json$/, 'people'],
  [/^schemas\/[a-z-]+\.schema\.json$/, 'schema'],
];
const OF_A_LISTING: Record<string, FileKind> = {
  toolsets: 'toolset',
  'report-cards': 'card',
  baselines: 'baseline',
  checkups: 'checkups',
};
const LISTING_FILE = /^([a-z-]+)\/([^/]+\/[^/]+)\.json$/;

/** What a path below data/ is for, and of which listing; null for one that nothing of ours writes. */
export function kindOf(path: string): { kind: FileKind; name: string | null } | null {
  for (const [pattern, kind] of ALONE) if (pattern.test(path)) return { kind, name: null };
  const [, folder = '', slug = ''] = LISTING_FILE.exec(path) ?? [];
  const kind = Object.hasOwn(OF_A_LISTING, folder) ? OF_A_LISTING[folder] : undefined;
  const name = kind === undefined ? null : unslug(slug);
  return kind === undefined || name === null || !isName(name) ? null : { kind, name };
}
