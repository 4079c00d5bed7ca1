import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NEEDED = ['site', 'src', 'scripts', 'test/data', 'data', 'package.json'];

/** A copy of the sources, so that changing them changes nothing for anybody else. */
describe('npm run dev', { timeout: 180_000 }, () => {
  let folder = '';
  let server: ChildProcess;
  let url = '';
  const said: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rollcall-dev-'));
    for (const path of NEEDED) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [server.stdout, server.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => said.push(line));
    }
    url = await until(() => /built in [\d.]+ s: (http:\S+)/.exec(said.join('\n'))?.[1]);
  }, 180_000);
  afterAll(async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  /** Looks again until there is something, for as long as a busy machine may take. */
  async function until<T>(look: () => T | Promise<T>): Promise<NonNullable<T>> {
    for (let looks = 0; looks < 800 && server.exitCode === null; looks += 1) {
      const found = await look();
      if (found !== undefined && found !== null && found !== false) return found;
      await pause(100);
    }
    throw new Error(`nothing came; the server said:\n${said.join('\n')}`);
  }
  const page = async (path: string) => (await fetch(url + path)).text();
  const replace = (file: string, before: string, after: string) => {
    const source = readFileSync(join(folder, file), 'utf8');
    expect(source).toContain(before);
    writeFileSync(join(folder, file), source.replace(before, after));
  };

  it('shows a change in a template, a module and a style, and tells the pages that are open', async () => {
    const events = await fetch(`${url}built-anew`);
    const reader = events.body?.getReader();
    replace('site/pages/about.11ty.ts', 'aboutPage(', '`changed template ` + aboutPage(');
    await until(async () => (await page('about/')).includes('changed template'));
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('data: built\n\n');
    await reader?.cancel();
    expect(said.join('\n')).toContain('site/pages/about.11ty.ts changed: built in');

    replace('site/html.ts', 'let text = strings[0]', "let text = '<!--m-->' + strings[0]");
    await until(async () => (await page('about/')).includes('<!--m-->'));
    appendFileSync(join(folder, 'site/assets/css/base.css'), '.changed-style{color:red}\n');
    await until(async () => (await page('assets/site.css')).includes('.changed-style'));
  });

  it('goes on showing what it has while the sources are broken', async () => {
    const source = readFileSync(join(folder, 'site/parts/about.ts'), 'utf8');
    writeFileSync(join(folder, 'site/parts/about.ts'), `${source}\nthis is no module`);
    await until(() => said.some((line) => line.startsWith('dev: ')));
    expect(await page('about/')).toContain('</html>');
    writeFileSync(join(folder, 'site/parts/about.ts'), `${source}\n`);
    const builds = () => said.filter((line) => line.includes('built in')).length;
    const before = builds();
    await until(() => builds() > before);
  });
});
