import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalog, writeCatalog } from '../../src/store/catalog.ts';
import { readConfig } from '../../src/store/config.ts';
import { readCurated } from '../../src/store/curated.ts';
import { readHistory } from '../../src/store/history.ts';
import { readOptOuts } from '../../src/store/opt-outs.ts';
import { readState, writeState } from '../../src/store/state.ts';
import { exampleCatalog, exampleListing } from '../data/examples.ts';
import { dataFolder, faultOf } from './folder.ts';

const SOURCE =
  '"source":{"registry":"r","pulled_at":"2026-11-29T04:17:00Z","pages":1,"rows":1,"rejected":0}';

function catalogWith(change: object): string {
  const document = exampleCatalog(3);
  document.servers = document.servers.map((listing, at) =>
    at === 1 ? { ...listing, ...change } : listing,
  );
  return JSON.stringify(document);
}

describe('a file that is not JSON', () => {
  it.each([
    ['empty', '', 'data_unreadable: catalog.json is empty: expected a JSON document'],
    ['blank', ' \n', 'data_unreadable: catalog.json is empty: expected a JSON document'],
    [
      'HTML',
      '<!doctype html>',
      'data_unreadable: catalog.json, line 1, column 1: expected a value, found <!doctype html>',
    ],
    [
      'cut off',
      `{\n"schema_version":1,\n${SOURCE},\n"servers":[\n{"name":"a/b","descr`,
      'data_unreadable: catalog.json, line 5, column 15, in /servers/0/name: the file is cut off here; expected a member name',
    ],
    [
      'a merge conflict',
      `{\n"schema_version":1,\n<<<<<<< HEAD\n${SOURCE},\n=======\n>>>>>>> main\n"servers":[]}`,
      'data_unreadable: catalog.json, line 3: a merge conflict is not resolved (<<<<<<<); expected JSON',
    ],
    [
      'a comma too many',
      `{"schema_version":1,${SOURCE},"servers":[],}`,
      'data_unreadable: catalog.json, line 1, column 127, in /servers: expected a member name, found }',
    ],
    [
      'hidden characters',
      '{"a":\u202e\u0007}',
      'data_unreadable: catalog.json, line 1, column 6, in /a: expected a value, found ⟨U+202E⟩⟨U+0007⟩}',
    ],
  ])('%s', async (_, text, message) => {
    const dir = await dataFolder();
    await writeFile(join(dir, 'catalog.json'), text);
    expect(await faultOf(readCatalog(dir), dir)).toBe(message);
  });

  it('is not UTF-8, or is a folder', async () => {
    const dir = await dataFolder();
    await writeFile(join(dir, 'catalog.json'), Buffer.from([0x7b, 0xff, 0x7d]));
    expect(await faultOf(readCatalog(dir), dir)).toBe(
      'data_unreadable: catalog.json is not UTF-8 text',
    );
    await mkdir(join(dir, 'mcp-validation-state.json'));
    expect(await faultOf(readState(dir), dir)).toBe(
      "data_unreadable: mcp-validation-state.json can't be read: EISDIR",
    );
  });
});

describe('a file that breaks its schema', () => {
  const named = exampleCatalog(3).servers[1]?.name;
  it.each([
    [
      { name: 'no slash' },
      '/servers/1/name (no slash): expected text that matches ^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$, found "no slash"',
    ],
    [
      { status: 'deleted' },
      `/servers/1/status (${named}): expected one of "active", "deprecated", found "deleted"`,
    ],
    [{ version: 7 }, `/servers/1/version (${named}): expected string, found 7`],
    [
      { updated_at: 'yesterday\u202e' },
      `/servers/1/updated_at (${named}): expected a date-time, found "yesterday⟨U+202E⟩"`,
    ],
    [
      { description: undefined },
      `/servers/1 (${named}): expected a member "description", found none`,
    ],
    [{ 'new\u0000': 1 }, `/servers/1 (${named}): expected no member "new\\u0000"`],
    [
      { endpoint: `x${'y'.repeat(500)}` },
      `/servers/1/endpoint (${named}): expected text that matches ^https?://, found "x${'y'.repeat(78)}…`,
    ],
    [
      { remotes: [{ type: 'http', url: 'u', probeable: false }] },
      `/servers/1/remotes/0 (${named}): expected a member "why_not", found none`,
    ],
    [
      { remotes: [{ type: 'http', url: 'u', probeable: true, why_not: 'template' }] },
      `/servers/1/remotes/0/why_not (${named}): expected no such member, found "template"`,
    ],
  ])('%j', async (change, message) => {
    const dir = await dataFolder();
    await writeFile(join(dir, 'catalog.json'), catalogWith(change));
    expect(await faultOf(readCatalog(dir), dir)).toBe(`data_invalid: catalog.json, at ${message}`);
  });

  it.each([
    ['[]', ': expected an object with either "servers" or "parts"'],
    ['{"schema_version":1,"servers":[]}', ': expected a member "source", found none'],
    [`{"schema_version":2,${SOURCE},"servers":[]}`, ', at /schema_version: expected 1, found 2'],
    [`{"schema_version":1,${SOURCE}}`, ': expected an object with either "servers" or "parts"'],
    [
      `{"schema_version":1,${SOURCE},"parts":["../x.json"]}`,
      ', at /parts/0: expected text that matches ^catalog/[0-9a-f]{2}(-[0-9a-f]{16})?\\.json$, found "../x.json"',
    ],
  ])('%s', async (text, message) => {
    const dir = await dataFolder();
    await writeFile(join(dir, 'catalog.json'), text);
    expect(await faultOf(readCatalog(dir), dir)).toBe(`data_invalid: catalog.json${message}`);
  });

  it.each([
    ['{"a/b":[[1,"ok"]]}', '/servers/a~1b/0: must NOT have fewer than 3 items, found [1,"ok"]'],
    [
      '{"a/b":[[1,"up",2]]}',
      '/servers/a~1b/0/1: expected one of "unreachable", "auth_required", "error", "failed", "ok", "ok_empty", "live_ok", found "up"',
    ],
    ['{"a/b":[["1","ok",2]]}', '/servers/a~1b/0/0: expected integer, found "1"'],
    ['{"a/b":[[1,"ok",null],[1,"ok",-2]]}', '/servers/a~1b/1/2: must be >= 0, found -2'],
    [
      '{"a/b":[[1,"ok",2,3]]}',
      '/servers/a~1b/0: must NOT have more than 3 items, found [1,"ok",2,3]',
    ],
    ['{"..":[]}', '/servers: expected a server name, found ".."'],
    ['{"__proto__":[]}', '/servers: expected a server name, found "__proto__"'],
  ])('history %s', async (servers, message) => {
    const dir = await dataFolder();
    const head = '{"schema_version":1,"columns":["time","status","latency_ms"],"servers":';
    await writeFile(join(dir, 'mcp-probe-history.json'), `${head}${servers}}`);
    expect(await faultOf(readHistory(dir), dir)).toBe(
      `data_invalid: mcp-probe-history.json, at ${message}`,
    );
  });

  it('holds a name twice: nothing is dropped in silence', async () => {
    const dir = await dataFolder();
    const twice = [exampleListing(1), exampleListing(2), exampleListing(1)];
    const { name } = exampleListing(1);
    const text = JSON.stringify({ ...exampleCatalog(0), servers: twice });
    await writeFile(join(dir, 'catalog.json'), text);
    expect(await faultOf(readCatalog(dir), dir)).toBe(
      `data_invalid: catalog.json: expected one record a name, found two of ${name}`,
    );
    await writeFile(
      join(dir, 'mcp-probe-history.json'),
      '{\n"schema_version":1,\n"columns":["time","status","latency_ms"],\n"servers":{\n"a/b":[[1,"ok",2]],\n"c/d":[],\n"a/b":[[2,"ok",3]]\n}\n}\n',
    );
    expect(await faultOf(readHistory(dir), dir)).toBe(
      'data_invalid: mcp-probe-history.json: expected one record a name, found two of a/b',
    );
  });

  it('stops a write too, before the file is touched', async () => {
    const dir = await dataFolder();
    await writeCatalog(dir, exampleCatalog(2));
    const broken = exampleCatalog(2);
    Object.assign(broken.servers[0] ?? {}, { status: 'gone' });
    expect(await faultOf(writeCatalog(dir, broken), dir)).toMatch(
      /^data_invalid: catalog.json, at \/servers\/0\/status/,
    );
    expect(await readCatalog(dir)).toEqual(exampleCatalog(2));
    const twins = { ...exampleCatalog(0), servers: [exampleListing(1), exampleListing(1)] };
    expect(await faultOf(writeCatalog(dir, twins), dir)).toMatch(/found two of/);
    const state = {
      schema_version: 1,
      last_run: 'today',
      validation: 'live_mcp_tools_list',
      servers: {},
    } as const;
    expect(await faultOf(writeState(dir, state), dir)).toBe(
      'data_invalid: mcp-validation-state.json, at /last_run: expected a date-time, found "today"',
    );
  });
});

describe('a file that is not there', () => {
  it('reads as a document of nothing, and settings as the shipped ones', async () => {
    const dir = await dataFolder();
    expect((await readCatalog(dir)).servers).toEqual([]);
    expect(await readState(dir)).toMatchObject({ last_run: null, servers: {} });
    expect((await readHistory(dir)).servers).toEqual({});
    expect((await readCurated(dir)).servers).toEqual([]);
    expect((await readOptOuts(dir)).opt_outs).toEqual([]);
    expect(await readConfig(dir)).toEqual(await readConfig('data'));
  });

  it('and nothing is written by reading; what is read as nothing can be written', async () => {
    const dir = await dataFolder();
    await writeCatalog(dir, await readCatalog(dir));
    expect(await readCatalog(dir)).toMatchObject({ servers: [] });
  });
});

describe('a file that was edited by hand', () => {
  it('is read with a byte order mark, CRLF, any spacing and any order', async () => {
    const dir = await dataFolder();
    const document = exampleCatalog(5);
    document.servers.reverse();
    const text = `\ufeff${JSON.stringify(document, null, 4).replaceAll('\n', '\r\n')}`;
    await writeFile(join(dir, 'catalog.json'), text);
    expect(await readCatalog(dir)).toEqual(exampleCatalog(5));
  });
});
