import { isModernRefusal, replyErrorCode } from '../../observation/answer.ts';
import { declaresTools, isComplete, type Talk, usableResult } from '../../observation/facts.ts';
import type { Exchange } from '../../observation/observation.ts';
import { isAuthReply } from './auth.ts';
import type { ReasonCode } from './reasons.ts';
import { error, gated, type Verdict } from './verdict.ts';

const METHOD_NOT_FOUND = -32601;

const WITHOUT_REPLY: Record<Exchange['body_form'], ReasonCode> = {
  none: 'no_reply',
  empty: 'no_reply',
  sse: 'no_reply',
  json: 'not_jsonrpc',
  html: 'not_mcp_html',
  text: 'not_json',
  binary: 'not_json',
};

/** What is wrong with a whole answer under a status below 300. */
export function replyVerdict(exchange: Exchange, talk: Talk): Verdict {
  if (exchange.step === 'sse') return error(streamReason(exchange, talk));
  if (exchange.reply === null) return error(withoutReply(exchange));
  if (isAuthReply(exchange)) return gated('auth_error_reply');
  const code = replyErrorCode(exchange);
  const hasError = exchange.reply.error !== undefined && exchange.reply.error !== null;
  if (exchange.step === 'tools/list') return error(toolsReason(exchange, talk, code, hasError));
  if (exchange.step === 'discover' && !hasError) return error('invalid_discover_result');
  if (!hasError) return error('invalid_initialize_result');
  if (isModernRefusal(exchange)) return error('version_unsupported');
  return error(code === METHOD_NOT_FOUND ? 'initialize_unsupported' : 'initialize_error');
}

function withoutReply(exchange: Exchange): ReasonCode {
  const kinds = exchange.other_messages.map((message) => message.kind);
  if (kinds.includes('response')) return 'reply_id_mismatch';
  if (kinds.includes('endpoint_event')) return 'no_endpoint_event';
  if (kinds.includes('request') || kinds.includes('notification')) return 'no_reply';
  return WITHOUT_REPLY[exchange.body_form];
}

function toolsReason(
  exchange: Exchange,
  talk: Talk,
  code: number | null,
  hasError: boolean,
): ReasonCode {
  if (code === METHOD_NOT_FOUND && declaresTools(talk) && talk.pages === 0) {
    return 'tools_declared_but_missing';
  }
  if (hasError) return 'tools_list_error';
  const result = usableResult(exchange);
  if (result !== null && !isComplete(result)) return 'unknown_result_type';
  return talk.version === null ? 'initialize_error' : 'invalid_tools_result';
}

function streamReason(exchange: Exchange, talk: Talk): ReasonCode {
  if (exchange.body_form === 'html') return 'not_mcp_html';
  if (exchange.body_form !== 'sse') return 'transport_mismatch';
  const kinds = exchange.other_messages.map((message) => message.kind);
  const isAlone = talk.exchanges.length === 1;
  if (kinds.includes('endpoint_event') && isAlone) {
    return exchange.detail === 'not_a_url' ? 'bad_endpoint_event' : 'endpoint_refused';
  }
  return kinds.includes('not_jsonrpc') ? 'bad_endpoint_event' : 'no_endpoint_event';
}
