import type { HandshakeJudgement } from '../judge/handshake/judge.ts';
import { toolLines } from './tool-lines.ts';
import { jsonWithoutHidden } from './visible.ts';

/**
 * One JSON document with a line end, keys in the order they were written. Hidden characters and the
 * runner's `##[` are escaped inside strings, so that it may be printed to a terminal or a workflow's log.
 */
export function jsonDocument(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return `${jsonWithoutHidden(json).replaceAll('##[', '##\\u005b')}\n`;
}

/** The handshake's members that others rely on. `tools` is empty where no list was read: `status` tells the two apart. */
export function handshakeJson(judgement: HandshakeJudgement): string {
  return jsonDocument({
    endpoint: judgement.endpoint,
    status: judgement.status,
    reason: judgement.reason,
    http_status: judgement.http_status,
    latency_ms: judgement.latency_ms,
    era: judgement.era,
    protocol_version: judgement.protocol_version,
    server_info: judgement.server_info,
    tools: toolLines(judgement.tools ?? []),
    pages: judgement.pages,
    requests: judgement.requests,
  });
}
