import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import type { Styles } from '../../site/plain/site-files.ts';

/** The folder that the program runs in: Eleventy looks for input there, and assets are found from there. */
export const SITE_FOLDER = fileURLToPath(new URL('../../site/', import.meta.url));

/**
 * site/build.ts and all that it imports as the text of one module, Eleventy excepted. Running
 * the sources as they are would cost a translator in each process, and a name for every closure made.
 */
export async function siteProgram(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${SITE_FOLDER}build.ts`],
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['@11ty/eleventy'],
    // CommonJS packages in an ES module bundle still ask for `require`.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild gave no program');
  return file.text;
}

const STYLES = ['base', 'frame', 'listing', 'lists'];

/** The site's style sheets, minified. */
export async function siteStyles(): Promise<Styles> {
  const folder = `${SITE_FOLDER}assets/css/`;
  const more = (await readdir(`${folder}more/`)).filter((name) => name.endsWith('.css')).sort();
  return {
    site: await sheet(STYLES.map((name) => `${folder}${name}.css`)),
    more: await sheet(more.map((name) => `${folder}more/${name}`)),
  };
}

async function sheet(files: readonly string[]): Promise<string> {
  const css = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  return (await transform(css, { loader: 'css', minify: true, target: 'es2022' })).code;
}

/** The scripts for browsers, minified, by name: each file of site/browser/ is one, with all that it imports. */
export async function siteScripts(): Promise<Record<string, string>> {
  const folder = `${SITE_FOLDER}browser/`;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const { outputFiles } = await build({
    entryPoints: names.map((name) => folder + name),
    outdir: folder,
    write: false,
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    logLevel: 'warning',
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path, '.js'), text]));
}
