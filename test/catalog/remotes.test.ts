import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpointOf, normalizeEndpoint } from '../../src/catalog/endpoint.ts';
import { listedRemotes } from '../../src/catalog/remotes.ts';
import { rowRemotes } from '../../src/registry/row-addresses.ts';

function listed(...remotes: Record<string, unknown>[]) {
  return listedRemotes(rowRemotes(remotes));
}

function one(url: string, more: Record<string, unknown> = {}) {
  const [remote] = listed({ type: 'streamable-http', url, ...more });
  return remote;
}

describe('a remote that can be read', () => {
  it.each([
    'https://test.example/mcp',
    'http://test.example:8080/mcp/',
    'https://[2001:db8::1]/mcp',
    'https://test.example',
    'https://mcp.findyourfivepm.example',
    'https://mcp.bringyour.example/mcp?tools=a,b&filter[name]=x&ids[]=1&ids[0]=2',
    'https://your-app.test.example/mcp',
    'https://test.example/@user/x-mcp/sse?login',
    'https://test.example/a%20b#part',
  ])('%s', (url) => {
    expect(one(url)).toEqual({ type: 'http', url, probeable: true });
  });

  it('keeps its spelling but for the scheme, as the catalog asks', () => {
    expect(one('HTTPS://Test.Example/MCP')).toMatchObject({
      url: 'https://Test.Example/MCP',
      probeable: true,
    });
  });

  it('has its variables filled in from their values and defaults', () => {
    const remote = one('https://{region}.test.example:{port}/{path}', {
      variables: {
        region: { default: 'eu', choices: ['eu', 'us'], isRequired: true },
        port: { default: 3030 },
        path: { value: 'mcp', default: 'other' },
      },
    });
    expect(remote).toMatchObject({ url: 'https://eu.test.example:3030/mcp', probeable: true });
  });

  it('says that it needs a header', () => {
    const headers = [{ name: 'Authorization', isRequired: true, isSecret: true }];
    expect(one('https://test.example/mcp', { headers })).toMatchObject({
      probeable: true,
      requires_header: true,
    });
  });
});

describe('a remote that can not be read', () => {
  it.each([
    'https://{tenant}.test.example/mcp',
    '{baseUrl}/mcp',
    'https://test.example/{{id}}/mcp',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a publisher's placeholder
    'https://test.example/${ID}/mcp',
    'https://test.example/mcp?api_key={api_key}',
    'https://test.example/%7Btenant%7D/mcp',
    'https://test.example/api/mcp/[YOUR_GENERATED_TOKEN]',
    'https://test.example/api/mcp/%5Btoken%5D',
    'https://[YOUR_HOST]/mcp',
    'https://test.example/mcp?key=[API_KEY]',
    'https://test.example/<token>/mcp',
    'https://test.example/%3Ctoken%3E/mcp',
    'https://test.example/YOUR_API_KEY_HERE/mcp',
    'https://test.example/mcp?token=PUT_TOKEN_HERE',
    'https://your-tenant.test.example/mcp',
    'https://test.example/u/your-api-key/sse',
    'https://test.example/:tenant/mcp',
    'https://{__proto__}/{constructor}/mcp',
  ])('for its template: %s', (url) => {
    expect(one(url)).toMatchObject({ url, probeable: false, why_not: 'template' });
  });

  it('for a default that is a placeholder itself', () => {
    const variables = { tenant: { default: 'your-tenant' } };
    expect(one('https://{tenant}.test.example/mcp', { variables })).toMatchObject({
      why_not: 'template',
    });
  });

  it.each([
    ['test.example/mcp', 'not_a_url'],
    ['/mcp', 'not_a_url'],
    ['https://test.example/a b', 'not_a_url'],
    ['https://test.example/\u202Emcp', 'not_a_url'],
    ['https:/test.example/mcp', 'not_a_url'],
    ['https://test.example:99999/', 'not_a_url'],
    [`https://test.example/${'x'.repeat(2100)}`, 'not_a_url'],
    ['ws://test.example/mcp', 'not_http'],
    ['javascript:alert(1)', 'not_http'],
    ['localhost:3000/mcp', 'not_http'],
  ])('%s: %s', (url, why) => {
    expect(one(url)).toMatchObject({ probeable: false, why_not: why });
  });

  it('for a transport that nobody knows, also one named like a property of objects', () => {
    const remotes = listed(
      { type: 'websocket', url: 'https://test.example/ws' },
      { type: 'constructor', url: 'https://test.example/ws' },
      { url: 'https://test.example/ws' },
    );
    for (const remote of remotes) {
      expect(remote).toMatchObject({ type: 'unknown', probeable: false, why_not: 'unknown_type' });
    }
  });

  it('for being there already, over the same transport', () => {
    const remotes = listed(
      { type: 'streamable-http', url: 'https://test.example/mcp' },
      { type: 'http', url: 'https://TEST.example:443/mcp#again' },
      { type: 'sse', url: 'https://test.example/mcp' },
    );
    expect(remotes.map(({ why_not }) => why_not)).toEqual([undefined, 'duplicate', undefined]);
  });
});

describe('the endpoint', () => {
  it('is the first streamable-http remote that can be read, else the first sse one', () => {
    const sse = { type: 'sse', url: 'https://test.example/sse' };
    const template = { type: 'streamable-http', url: 'https://{x}.test.example/mcp' };
    const http = { type: 'streamable-http', url: 'https://test.example/mcp' };
    expect(endpointOf(listed(sse, template, http))?.url).toBe(http.url);
    expect(endpointOf(listed(template, sse))?.url).toBe(sse.url);
    expect(endpointOf(listed(template))).toBeUndefined();
    expect(endpointOf([])).toBeUndefined();
  });

  it.each([
    ['https://Test.example/mcp', 'https://test.example:443/mcp#x', true],
    ['https://test.example', 'https://test.example/', true],
    ['https://test.example./a', 'https://test.example/a', true],
    ['https://test.example/%2f', 'https://test.example/%2F', true],
    ['http://test.example/', 'https://test.example/', false],
    ['https://test.example/mcp', 'https://test.example/mcp/', false],
    ['https://test.example/mcp', 'https://test.example/MCP', false],
    ['https://test.example/?a', 'https://test.example/?b', false],
  ])('%s and %s are one: %s', (one, other, same) => {
    expect(normalizeEndpoint(one, 'http') === normalizeEndpoint(other, 'http')).toBe(same);
    expect(normalizeEndpoint(one, 'http')).not.toBe(normalizeEndpoint(one, 'sse'));
  });

  it('never throws, and normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true }), fc.string()), (url) => {
        const once = normalizeEndpoint(url, 'http');
        expect(normalizeEndpoint(once.slice('http '.length), 'http')).toBe(once);
      }),
    );
  });
});
