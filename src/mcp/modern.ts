import type { Exchange } from '../generated/observation.ts';
import {
  type Answer,
  answerOf,
  replyErrorCode,
  replyResult,
  supportedVersions,
} from '../observation/answer.ts';
import { MODERN_VERSION, newestHandshake, newestModern } from '../observation/versions.ts';
import type { WireResult } from '../wire/exchange.ts';
import type { Conversation, Party } from './conversation.ts';

const META = 'io.modelcontextprotocol';
const METHOD_NOT_FOUND = -32601;

/** The revision without a handshake (2026-07-28): every request carries its own envelope. */
export function modern({ asker, rung, client }: Party): Conversation {
  let id = 0;
  let version: string = MODERN_VERSION;

  function request(
    step: Exchange['step'],
    method: string,
    params: Record<string, unknown>,
    name?: string,
  ): Promise<WireResult> {
    id += 1;
    const _meta = {
      [`${META}/protocolVersion`]: version,
      [`${META}/clientInfo`]: client,
      [`${META}/clientCapabilities`]: {},
    };
    const headers: Record<string, string> = {
      'mcp-protocol-version': version,
      'mcp-method': method,
    };
    if (name !== undefined) headers['mcp-name'] = headerText(name);
    const message = { jsonrpc: '2.0', id, method, params: { ...params, _meta } };
    return asker.ask({
      step,
      rung,
      era: 'modern',
      method: 'POST',
      headers,
      message,
      wants: 'reply',
    });
  }

  async function open(): Promise<Answer> {
    let { record } = await request('discover', 'server/discover', {});
    const other = newestModern(supportedVersions(record));
    if (other !== null && other !== version) {
      version = other;
      ({ record } = await request('discover', 'server/discover', {}));
    }
    const listed = replyResult(record)?.supportedVersions;
    const answer = answerOf(record, Array.isArray(listed));
    // The Go SDK with sessions answers discover with the versions that it has a handshake for.
    if (answer === 'opened' && Array.isArray(listed) && hasOnlyHandshakes(listed)) return 'other';
    if (answer === 'opened' && Array.isArray(listed)) version = newestModern(listed) ?? version;
    // supergateway answers modern lists without knowing discover.
    if (record.status === 404 && replyErrorCode(record) === METHOD_NOT_FOUND) return 'opened';
    return answer;
  }

  return {
    era: 'modern',
    open,
    list: (method, cursor) => request(method, method, cursor === null ? {} : { cursor }),
    call: (name, args) => request('tools/call', 'tools/call', { name, arguments: args }, name),
    read: (uri) => request('resources/read', 'resources/read', { uri }, uri),
    async close() {},
  };
}

function hasOnlyHandshakes(listed: readonly unknown[]): boolean {
  return newestHandshake(listed) !== null && newestModern(listed) === null;
}

/** A value as the modern headers carry it: in base64 where it is not plain (spec/protocol.md, 2.2). */
function headerText(value: string): string {
  const plain =
    /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value) && !value.startsWith('=?base64?');
  return plain ? value : `=?base64?${Buffer.from(value).toString('base64')}?=`;
}
