import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeCatalog } from '../../src/store/catalog.ts';
import { readCard, readCardIndex, writeCardIndex } from '../../src/store/report-cards.ts';
import { listing } from '../judge/handshake/listing.ts';
import { serve } from '../reads/report-server.ts';
import { SCRIPTS } from './report-scripts.ts';
import { runCli } from './run-cli.ts';

const NAME = 'example.test/one';
const WORDS = ['previous instructions', 'mcp-instructions', 'get_forecast', 'sha256:'];

async function folder() {
  const root = mkdtempSync(join(tmpdir(), 'rollcall-read-cli-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const server = await serve(SCRIPTS['mcp-instructions-to-agent']);
  onTestFinished(() => server.close());
  const [data, records, summary] = ['data', 'records', 'summary.md'].map((one) => join(root, one));
  if (data === undefined || records === undefined || summary === undefined) throw new Error();
  await writeCatalog(data, {
    schema_version: 1,
    source: {
      registry: server.origin,
      pulled_at: '2026-11-01T00:00:00Z',
      pages: 1,
      rows: 1,
      rejected: 0,
    },
    servers: [listing({ name: NAME, endpoint: server.url, version: '1.0.0' })],
  });
  const config = JSON.parse(readFileSync('data/config.json', 'utf8'));
  writeFileSync(join(data, 'config.json'), JSON.stringify({ ...config, canaries: [] }));
  const read = (...args: string[]) =>
    runCli(['read', '--data', data, '--records', records, '--allow-private', ...args], {
      env: { GITHUB_STEP_SUMMARY: summary },
    });
  const everything = () =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
  return { data, records, read, everything };
}

it('a first read leaves two dates and tells numbers', async () => {
  const { data, read, everything } = await folder();
  const json = await read('--json');
  const text = await read();
  expect([json.code, text.code]).toEqual([0, 0]);
  expect(JSON.parse(json.stdout)).toMatchObject({ pass: 'weekly', first_reads: 1, unopened: 1 });
  expect(text.stdout).toContain('1 not open yet');
  const told = [json, text].map(({ stdout, stderr }) => stdout + stderr).join() + everything();
  for (const word of WORDS) expect(told).not.toContain(word);
  const entry = (await readCardIndex(data)).servers[NAME];
  expect(Object.keys(entry ?? {})).toEqual(['first_read', 'opens_on']);
});

it('an opened card is written, and its record gives the same findings without a network', async () => {
  const { data, records, read, everything } = await folder();
  const first_read = '2026-01-01T00:00:00.000Z';
  const entry = { first_read, opens_on: '2026-01-15T00:00:00.000Z' };
  await writeCardIndex(data, { schema_version: 1, servers: { [NAME]: entry } });
  const run = await read();
  expect(run.code).toBe(0);
  expect(run.stdout).toContain(`${NAME}: awaits its second read (mcp-instructions-to-agent)`);
  const card = await readCard(data, NAME);
  expect(card).toMatchObject({ score: 75, awaiting_second_read: ['mcp-instructions-to-agent'] });
  expect(everything()).toContain('### Awaiting a second read (1)');
  const judged = await runCli(['judge', join(records, `${NAME}.json`), '--json']);
  expect(JSON.parse(judged.stdout).findings).toEqual(card?.findings);
  const second = await read('--second-reads', '--json');
  expect(JSON.parse(second.stdout)).toMatchObject({ pass: 'second_reads', targets: 0, reads: 0 });
});

it('says what it can not do, and writes nothing then', async () => {
  const { data, read } = await folder();
  const unknown = await read('--only', 'nobody/knows');
  expect(unknown).toMatchObject({ code: 2, stdout: '' });
  expect(unknown.stderr).toContain('nobody/knows');
  const model = await runCli(['read', '--data', data], {
    env: { ROLLCALL_MODEL_URL: 'http://127.0.0.1/v1' },
  });
  expect(model).toMatchObject({ code: 2, stdout: '' });
  expect(model.stderr).toContain('ROLLCALL_MODEL');
  const nowhere = await runCli(['read', '--data', join(data, 'nowhere')]);
  expect(nowhere.code).toBe(5);
  expect(readdirSync(data)).not.toContain('report-cards');
});
