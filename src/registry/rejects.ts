/** Why a row of the registry is not listed: the closed list, each with one sentence for people. */
export const REJECTS = {
  not_an_object: 'The row is not a JSON object.',
  no_server: 'The row holds no "server" object.',
  name_missing: 'The server has no name.',
  name_invalid: "The name does not match the registry's own pattern.",
  too_large: 'The row holds more remotes or packages than any honest row does.',
  not_latest: 'The row says that it is not the latest version.',
  deleted: 'The server was deleted from the registry.',
  status_unknown: 'The status is none that we know, so the row counts as hidden.',
  superseded: 'Another row of the same name is newer.',
} as const;

export type RejectReason = keyof typeof REJECTS;

/** A row that is counted but not listed. `name` is hostile text, and null where none could be read. */
export interface Reject {
  name: string | null;
  reason: RejectReason;
  /** What was found, where the reason alone does not say it; hostile text, bounded. */
  detail: string;
}
