import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { readCatalog, writeCatalog } from '../../src/store/catalog.ts';
import { dataFolder } from './folder.ts';

const KILLS = 30;
const MOST_KILLS = 150;

describe('a process that is killed while it writes', () => {
  it('leaves every document as it was or as it should be, and the next run clears up', async () => {
    const dir = await dataFolder();
    const tools = await dataFolder();
    const script = join(tools, 'child.mjs');
    await build({
      entryPoints: ['test/store/writing-child.ts'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: script,
    });

    const forms = new Set<string>();
    let leftovers = 0;
    // It goes on until the kills have hit a switch from old parts to new ones and a file on its way.
    const hitAll = () => forms.size === 2 && leftovers > 0;
    for (let kill = 0; kill < KILLS || (kill < MOST_KILLS && !hitAll()); kill++) {
      const child = spawn(process.execPath, [script, dir], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let printed = '';
      child.stdout.on('data', (chunk) => {
        printed += chunk;
      });
      await once(child.stdout, 'data');
      await wait((kill * 37) % 90);
      child.kill('SIGKILL');
      await once(child, 'close');

      const acknowledged = Number(printed.trimEnd().split('\n').at(-1));
      const { servers } = await readCatalog(dir);
      const versions = new Set(servers.map(({ version }) => Number(version)));
      expect(servers).toHaveLength(150);
      expect([...versions]).toHaveLength(1);
      const [version = 0] = versions;
      expect(version === acknowledged || version === acknowledged + 1).toBe(true);

      const names = await readdir(dir, { recursive: true });
      forms.add(names.some((name) => /-[0-9a-f]{16}\.json$/.test(name)) ? 'between' : 'settled');
      leftovers += names.filter((name) => name.endsWith('.tmp')).length;
    }
    expect(hitAll()).toBe(true);

    await writeCatalog(dir, await readCatalog(dir));
    expect(await readdir(dir)).toEqual(['catalog.json']);
  }, 120_000);
});
