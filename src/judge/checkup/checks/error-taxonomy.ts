import { errorCodeParam } from '../../../observation/checkup/handshake.ts';
import {
  candidatesOf,
  contentTypeOf,
  isEventStream,
  isObject,
  messageOf,
  parsed,
} from '../../../observation/messages.ts';
import type { Exchange } from '../../../observation/observation.ts';
import type { ReasonKey } from '../reasons.ts';
import { stopReason } from '../stopped.ts';
import { type Check, reason, risk, unverified, verified } from '../verdict.ts';

const NAMED_TYPES = ['application/json', 'text/event-stream', 'text/html', 'text/plain'];

export const errorTaxonomy: Check = {
  id: 'error_taxonomy',
  group: 'protocol',
  title: 'Shape of a refusal',
  looks_at: 'How the server refuses a call of a tool that does not exist.',
  how: 'A JSON-RPC error is right under any status, and so is a plain 401 or 403; the call is withheld where a real tool might have that name.',
  cannot_tell: 'How the errors of real tools look, since none is called.',
  judge: ({ limits }, { run }) => {
    const { call, list, withheld } = run;
    if (list?.state === 'gated') {
      return unverified(reason('credential_required', { scheme: list.scheme }));
    }
    if (withheld !== null) return unverified(reason(`probe_tool_name_${withheld}`));
    if (call === null) return unverified(stopReason(run, limits));
    const { status } = call;
    if (status === 401 || status === 403) {
      return verified({ text: `Refused with HTTP ${status}.`, status });
    }
    const message = messageOf(call);
    if (message?.kind === 'error') {
      const text = `Refused with JSON-RPC error ${message.code}.`;
      return verified({ text, status, ...errorCodeParam(message.code) });
    }
    const { key, more } = classOf(call);
    const params = { scenario: 'tools_call_unknown_tool', status: status ?? 0 };
    return risk(reason(key, { ...params, media_type: mediaWord(call), ...more }));
  },
};

/** The first class that applies (spec/checkup-peer.md, 8). */
function classOf(call: Exchange): { key: ReasonKey; more?: Record<string, number> } {
  const body = call.body ?? '';
  const contentType = contentTypeOf(call);
  if (body === '') return { key: 'error_taxonomy_empty_body' };
  const candidates = candidatesOf(body, contentType);
  if (isEventStream(contentType) && candidates.length === 0) {
    return { key: 'error_taxonomy_event_stream_no_data' };
  }
  const message = messageOf(call);
  if (message?.kind === 'result') {
    const isError = isObject(message.result) && message.result.isError === true;
    return { key: isError ? 'error_taxonomy_result_is_error' : 'error_taxonomy_result_ok' };
  }
  const values = candidates.map(parsed);
  const malformed = values.find((value) => isObject(value) && value.jsonrpc === '2.0');
  if (isObject(malformed)) {
    const code = isObject(malformed.error) ? malformed.error.code : undefined;
    return { key: 'error_taxonomy_jsonrpc_malformed', more: errorCodeParam(code) };
  }
  const isJson = values.some((value) => value !== undefined);
  return { key: isJson ? 'error_taxonomy_not_jsonrpc' : 'error_taxonomy_not_json' };
}

function mediaWord(call: Exchange): string {
  const essence = (contentTypeOf(call) ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (essence === '') return 'none';
  return NAMED_TYPES.includes(essence) ? essence : 'other';
}
