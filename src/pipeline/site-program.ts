import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';

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

/** The site's style sheet, minified. */
export async function siteStyles(): Promise<string> {
  const parts = STYLES.map((name) => readFile(`${SITE_FOLDER}assets/css/${name}.css`, 'utf8'));
  const css = (await Promise.all(parts)).join('\n');
  return (await transform(css, { loader: 'css', minify: true, target: 'es2022' })).code;
}
