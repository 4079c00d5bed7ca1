import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleCatalog } from '../data/examples.ts';
import { runCli } from './run-cli.ts';

let htmlServer: Server;
let url = '';
let data = '';

beforeAll(async () => {
  htmlServer = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>\u202e::error::down for maintenance</title>');
  });
  await new Promise<void>((resolve) => htmlServer.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(htmlServer.address() as AddressInfo).port}/v0.1/servers`;
});

afterAll(() => {
  htmlServer.close();
  if (data) rmSync(data, { recursive: true, force: true });
});

beforeEach(() => {
  if (data) rmSync(data, { recursive: true, force: true });
  data = mkdtempSync(join(tmpdir(), 'rollcall-cli-'));
  for (const name of ['config.json', 'curated.json', 'opt-outs.json']) {
    cpSync(join('data', name), join(data, name));
  }
  const config = JSON.parse(readFileSync(join(data, 'config.json'), 'utf8'));
  writeFileSync(join(data, 'config.json'), JSON.stringify({ ...config, canaries: [] }));
  writeFileSync(join(data, 'catalog.json'), JSON.stringify(exampleCatalog(3)));
});

/** Every file of the data folder with its bytes. */
function snapshot(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(data).map((name) => [name, readFileSync(join(data, name), 'utf8')]),
  );
}

async function endsInOneLine(args: string[], exit: number): Promise<string> {
  const before = snapshot();
  const result = await runCli([...args, '--data', data]);
  expect(result.stderr).toMatch(/^rollcall: [^\n]+\n$/);
  expect(result.code).toBe(exit);
  expect(result.stdout).toBe('');
  expect(snapshot()).toEqual(before);
  return result.stderr;
}

describe('bad input ends in one clear line, and nothing is lost', () => {
  it('a registry that answers HTML', async () => {
    const line = await endsInOneLine(['sync', '--registry', url], 5);
    expect(line).toContain('text/html');
    expect(line).not.toContain('\u202e');
  });

  it('a registry address that is none', async () => {
    await endsInOneLine(['sync', '--registry', 'not an address'], 2);
  });

  it('a catalog cut off in the middle', async () => {
    const file = join(data, 'catalog.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 400));
    expect(await endsInOneLine(['probe'], 5)).toContain('catalog.json');
    expect(await endsInOneLine(['sync', '--registry', url], 5)).toContain('catalog.json');
  });

  it('a catalog with a record that does not fit says where and what was expected', async () => {
    const file = join(data, 'catalog.json');
    const catalog = JSON.parse(readFileSync(file, 'utf8'));
    catalog.servers[1].transport = 'pigeon';
    writeFileSync(file, JSON.stringify(catalog));
    const line = await endsInOneLine(['probe'], 5);
    expect(line).toContain('/servers/1/transport');
    expect(line).toContain('stdio');
  });

  it('a configuration without what a run needs', async () => {
    writeFileSync(join(data, 'config.json'), '{"schema_version":1}');
    expect(await endsInOneLine(['probe'], 5)).toContain('config.json');
  });

  it('a name that is not listed', async () => {
    await endsInOneLine(['probe', '--only', 'no.such/listing'], 2);
  });

  it('a folder that is not there', async () => {
    const result = await runCli(['probe', '--data', join(data, 'nowhere')]);
    expect(result.code).toBe(5);
    expect(result.stderr).toMatch(/^rollcall: [^\n]+\n$/);
  });
});

describe('records', () => {
  it.each([
    ['no such file', undefined],
    ['no JSON', '{"schema_version": 1,'],
    ['no record', '{"schema_version": 1}'],
  ])('judge of %s', async (_, text) => {
    const file = join(data, 'record.json');
    if (text !== undefined) writeFileSync(file, text);
    const result = await runCli(['judge', file]);
    expect(result.code).toBe(5);
    expect(result.stderr).toMatch(/^rollcall: [^\n]+record\.json[^\n]+\n$/);
  });

  it('a record that cannot be written is said, after the read', async () => {
    const result = await runCli([
      'handshake',
      url,
      '--allow-private',
      '--record',
      join(data, 'catalog.json', 'x.json'),
    ]);
    expect(result.code).toBe(5);
    expect(result.stderr).toMatch(/^rollcall: [^\n]+\n$/);
  });
});

describe('one read, judged live and from its record', () => {
  it('prints the same, byte for byte, with the same exit code', async () => {
    const file = join(data, 'record.json');
    for (const format of [['--json'], []]) {
      const live = await runCli(['handshake', url, '--allow-private', '--record', file, ...format]);
      const again = await runCli(['judge', file, ...format]);
      expect(live.code).toBe(1);
      expect(again).toEqual(live);
    }
  });
});
