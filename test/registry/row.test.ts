import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REJECTS } from '../../src/registry/rejects.ts';
import { parseRow, type RegistryRow } from '../../src/registry/row.ts';
import { registryRow } from '../neighbourhood/registry.ts';

const OFFICIAL = 'io.modelcontextprotocol.registry/official';

function parsed(value: unknown): RegistryRow {
  const result = parseRow(value);
  if ('reject' in result) throw new Error(`rejected: ${JSON.stringify(result.reject)}`);
  return result.row;
}

describe('a row that is listed', () => {
  it('is read with its metadata', () => {
    const row = registryRow(
      {
        name: 'io.test/Full_Name.x',
        title: 'Full',
        description: 'Does things',
        version: '2.1.0',
        websiteUrl: 'https://test.example/docs',
        repository: { url: 'https://git.test.example/a/b', source: 'github' },
        remotes: [{ type: 'sse', url: ' https://test.example/sse ' }],
        packages: [
          {
            registryType: 'npm',
            identifier: '@a/b',
            version: '1.0.0',
            transport: { type: 'stdio' },
          },
        ],
        _meta: { 'io.modelcontextprotocol.registry/publisher-provided': { tools: ['a'] } },
      },
      { status: 'deprecated', statusMessage: 'Use the other', statusChangedAt: 'whenever' },
    );
    expect(parsed(row)).toEqual({
      name: 'io.test/Full_Name.x',
      title: 'Full',
      description: 'Does things',
      version: '2.1.0',
      status: 'deprecated',
      statusMessage: 'Use the other',
      isLatest: true,
      publishedAt: '2026-01-06T14:23:23.608Z',
      updatedAt: '2026-01-06T14:23:23.608Z',
      repository: 'https://git.test.example/a/b',
      website: 'https://test.example/docs',
      remotes: [
        {
          type: 'sse',
          url: 'https://test.example/sse',
          variables: new Map(),
          requiresHeader: false,
        },
      ],
      packages: [{ type: 'npm', identifier: '@a/b', version: '1.0.0' }],
      publisherProvided: { tools: ['a'] },
    });
  });

  it('may be of an old schema, in snake case, with its status inside and keys that nobody knows', () => {
    const old = {
      server: {
        $schema: 'https://elsewhere.example/server.schema.json',
        name: 'io.test/old',
        description: 'Old',
        version: '0.1.0',
        status: 'deprecated',
        website_url: 'https://test.example/',
        remotes: [
          {
            transport_type: 'sse',
            url: 'https://test.example/sse',
            headers: [{ name: 'Authorization', is_required: true }],
          },
        ],
        packages: [{ registry_type: 'pypi', identifier: 'old-server', surprise: 1 }],
      },
      _meta: { [OFFICIAL]: { published_at: '2025-07-09T00:00:00Z', is_latest: true } },
    };
    expect(parsed(old)).toMatchObject({
      status: 'deprecated',
      website: 'https://test.example/',
      publishedAt: '2025-07-09T00:00:00.000Z',
      isLatest: true,
      remotes: [{ type: 'sse', requiresHeader: true }],
      packages: [{ type: 'pypi', identifier: 'old-server' }],
    });
  });

  it('without any metadata is active, of unknown time', () => {
    expect(parsed({ server: { name: 'io.test/bare' } })).toMatchObject({
      status: 'active',
      isLatest: null,
      publishedAt: null,
      description: '',
      version: '',
      remotes: [],
      packages: [],
    });
  });

  it.each([
    [{}],
    [{ url: '' }],
    [null],
    [''],
    [{ url: 'git@test.example:a/b' }],
    [{ url: 'javascript:alert(1)' }],
    [{ url: 'https://user@test.example/' }],
    [{ url: 'https://test.example/a b' }],
  ])('has no repository when the registry says %j', (repository) => {
    expect(parsed(registryRow({ name: 'io.test/a', repository }))).not.toHaveProperty('repository');
  });

  it('keeps text as it came, mojibake, markup, line feeds and bidi controls included', () => {
    const description = ' Reads <b>mail</b> ג€” [docs](x)\nand \u202Ereversed {{ 7*7 }} ::error:: ';
    expect(parsed(registryRow({ name: 'io.test/a', description })).description).toBe(description);
  });

  it('has no text where there is only white space, and bounded, well-formed text elsewhere', () => {
    const row = parsed(
      registryRow({
        name: 'io.test/a',
        title: ' \n\t ',
        description: `\uD800${'x'.repeat(3000)}`,
        version: `${'🎉'.repeat(300)}`,
      }),
    );
    expect(row).not.toHaveProperty('title');
    expect(row.description).toBe(`\uFFFD${'x'.repeat(3000)}`);
    expect(row.version).toBe(`${'🎉'.repeat(127)}…`);
    const long = parsed(registryRow({ name: 'io.test/a', description: 'é'.repeat(9000) }));
    expect(long.description).toHaveLength(4000);
  });

  it.each([
    ['2026-01-06T14:23:23.608647Z', '2026-01-06T14:23:23.608Z'],
    ['2026-01-06T14:23:23.6Z', '2026-01-06T14:23:23.600Z'],
    ['2025-09-16T13:14:05.094878294Z', '2025-09-16T13:14:05.094Z'],
    ['2026-01-06T15:23:23+01:00', '2026-01-06T14:23:23.000Z'],
    ['2026-13-06T15:23:23Z', null],
    ['0000-01-01T00:00:00Z', null],
    ['yesterday', null],
    [1767709403, null],
  ])('takes the time %j as %j', (publishedAt, expected) => {
    expect(parsed(registryRow({ name: 'io.test/a' }, { publishedAt })).publishedAt).toBe(expected);
  });

  it.each([
    [[{ name: 'X', isRequired: true, isSecret: true }], true],
    [[{ name: 'X', isRequired: true, value: 'Bearer {token}' }], true],
    [[{ name: 'X', isRequired: true, value: 'YOUR_API_TOKEN_HERE' }], true],
    [[{ name: 'X', isRequired: true, value: '' }], true],
    [[{ name: 'X', isRequired: true, value: 'a {b}', variables: { b: { default: 'c' } } }], false],
    [[{ name: 'X', isRequired: true, default: 'en' }], false],
    [[{ name: 'X', isSecret: true, value: 'Bearer {token}' }], false],
    [[{ name: 'X', isRequired: 'yes' }], false],
    ['none', false],
  ])('with the headers %j requires one: %j', (headers, expected) => {
    const remotes = [{ type: 'streamable-http', url: 'https://test.example/mcp', headers }];
    expect(parsed(registryRow({ name: 'io.test/a', remotes })).remotes[0]?.requiresHeader).toBe(
      expected,
    );
  });

  it('leaves out remotes without a URL and packages without an identifier', () => {
    const row = registryRow({
      name: 'io.test/a',
      remotes: [{ type: 'sse' }, null, 'x', { type: 'sse', url: '' }],
      packages: [{ registryType: 'npm' }, [], { identifier: 'kept' }],
    });
    expect(parsed(row).remotes).toEqual([]);
    expect(parsed(row).packages).toEqual([{ type: 'unknown', identifier: 'kept' }]);
  });
});

describe('a row that is rejected', () => {
  const many = Array.from({ length: 201 }, () => ({ type: 'sse', url: 'https://test.example/' }));
  it.each([
    [null, null, 'not_an_object'],
    [[], null, 'not_an_object'],
    ['row', null, 'not_an_object'],
    [{ name: 'io.test/flat', version: '1.0.0' }, 'io.test/flat', 'no_server'],
    [{ server: [] }, null, 'no_server'],
    [{ server: {} }, null, 'name_missing'],
    [{ server: { name: 7 } }, null, 'name_missing'],
    [{ server: { name: '  ' } }, null, 'name_missing'],
    [registryRow({ name: 'no-slash' }), 'no-slash', 'name_invalid'],
    [registryRow({ name: 'a/b/c' }), 'a/b/c', 'name_invalid'],
    [registryRow({ name: 'io.test/\u202Ex' }), 'io.test/\u202Ex', 'name_invalid'],
    [registryRow({ name: `a/${'b'.repeat(199)}` }), `a/${'b'.repeat(199)}`, 'name_invalid'],
    [registryRow({ name: 'io.test/a' }, { isLatest: false }), 'io.test/a', 'not_latest'],
    [registryRow({ name: 'io.test/a' }, { status: 'deleted' }), 'io.test/a', 'deleted'],
    [registryRow({ name: 'io.test/a' }, { status: 'quarantined' }), 'io.test/a', 'status_unknown'],
    [registryRow({ name: 'io.test/a' }, { status: 3 }), 'io.test/a', 'status_unknown'],
    [registryRow({ name: 'io.test/a', remotes: many }), 'io.test/a', 'too_large'],
  ])('%# %j', (value, name, reason) => {
    expect(parseRow(value)).toMatchObject({ reject: { name, reason } });
  });
});

/** Nearly a row: the right keys with anything in them. */
function almostRow(): fc.Arbitrary<unknown> {
  const any = fc.jsonValue({ maxDepth: 3 });
  const address = fc.record(
    {
      type: any,
      url: any,
      headers: any,
      variables: fc.dictionary(fc.string(), any),
      identifier: any,
    },
    { requiredKeys: [] },
  );
  const server = fc.record(
    {
      name: fc.oneof(any, fc.constant('io.test/name')),
      title: any,
      description: any,
      version: any,
      repository: any,
      websiteUrl: any,
      remotes: fc.oneof(any, fc.array(fc.oneof(any, address))),
      packages: fc.oneof(any, fc.array(fc.oneof(any, address))),
      _meta: any,
    },
    { requiredKeys: [] },
  );
  const official = fc.record(
    { status: any, isLatest: any, publishedAt: any, statusMessage: any },
    { requiredKeys: [] },
  );
  return fc.oneof(any, fc.record({ server, _meta: fc.record({ [OFFICIAL]: official }) }));
}

it('never throws, whatever a row is, and names every reject with a listed reason', () => {
  fc.assert(
    fc.property(almostRow(), (value) => {
      const result = parseRow(value);
      if ('reject' in result) expect(Object.keys(REJECTS)).toContain(result.reject.reason);
      else expect(result.row.name).toBe('io.test/name');
    }),
    { numRuns: 500 },
  );
});
