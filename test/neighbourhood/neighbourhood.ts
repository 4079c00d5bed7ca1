import type { Running } from './running.ts';
import { bearerGate } from './servers/bearer-gate.ts';
import {
  closedPort,
  htmlPage,
  invalidJson,
  serverError,
  silent,
  tooManyRequests,
} from './servers/broken.ts';
import { everythingSse, everythingStreamable } from './servers/everything.ts';
import { fastMcp } from './servers/fastmcp.ts';
import { honoMcp } from './servers/hono.ts';
import { hostileTexts } from './servers/hostile-texts.ts';
import { mcpLite } from './servers/mcp-lite.ts';
import { mcpProxyApiKey, mcpProxyDual, mcpProxySelfSigned } from './servers/mcp-proxy.ts';
import { sdkV1Pager } from './servers/sdk-v1-pager.ts';
import { sdkV2Dual, sdkV2Modern } from './servers/sdk-v2.ts';
import { supergatewaySse, supergatewayStateless } from './servers/supergateway.ts';
import { tmcpPages } from './servers/tmcp-pages.ts';

/** Who lives here: servers from npm as their READMEs start them, and scripted broken ones. */
export const NEIGHBOURS = {
  'everything-streamable': everythingStreamable,
  'everything-sse': everythingSse,
  'sdk-v1-pager': sdkV1Pager,
  'bearer-gate': bearerGate,
  'sdk-v2-dual': sdkV2Dual,
  'sdk-v2-modern': sdkV2Modern,
  'tmcp-pages': tmcpPages,
  'mcp-proxy-dual': mcpProxyDual,
  'mcp-proxy-api-key': mcpProxyApiKey,
  'mcp-proxy-self-signed': mcpProxySelfSigned,
  'supergateway-sse': supergatewaySse,
  'supergateway-stateless': supergatewayStateless,
  'mcp-lite': mcpLite,
  'hono-mcp': honoMcp,
  fastmcp: fastMcp,
  'hostile-texts': hostileTexts,
  'html-page': htmlPage,
  'server-error': serverError,
  'too-many-requests': tooManyRequests,
  'invalid-json': invalidJson,
  silent,
  'closed-port': closedPort,
} satisfies Record<string, () => Promise<Running>>;

export type Neighbour = keyof typeof NEIGHBOURS;
export type Addresses<Name extends Neighbour = Neighbour> = Record<Name, string>;

/** Starts the named servers, two at a time; when one fails, those already up are stopped. */
export async function startNeighbourhood<Name extends Neighbour>(
  names: readonly Name[],
): Promise<{ urls: Addresses<Name>; stop: () => Promise<void> }> {
  const running = new Map<Name, Running>();
  const stop = async (): Promise<void> => {
    await Promise.all([...running.values()].map((server) => server.stop()));
  };
  const waiting = [...names];
  const startOneByOne = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      running.set(name, await NEIGHBOURS[name]());
    }
  };
  const results = await Promise.allSettled([startOneByOne(), startOneByOne()]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  const urls = Object.fromEntries([...running].map(([name, { url }]) => [name, url]));
  return { urls: urls as Addresses<Name>, stop };
}
