import { CHECKS } from '../judge/checkup/index.ts';
import type { Row } from '../judge/checkup/judge.ts';
import { REASONS, reasonText } from '../judge/checkup/reasons.ts';
import type { State } from '../judge/checkup/verdict.ts';
import { jsonDocument } from '../render/json.ts';
import { cut, oneLine } from '../render/text.ts';
import { type CheckRecord, isOver, toldOf } from './check-record.ts';

export const WORDS: Record<State, string> = {
  VERIFIED: 'Verified',
  FAILED: 'Failed',
  OBSERVED_RISK: 'Observed risk',
  UNVERIFIED: 'Not checked',
};

/** A row in words; what a server wrote is on one line, with hidden characters shown. */
export interface RowTold {
  title: string;
  words: string;
  /** The reason where there is one, else what was seen. */
  text: string;
  /** What was seen beside the reason. */
  seen: string | null;
  /** What its owner can do. */
  todo: string | null;
}

const LONGEST = 600;

export function rowTold({ check, state, reason, detail }: Row): RowTold {
  const about = CHECKS.find(({ id }) => id === check);
  const seen = detail === null ? null : cut(oneLine(cut(detail.text, LONGEST)), LONGEST);
  const isFinding = state === 'FAILED' || state === 'OBSERVED_RISK';
  return {
    title: about?.title ?? check,
    words: WORDS[state],
    text: reason === null ? (seen ?? about?.looks_at ?? '') : reasonText(reason),
    seen: reason === null ? null : seen,
    todo: isFinding && reason !== null ? REASONS[reason.key].todo : null,
  };
}

export const pagePath = (id: string): string => `/checks/${id}`;
const apiPath = (id: string): string => `/api/v1/checks/${id}`;

/** A check as the members of the API: where it stands and, once it is done, the whole checkup. */
export function checkMembers(record: CheckRecord, stored?: boolean) {
  const { id, state, result } = record;
  return {
    id,
    state,
    ...(stored === undefined ? {} : { stored }),
    told: toldOf(record),
    endpoint: record.endpoint,
    asked_at: record.asked_at,
    next_check_at: record.next_check_at,
    url: apiPath(id),
    page: pagePath(id),
    ...(isOver(record) ? {} : { events: `${apiPath(id)}/events` }),
    ...(result === null
      ? {}
      : { ...result, rows: result.rows.map((row) => ({ ...row, ...rowTold(row) })) }),
  };
}

export function checkJson(record: CheckRecord, stored?: boolean): string {
  return jsonDocument(checkMembers(record, stored));
}
