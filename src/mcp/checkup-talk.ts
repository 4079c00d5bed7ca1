import { setImmediate } from 'node:timers/promises';
import type { Exchange } from '../generated/observation.ts';
import { OLDER_VERSION, versionHeader } from '../observation/checkup/handshake.ts';
import { challengeParams } from '../observation/checkup/metadata.ts';
import type { Next } from '../observation/checkup/run.ts';
import { NONEXISTENT_TOOL } from '../observation/checkup/tool-list.ts';
import type { Wire, WireResult } from '../wire/exchange.ts';

const META = 'io.modelcontextprotocol';

type Mode = 'modern' | 'older';

/** One checkup's talk with one endpoint. */
export interface CheckupTalk {
  /** Sends one request, once; the answer stands in the wire's records. */
  ask(next: Next, mode: Mode, revision: string | null): Promise<void>;
}

/** Writes the requests of a checkup as spec/checkup-peer.md (4) has them, and keeps the session. */
export function createCheckupTalk(
  wire: Wire,
  url: string,
  { name, version }: { name: string; version: string },
): CheckupTalk {
  const client = { name, version };
  let id = 0;
  let session: string | null = null;
  /** The record keeps addresses without what looks like a credential; a request needs them as they came. */
  const addresses = new Map<string, string>();

  function keepAddress(shown: URL | null, whole: URL | null): void {
    if (shown !== null && shown.origin === whole?.origin) addresses.set(shown.href, whole.href);
  }

  async function post(
    step: Exchange['step'],
    mode: Mode,
    headers: Record<string, string>,
    message: Record<string, unknown>,
  ): Promise<WireResult> {
    const isNotification = step === 'initialized';
    if (!isNotification) id += 1;
    await closingsSeen();
    const result = await wire.exchange({
      step,
      rung: mode === 'modern' ? 0 : 1,
      era: mode === 'modern' ? 'modern' : 'streamable',
      method: 'POST',
      url,
      headers,
      message: { jsonrpc: '2.0', ...(isNotification ? {} : { id }), ...message },
      wants: isNotification ? 'status' : 'body',
      once: true,
    });
    const challenge = [result.headers['www-authenticate'] ?? []].flat();
    const shown = result.record.headers['www-authenticate'] ?? [];
    keepAddress(targetOf(documentIn(shown)), targetOf(documentIn(challenge)));
    return result;
  }

  function sessionHeader(): Record<string, string> {
    return session === null ? {} : { 'mcp-session-id': session };
  }

  function older(step: Exchange['step'], revision: string | null, params: object) {
    const headers = { 'mcp-protocol-version': versionHeader('older', revision) };
    return post(step, 'older', { ...headers, ...sessionHeader() }, { method: step, params });
  }

  function modern(step: Exchange['step'], method: string, revision: string | null, params: object) {
    const asked = versionHeader('modern', revision);
    const headers: Record<string, string> = {
      'mcp-protocol-version': asked,
      'mcp-method': method,
    };
    if (step === 'tools/call') headers['mcp-name'] = NONEXISTENT_TOOL;
    const _meta = {
      [`${META}/protocolVersion`]: asked,
      [`${META}/clientInfo`]: client,
      [`${META}/clientCapabilities`]: {},
    };
    return post(step, 'modern', headers, { method, params: { ...params, _meta } });
  }

  async function initialize(): Promise<void> {
    const params = { protocolVersion: OLDER_VERSION, capabilities: {}, clientInfo: client };
    const result = await post('initialize', 'older', {}, { method: 'initialize', params });
    session = sendable(result.sessionId);
  }

  async function metadata(shown: string, mode: Mode): Promise<void> {
    const address = addresses.get(shown) ?? shown;
    const { record, headers } = await wire.exchange({
      step: 'metadata',
      rung: mode === 'modern' ? 0 : 1,
      era: null,
      method: 'GET',
      url: address,
      headers: { accept: 'application/json' },
      wants: 'body',
      once: true,
    });
    const location = [headers.location].flat()[0];
    keepAddress(targetOf(record.headers.location?.[0], record.url), targetOf(location, address));
  }

  return {
    async ask(next, mode, revision) {
      const request = (step: 'tools/list' | 'tools/call', params: object) =>
        mode === 'modern' ? modern(step, step, revision, params) : older(step, revision, params);
      switch (next.step) {
        case 'discover':
          await modern('discover', 'server/discover', null, {});
          return;
        case 'initialize':
          return initialize();
        case 'initialized':
          await post(next.step, 'older', sessionHeader(), { method: 'notifications/initialized' });
          return;
        case 'tools/list':
          // A failed initialize leaves no session behind.
          if (revision === null) session = null;
          await request(next.step, next.cursor === null ? {} : { cursor: next.cursor });
          return;
        case 'tools/call':
          await request(next.step, { name: NONEXISTENT_TOOL, arguments: {} });
          return;
        case 'metadata':
          return metadata(next.url, mode);
      }
    },
  };
}

/**
 * Many servers close a connection with their response and don't announce it. Two turns later that is known, and
 * the next request opens a new one: it may be sent only once.
 */
async function closingsSeen(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

/** A session id as it came, when a header can carry it; else the talk goes on without. */
function sendable(id: string | null): string | null {
  return id !== null && /^[\t\x20-\x7e\x80-\xff]+$/.test(id) ? id : null;
}

function documentIn(challenge: string[]): string | undefined {
  return challengeParams({ headers: { 'www-authenticate': challenge } }).get('resource_metadata');
}

/** A URL as a request's target has it, without its fragment; null for what is none. */
function targetOf(text: string | undefined, base?: string): URL | null {
  if (text === undefined || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  url.hash = '';
  return url;
}
