import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Said } from './report-server.ts';
import { reported } from './reported.ts';

const REASON =
  /^(requests|bytes|time|pages|connection|gate|throttled|stopped|address_refused|bad_url|not_asked|no_handshake|http_\d{3})$/;

const json = fc.jsonValue({ maxDepth: 3 });
const item = fc.oneof(
  json,
  fc.record(
    {
      name: fc.oneof(fc.constantFrom('get_a', 'list_b', 'delete_c'), json),
      uri: fc.oneof(fc.constantFrom('x://a', 'x://b', ''), json),
      mimeType: fc.oneof(fc.constantFrom('text/plain', 'image/png'), json),
      inputSchema: fc.oneof(fc.constant({ type: 'object' }), json),
      annotations: fc.oneof(fc.constant({ readOnlyHint: true }), json),
    },
    { requiredKeys: [] },
  ),
);
const items = fc.array(item, { maxLength: 5 });
const result = fc.oneof(
  json,
  fc.record(
    {
      resultType: fc.constantFrom('complete', 'input_required', 7),
      supportedVersions: fc.oneof(fc.constant(['2026-07-28']), fc.constant(['2025-11-25']), json),
      protocolVersion: fc.oneof(fc.constant('2025-11-25'), json),
      capabilities: fc.oneof(
        fc.constant({ tools: {}, prompts: {}, resources: {} }),
        fc.constant({ tools: null }),
        json,
      ),
      serverInfo: json,
      instructions: json,
      tools: items,
      prompts: items,
      resources: items,
      resourceTemplates: items,
      nextCursor: fc.oneof(fc.constantFrom('', 'a'), json),
      content: items,
      contents: items,
      structuredContent: json,
      inputRequests: json,
      _meta: json,
    },
    { requiredKeys: [] },
  ),
);
const answer: fc.Arbitrary<Said> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ result }) },
  fc.record({ error: json, status: fc.constantFrom(200, 400, 404) }),
  fc.record({
    status: fc.constantFrom(200, 202, 204, 302, 307, 401, 402, 403, 404, 500),
    body: json,
    headers: fc.record(
      {
        location: fc.constantFrom('/mcp', '//[', 'http://169.254.169.254/'),
        'www-authenticate': fc.constantFrom(
          'Bearer',
          'Bearer resource_metadata="x:',
          'Payment a="b"',
          ',',
        ),
        'payment-required': fc.constantFrom('e30=', '***', 'W10='),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.constant<Said>({ hangUp: true }),
);
const document: fc.Arbitrary<Said> = fc.oneof(
  answer,
  fc.record({
    body: fc.record(
      {
        resource: json,
        authorization_servers: fc.oneof(fc.constant(['http://127.0.0.1:1']), json),
        issuer: json,
        entries: fc.oneof(
          json,
          fc.constant([{ type: 'application/mcp-server-card+json', url: '/' }]),
        ),
        serverInfo: fc.oneof(json, fc.constant({ name: 'x' })),
        tools: json,
        name: fc.constantFrom('a/b', 'c'),
        version: json,
        remotes: json,
      },
      { requiredKeys: [] },
    ),
  }),
);

it('whatever a server answers becomes a valid record that folds to the same each time', async () => {
  const rpc = fc.record(
    {
      'server/discover': answer,
      initialize: answer,
      'notifications/initialized': answer,
      'tools/list': answer,
      'prompts/list': answer,
      'resources/list': answer,
      'resources/templates/list': answer,
      'tools/call': answer,
      'resources/read': answer,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(rpc, document, async (answers, anyPath) => {
      const { served, server } = await reported({ rpc: answers, anyPath });
      expect(server.asked.length).toBeLessThanOrEqual(40);
      expect(server.count('tools/call')).toBeLessThanOrEqual(2);
      expect(server.count('resources/read')).toBeLessThanOrEqual(2);
      for (const { reason } of served.notRead) expect(reason).toMatch(REASON);
      for (const { http, headers } of server.asked) {
        expect(['GET', 'POST', 'DELETE']).toContain(http);
        expect(headers.authorization).toBeUndefined();
      }
    }),
    { numRuns: 150, interruptAfterTimeLimit: 15_000 },
  );
});
