import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cell } from '../../site/plain/api/table.ts';
import { type ExampleSite, exampleSite, SITE_URL } from './example-site.ts';

interface OpenApi {
  paths: Record<
    string,
    {
      get: {
        operationId: string;
        parameters?: { name: string }[];
        responses: { 200: { content: Record<string, { schema: object }> } };
      };
    }
  >;
  components: { schemas: Record<string, object> };
}

describe('the API', () => {
  let site: ExampleSite;
  let openApi: OpenApi;
  beforeAll(async () => {
    site = await exampleSite(1100);
    openApi = json('api/v1/openapi.json');
  }, 120_000);
  afterAll(() => site.remove());

  const file = (path: string): string => site.files.get(path) ?? expect.fail(`${path} is missing`);
  // biome-ignore lint/suspicious/noExplicitAny: documents of any shape
  const json = (path: string): any => JSON.parse(file(path));

  /** The files that a path of the OpenAPI file stands for. */
  const filesOf = (path: string): string[] => {
    const pattern = path
      .slice(1)
      .replace(/[.+*?^$()[\]\\|]/g, '\\$&')
      .replace(/\{\w+\}/g, '[^/]+');
    return [...site.files.keys()].filter((one) => new RegExp(`^${pattern}$`).test(one));
  };

  it('has an OpenAPI file that is one', async () => {
    const { valid, errors } = await new Validator().validate(openApi as never);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('gives documents of the described shapes, and nothing that is not described', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    formats.default(ajv);
    ajv.addSchema({ $id: 'openapi', components: closed(openApi.components) });
    let seen = 0;
    for (const [path, { get }] of Object.entries(openApi.paths)) {
      const schema = get.responses[200].content['application/json']?.schema;
      const paths = filesOf(path);
      expect(paths.length, path).toBeGreaterThan(path.includes('{day}') ? -1 : 0);
      if (schema === undefined) continue;
      const refs = JSON.stringify(closed(schema)).replaceAll(
        '"#/components/',
        '"openapi#/components/',
      );
      const validate = ajv.compile(JSON.parse(refs));
      for (const one of paths.slice(0, 300)) {
        seen += 1;
        validate(json(one));
        expect(validate.errors, one).toBeNull();
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('describes every JSON document below its address', () => {
    const described = new Set(Object.keys(openApi.paths).flatMap(filesOf));
    const others = [...site.files.keys()].filter(
      (path) => path.startsWith('api/') && !path.endsWith('.html') && !described.has(path),
    );
    expect(others).toEqual(['api/v1/openapi.json']);
  });

  it('has an index of absolute addresses, each with something behind it', () => {
    const index = json('api/v1/index.json');
    expect(index.documents).toHaveLength(index.total);
    for (const url of [index.openapi, index.docs, index.changelog, ...index.schemas]) {
      const path = decodeURI(url.slice(encodeURI(SITE_URL).length));
      expect(site.files.has(/\/$/.test(path) ? `${path}index.html` : path), url).toBe(true);
    }
  });

  it('gives the same listings at once and by page', () => {
    const all = json('api/v1/servers.json');
    const paged: object[] = [];
    let path: string | undefined = 'api/v1/pages/1.json';
    while (path !== undefined) {
      const page: { servers: []; total: number; next: string | null } = json(path);
      expect(page.total).toBe(all.total);
      paged.push(...page.servers);
      path = page.next?.slice(encodeURI(SITE_URL).length);
    }
    expect(paged).toEqual(all.servers);
  });

  it('counts what the list of all listings has', () => {
    const { counts, total, endpoints } = json('api/v1/status.json');
    const { servers } = json('api/v1/servers.json');
    expect(total).toBe(servers.length);
    expect(endpoints).toBe(
      servers.filter(({ endpoint }: { endpoint: string | null }) => endpoint).length,
    );
    for (const facet of ['status', 'auth', 'transport', 'surface', 'grade']) {
      for (const [value, count] of Object.entries(counts[facet])) {
        const found = servers.filter((server: Record<string, unknown>) => server[facet] === value);
        expect(found.length, `${facet} ${value}`).toBe(count);
      }
    }
    const { namespaces } = json('api/v1/namespaces.json');
    const sum = namespaces.reduce((all: number, one: { total: number }) => all + one.total, 0);
    expect(sum).toBe(total);
  });

  it('gives the whole table, a row a listing, that no spreadsheet computes', () => {
    const rows = parsed(file('api/v1/servers.csv'));
    const [header = [], ...listings] = rows;
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([header.length]));
    expect(listings.map(([name]) => name)).toEqual(site.listings.map(({ name }) => name));
    for (const value of listings.flat()) expect(value).not.toMatch(/^[=+\-@\t\r]/);
  });
});

describe('a cell of the table', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['=1+1', "'=1+1"],
    [' =cmd|" /C calc"!A0', `"'=cmd|"" /C calc""!A0"`],
    ['-2+3', "'-2+3"],
    ['+49', "'+49"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['two\r\nlines', 'two lines'],
    ['\u202egnp', '⟨U+202E⟩gnp'],
    [null, ''],
    [0.5, '0.5'],
  ])('of %j', (value, expected) => {
    expect(cell(value)).toBe(expected);
  });
});

/** Every object of a schema without room for members that it does not name. */
function closed<Value>(schema: Value): Value {
  if (Array.isArray(schema)) return schema.map(closed) as Value;
  if (typeof schema !== 'object' || schema === null) return schema;
  const members = Object.entries(schema).map(([key, value]) => [key, closed(value)]);
  const copy = Object.fromEntries(members);
  // A conditional part of a schema names only some of the members.
  const isWhole = copy.type === 'object' && copy.properties && !('allOf' in copy);
  return isWhole ? { additionalProperties: false, ...copy } : copy;
}

/** A reader of RFC 4180 that is none of ours. */
function parsed(text: string): string[][] {
  expect(text.endsWith('\r\n')).toBe(true);
  return text
    .slice(0, -2)
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
      ),
    );
}
