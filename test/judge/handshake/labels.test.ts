import { describe, expect, it } from 'vitest';
import {
  authLabel,
  directoryStatus,
  surface,
  toolSource,
} from '../../../src/judge/handshake/labels.ts';
import { listing, localListing, serverState } from './listing.ts';

describe('directory status', () => {
  it.each([
    ['ok', 'live_ok', 'Live OK'],
    ['auth_required', 'auth_required', 'Auth required'],
    ['unreachable', 'unreachable', 'Unreachable'],
    ['error', 'unreachable', 'Unreachable'],
    ['failed', 'unreachable', 'Unreachable'],
    ['ok_empty', 'not_probed', 'Not probed'],
  ] as const)('of a stored %s is %s', (endpoint_status, code, label) => {
    expect(directoryStatus(listing(), serverState({ endpoint_status }))).toEqual({ code, label });
  });

  it.each([
    ['stdio without an endpoint', localListing(), 'local_unprobed'],
    ['local without an endpoint', localListing({ transport: 'local' }), 'local_unprobed'],
    [
      'stdio with a plain http endpoint',
      listing({ transport: 'stdio', endpoint: 'http://a.example/' }),
      'local_unprobed',
    ],
    ['stdio with an https endpoint', listing({ transport: 'stdio' }), 'not_probed'],
    ['http, never probed', listing(), 'not_probed'],
    ['unknown transport, no endpoint', localListing({ transport: 'unknown' }), 'not_probed'],
  ] as const)('without a state: %s', (_, one, code) => {
    expect(directoryStatus(one, undefined).code).toBe(code);
  });

  it('takes no notice of what another endpoint said', () => {
    const moved = listing({ endpoint: 'https://two.example/mcp' });
    expect(directoryStatus(moved, serverState()).code).toBe('not_probed');
    expect(toolSource(moved, serverState()).code).toBe('none');
  });

  it('knows an endpoint by another spelling', () => {
    const respelled = listing({ endpoint: 'https://ONE.example:443/mcp' });
    expect(directoryStatus(respelled, serverState()).code).toBe('live_ok');
  });
});

describe('auth label', () => {
  it.each([
    ['auth_required', 'required', 'Auth gate'],
    ['ok', 'none_detected', 'No auth gate seen'],
    ['ok_empty', 'unknown', 'Auth unknown'],
    ['error', 'unknown', 'Auth unknown'],
  ] as const)('of a stored %s is %s', (endpoint_status, code, label) => {
    expect(authLabel(listing(), serverState({ endpoint_status }))).toEqual({ code, label });
  });
});

describe('tool source', () => {
  const named = ['a', 'b'];
  it.each([
    ['live', listing(), serverState(), 'live'],
    [
      'live over the old transport',
      listing(),
      serverState({ validation_method: 'live_mcp_sse' }),
      'live',
    ],
    [
      'live, kept while unreachable',
      listing(),
      serverState({ endpoint_status: 'unreachable' }),
      'live',
    ],
    [
      'live and empty, whatever the publisher claims',
      listing({ tools: named }),
      serverState({ tool_count: 0, endpoint_status: 'ok_empty' }),
      'none',
    ],
    [
      'claimed in the registry',
      listing({ tools: named }),
      serverState({ validation_method: 'registry', endpoint_status: 'error' }),
      'registry',
    ],
    ['claimed and never probed', listing({ tools: named }), undefined, 'registry'],
    ['curated', listing({ tools: named, source: 'manual' }), undefined, 'catalog'],
    [
      'stored as read elsewhere, whoever claims them now',
      listing({ tools: named, source: 'manual' }),
      serverState({ validation_method: 'smithery', endpoint_status: 'error' }),
      'registry',
    ],
    ['nothing at all', listing(), undefined, 'none'],
  ] as const)('%s', (_, one, state, code) => {
    expect(toolSource(one, state).code).toBe(code);
  });
});

describe('surface', () => {
  const two = ['a', 'b'];
  it.each([
    ['two live tools', listing(), serverState(), 'ready'],
    [
      'two tools behind a gate',
      listing({ tools: two }),
      serverState({ endpoint_status: 'auth_required', validation_method: 'registry' }),
      'ready',
    ],
    [
      'two curated tools, never probed',
      listing({ tools: two, source: 'manual' }),
      undefined,
      'ready',
    ],
    [
      'two tools of an official local server',
      localListing({ tools: two, official: true }),
      undefined,
      'ready',
    ],
    ['two tools, unreachable', listing(), serverState({ endpoint_status: 'error' }), 'indexed'],
    ['one live tool', listing(), serverState({ tool_count: 1 }), 'indexed'],
    [
      'two tools of transport local',
      localListing({ transport: 'local', tools: two, official: true }),
      undefined,
      'unverified',
    ],
    [
      'one tool of an unknown transport',
      localListing({ transport: 'unknown', tools: ['a'] }),
      undefined,
      'thin',
    ],
    ['no tools, an endpoint', listing(), undefined, 'thin'],
    ['no tools, docs', localListing({ website: 'https://docs.example/' }), undefined, 'thin'],
    [
      'no tools, GitHub',
      localListing({ repository: 'https://github.com/example/one' }),
      undefined,
      'thin',
    ],
    [
      'no tools, another forge',
      localListing({ repository: 'https://forge.example/one' }),
      undefined,
      'unverified',
    ],
    ['a package and no more', localListing(), undefined, 'unverified'],
  ] as const)('%s', (_, one, state, code) => {
    expect(surface(one, state).code).toBe(code);
  });
});
