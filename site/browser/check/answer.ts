/** What the service answers, as far as the box reads it (docs: the API page, checks). */
export interface Check {
  state: 'queued' | 'running' | 'done' | 'broken_off';
  /** Where it stands, in one sentence. */
  told: string;
  endpoint: string;
  page: string;
  events?: string;
  /** Made for an earlier press. */
  stored?: boolean;
  next_check_at: string;
  /** When it is done. */
  checked_at?: string;
  expires_at?: string;
  counts?: { observed: number; not_checked: number };
  rows?: Row[];
}

export interface Row {
  check: string;
  group: string;
  state: string;
  title: string;
  words: string;
  text: string;
  todo: string | null;
}

export interface Refused {
  error: { code: string; message: string };
}
