import { InvalidTokenError } from '@modelcontextprotocol/sdk/server/auth/errors.js';
import { requireBearerAuth } from '@modelcontextprotocol/sdk/server/auth/middleware/bearerAuth.js';
import {
  getOAuthProtectedResourceMetadataUrl,
  mcpAuthMetadataRouter,
} from '@modelcontextprotocol/sdk/server/auth/router.js';
import { createMcpExpressApp } from '@modelcontextprotocol/sdk/server/express.js';
import { listening } from '../listening.ts';
import type { Running } from '../running.ts';
import { pagingServer, sdkV1Handler } from './sdk-v1-pager.ts';

/** The pager behind the SDK's own bearer gate: 401 with a challenge that names its resource metadata. */
export async function bearerGate(): Promise<Running> {
  const app = createMcpExpressApp();
  const gate = await listening(app);
  const resource = new URL(gate.url);
  const issuer = new URL(resource.origin);
  app.use(
    mcpAuthMetadataRouter({
      resourceServerUrl: resource,
      oauthMetadata: {
        issuer: issuer.href,
        authorization_endpoint: new URL('/authorize', issuer).href,
        token_endpoint: new URL('/token', issuer).href,
        response_types_supported: ['code'],
        code_challenge_methods_supported: ['S256'],
      },
    }),
  );
  const refuseAll = {
    verifyAccessToken: (): Promise<never> =>
      Promise.reject(new InvalidTokenError('no token is good here')),
  };
  app.all(
    '/mcp',
    requireBearerAuth({
      verifier: refuseAll,
      resourceMetadataUrl: getOAuthProtectedResourceMetadataUrl(resource),
    }),
    sdkV1Handler(pagingServer),
  );
  return gate;
}
