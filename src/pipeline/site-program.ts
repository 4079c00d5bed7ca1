import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The folder that the program runs in: Eleventy looks for input there, and assets are found from there. */
export const SITE_FOLDER = fileURLToPath(new URL('../../site/', import.meta.url));

/**
 * site/build.ts and all that it imports as the text of one module, Eleventy and esbuild excepted. Running
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
    external: ['@11ty/eleventy', 'esbuild'],
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
