import { describe, expect, inject, it } from 'vitest';
import type { Served } from '../../src/observation/served.ts';
import { readReport } from '../../src/reads/report.ts';
import type { Neighbour } from '../neighbourhood/neighbourhood.ts';
import { shownCertificate } from '../neighbourhood/shown-certificate.ts';
import { report } from './reported.ts';

const urls = inject('neighbourhood');
const modern = { era: 'modern', protocol_version: '2026-07-28' };
const streamable = (protocol_version = '2025-11-25') => ({ era: 'streamable', protocol_version });
const sse = (protocol_version = '2025-11-25') => ({ era: 'sse', protocol_version });

const counts = (served: Served) => ({
  eras: served.eras,
  tools: served.tools.length,
  pages: served.lists.tools.pages,
  prompts: served.prompts.length,
  resources: served.resources.length,
  templates: served.templates.length,
});
const only = (eras: unknown[], tools: number, pages = 1) => ({
  eras,
  tools,
  pages,
  prompts: 0,
  resources: 0,
  templates: 0,
});

const whole: [Neighbour, ReturnType<typeof only>][] = [
  [
    'everything-streamable',
    { ...only([streamable()], 13), prompts: 4, resources: 7, templates: 2 },
  ],
  ['sdk-v1-pager', only([streamable()], 25, 3)],
  ['sdk-v2-dual', only([modern, streamable()], 1)],
  ['sdk-v2-modern', only([modern], 1)],
  ['mcp-lite', only([streamable('2025-03-26')], 4)],
  ['hono-mcp', only([streamable()], 2)],
  ['hostile-texts', only([streamable()], 1)],
];

describe('a report of a real server', () => {
  it.each(whole)('%s is whole', async (neighbour, expected) => {
    const { served, observation } = await report(urls[neighbour]);
    expect(counts(served)).toMatchObject(expected);
    expect(served).toMatchObject({ opened: true, auth: null, card: null, notRead: [] });
    expect(served.lists.tools.state).toBe('whole');
    expect(observation.exchanges.length).toBeLessThanOrEqual(20);
  });

  it('reads every page of a dual server that pages', async () => {
    const { served } = await report(urls['tmcp-pages']);
    expect(served.tools).toHaveLength(8);
    expect(served.lists.tools).toMatchObject({ state: 'whole', pages: 3 });
    expect(served.eras.length).toBeGreaterThanOrEqual(1);
  });

  it.each(['mcp-proxy-dual', 'supergateway-stateless', 'fastmcp'] as const)(
    '%s is read in the era that it speaks',
    async (neighbour) => {
      const { served } = await report(urls[neighbour]);
      expect(served.opened).toBe(true);
      expect(served.lists.tools.state).toBe('whole');
      expect(served.tools.length).toBeGreaterThan(0);
    },
  );

  it.each(['everything-sse', 'supergateway-sse'] as const)(
    '%s is read over HTTP+SSE',
    async (neighbour) => {
      const { served } = await report(urls[neighbour], { transport: 'sse' });
      expect(served.eras).toEqual([sse(served.protocol_version ?? '')]);
      expect(served.tools).toHaveLength(13);
    },
  );

  it('calls two read-only tools and reads two texts', async () => {
    const { served } = await report(urls['everything-streamable']);
    expect(served.calls.map(({ tool }) => tool)).toEqual(['get-env', 'get-resource-links']);
    expect(served.calls.every(({ answered, texts }) => answered && texts.length > 0)).toBe(true);
    expect(served.reads.map(({ texts }) => texts.length)).toEqual([1, 1]);
    expect(served.session).toMatchObject({ length: 36, dashes: 4, alphabet: 'hex_dashed' });
  });

  it('finds what a gated server says of signing in', async () => {
    const { served } = await report(urls['bearer-gate']);
    expect(served).toMatchObject({ opened: false, eras: [], auth: { status: 401 } });
    expect(served.auth?.resource).toMatchObject({
      lead: 'challenge',
      document: { resource: urls['bearer-gate'] },
    });
    expect(served.auth?.server?.document).toMatchObject({ issuer: served.auth?.issuer });
    expect(served.notRead).toEqual([{ what: 'handshake', reason: 'gate' }]);
  });

  it.each([
    ['mcp-proxy-api-key', 401],
    ['html-page', 200],
    ['server-error', 500],
    ['too-many-requests', 429],
    ['closed-port', null],
  ] as const)('%s is not read', async (neighbour, status) => {
    const { served } = await report(urls[neighbour]);
    expect(served).toMatchObject({ opened: false, tools: [], opening: { status } });
    expect(served.notRead[0]).toMatchObject({ what: 'handshake' });
  });

  it('knows the certificate of a connection, trusted or not', async () => {
    const url = urls['mcp-proxy-self-signed'];
    const { served } = await report(url);
    expect(served.opening?.outcome).toBe('tls_self_signed');
    expect(served.connection?.tls).toMatchObject({ verified: false });
    const observation = await readReport(url, {
      transport: null,
      allowPrivate: true,
      client: { name: 'mcp-rollcall', version: '0.0.0' },
      userAgent: 'mcp-rollcall/0.0.0',
      now: () => new Date(),
      trust: [await shownCertificate(url)],
    });
    expect(observation.connections[0]?.tls).toMatchObject({ verified: true, code: null });
  });
});
