import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeHandshake } from '../../src/judge/handshake/judge.ts';
import { readHandshake } from '../../src/reads/handshake.ts';
import { readRecord, writeRecord } from '../../src/store/observations.ts';
import { playCase } from '../neighbourhood/scripted-server.ts';
import { readOptions } from '../reads/read-options.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollcall-records-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The record of a server with one tool of this schema, and what became of it in a file. */
async function kept(schema: string) {
  const list = `{"tools":[{"name":"a","inputSchema":${schema}}]}`;
  const body = `{"jsonrpc":"2.0","id":$ID,"result":${list}}`;
  const step = { on: 'tools/list', path: '/mcp', status: 200, body };
  const server = await playCase({ n: 0, title: '', status: '', tags: [], exchange: [step] });
  try {
    const observation = await readHandshake(server.url, readOptions());
    const file = join(folder, `${schema.length}.json`);
    await writeRecord(file, observation);
    return { observation, read: await readRecord(file), text: await readFile(file, 'utf8') };
  } finally {
    await server.close();
  }
}

it('a record comes back as it was, an exchange a line', async () => {
  const { observation, read, text } = await kept('{"type":"object"}');
  expect(read).toEqual(observation);
  expect(text.split('\n').filter((line) => line.startsWith('{"step":'))).toHaveLength(3);
});

it.each([1000, 100_000])(
  'a reply that is nested %i deep is kept in little space',
  async (depth) => {
    const schema = '['.repeat(depth) + ']'.repeat(depth);
    const { observation, read, text } = await kept(schema);
    expect(judgeHandshake(read).status).toBe(judgeHandshake(observation).status);
    expect(text.length).toBeLessThan(2 * schema.length + 20_000);
  },
);
