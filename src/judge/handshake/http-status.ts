import { isModernRefusal, replyErrorCode } from '../../observation/answer.ts';
import { declaresTools, type Talk } from '../../observation/facts.ts';
import type { Exchange } from '../../observation/observation.ts';
import type { ReasonCode } from './reasons.ts';
import { error, type Verdict } from './verdict.ts';

const BY_STATUS: Record<number, ReasonCode> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  406: 'not_acceptable',
  410: 'gone',
  411: 'length_required',
  415: 'unsupported_media_type',
  // Laravel's, for a missing CSRF token.
  419: 'csrf_refused',
  421: 'host_not_allowed',
  429: 'rate_limited',
};
const BY_CODE: Record<number, ReasonCode> = {
  [-32022]: 'version_unsupported',
  [-32004]: 'version_unsupported',
  [-32021]: 'capability_required',
  [-32020]: 'header_mismatch',
  [-32601]: 'initialize_unsupported',
};
const NO_STREAM = new Set([405, 406, 415]);
const METHOD_NOT_FOUND = -32601;

/** What a status of 400 and above means that is no gate, or null below. */
export function statusVerdict(
  exchange: Exchange,
  talk: Talk,
  declared: 'http' | 'sse' | null,
): Verdict | null {
  const { status, step } = exchange;
  if (status === null || status < 400) return null;
  if (status >= 500) return error(isGateway(status) ? 'gateway_error' : 'server_error');
  if (status === 429) return error('rate_limited');
  const code = replyErrorCode(exchange);
  if (status === 404 && talk.hasSession && step !== 'initialize' && code !== METHOD_NOT_FOUND) {
    return error('session_lost');
  }
  if (step === 'initialized') return error('initialized_rejected');
  if (step === 'tools/list' && code !== null) {
    const isMissing = code === METHOD_NOT_FOUND && declaresTools(talk) && talk.pages === 0;
    return error(isMissing ? 'tools_declared_but_missing' : 'tools_list_error');
  }
  if (step === 'sse' && declared === 'sse' && NO_STREAM.has(status)) {
    return error('transport_mismatch');
  }
  const refusal = isModernRefusal(exchange) && code !== null ? BY_CODE[code] : undefined;
  return error(refusal ?? BY_STATUS[status] ?? 'http_client_error');
}

/** The gateway's own words, Cloudflare's 520 to 530 among them. */
function isGateway(status: number): boolean {
  return (status >= 502 && status <= 504) || (status >= 520 && status <= 530);
}
