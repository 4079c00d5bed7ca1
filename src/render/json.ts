import type { HandshakeJudgement } from '../judge/handshake/judge.ts';
import { inertJson } from './inert-json.ts';
import { toolLines } from './tool-lines.ts';

/** One JSON document with a line end, keys in the order they were written. */
export function jsonDocument(value: unknown): string {
  return `${inertJson(value, 2)}\n`;
}

/** The handshake's members that others rely on. `tools` is empty where no list was read: `status` tells the two apart. */
export function handshakeMembers(judgement: HandshakeJudgement) {
  return {
    endpoint: judgement.endpoint,
    status: judgement.status,
    reason: judgement.reason,
    http_status: judgement.http_status,
    redirect_target: judgement.redirect_target,
    latency_ms: judgement.latency_ms,
    era: judgement.era,
    protocol_version: judgement.protocol_version,
    server_info: judgement.server_info,
    tools: toolLines(judgement.tools ?? []),
    pages: judgement.pages,
    requests: judgement.requests,
  };
}

/** One handshake as a JSON document. */
export function handshakeJson(judgement: HandshakeJudgement): string {
  return jsonDocument(handshakeMembers(judgement));
}
