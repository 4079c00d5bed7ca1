import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerFailures, refuseBrokenRequest } from './answer-failures.ts';
import type { Checks } from './checks.ts';
import { JSON_TYPE } from './headers.ts';
import { limitRequests, type RequestLimits, requestLimits } from './limit-requests.ts';
import type { Limits } from './limits.ts';
import { boundedListener } from './listener.ts';
import type { Listings } from './listings.ts';
import type { Metrics } from './metrics.ts';
import { isOfOwnMachine } from './own-machine.ts';
import type { Frame } from './page/frame.ts';
import type { Probes } from './probes.ts';
import type { ReadQueue } from './queue.ts';
import { type GiveReady, readyReplies } from './ready-replies.ts';
import { Refusal, refusalJson } from './refusal.ts';
import { badgeRoute } from './routes/badge.ts';
import { checkPageRoutes } from './routes/check-page.ts';
import { checkRoutes } from './routes/checks.ts';
import { crossOrigin } from './routes/cross-origin.ts';
import { eventRoute } from './routes/events.ts';
import { healthRoutes } from './routes/health.ts';
import { probeRoute } from './routes/probe.ts';
import { staticSite } from './routes/static-site.ts';
import { wrongMethods } from './routes/wrong-method.ts';
import type { Store } from './store/store.ts';

/** What the routes stand on. */
export interface Service extends ServiceParts {
  requests: RequestLimits;
}

export interface ServiceParts {
  store: Store;
  checks: Checks;
  probes: Probes;
  queue: ReadQueue;
  metrics: Metrics;
  limits: Limits;
  allowPrivate: boolean;
  /** Proxies in front of this process, each of which adds the address it was asked from. */
  trustedHops: number;
  /** What the data say now. */
  listings: () => Listings;
  frame: Frame;
  /** The folder of the built site, when it is served from here, too. */
  siteDir: string | null;
  /** Metrics have a port of their own. */
  metricsElsewhere: boolean;
  isStopping: () => boolean;
  /** Aborted when, at a stop, the last read has ended: nothing more will be told of any. */
  readsEnded: AbortSignal;
  onError: (error: unknown) => void;
}

const BODY_BYTES = 8 * 1024;
/** Of a path; what is longer than any identifier is none. */
const LONGEST_PART = 16 * 1024;
/** To start is work, too: being late in that time is no sign of too many requests. */
const STARTING_MS = 10_000;
/** How many clients are counted; the one that asked longest ago is forgotten. */
const CLIENTS = 20_000;

/** The service as a Fastify application that does not listen yet. */
export async function serviceApp(parts: ServiceParts): Promise<FastifyInstance> {
  let giveReady: GiveReady = (_request, _response, otherwise) => otherwise();
  const app = Fastify({
    logger: false,
    trustProxy: parts.trustedHops > 0 && ((_address, hop) => hop < parts.trustedHops),
    bodyLimit: BODY_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: LONGEST_PART },
    serverFactory: (handler) =>
      boundedListener((request, response) =>
        giveReady(request, response, () => handler(request, response)),
      ),
    frameworkErrors: (_error, _request, { raw }) => {
      raw.writeHead(400, { 'content-type': JSON_TYPE }).end(refusalJson('request_invalid'));
    },
    clientErrorHandler: refuseBrokenRequest,
  });

  const ajv = new Ajv2020({ strict: true, strictRequired: false });
  // Fastify takes text by itself; no route of ours does.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(({ schema }) => ajv.compile(schema as object));
  answerFailures(app, parts);

  await app.register(rateLimit, { global: false, cache: CLIENTS });
  const requests = requestLimits(app, parts.limits);
  const service: Service = { ...parts, requests };
  const siteOrigin = new URL(service.frame.siteUrl).origin;
  const mayAnswer = (request: IncomingMessage) =>
    !service.allowPrivate || isOfOwnMachine(request.headers, siteOrigin);
  giveReady = readyReplies(app, {
    now: service.store.now,
    ask: requests.ask,
    trustedHops: service.trustedHops,
    mayAnswer,
    replied: service.metrics.replied,
  });
  app.addHook('onRequest', async ({ raw }) => {
    if (!mayAnswer(raw)) throw new Refusal('origin_refused');
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // The badge is shown on other people's pages.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: { maxAge: 15_552_000, includeSubDomains: false },
    frameguard: { action: 'deny' },
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  crossOrigin(app, siteOrigin);
  const builtAt = performance.now();
  await app.register(underPressure, {
    maxEventLoopDelay: service.limits.behindMs,
    // A time of which nothing was measured at all counts as too late.
    sampleInterval: service.limits.behindMs,
    pressureHandler: (request) => {
      const isStarting = performance.now() - builtAt < STARTING_MS;
      if (isStarting || request.url === '/healthz') return;
      throw new Refusal('overloaded', { retryAfter: 5 });
    },
  });
  limitRequests(app, requests);
  healthRoutes(app, service);
  probeRoute(app, service);
  badgeRoute(app, service);
  checkRoutes(app, service);
  eventRoute(app, service);
  checkPageRoutes(app, service);
  wrongMethods(app);
  await staticSite(app, service);
  return app;
}
