// Keeps an artifact in a folder of the run, below its name; a path may be several lines of paths and globs of one star.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const { input, RUN, seen } = await import(process.env.ROLLCALL_STAND_IN);

seen('upload-artifact');
const target = join(RUN, 'artifacts', input('name'));
const paths = input('path')
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean)
  .flatMap(expanded);
if (paths.length === 0) {
  const lost = input('if-no-files-found') || 'warn';
  console.log(`no file at ${input('path')}`);
  if (lost === 'error') process.exit(1);
} else {
  if (existsSync(target)) {
    if (input('overwrite') !== 'true')
      throw new Error(`the artifact ${input('name')} is there already`);
    rmSync(target, { recursive: true });
  }
  mkdirSync(target, { recursive: true });
  // One folder: its content. Several paths: below what they have in common, which is their folder here.
  for (const path of paths) {
    const isOnlyFolder = paths.length === 1 && statSync(path).isDirectory();
    cpSync(path, isOnlyFolder ? target : join(target, basename(path)), { recursive: true });
  }
}

function expanded(path) {
  if (!path.includes('*')) return existsSync(path) ? [path] : [];
  const folder = dirname(path);
  const pattern = new RegExp(`^${basename(path).split('*').map(literal).join('.*')}$`);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

function literal(text) {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
