import type { ChildProcess } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSite } from '../src/pipeline/build-site.ts';
import { pageProcess } from '../src/pipeline/page-process.ts';
import { changingSources } from '../src/pipeline/site-program.ts';
import { writeDirectory } from '../test/data/directory.ts';
import { answer } from './demo/serve-folder.ts';
import { watched } from './dev/watched.ts';

/**
 * `npm run dev`: a small site of generated data, built anew and reloaded in the browser whenever a template, a
 * module, a style or a script changes. Nothing outside is contacted. `--port N` fixes the port, `--data DIR`
 * takes another data folder.
 */
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const OUT = join(ROOT, 'out/dev');
const LISTINGS = 12;
/** Only here: the pages' own policy lets nothing but files of the site in. */
const RELOAD = '/reload-when-built.js';
const EVENTS = '/built-anew';
const SCRIPT = `new EventSource('${EVENTS}').onmessage = () => location.reload();`;

const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string' } } });
const dataDir = values.data ?? join(OUT, 'data');
const pages = new Set<ServerResponse>();
let siteDir = '';
let builds = 0;

const server = createServer((request, response) => {
  if (request.url === RELOAD) {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
  } else if (request.url === EVENTS) {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    pages.add(response);
    response.once('close', () => pages.delete(response));
  } else {
    const end = `<script type="module" src="${RELOAD}"></script>\n`;
    void answer(siteDir, request.url ?? '/', response, end);
  }
});
await new Promise<void>((listening) => {
  server.listen(Number(values.port ?? 0), '127.0.0.1', listening);
});
const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const sources = await changingSources();
/** Loads the page engine before there is a change to show. */
let waiting: ChildProcess | null = pageProcess();
function processes(): ChildProcess {
  const taken = waiting ?? pageProcess();
  waiting = null;
  return taken;
}

/** Into the folder that is not being served, which takes the other's place once it is whole. */
async function build(changed: string): Promise<void> {
  const start = performance.now();
  const outDir = join(OUT, builds % 2 === 0 ? 'site-a' : 'site-b');
  try {
    await buildSite({ dataDir, outDir, siteUrl, sources: await sources(), processes });
    siteDir = outDir;
    builds += 1;
    for (const page of pages) page.write('data: built\n\n');
    const seconds = ((performance.now() - start) / 1000).toFixed(2);
    const why = changed === '' ? '' : `${relative(ROOT, changed)} changed: `;
    process.stdout.write(`${why}built in ${seconds} s: ${siteUrl}\n`);
  } catch (error) {
    process.stderr.write(`dev: ${error instanceof Error ? error.message : String(error)}\n`);
  }
  waiting ??= pageProcess();
}

if (values.data === undefined) {
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await writeDirectory(dataDir, LISTINGS);
}
await build('');
watched([join(ROOT, 'site'), join(ROOT, 'src'), join(ROOT, 'data/schemas')], build);
