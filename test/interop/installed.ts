import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SERVERS = fileURLToPath(new URL('./servers/', import.meta.url));
const CACHE = fileURLToPath(new URL('../../.cache/interop/', import.meta.url));
const INSTALL_MS = 600_000;

export interface Recipe {
  /** Its folder in the cache begins with it. */
  name: string;
  /** The folder under servers/. */
  folder: string;
  /** The files there that decide what is installed. */
  files: string[];
  /** Prints the version of the toolchain: what is installed is only good for this one. */
  toolchain: [command: string, ...args: string[]];
  /** Commands that fill `target`; run with `source`, the folder under servers/, as working folder. */
  steps(target: string): { command: [string, ...string[]]; env?: Record<string, string> }[];
}

/**
 * What the recipe makes, in a folder of the cache that is kept while its files and its toolchain stay
 * the same. Throws with the tool's own words when it can't be made.
 */
export async function installed(recipe: Recipe): Promise<{ source: string; target: string }> {
  const source = join(SERVERS, recipe.folder);
  const [tool, ...versionArgs] = recipe.toolchain;
  const version = await output(recipe, [tool, ...versionArgs], source);
  const hash = createHash('sha256').update(version).update(recipe.steps('').toString());
  for (const file of recipe.files) hash.update(file).update(await readFile(join(source, file)));
  const folder = `${recipe.name}-${hash.digest('hex').slice(0, 12)}`;
  const target = join(CACHE, folder);
  if (await exists(target)) return { source, target };

  await forgetOthers(recipe.name);
  process.stderr.write(`interop: installing ${recipe.name} (${tool})\n`);
  // Only what is whole gets the name that is looked for.
  const unfinished = join(CACHE, `${folder}.${process.pid}.tmp`);
  await mkdir(unfinished, { recursive: true });
  for (const { command, env } of recipe.steps(unfinished)) {
    await output(recipe, command, source, env);
  }
  await rename(unfinished, target);
  return { source, target };
}

async function output(
  recipe: Recipe,
  [command, ...args]: [string, ...string[]],
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  try {
    const { stdout } = await run(command, args, {
      cwd,
      env: { ...process.env, ...env },
      timeout: INSTALL_MS,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    const reason =
      code === 'ENOENT'
        ? `${command} is not installed; npm run interop needs it`
        : `\`${[command, ...args].join(' ')}\` failed:\n${(stderr ?? '').slice(-4000)}`;
    throw new Error(`server ${recipe.name}: ${reason}`, { cause: error });
  }
}

/** What an earlier set of versions left behind. */
async function forgetOthers(name: string): Promise<void> {
  const folders = await readdir(CACHE).catch(() => []);
  const ofName = folders.filter((folder) => folder.slice(0, folder.lastIndexOf('-')) === name);
  await Promise.all(ofName.map((folder) => rm(join(CACHE, folder), { recursive: true })));
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
