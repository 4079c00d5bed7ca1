import type { Exchange } from '../generated/observation.ts';
import { replyErrorCode } from './answer.ts';

const METHOD_NOT_FOUND = -32601;

/**
 * Whether an answer says that the session it was sent with is gone. By the protocol that is a 404;
 * one that names the method instead is about the method. Some servers say 401, in untyped text and
 * without a challenge, which no gate does.
 */
export function isLostSession(record: Exchange, session: string | null): boolean {
  if (session === null || record.outcome !== 'answered') return false;
  if (record.status === 404) return replyErrorCode(record) !== METHOD_NOT_FOUND;
  return isUntyped401(record);
}

/** A 401 without a challenge and without a media type. */
export function isUntyped401(record: Exchange): boolean {
  const { status, headers, media_type, body_form } = record;
  const hasBody = body_form !== 'empty' && body_form !== 'none';
  return (
    status === 401 && headers['www-authenticate'] === undefined && media_type === null && hasBody
  );
}
