import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoot } from '../neighbourhood/certificates.ts';
import { catalogOf, configOf } from './data.ts';
import { type LoopbackServer, startLoopbackServer } from './loopback.ts';
import { createProject, type Project } from './project.ts';

const NAME = 'demo.example/claimed';
const HOST = '127.0.0.9';
let server: LoopbackServer;
let project: Project;
let roots: string;

beforeAll(async () => {
  const root = await createRoot({ commonName: 'Root of the workflows' });
  const { chain, key } = await root.issue({ commonName: HOST, names: [HOST] });
  roots = await mkdtemp(join(tmpdir(), 'rollcall-roots-'));
  writeFileSync(join(roots, 'root.pem'), root.cert);
  server = await startLoopbackServer(HOST, ['one', 'two'], { key, cert: chain });
  server.proof = 'github=SomeOne\n';
  project = createProject({
    'data/config.json': configOf({ shards: 1 }),
    'data/catalog.json': catalogOf([
      { name: NAME, url: server.url },
      { name: 'demo.example/unclaimed', url: server.url.replace('/mcp', '/other') },
    ]),
    'data/claims.json': `{
"schema_version":1,
"claims":[
{"listing":"${NAME}","github":"someone","host":"${HOST}","proof":"file","since":"2026-11-01"}
]}
`,
  });
});

afterAll(async () => {
  project?.remove();
  await server?.close();
  await rm(roots, { recursive: true, force: true });
});

const run = (schedule: string) =>
  project.workflow('claims.yml', {
    event: 'schedule',
    payload: { schedule },
    env: { NODE_EXTRA_CA_CERTS: join(roots, 'root.pem') },
  });
const claims = () => JSON.parse(project.read('data/claims.json'));
const DAILY = '17 1 * * *';
const WEEKLY = '53 0 * * 3';

describe('claims.yml', () => {
  it('checks the claimed servers every day, and them alone', async () => {
    const ended = await run(DAILY);
    expect(ended.code, ended.output).toBe(0);
    expect(project.files('data/checkups')).toHaveLength(1);
    const [file = ''] = project.files('data/checkups');
    const history = JSON.parse(project.read(file));
    expect(history).toMatchObject({ name: NAME, checkups: [{ endpoint: server.url }] });
    expect(history.checkups[0].rows).toContainEqual(
      expect.objectContaining({ check: 'reachability', state: 'VERIFIED' }),
    );
    expect(claims().claims[0]).not.toHaveProperty('checked_at');
  });

  it('sees every week that the proof is still there', async () => {
    const ended = await run(WEEKLY);
    expect(ended.code, ended.output).toBe(0);
    expect(claims().claims).toMatchObject([{ listing: NAME, checked_at: expect.any(String) }]);
    expect(claims().claims[0]).not.toHaveProperty('missed');
  });

  it('withdraws, in words, what was gone twice', async () => {
    server.proof = null;
    const first = await run(WEEKLY);
    expect(first.code, first.output).toBe(0);
    const [claim] = claims().claims;
    expect(claim).toMatchObject({ missed: { gone: 1 } });
    const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString();
    const old = project.read('data/claims.json').replaceAll(claim.missed.last, weekAgo);
    project.push({ 'data/claims.json': old }, 'A week later');
    const second = await run(WEEKLY);
    expect(second.code, second.output).toBe(0);
    expect(claims()).toMatchObject({
      claims: [],
      withdrawn: [
        { listing: NAME, github: 'someone', reason: expect.stringContaining('mcp-rollcall.txt') },
      ],
    });
  });

  it('commits nothing where nobody claims anything', async () => {
    const before = project.git('rev-parse', 'main');
    const requests = server.requests;
    const ended = await run(DAILY);
    expect(ended.code, ended.output).toBe(0);
    expect(project.git('rev-parse', 'main')).toBe(before);
    expect(server.requests).toBe(requests);
  });
});
