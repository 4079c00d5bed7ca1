import { describe, expect, it } from 'vitest';
import { resourceCandidates, serverCandidates } from '../../src/mcp/auth-metadata.ts';

const urls = (list: { url: string }[]) => list.map(({ url }) => url);
const PRM = 'https://a.example/.well-known/oauth-protected-resource';

describe('where protected resource metadata is looked for', () => {
  it.each([
    ['https://a.example/mcp', [`${PRM}/mcp`, PRM]],
    ['https://a.example/mcp/', [`${PRM}/mcp`, PRM]],
    ['https://a.example/', [PRM]],
    ['https://a.example', [PRM]],
    ['https://a.example/x/y?tenant=1', [`${PRM}/x/y?tenant=1`, PRM]],
    [
      'https://a.example:8443/mcp#part',
      [
        'https://a.example:8443/.well-known/oauth-protected-resource/mcp',
        'https://a.example:8443/.well-known/oauth-protected-resource',
      ],
    ],
  ])('for %s', (endpoint, expected) => {
    expect(urls(resourceCandidates(endpoint, []))).toEqual(expected);
  });

  it.each([
    [
      'an address of any host first',
      'Bearer resource_metadata="https://b.example/m"',
      'https://b.example/m',
    ],
    [
      'that of Bearer before that of others',
      'X resource_metadata="https://x.example/", DPoP resource_metadata="https://b.example/m"',
      'https://b.example/m',
    ],
    ['that of others at last', 'X resource_metadata="https://x.example/"', 'https://x.example/'],
    ['one without quotes', 'Bearer resource_metadata=https://b.example/m', 'https://b.example/m'],
    ['nothing of a relative one', 'Bearer resource_metadata="/m"', null],
    ['nothing of one without a scheme', 'Bearer resource_metadata="b.example/m"', null],
    ['nothing of another scheme', 'Bearer resource_metadata="file:///etc/passwd"', null],
    ['nothing of a broken one', 'Bearer resource_metadata="https://"', null],
    ['nothing of an empty one', 'Bearer resource_metadata=""', null],
    ['the usual one but once', `Bearer resource_metadata="${PRM}/mcp"`, 'once'],
  ])('%s', (_, challenge, first) => {
    const found = urls(resourceCandidates('https://a.example/mcp', [challenge]));
    const usual = [`${PRM}/mcp`, PRM];
    expect(found).toEqual(first === null || first === 'once' ? usual : [first, ...usual]);
  });
});

it('looks for the metadata of an issuer in the order of the protocol', () => {
  const known = 'https://as.example/.well-known/';
  const root = [`${known}oauth-authorization-server`, `${known}openid-configuration`];
  expect(urls(serverCandidates('https://as.example'))).toEqual(root);
  expect(urls(serverCandidates('https://as.example/'))).toEqual(root);
  const path = [
    `${known}oauth-authorization-server/t/1`,
    `${known}openid-configuration/t/1`,
    'https://as.example/t/1/.well-known/openid-configuration',
  ];
  expect(urls(serverCandidates('https://as.example/t/1'))).toEqual(path);
  expect(urls(serverCandidates('https://as.example/t/1/'))).toEqual(path);
});
