import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Catalog, Listing } from '../../src/generated/catalog.ts';
import { readCatalog, writeCatalog } from '../../src/store/catalog.ts';
import { readConfig, userAgent } from '../../src/store/config.ts';
import { readCurated } from '../../src/store/curated.ts';
import { readHistory, writeHistory } from '../../src/store/history.ts';
import { readOptOuts } from '../../src/store/opt-outs.ts';
import { readState, writeState } from '../../src/store/state.ts';
import { exampleCatalog, exampleHistory, exampleState, HOSTILE } from '../data/examples.ts';
import { dataFolder, faultOf } from './folder.ts';

/** Members in no sensible order: the writer has to put them right. */
const LISTING: Listing = {
  tools: ['find'],
  source: 'manual',
  packages: [{ version: '1.0.0', identifier: 'x', type: 'npm' }],
  remotes: [
    { probeable: false, why_not: 'template', url: 'https://{t}.example/mcp', type: 'http' },
  ],
  version: '1.0.0',
  description: 'Finds — things.\u202e',
  updated_at: null,
  published_at: '2026-01-02T03:04:05.678901Z',
  official: true,
  transport: 'stdio',
  status: 'active',
  name: 'com.example/Find',
};
const CATALOG: Catalog & { servers: Listing[] } = {
  servers: [LISTING, { ...LISTING, name: 'com.example/Apple', tools: [] }],
  source: {
    rejected: 1,
    rows: 3,
    pages: 1,
    pulled_at: '2026-11-29T04:17:00Z',
    registry: 'https://r.example/',
  },
  schema_version: 1,
};

describe('catalog.json', () => {
  it('has these bytes', async () => {
    const dir = await dataFolder();
    await writeCatalog(dir, CATALOG);
    const record = (name: string, tools: string) =>
      `{"name":"com.example/${name}","description":"Finds — things.\\u202e","version":"1.0.0","status":"active","transport":"stdio","remotes":[{"type":"http","url":"https://{t}.example/mcp","probeable":false,"why_not":"template"}],"packages":[{"type":"npm","identifier":"x","version":"1.0.0"}],"published_at":"2026-01-02T03:04:05.678901Z","updated_at":null,"source":"manual","official":true,"tools":${tools}}`;
    expect(await readFile(join(dir, 'catalog.json'), 'utf8')).toBe(`{
"schema_version":1,
"source":{"registry":"https://r.example/","pulled_at":"2026-11-29T04:17:00Z","pages":1,"rows":3,"rejected":1},
"servers":[
${record('Apple', '[]')},
${record('Find', '["find"]')}
]
}
`);
    expect(await readCatalog(dir)).toEqual({ ...CATALOG, servers: CATALOG.servers.toReversed() });
  });

  it('has these bytes when nothing is listed', async () => {
    const dir = await dataFolder();
    await writeCatalog(dir, { ...CATALOG, servers: [] });
    const text = await readFile(join(dir, 'catalog.json'), 'utf8');
    expect(text.split('\n').slice(3)).toEqual(['"servers":[]', '}', '']);
  });

  it('keeps a hostile listing as data, on one line of what can be shown', async () => {
    const dir = await dataFolder();
    const catalog = exampleCatalog(4, { hostile: true });
    await writeCatalog(dir, catalog);
    const text = await readFile(join(dir, 'catalog.json'), 'utf8');
    expect(text.split('\n')).toHaveLength(5 + 7);
    expect(text).toMatch(/^[\n\P{C}]*$/u);
    const { servers } = await readCatalog(dir);
    const hostile = servers.find(({ name }) => name === HOSTILE.name);
    expect(hostile?.description).toBe(HOSTILE.description.replace('\ud800', '\ufffd'));
    expect(await writeCatalog(dir, { ...catalog, servers })).toBe(false);
  });
});

describe('mcp-validation-state.json', () => {
  it('has these bytes', async () => {
    const dir = await dataFolder();
    await writeState(dir, {
      servers: {
        'a/b': {
          tool_count: 1,
          changed_at: '2026-11-01T00:00:00Z',
          server_info: { version: '1', name: 'n' },
          endpoint_status: 'ok',
          endpoint: 'https://a.example/mcp',
          validation_method: 'live_mcp',
          validated_at: '2026-11-29T04:17:00Z',
          tools_read_at: '2026-11-29T04:17:00Z',
          pending: { since: '2026-11-29T04:17:00Z', reason: 'server_error', status: 'error' },
          toolset_fingerprint: 'sha256:0',
          schema_fingerprint: 'sha256:1',
          protocol_version: '2024-11-05',
          era: 'streamable',
          http_status: 200,
        },
        'B/a': {
          endpoint: 'https://b.example/mcp',
          endpoint_status: 'auth_required',
          reason: 'unauthorized',
          http_status: 401,
          validation_method: 'live_mcp',
          validated_at: '2026-11-28T04:17:00Z',
          tools_read_at: '2026-11-20T04:17:00Z',
          tool_count: 3,
          changed_at: '2026-11-21T04:17:00Z',
        },
      },
      validation: 'live_mcp_tools_list',
      last_run: '2026-11-29T04:17:00Z',
      schema_version: 1,
    });
    expect(await readFile(join(dir, 'mcp-validation-state.json'), 'utf8')).toBe(`{
"schema_version":1,
"last_run":"2026-11-29T04:17:00Z",
"validation":"live_mcp_tools_list",
"servers":{
"B/a":{"endpoint":"https://b.example/mcp","endpoint_status":"auth_required","reason":"unauthorized","http_status":401,"validation_method":"live_mcp","validated_at":"2026-11-28T04:17:00Z","tool_count":3,"tools_read_at":"2026-11-20T04:17:00Z","changed_at":"2026-11-21T04:17:00Z"},
"a/b":{"endpoint":"https://a.example/mcp","endpoint_status":"ok","pending":{"status":"error","reason":"server_error","since":"2026-11-29T04:17:00Z"},"http_status":200,"validation_method":"live_mcp","era":"streamable","protocol_version":"2024-11-05","server_info":{"name":"n","version":"1"},"tool_count":1,"toolset_fingerprint":"sha256:0","schema_fingerprint":"sha256:1","changed_at":"2026-11-01T00:00:00Z"}
}
}
`);
  });
});

describe('mcp-probe-history.json', () => {
  it('has these bytes', async () => {
    const dir = await dataFolder();
    await writeHistory(dir, {
      columns: ['time', 'status', 'latency_ms'],
      schema_version: 1,
      servers: {
        'c/d': [],
        'a/b': [
          [1796000000, 'ok', 412],
          [1795913600, 'unreachable', null],
        ],
      },
    });
    expect(await readFile(join(dir, 'mcp-probe-history.json'), 'utf8')).toBe(`{
"schema_version":1,
"columns":["time","status","latency_ms"],
"servers":{
"a/b":[[1795913600,"unreachable",null],[1796000000,"ok",412]],
"c/d":[]
}
}
`);
  });
});

describe('the three files', () => {
  it('are what they were when they are read and written again', async () => {
    const dir = await dataFolder();
    const catalog = exampleCatalog(300, { hostile: true });
    const state = exampleState(catalog);
    await writeCatalog(dir, catalog);
    await writeState(dir, state);
    await writeHistory(dir, exampleHistory(state));
    expect(await writeCatalog(dir, await readCatalog(dir))).toBe(false);
    expect(await writeState(dir, await readState(dir))).toBe(false);
    expect(await writeHistory(dir, await readHistory(dir))).toBe(false);
  });
});

describe('the files that people keep', () => {
  it('are valid as they stand in this repository', async () => {
    const config = await readConfig('data');
    expect(userAgent(config, '1.2.3')).toBe(`mcp-rollcall/1.2.3 (+${config.site_url})`);
    expect(await readCurated('data')).toMatchObject({ schema_version: 1 });
    expect(await readOptOuts('data')).toMatchObject({ schema_version: 1 });
  });

  const good = { name: 'a/b', why: 'because' };
  it.each([
    [
      'curated.json',
      { servers: [{ name: 'a/b' }] },
      ', at /servers/0 (a/b): expected a member "why", found none',
    ],
    ['curated.json', { servers: [good, good] }, ', at /servers/1 (a/b): expected one entry a name'],
    [
      'curated.json',
      { servers: [{ ...good, endpoint: 'javascript:alert(1)' }] },
      ', at /servers/0/endpoint (a/b): expected text that matches ^https?://, found "javascript:alert(1)"',
    ],
    [
      'opt-outs.json',
      { opt_outs: [{ reason: 'r', date: '2026-11-31', host: 'h' }] },
      ', at /opt_outs/0/date: expected a date, found "2026-11-31"',
    ],
    [
      'opt-outs.json',
      { opt_outs: [{ reason: 'r', date: '2026-11-30' }] },
      ', at /opt_outs/0: must NOT have fewer than 3 properties, found {"reason":"r","date":"2026-11-30"}',
    ],
    [
      'opt-outs.json',
      { opt_outs: [{ reason: 'r', date: '2026-11-30', host: 'h', name: 'a/b' }] },
      ', at /opt_outs/0 (a/b): must NOT have more than 3 properties, found {"reason":"r","date":"2026-11-30","host":"h","name":"a/b"}',
    ],
  ])('%s that is wrong: %j', async (file, members, message) => {
    const dir = await dataFolder();
    await writeFile(join(dir, file), JSON.stringify({ schema_version: 1, ...members }));
    const read = file === 'curated.json' ? readCurated(dir) : readOptOuts(dir);
    expect(await faultOf(read, dir)).toBe(`data_invalid: ${file}${message}`);
  });

  it.each([
    ['host', 'https://one.example/'],
    ['host', '*.example'],
    ['host', ''],
    ['endpoint', 'one.example/mcp'],
    ['name', 'one.example'],
  ])('an opt-out that would keep nobody out: %s %j', async (member, value) => {
    const dir = await dataFolder();
    const optOuts = [{ reason: 'r', date: '2026-11-30', [member]: value }];
    const text = JSON.stringify({ schema_version: 1, opt_outs: optOuts });
    await writeFile(join(dir, 'opt-outs.json'), text);
    const fault = await faultOf(readOptOuts(dir), dir);
    expect(fault).toContain(`data_invalid: opt-outs.json, at /opt_outs/0/${member}`);
    expect(fault).toContain('expected text that matches');
  });

  it.each([
    'one.example',
    'one.example.:8443',
    'bücher.example',
    '127.0.0.1',
    '[::1]:443',
    'localhost',
  ])('an opt-out of the host %s', async (host) => {
    const dir = await dataFolder();
    const optOuts = [{ host, reason: 'r', date: '2026-11-30' }];
    const text = JSON.stringify({ schema_version: 1, opt_outs: optOuts });
    await writeFile(join(dir, 'opt-outs.json'), text);
    expect((await readOptOuts(dir)).opt_outs).toEqual(optOuts);
  });

  it.each([
    [
      { site_url: 'https://x.example' },
      '/site_url: expected text that matches ^https?://[!-~]+/$, found "https://x.example"',
    ],
    [
      { site_url: 'https://x.example/\r\nX: y/' },
      '/site_url: expected text that matches ^https?://[!-~]+/$, found "https://x.example/\\r\\nX: y/"',
    ],
    [{ client_name: '' }, '/client_name: expected text that matches ^[ -~]+$, found ""'],
    [{ sync: { smallest_share: 80 } }, '/sync/smallest_share: must be <= 1, found 80'],
    [
      { probe: { concurrency: 0, per_host: 1, host_gap_ms: 1, host_timeouts_in_a_row: 1 } },
      '/probe/concurrency: must be >= 1, found 0',
    ],
  ])('config.json with %j', async (change, message) => {
    const dir = await dataFolder();
    await mkdir(dir, { recursive: true });
    const config = { ...(await readConfig('data')), ...change };
    await writeFile(join(dir, 'config.json'), JSON.stringify(config));
    expect(await faultOf(readConfig(dir), dir)).toBe(`data_invalid: config.json, at ${message}`);
    expect((await stat(join(dir, 'config.json'))).size).toBeGreaterThan(0);
  });
});
